"""The player that plays the solitary game perfectly, in the rhythm of its table: for its own points, not to win."""

from collections.abc import Sequence

from qwixx.bots.protocol import View
from qwixx.rules import Choice, Game
from qwixx.solve.cache import find_table
from qwixx.solve.progress import Progress
from qwixx.solve.question import question_of
from qwixx.solve.turn_values import options


class OptimalBot:
    """A player who takes the best choice of the paced table for so many players."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice that is worth most if no other player closes a row or ends the game."""
        if len(choices) == 1:
            return choices[0]
        table = find_table(question_of(view.game, view.seat))
        return options(table, view.game, view.seat)[0].choices[0]


def get_ready(game: Game, seat: int, threads: int, progress: Progress | None) -> None:
    """Solve what an optimal player in this seat will ask for, so that no game has to wait for it."""
    find_table(question_of(game, seat), threads, progress)
