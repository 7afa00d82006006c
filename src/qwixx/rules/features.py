"""What a variant has beyond four rows of numbers.

Each room of the program states the features that it handles, and calls `require` where a variant enters it. So no room
asks a variant for its name, and a sheet that is added as data can be played wherever its features are known.
"""

from enum import Enum

from qwixx.rules.errors import IllegalError
from qwixx.rules.variant import ROW_COUNT, Variant


class Feature(Enum):
    """Something that some sheets have. The value is its stable name."""

    LUCKY = "lucky-numbers"
    """Lucky numbers (L3)."""
    ROWS = "other-rows"
    """Other than four rows that end in four colours."""
    POINTS = "other-points"
    """Points for a row other than those of C19 (DA4)."""
    SECOND = "second-crosses"
    """Numbers that may be crossed a second time (DA1)."""
    DOUBLE = "double-numbers"
    """Numbers that make two crosses at once (DB1)."""
    BAR = "bar"
    """A bar, and boxed numbers that use it (BA2)."""
    PAIRS = "pairs"
    """Pairs of numbers with an effect (BB1)."""
    BONUS_ROWS = "bonus-rows"
    """Rows between two others, which count for both (P1)."""
    STEPS = "steps"
    """Framed numbers that are scored together (S2)."""
    CHAIN = "chain"
    """Numbers that are crossed two and two (H2)."""
    DIAMONDS = "diamonds"
    """Diamonds that exchange the white sum (X2)."""


Features = frozenset[Feature]

FOUR_ROWS: Features = frozenset({Feature.LUCKY})
"""What classic, Longo and Mixx need: four rows of numbers, and lucky numbers."""
ALL: Features = frozenset(Feature)


def features_of(variant: Variant) -> Features:
    """What this variant has."""
    locked = [variant.lock_colours[row] for row in variant.lockable]
    found = {
        Feature.LUCKY: variant.lucky,
        Feature.ROWS: len(set(locked)) != ROW_COUNT or len(locked) != ROW_COUNT,
        Feature.POINTS: variant.points,
        Feature.SECOND: variant.second,
        Feature.DOUBLE: variant.double,
        Feature.BAR: variant.bar,
        Feature.PAIRS: variant.pairs,
        Feature.BONUS_ROWS: variant.has_bonus_rows,
        Feature.STEPS: any(face.steps for face in variant.faces),
        Feature.CHAIN: any(face.chain for face in variant.faces),
        Feature.DIAMONDS: variant.diamonds,
    }
    return frozenset(feature for feature, has in found.items() if has)


def require(variant: Variant, handled: Features, what: str) -> None:
    """Raise unless these features are all that the variant has; `what` is what cannot handle others."""
    others = features_of(variant) - handled
    if others:
        first = next(feature for feature in Feature if feature in others)
        message = f"{what} cannot handle the sheet {variant.name} yet: it has {first.value}"
        raise IllegalError("sheet-feature", message, name=variant.name, title=variant.title, feature=first.value)
