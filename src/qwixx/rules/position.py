"""Positions and choices as text (`docs/develop/notation.md`). A game writes itself with `str`; this reads it back."""

from collections.abc import Callable

from qwixx.rules.colours import BY_LETTER
from qwixx.rules.cross import Choice, Cross
from qwixx.rules.errors import IllegalError, NotationError
from qwixx.rules.game import Game, Phase
from qwixx.rules.key_value_lines import whole
from qwixx.rules.options import parse_options
from qwixx.rules.reachability import check_action_1
from qwixx.rules.roll import Roll, parse_roll
from qwixx.rules.setup import set_up, sheet_of
from qwixx.rules.sheet import PENALTY_BOXES, Sheet
from qwixx.rules.sheet_file import parse_lucky
from qwixx.rules.variant import MAX_PLAYERS, ROW_COUNT, Variant
from qwixx.rules.variants import variant as shipped_variant

NOTHING = "-"
LUCKY_MARK = "*"
KEYS = ("active", "closed", "phase", "roll", "spared", "closing", "options")
PHASES = {phase.value: phase for phase in Phase}


def format_choice(variant: Variant, choice: Choice) -> str:
    """A choice in notation: `R5`, `G16*` for a lucky cross, `-` for nothing."""
    if choice is None:
        return NOTHING
    return variant.name_of[choice.row, choice.number] + (LUCKY_MARK if choice.lucky else "")


def parse_choice(variant: Variant, text: str) -> Choice:
    """Read a choice in notation; whether it is legal is another question."""
    if text == NOTHING:
        return None
    target = variant.names.get(text.removesuffix(LUCKY_MARK))
    if target is None:
        raise NotationError(
            text, f"a cell of the {variant.name} sheet such as {next(iter(variant.names))}, or {NOTHING}"
        )
    return Cross(target.row, target.cross.number, lucky=text.endswith(LUCKY_MARK))


def parse_position(text: str, find: Callable[[str], Variant] = shipped_variant) -> Game:
    """Read a position; `find` turns the name of a variant into it."""
    words = text.split()
    if not words:
        raise NotationError("", "a position, which begins with the name of a variant")
    variant = find(words[0])
    sheets = [_parse_sheet(variant, word) for word in words[1:] if "=" not in word]
    facts = _parse_facts(words[1 + len(sheets) :])
    active = whole(facts.get("active", "1"), 1, MAX_PLAYERS) - 1
    closed = _parse_rows(variant, facts.get("closed", ""))
    closing = _parse_rows(variant, facts.get("closing", ""))
    options = parse_options(facts.get("options", ""))
    phase = PHASES.get(facts.get("phase", "roll"))
    if phase is None:
        raise NotationError(facts["phase"], "a phase: " + ", ".join(PHASES))
    if phase is Phase.COLOUR:
        return _colour_position(set_up(variant, sheets, active, closed, options), facts, closing)
    if "spared" in facts or closing:
        raise NotationError(text, '"spared" and "closing" in the colour phase alone')
    game = set_up(variant, sheets, active, closed, options)
    if phase is Phase.WHITE:
        return game.rolled(_roll(facts)).game
    if "roll" in facts:
        raise NotationError(f"roll={facts['roll']}", "no roll before the roll or at the end")
    if game.phase is not phase:
        raise IllegalError("wrong-phase", f"the phase of this position is {game.phase.value}, not {phase.value}", "C16")
    return game


def _colour_position(before: Game, facts: dict[str, str], closing: tuple[int, ...]) -> Game:
    """A position in action 2: the roll may still show dice that action 1 took out of the game."""
    variant = before.variant
    closing_bits = sum(1 << row for row in closing)
    if before.phase is not Phase.ROLL:
        raise IllegalError("wrong-phase", "this game is over", "C16")
    roll = _roll(facts)
    shown = tuple(colour for colour in BY_LETTER.values() if roll.coloured[colour])
    game = before._replace(closed=before.closed & ~closing_bits, closing=closing_bits)
    roll.check(variant.sides, tuple({*shown, *game.dice}))
    fresh = {row for row in before.closed_rows if variant.lock_colours[row] in shown}
    if {*closing} != (fresh if before.options.locked_die_stays else set()):
        raise IllegalError("closing", "the rows locked in action 1 close later by table option, and no others", "C13")
    spared = facts.get("spared", "no")
    if spared not in ("yes", "no"):
        raise NotationError(f"spared={spared}", "spared=yes or spared=no")
    check_action_1(variant, before.sheets, before.active, roll, fresh, spared == "yes")
    return game._replace(phase=Phase.COLOUR, roll=roll, spared=spared == "yes")


def _roll(facts: dict[str, str]) -> Roll:
    if "roll" not in facts:
        raise NotationError("", "a roll in this phase, such as roll=4+1,r2,y3,g6,b6")
    return parse_roll(facts["roll"].replace(",", " "))


def _parse_facts(words: list[str]) -> dict[str, str]:
    facts: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value or key not in KEYS or key in facts:
            raise NotationError(word, "sheets first, then each at most once: " + ", ".join(f"{key}=…" for key in KEYS))
        facts[key] = value
    return facts


def _parse_rows(variant: Variant, letters: str) -> tuple[int, ...]:
    by_lock = {colour.letter: row for row, colour in enumerate(variant.lock_colours)}
    for place, letter in enumerate(letters):
        if letter not in by_lock or letter in letters[:place]:
            raise NotationError(letters, "rows by the colours of their locks, such as RG")
    return tuple(by_lock[letter] for letter in letters)


def _parse_sheet(variant: Variant, word: str) -> Sheet:
    parts = word.split("/")
    if len(parts) not in (ROW_COUNT + 1, ROW_COUNT + 2) or not parts[ROW_COUNT].startswith("p"):
        raise NotationError(word, "a sheet such as 5,7/10/-/-/p1, with lucky numbers 5,7/10/-/-/p1/L5-8")
    rows = [
        [] if part == NOTHING else [whole(n, 2, variant.highest) for n in part.split(",")] for part in parts[:ROW_COUNT]
    ]
    penalties = whole(parts[ROW_COUNT][1:], 0, PENALTY_BOXES)
    lucky = None
    if len(parts) > ROW_COUNT + 1:
        if not parts[-1].startswith("L"):
            raise NotationError(parts[-1], "lucky numbers such as L5-8")
        lucky = parse_lucky(parts[-1][1:])
    return sheet_of(variant, rows, penalties, lucky)
