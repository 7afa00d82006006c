"""Reading what people type: choices, cells, yes or no."""

import re
from collections.abc import Sequence

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import capital, listing
from qwixx.i18n.refusals import reason_words
from qwixx.rules import Choice, Cross, Game, IllegalError, NotationError, Variant
from qwixx.rules.colours import BY_LETTER
from qwixx.rules.facts import cell_facts
from qwixx.rules.key_value_lines import whole

MAX_SHOWN = 40
NOTHING = ("", "0", "-", "nothing", "pass")
_CELL = re.compile(r"(red|yellow|green|blue|r|y|g|b) ?([0-9]{1,2})(?: ?(?:/|in row) ?([1-4]))? ?(\*|lucky)?")


def shortened(answer: str) -> str:
    """What somebody typed, cut to a length that can be read back."""
    return answer if len(answer) <= MAX_SHOWN else answer[:MAX_SHOWN] + "..."


def read_choice(text: str, game: Game, player: int, language: str = ENGLISH) -> Choice:
    """The choice that a person means, by its number in the list or by the cell; an error says why it cannot be."""
    crosses = [choice for choice in game.choices(player) if choice]
    word = text.lower()
    if word in NOTHING:
        return None
    if word.isascii() and word.isdigit():
        return crosses[_number(word, len(crosses)) - 1]
    if not _CELL.fullmatch(_tidy(text)):
        raise NotationError(shortened(text), "the number of a choice, or a cell such as R5")
    wanted = read_cell(text, game.variant)
    meant = [cross for cross in crosses if cross in wanted]
    if not meant and not wanted[0].lucky:
        # Where only a lucky number opens the cell, the star may be left out.
        meant = [cross for cross in crosses if cross.lucky and Cross(cross.row, cross.number) in wanted]
    if len(meant) > 1:
        names = [game.variant.name_of[cross.row, cross.number] for cross in meant]
        raise NotationError(shortened(text), f"which of them: {listing(names, 'or')}")
    if not meant:
        raise IllegalError("not-a-choice", why_not_words(game, player, wanted, language))
    return meant[0]


def read_cell(text: str, variant: Variant) -> list[Cross]:
    """The cells that somebody may mean by `R5`, `red 5`, `R5/2` or `G16*`; mostly one."""
    found = _CELL.fullmatch(_tidy(text))
    if not found:
        raise NotationError(shortened(text), "a cell such as R5 or red 5")
    word, digits, row_digit, star = found.groups()
    colour = BY_LETTER[word[0].upper()]
    cells = [
        Cross(row, cell.number, lucky=bool(star))
        for row, cells in enumerate(variant.rows)
        for cell in cells
        if cell.colour is colour and cell.number == int(digits) and row_digit in (None, str(row + 1))
    ]
    if not cells:
        raise NotationError(shortened(text), f"a cell of the {variant.name} sheet such as {next(iter(variant.names))}")
    return cells


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def why_not_words(game: Game, player: int, cells: Sequence[Cross], language: str = ENGLISH) -> str:
    """Why a player may not cross these cells now, or that it may: a sentence for each, with its clause."""
    return " ".join(_why_not(game, player, cross, language) for cross in cells)


def _why_not(game: Game, player: int, cross: Cross, language: str) -> str:
    reason = game.why_not(player, cross) if cross.lucky else game.why_not_cell(player, cross.row, cross.number)
    if reason is None:
        return say(language, "plain-may", **cell_facts(game.variant, cross.row, cross.number))
    told = capital(reason.message) if language == ENGLISH else reason_words(reason, language).rstrip(".")
    return say(language, "plain-why", reason=told, clause=reason.clause)


def read_yes(text: str) -> bool:
    """Whether the answer is yes; nothing is no, since what is asked for in this way cannot be undone."""
    word = text.lower()
    if word in ("yes", "y"):
        return True
    if word in ("", "no", "n"):
        return False
    raise NotationError(shortened(text), "yes or no")


def _number(word: str, count: int) -> int:
    if count == 0:
        raise NotationError(shortened(word), "nothing but Enter")
    try:
        return whole(word, 1, count)
    except NotationError as error:
        raise NotationError(shortened(word), f"a number from 0 to {count}, or a cell such as R5") from error
