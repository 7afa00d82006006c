"""One player's score sheet."""

from functools import lru_cache
from itertools import compress
from operator import rshift
from typing import NamedTuple

from qwixx.rules.scoring import PENALTY_POINTS, POINTS, Scores
from qwixx.rules.variant import ROW_COUNT, LuckyPair, Target, Variant

PENALTY_BOXES = 4
ROWS = range(ROW_COUNT)
KEPT_ROWS = 1 << 14
"""How many rows are remembered with their numbers: of most sheets all that are ever seen."""


class Sheet(NamedTuple):
    """The marks on a sheet. Each row is kept as bits: the cells from the left, then the lock."""

    rows: tuple[int, ...] = (0,) * ROW_COUNT
    penalties: int = 0
    lucky: LuckyPair | None = None

    def crossed(self, target: Target) -> "Sheet":
        """The sheet with this cell crossed, and the lock with it where the cell locks its row (C12, L2)."""
        rows = list(self.rows)
        rows[target.row] |= target.bits
        return Sheet(tuple(rows), self.penalties, self.lucky)

    def penalised(self) -> "Sheet":
        """The sheet with one more penalty box crossed (C10)."""
        return Sheet(self.rows, self.penalties + 1, self.lucky)

    def crosses(self, row: int) -> int:
        """How many crosses the row has, its lock included."""
        return self.rows[row].bit_count()

    def locked(self, variant: Variant, row: int) -> bool:
        """Whether this sheet's lock of the row is crossed."""
        return bool(self.rows[row] >> variant.lengths[row])

    def locks(self, variant: Variant) -> list[int]:
        """The rows whose lock is crossed on this sheet."""
        return list(compress(ROWS, map(rshift, self.rows, variant.lengths)))

    def numbers(self, variant: Variant, row: int) -> tuple[int, ...]:
        """The crossed numbers of a row, from left to right."""
        return _marked(variant.numbers[row], self.rows[row])

    def all_numbers(self, variant: Variant) -> tuple[tuple[int, ...], ...]:
        """The crossed numbers of all rows, from the top."""
        return tuple(map(_marked, variant.numbers, self.rows))

    def text(self, variant: Variant) -> str:
        """The sheet in one word, rows from the top: `5,7/10/-/-/p1`, with its lucky numbers `5,7/-/-/-/p0/L5-8`."""
        rows = [",".join(map(str, numbers)) or "-" for numbers in self.all_numbers(variant)]
        lucky = [f"L{self.lucky[0]}-{self.lucky[1]}"] if self.lucky else []
        return "/".join([*rows, f"p{self.penalties}", *lucky])

    @property
    def scores(self) -> Scores:
        """The points of this sheet as it stands (C19, C20)."""
        one, two, three, four = self.rows
        first, second = POINTS[one.bit_count()], POINTS[two.bit_count()]
        third, fourth = POINTS[three.bit_count()], POINTS[four.bit_count()]
        penalties = -PENALTY_POINTS * self.penalties
        return Scores((first, second, third, fourth), penalties, first + second + third + fourth + penalties)


@lru_cache(KEPT_ROWS)
def _marked(numbers: tuple[int, ...], marks: int) -> tuple[int, ...]:
    """Those of the numbers that are marked."""
    return tuple([number for place, number in enumerate(numbers) if marks >> place & 1])
