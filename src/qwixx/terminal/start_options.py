"""What is settled before a game, by the command line, by the screen of a new game, or by questions."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path

from qwixx.local import Guest
from qwixx.local.bot_guests import bot_guest, check_bots, read_levels
from qwixx.match import DiceKind, Settings
from qwixx.match.settings import HANDLED
from qwixx.rules import (
    IllegalError,
    NotationError,
    Options,
    Record,
    Variant,
    new_game,
    parse_options,
    require,
    variant,
)
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.record import check_name
from qwixx.rules.setup import check_players
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.terminal.saved_games import SEAT, check_free
from qwixx.wire.table_link import TableLink, read_link

FindVariant = Callable[[str], Variant]
VIRTUAL, REAL, FAIR = "virtual", "real", "fair"
DICE = (VIRTUAL, REAL, FAIR)
"""Virtual dice are fair as well; with fair ones, people are asked for words to mix in."""


@dataclass(frozen=True, slots=True)
class Flags:
    """What was asked for on the command line, as typed; `None` where nothing was said."""

    variant: str | None = None
    names: str | None = None
    bots: str | None = None
    dice: str | None = None
    seed: str | None = None
    options: str | None = None
    save: str | None = None
    resume: str | None = None
    link: str | None = None

    @property
    def has_players(self) -> bool:
        """Whether it is known who plays; then nothing else needs to be asked."""
        return self.names is not None or self.bots is not None

    @property
    def is_remote(self) -> bool:
        """Whether a table of a server is wanted."""
        return self.link is not None or (self.resume is not None and self.resume.endswith(SEAT))

    def given_besides(self, *allowed: str) -> str | None:
        """The first flag that was given besides these, for a game that is set up already."""
        found = (field.name for field in fields(self) if getattr(self, field.name) is not None)
        return next((f"--{name}" for name in found if name not in allowed), None)


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What is wanted; where nothing was said, the app shows its start, and the plain game asks."""

    sheet: Variant | None = None
    guests: tuple[Guest, ...] = ()
    """Who plays; with some, a game begins at once."""
    dice: DiceKind = DiceKind.FAIR
    mixes_words: bool = False
    """Whether people are asked for words to mix into the dice."""
    options: Options = DEFAULT_OPTIONS
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None
    link: TableLink | None = None
    """To a table of a server."""
    name: str = ""
    """For a seat there."""
    record: Record | None = None
    """A game to be watched."""

    @property
    def settings(self) -> Settings:
        """What a new table agrees on."""
        return Settings(self.sheet or variant("classic"), self.options, self.dice)


def playable(found: Variant) -> Variant:
    """The sheet, if it can be played at a table; raises if not."""
    require(found, HANDLED, "a table")
    return found


def start_options(flags: Flags, find_variant: FindVariant, language: str) -> StartOptions:
    """What the command line asks for."""
    _check_set_up_already(flags)
    sheet = playable(find_variant(flags.variant)) if flags.variant else None
    options = parse_options(flags.options or "")
    new_game(sheet or variant("classic"), 1, options=options)
    people = read_names(flags.names or "")
    levels = read_levels(flags.bots, 0, MAX_PLAYERS) if flags.bots is not None else ()
    guests = [Guest(name) for name in people]
    for level in levels:
        guests.append(bot_guest(level, guests, language))
    if flags.has_players and not flags.link:
        check_guests(guests, sheet)
    dice, mixes_words = read_dice(flags.dice or VIRTUAL)
    if flags.save and not flags.resume:
        check_free(Path(flags.save).expanduser())
    return StartOptions(
        sheet=sheet,
        guests=() if flags.link else tuple(guests),
        dice=dice,
        mixes_words=mixes_words,
        options=options,
        seed=_read_seed(flags),
        save=Path(flags.save).expanduser() if flags.save else None,
        resume=Path(flags.resume).expanduser() if flags.resume else None,
        link=read_link(flags.link) if flags.link else None,
        name=people[0] if people else "",
    )


def read_dice(text: str) -> tuple[DiceKind, bool]:
    """The dice of this name, and whether people mix words into them."""
    if text not in DICE:
        raise NotationError(text, f"{VIRTUAL}, {REAL} or {FAIR}")
    return DiceKind.REAL if text == REAL else DiceKind.FAIR, text == FAIR


def check_guests(guests: list[Guest], sheet: Variant | None) -> None:
    """Raise unless these can play together on this sheet."""
    check_players(len(guests))
    check_bots(guests, sheet or variant("classic"))


def read_names(text: str) -> tuple[str, ...]:
    """Names of people with commas between them."""
    names: tuple[str, ...] = ()
    for name in text.split(",") if text.strip() else []:
        names = (*names, read_name(name.strip(), names))
    return names


def read_name(name: str, taken: tuple[str, ...]) -> str:
    """A name that is not taken."""
    check_name(name)
    if name in taken:
        raise IllegalError("person-taken", f'the name "{name}" is taken', name=name)
    return name


def _check_set_up_already(flags: Flags) -> None:
    """Raise if a game that is set up already is asked for with what it has settled."""
    if flags.link and (flag := flags.given_besides("link", "names")):
        raise IllegalError("joined", f"a table of a server is set up already: leave out {flag}", flag=flag)
    if flags.resume and (flag := flags.given_besides("resume", "save")):
        raise IllegalError("resume", f"a game that is resumed is set up already: leave out {flag}", flag=flag)


def _read_seed(flags: Flags) -> int | None:
    if flags.seed is None:
        return None
    if flags.dice not in (None, VIRTUAL):
        raise IllegalError("seed", f"a seed is for virtual dice, not for {flags.dice} ones")
    if not re.fullmatch(r"-?[0-9]{1,40}", flags.seed):
        raise NotationError(flags.seed, "a seed: a whole number of at most 40 digits")
    return int(flags.seed)
