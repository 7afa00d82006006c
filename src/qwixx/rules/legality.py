"""Which crosses are allowed, and why the others are not.

A cell may stand in a player's way for good (it is crossed, passed, closed, or locks too early) or only for the moment
(the dice do not show it). The lasting reason is the better answer, so it is looked for first.
"""

from collections.abc import Iterable
from enum import Enum

from qwixx.rules.colours import Colour
from qwixx.rules.consequences import completed
from qwixx.rules.cross import Choice, Cross
from qwixx.rules.options import Options
from qwixx.rules.roll import Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.targets import Target
from qwixx.rules.variant import Variant


class Obstacle(Enum):
    """Why a cell may not be crossed. The value is the stable code."""

    NO_SECOND_BOX = "no-second-box"
    ALREADY_CROSSED = "already-crossed"
    ROW_CLOSED = "row-closed"
    LEFT_OF_CROSS = "left-of-cross"
    NOT_CROSSED_ONCE = "not-crossed-once"
    NEEDS_NEIGHBOUR = "needs-neighbour"
    LOCK_NEEDS_CROSSES = "lock-needs-crosses"
    GAME_OVER = "game-over"
    NOT_ROLLED = "not-rolled"
    TWO_WAYS = "two-ways"
    NOT_WHITE_SUM = "not-white-sum"
    NOT_LUCKY = "not-lucky"
    NOT_NEXT = "not-next"
    NOT_FEWEST = "not-fewest"
    NO_DIAMOND = "no-diamond"
    DIAMOND_PASSED = "diamond-passed"
    NOT_EXCHANGED = "not-exchanged"
    NOT_ACTIVE = "not-active"
    LUCKY_IN_ACTION_2 = "lucky-in-action-2"
    EXCHANGE_IN_ACTION_2 = "exchange-in-action-2"
    DIE_OUT = "die-out"
    NOT_COLOUR_SUM = "not-colour-sum"
    NOT_NEIGHBOUR_SUM = "not-neighbour-sum"
    WRONG_ROWS = "wrong-rows"


def open_crosses(sheet: Sheet, closed: int, targets: Iterable[Target]) -> list[Cross]:
    """The crosses in those of the boxes that are open, if the dice allow it (C4, C5, C12, C13, L2, DA2, P2)."""
    rows = sheet.rows
    found = []
    for target in targets:
        row = target.row
        if not (rows[row] >> target.place or closed >> row & 1 or (target.guarded and not target.ready(rows))):
            found.append(target.cross)
    return found


def lasting_obstacle(sheet: Sheet, closed: int, target: Target) -> Obstacle | None:
    """What keeps this box from being crossed whatever the dice show; `None` if it is open."""
    if open_crosses(sheet, closed, (target,)):
        return None
    marks, own = sheet.rows[target.row], 1 << target.place
    if marks & own:
        return Obstacle.ALREADY_CROSSED
    # A lock is no number: a locking number to the right of the one that was crossed lies left of no cross.
    if closed >> target.row & 1 or marks & (target.bits ^ own):
        return Obstacle.ROW_CLOSED
    if marks > own:
        return Obstacle.LEFT_OF_CROSS
    if target.after:
        return Obstacle.NOT_CROSSED_ONCE
    return Obstacle.NEEDS_NEIGHBOUR if target.beside else Obstacle.LOCK_NEEDS_CROSSES


def white_choices(variant: Variant, options: Options, sheet: Sheet, closed: int, total: int) -> tuple[Choice, ...]:
    """What a player may choose in action 1: nothing, the white sum (C8), a lucky cross (L4), an exchange (X2)."""
    crosses = open_crosses(sheet, closed, variant.white_targets[total])
    if sheet.lucky and total in sheet.lucky:
        crosses += lucky_crosses(variant, options, sheet, closed)
    if variant.sets_off:
        crosses += exchanged_crosses(variant, sheet, closed, total)
        if variant.asks_rows:
            crosses = completed(variant, sheet, closed, crosses)
    return (None, *crosses)


def lucky_crosses(variant: Variant, options: Options, sheet: Sheet, closed: int) -> list[Cross]:
    """What a lucky number opens: the next cells of the open rows with the fewest crosses (L4, L5)."""
    open_rows = [row for row in variant.lockable if not closed >> row & 1]
    counts = {row: sheet.crosses(row) for row in open_rows}
    for fewest in sorted({*counts.values()}):
        next_cells = [
            variant.next_targets[row][sheet.rows[row].bit_length()] for row in open_rows if counts[row] == fewest
        ]
        found = open_crosses(sheet, closed, filter(None, next_cells))
        if found or not options.lucky_fallback:
            return [Cross(cross.row, cross.number, lucky=True) for cross in found]
    return []


def exchanged_crosses(variant: Variant, sheet: Sheet, closed: int, total: int) -> list[Cross]:
    """What the diamonds open that bear the white sum and lie right of the last one that was crossed (X2, X3)."""
    return [
        cross._replace(exchange=place)
        for place in range(sheet.diamonds.bit_length(), len(variant.diamonds))
        if total in variant.diamonds[place]
        for cross in open_crosses(sheet, closed, variant.white_targets[sum(variant.diamonds[place]) - total])
    ]


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
    crosses = open_crosses(sheet, closed, reached)
    if variant.asks_rows:
        crosses = completed(variant, sheet, closed, crosses)
    # two dice may reach one bonus box
    return (None, *(dict.fromkeys(crosses) if variant.has_bonus_rows else crosses))


def white_obstacle(
    variant: Variant, options: Options, sheet: Sheet, closed: int, roll: Roll, cross: Cross
) -> Obstacle | None:
    """Why this cross may not be made in action 1, whatever it may force; `None` if it may."""
    if cross.lucky:
        return _lucky_obstacle(variant, options, sheet, closed, roll, cross)
    if cross.exchange is not None:
        return _exchange_obstacle(variant, sheet, roll, cross)
    return None if cross.number == roll.total else Obstacle.NOT_WHITE_SUM


def _lucky_obstacle(
    variant: Variant, options: Options, sheet: Sheet, closed: int, roll: Roll, cross: Cross
) -> Obstacle | None:
    if cross.second or cross.exchange is not None:
        return Obstacle.TWO_WAYS
    if not sheet.lucky or roll.total not in sheet.lucky:
        return Obstacle.NOT_LUCKY
    plain = cross._replace(then=())
    target = variant.target(cross.row, cross.number)
    if variant.next_targets[cross.row][sheet.rows[cross.row].bit_length()] != target:
        return Obstacle.NOT_NEXT
    return None if plain in lucky_crosses(variant, options, sheet, closed) else Obstacle.NOT_FEWEST


def _exchange_obstacle(variant: Variant, sheet: Sheet, roll: Roll, cross: Cross) -> Obstacle | None:
    place = cross.exchange
    if place is None or not 0 <= place < len(variant.diamonds):
        return Obstacle.NO_DIAMOND
    if sheet.diamonds >> place:
        return Obstacle.DIAMOND_PASSED
    diamond = variant.diamonds[place]
    exchanged = roll.total in diamond and cross.number == sum(diamond) - roll.total
    return None if exchanged else Obstacle.NOT_EXCHANGED


def colour_obstacle(
    variant: Variant, sheet: Sheet, dice: tuple[Colour, ...], roll: Roll, cross: Cross
) -> Obstacle | None:
    """Why the active player may not make this cross in action 2, whatever it may force; `None` if it may."""
    if cross.lucky:
        return Obstacle.LUCKY_IN_ACTION_2
    if cross.exchange is not None:
        return Obstacle.EXCHANGE_IN_ACTION_2
    cell = variant.rows[cross.row][variant.target(cross.row, cross.number).cell]
    if cell.other is not None:
        return _bonus_obstacle(variant, sheet, dice, roll, cross)
    if cell.colour not in dice:
        return Obstacle.DIE_OUT
    return None if cross.number - roll.coloured[cell.colour] in roll.white else Obstacle.NOT_COLOUR_SUM


def _bonus_obstacle(
    variant: Variant, sheet: Sheet, dice: tuple[Colour, ...], roll: Roll, cross: Cross
) -> Obstacle | None:
    """The same of a bonus box: the coloured die must be that of a neighbour that is crossed (P2)."""
    reached = any(
        cross.number - roll.coloured[colour] in roll.white
        and any(
            target.cross == cross and target.ready(sheet.rows)
            for target in variant.colour_targets[colour][cross.number]
        )
        for colour in dice
    )
    return None if reached else Obstacle.NOT_NEIGHBOUR_SUM
