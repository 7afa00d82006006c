"""What the screen of a game says to whoever has the keyboard: what it may do, and with which keys."""

from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from qwixx.dice.typed_faces import TypedFaces
from qwixx.i18n.catalogue import say
from qwixx.i18n.cell_signs import Mark, signed
from qwixx.i18n.phrases import choice_words, listing, roll_words, variant_title
from qwixx.rules import Cross, Variant
from qwixx.rules.facts import cell_facts
from qwixx.rules.setup import STARTING_THROW
from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.theme import ACCENT, SHAPES
from qwixx.terminal.app.widgets.drawing import LOCK
from qwixx.terminal.app.widgets.keys import BACKSPACE, ENTER, ESCAPE, Key
from qwixx.terminal.game_log import typed_words
from qwixx.wire.sight import Sight

HELP = (
    ("← ↑ → ↓", "keys-move"),
    (ENTER, "keys-enter"),
    ("1 … 9", "keys-pick"),
    ("0", "keys-nothing"),
    (BACKSPACE, "keys-erase"),
    ("H", "keys-hint"),
    ("U", "keys-change"),
    ("Tab", "keys-sheets"),
    ("L", "keys-log"),
    (ESCAPE, "keys-leave"),
)
TO_TYPE = "_"
"""Stands for the face of the die that is typed next."""
SHOWN_STATES = (Mark.LEGAL, Mark.PENCILLED, Mark.CROSSED, Mark.LOST, Mark.CLOSED)


def title_words(sight: Sight, language: str) -> str:
    """Which game, which turn, whose."""
    parts = [variant_title(sight.variant, language)]
    if sight.game and sight.turn:
        parts.append(say(language, "play-turn", turn=sight.turn))
        parts.append(say(language, "play-active", name=sight.names[sight.game.active]))
    return " · ".join(map(apart, parts))


def request_words(sight: Sight, passing: bool, typed: TypedFaces, language: str) -> str:
    """What the table wants from the player at the keyboard, or whom it waits for."""
    mine = sight.waits_for_me
    if sight.types_dice:
        return _dice_words(sight, typed, language)
    if mine in ("white", "colour") and (sight.choice or passing):
        return _confirm_words(sight, language)
    if mine == "white" and sight.game and sight.game.roll:
        return say(language, "turn-white", total=sight.game.roll.total)
    if mine == "colour" and sight.game:
        return say(language, "turn-colour" if sight.game.spared else "turn-colour-penalty")
    if mine == "roll":
        return say(language, "turn-roll")
    if mine == "start":
        return say(language, "typed-who-begins")
    if mine == "agreement" and sight.typed:
        return typed_words(sight, language)
    others = listing(sight.names_of(sight.awaited), language=language)
    if not others or sight.waits == "links":
        return ""
    return say(language, "turn-changeable" if sight.confirmed else "turn-wait", names=others)


def _dice_words(sight: Sight, typed: TypedFaces, language: str) -> str:
    if sight.waits == "start":
        if STARTING_THROW not in typed.faces:
            return say(language, "option-first-six-about")
        thrower = sight.names[(len(typed.faces) - 1) % len(sight.names)]
        return say(language, "play-confirm", key=ENTER, choice=thrower)
    if not sight.game or len(typed.faces) < 2 + len(sight.game.dice):
        return say(language, "turn-real")
    return say(language, "play-confirm", key=ENTER, choice=roll_words(typed.roll(sight.game.dice), language))


def _confirm_words(sight: Sight, language: str) -> str:
    if sight.choice and sight.game:
        return say(language, "play-confirm", key=ENTER, choice=choice_words(sight.game, sight.choice, language))
    costs = sight.waits == "colour" and sight.game and not sight.game.spared
    return say(language, "play-confirm-penalty" if costs else "play-confirm-nothing", key=ENTER)


def choices_line(sight: Sight, typed: TypedFaces, language: str, width: int) -> Text:
    """The choices with the keys that take them: `1 ● 5  2 ▲ 5  0 nothing`, in one line or two; or the typed dice."""
    if sight.types_dice:
        faces = [*map(str, typed.faces), TO_TYPE]
        if sight.waits == "start" or sight.game is None:
            dice = [apart(sight.names[throw % len(sight.names)]) for throw in range(len(faces))]
        else:
            dice = ["□", "□", *(SHAPES[colour] for colour in sight.game.dice)]
        return Text("  ".join(f"{die} {face}" for die, face in zip_longest(dice, faces[: len(dice)], fillvalue=" ")))
    if sight.waits_for_me == "start":
        entries = list(sight.names)
    elif sight.waits_for_me in ("white", "colour"):
        entries = [_short(sight.variant, cross) for cross in sight.crosses]
    else:
        return Text()
    choices = [(str(key), entry) for key, entry in enumerate(entries, start=1)]
    if sight.waits_for_me != "start":
        choices.append(("0", say(language, "review-nothing")))
    lines, room = [Text()], width
    for key, entry in choices:
        if lines[-1] and room < 4 + cell_len(entry):
            lines.append(Text())
            room = width
        lines[-1].append(f" {key} ", f"{ACCENT} reverse bold").append(f" {apart(entry)}  ")
        room -= 6 + cell_len(entry)
    return Text("\n").join(lines)


def _short(variant: Variant, cross: Cross) -> str:
    """A cross in a few characters; where rows have several colours, with the number of its row."""
    target = variant.target(cross.row, cross.number)
    name = variant.name_of[cross.row, cross.number]
    shape = SHAPES[variant.rows[cross.row][target.cell].colour]
    return f"{shape} {cross.number}{'*' * cross.lucky}{' /' + str(cross.row + 1) if '/' in name else ''}"


def table_keys(sight: Sight, passing: bool, typed: TypedFaces, language: str) -> list[Key]:
    """The keys that do something now, the most needed first."""
    mine = sight.waits_for_me
    keys = []
    if mine in ("white", "colour"):
        if sight.choice or passing:
            keys = [(ENTER, "key-confirm", "enter"), (BACKSPACE, "key-erase", "erase")]
        else:
            keys = [(ENTER, "key-pencil", "enter"), ("0", "key-nothing", "nothing")]
        keys.append(("H", "key-hint", "hint"))
    elif sight.types_dice:
        keys = [(ENTER, "key-confirm" if typed.faces else "keypad", "enter")]
        keys += [(BACKSPACE, "key-erase", "erase")] if typed.faces else []
    elif mine == "roll":
        keys = [(ENTER, "turn-roll-button", "enter")]
    elif mine == "agreement":
        keys = [(ENTER, "typed-agree", "enter"), ("O", "typed-object", "object")]
    if sight.confirmed:
        keys.append(("U", "key-change", "take_back"))
    keys += [("Tab", "key-sheets", "look(1)"), ("L", "key-log", "log"), ("F1", "key-help", "help")]
    keys.append((ESCAPE, "key-leave", "leave"))
    return [Key(cap, say(language, words), action) for cap, words, action in keys]


def help_words(variant: Variant, language: str) -> str:
    """The keys, the mouse, and the signs on the sheet."""
    keys = [f"{cap:<9} {apart(say(language, message))}" for cap, message in HELP]
    cell = cell_facts(variant, 0, variant.rows[0][0].number)
    signs = []
    for mark in SHOWN_STATES:
        words = say(language, "sheet-cell", state="skipped" if mark is Mark.LOST else mark.value, **cell)
        signs.append(f"{signed(str(cell['number']), mark):<9} {apart(words)}")
    signs.append(f"{LOCK:<9} {apart(say(language, 'sheet-lock', state='open', needs=variant.needs))}")
    return "\n".join([*keys, "", say(language, "keys-mouse"), "", *signs])
