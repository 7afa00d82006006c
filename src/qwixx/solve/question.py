"""Which game is solved: one sheet, alone or at the pace of a table where no other player closes rows."""

import hashlib
from dataclasses import dataclass, replace

from qwixx.rules import FOUR_ROWS, Game, IllegalError, Variant, format_sheet, require
from qwixx.rules.setup import check_lucky, check_players
from qwixx.rules.variant import LuckyPair
from qwixx.solve.symmetry import is_symmetry

HANDLED = FOUR_ROWS
"""The features of sheets that can be solved."""
MAX_SIDES = 8
"""The faces of four dice are a set of 32 bits."""


@dataclass(frozen=True)
class Question:
    """What the expected final score is, played for the most points.

    With one player every turn is an active one: *solo*. With N players each active turn is followed by N - 1 turns of
    others, in which only the white sum can be crossed and no penalty is taken: *paced N*.
    """

    variant: Variant
    players: int = 1
    lucky: LuckyPair | None = None

    def __post_init__(self) -> None:
        require(self.variant, HANDLED, "the solver")
        check_players(self.players)
        check_lucky(self.variant, self.lucky)
        if self.variant.sides > MAX_SIDES:
            raise IllegalError(
                "too-large",
                f"games with dice of up to {MAX_SIDES} sides can be solved, not of {self.variant.sides}",
                most=MAX_SIDES,
            )

    def __str__(self) -> str:
        return "solo" if self.players == 1 else f"paced {self.players}"

    @property
    def mirrored(self) -> "Question":
        """The same question with high numbers for low ones, if the sheet has the same halves then; or itself."""
        if self.lucky is None or not is_symmetry(self.variant, None, (2, 3, 0, 1), mirrored=True):
            return self
        low, high = (self.variant.highest + 2 - number for number in reversed(self.lucky))
        return replace(self, lucky=(low, high))

    @property
    def digest(self) -> str:
        """A name for all that the answer depends on."""
        plain = replace(self.variant, name="sheet", title="sheet", lucky=())
        facts = f"{format_sheet(plain)}players: {self.players}\nlucky: {self.lucky}\n"
        return hashlib.sha256(facts.encode()).hexdigest()


def question_of(game: Game, player: int, solo: bool = False) -> Question:
    """The question that comes nearest to what this player asks itself."""
    return Question(game.variant, 1 if solo else game.players, game.sheet(player).lucky)
