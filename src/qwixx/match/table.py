"""The state of a table: an immutable value that follows from the events so far."""

from enum import Enum

from qwixx.match.fair_draws import Fair, Links
from qwixx.match.settings import DiceKind, Settings
from qwixx.match.struct_base import Value
from qwixx.rules import Action, Choice, Game, Roll, Start
from qwixx.rules.game import ROLL


class Stage(Enum):
    """What a table is about."""

    LOBBY = "lobby"
    """People sit down; nothing has been played yet."""
    PLAY = "play"
    OVER = "over"
    """A game has ended; people may get up, sit down and play again."""
    CLOSED = "closed"


LOBBY, PLAY, OVER, CLOSED = Stage
"""Looked up by name: in Python 3.11 a look into an enumeration takes several times as long, and all turns take many."""
REAL = DiceKind.REAL


class Seat(Value, frozen=True):
    """A place at the table: open, a person's or a bot's. Its index is its identity; its token may change hands."""

    name: str | None = None
    """`None` for an open seat."""
    level: str | None = None
    """The level of the bot that sits here."""
    present: bool = False
    away_since: int | None = None
    stood_in: bool = False
    """A bot plays for the person until it is back."""
    left: bool = False
    """The person got up in mid-game; it may still come back to it."""
    commitment: bytes | None = None
    """To the person's chain for the next game."""
    again: bool = False
    """The person wants a rematch."""
    reacted_at: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether a person may sit down here."""
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, be it away."""
        return self.name is not None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.stood_in or self.level is not None


class Typed(Value, frozen=True):
    """What a person typed in from real dice, and who else agreed to it."""

    seat: int
    what: Roll | Start
    agreed: frozenset[int] = frozenset()


class Play(Value, frozen=True):
    """A game at the table. Players are numbered in playing order, as in the rules; seats are not."""

    game: Game
    players: tuple[int, ...]
    """The seat of each player."""
    names: tuple[str, ...]
    date: str | None
    fair: Fair | None
    """`None` with real dice."""
    moment: int
    """The step that opened what the table waits for now; a command that answers it says so."""
    start: Start | None = None
    """`None` until it is decided who begins (C6)."""
    turn: int = 0
    """The number of this turn and of its draw; 0 for the start."""
    actions: tuple[Action, ...] = ()
    choices: tuple[tuple[Choice, ...], ...] = ()
    """By player, what the rules allow in this action; empty for players who have no choice in it."""
    sealed: tuple[Choice, ...] = ()
    """By player, what it has pencilled in; nothing to begin with."""
    undecided: int = 0
    """The players who are waited for, as bits: they have something to choose, and have not confirmed it."""
    deadline: int | None = None
    """Until when the table waits, as of the last event: it moves on with the time while the clock stands still."""
    links: Links | None = None
    """While a draw is being made: the links so far; an empty one is that of a player who said it has none."""
    typed: Typed | None = None

    def __repr__(self) -> str:
        return f"<Play, turn {self.turn}, {self.game.phase.value}>"


class Table(Value, frozen=True):
    """All that is to be known of a table, secrets included: what others may see of it is `view` and `seen_by`."""

    settings: Settings
    seats: tuple[Seat, ...]
    number: int
    """How many events there were."""
    step: int
    """How many of them were public."""
    at: int
    """When the last one was, in milliseconds."""
    stage: Stage = LOBBY
    host: int | None = None
    games: int = 0
    play: Play | None = None
    """The game that is on, or the last one."""
    paused: bool = False
    spent: frozenset[bytes] = frozenset()
    """The commitments of the games that were played here."""
    shown: int = 0
    """How many links of a chain the longest of those games has made public."""

    def __repr__(self) -> str:
        return f"<Table {self.stage.value}, {len(self.seats)} seats, step {self.step}>"

    @property
    def is_between_games(self) -> bool:
        """Whether people may sit down, get up and change the settings."""
        return self.stage is LOBBY or self.stage is OVER

    @property
    def has_real_dice(self) -> bool:
        """Whether people roll."""
        return self.settings.dice is REAL

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people who have not left."""
        return tuple([index for index, seat in enumerate(self.seats) if seat.is_person and not seat.left])

    @property
    def is_deserted(self) -> bool:
        """Whether people play here and none of them is there; bots among themselves do not wait for anyone."""
        people = False
        for seat in self.seats:
            if seat.present:
                return False
            people = people or seat.is_person
        return people

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the table waits for: to roll, to choose, to add a link, to type a roll in or agree to it."""
        play = self.play
        if play is None or self.stage is not PLAY:
            return ()
        if play.links is not None:
            return tuple([play.players[player] for player in awaited_links(self, play, play.links)])
        if play.typed:
            return tuple([seat for seat in self._present if seat not in play.typed.agreed and seat != play.typed.seat])
        if play.start is None:
            return self._present
        if play.game.phase is ROLL:
            return self._present if self.has_real_dice else (play.players[play.game.active],)
        undecided = play.undecided
        return tuple([seat for player, seat in enumerate(play.players) if undecided >> player & 1])

    @property
    def links_wanted(self) -> tuple[int, ...]:
        """The seats that may add a link to the next draw now; the active player's comes with its roll."""
        play = self.play
        if play is None or play.fair is None or self.stage is not PLAY:
            return ()
        links, active = play.links, None
        if links is None:
            if play.game.phase is not ROLL or play.start is None:
                return ()
            links, active = (None,) * len(play.players), play.game.active
        return tuple(
            [
                seat
                for player, seat in enumerate(play.players)
                if links[player] is None
                and player != active
                and play.fair.takes_part(player)
                and self.seats[seat].present
            ]
        )

    @property
    def _present(self) -> tuple[int, ...]:
        return tuple([index for index, seat in enumerate(self.seats) if seat.is_person and seat.present])


def awaited_links(table: Table, play: Play, links: Links) -> list[int]:
    """The players whose links a draw waits for: those who take part, are there, and have answered of late."""
    fair, seats = play.fair, table.seats
    if fair is None:
        return []
    return [
        player
        for player, seat in enumerate(play.players)
        if links[player] is None
        and fair.commitments[player] is not None
        and seats[seat].present
        and fair.is_worth_waiting_for(player, play.turn)
    ]
