"""Whether a variant can be played on: each check raises `VariantError` with the part of the sheet that is at fault."""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from qwixx.rules.errors import VariantError
from qwixx.rules.printed import MAX_PLAYERS, MAX_SIDES, Face, LuckyPair, PairEffect, Place

if TYPE_CHECKING:
    from qwixx.rules.variant import Variant

FEWEST_ROWS = 2
"""Locking two rows ends the game (C16)."""
MAX_ROWS = 8
MAX_LUCKY_PAIRS = 50
MAX_POINTS = 10_000
MAX_CURVE = 100
MAX_BAR = 60
MAX_PAIRS = 20
MAX_CHOOSING_PAIRS = 2
"""How many pairs may leave rows to choose (BB2): each multiplies the complete choices of a cross."""
MAX_CHAIN = 40
MAX_DIAMONDS = 40


def check(variant: "Variant") -> None:
    """Raise unless all parts of the variant can be, and fit together."""
    _check_facts(variant)
    if not FEWEST_ROWS <= len(variant.lockable) <= len(variant.rows) <= MAX_ROWS:
        raise VariantError(
            "sheet-rows",
            f"a sheet has {FEWEST_ROWS} to {MAX_ROWS} rows, and {FEWEST_ROWS} at least that can be locked",
            least=FEWEST_ROWS,
            most=MAX_ROWS,
        )
    for row in range(len(variant.rows)):
        _check_row(variant, row)
    _check_lucky(variant)
    _check_points(variant)
    _check_cells(variant, "second", variant.second, may_lock=False)
    _check_cells(variant, "double", (*variant.double, *variant.second), may_lock=False)
    _check_bar(variant)
    _check_pairs(variant)
    _check_faces(variant)
    _check_diamonds(variant)


def check_lucky_pair(variant: "Variant", pair: LuckyPair) -> None:
    """Raise unless these are two different sums of two dice in rising order (L3)."""
    low, high = pair
    if not 2 <= low < high <= variant.highest:
        raise VariantError(
            "lucky-pairs",
            f"lucky numbers are two different sums from 2 to {variant.highest}, the lower first, not {low} and {high}",
            part="lucky",
        )


def _check_facts(variant: "Variant") -> None:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,31}", variant.name):
        raise VariantError("name", f'the name "{variant.name}" must be 1 to 32 of a-z, 0-9 and "-"')
    title = variant.title
    if not 1 <= len(title) <= 60 or not title.isprintable() or title != title.strip():
        raise VariantError("title", "the title must be 1 to 60 printable characters, without spaces around it")
    if not 2 <= variant.sides <= MAX_SIDES:
        raise VariantError("dice", f"dice have 2 to {MAX_SIDES} sides, not {variant.sides}")
    if variant.locking < 1:
        raise VariantError("locking", f"at least 1 number must lock a row, not {variant.locking}")
    if variant.needs < 0:
        raise VariantError("needs", f"a lock cannot need {variant.needs} crosses")


def _check_row(variant: "Variant", row: int) -> None:
    cells = variant.rows[row]
    if row in variant.lockable:
        _check_length(variant, row)
    for place, cell in enumerate(cells):
        if not 2 <= cell.number <= variant.highest:
            raise VariantError(
                "number-out-of-reach",
                f"row {row + 1}, cell {place + 1}: two dice of {variant.sides} sides never make {cell.number}",
                row,
                number=cell.number,
            )
        if cell.number in (earlier.number for earlier in cells[:place]):
            raise VariantError(
                "number-twice",
                f"row {row + 1}, cell {place + 1}: the number {cell.number} is in this row twice",
                row,
                number=cell.number,
            )
    is_bonus = [cell.other is not None for cell in cells]
    if any(is_bonus) and not (all(is_bonus) and _lies_between(variant, row)):
        raise VariantError(
            "bonus-row",
            f"row {row + 1}: a bonus row lies between two rows that can be locked, and each of its boxes has the "
            "number of a cell above and of one below, and their colours",
            row,
        )


def _check_length(variant: "Variant", row: int) -> None:
    cells = variant.rows[row]
    twice = sum(place[0] == row for place in (*variant.double, *variant.second))
    if len(cells) < variant.locking or len(cells) + twice < variant.needs + variant.locking:
        raise VariantError(
            "row-too-short",
            f"row {row + 1} has {len(cells)} cells and can never be locked: "
            f"that takes {variant.needs} crosses before the last {variant.locking}",
            row,
        )


def _lies_between(variant: "Variant", row: int) -> bool:
    """Whether a bonus row is between two others whose cells its boxes stand for (P1)."""
    if row - 1 not in variant.lockable or row + 1 not in variant.lockable:
        return False
    above, below = ({cell.number: cell.colour for cell in variant.rows[near]} for near in (row - 1, row + 1))
    return all(
        (above.get(cell.number), below.get(cell.number)) == (cell.colour, cell.other) for cell in variant.rows[row]
    )


def _check_lucky(variant: "Variant") -> None:
    if not variant.lucky:
        return
    if not MAX_PLAYERS <= len(variant.lucky) <= MAX_LUCKY_PAIRS:
        raise VariantError(
            "lucky-pairs",
            f"there are {MAX_PLAYERS} to {MAX_LUCKY_PAIRS} lucky pairs, one for each player at least, "
            f"not {len(variant.lucky)}",
            part="lucky",
        )
    for place, pair in enumerate(variant.lucky):
        check_lucky_pair(variant, pair)
        if pair in variant.lucky[:place]:
            raise VariantError("lucky-pairs", f"the lucky pair {pair[0]}-{pair[1]} is on two sheets", part="lucky")


def _check_points(variant: "Variant") -> None:
    steps = pairwise((0, *variant.points))
    if len(variant.points) > MAX_CURVE or any(not before <= after <= MAX_POINTS for before, after in steps):
        raise VariantError(
            "points",
            f"points are up to {MAX_CURVE} numbers from 0 to {MAX_POINTS}, none lower than the one before it",
            part="points",
        )


def _check_bar(variant: "Variant") -> None:
    _check_cells(variant, "boxed", variant.boxed)
    rows = all(row in variant.lockable for row in variant.bar)
    if not rows or len(variant.bar) > MAX_BAR or bool(variant.bar) != bool(variant.boxed):
        raise VariantError(
            "bar-fields",
            f"a bar has up to {MAX_BAR} fields, each of a row that can be locked, and comes with boxed numbers",
            part="bar" if variant.bar else "boxed",
            most=MAX_BAR,
        )


def _check_pairs(variant: "Variant") -> None:
    if len(variant.pairs) > MAX_PAIRS:
        raise VariantError("pair", f"a sheet has at most {MAX_PAIRS} pairs", pair=MAX_PAIRS)
    choosing = [place for place, pair in enumerate(variant.pairs) if pair.effect is PairEffect.TWO_IN_FEWEST]
    if len(choosing) > MAX_CHOOSING_PAIRS:
        message = f"at most {MAX_CHOOSING_PAIRS} pairs of a sheet have the effect {PairEffect.TWO_IN_FEWEST.value}"
        raise VariantError("pair", message, pair=choosing[-1])
    named: list[Place] = []
    for place, pair in enumerate(variant.pairs):
        named += (pair.first, pair.second)
        _check_cells(variant, None, named, pair=place)
    for place, pair in enumerate(variant.pairs):
        if not 0 <= pair.points <= MAX_POINTS or bool(pair.points) != (pair.effect is PairEffect.POINTS):
            raise VariantError(
                "pair", f"a pair of the effect {pair.effect.value} cannot have {pair.points} points", pair=place
            )


def _check_faces(variant: "Variant") -> None:
    for place, face in enumerate(variant.faces):
        if face.letter != chr(ord("A") + place):
            message = f"sheets have the letters A, B, C and so on, not {face.letter}"
            raise VariantError("faces", message, part=f"steps {face.letter}")
        _check_cells(variant, f"steps {face.letter}", face.steps)
        _check_chain(variant, face)


def _check_chain(variant: "Variant", face: Face) -> None:
    part = f"chain {face.letter}"
    _check_cells(variant, part, (place for link in face.chain for place in link), may_lock=False)
    if len(face.chain) > MAX_CHAIN or any(one[0] == other[0] for one, other in face.chain):
        raise VariantError(
            "chain", f"a chain has up to {MAX_CHAIN} pairs, each of numbers in two different rows", part=part
        )


def _check_diamonds(variant: "Variant") -> None:
    for one, other in variant.diamonds:
        if one == other or not all(2 <= number <= variant.highest for number in (one, other)):
            raise VariantError(
                "diamonds",
                f"a diamond exchanges two different sums from 2 to {variant.highest}, not {one} and {other}",
                part="exchange",
            )
    if len(variant.diamonds) > MAX_DIAMONDS:
        raise VariantError("diamonds", f"a sheet has at most {MAX_DIAMONDS} diamonds", part="exchange")


def _check_cells(
    variant: "Variant", part: str | None, places: Iterable[Place], may_lock: bool = True, pair: int | None = None
) -> None:
    """Raise unless these are different cells of rows that can be locked, none of them a last one unless that may be."""
    seen = set()
    for row, number in places:
        numbers = [cell.number for cell in variant.rows[row]] if row in variant.lockable else []
        allowed = numbers if may_lock else numbers[: -variant.locking]
        name = f"{variant.rows[row][numbers.index(number)]}" if number in numbers else f"{number}"
        if number not in allowed:
            raise VariantError("cell-not-here", f"{name} cannot be part of it", None, part, pair, cell=name)
        if (row, number) in seen:
            raise VariantError("cell-twice", f"{name} is named twice", None, part, pair, cell=name)
        seen.add((row, number))
