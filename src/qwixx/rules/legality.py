"""Which crosses are allowed, and why the others are not.

A cell may stand in a player's way for good (it is crossed, passed, closed, or locks too early) or only for the moment
(the dice do not show it). The lasting reason is the better answer, so it is looked for first.
"""

from collections.abc import Iterable
from enum import Enum

from qwixx.rules.colours import Colour
from qwixx.rules.cross import Choice, Cross
from qwixx.rules.options import Options
from qwixx.rules.roll import Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.variant import ROW_COUNT, Target, Variant


class Obstacle(Enum):
    """Why a cell may not be crossed. The value is the stable code."""

    ALREADY_CROSSED = "already-crossed"
    ROW_CLOSED = "row-closed"
    LEFT_OF_CROSS = "left-of-cross"
    LOCK_NEEDS_CROSSES = "lock-needs-crosses"
    GAME_OVER = "game-over"
    NOT_ROLLED = "not-rolled"
    NOT_WHITE_SUM = "not-white-sum"
    NOT_LUCKY = "not-lucky"
    NOT_NEXT = "not-next"
    NOT_FEWEST = "not-fewest"
    NOT_ACTIVE = "not-active"
    LUCKY_IN_ACTION_2 = "lucky-in-action-2"
    DIE_OUT = "die-out"
    NOT_COLOUR_SUM = "not-colour-sum"


def open_crosses(sheet: Sheet, closed: int, targets: Iterable[Target]) -> list[Cross]:
    """The crosses in those of the cells that are open, if the dice allow it (C4, C5, C12, C13, L2)."""
    rows = sheet.rows
    found = []
    for target in targets:
        row, needs = target.row, target.needs
        marks = rows[row]
        if not (marks >> target.cell or closed >> row & 1 or (needs and marks.bit_count() < needs)):
            found.append(target.cross)
    return found


def lasting_obstacle(sheet: Sheet, closed: int, target: Target) -> Obstacle | None:
    """What keeps this cell from being crossed whatever the dice show; `None` if it is open."""
    if open_crosses(sheet, closed, (target,)):
        return None
    marks, own = sheet.rows[target.row], 1 << target.cell
    if marks & own:
        return Obstacle.ALREADY_CROSSED
    # A lock is no number: a locking number to the right of the one that was crossed lies left of no cross.
    if closed >> target.row & 1 or marks & (target.bits ^ own):
        return Obstacle.ROW_CLOSED
    return Obstacle.LEFT_OF_CROSS if marks > own else Obstacle.LOCK_NEEDS_CROSSES


def white_choices(variant: Variant, options: Options, sheet: Sheet, closed: int, total: int) -> tuple[Choice, ...]:
    """What a player may choose in action 1: nothing, the white sum in a row (C8), or a lucky cross (L4)."""
    crosses = open_crosses(sheet, closed, variant.white_targets[total])
    if sheet.lucky and total in sheet.lucky:
        crosses += lucky_crosses(variant, options, sheet, closed)
    return (None, *crosses)


def lucky_crosses(variant: Variant, options: Options, sheet: Sheet, closed: int) -> list[Cross]:
    """What a lucky number opens: the next cells of the open rows with the fewest crosses (L4, L5)."""
    counts = [sheet.crosses(row) for row in range(ROW_COUNT)]
    open_rows = [row for row in range(ROW_COUNT) if not closed >> row & 1]
    for fewest in sorted({counts[row] for row in open_rows}):
        next_cells = [variant.targets[row][sheet.rows[row].bit_length()] for row in open_rows if counts[row] == fewest]
        found = open_crosses(sheet, closed, next_cells)
        if found or not options.lucky_fallback:
            return [Cross(cross.row, cross.number, lucky=True) for cross in found]
    return []


def colour_choices(
    variant: Variant, sheet: Sheet, closed: int, dice: tuple[Colour, ...], roll: Roll
) -> tuple[Choice, ...]:
    """What the active player may choose in action 2: nothing, or one white die with one coloured one (C9)."""
    reached = [
        target
        for colour in dice
        for white in roll.different_white
        for target in variant.colour_targets[colour][white + roll.coloured[colour]]
    ]
    return (None, *open_crosses(sheet, closed, reached))


def white_obstacle(
    variant: Variant, options: Options, sheet: Sheet, closed: int, roll: Roll, target: Target, lucky: bool
) -> Obstacle | None:
    """Why this cell may not be crossed in action 1, by the white sum or as a lucky cross; `None` if it may."""
    lasting = lasting_obstacle(sheet, closed, target)
    if lasting or not lucky:
        return lasting or (None if target.cross.number == roll.total else Obstacle.NOT_WHITE_SUM)
    if not sheet.lucky or roll.total not in sheet.lucky:
        return Obstacle.NOT_LUCKY
    if sheet.rows[target.row].bit_length() != target.cell:
        return Obstacle.NOT_NEXT
    cross = Cross(target.row, target.cross.number, lucky=True)
    return None if cross in lucky_crosses(variant, options, sheet, closed) else Obstacle.NOT_FEWEST


def colour_obstacle(
    variant: Variant, sheet: Sheet, closed: int, dice: tuple[Colour, ...], roll: Roll, target: Target, lucky: bool
) -> Obstacle | None:
    """Why the active player may not cross this cell in action 2, or `None` if it may."""
    lasting = lasting_obstacle(sheet, closed, target)
    if lasting:
        return lasting
    if lucky:
        return Obstacle.LUCKY_IN_ACTION_2
    colour = variant.rows[target.row][target.cell].colour
    if colour not in dice:
        return Obstacle.DIE_OUT
    white_needed = target.cross.number - roll.coloured[colour]
    return None if white_needed in roll.white else Obstacle.NOT_COLOUR_SUM
