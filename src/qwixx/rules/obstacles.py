"""Obstacles put into words: "why can I not cross this?" always has an answer."""

from types import MappingProxyType
from typing import NamedTuple

from qwixx.rules.facts import Facts, cell_facts
from qwixx.rules.legality import Obstacle
from qwixx.rules.roll import Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.variant import Target, Variant


class Reason(NamedTuple):
    """Why a cell may not be crossed: a stable code, the clause behind it, a sentence, and what that is made from."""

    code: str
    clause: str
    message: str
    facts: Facts = MappingProxyType({})


_SENTENCES = {
    Obstacle.ALREADY_CROSSED: ("C5", "{cell} is crossed already"),
    Obstacle.ROW_CLOSED: ("C13", "the row of {cell} is closed"),
    Obstacle.LEFT_OF_CROSS: ("C4", "{cell} lies left of the row's rightmost cross"),
    Obstacle.LOCK_NEEDS_CROSSES: (
        "{lock_clause}",
        "{cell} locks its row, which takes {needs} crosses there first, not {crosses}",
    ),
    Obstacle.GAME_OVER: ("C16", "the game is over"),
    Obstacle.NOT_ROLLED: ("C7", "the dice have not been rolled yet"),
    Obstacle.NOT_WHITE_SUM: ("C8", "the white dice make {total}, not {number}"),
    Obstacle.NOT_LUCKY: ("L4", "the white sum {total} is not a lucky number of this sheet"),
    Obstacle.NOT_NEXT: ("L4", "{cell} is not the next number of its row"),
    Obstacle.NOT_FEWEST: ("L4", "the row of {cell} is not the one with the fewest crosses"),
    Obstacle.NOT_ACTIVE: ("C9", "only the active player crosses anything in action 2"),
    Obstacle.LUCKY_IN_ACTION_2: ("L4", "lucky numbers count in action 1 alone"),
    Obstacle.DIE_OUT: ("C13", "the {colour} die has left the game"),
    Obstacle.NOT_COLOUR_SUM: ("C9", "neither white die makes {number} with the {colour} one"),
}


def explain(obstacle: Obstacle, variant: Variant, sheet: Sheet, roll: Roll | None, target: Target) -> Reason:
    """The reason why this cell of this sheet may not be crossed."""
    facts = cell_facts(variant, target.row, target.cross.number)
    facts |= {"crosses": sheet.crosses(target.row), "needs": variant.needs, "total": roll.total if roll else 0}
    cell = f"{facts['colour']} {facts['number']}"
    clause, sentence = _SENTENCES[obstacle]
    return Reason(
        obstacle.value,
        clause.format(lock_clause=variant.lock_clause),
        sentence.format(cell=cell, **facts),
        MappingProxyType(facts),
    )
