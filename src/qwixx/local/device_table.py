"""One table of a device: messages of the page go in, messages of a server come out."""

import random
from collections import deque
from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode

from qwixx.bots import find_player
from qwixx.codec.strict_json import Fields
from qwixx.local.local_table import Guest, LocalTable, Services
from qwixx.local.saved_record import read_saved
from qwixx.match import Event, Table, public, seen_by, view, why_not
from qwixx.match.commands import Commit
from qwixx.rules import IllegalError, QwixxError, Record, format_record
from qwixx.wire import (
    Ack,
    Ask,
    Do,
    Hello,
    Ping,
    Pong,
    Reason,
    Refusal,
    Told,
    View,
    Welcome,
    Why,
    id_of,
    read_asked,
    told_text,
)
from qwixx.wire import meant as command_of
from qwixx.wire.table_commands import Settings, agreed
from qwixx.wire.table_news import private_news, public_news

MOST_IDS = 256
"""How many ids of commands are kept: one that comes again after a lost answer counts once."""


@dataclass(frozen=True, slots=True)
class Environment:
    """What the tables of a device need of the program around them."""

    files: MutableMapping[str, str]
    """Texts by name, each kept durably before an assignment returns; where that fails it raises an `OSError`."""
    secret: Callable[[], bytes]
    clock: Callable[[], int]
    today: Callable[[], str]


class Guests(Struct, frozen=True):
    """Who sits at a table, and what it agreed on: kept from the start, so that it is there again after a reload."""

    names: list[str]
    """Of all, people first."""
    bots: list[str]
    """The levels of the bots, who have the last seats."""
    settings: Settings

    def seated(self) -> list[Guest]:
        """The guests in the order of their seats."""
        levels = [*(None for _ in range(len(self.names) - len(self.bots))), *self.bots]
        return [Guest(name, level) for name, level in zip(self.names, levels, strict=True)]


_guests = Decoder(Guests)


class DeviceTable:
    """A table, its files and the channels that watch it."""

    def __init__(self, code: str, environment: Environment) -> None:
        self.code, self._environment = code, environment
        self.guests = _guests.decode(environment.files[f"{code}.json"])
        self.channels: list[Channel] = []
        self._done: deque[str] = deque(maxlen=MOST_IDS)
        self.local = self._opened()
        self._shown = self.local.table
        self.local.observer = self._tell

    @classmethod
    def new(cls, code: str, guests: Guests, environment: Environment) -> "DeviceTable":
        """A table that is new, and kept as such; raises where these guests or settings cannot be."""
        services = Services(lambda _: None, environment.secret, environment.clock, environment.today)
        LocalTable.opened(agreed(guests.settings), guests.seated(), services)
        environment.files[f"{code}.json"] = encode(guests).decode()
        return cls(code, environment)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.local.table

    def records(self) -> list[str]:
        """The names of the files of its games, in order."""
        found = [
            name for name in self._environment.files if name.startswith(f"{self.code}.") and name.endswith(".qwixx")
        ]
        return sorted(found, key=lambda name: int(name.split(".")[1]))

    def record(self, game: int) -> Record:
        """A game that was played here, or is."""
        try:
            return read_saved(self._environment.files[f"{self.code}.{game}.qwixx"])
        except KeyError:
            raise IllegalError("no-such-game", "no game of this number was played at this table") from None

    def think(self) -> bool:
        """Let one bot choose; whether one did. If its choice cannot be kept, the page is told, and it chooses later."""
        questions = self.local.questions
        if not questions:
            return False
        question = questions[0]
        bot = find_player(question.level).make(random.SystemRandom())
        try:
            self.local.answer(question, bot.choose(question.view, question.choices))
        except IllegalError as error:
            for channel in self.channels:
                channel.refuse(error)
            return False
        return True

    def do(self, channel: "Channel", asked: Do) -> None:
        """Do what the person at the keyboard asks, once."""
        if asked.id not in self._done:
            command = command_of(asked.command)
            if not isinstance(command, Commit):  # there is no other device whose secrets could prove anything
                self.local.do(command)
            self._done.append(asked.id)
        channel.tell(Ack(asked.id))

    def missed(self, after: int | None) -> list[Fields] | None:
        """What happened after a step; `None` where that is not known."""
        if after is None or after > self.table.step:
            return None
        found = [seen_by(event, self.local.keyboard) for event in self.local.events if (event.step or 0) > after]
        return [event for event in found if event is not None]

    def view(self) -> Fields:
        """The table as the person at the keyboard sees it."""
        return view(self.table, self.local.keyboard, self._environment.clock())

    def now(self) -> int:
        """The time in milliseconds."""
        return self._environment.clock()

    def _opened(self) -> LocalTable:
        services = Services(self._save, self._environment.secret, self._environment.clock, self._environment.today)
        records = self.records()
        if not records:
            return LocalTable.opened(agreed(self.guests.settings), self.guests.seated(), services)
        return LocalTable.reopened(read_saved(self._environment.files[records[-1]]), services, len(records))

    def _save(self, record: Record) -> None:
        """Keep a game, before anyone sees how it goes on."""
        game = self.table.games + self.table.is_between_games
        try:
            self._environment.files[f"{self.code}.{game}.qwixx"] = format_record(record)
        except OSError as error:
            raise IllegalError("cannot-write", f"this device cannot keep the game: {error}") from error

    def _tell(self, events: Sequence[Event]) -> None:
        """Send what happened to all channels, each with the view of the person at the keyboard now."""
        before, self._shown = self._shown, self.table
        happened = [seen for event in events if (seen := public(event)) is not None]
        news = public_news(before, self.table, [Raw(encode(seen)) for seen in happened])
        own = private_news(before, self.table, events)
        for channel in self.channels:
            channel.follow(happened, news, own)


class Channel:
    """A connection of the page to a table: what would be a WebSocket to a server."""

    def __init__(self, table: DeviceTable, send: Callable[[str], object]) -> None:
        self._table, self._send = table, send
        self._seat: int | None = None
        table.channels.append(self)

    def close(self) -> None:
        """The page has left; the table stays."""
        self._table.channels.remove(self)

    def tell(self, *messages: Told) -> None:
        """Send messages in one frame."""
        self._send("\n".join(told_text(message).decode() for message in messages))

    def receive(self, text: str) -> None:
        """Do or answer what the page asks, or refuse it."""
        try:
            self._answer(text)
        except QwixxError as error:
            self.refuse(error, id_of(text))

    def refuse(self, error: QwixxError, sent: str | None = None) -> None:
        """Say why something was not done."""
        self.tell(Refusal(error.code, error.message, error.clause, dict(error.facts), sent))

    def follow(self, happened: list[Fields], news: bytes, own: dict[int, bytes]) -> None:
        """Send what has happened; where another person has the device now, with the whole view of that person."""
        seat = self._table.local.keyboard
        if seat != self._seat:
            self._seat = seat
            self.tell(View(self._table.now(), self._table.view(), happened))
        elif lines := [line for line in (news, own.get(seat) if seat is not None else None) if line]:
            self._send(b"\n".join(lines).decode())

    def _answer(self, text: str) -> None:
        table, asked = self._table, read_asked(text)
        match asked:
            case Hello():
                self._seat = table.local.keyboard
                self.tell(Welcome(table.now(), table.code, table.view(), events=table.missed(asked.after)))
            case Do():
                table.do(self, asked)
            case Ask():
                self.tell(View(table.now(), table.view(), table.missed(asked.after)))
            case Why():
                found = why_not(table.table, table.local.keyboard or 0, asked.row, asked.number)
                if found is None:
                    self.tell(Reason(asked.id))
                else:
                    self.tell(Reason(asked.id, found.code, found.message, found.clause, dict(found.facts)))
            case Ping():
                self.tell(Pong(asked.id, table.now()))
