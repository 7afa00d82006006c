"""From one state of a table to the next: what each event changes. No decision is made here."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from qwixx.match.clocks import RETURN_TIME, stands_still, time_limit
from qwixx.match.events import (
    VERSION,
    BotSat,
    CameBack,
    Closed,
    ColourResolved,
    Committed,
    Configured,
    Ended,
    Event,
    Left,
    Opened,
    Paused,
    Reacted,
    RematchWanted,
    Replaced,
    Resumed,
    Sat,
    Vacated,
    WentAway,
    WhiteResolved,
)
from qwixx.match.fold_game import PLAY_FOLDS, after_colour, after_white
from qwixx.match.table import CLOSED, OVER, Seat, Table
from qwixx.rules import Game, IllegalError


def replay(events: Iterable[Event]) -> Table:
    """The state that follows from a whole log."""
    log = iter(events)
    table = opened(next(log, None))
    for event in log:
        table = evolve(table, event)
    return table


def opened(event: Event | None) -> Table:
    """A table that was just made, by the first event of its log."""
    what = event and event.what
    if event is None or not isinstance(what, Opened) or what.version != VERSION:
        raise IllegalError("log", f"a log begins with the event that opens its table, in version {VERSION}")
    return Table(what.settings, (Seat(),) * what.seats, event.number, 1, event.at)


def evolve(table: Table, event: Event, game: Game | None = None) -> Table:
    """The table after an event; `game` saves asking the rules again where they were asked to decide it."""
    if event.number != table.number + 1:
        raise IllegalError("log", f"event {event.number} does not follow event {table.number}")
    what, play = event.what, table.play
    if play and play.deadline is not None and stands_still(table):
        play = replace(play, deadline=play.deadline + event.at - table.at)
    table = replace(table, number=event.number, step=event.step or table.step, at=event.at, play=play)
    if game and isinstance(what, WhiteResolved):
        return after_white(table, what, game)
    if game and isinstance(what, ColourResolved):
        return after_colour(table, what, game)
    return FOLDS[type(what)](table, what)


def _configured(table: Table, what: Configured) -> Table:
    seats = tuple([replace(seat, again=False) for seat in table.seats])
    return replace(table, settings=what.settings, seats=seats)


def _sat(table: Table, what: Sat) -> Table:
    before = table.seats[what.seat]
    seat = Seat(what.name, present=True) if before.is_open else replace(before, name=what.name)
    return _hosted(_with_seat(table, what.seat, seat))


def _bot_sat(table: Table, what: BotSat) -> Table:
    return _with_seat(table, what.seat, Seat(what.name, what.level))


def _vacated(table: Table, what: Vacated) -> Table:
    return _hosted(_with_seat(table, what.seat, Seat()))


def _committed(table: Table, what: Committed) -> Table:
    return _with_seat(table, what.seat, replace(table.seats[what.seat], commitment=what.commitment))


def _ended(table: Table, _: Ended) -> Table:
    seats = tuple([Seat() if seat.left else replace(seat, stood_in=False) for seat in table.seats])
    turns = table.play.turn if table.play else 0
    return _hosted(replace(table, stage=OVER, seats=seats, shown=max(table.shown, turns + 1)))


def _went_away(table: Table, what: WentAway) -> Table:
    return _with_seat(table, what.seat, replace(table.seats[what.seat], present=False, away_since=table.at))


def _came_back(table: Table, what: CameBack) -> Table:
    seat = replace(table.seats[what.seat], present=True, away_since=None, stood_in=False, left=False)
    return _hosted(_with_time_to_decide(_with_seat(table, what.seat, seat), what.seat))


def _left(table: Table, what: Left) -> Table:
    seat = table.seats[what.seat]
    since = seat.away_since if seat.away_since is not None else table.at
    return _hosted(_with_seat(table, what.seat, replace(seat, present=False, away_since=since, left=True)))


def _replaced(table: Table, what: Replaced) -> Table:
    seat = replace(table.seats[what.seat], stood_in=True)
    return _with_time_to_decide(_with_seat(table, what.seat, seat), what.seat)


def _paused(table: Table, _: Paused) -> Table:
    return replace(table, paused=True)


def _resumed(table: Table, _: Resumed) -> Table:
    seats = tuple([replace(seat, away_since=table.at) if seat.away_since is not None else seat for seat in table.seats])
    play = table.play
    if play:
        play = replace(play, deadline=time_limit(table.settings, play, table.at))
    return replace(table, paused=False, seats=seats, play=play)


def _rematch_wanted(table: Table, what: RematchWanted) -> Table:
    return _with_seat(table, what.seat, replace(table.seats[what.seat], again=True))


def _reacted(table: Table, what: Reacted) -> Table:
    return _with_seat(table, what.seat, replace(table.seats[what.seat], reacted_at=table.at))


def _closed(table: Table, _: Closed) -> Table:
    return replace(table, stage=CLOSED, paused=False)


def _with_seat(table: Table, index: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:index], seat, *table.seats[index + 1 :]))


def _hosted(table: Table) -> Table:
    """The table with its host, who is the next person if the last one has left."""
    people = table.people
    if table.host in people:
        return table
    return replace(table, host=people[0] if people else None)


def _with_time_to_decide(table: Table, seat: int) -> Table:
    """The table with time enough for this seat, if it is waited for to decide something."""
    play = table.play
    if play is None or play.deadline is None or play.links is not None or play.typed or seat not in table.awaited:
        return table
    return replace(table, play=replace(play, deadline=max(play.deadline, table.at + RETURN_TIME)))


FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    Configured: _configured,
    Sat: _sat,
    BotSat: _bot_sat,
    Vacated: _vacated,
    Committed: _committed,
    Ended: _ended,
    WentAway: _went_away,
    CameBack: _came_back,
    Left: _left,
    Replaced: _replaced,
    Paused: _paused,
    Resumed: _resumed,
    RematchWanted: _rematch_wanted,
    Reacted: _reacted,
    Closed: _closed,
    **PLAY_FOLDS,
}
