"""The table as one seat, or a spectator, may see it: what a client gets when it connects.

`moment` and `choices` change as the game goes on and are the same for all: a server sends them along with the events.
"""

from collections.abc import Callable

from qwixx.codec.strict_json import Fields
from qwixx.codec.values import choice_json, roll_json, state_json
from qwixx.match.clocks import decision_deadline
from qwixx.match.command_handler import allowed
from qwixx.match.events import VERSION
from qwixx.match.serialization import FORMS, written
from qwixx.match.table import PLAY, Play, Seat, Table
from qwixx.rules import Choice, IllegalError, Reason, Start


def view(table: Table, seat: int | None, now: int) -> Fields:
    """All that this seat, or a spectator (`None`), may know and do."""
    return {
        "version": VERSION,
        "step": table.step,
        "stage": table.stage.value,
        "host": table.host,
        "settings": written(table.settings),
        "seats": [seat_json(found) for found in table.seats],
        "games": table.games,
        "game": game_json(table.play) if table.play else None,
        "moment": moment(table),
        "choices": choices(table),
        "you": None if seat is None else own(table, seat, now),
    }


def moment(table: Table) -> Fields:
    """What the table waits for, for whom, until when."""
    play = table.play
    on = play if table.stage is PLAY else None
    return {
        "moment": on.moment if on else None,
        "waits": _waits(on) if on else None,
        "active": on.players[on.game.active] if on and on.start else None,
        "awaited": list(table.awaited),
        "links": list(table.links_wanted),
        "deadline": decision_deadline(table),
        "paused": table.paused,
        "typed": _typed_json(on) if on else None,
    }


def choices_json(found: tuple[Choice, ...]) -> object:
    """What a player may choose."""
    return [choice_json(choice) for choice in found]


def choices(table: Table, write: Callable[[tuple[Choice, ...]], object] = choices_json) -> list[object]:
    """By player, what the rules let each one choose; it changes only when the `moment` does."""
    play = table.play
    return list(map(write, play.choices)) if play and table.stage is PLAY else []


def own(table: Table, seat: int, now: int) -> Fields:
    """What only this seat sees: its sealed choice, and what it may do."""
    choice, confirmed = sealed(table, seat)
    return {
        "seat": seat,
        "may": list(allowed(table, seat, now)),
        "choice": choice_json(choice),
        "confirmed": confirmed,
    }


def sealed(table: Table, seat: int) -> tuple[Choice, bool]:
    """The sealed choice of a seat, and whether it has confirmed it; for this seat alone."""
    play = table.play
    if play is None or seat not in play.players or table.stage is not PLAY or not play.sealed:
        return None, False
    player = play.players.index(seat)
    return play.sealed[player], len(play.choices[player]) > 1 and not play.undecided >> player & 1


def why_not(table: Table, seat: int, row: int, number: int) -> Reason | None:
    """Why this seat may not cross a cell now, or `None` if it may."""
    play = table.play
    if play is None or seat not in play.players:
        raise IllegalError("not-seated", "that takes a seat in the game")
    return play.game.why_not_cell(play.players.index(seat), row, number)


def _waits(play: Play) -> str:
    """For what: `start`, `roll`, `links`, `agreement`, `white`, `colour`."""
    if play.links is not None:
        return "links"
    if play.typed:
        return "agreement"
    return play.game.phase.value if play.start else "start"


def seat_json(seat: Seat) -> Fields:
    """A seat as all see it."""
    return {
        "kind": "open" if seat.is_open else "person" if seat.is_person else "bot",
        "name": seat.name,
        "level": seat.level,
        "present": seat.present,
        "away_since": seat.away_since,
        "stood_in": seat.stood_in,
        "left": seat.left,
        "commitment": seat.commitment.hex() if seat.commitment else None,
        "again": seat.again,
    }


def game_json(play: Play) -> Fields:
    """The game in playing order; the sheets, the roll and the end as the referee tells them."""
    fair, state = play.fair, state_json(play.game, ())
    for told in ("waiting", "position"):  # by the moment, and by the sheets
        del state[told]
    return {
        "players": list(play.players),
        "names": list(play.names),
        "turn": play.turn,
        "start": start_json(play.start),
        "commitments": [value.hex() if value else None for value in fair.commitments] if fair else None,
        "spared": play.game.spared,
        **state,
    }


def _typed_json(play: Play) -> Fields | None:
    typed = play.typed
    if typed is None:
        return None
    found = typed.what
    what = {"start": start_json(found)} if isinstance(found, Start) else {"roll": roll_json(found)}
    return {"seat": typed.seat, **what, "agreed": sorted(typed.agreed)}


def start_json(start: Start | None) -> object:
    """Who begins and how that was found, once it is."""
    write = FORMS[Start].write
    return write(start) if start and write else None
