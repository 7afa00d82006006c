"""Which sheets of a game are worth the same because the rows trade places, or high numbers trade with low ones."""

from itertools import permutations

from qwixx.rules import Variant
from qwixx.rules.colours import COLOURS
from qwixx.rules.variant import LuckyPair


def is_symmetry(variant: Variant, lucky: LuckyPair | None, rows: tuple[int, ...], mirrored: bool) -> bool:
    """Whether the game stays the same when its rows become those of `rows` and, if mirrored, ones sixes and so on.

    The colours may trade their names as they like, for all coloured dice are alike.
    """

    def image(number: int) -> int:
        return variant.highest + 2 - number if mirrored else number

    if lucky and {image(number) for number in lucky} != set(lucky):
        return False
    return any(
        all(
            [(colours[cell.colour], image(cell.number)) for cell in variant.rows[row]]
            == [(cell.colour, cell.number) for cell in variant.rows[rows[row]]]
            for row in range(len(rows))
        )
        for colours in permutations(COLOURS)
    )


def twins(variant: Variant, lucky: LuckyPair | None, upper: bool) -> bool:
    """Whether the two rows of the upper or of the lower half may trade places."""
    return is_symmetry(variant, lucky, (1, 0, 2, 3) if upper else (0, 1, 3, 2), mirrored=False)


def halves_alike(variant: Variant, lucky: LuckyPair | None) -> bool:
    """Whether the two halves of a sheet may trade places."""
    return any(is_symmetry(variant, lucky, (2, 3, 0, 1), mirrored) for mirrored in (False, True))
