"""The game in words, as somebody at the table would say it."""

from collections.abc import Sequence
from itertools import pairwise

from qwixx.rules import Cross, Game, Roll, Variant
from qwixx.rules.colours import COLOURS
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES

MAX_SHOWN = 40


def listing(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence: `a, b and c`."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def span(words: Sequence[str]) -> str:
    """Numbers in a sentence: those in a run as `8 to 12`, others one by one."""
    numbers = [int(word) for word in words if word.isdigit()]
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    run = len(numbers) == len(words) > 2 and steps in ({1}, {-1})
    return f"{words[0]} to {words[-1]}" if run else listing(words)


def count(number: int, thing: str, things: str | None = None) -> str:
    """A number of things: `1 cross`, `2 crosses`."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def capital(sentence: str) -> str:
    """A sentence with its first letter large."""
    return sentence[:1].upper() + sentence[1:]


def shortened(answer: str) -> str:
    """What somebody typed, cut to a length that can be read back."""
    return answer if len(answer) <= MAX_SHOWN else answer[:MAX_SHOWN] + "..."


def is_plain_row(variant: Variant, row: int) -> bool:
    """Whether a row has one colour, so that it can be called by it."""
    return len({cell.colour for cell in variant.rows[row]}) == 1


def row_label(variant: Variant, row: int) -> str:
    """The short name of a row: `red`, or `row 1` where it has several colours."""
    return variant.lock_colours[row].word if is_plain_row(variant, row) else f"row {row + 1}"


def row_words(variant: Variant, row: int) -> str:
    """A row in a sentence: `the red row`, `row 1`."""
    return f"the {row_label(variant, row)} row" if is_plain_row(variant, row) else row_label(variant, row)


def cell_words(variant: Variant, row: int, number: int) -> str:
    """A cell in a sentence: `red 5`, with its row where that leaves a doubt."""
    target = variant.target(row, number)
    cell = variant.rows[row][target.cell]
    place = f" in row {row + 1}" if "/" in variant.name_of[row, number] else ""
    return f"{cell.colour.word} {number}{place}"


def roll_words(roll: Roll) -> str:
    """A roll: `white 4 and 1, sum 5; red 2, yellow 3`."""
    first, second = roll.white
    coloured = ", ".join(f"{colour.word} {roll.coloured[colour]}" for colour in COLOURS if roll.coloured[colour])
    return f"white {first} and {second}, sum {roll.total}; {coloured}"


def white_choice_words(variant: Variant, cross: Cross, whose: str = "your") -> str:
    """A choice of action 1: `red 5`, `green 16 by your lucky number`."""
    lucky = f" by {whose} lucky number" if cross.lucky else ""
    return cell_words(variant, cross.row, cross.number) + lucky + _lock_words(variant, cross)


def colour_choice_words(variant: Variant, cross: Cross, roll: Roll) -> str:
    """A choice of action 2, with its sum: `red 8 = white 2 + red 6`."""
    return (
        f"{cell_words(variant, cross.row, cross.number)} = {sum_words(variant, cross, roll)}"
        f"{_lock_words(variant, cross)}"
    )


def sum_words(variant: Variant, cross: Cross, roll: Roll) -> str:
    """The dice that a cross of action 2 adds up: `white 2 + red 6`."""
    colour = variant.rows[cross.row][variant.target(cross.row, cross.number).cell].colour
    shown = roll.coloured[colour]
    return f"white {cross.number - shown} + {colour.word} {shown}"


def _lock_words(variant: Variant, cross: Cross) -> str:
    locks = variant.target(cross.row, cross.number).locks
    return f", which locks {row_words(variant, cross.row)}" if locks else ""


def totals_words(game: Game, names: Sequence[str]) -> str:
    """The running totals, for all to hear."""
    totals = (f"{name}: {scores.total}." for name, scores in zip(names, game.scores, strict=True))
    return "Totals. " + " ".join(totals)


def penalty_warning(game: Game, player: int) -> str:
    """What one more penalty would do to this player."""
    number = game.sheet(player).penalties + 1
    end = " and ends the game" if number == PENALTY_BOXES else ""
    return f"a penalty: {PENALTY_POINTS} points off. It is number {number} of {PENALTY_BOXES}{end}"


def read_sheet(game: Game, player: int) -> list[str]:
    """A sheet in sentences, for listening rather than looking."""
    sheet = game.sheet(player)
    lines = [_read_row(game, player, row) for row in range(len(sheet.rows))]
    if sheet.lucky:
        lines.append(f"Lucky numbers {sheet.lucky[0]} and {sheet.lucky[1]}.")
    lines.append(f"{capital(count(sheet.penalties, 'penalty', 'penalties'))}. Total {sheet.scores.total}.")
    return lines


def _read_row(game: Game, player: int, row: int) -> str:
    variant, sheet = game.variant, game.sheet(player)
    marks = sheet.rows[row]
    plain = is_plain_row(variant, row)
    names = [str(cell.number) if plain else f"{cell.colour.word} {cell.number}" for cell in variant.rows[row]]
    crossed = [name for place, name in enumerate(names) if marks >> place & 1]
    still_open = [name for place, name in enumerate(names) if not marks >> place]
    said = [f"{capital(row_label(variant, row))}: crossed {listing(crossed) if crossed else 'nothing'}"]
    if sheet.locked(variant, row):
        said.append("locked")
    elif game.closed >> row & 1:
        said.append("closed")
    else:
        said.append(f"open {span(still_open)}")
        missing = variant.needs - sheet.crosses(row)
        if missing > 0:
            locking = listing(names[-variant.locking :], "or")
            said.append(f"{locking} only after {count(missing, 'more cross', 'more crosses')}")
    said.append(count(sheet.scores.rows[row], "point"))
    return "; ".join(said) + "."
