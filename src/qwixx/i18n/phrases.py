"""The things of the game as parts of a sentence: lists, rows, cells, rolls, choices."""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from typing import Literal

from qwixx.i18n.bidi import FIRST
from qwixx.i18n.catalogue import number_text, say
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import Choice, Cross, Game, Phase, Roll, Variant, is_printed
from qwixx.rules.colours import COLOURS
from qwixx.rules.facts import BONUS, Fact, cell_facts, row_key


def listing(words: Sequence[str], last: Literal["and", "or"] = "and", language: str = ENGLISH) -> str:
    """Words as a list in a sentence: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return say(language, f"list-{last}", first=commas(words[:-1], language), second=words[-1])


def commas(words: Sequence[str], language: str = ENGLISH) -> str:
    """Words with nothing but commas between them."""
    return reduce(lambda first, second: say(language, "list-comma", first=first, second=second), words)


def span(words: Sequence[str], language: str = ENGLISH) -> str:
    """Numbers in a sentence: those in a run as `8 to 12`, others one by one."""
    numbers = [int(word) for word in words if word.isdigit()]
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    run = len(numbers) == len(words) > 2 and steps in ({1}, {-1})
    return say(language, "span", first=words[0], last=words[-1]) if run else listing(words, language=language)


def number_words(number: float, places: int = 0, language: str = ENGLISH) -> str:
    """A number with so many decimals: `1,234.50`."""
    return number_text(language, number, places)


def percent_words(share: float, places: int = 0, language: str = ENGLISH) -> str:
    """A share in percent: `12.50%`."""
    return f"{number_words(100 * share, places, language)}%"


def variant_title(variant: Variant, language: str = ENGLISH) -> str:
    """What a sheet is called: a printed one in every language, any other by its own title."""
    return say(language, f"variant-{variant.name}") if is_printed(variant) else variant.title


def capital(sentence: str) -> str:
    """A sentence with its first letter large, where its script has large letters."""
    place = len(sentence) - len(sentence.lstrip(FIRST))
    return sentence[:place] + sentence[place : place + 1].upper() + sentence[place + 1 :]


def row_label(variant: Variant, row: int, language: str = ENGLISH) -> str:
    """The short name of a row: `red`, or `row 1` where it has several colours."""
    return say(language, "row-label", row=row_key(variant, row))


def row_words(variant: Variant, row: int, language: str = ENGLISH) -> str:
    """A row in a sentence: `the red row`, `row 1`."""
    return say(language, "row", row=row_key(variant, row))


def cell_words(variant: Variant, row: int, number: int, language: str = ENGLISH) -> str:
    """A cell in a sentence: `red 5`, with its row where that alone is ambiguous."""
    return say(language, "cell", **cell_facts(variant, row, number))


def roll_words(roll: Roll, language: str = ENGLISH) -> str:
    """A roll: `white 4 and 1, sum 5; red 2, yellow 3`."""
    first, second = roll.white
    shown = [(colour, roll.coloured[colour]) for colour in COLOURS if roll.coloured[colour]]
    faces = [say(language, "die-face", colour=colour.word, face=face) for colour, face in shown]
    return say(language, "roll", first=first, second=second, total=roll.total, coloured=commas(faces, language))


def white_choice_words(variant: Variant, cross: Cross, language: str = ENGLISH) -> str:
    """A choice of action 1: `red 5`, `green 16 by a lucky number`."""
    facts = cell_facts(variant, cross.row, cross.number)
    return _with_lock(variant, cross, say(language, _way_message(cross), **facts), language)


def _way_message(cross: Cross) -> str:
    if cross.exchange is not None:
        return "choice-exchange"
    if cross.second:
        return "choice-second"
    return "choice-lucky" if cross.lucky else "cell"


def colour_choice_words(variant: Variant, cross: Cross, roll: Roll, language: str = ENGLISH) -> str:
    """A choice of action 2, with its sum: `red 8 = white 2 + red 6`."""
    facts = cell_facts(variant, cross.row, cross.number)
    if cross.second or facts["colour"] == BONUS:
        return white_choice_words(variant, cross, language)
    facts |= sum_facts(variant, cross, roll)
    return _with_lock(variant, cross, say(language, "choice-sum", **facts), language)


def sum_facts(variant: Variant, cross: Cross, roll: Roll) -> dict[str, Fact]:
    """The dice that a cross of action 2 adds up."""
    face = roll.coloured[variant.rows[cross.row][variant.target(cross.row, cross.number).cell].colour]
    return {"white": cross.number - face, "face": face}


def _with_lock(variant: Variant, cross: Cross, choice: str, language: str) -> str:
    if not variant.target(cross.row, cross.number).locks:
        return choice
    return say(language, "choice-locking", choice=choice, row=row_key(variant, cross.row))


def choice_words(game: Game, choice: Choice, language: str = ENGLISH) -> str:
    """A choice of this action with all that it means; nothing, as well."""
    if choice is None:
        return say(language, "why-nothing")
    if game.phase is Phase.COLOUR and game.roll:
        return colour_choice_words(game.variant, choice, game.roll, language)
    return white_choice_words(game.variant, choice, language)
