"""A whole evening: set up a game or take one up again, play it, and part politely."""

import secrets
import shlex
from contextlib import suppress
from dataclasses import fields
from datetime import date
from random import Random

from qwixx.dice import Dice, TypedDice
from qwixx.rules import IllegalError, Phase, QwixxError, Record, Start, StartKind, parse_record
from qwixx.rules.setup import default_lucky
from qwixx.terminal.console import Console, InputEndedError
from qwixx.terminal.desk import Desk, LeftError, TakenBackError
from qwixx.terminal.dice_box import FAIR, new_dice, same_dice
from qwixx.terminal.host import Host
from qwixx.terminal.opponents import is_opponent
from qwixx.terminal.save_file import SaveFile
from qwixx.terminal.setting import FindVariant, Setting, Wishes, settle
from qwixx.terminal.table import Table

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


def play(console: Console, wishes: Wishes, find_variant: FindVariant, quick: bool = False, drawing: bool = True) -> int:
    """Play a game as the wishes have it; the exit status."""
    desk = Desk(console, quick, drawing)
    try:
        desk.table = _resume(desk, wishes) if wishes.resume else _begin(desk, settle(desk, wishes, find_variant))
        Host(desk, desk.table).play()
        _hand_over_record(desk, desk.table)
    except LeftError:
        _part(desk)
    except InputEndedError:
        desk.say("The input has ended.")
        _part(desk)
    except KeyboardInterrupt:
        _interrupted(desk)
        return INTERRUPTED
    return 0


def _begin(desk: Desk, setting: Setting) -> Table:
    """A new game."""
    names, variant = setting.names, setting.variant
    people = [seat for seat, name in enumerate(names) if not is_opponent(name)]
    dice = new_dice(desk, setting.dice, setting.seed, names, people)
    record = Record(
        variant,
        names,
        _start(desk, dice, setting),
        default_lucky(variant, len(names)),
        setting.options,
        dice=dice.facts(),
        date=date.today().isoformat(),
    )
    chance = _chance() if setting.seed is None else Random(f"qwixx random opponents {setting.seed}")  # noqa: S311 (repeatable by design)
    file = SaveFile.create(setting.file) if setting.file else None
    table = Table(record, dice, chance, file)
    desk.keep(table)
    return table


def _start(desk: Desk, dice: Dice, setting: Setting) -> Start:
    """Who begins (C6); with real dice people say so, until it can be read."""
    players = len(setting.names)
    if players == 1 and isinstance(dice, TypedDice) and not setting.options.first_six:
        return Start(StartKind.SEAT, 0)
    while True:
        try:
            return dice.start(players, setting.variant.sides, setting.options.first_six)
        except QwixxError as error:
            if not isinstance(dice, TypedDice):
                raise
            desk.complain(error)


def _resume(desk: Desk, wishes: Wishes) -> Table:
    """A saved game, exactly as it stood."""
    settled = [field.name for field in fields(wishes) if field.name not in ("resume", "save")]
    given = next((name for name in settled if getattr(wishes, name) is not None), None)
    if given:
        raise IllegalError("resume", f"a game that is resumed is set up already: leave out --{given}")
    path = wishes.resume or ""
    file, text = SaveFile.take_up(path)
    try:
        record = parse_record(text)
        dice = same_dice(desk, record)
    except QwixxError as error:
        raise IllegalError(
            error.code, f"the game in {path} cannot be resumed: {error.message}", error.clause
        ) from error
    if record.result:
        raise IllegalError("game-over", f"the game in {path} is over; look at it with qwixx replay {shlex.quote(path)}")
    if wishes.save and not file.is_at(wishes.save):
        file = SaveFile.create(wishes.save)
    desk.say(f"The game in {path} goes on.")
    table = Table(record, dice, _chance(), file)
    desk.keep(table)
    return table


def _chance() -> Random:
    return Random(secrets.randbits(64))  # noqa: S311 (a random opponent guards no secret)


def _hand_over_record(desk: Desk, table: Table) -> None:
    """After the end: where the record is and how to check it."""
    if table.file is None and table.people:
        with suppress(TakenBackError):
            desk.offer_to_save(
                table, "Type save and a file name to keep the record of this game, or Enter to leave it."
            )
    if table.file:
        desk.say(f"The record of this game is in {table.file.path}.")
        desk.console.show(f"Check it with: qwixx verify {shlex.quote(str(table.file.path))}")
    elif dict(table.record.dice)["dice"] == FAIR:
        desk.say("Without its record nobody can check these dice. Another time, --save FILE keeps it.")


def _interrupted(desk: Desk) -> None:
    """Ctrl-C: at a terminal there is still a chance to save; a second Ctrl-C means it."""
    desk.say("\nInterrupted.")
    table = desk.table
    try:
        if table and table.file is None and table.record.actions and desk.console.live:
            desk.offer_to_save(table, "Type save and a file name to save the game, or Enter to leave it unsaved.")
    except (KeyboardInterrupt, InputEndedError, TakenBackError):
        desk.say("")
    _part(desk)


def _part(desk: Desk) -> None:
    """Say where the game is, and how to go on."""
    table = desk.table
    if table:
        desk.keep(table)
    if table is None:
        desk.say("No game was begun.")
    elif table.file is None:
        desk.say("This game was not saved.")
    elif table.game.phase is Phase.OVER:
        desk.say(f"The record of this game is in {table.file.path}.")
    else:
        desk.say(f"The game is saved in {table.file.path}.")
        desk.console.show(f"Go on with: {table.file.resume_command}")
    desk.say("Goodbye.")
