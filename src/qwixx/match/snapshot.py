"""A table at one moment as plain data: reading that and the events since gives what reading all its events gives.

A game is kept as its actions, which the rules play again; that takes milliseconds, however many games came before.
"""

from msgspec.structs import replace

from qwixx.codec.strict_json import Fields, whole
from qwixx.dice.fair import SECRET_BYTES
from qwixx.match.fair_draws import Fair, Links, Stretch, fair_dice
from qwixx.match.serialization import read_value, written
from qwixx.match.settings import Settings
from qwixx.match.struct_base import Value
from qwixx.match.table import Play, Seat, Stage, Table, Typed
from qwixx.rules import Action, Choice, IllegalError, Options, Roll, Start, Variant, new_game
from qwixx.rules.variant import LuckyPair

VERSION = 1


class KeptDice(Value, frozen=True):
    """The fair dice of a game."""

    secret: bytes
    commitment: bytes
    commitments: Links
    revealed: tuple[bytes | None, ...]
    revealed_at: tuple[int, ...]
    absent: tuple[tuple[Stretch, ...], ...]


class KeptGame(Value, frozen=True):
    """A `Play`, without what follows from its actions."""

    variant: Variant
    options: Options
    lucky: tuple[LuckyPair | None, ...]
    players: tuple[int, ...]
    names: tuple[str, ...]
    date: str | None
    start: Start | None
    actions: tuple[Action, ...]
    dice: KeptDice | None
    moment: int
    turn: int
    sealed: tuple[Choice, ...]
    undecided: int
    deadline: int | None
    links: tuple[str | None, ...] | None
    """In hexadecimal digits; none for a player who said that they have no link."""
    typed_by: int | None
    typed_roll: Roll | None
    typed_start: Start | None
    agreed: tuple[int, ...]


class KeptTable(Value, frozen=True):
    """A `Table`."""

    version: int
    settings: Settings
    seats: tuple[Seat, ...]
    number: int
    step: int
    at: int
    stage: str
    host: int | None
    games: int
    paused: bool
    spent: tuple[bytes, ...]
    shown: int
    game: KeptGame | None


def snapshot_json(table: Table) -> Fields:
    """A table as `read_snapshot` reads it; it holds all secrets."""
    kept = KeptTable(
        VERSION,
        table.settings,
        table.seats,
        table.number,
        table.step,
        table.at,
        table.stage.value,
        table.host,
        table.games,
        table.paused,
        tuple(sorted(table.spent)),
        table.shown,
        _kept_game(table.play) if table.play else None,
    )
    return written(kept)


def read_snapshot(value: object) -> Table:
    """A table from what `snapshot_json` made of it."""
    version = whole(value.get("version"), "snapshot.version") if isinstance(value, dict) else 0
    if version != VERSION:
        raise IllegalError("log", f"a snapshot is written in version {VERSION}")
    kept: KeptTable = read_value(KeptTable, value, "snapshot")
    return Table(
        kept.settings,
        kept.seats,
        kept.number,
        kept.step,
        kept.at,
        Stage(kept.stage),
        kept.host,
        kept.games,
        _play(kept.game) if kept.game else None,
        kept.paused,
        frozenset(kept.spent),
        kept.shown,
    )


def _kept_game(play: Play) -> KeptGame:
    game, typed = play.game, play.typed
    what = typed and typed.what
    return KeptGame(
        game.variant,
        game.options,
        tuple([sheet.lucky for sheet in game.sheets]),
        play.players,
        play.names,
        play.date,
        play.start,
        play.actions,
        _kept_dice(play.fair) if play.fair else None,
        play.moment,
        play.turn,
        play.sealed,
        play.undecided,
        play.deadline,
        None if play.links is None else tuple([link if link is None else link.hex() for link in play.links]),
        typed.seat if typed else None,
        what if isinstance(what, Roll) else None,
        what if isinstance(what, Start) else None,
        tuple(sorted(typed.agreed)) if typed else (),
    )


def _kept_dice(fair: Fair) -> KeptDice:
    links = tuple([known and known[1] for known in fair.revealed])
    numbers = tuple([known[0] if known else 0 for known in fair.revealed])
    return KeptDice(fair.secret, fair.rungs[:SECRET_BYTES], fair.commitments, links, numbers, fair.absent)


def _play(kept: KeptGame) -> Play:
    game = new_game(kept.variant, len(kept.players), 0, kept.lucky, kept.options)
    if kept.start:
        game = game._replace(active=kept.start.seat)
    for action in kept.actions:
        game = game.apply(action).game
    typed = kept.typed_roll or kept.typed_start
    return Play(
        game,
        kept.players,
        kept.names,
        kept.date,
        _fair(kept.dice, kept.variant) if kept.dice else None,
        kept.moment,
        kept.start,
        kept.turn,
        kept.actions,
        game.all_choices() if kept.actions else (),
        kept.sealed,
        kept.undecided,
        kept.deadline,
        None if kept.links is None else tuple([link if link is None else bytes.fromhex(link) for link in kept.links]),
        None if kept.typed_by is None or typed is None else Typed(kept.typed_by, typed, frozenset(kept.agreed)),
    )


def _fair(kept: KeptDice, variant: Variant) -> Fair:
    known = zip(kept.revealed_at, kept.revealed, strict=True)
    revealed = tuple([None if link is None else (number, link) for number, link in known])
    fresh = fair_dice(kept.secret, kept.commitment, variant, kept.commitments)
    return replace(fresh, revealed=revealed, absent=kept.absent)
