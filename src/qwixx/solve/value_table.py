"""The answers to a question, for any sheet."""

import numpy as np
from numpy.typing import NDArray

from qwixx.rules import Sheet
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import ROW_COUNT
from qwixx.solve.compiled_equation import expect_waiting
from qwixx.solve.question import Question
from qwixx.solve.row_states import CLOSED, RowState
from qwixx.solve.solver import setting_of

Layers = tuple[NDArray[np.float64], ...]
"""Points still to come, by state of the upper half, state of the lower half, and penalties."""


def kept_layers(players: int) -> tuple[int, ...]:
    """The layers that a table keeps: about to be active, and right after that. The others follow from the first."""
    return (0,) if players == 1 else (0, players - 1)


class ValueTable:
    """What every sheet is still worth, by how many turns of others come before its own.

    It holds the layers of `kept_layers`, or those of the mirrored question, whose halves are exchanged.
    """

    def __init__(self, question: Question, layers: Layers, exchanged: bool = False) -> None:
        self.question = question
        self._layers = layers
        self._exchanged = exchanged
        self._setting = setting_of(question.mirrored if exchanged else question)

    def expected_score(self, sheet: Sheet, closed: int, turns: int) -> float:
        """The expected final score of a sheet with these rows closed, so many turns of others before its own."""
        return sheet.scores(self.question.variant).total + self.points_to_come(sheet, closed, turns)

    def points_to_come(self, sheet: Sheet, closed: int, turns: int) -> float:
        """The points that a sheet may still expect; none where the game is over (C16).

        More turns of others than the question knows count as the most that it knows.
        """
        if closed.bit_count() >= LOCKS_TO_END or sheet.penalties >= PENALTY_BOXES:
            return 0.0
        upper, lower = self._place(sheet, closed)
        turns = min(turns, self.question.players - 1)
        if turns == 0:
            return float(self._layers[0][upper, lower, sheet.penalties])
        if turns == self.question.players - 1:
            return float(self._layers[1][upper, lower, sheet.penalties])
        setting = self._setting
        return float(
            expect_waiting(
                turns,
                self._layers[0].reshape((-1, PENALTY_BOXES)),
                self._layers[0].shape[1],
                upper,
                lower,
                sheet.penalties,
                setting.above,
                setting.below,
                setting.chances.ways,
                setting.lucky,
            )
        )

    def _place(self, sheet: Sheet, closed: int) -> tuple[int, int]:
        states = [row_state(sheet, closed, row) for row in range(ROW_COUNT)]
        if self._exchanged:
            states = states[2:] + states[:2]
        one, two, three, four = states
        return self._setting.upper.numbers[one, two], self._setting.lower.numbers[three, four]


def row_state(sheet: Sheet, closed: int, row: int) -> RowState:
    """What matters of a row of this sheet."""
    return CLOSED if closed >> row & 1 else RowState(sheet.rows[row].bit_length(), sheet.crosses(row))
