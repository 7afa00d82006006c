"""How the app opens: at its start, or at once where the command line says what is wanted."""

import hashlib
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from qwixx.bots import NAMED
from qwixx.client.table_link import TableLink, read_link
from qwixx.match import DiceKind, Settings
from qwixx.rules import IllegalError, Options, Record, Variant, parse_options, variant
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.terminal.bot_levels import check_levels, read_opponents
from qwixx.terminal.local_session import Guest, SecretSource, bot_guest, fresh_secret
from qwixx.terminal.save_file import check_free
from qwixx.terminal.setup_questions import FindVariant, Wishes, check_resumed, read_names, read_seed


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What somebody asked for; where nothing was said, the start asks."""

    sheet: Variant | None = None
    guests: tuple[Guest, ...] = ()
    """Who plays; with some, a game begins at once."""
    dice: DiceKind = DiceKind.FAIR
    options: Options = DEFAULT_OPTIONS
    secret: SecretSource = fresh_secret
    save: Path | None = None
    resume: Path | None = None
    way: TableLink | None = None
    """To a table of a server."""
    name: str = ""
    """Of whoever takes a seat there."""
    record: Record | None = None
    """A game to be watched."""

    @property
    def settings(self) -> Settings:
        """What a new table agrees on."""
        return Settings(self.sheet or variant("classic"), self.options, self.dice)


def start_options(wishes: Wishes, find_variant: FindVariant, link: str | None, language: str) -> StartOptions:
    """The opening that the command line asks for."""
    if link:
        _check_joined(wishes)
    elif wishes.resume:
        check_resumed(wishes)
    sheet = find_variant(wishes.variant) if wishes.variant else None
    people = read_names(wishes.names or "")
    levels = read_opponents(wishes.bots, 0, MAX_PLAYERS, NAMED) if wishes.bots is not None else ()
    check_levels(levels, sheet or variant("classic"))
    guests = [Guest(name) for name in people]
    for level in levels:
        guests.append(bot_guest(level, guests, language))
    seed = read_seed(wishes)
    if wishes.save:
        check_free(wishes.save)
    return StartOptions(
        sheet=sheet,
        guests=() if link else tuple(guests),
        dice=DiceKind.REAL if wishes.dice == DiceKind.REAL.value else DiceKind.FAIR,
        options=parse_options(wishes.options or ""),
        secret=fresh_secret if seed is None else seeded_secrets(seed),
        save=Path(wishes.save).expanduser() if wishes.save else None,
        resume=Path(wishes.resume).expanduser() if wishes.resume else None,
        way=read_link(link) if link else None,
        name=people[0] if people else "",
    )


def _check_joined(wishes: Wishes) -> None:
    """Raise if a table of a server is asked for with what is settled there."""
    flag = wishes.said_beside("names")
    if flag:
        raise IllegalError("joined", f"a table of a server is set up already: leave out {flag}", flag=flag)


def seeded_secrets(seed: int) -> SecretSource:
    """Secrets for dice that can be repeated, another one for each game."""
    games = count(1)
    return lambda: hashlib.sha256(f"qwixx dice {seed} {next(games)}".encode()).digest()
