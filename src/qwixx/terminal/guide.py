"""What the game says of itself: the commands, the legend, the rules in short."""

from qwixx.rules import Options, Variant
from qwixx.rules.scoring import PENALTY_POINTS, POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.terminal.drawing import LEGEND
from qwixx.words.phrases import listing

COMMANDS = f"""\
To choose, type the number of a choice, or its cell: R5, r5 or red 5, with a star for a lucky cross: G16*. Enter or 0 \
crosses nothing.
At any question you may also type:
  sheet: draw your sheet. sheets: draw everybody's.
  read: your sheet in words, for listening rather than looking.
  dice: the roll once more.
  why R12: why that cell cannot be crossed.
  rules: the rules in short.
  back: take back the last choice, as long as it is not confirmed.
  quick: choices count at once, without Enter to confirm. quick again: back to confirming.
  draw: stop drawing your sheet before you choose. draw again: draw it again.
  save FILE: save the game, and keep it saved there as it goes on.
  quit: leave. Nothing that is saved is lost.
On a drawn sheet: {LEGEND}"""

SETUP = """\
These questions set up the game. Enter takes what is proposed. The flags of "qwixx play --help" answer them beforehand.
  quit: leave."""


_RULES = """\
{title}: two white dice and one of each colour, all of {sides} sides. Cross many numbers in few rows.
In a row you cross from left to right. You may skip numbers, but what you skip is lost.
Each turn the active player rolls. Action 1: everyone may cross the sum of the white dice in one row. Action 2: the \
active player alone may add one white die to one coloured die, and cross that sum in that colour.
An active player who crosses nothing in either action takes a penalty, {penalty} points off. The others never do.
The end of a row (in the first row: {locking}) may be crossed only with at least {needs} crosses in that row. It locks \
the row: the lock is one more cross for you, the row is closed for everyone, and its die is out."""
_LUCKY = """
If the white sum is a lucky number of your sheet, you may in action 1 instead cross the next number of the open row \
in which you have the fewest crosses."""
_END = """
The game ends when two rows are locked, or somebody has {boxes} penalties. For 1, 2, 3 and more crosses a row gives \
{points} points. The highest total wins."""


def rules_in_short(variant: Variant, options: Options) -> str:
    """The rules, in the numbers of this variant, and what this table plays differently."""
    said = (_RULES + (_LUCKY if variant.lucky else "") + _END).format(
        title=variant.title,
        sides=variant.sides,
        penalty=PENALTY_POINTS,
        locking=listing([str(cell.number) for cell in variant.rows[0][-variant.locking :]], "or"),
        needs=variant.needs,
        boxes=PENALTY_BOXES,
        points=", ".join(map(str, POINTS[1 : len(variant.rows[0]) + 3 - variant.locking])),
    )
    if options.first_six:
        said += "\nAt this table the first to throw a six begins."
    if options.locked_die_stays:
        said += "\nAt this table a row locked in action 1 and its die stay in play for action 2."
    if options.lucky_fallback:
        said += "\nAt this table a lucky number goes to the next-fewest row if the fewest cannot take it."
    return said
