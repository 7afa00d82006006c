"""Commands about presence: coming, going, standing in; quick remarks; and the time."""

from qwixx.match.clocks import SECOND, decision_deadline, replaceable_at, replacements
from qwixx.match.commands import Presence, React, Replace, Tick
from qwixx.match.events import Called, CameBack, Happening, Reacted, Replaced, WentAway
from qwixx.match.game_commands import Resolution, counted, drawn, resolved
from qwixx.match.preconditions import Ask, need_game, need_person, seat_at
from qwixx.rules import IllegalError
from qwixx.rules.game import ROLL

REACTIONS = ("hello", "thanks", "well-done", "ouch", "lucky", "hurry", "sorry", "good-game")
REACTION_GAP = 1500
"""The least time between two remarks of one person, in milliseconds."""


def presence(ask: Ask, command: Presence, _: None) -> Happening:
    """A person came or went."""
    seat = seat_at(ask, command.seat)
    if not seat.is_person:
        raise IllegalError("seat-open", f"no person sits at seat {command.seat}")
    if seat.present is command.present:
        raise IllegalError("no-change", "this is known")
    return CameBack(command.seat) if command.present else WentAway(command.seat)


def need_right_to_replace(ask: Ask) -> None:
    """Raise unless a person at the table asks, or the house, while a game is on."""
    need_game(ask)
    if ask.by is not None:
        need_person(ask)


def replace(ask: Ask, command: Replace, _: None) -> Happening:
    """A bot stands in for a player who is away for long."""
    seat = seat_at(ask, command.seat)
    if not seat.is_person or seat.present or seat.stood_in or command.seat not in need_game(ask).players:
        raise IllegalError("not-away", f"no player is missing at seat {command.seat}")
    wait = -((ask.now - replaceable_at(ask.table, command.seat)) // SECOND)
    if wait > 0:
        raise IllegalError("too-early", f"a bot may stand in for {seat.name} in {wait} seconds", seconds=wait)
    return Replaced(command.seat, ask.table.settings.stand_in)


def react(ask: Ask, command: React, seat: int) -> Happening:
    """A quick remark."""
    if command.reaction not in REACTIONS:
        raise IllegalError("reaction", f"the reactions are {', '.join(REACTIONS)}")
    last = ask.table.seats[seat].reacted_at
    if last is not None and ask.now < last + REACTION_GAP:
        raise IllegalError("too-fast", "one remark at a time")
    return Reacted(seat, command.reaction)


def tick(ask: Ask, _: Tick, __: None) -> Happening | Resolution | None:
    """What is due by now, if anything: one thing at a time."""
    table = ask.table
    for seat, due in replacements(table).items():
        if due <= ask.now:
            return Replaced(seat, table.settings.stand_in)
    limit, play = decision_deadline(table), table.play
    if play is None or limit is None or ask.now < limit:
        return None
    if play.links is not None:
        return drawn(table, play, play.links)
    if play.typed:
        return counted(play.typed)
    if play.game.phase is ROLL:
        return Called(play.players[play.game.active], late=True)
    return resolved(play, play.sealed, table.awaited)
