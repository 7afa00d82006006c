"""The tables of one device, behind the requests and messages of a server: what a page needs to play without one.

    >>> from qwixx.local.device_tables import DeviceTables, Environment
    >>> files, sent = {}, []
    >>> device = DeviceTables(Environment(files, lambda: bytes(32), lambda: 0, lambda: "2026-11-19"))
    >>> asked = '{"names":["Anna"],"bots":["gentle"],"settings":{"variant":"classic"}}'
    >>> made = device.request("POST", "/api/tables", asked)
    >>> made.status, made.body
    (201, '{"table":"device-1","seat":0,"token":"device-1"}')
    >>> channel = device.open("device-1", sent.append)
    >>> channel.receive('{"type":"hello","version":1}')
    >>> channel.receive('{"type":"do","id":"1","command":{"command":"begin"}}')
    >>> sorted(files)
    ['device-1.1.qwixx', 'device-1.json']

Requests and messages are those of `docs/develop/protocol.md`, as far as a device alone can answer them. What differs:
one device holds all its seats, so a table's code is its only token, and a new table names all its people. The view is
that of the person whose turn it is; when the device is handed on, the next person's `view` follows.
"""

import re
from collections.abc import Callable
from typing import Annotated, NamedTuple

import msgspec
from msgspec import DecodeError, Meta
from msgspec.json import Decoder, encode

from qwixx.bots import find_player
from qwixx.bots.registry import BUILT_IN
from qwixx.codec.strict_json import Fields, MessageError
from qwixx.dice import check_dice
from qwixx.local.device_table import Channel, DeviceTable, Environment, Guests
from qwixx.match.player_names import bot_name
from qwixx.match.serialization import written
from qwixx.match.view import seat_json
from qwixx.rules import IllegalError, NotationError, QwixxError, Record, format_record
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.wire.message_limits import Name
from qwixx.wire.table_commands import Form, Settings

MOST_TABLES = 40
"""How many tables a device keeps; the oldest make room for new ones."""
_FILE = re.compile(r"device-([1-9][0-9]{0,8})\.json")
_TABLE = re.compile(r"/api/tables/(device-[0-9]{1,9})((?:/games)?)(?:/([1-9][0-9]{0,5})/(record|verification))?")


class NewTable(Form, frozen=True):
    """A table to be started on this device: its people by name, then its bots by level."""

    names: Annotated[list[Name], Meta(min_length=1, max_length=MAX_PLAYERS)]
    settings: Settings
    bots: Annotated[list[Name], Meta(max_length=MAX_PLAYERS - 1)] = msgspec.field(default_factory=list)


class Answer(NamedTuple):
    """The answer to a request, as HTTP would have it."""

    status: int
    body: str


_new_table = Decoder(NewTable)


class DeviceTables:
    """All tables of a device."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._tables: dict[str, DeviceTable] = {}

    def request(self, method: str, path: str, body: str = "") -> Answer:
        """The answer to a request; a refusal has the code, the clause and the facts that a server's has."""
        try:
            found = self._answer(method, path, body)
        except QwixxError as error:
            trouble = {"code": error.code, "text": error.message, "clause": error.clause, "facts": dict(error.facts)}
            return Answer(_status_of(error), encode(trouble).decode())
        return found

    def open(self, code: str, send: Callable[[str], object]) -> Channel:
        """A channel to a table; frames for the page go to `send`."""
        return Channel(self._table(code), send)

    def think(self) -> bool:
        """Let one bot choose at the tables that are watched; whether one had to."""
        return any(table.think() for table in self._tables.values() if table.channels)

    def _answer(self, method: str, path: str, body: str) -> Answer:
        if (method, path) == ("POST", "/api/tables"):
            return self._start(body)
        found = _TABLE.fullmatch(path)
        if found is None:
            raise IllegalError("no-server", "this takes a server")
        code, games, game, part = found.groups()
        table = self._table(code)
        if part == "record":
            return Answer(200, format_record(table.record(int(game))))
        if part == "verification":
            return _json({"ok": True, "dice": check_dice(table.record(int(game))).value})
        if games:
            return _json([_facts(game, table.record(game)) for game in range(1, len(table.records()) + 1)])
        return _json(_look(table))

    def _start(self, body: str) -> Answer:
        try:
            asked = _new_table.decode(body)
        except (DecodeError, UnicodeError, RecursionError) as error:
            raise MessageError("form", str(error)) from None
        for level in asked.bots:
            if level not in BUILT_IN:
                find_player(level)  # it says which there are
                raise IllegalError("no-such-bot", f"{level} does not play on a device alone", name=level)
        numbers = self._numbers()
        for number in numbers[: max(0, len(numbers) + 1 - MOST_TABLES)]:
            self._remove(f"device-{number}")
        code = f"device-{numbers[-1] + 1 if numbers else 1}"
        names = list(asked.names)
        for level in asked.bots:
            names.append(bot_name(level, names))
        guests = Guests(names, asked.bots, asked.settings)
        try:
            self._tables[code] = DeviceTable.new(code, guests, self._environment)
        except OSError as error:
            raise IllegalError("cannot-write", f"this device cannot keep the table: {error}") from error
        return _json({"table": code, "seat": 0, "token": code}, 201)

    def _table(self, code: str) -> DeviceTable:
        if code not in self._tables:
            if f"{code}.json" not in self._environment.files:
                raise IllegalError("no-such-table", "this device has no such table")
            self._tables[code] = DeviceTable(code, self._environment)
        return self._tables[code]

    def _remove(self, code: str) -> None:
        self._tables.pop(code, None)
        for name in [name for name in self._environment.files if name.startswith(f"{code}.")]:
            del self._environment.files[name]

    def _numbers(self) -> list[int]:
        return sorted(int(found[1]) for name in self._environment.files if (found := _FILE.fullmatch(name)))


def _look(table: DeviceTable) -> Fields:
    seats = map(seat_json, table.table.seats)
    return {
        "table": table.code,
        "stage": table.table.stage.value,
        "settings": written(table.table.settings),
        "seats": [{"kind": seat["kind"], "name": seat["name"]} for seat in seats],
        "free": [],
        "host": table.table.host,
        "link": "",
    }


def _facts(game: int, record: Record) -> Fields:
    result = record.result
    return {
        "game": game,
        "date": record.date,
        "players": list(record.names),
        "scores": list(result.totals) if result else None,
        "winners": list(result.outcome.winners) if result else None,
        "reason": result.outcome.ending.value if result else None,
    }


def _json(found: object, status: int = 200) -> Answer:
    return Answer(status, encode(found).decode())


def _status_of(error: QwixxError) -> int:
    if error.code in ("no-such-table", "no-such-game"):
        return 404
    if error.code == "no-server":
        return 501
    return 400 if isinstance(error, MessageError | NotationError) else 409
