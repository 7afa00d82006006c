"""What a screen knows of a table: the view of `docs/develop/match.md`, whoever told it, as values."""

from typing import Any, NamedTuple

from qwixx.codec.values import read_choice, read_roll, read_sheet
from qwixx.match import Configure, DiceKind, Settings, Stage, read_command
from qwixx.rules import Choice, Cross, Game, Phase, Variant
from qwixx.rules.setup import set_up


class SeatSight(NamedTuple):
    """A seat as everybody sees it."""

    kind: str
    """`open`, `person` or `bot`."""
    name: str | None
    present: bool
    again: bool


class Sight(NamedTuple):
    """A table as one seat sees it."""

    stage: Stage
    settings: Settings
    host: int | None
    seats: tuple[SeatSight, ...]
    games: int
    game: Game | None
    players: tuple[int, ...]
    """The seat of each player."""
    names: tuple[str, ...]
    """The players' names."""
    turn: int
    waits: str | None
    """For what: `start`, `roll`, `links`, `agreement`, `white`, `colour`."""
    awaited: tuple[int, ...]
    moment: int
    typed: dict[str, Any] | None
    choices: tuple[Choice, ...]
    """What the rules let this seat choose; nothing comes first."""
    seat: int | None
    choice: Choice
    """What this seat has pencilled in."""
    confirmed: bool

    @property
    def variant(self) -> Variant:
        """The sheet of the table."""
        return self.settings.variant

    @property
    def player(self) -> int | None:
        """The place of this seat in the game."""
        return self.players.index(self.seat) if self.seat in self.players else None

    @property
    def waits_for_me(self) -> str | None:
        """What the table waits for from this seat."""
        return self.waits if self.seat in self.awaited else None

    @property
    def types_dice(self) -> bool:
        """Whether this seat has to type what real dice show: a roll, or the throws that decide who begins."""
        throws = self.waits_for_me == "start" and self.settings.options.first_six
        return self.settings.dice is DiceKind.REAL and (throws or self.waits_for_me == "roll")

    @property
    def crosses(self) -> tuple[Cross, ...]:
        """The crosses that this seat may make now."""
        return tuple(choice for choice in self.choices if choice)

    @property
    def is_over(self) -> bool:
        """Whether the last game has ended."""
        return self.stage in (Stage.OVER, Stage.CLOSED) and self.game is not None

    def name_of(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.seats[seat].name or ""

    def names_of(self, seats: tuple[int, ...]) -> list[str]:
        """The names of several."""
        return [self.name_of(seat) for seat in seats]


def sight_of(view: dict[str, Any], game: Game | None) -> Sight:
    """The values of a view, with the game beside it."""
    shown, moment, you = view["game"], view["moment"], view["you"]
    players = tuple(shown["players"]) if shown else ()
    seat = you["seat"] if you else None
    choices = view["choices"][players.index(seat)] if view["choices"] and seat in players else []
    return Sight(
        stage=Stage(view["stage"]),
        settings=settings_of(view),
        host=view["host"],
        seats=tuple(
            SeatSight(found["kind"], found["name"], found["present"], found["again"]) for found in view["seats"]
        ),
        games=view["games"],
        game=game,
        players=players,
        names=tuple(shown["names"]) if shown else (),
        turn=shown["turn"] if shown else 0,
        waits=moment["waits"],
        awaited=tuple(moment["awaited"]),
        moment=moment["moment"] or 0,
        typed=moment["typed"],
        choices=tuple(map(read_choice, choices)),
        seat=seat,
        choice=read_choice(you["choice"]) if you else None,
        confirmed=you["confirmed"] if you else False,
    )


def settings_of(view: dict[str, Any]) -> Settings:
    """What the table agreed on."""
    command = read_command({"command": "configure", "settings": view["settings"]})
    if not isinstance(command, Configure):
        raise TypeError(command)
    return command.settings


def game_of(view: dict[str, Any]) -> Game | None:
    """The game that a view shows."""
    shown = view["game"]
    if shown is None:
        return None
    settings = settings_of(view)
    sheets = [read_sheet(settings.variant, sheet, "sheet", None) for sheet in shown["sheets"]]
    game = set_up(settings.variant, sheets, shown["active"], shown["closed"], settings.options)
    roll = read_roll(shown["roll"]) if shown["roll"] else None
    return game._replace(phase=Phase(shown["phase"]), roll=roll, spared=shown["spared"])
