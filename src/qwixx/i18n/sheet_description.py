"""A sheet in sentences, for listening rather than looking."""

from functools import reduce

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import capital, listing, row_label, span
from qwixx.rules import Game
from qwixx.rules.facts import is_plain_row


def read_sheet(game: Game, player: int, language: str = ENGLISH) -> list[str]:
    """A row a sentence, then lucky numbers, penalties and the total."""
    sheet = game.sheet(player)
    lines = [_read_row(game, player, row, language) for row in range(len(sheet.rows))]
    if sheet.lucky:
        lines.append(say(language, "read-lucky", first=sheet.lucky[0], second=sheet.lucky[1]))
    return [*lines, say(language, "read-total", penalties=sheet.penalties, total=sheet.scores(game.variant).total)]


def _read_row(game: Game, player: int, row: int, language: str) -> str:
    variant, sheet = game.variant, game.sheet(player)
    marks, targets = sheet.rows[row], variant.targets[row]
    plain = is_plain_row(variant, row) or row not in variant.lockable
    names = [
        str(cell.number) if plain else say(language, "cell", colour=cell.colour.word, number=cell.number, place=0)
        for cell in variant.rows[row]
    ]
    crossed = [name for name, target in zip(names, targets, strict=True) if marks >> target.place & 1]
    still_open = [name for name, target in zip(names, targets, strict=True) if not marks >> target.place]
    told = listing(crossed, language=language)
    said = [say(language, "read-crossed", numbers=told) if crossed else say(language, "read-nothing")]
    if sheet.locked(variant, row):
        said.append(say(language, "read-locked"))
    elif game.closed >> row & 1:
        said.append(say(language, "read-closed"))
    else:
        said.append(say(language, "read-open", numbers=span(still_open, language)))
        missing = variant.needs - sheet.crosses(row)
        if missing > 0 and row in variant.lockable:
            locking = listing(names[-variant.locking :], "or", language)
            said.append(say(language, "read-needs", numbers=locking, needs=missing))
    said.append(say(language, "points", points=sheet.scores(variant).rows[row]))
    parts = reduce(lambda first, second: say(language, "read-join", first=first, second=second), said)
    return say(language, "read-row", row=capital(row_label(variant, row, language)), parts=parts)
