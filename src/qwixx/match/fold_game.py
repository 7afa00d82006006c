"""What the events of a game change: draws, sealed choices, resolutions."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from qwixx.match.clocks import time_limit
from qwixx.match.events import (
    Agreed,
    Begun,
    Called,
    ColourResolved,
    Confirmed,
    Linked,
    Objected,
    Pencilled,
    Reconsidered,
    Rolled,
    Started,
    TypedRoll,
    TypedStart,
    WhiteResolved,
)
from qwixx.match.fair_draws import Fair, fair_dice
from qwixx.match.table import PLAY, Play, Table, Typed
from qwixx.rules import Action, Choice, ColourChoice, Game, WhiteChoices, new_game
from qwixx.rules.game import OVER

NO_LINK = b""
"""The link of a player who said that it has none."""


def _started(table: Table, what: Started) -> Table:
    seats = table.seats
    commitments = tuple([seats[seat].commitment for seat in what.players])
    names = tuple([seats[seat].name or "" for seat in what.players])
    secret, variant = what.secret, table.settings.variant
    play = Play(
        fresh_game(table, what.players),
        what.players,
        names,
        what.date,
        fair_dice(secret, what.commitment or b"", variant, commitments) if secret else None,
        table.step,
        links=(None,) * len(names) if secret else None,
    )
    return _waiting(
        replace(
            table,
            stage=PLAY,
            games=what.game,
            seats=tuple([replace(seat, commitment=None, again=False) for seat in seats]),
            spent=table.spent.union(commitment for commitment in commitments if commitment),
        ),
        play,
    )


def fresh_game(table: Table, players: tuple[int, ...], first: int = 0) -> Game:
    """A game between the people and bots on these seats."""
    lucky = table.settings.lucky
    pairs = None if lucky is None else [lucky[seat] for seat in players]
    return new_game(table.settings.variant, len(players), first, pairs, table.settings.options)


def _begun(table: Table, what: Begun) -> Table:
    play = _play(table)
    game = play.game._replace(active=what.start.seat)
    fair = play.fair and play.fair.after(0, what.links)
    return _waiting(table, replace(play, game=game, start=what.start, turn=1, fair=fair, links=None, typed=None))


def _called(table: Table, what: Called) -> Table:
    play = _play(table)
    absent = None if what.late else NO_LINK
    links = tuple([what.link or absent if seat == what.seat else None for seat in play.players])
    called = replace(play, links=links)  # of the same moment, so that links which are on their way still count
    return replace(table, play=replace(called, deadline=time_limit(table.settings, called, table.at)))


def _linked(table: Table, what: Linked) -> Table:
    play = _play(table)
    links = play.links or ()
    player = play.players.index(what.seat)
    return replace(table, play=replace(play, links=(*links[:player], what.link or NO_LINK, *links[player + 1 :])))


def _rolled(table: Table, what: Rolled) -> Table:
    play = _play(table)
    game = play.game.rolled(what.roll).game
    fair = play.fair and play.fair.after(play.turn, what.links)
    return _gone_on(table, game, what.roll, fair, play.turn)


def _typed_roll(table: Table, what: TypedRoll) -> Table:
    return _waiting(table, replace(_play(table), typed=Typed(what.seat, what.roll)))


def _typed_start(table: Table, what: TypedStart) -> Table:
    return _waiting(table, replace(_play(table), typed=Typed(what.seat, what.start)))


def _agreed(table: Table, what: Agreed) -> Table:
    play = _play(table)
    typed = play.typed and replace(play.typed, agreed=play.typed.agreed | {what.seat})
    return replace(table, play=replace(play, typed=typed))


def _objected(table: Table, _: Objected) -> Table:
    return _waiting(table, replace(_play(table), typed=None))


def _pencilled(table: Table, what: Pencilled) -> Table:
    play = _play(table)
    return _with_choice(table, play, what.seat, what.choice, play.undecided)


def _confirmed(table: Table, what: Confirmed) -> Table:
    play = _play(table)
    return _with_choice(table, play, what.seat, what.choice, play.undecided & ~(1 << play.players.index(what.seat)))


def _reconsidered(table: Table, what: Reconsidered) -> Table:
    play = _play(table)
    return _with_choice(table, play, what.seat, what.choice, play.undecided | 1 << play.players.index(what.seat))


def _white_resolved(table: Table, what: WhiteResolved) -> Table:
    return after_white(table, what, _play(table).game.chose_white(what.choices).game)


def after_white(table: Table, what: WhiteResolved, game: Game) -> Table:
    """The table after action 1, given the game after it."""
    play = _play(table)
    return _gone_on(table, game, WhiteChoices(what.choices), play.fair, play.turn)


def _colour_resolved(table: Table, what: ColourResolved) -> Table:
    return after_colour(table, what, _play(table).game.chose_colour(what.choice).game)


def after_colour(table: Table, what: ColourResolved, game: Game) -> Table:
    """The table after action 2, given the game after it."""
    play = _play(table)
    turn = play.turn if game.phase is OVER else play.turn + 1
    return _gone_on(table, game, ColourChoice(what.choice), play.fair, turn)


def _gone_on(table: Table, game: Game, action: Action, fair: Fair | None, turn: int) -> Table:
    """The next phase of a game, and what may be chosen in it: who has no choice but nothing is not asked."""
    play, choices = _play(table), game.all_choices()
    party = play.players, play.names, play.date
    actions, sealed = (*play.actions, action), (None,) * len(choices)
    undecided = 0
    for player, found in enumerate(choices):
        if len(found) > 1:
            undecided |= 1 << player
    new = Play(game, *party, fair, table.step, play.start, turn, actions, choices, sealed, undecided)
    return _waiting(table, new)


def _with_choice(table: Table, play: Play, seat: int, choice: Choice, undecided: int) -> Table:
    player = play.players.index(seat)
    sealed = (*play.sealed[:player], choice, *play.sealed[player + 1 :])
    return replace(table, play=replace(play, sealed=sealed, undecided=undecided))


def _waiting(table: Table, play: Play) -> Table:
    """The table as it begins to wait for something new."""
    limit = time_limit(table.settings, play, table.at)
    if play.moment != table.step or play.deadline != limit:
        play = replace(play, moment=table.step, deadline=limit)
    return replace(table, play=play)


def _play(table: Table) -> Play:
    if table.play is None:
        raise ValueError("there is no game for this event")
    return table.play


PLAY_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    Started: _started,
    Begun: _begun,
    Called: _called,
    Linked: _linked,
    Rolled: _rolled,
    TypedRoll: _typed_roll,
    TypedStart: _typed_start,
    Agreed: _agreed,
    Objected: _objected,
    Pencilled: _pencilled,
    Confirmed: _confirmed,
    Reconsidered: _reconsidered,
    WhiteResolved: _white_resolved,
    ColourResolved: _colour_resolved,
}
