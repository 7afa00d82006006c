"""A whole evening: set up a game or take one up again, play it, and part politely."""

import secrets
import shlex
from contextlib import suppress
from datetime import date
from random import Random

from qwixx.dice import Dice, TypedDice
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import IllegalError, Phase, QwixxError, Record, Start, StartKind, parse_record
from qwixx.rules.setup import default_lucky
from qwixx.terminal.bot_levels import is_opponent
from qwixx.terminal.console import Console, InputEndedError
from qwixx.terminal.dice_box import FAIR, new_dice, same_dice
from qwixx.terminal.plain_game import Host
from qwixx.terminal.prompts import Desk, LeftError, TakenBackError
from qwixx.terminal.save_file import SaveFile
from qwixx.terminal.setup_questions import FindVariant, Setting, Wishes, check_resumed, settle
from qwixx.terminal.table import Table

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


def play(
    console: Console,
    wishes: Wishes,
    find_variant: FindVariant,
    quick: bool = False,
    drawing: bool = True,
    language: str = ENGLISH,
) -> int:
    """Play a game as the wishes have it; the exit status."""
    desk = Desk(console, quick, drawing, language)
    try:
        desk.table = _resume(desk, wishes) if wishes.resume else _begin(desk, settle(desk, wishes, find_variant))
        Host(desk, desk.table).play()
        _hand_over_record(desk, desk.table)
    except LeftError:
        _part(desk)
    except InputEndedError:
        desk.tell("plain-ended")
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
    check_resumed(wishes, "save")
    path = wishes.resume or ""
    file, text = SaveFile.take_up(path)
    try:
        record = parse_record(text)
        dice = same_dice(desk, record)
    except QwixxError as error:
        message = f"the game in {path} cannot be resumed: {error.message}"
        raise IllegalError("not-resumed", message, error.clause, file=path) from error
    if record.result:
        command = f"qwixx replay {shlex.quote(path)}"
        message = f"the game in {path} is over; look at it with {command}"
        raise IllegalError("resume-over", message, file=path, command=command)
    if wishes.save and not file.is_at(wishes.save):
        file = SaveFile.create(wishes.save)
    desk.tell("plain-goes-on", file=path)
    table = Table(record, dice, _chance(), file)
    desk.keep(table)
    return table


def _chance() -> Random:
    return Random(secrets.randbits(64))  # noqa: S311 (a random opponent guards no secret)


def _hand_over_record(desk: Desk, table: Table) -> None:
    """After the end: where the record is and how to check it."""
    if table.file is None and table.people:
        with suppress(TakenBackError):
            desk.offer_to_save(table, say(desk.language, "plain-offer-record"))
    if table.file:
        desk.tell("plain-record", file=str(table.file.path))
        command = f"qwixx verify {shlex.quote(str(table.file.path))}"
        desk.console.show(say(desk.language, "plain-check", command=command))
    elif dict(table.record.dice)["dice"] == FAIR:
        desk.tell("plain-no-record", command="--save FILE")


def _interrupted(desk: Desk) -> None:
    """Ctrl-C: at a terminal there is still a chance to save; a second Ctrl-C means it."""
    desk.say("")
    desk.tell("plain-interrupted")
    table = desk.table
    try:
        if table and table.file is None and table.record.actions and desk.console.live:
            desk.offer_to_save(table, say(desk.language, "plain-offer"))
    except (KeyboardInterrupt, InputEndedError, TakenBackError):
        desk.say("")
    _part(desk)


def _part(desk: Desk) -> None:
    """Say where the game is, and how to go on."""
    table = desk.table
    if table:
        desk.keep(table)
    if table is None:
        desk.tell("plain-no-game")
    elif table.file is None:
        desk.tell("plain-not-saved")
    elif table.game.phase is Phase.OVER:
        desk.tell("plain-record", file=str(table.file.path))
    else:
        desk.tell("plain-saved", file=str(table.file.path))
        desk.console.show(say(desk.language, "plain-go-on", command=table.file.resume_command))
    desk.tell("plain-goodbye")
