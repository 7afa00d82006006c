"""A variant of the game: its dice and its sheet, as data (C2, C3, L1 to L3)."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from qwixx.rules.colours import COLOURS, Colour
from qwixx.rules.cross import Cross
from qwixx.rules.errors import IllegalError, VariantError

ROW_COUNT = 4
MAX_PLAYERS = 5
MAX_SIDES = 20
MAX_LUCKY_PAIRS = 50

LuckyPair = tuple[int, int]


class Cell(NamedTuple):
    """One box of a row: the number to reach and the colour of the die that reaches it in action 2."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour.letter}{self.number}"


@dataclass(frozen=True, slots=True, order=True)
class Target:
    """A cell as the engine meets it: where it is, what crossing it takes, and what it marks.

    They are in order by rows, from left to right. A sheet keeps a row's crosses as bits, cell 0 lowest, the lock one
    above the last cell.
    """

    row: int
    cell: int
    needs: int
    """How many crosses its row must have before it may be crossed."""
    bits: int
    """What it marks: its own bit, and the lock's if it locks its row."""
    cross: Cross

    @property
    def locks(self) -> bool:
        """Whether crossing it locks the row (C12, L2)."""
        return self.bits.bit_count() > 1


@dataclass(frozen=True)
class Variant:
    """Everything in which one kind of Qwixx differs from another. No rule asks for the name."""

    name: str
    title: str
    sides: int
    rows: tuple[tuple[Cell, ...], ...]
    locking: int = 1
    """How many cells at the end of a row lock it (C12: one, L2: two)."""
    needs: int = 5
    """How many crosses a row must have before one of those may be crossed."""
    lucky: tuple[LuckyPair, ...] = ()
    """The lucky numbers of the sheets in seat order (L3, L8); empty where sheets have none."""

    def __post_init__(self) -> None:
        self._check_facts()
        if len(self.rows) != ROW_COUNT:
            raise VariantError("row-count", f"a sheet has {ROW_COUNT} rows, this one has {len(self.rows)}")
        for row in range(ROW_COUNT):
            self._check_row(row)
        self._check_lucky()

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def highest(self) -> int:
        """The highest sum of two dice; the lowest is 2."""
        return 2 * self.sides

    @property
    def lock_clause(self) -> str:
        """The clause that says when a row may be locked: one locking number is C12, more are L2."""
        return "C12" if self.locking == 1 else "L2"

    @cached_property
    def numbers(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of each row, from left to right."""
        return tuple(tuple(cell.number for cell in cells) for cells in self.rows)

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """How many cells each row has."""
        return tuple(map(len, self.rows))

    @cached_property
    def lock_colours(self) -> tuple[Colour, ...]:
        """For each row, the die that leaves the game when it is locked: that of its last cell."""
        return tuple(cells[-1].colour for cells in self.rows)

    @cached_property
    def dice_left(self) -> tuple[tuple[Colour, ...], ...]:
        """For each set of closed rows as bits, the coloured dice that are still in the game (C13)."""
        return tuple(
            tuple(sorted(self.lock_colours[row] for row in range(ROW_COUNT) if not closed >> row & 1))
            for closed in range(1 << ROW_COUNT)
        )

    @cached_property
    def targets(self) -> tuple[tuple[Target, ...], ...]:
        """Every cell of every row, from left to right."""
        return tuple(
            tuple(self._target(row, cell) for cell in range(len(cells))) for row, cells in enumerate(self.rows)
        )

    @cached_property
    def white_targets(self) -> dict[int, tuple[Target, ...]]:
        """For each sum of the white dice, the cells that bear it (C8)."""
        return {
            total: tuple(t for row in self.targets for t in row if t.cross.number == total)
            for total in range(2, self.highest + 1)
        }

    @cached_property
    def colour_targets(self) -> tuple[dict[int, tuple[Target, ...]], ...]:
        """For each coloured die and each sum with a white one, the cells of that colour and number (C9)."""
        return tuple(
            {
                total: tuple(t for t in targets if self.rows[t.row][t.cell].colour == colour)
                for total, targets in self.white_targets.items()
            }
            for colour in COLOURS
        )

    @cached_property
    def names(self) -> dict[str, Target]:
        """Each cell by its name in notation: colour and number, and the row where that alone is not enough."""
        plain = Counter(str(cell) for cells in self.rows for cell in cells)
        named = {}
        for row, cells in enumerate(self.rows):
            for cell, target in zip(cells, self.targets[row], strict=True):
                name = str(cell) if plain[str(cell)] == 1 else f"{cell}/{row + 1}"
                named[name] = target
        return named

    @cached_property
    def name_of(self) -> dict[tuple[int, int], str]:
        """The name of the cell with a number in a row."""
        return {(target.row, target.cross.number): name for name, target in self.names.items()}

    @cached_property
    def _by_number(self) -> dict[tuple[int, int], Target]:
        return {(target.row, target.cross.number): target for row in self.targets for target in row}

    def target(self, row: int, number: int) -> Target:
        """The cell with this number in this row."""
        found = self._by_number.get((row, number))
        if found is None:
            message = f"there is no {number} in row {row} of the {self.name} sheet"
            raise IllegalError("no-such-cell", message, "C3", number=number)
        return found

    def _target(self, row: int, cell: int) -> Target:
        length = len(self.rows[row])
        locks = cell >= length - self.locking
        bits = 1 << cell | (1 << length if locks else 0)
        return Target(row, cell, self.needs if locks else 0, bits, Cross(row, self.rows[row][cell].number))

    def _check_facts(self) -> None:
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,31}", self.name):
            raise VariantError("name", f'the name "{self.name}" must be 1 to 32 of a-z, 0-9 and "-"')
        if not 1 <= len(self.title) <= 60 or not self.title.isprintable() or self.title != self.title.strip():
            raise VariantError("title", "the title must be 1 to 60 printable characters, without spaces around it")
        if not 2 <= self.sides <= MAX_SIDES:
            raise VariantError("dice", f"dice have 2 to {MAX_SIDES} sides, not {self.sides}")
        if self.locking < 1:
            raise VariantError("locking", f"at least 1 number must lock a row, not {self.locking}")
        if self.needs < 0:
            raise VariantError("needs", f"a lock cannot need {self.needs} crosses")

    def _check_row(self, row: int) -> None:
        cells = self.rows[row]
        if len(cells) < self.needs + self.locking:
            raise VariantError(
                "row-too-short",
                f"row {row + 1} has {len(cells)} cells and can never be locked: "
                f"that takes {self.needs} crosses before the last {self.locking}",
                row,
            )
        for place, cell in enumerate(cells):
            if not 2 <= cell.number <= self.highest:
                raise VariantError(
                    "number-out-of-reach",
                    f"row {row + 1}, cell {place + 1}: two dice of {self.sides} sides never make {cell.number}",
                    row,
                    number=cell.number,
                )
            if any(cell.number == other.number for other in cells[:place]):
                raise VariantError(
                    "number-twice",
                    f"row {row + 1}, cell {place + 1}: the number {cell.number} is in this row twice",
                    row,
                    number=cell.number,
                )
        for other in range(row):
            if cells[-1].colour == self.rows[other][-1].colour:
                raise VariantError(
                    "lock-colour-twice",
                    f"rows {other + 1} and {row + 1} both end in {cells[-1].colour.word}: a die leaves the game once",
                    row,
                    colour=cells[-1].colour.word,
                )

    def _check_lucky(self) -> None:
        if not self.lucky:
            return
        if not MAX_PLAYERS <= len(self.lucky) <= MAX_LUCKY_PAIRS:
            raise VariantError(
                "lucky-pairs",
                f"there are {MAX_PLAYERS} to {MAX_LUCKY_PAIRS} lucky pairs, one for each player at least, "
                f"not {len(self.lucky)}",
            )
        for place, pair in enumerate(self.lucky):
            self.check_lucky_pair(pair)
            if pair in self.lucky[:place]:
                raise VariantError("lucky-pairs", f"the lucky pair {pair[0]}-{pair[1]} is on two sheets")

    def check_lucky_pair(self, pair: LuckyPair) -> None:
        """Raise unless these are two different sums of two dice in rising order (L3)."""
        low, high = pair
        if not 2 <= low < high <= self.highest:
            raise VariantError(
                "lucky-pairs",
                f"lucky numbers are two different sums from 2 to {self.highest}, the lower first, not {low} and {high}",
            )
