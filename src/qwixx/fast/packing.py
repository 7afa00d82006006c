"""Between the values of the rules and packed integers."""

from typing import NamedTuple

from qwixx.fast.packed_law import PASS, ROWS, Faces, colour_number, white_number
from qwixx.fast.variant_tables import HALF, LANE, OPEN_LANE, PENALTY, ROW_OF, STRIDE, layout_of
from qwixx.rules import Choice, Cross, Game, Roll, Sheet, Variant
from qwixx.rules.legality import open_crosses


class Packed(NamedTuple):
    """A sheet in two integers (`variant_tables`)."""

    open: int
    marks: int


def pack_sheet(variant: Variant, sheet: Sheet, closed: int) -> Packed:
    """Pack a sheet, given the closed rows as bits."""
    cells = [cross for row in variant.targets for cross in open_crosses(sheet, closed, row)]
    return Packed(sum(1 << (cross.row * OPEN_LANE + cross.number - 2) for cross in cells), pack_marks(variant, sheet))


def pack_marks(variant: Variant, sheet: Sheet) -> int:
    """The crosses and penalties of a sheet."""
    marks = sheet.penalties * PENALTY
    for row, crossed in enumerate(sheet.rows):
        place = (crossed & ~(1 << len(variant.rows[row]))).bit_length()
        marks |= (place << HALF | crossed.bit_count()) << LANE * row
    return marks


def pack_faces(roll: Roll) -> Faces:
    """The faces of a roll."""
    return (*roll.white, sum(face << (8 * colour) for colour, face in enumerate(roll.coloured)))


def dice_options(game: Game) -> int:
    """The choices of action 2 that the dice in the game offer."""
    return sum(0b00010001 << colour for colour in game.dice)


def white_choice(variant: Variant, marks: int, option: int, total: int) -> Choice:
    """What a packed choice of action 1 is in the rules."""
    if option == PASS:
        return None
    return Cross(option % ROWS, white_number(layout_of(variant), marks, option, total), lucky=option >= ROWS)


def colour_choice(variant: Variant, option: int, faces: Faces) -> Choice:
    """What a packed choice of action 2 is in the rules."""
    if option == PASS:
        return None
    number = colour_number(option, faces)
    return Cross(layout_of(variant)[ROW_OF + option % ROWS * STRIDE + number], number)
