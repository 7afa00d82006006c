"""What a cross sets off on its sheet, played out to the end (E1 to E5).

All of it follows from the sheet, the rows that were closed when the action began, and the choice, which names the rows
of the forced crosses that leave one (BB2). So it can be played out for each player alone, before rows close.
"""

from collections.abc import Iterable
from typing import NamedTuple

from qwixx.rules.cross import Cross
from qwixx.rules.events import BarUsed, Crossed, Event, Locked
from qwixx.rules.printed import PairEffect, Place
from qwixx.rules.sheet import Sheet
from qwixx.rules.targets import Target
from qwixx.rules.variant import Variant
from qwixx.rules.variant_checks import MAX_CHOOSING_PAIRS

FORCED_BY_PAIR = 2
"""How many crosses a pair of BB2 forces."""
MAX_FORCED = FORCED_BY_PAIR * MAX_CHOOSING_PAIRS
"""The most rows that a choice can name."""


class PlayedOut(NamedTuple):
    """A sheet after a choice, what happened on the way, and the rows that it locked as bits."""

    sheet: Sheet
    events: list[Event]
    locked: int


def play_out(variant: Variant, sheet: Sheet, closed: int, cross: Cross, player: int) -> PlayedOut:
    """Mark a legal choice of this player and everything that follows from it."""
    run = _Run(variant, sheet, closed, cross, player)
    run.choose(cross)
    bits = sheet.diamonds if cross.exchange is None else sheet.diamonds | 1 << cross.exchange
    return PlayedOut(sheet._replace(rows=tuple(run.rows), bar=run.bar, diamonds=bits), run.events, run.locked)


def completed(variant: Variant, sheet: Sheet, closed: int, crosses: Iterable[Cross]) -> list[Cross]:
    """The complete choices that begin with these crosses: one for each way to choose rows of forced crosses (BB2)."""
    found = []
    for cross in crosses:
        waiting = [cross]
        while waiting:
            begun = waiting.pop()
            rows = _rows_wanted(variant, sheet, closed, begun)
            waiting += [begun._replace(then=(*begun.then, row)) for row in reversed(rows)]
            found += [] if rows else [begun]
    return found


def _rows_wanted(variant: Variant, sheet: Sheet, closed: int, cross: Cross) -> tuple[int, ...]:
    """The rows among which a choice that is not complete goes on; none for a complete one."""
    if not variant.effects[sheet.face].begin_at((cross.row, cross.number)):
        return ()
    try:
        _Run(variant, sheet, closed, cross, 0).choose(cross)
    except _RowWantedError as wanted:
        return wanted.rows
    return ()


class _RowWantedError(Exception):
    """A forced cross may go to one of several rows, or to one, and the choice names none."""

    def __init__(self, rows: tuple[int, ...]) -> None:
        self.rows = rows


class _Run:
    """One choice on its way."""

    def __init__(self, variant: Variant, sheet: Sheet, closed: int, cross: Cross, player: int) -> None:
        self.variant = variant
        self.effects = variant.effects[sheet.face]
        self.closed = closed
        self.player = player
        self.then = iter(cross.then)
        self.rows = list(sheet.rows)
        self.bar = sheet.bar
        self.events: list[Event] = []
        self.locked = 0

    def choose(self, cross: Cross) -> None:
        """The cross that the player chose, and what follows."""
        self.events.append(Crossed(self.player, *cross))
        self._mark(self.variant.target_of(cross))

    def _force(self, target: Target) -> None:
        self.events.append(Crossed(self.player, target.row, target.cross.number, forced=True))
        self._mark(target)

    def _mark(self, target: Target) -> None:
        """Mark a box and set off what hangs on it, depth first (E1); a second box sets off nothing."""
        self.rows[target.row] |= target.bits
        if target.locks:
            self.locked |= 1 << target.row
            self.events.append(Locked(self.player, target.row))
        place = (target.row, target.cross.number)
        if not target.after:
            self._follow_chain(place)
            if place in self.effects.boxed:
                self._use_bar()
            self._complete_pair(place)

    def _follow_chain(self, place: Place) -> None:
        """Cross the other end, wherever it lies (H2)."""
        twin = self.effects.twins.get(place)
        if twin and not self.rows[twin.row] & twin.bits:
            self._force(twin)

    def _use_bar(self) -> None:
        """Cross the leftmost free field of the bar, and the next number of its row if that is possible (BA2, BA4)."""
        for place, row in enumerate(self.variant.bar):
            if not (self.bar >> place & 1 or self.closed >> row & 1):
                self.bar |= 1 << place
                self.events.append(BarUsed(self.player, place))
                self._force_next(row)
                return

    def _complete_pair(self, place: Place) -> None:
        """The effect of a pair whose other number is crossed already (BB1)."""
        other, pair = self.effects.pairs.get(place, (None, None))
        if other is None or not self.rows[other.row] & other.bits:
            return
        if pair is not None and pair.effect is PairEffect.ONE_IN_EACH:
            for row in self.variant.lockable:
                self._force_next(row)
            return
        for _ in range(FORCED_BY_PAIR):
            rows = self._fewest()
            if rows:
                self._force_next(self._row_chosen(rows))

    def _next(self, row: int) -> Target | None:
        """The next number of a row, if a forced cross is possible there (E3)."""
        marks = self.rows[row]
        if self.closed >> row & 1 or marks >> self.variant.lengths[row]:
            return None
        target = self.variant.next_targets[row][marks.bit_length()]
        return target if target and marks.bit_count() >= target.needs else None

    def _force_next(self, row: int) -> None:
        target = self._next(row)
        if target:
            self._force(target)

    def _fewest(self) -> tuple[int, ...]:
        """The rows with the fewest crosses among those where a forced cross is possible (BB2, BB8)."""
        counts = {row: self.rows[row].bit_count() for row in self.variant.lockable if self._next(row)}
        fewest = min(counts.values(), default=0)
        return tuple(row for row, count in counts.items() if count == fewest)

    def _row_chosen(self, rows: tuple[int, ...]) -> int:
        row = next(self.then, None)
        if row is None:
            raise _RowWantedError(rows)
        return row
