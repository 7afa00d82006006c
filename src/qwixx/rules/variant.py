"""A variant of the game: its dice and its sheet, as data (C2, C3, L1 to L3)."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from qwixx.rules import variant_checks
from qwixx.rules.colours import COLOURS, Colour
from qwixx.rules.cross import Cross
from qwixx.rules.effects import Effects
from qwixx.rules.errors import IllegalError
from qwixx.rules.printed import MAX_PLAYERS, MAX_SIDES, Cell, Diamond, Face, LuckyPair, Pair, PairEffect, Place
from qwixx.rules.scoring import POINTS
from qwixx.rules.targets import RowTargets, Target
from qwixx.rules.variant_checks import MAX_LUCKY_PAIRS

__all__ = ["MAX_LUCKY_PAIRS", "MAX_PLAYERS", "MAX_SIDES", "ROW_COUNT", "Cell", "LuckyPair", "Target", "Variant"]

ROW_COUNT = len(COLOURS)
"""The rows of a sheet that has one for each colour, as classic has."""


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
    points: tuple[int, ...] = ()
    """What a row is worth with 1, 2, 3 … crosses; more count like the last. Empty for those of C19."""
    second: tuple[Place, ...] = ()
    """The numbers that may be crossed a second time (DA1)."""
    double: tuple[Place, ...] = ()
    """The numbers that make two crosses at once (DB1)."""
    boxed: tuple[Place, ...] = ()
    """The numbers that use a field of the bar (BA1)."""
    bar: tuple[int, ...] = ()
    """The row of each field of the bar, from the left (BA1)."""
    pairs: tuple[Pair, ...] = ()
    """Numbers with an effect once both are crossed (BB1)."""
    faces: tuple[Face, ...] = ()
    """The different sheets, dealt by seat (S1, H1); empty where all are alike."""
    diamonds: tuple[Diamond, ...] = ()
    """The numbers that may be exchanged, from the left (X1)."""

    def __post_init__(self) -> None:
        variant_checks.check(self)

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
    def lockable(self) -> tuple[int, ...]:
        """The rows that can be locked: all but bonus rows."""
        return tuple(row for row, cells in enumerate(self.rows) if not cells or cells[-1].other is None)

    @cached_property
    def lock_colours(self) -> tuple[Colour, ...]:
        """For each row, the die that leaves the game when it is locked: that of its last cell."""
        return tuple(cells[-1].colour for cells in self.rows)

    @cached_property
    def row_signs(self) -> tuple[str, ...]:
        """What notation calls each row: the initial of its lock's colour, or its number where that leaves a doubt."""
        return row_signs(self.rows)

    @cached_property
    def dice_left(self) -> tuple[tuple[Colour, ...], ...]:
        """For each set of closed rows as bits, the coloured dice that are still in the game (C13).

        A die is in the game if the sheet has its colour, until the last row closes that ends in it.
        """
        used = {colour for cells in self.rows for cell in cells for colour in (cell.colour, cell.other)}
        locked_by = {
            colour: sum(1 << row for row in self.lockable if self.lock_colours[row] is colour) for colour in COLOURS
        }
        return tuple(
            tuple(
                colour
                for colour in COLOURS
                if colour in used and (not locked_by[colour] or locked_by[colour] & ~closed)
            )
            for closed in range(1 << len(self.rows))
        )

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """For each row the bit of its lock: how many bits its numbers take."""
        return tuple(row.length for row in self._row_targets)

    @cached_property
    def shown_numbers(self) -> tuple[tuple[int, ...], ...]:
        """For each row the number that each bit stands for; 0 for the second bit of a number of DB1, which is one."""
        second = {*self.second}
        return tuple(
            tuple(
                number
                for cell, width in zip(row.cells, row.widths, strict=True)
                for number in (cell.number, cell.number if (row.row, cell.number) in second else 0)[:width]
            )
            for row in self._row_targets
        )

    @cached_property
    def targets(self) -> tuple[tuple[Target, ...], ...]:
        """Every cell of every row, from left to right, as the white sum reaches it."""
        return tuple(
            tuple(self._target(row, cell, self._beside(row, cell)) for cell in range(len(row.cells)))
            for row in self._row_targets
        )

    @cached_property
    def second_targets(self) -> dict[Place, Target]:
        """The second boxes of numbers, by row and number (DA1)."""
        return {place: self._row_targets[place[0]].second(self.target(*place).cell) for place in self.second}

    @cached_property
    def white_targets(self) -> dict[int, tuple[Target, ...]]:
        """For each sum of the white dice, the boxes that bear it (C8)."""
        return {
            total: tuple(
                way for row in self.targets for t in row if t.cross.number == total for way in self._with_second(t)
            )
            for total in range(2, self.highest + 1)
        }

    @cached_property
    def colour_targets(self) -> tuple[dict[int, tuple[Target, ...]], ...]:
        """For each coloured die and each sum with a white one, the boxes of that colour and number (C9)."""
        return tuple(
            {
                total: tuple(way for target in targets for way in self._ways_by(target, colour))
                for total, targets in self.white_targets.items()
            }
            for colour in COLOURS
        )

    @cached_property
    def next_targets(self) -> tuple[tuple[Target | None, ...], ...]:
        """For each row and each length of its bits, the next number right of the frontier (BA2, L4)."""
        return tuple(
            tuple(next((t for t in targets if t.place >= length), None) for length in range(self.lengths[row] + 1))
            for row, targets in enumerate(self.targets)
        )

    @cached_property
    def effects(self) -> dict[str | None, Effects]:
        """What crosses set off, by the letter of the face; under `None` where all sheets are alike."""
        if not self.faces:
            return {None: self._effects_of(Face(""))}
        return {face.letter: self._effects_of(face) for face in self.faces}

    @cached_property
    def sets_off(self) -> bool:
        """Whether a cross can do more than mark its cell and a lock."""
        return bool(self.forces or self.diamonds or any(face.chain for face in self.faces))

    @cached_property
    def forces(self) -> bool:
        """Whether a cross can force others in rows that it does not name (BA2, BB2, BB3)."""
        return bool(self.bar) or any(pair.effect in AT_ONCE for pair in self.pairs)

    @cached_property
    def asks_rows(self) -> bool:
        """Whether a choice may have to name rows of forced crosses (BB2)."""
        return any(pair.effect is PairEffect.TWO_IN_FEWEST for pair in self.pairs)

    @cached_property
    def has_bonus_rows(self) -> bool:
        """Whether there are rows that cannot be locked (P1)."""
        return len(self.lockable) < len(self.rows)

    @cached_property
    def scoring_pairs(self) -> tuple[tuple[Target, Target, Pair], ...]:
        """The pairs that count in the score, with both their numbers (BB9)."""
        return tuple(
            (self.target(*pair.first), self.target(*pair.second), pair)
            for pair in self.pairs
            if pair.effect not in AT_ONCE
        )

    @cached_property
    def bonus_rows(self) -> dict[int, tuple[int, ...]]:
        """For each row that can be locked, the bonus rows next to it (P1)."""
        bonus = {*range(len(self.rows))} - {*self.lockable}
        return {row: tuple(sorted(bonus & {row - 1, row + 1})) for row in self.lockable}

    @cached_property
    def curve(self) -> tuple[int, ...]:
        """What each number of crosses is worth, from none on, as far as any row or group can have them."""
        most = 3 * (max(self.lengths) + 1) + sum(len(face.steps) for face in self.faces)
        if not self.points:
            return tuple(crosses * (crosses + 1) // 2 for crosses in range(most + 1))
        return (0, *self.points, *[self.points[-1]] * most)

    @cached_property
    def simply_scored(self) -> bool:
        """Whether points are those of four rows by C19, and nothing else."""
        others = self.points or self.pairs or any(face.steps for face in self.faces)
        return len(self.rows) == len(self.lockable) == ROW_COUNT and max(self.lengths) < len(POINTS) and not others

    @cached_property
    def names(self) -> dict[str, Target]:
        """Each cell by its name in notation: colour and number, and the row where that alone is not enough."""
        return {name: self.target(*place) for name, place in place_names(self.rows).items()}

    @cached_property
    def name_of(self) -> dict[tuple[int, int], str]:
        """The name of the cell with a number in a row."""
        return {(target.row, target.cross.number): name for name, target in self.names.items()}

    def target(self, row: int, number: int) -> Target:
        """The cell with this number in this row."""
        found = self._by_number.get((row, number))
        if found is None:
            message = f"there is no {number} in row {row} of the {self.name} sheet"
            raise IllegalError("no-such-cell", message, "C3", number=number)
        return found

    def target_of(self, cross: Cross) -> Target:
        """The box that a cross marks; that of the plain cross where the cell has no second one."""
        plain = self.target(cross.row, cross.number)
        return self.second_targets.get((cross.row, cross.number), plain) if cross.second else plain

    def face_of(self, seat: int) -> str | None:
        """The letter of the sheet that this seat gets if nothing else is agreed; `None` where all are alike."""
        return self.faces[seat % len(self.faces)].letter if self.faces else None

    @cached_property
    def _by_number(self) -> dict[Place, Target]:
        return {(target.row, target.cross.number): target for row in self.targets for target in row}

    @cached_property
    def _row_targets(self) -> tuple[RowTargets, ...]:
        twice = (*self.second, *self.double)
        return tuple(RowTargets(row, cells, twice) for row, cells in enumerate(self.rows))

    def _beside(self, row: RowTargets, cell: int, colour: Colour | None = None) -> tuple[tuple[int, int], ...]:
        """The neighbours of a bonus box, those of one colour or all; none for other cells (P1)."""
        if row.row in self.lockable:
            return ()
        number = row.cells[cell].number
        return tuple(
            (near.row, near.bit(number))
            for near in (self._row_targets[row.row - 1], self._row_targets[row.row + 1])
            if colour in (None, next(each.colour for each in near.cells if each.number == number))
        )

    def _target(self, row: RowTargets, cell: int, beside: tuple[tuple[int, int], ...]) -> Target:
        whole = (row.row, row.cells[cell].number) not in self.second
        return row.target(cell, whole, self.locking if row.row in self.lockable else 0, self.needs, beside)

    def _with_second(self, target: Target) -> tuple[Target, ...]:
        second = self.second_targets.get((target.row, target.cross.number))
        return (target, second) if second else (target,)

    def _ways_by(self, target: Target, colour: Colour) -> tuple[Target, ...]:
        """The way to a box by a white die and the die of this colour, if there is one (C9, P2)."""
        cell = self.rows[target.row][target.cell]
        if cell.other is None:
            return (target,) if cell.colour is colour else ()
        row = self._row_targets[target.row]
        beside = self._beside(row, target.cell, colour)
        return (self._target(row, target.cell, beside),) if beside else ()

    def _effects_of(self, face: Face) -> Effects:
        twins = [way for one, other in face.chain for way in ((one, other), (other, one))]
        pairs = [
            (one, other, pair)
            for pair in self.pairs
            if pair.effect in AT_ONCE
            for one, other in ((pair.first, pair.second), (pair.second, pair.first))
        ]
        steps: dict[int, int] = {}
        for row, number in face.steps:
            steps[row] = steps.get(row, 0) | self._row_targets[row].bit(number)
        return Effects(
            {one: self.target(*other) for one, other in twins},
            frozenset(self.boxed),
            {one: (self.target(*other), pair) for one, other, pair in pairs},
            tuple(sorted(steps.items())),
        )


AT_ONCE = (PairEffect.TWO_IN_FEWEST, PairEffect.ONE_IN_EACH)
"""The effects of pairs that are crosses."""


Rows = tuple[tuple[Cell, ...], ...]


def row_signs(rows: Rows) -> tuple[str, ...]:
    """What notation calls each row of a sheet: the initial of its last cell's colour, or its number from the top.

    The number is for bonus rows, and for rows of which several end in one colour.
    """
    ends = [cells[-1] if cells else None for cells in rows]
    locks = Counter(cell.colour for cell in ends if cell and cell.other is None)
    return tuple(
        cell.colour.letter if cell and cell.other is None and locks[cell.colour] == 1 else str(row + 1)
        for row, cell in enumerate(ends)
    )


def place_names(rows: Rows) -> dict[str, Place]:
    """Each cell of a sheet by its name in notation."""
    plain = Counter(str(cell) for cells in rows for cell in cells)
    return {
        str(cell) if plain[str(cell)] == 1 else f"{cell}/{row + 1}": (row, cell.number)
        for row, cells in enumerate(rows)
        for cell in cells
    }
