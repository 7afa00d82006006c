"""What a client asks by HTTP: a new table, or a seat."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from qwixx.rules import QwixxError
from qwixx.wire.table_link import TableLink

TIMEOUT = 30.0
OUT_OF_ORDER = 500
"""From this status on, a server is there that cannot answer now; below, there is none that knows what was asked."""


class Seat(NamedTuple):
    """A seat at a table of a server, and the token to it."""

    server: str
    table: str
    seat: int
    token: str

    def __repr__(self) -> str:
        return f"<Seat {self.seat} at {self.table}>"


async def make_table(
    server: str, name: str, seats: int = 2, bots: Sequence[str] = (), variant: str = "classic", **settings: Any
) -> Seat:
    """Make a table and take its first seat; `settings` are those of `docs/develop/match.md`."""
    asked = {"name": name, "seats": seats, "bots": list(bots), "settings": {"variant": variant, **settings}}
    return _seat(server, await ask(server, "/api/tables", asked))


async def sit_down(server: str, table: str, name: str, seat: int | None = None) -> Seat:
    """Take a seat at a table by its code."""
    return _seat(server, await ask(server, f"/api/tables/{table}/seats", {"name": name, "seat": seat}))


async def take_seat(link: TableLink, name: str) -> Seat:
    """The seat that a link leads to; at a table, a free one under this name."""
    if link.key:
        told = await ask(link.server, "/api/seat/claim", {"key": link.key})
        return Seat(link.server, told["table"], told["seat"], told["token"])
    if link.token:
        return Seat(link.server, link.table, 0, link.token)
    return await sit_down(link.server, link.table, name)


def seat_link(seat: Seat) -> str:
    """The link that leads back to a seat."""
    return f"{seat.server}/table/{seat.table}#seat={seat.token}"


async def ask(server: str, path: str, body: object = None, token: str | None = None) -> Any:
    """The server's answer; what it refuses is a `QwixxError` with its code."""
    return await asyncio.to_thread(_ask, server.rstrip("/") + path, body, token)


def _ask(address: str, body: object, token: str | None) -> Any:
    if not address.startswith(("http://", "https://")):
        raise QwixxError("address", f"a server's address begins with http:// or https://, not {address!r}")
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"content-type": "application/json"})  # noqa: S310 (checked above)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    try:
        with urlopen(request, timeout=TIMEOUT) as found:  # noqa: S310 (as above)
            text = found.read().decode()
            return json.loads(text) if "json" in found.headers["content-type"] else text
    except HTTPError as error:
        with error:
            raise _refusal(error.code, error.read()) from None


def _refusal(status: int, answer: bytes) -> QwixxError:
    try:
        told = json.loads(answer)
        return QwixxError(told["code"], told["text"], told.get("clause"), **told.get("facts") or {})
    except (ValueError, LookupError, TypeError):  # not the server speaks, but a proxy before it, or another server
        code = "unavailable" if status >= OUT_OF_ORDER else "not-installed"
        return QwixxError(code, f"no answer of a Qwixx server came, but the status {status}")


def _seat(server: str, told: dict[str, Any]) -> Seat:
    return Seat(server, told["table"], told["seat"], told["token"])
