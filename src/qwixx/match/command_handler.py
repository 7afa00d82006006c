"""The one entry to a table: a command goes in; events and the next state come out, or a refusal."""

from collections.abc import Callable
from typing import Any, NamedTuple

from qwixx.match.commands import (
    KINDS,
    AddLink,
    Agree,
    Begin,
    Choose,
    Close,
    Command,
    Commit,
    Configure,
    Leave,
    Object,
    Presence,
    React,
    Rematch,
    Replace,
    RollDice,
    SeatBot,
    Sit,
    Tick,
    TypeRoll,
    TypeStart,
    Vacate,
)
from qwixx.match.events import Event, Happening, Opened, Pencilled
from qwixx.match.fold import evolve, opened
from qwixx.match.game_commands import (
    Resolution,
    add_link,
    choose,
    follow,
    need_call,
    need_choice,
    need_turn_to_roll,
    roll_dice,
)
from qwixx.match.preconditions import (
    Ask,
    need_between_games,
    need_host,
    need_house,
    need_moment,
    need_person,
)
from qwixx.match.presence_commands import need_right_to_replace, presence, react, replace, tick
from qwixx.match.real_dice_commands import (
    agree,
    need_roll_to_type,
    need_somebody_elses,
    need_start_to_type,
    need_typed,
    object_to,
    type_roll,
    type_start,
)
from qwixx.match.seating_commands import (
    begin,
    close,
    commit,
    configure,
    leave,
    need_game_over,
    need_right_to_close,
    need_right_to_sit,
    rematch,
    seat_bot,
    sit,
    vacate,
)
from qwixx.match.settings import Settings, check_settings
from qwixx.match.table import Table
from qwixx.rules import Game, IllegalError


class Answer(NamedTuple):
    """The result of a command: the new events, to be stored before they are sent, and the table after them."""

    events: tuple[Event, ...]
    table: Table


def open_table(settings: Settings, seats: int, now: int) -> Answer:
    """A new table with so many open seats."""
    check_settings(settings, seats)
    event = Event(1, 1, now, Opened(settings, seats))
    return Answer((event,), opened(event))


def obey(
    table: Table, command: Command, by: int | None, now: int, *, bot: bool = False, sent: tuple[int, str] | None = None
) -> Answer:
    """Do what a seat asks, or the house (`None`); `bot` says that a bot asks that plays this seat.

    A refusal is a `QwixxError` and changes nothing. `sent`, as an event has it, goes with the first event.
    """
    ask = Ask(table, by, now if now > table.at else table.at, bot)
    moment = getattr(command, "moment", None)
    if moment is not None:
        need_moment(table, moment)
    need, decide = DOORS[type(command)]
    return happen(table, decide(ask, command, need(ask)), ask.now, sent)


def happen(
    table: Table, happening: Happening | Resolution | None, now: int, sent: tuple[int, str] | None = None
) -> Answer:
    """What happens at a table, and all that follows from it without anyone's doing; nothing is checked here."""
    events: list[Event] = []
    while happening is not None:
        if isinstance(happening, Resolution):
            what: Happening = happening.what
            game: Game | None = happening.game
        else:
            what, game = happening, None
        step = None if type(what) is Pencilled else table.step + 1
        event = Event(table.number + 1, step, now, what, None if events else sent)
        table = evolve(table, event, game)
        events.append(event)
        happening = follow(table)
    return Answer(tuple(events), table)


def allowed(table: Table, by: int, now: int) -> tuple[str, ...]:
    """The kinds of commands that a seat may send now, as far as that does not depend on what is in them."""
    ask = Ask(table, by, now)
    return tuple(kind for kind, command in KINDS.items() if _may(ask, command))


def _may(ask: Ask, command: type[Any]) -> bool:
    try:
        DOORS[command][0](ask)
    except IllegalError:
        return False
    return True


def _need_host_between_games(ask: Ask) -> None:
    need_between_games(ask)
    need_host(ask)


def _need_person_between_games(ask: Ask) -> int:
    need_between_games(ask)
    return need_person(ask)


DOORS: dict[type[Any], tuple[Callable[[Ask], Any], Callable[[Ask, Any, Any], Happening | Resolution | None]]] = {
    Configure: (_need_host_between_games, configure),
    Sit: (need_right_to_sit, sit),
    SeatBot: (_need_host_between_games, seat_bot),
    Vacate: (_need_host_between_games, vacate),
    Leave: (need_person, leave),
    Commit: (_need_person_between_games, commit),
    Begin: (_need_host_between_games, begin),
    Rematch: (need_game_over, rematch),
    RollDice: (need_turn_to_roll, roll_dice),
    AddLink: (need_call, add_link),
    TypeRoll: (need_roll_to_type, type_roll),
    TypeStart: (need_start_to_type, type_start),
    Agree: (need_somebody_elses, agree),
    Object: (need_typed, object_to),
    Choose: (need_choice, choose),
    React: (need_person, react),
    Replace: (need_right_to_replace, replace),
    Presence: (need_house, presence),
    Tick: (need_house, tick),
    Close: (need_right_to_close, close),
}
"""For each command, its precondition, and the handler that gets what the precondition returns."""
