"""One player's score sheet."""

from functools import lru_cache
from itertools import compress
from operator import rshift
from typing import NamedTuple

from qwixx.rules.printed import LuckyPair, PairEffect
from qwixx.rules.scoring import PENALTY_POINTS, POINTS, Scores
from qwixx.rules.targets import Target
from qwixx.rules.variant import ROW_COUNT, Variant
from qwixx.rules.variant_checks import MAX_ROWS

PENALTY_BOXES = 4
KEPT_ROWS = 1 << 14
"""How many rows are remembered with their numbers: of most sheets all that are ever seen."""
_ROWS = range(MAX_ROWS)


class Sheet(NamedTuple):
    """The marks on a sheet. Each row is kept as bits: its numbers from the left, then the lock (`targets`)."""

    rows: tuple[int, ...] = (0,) * ROW_COUNT
    penalties: int = 0
    lucky: LuckyPair | None = None
    face: str | None = None
    """The letter of the sheet where a variant has several (S1, H1)."""
    bar: int = 0
    """The fields of the bar that are crossed, as bits from the left (BA2); what was skipped is not in it (BA5)."""
    diamonds: int = 0
    """The diamonds that are crossed, as bits from the left (X3)."""

    def crossed(self, target: Target) -> "Sheet":
        """The sheet with this box crossed, and the lock with it where it locks its row (C12, L2)."""
        rows = list(self.rows)
        rows[target.row] |= target.bits
        return Sheet(tuple(rows), self.penalties, self.lucky, self.face, self.bar, self.diamonds)

    def penalised(self) -> "Sheet":
        """The sheet with one more penalty box crossed (C10)."""
        return Sheet(self.rows, self.penalties + 1, self.lucky, self.face, self.bar, self.diamonds)

    def crosses(self, row: int) -> int:
        """How many crosses the row has, its lock included."""
        return self.rows[row].bit_count()

    def locked(self, variant: Variant, row: int) -> bool:
        """Whether this sheet's lock of the row is crossed."""
        return bool(self.rows[row] >> variant.lengths[row])

    def locks(self, variant: Variant) -> list[int]:
        """The rows whose lock is crossed on this sheet."""
        return list(compress(_ROWS, map(rshift, self.rows, variant.lengths)))

    def numbers(self, variant: Variant, row: int) -> tuple[int, ...]:
        """The crossed numbers of a row, from left to right; one that was crossed a second time is there twice."""
        return _marked(variant.shown_numbers[row], self.rows[row])

    def all_numbers(self, variant: Variant) -> tuple[tuple[int, ...], ...]:
        """The crossed numbers of all rows, from the top."""
        return tuple(map(_marked, variant.shown_numbers, self.rows))

    def text(self, variant: Variant) -> str:
        """The sheet in one word, rows from the top: `5,7/10/-/-/p1`, and what else it has, such as `L5-8`."""
        words = [",".join(map(str, numbers)) or "-" for numbers in self.all_numbers(variant)]
        words.append(f"p{self.penalties}")
        if self.lucky:
            words.append(f"L{self.lucky[0]}-{self.lucky[1]}")
        if self.face:
            words.append(f"F{self.face}")
        words += [
            letter + ",".join(str(place + 1) for place in crossed)
            for letter, crossed in (("B", places(self.bar)), ("D", places(self.diamonds)))
            if crossed
        ]
        return "/".join(words)

    def scores(self, variant: Variant) -> Scores:
        """The points of this sheet as it stands (C19, C20)."""
        if not variant.simply_scored:
            return _scores(variant, self)
        one, two, three, four = self.rows
        first, second = POINTS[one.bit_count()], POINTS[two.bit_count()]
        third, fourth = POINTS[three.bit_count()], POINTS[four.bit_count()]
        penalties = -PENALTY_POINTS * self.penalties
        return Scores((first, second, third, fourth), penalties, first + second + third + fourth + penalties)


def places(bits: int) -> tuple[int, ...]:
    """The places of the bits that are set, from 0."""
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def _scores(variant: Variant, sheet: Sheet) -> Scores:
    """The points on a sheet with bonus rows, groups, pairs or points of its own (DA4, P5, S2, BB9)."""
    curve, counts = variant.curve, [marks.bit_count() for marks in sheet.rows]
    rows = [0] * len(counts)
    for row, bonus in variant.bonus_rows.items():
        rows[row] = curve[counts[row] + sum(counts[each] for each in bonus)]
    steps = variant.effects[sheet.face].steps
    extra = curve[sum((sheet.rows[row] & bits).bit_count() for row, bits in steps)]
    penalties = -PENALTY_POINTS * sheet.penalties
    for first, second, pair in variant.scoring_pairs:
        if not (sheet.rows[first.row] & first.bits and sheet.rows[second.row] & second.bits):
            continue
        if pair.effect is PairEffect.FEWEST_TWICE:
            extra += min((counts[row], -rows[row]) for row in variant.lockable)[1] * -1
        elif pair.effect is PairEffect.POINTS:
            extra += pair.points
        else:
            penalties = 0
    return Scores(tuple(rows), penalties, sum(rows) + extra + penalties, extra)


@lru_cache(KEPT_ROWS)
def _marked(numbers: tuple[int, ...], marks: int) -> tuple[int, ...]:
    """Those of the numbers that are marked."""
    return tuple([number for place, number in enumerate(numbers) if number and marks >> place & 1])
