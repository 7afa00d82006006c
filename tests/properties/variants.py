"""Variants to play: those that ship, a few custom ones, and any that a sheet file can describe."""

from hypothesis import strategies as st

from qwixx.rules import FOUR_ROWS, Cell, Colour, Options, Variant, variant, variant_names
from tests.properties.custom import CUSTOM

LuckyPair = tuple[int, int]

SHIPPED = tuple(variant(name) for name in variant_names(FOUR_ROWS))
PRINTABLE = st.characters(exclude_categories=["C", "Z"], include_characters=" ")


def shipped_variants() -> st.SearchStrategy[Variant]:
    return st.sampled_from(SHIPPED)


def variants() -> st.SearchStrategy[Variant]:
    """Shipped sheets most of the time, then the custom ones, then any at all."""
    return st.one_of(shipped_variants(), shipped_variants(), st.sampled_from(CUSTOM), random_variants())


@st.composite
def random_variants(draw: st.DrawFn) -> Variant:
    """Any valid sheet: dice, row lengths, numbers, colours, locks and lucky numbers as they come."""
    sides = draw(st.integers(2, 20) | st.integers(2, 6))
    numbers = range(2, 2 * sides + 1)
    locking = draw(st.integers(1, min(4, len(numbers))))
    needs = draw(st.integers(0, min(8, len(numbers) - locking)))
    rows = []
    for lock_colour in draw(st.permutations(list(Colour))):
        row_numbers = draw(
            st.lists(st.sampled_from(numbers), min_size=needs + locking, max_size=len(numbers), unique=True)
        )
        inner = st.sampled_from(Colour) if draw(st.booleans()) else st.just(lock_colour)
        colours = [*(draw(inner) for _ in row_numbers[1:]), lock_colour]
        rows.append(tuple(Cell(colour, number) for colour, number in zip(colours, row_numbers, strict=True)))
    lucky = draw(lucky_tuples(sides)) if sides > 2 else ()
    title = draw(st.text(PRINTABLE, min_size=1, max_size=60).filter(lambda text: text == text.strip()))
    name = draw(st.from_regex(r"[a-z0-9][a-z0-9-]{0,31}", fullmatch=True))
    return Variant(name, title, sides, tuple(rows), locking, needs, lucky)


def lucky_pairs(sides: int) -> st.SearchStrategy[LuckyPair]:
    """Two different sums of two dice, the lower first."""
    sums = st.integers(2, 2 * sides)
    return st.lists(sums, min_size=2, max_size=2, unique=True).map(lambda pair: (min(pair), max(pair)))


def lucky_tuples(sides: int) -> st.SearchStrategy[tuple[LuckyPair, ...]]:
    """The lucky pairs of a variant: none, or enough for five."""
    return st.just(()) | st.lists(lucky_pairs(sides), min_size=5, max_size=7, unique=True).map(tuple)


@st.composite
def lucky_by_seat(draw: st.DrawFn, of: Variant, players: int) -> tuple[LuckyPair | None, ...]:
    """Lucky numbers as printed, or any others, or none on some sheets."""
    if not of.lucky:
        return (None,) * players
    one = st.sampled_from(of.lucky) | lucky_pairs(of.sides) | st.none()
    return of.lucky[:players] if draw(st.booleans()) else draw(st.tuples(*[one] * players))


def options(of: Variant) -> st.SearchStrategy[Options]:
    """Any table options that fit: small dice never show the six that starts."""
    first_six = st.booleans() if of.sides >= 6 else st.just(False)
    return st.builds(Options, first_six, st.booleans(), st.booleans())
