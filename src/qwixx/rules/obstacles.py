"""Obstacles put into words: "why can I not cross this?" always has an answer."""

from types import MappingProxyType
from typing import NamedTuple

from qwixx.rules.cross import Cross
from qwixx.rules.facts import Facts, cell_facts, neighbour_facts
from qwixx.rules.legality import Obstacle
from qwixx.rules.roll import Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.variant import Variant


class Reason(NamedTuple):
    """Why a cell may not be crossed: a stable code, the clause behind it, a sentence, and what that is made from."""

    code: str
    clause: str
    message: str
    facts: Facts = MappingProxyType({})


_SENTENCES = {
    Obstacle.NO_SECOND_BOX: ("DA1", "{cell} has no second box"),
    Obstacle.ALREADY_CROSSED: ("C5", "{cell} is crossed already"),
    Obstacle.ROW_CLOSED: ("C13", "the row of {cell} is closed"),
    Obstacle.LEFT_OF_CROSS: ("C4", "{cell} lies left of the row's rightmost cross"),
    Obstacle.NOT_CROSSED_ONCE: ("DA1", "{cell} must be crossed once before it is crossed a second time"),
    Obstacle.NEEDS_NEIGHBOUR: ("P2", "the bonus {number} needs {above} {number} or {below} {number}"),
    Obstacle.LOCK_NEEDS_CROSSES: (
        "{lock_clause}",
        "{cell} locks its row, which takes {needs} crosses there first, not {crosses}",
    ),
    Obstacle.GAME_OVER: ("C16", "the game is over"),
    Obstacle.NOT_ROLLED: ("C7", "the dice have not been rolled yet"),
    Obstacle.TWO_WAYS: ("L4", "a lucky cross is no second cross and no exchange"),
    Obstacle.NOT_WHITE_SUM: ("C8", "the white dice make {total}, not {number}"),
    Obstacle.NOT_LUCKY: ("L4", "the white sum {total} is not a lucky number of this sheet"),
    Obstacle.NOT_NEXT: ("L4", "{cell} is not the next number of its row"),
    Obstacle.NOT_FEWEST: ("L4", "the row of {cell} is not the one with the fewest crosses"),
    Obstacle.NO_DIAMOND: ("X1", "the sheet has no such diamond"),
    Obstacle.DIAMOND_PASSED: ("X3", "that diamond is crossed already, or lies left of one that is"),
    Obstacle.NOT_EXCHANGED: ("X2", "that diamond does not make {number} of the white sum {total}"),
    Obstacle.NOT_ACTIVE: ("C9", "only the active player crosses anything in action 2"),
    Obstacle.LUCKY_IN_ACTION_2: ("L4", "lucky numbers count in action 1 alone"),
    Obstacle.EXCHANGE_IN_ACTION_2: ("X4", "diamonds count in action 1 alone"),
    Obstacle.DIE_OUT: ("C13", "the {colour} die has left the game"),
    Obstacle.NOT_COLOUR_SUM: ("C9", "neither white die makes {number} with the {colour} one"),
    Obstacle.NOT_NEIGHBOUR_SUM: ("P2", "no white die makes {number} with the die of a neighbour that is crossed"),
    Obstacle.WRONG_ROWS: (
        "BB2",
        "the choice must name the rows of the crosses that {cell} forces, each with the fewest",
    ),
}


def explain(obstacle: Obstacle, variant: Variant, sheet: Sheet, roll: Roll | None, cross: Cross) -> Reason:
    """The reason why this cell of this sheet may not be crossed."""
    facts = cell_facts(variant, cross.row, cross.number)
    facts |= {"crosses": sheet.crosses(cross.row), "needs": variant.needs, "total": roll.total if roll else 0}
    facts |= neighbour_facts(variant, cross.row, cross.number)
    cell = f"{facts['colour']} {facts['number']}"
    clause, sentence = _SENTENCES[obstacle]
    return Reason(
        obstacle.value,
        clause.format(lock_clause=variant.lock_clause),
        sentence.format(cell=cell, **facts),
        MappingProxyType(facts),
    )
