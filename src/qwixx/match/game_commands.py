"""Commands in a game: rolling and choosing, and what follows automatically when nothing is left to wait for."""

from qwixx.codec.values import event_json
from qwixx.match.commands import AddLink, Choose, RollDice
from qwixx.match.events import (
    Begun,
    Called,
    ColourResolved,
    Confirmed,
    Ended,
    Happening,
    Linked,
    Paused,
    Pencilled,
    Reconsidered,
    Resumed,
    Rolled,
    WhiteResolved,
)
from qwixx.match.fair_draws import Links
from qwixx.match.fold_game import NO_LINK
from qwixx.match.preconditions import Ask, InGame, need_draw, need_player
from qwixx.match.struct_base import Value
from qwixx.match.table import PLAY, Play, Table, Typed, awaited_links
from qwixx.rules import Choice, Game, IllegalError, Start, StartKind
from qwixx.rules.game import COLOUR, OVER, ROLL, WHITE


class Resolution(Value, frozen=True):
    """An action resolved by the rules, and the game after it."""

    what: WhiteResolved | ColourResolved
    game: Game


def need_turn_to_roll(ask: Ask) -> InGame:
    """The active player, before it has rolled (C7)."""
    play, player = found = need_draw(ask)
    if play.start is None or play.links is not None or play.game.phase is not ROLL:
        raise IllegalError("not-to-roll", "the dice are not waiting to be rolled", "C7")
    if player != play.game.active:
        raise IllegalError("not-active", "only the active player rolls", "C7")
    return found


def roll_dice(ask: Ask, command: RollDice, by: InGame) -> Happening:
    """The active player rolls; if others take part in the dice, their links are asked for first."""
    play, player = by
    _check_link(play, player, command.link)
    early = command.links or (None,) * len(play.players)
    links = (*early[:player], command.link or NO_LINK, *early[player + 1 :])
    if awaited_links(ask.table, play, links):
        return Called(play.players[player], command.link)
    return drawn(ask.table, play, links)


def early_link(ask: Ask, command: AddLink) -> bytes | None:
    """The link of an `AddLink` that comes before its draw is called, empty for none; `None` if this is no such command.

    Nothing is left to decide before that roll, so it does not matter who knows the link already. A server
    may keep it and hand it in with the roll (`RollDice.links`): then the draw is a single event.
    """
    play = ask.table.play
    if play is None or play.moment != command.moment or play.links is not None or play.game.phase is not ROLL:
        return None
    try:
        _, player = need_draw(ask)
        _check_link(play, player, command.link)
    except IllegalError:
        return None
    is_due = play.start is not None and player != play.game.active
    return command.link or NO_LINK if is_due and play.fair and play.fair.takes_part(player) else None


def need_call(ask: Ask) -> InGame:
    """A player whose link a draw waits for."""
    play, player = found = need_draw(ask)
    if play.links is None:
        raise IllegalError("no-draw", "no draw is being made")
    if play.fair is None or not play.fair.takes_part(player):
        raise IllegalError("no-part", f"player {player + 1} takes no part in these draws")
    if play.links[player] is not None:
        raise IllegalError("no-change", f"player {player + 1} has answered this draw already")
    return found


def add_link(ask: Ask, command: AddLink, by: InGame) -> Happening:
    """A player adds its link; the last one makes the draw."""
    play, player = by
    _check_link(play, player, command.link)
    found = play.links or ()
    links = (*found[:player], command.link or NO_LINK, *found[player + 1 :])
    if awaited_links(ask.table, play, links):
        return Linked(play.players[player], command.link)
    return drawn(ask.table, play, links)


def need_choice(ask: Ask) -> InGame:
    """A player who has something to choose now (C8, C9)."""
    play, player = found = need_player(ask)
    if play.choices and len(play.choices[player]) > 1:
        return found
    if play.game.phase is COLOUR and player != play.game.active:
        raise IllegalError("not-active", "only the active player crosses anything in action 2", "C9")
    if play.game.phase is ROLL:
        raise IllegalError("not-rolled", "the dice have not been rolled yet", "C7")
    raise IllegalError("nothing-to-choose", f"player {player + 1} can cross nothing now, and is not waited for", "C8")


def choose(_: Ask, command: Choose, by: InGame) -> Happening | Resolution:
    """A player's sealed choice; the last one that is waited for resolves the action."""
    play, player = by
    choice, seat = command.choice, play.players[player]
    reason = play.game.why_not(player, choice) if choice and choice not in play.choices[player] else None
    if reason:
        raise IllegalError(reason.code, reason.message, reason.clause, **reason.facts)
    others = play.undecided & ~(1 << player)
    was_confirmed = play.undecided == others
    if command.confirmed and not others:
        sealed = (*play.sealed[:player], choice, *play.sealed[player + 1 :])
        return resolved(play, sealed)
    if command.confirmed and not was_confirmed:
        return Confirmed(seat, choice)
    if was_confirmed and not command.confirmed:
        return Reconsidered(seat, choice)
    if choice == play.sealed[player]:
        raise IllegalError("no-change", f"player {player + 1} has chosen this already")
    return Pencilled(seat, choice)


def follow(table: Table) -> Happening | Resolution | None:
    """What happens automatically now, because nothing is left to wait for."""
    play = table.play
    if play is None or table.stage is not PLAY:
        return None
    if table.is_deserted is not table.paused:
        return Resumed() if table.paused else Paused()
    if table.paused:
        return None
    if play.links is not None:
        return None if awaited_links(table, play, play.links) else drawn(table, play, play.links)
    if play.typed:
        return None if table.awaited else counted(play.typed)
    if play.start is None:
        alone = len(play.players) == 1 and not table.settings.options.first_six
        return Begun(Start(StartKind.DRAWN, 0)) if alone else None
    if play.game.phase is OVER:
        return Ended(play.fair.secret if play.fair else None)
    if play.game.phase is not ROLL and not play.undecided:
        return resolved(play, play.sealed)
    return None


def drawn(table: Table, play: Play, links: Links) -> Happening:
    """A draw from the table's link and those of the players who added theirs."""
    fair, found = play.fair, tuple([link or None for link in links])
    if fair is None:
        raise IllegalError("real-dice", "the dice of this table are real", "C7")
    table_link = fair.table_link(play.turn + 1)
    stream = fair.stream(play.turn, table_link, found)
    if play.start is None:
        variant, options = table.settings.variant, table.settings.options
        return Begun(stream.start(len(play.players), variant.sides, options.first_six), table_link, found)
    return Rolled(stream.roll(play.game), table_link, found)


def counted(typed: Typed) -> Happening:
    """What was typed in counts from now on."""
    return Begun(typed.what) if isinstance(typed.what, Start) else Rolled(typed.what)


def resolved(play: Play, sealed: tuple[Choice, ...], late: tuple[int, ...] = ()) -> Resolution:
    """The action that is being chosen for, resolved by the rules."""
    game = play.game
    if game.phase is WHITE:
        step = game.chose_white(sealed)
        return Resolution(WhiteResolved(sealed, tuple(map(event_json, step.events)), late), step.game)
    choice, forced = sealed[game.active], len(play.choices[game.active]) == 1
    step = game.chose_colour(choice)
    happened = tuple(map(event_json, step.events))
    return Resolution(ColourResolved(choice, happened, forced, bool(late)), step.game)


def _check_link(play: Play, player: int, link: bytes | None) -> None:
    if link is not None and play.fair:
        play.fair.check_link(player, play.turn, link)
