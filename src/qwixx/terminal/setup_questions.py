"""What is settled before a game: which sheet, who plays, which dice. Flags settle it, or questions do."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TypeVar

from qwixx.bots.levels import LEVELS
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import listing
from qwixx.rules import NotationError, Options, QwixxError, Variant, new_game, parse_options, variant_names
from qwixx.rules.errors import IllegalError
from qwixx.rules.key_value_lines import whole
from qwixx.rules.setup import check_players
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.terminal.bot_levels import check_person, check_sheet, opponent_names, read_opponents
from qwixx.terminal.dice_box import KINDS, VIRTUAL
from qwixx.terminal.prompts import Desk, TakenBackError
from qwixx.terminal.save_file import check_free

Answer = TypeVar("Answer")
FindVariant = Callable[[str], Variant]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody asked for on the command line, as typed; `None` where nothing was said."""

    variant: str | None = None
    names: str | None = None
    bots: str | None = None
    dice: str | None = None
    seed: str | None = None
    options: str | None = None
    save: str | None = None
    resume: str | None = None

    @property
    def players_given(self) -> bool:
        """Whether it is known who plays; then nothing else needs to be asked."""
        return self.names is not None or self.bots is not None

    def said_beside(self, *allowed: str) -> str | None:
        """The first flag that was given besides these, for a game that is set up already."""
        found = (field.name for field in fields(self) if getattr(self, field.name) is not None)
        return next((f"--{name}" for name in found if name not in allowed), None)


@dataclass(frozen=True, slots=True)
class Setting:
    """Everything that a new game needs."""

    variant: Variant
    names: tuple[str, ...]
    dice: str
    seed: int | None
    options: Options
    file: str | None


def settle(desk: Desk, wishes: Wishes, find_variant: FindVariant) -> Setting:
    """Settle a new game, asking for what the wishes leave open."""
    questions = _Questions(desk, wishes, find_variant)
    options = parse_options(wishes.options or "")
    seed = read_seed(wishes)
    file = _read_file(wishes.save or "")
    variant = questions.variant()
    new_game(variant, 1, options=options)
    setting = Setting(variant, questions.names(), questions.dice(), seed, options, file)
    check_players(len(setting.names))
    check_sheet(setting.names, variant)
    return setting if file or wishes.players_given else questions.with_file(setting)


class _Questions:
    """The questions before a game; each is asked only if no flag answers it."""

    def __init__(self, desk: Desk, wishes: Wishes, find_variant: FindVariant) -> None:
        self._desk = desk
        self._wishes = wishes
        self._find_variant = find_variant

    def variant(self) -> Variant:
        """The sheet to play on."""
        if self._wishes.variant is not None or self._wishes.players_given:
            return self._find_variant(self._wishes.variant or "classic")
        names = listing(variant_names(), "or", self._desk.language)
        question = say(self._desk.language, "plain-ask-variant", names=names, usual="classic")
        return self._until_right(question, lambda text: self._find_variant(text or "classic"))

    def names(self) -> tuple[str, ...]:
        """Everybody's name: people first, then opponents."""
        wishes = self._wishes
        if wishes.players_given:
            people = read_names(wishes.names or "")
            bots = read_opponents(wishes.bots, 0, MAX_PLAYERS) if wishes.bots is not None else ()
        else:
            people = self._people()
            bots = self._bots(len(people))
        return people + opponent_names(bots)

    def dice(self) -> str:
        """The kind of dice."""
        wishes = self._wishes
        if wishes.dice is not None:
            return _read_dice(wishes.dice)
        if wishes.players_given or wishes.seed is not None:
            return VIRTUAL
        question = say(self._desk.language, "plain-ask-dice")
        return self._until_right(question, lambda text: _read_dice(text.lower() or VIRTUAL))

    def with_file(self, setting: Setting) -> Setting:
        """The setting with a file to keep the game in, if that is wanted."""
        question = say(self._desk.language, "plain-ask-file")
        name = self._until_right(question, _read_wanted_file, free=True)
        return Setting(setting.variant, setting.names, setting.dice, setting.seed, setting.options, name)

    def _people(self) -> tuple[str, ...]:
        question = say(self._desk.language, "plain-ask-people", first=1, last=MAX_PLAYERS)
        count = self._until_right(question, lambda text: whole(text or "1", 0, MAX_PLAYERS))
        names: tuple[str, ...] = ()
        for number in range(1, count + 1):
            names = (*names, self._name(number, names))
        return names

    def _name(self, number: int, taken: tuple[str, ...]) -> str:
        default = say(self._desk.language, "player-number", number=number)
        question = say(self._desk.language, "plain-ask-name", number=number, usual=default)
        return self._until_right(question, lambda text: _read_name(text or default, taken), free=True)

    def _bots(self, people: int) -> tuple[str, ...]:
        low, high = (0 if people else 1), MAX_PLAYERS - people
        if high == 0:
            return ()
        default = {0: "gentle,steady", 1: "gentle"}.get(people, "")
        levels = listing(tuple(LEVELS), "or", self._desk.language)
        usual = default or say(self._desk.language, "plain-nobody")
        question = say(self._desk.language, "plain-ask-bots", first=low, last=high, levels=levels, usual=usual)
        return self._until_right(question, lambda text: read_opponents(text or default or "0", low, high))

    def _until_right(self, question: str, read: Callable[[str], Answer], free: bool = False) -> Answer:
        """Ask until the answer can be read."""
        while True:
            try:
                return read(self._desk.ask_freely(question) if free else self._desk.ask(question))
            except TakenBackError:
                self._desk.tell("plain-no-back")
            except QwixxError as error:
                self._desk.complain(error)
            except (OSError, UnicodeDecodeError) as error:
                self._desk.say(f"{error}.")


def read_names(text: str) -> tuple[str, ...]:
    """The people that somebody names, with commas between them."""
    names: tuple[str, ...] = ()
    for name in text.split(",") if text.strip() else []:
        names = (*names, _read_name(name.strip(), names))
    return names


def _read_name(name: str, taken: tuple[str, ...]) -> str:
    if name in taken:
        raise IllegalError("person-taken", f'the name "{name}" is taken', name=name)
    return check_person(name)


def _read_dice(text: str) -> str:
    if text not in KINDS:
        raise NotationError(text, listing(KINDS, "or"))
    return text


def _read_file(text: str) -> str | None:
    if not text:
        return None
    check_free(text)
    return text


def _read_wanted_file(text: str) -> str | None:
    """A file name as somebody answers who was asked: a plain yes or no is none."""
    if text.lower() in ("yes", "y"):
        raise NotationError(text, "the name of a file, or Enter for none")
    return None if text.lower() in ("no", "n", "none") else _read_file(text)


def check_resumed(wishes: Wishes, *allowed: str) -> None:
    """Raise if a game that goes on is asked for with what it has settled already."""
    flag = wishes.said_beside("resume", *allowed)
    if flag:
        raise IllegalError("resume", f"a game that is resumed is set up already: leave out {flag}", flag=flag)


def read_seed(wishes: Wishes) -> int | None:
    """The seed of virtual dice that can be repeated."""
    if wishes.seed is None:
        return None
    if wishes.dice not in (None, VIRTUAL):
        raise IllegalError("seed", f"a seed is for virtual dice, not for {wishes.dice} ones")
    if not re.fullmatch(r"-?[0-9]{1,40}", wishes.seed):
        raise NotationError(wishes.seed, "a seed: a whole number of at most 40 digits")
    return int(wishes.seed)
