"""What is said in English alone so far: prompts and warnings, and a sheet for listening."""

from qwixx.rules import Game
from qwixx.rules.facts import is_plain_row
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.words.phrases import capital, listing, row_label, span

MAX_SHOWN = 40


def count(number: int, thing: str, things: str | None = None) -> str:
    """A number of things: `1 cross`, `2 crosses`."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def shortened(answer: str) -> str:
    """What somebody typed, cut to a length that can be read back."""
    return answer if len(answer) <= MAX_SHOWN else answer[:MAX_SHOWN] + "..."


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
