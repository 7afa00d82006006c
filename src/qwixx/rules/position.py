"""Positions and choices as text (`docs/develop/notation.md`). A game writes itself with `str`; this reads it back."""

import re
from collections.abc import Callable

from qwixx.rules.colours import BY_LETTER
from qwixx.rules.cross import Choice, Cross
from qwixx.rules.errors import IllegalError, NotationError
from qwixx.rules.game import Game, Phase
from qwixx.rules.key_value_lines import whole
from qwixx.rules.options import parse_options
from qwixx.rules.printed import MAX_PLAYERS
from qwixx.rules.reachability import check_action_1
from qwixx.rules.roll import Roll, parse_roll
from qwixx.rules.setup import set_up, sheet_of
from qwixx.rules.sheet import PENALTY_BOXES, Sheet
from qwixx.rules.sheet_file import parse_lucky
from qwixx.rules.variant import Variant
from qwixx.rules.variant_checks import MAX_BAR, MAX_DIAMONDS
from qwixx.rules.variants import variant as shipped_variant

NOTHING = "-"
_CHOICE = re.compile(r"(?P<cell>[^*+~:]+)(?P<lucky>\*?)(?P<second>\+?)(~(?P<diamond>[0-9]+))?(:(?P<rows>.+))?")
_BELOW = re.compile(r"(?P<kind>[LFBD])(?P<value>.+)")
KEYS = ("active", "closed", "phase", "roll", "spared", "closing", "options")
PHASES = {phase.value: phase for phase in Phase}


def format_choice(variant: Variant, choice: Choice) -> str:
    """A choice in notation: `R5`, `G16*` for a lucky cross, `-` for nothing.

    `R3+` is a second box, `Y7~2` an exchange by the second diamond, `G9:GG` names the rows of forced crosses.
    """
    if choice is None:
        return NOTHING
    exchange = "" if choice.exchange is None else f"~{choice.exchange + 1}"
    then = "".join(variant.row_signs[row] for row in choice.then)
    return "".join(
        (
            variant.name_of[choice.row, choice.number],
            "*" * choice.lucky,
            "+" * choice.second,
            exchange,
            f":{then}" if then else "",
        )
    )


def parse_choice(variant: Variant, text: str) -> Choice:
    """Read a choice in notation; whether it is legal is another question."""
    if text == NOTHING:
        return None
    found = _CHOICE.fullmatch(text)
    target = variant.names.get(found["cell"]) if found else None
    if found is None or target is None:
        raise NotationError(
            text, f"a cell of the {variant.name} sheet such as {next(iter(variant.names))}, or {NOTHING}"
        )
    return Cross(
        target.row,
        target.cross.number,
        bool(found["lucky"]),
        bool(found["second"]),
        whole(found["diamond"], 1, MAX_DIAMONDS) - 1 if found["diamond"] else None,
        _parse_rows(variant, found["rows"] or "", repeated=True),
    )


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
    # a row whose die other rows keep in the game does not tell when it was closed
    gone = {row for row in before.closed_rows if variant.lock_colours[row] not in before.dice}
    fresh = {row for row in gone if variant.lock_colours[row] in shown and variant.row_signs[row].isalpha()}
    told = {row for row in closing if variant.row_signs[row].isalpha()}
    if told != (fresh if before.options.locked_die_stays else set()):
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


def _parse_rows(variant: Variant, signs: str, repeated: bool = False) -> tuple[int, ...]:
    by_sign = {variant.row_signs[row]: row for row in variant.lockable}
    for place, sign in enumerate(signs):
        if sign not in by_sign or (sign in signs[:place] and not repeated):
            raise NotationError(signs, "rows by the colours of their locks, such as RG")
    return tuple(by_sign[sign] for sign in signs)


def _parse_sheet(variant: Variant, word: str) -> Sheet:
    parts, count = word.split("/"), len(variant.rows)
    if len(parts) <= count or not parts[count].startswith("p"):
        shape = "/".join(["5,7", "10", *["-"] * (count - 2)])
        raise NotationError(word, f"a sheet such as {shape}/p1, with lucky numbers {shape}/p1/L5-8")
    rows = [
        [] if part == NOTHING else [whole(n, 2, variant.highest) for n in part.split(",")] for part in parts[:count]
    ]
    penalties = whole(parts[count][1:], 0, PENALTY_BOXES)
    below: dict[str, str] = {}
    for part in parts[count + 1 :]:
        found = _BELOW.fullmatch(part)
        if not found or found["kind"] in below:
            raise NotationError(part, "lucky numbers such as L5-8, a sheet such as FA, fields B1,2 or diamonds D2")
        below[found["kind"]] = found["value"]
    lucky = parse_lucky(below["L"]) if "L" in below else None
    bar, diamonds = _parse_places(below.get("B"), MAX_BAR), _parse_places(below.get("D"), MAX_DIAMONDS)
    return sheet_of(variant, rows, penalties, lucky, below.get("F"), bar, diamonds)


def _parse_places(text: str | None, most: int) -> list[int]:
    return [whole(place, 1, most) - 1 for place in text.split(",")] if text else []
