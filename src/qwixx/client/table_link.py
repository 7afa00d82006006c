"""Ways to a table of a server: `https://host/table/CODE`, that with a seat or a key to one, or the code alone."""

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from qwixx.client import Seat, ask, sit_down
from qwixx.rules import IllegalError

LOCAL = "http://localhost:8000"
"""The server where only a code is given: the one that `qwixx serve` starts."""
_CODE = re.compile(r"[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}")


class TableLink(NamedTuple):
    """Where a link leads."""

    server: str
    table: str
    token: str | None = None
    """Of one's own seat."""
    key: str | None = None
    """To take a seat over from another device."""

    @property
    def needs_name(self) -> bool:
        """Whether whoever comes has to sit down first."""
        return not self.token and not self.key


def read_link(text: str) -> TableLink:
    """The way that a link or a code means."""
    found = urlsplit(text.strip())
    if _CODE.fullmatch(text.strip()):
        return TableLink(LOCAL, text.strip().upper())
    server, _, code = text.strip().partition("#")[0].partition("/table/")
    if found.scheme not in ("http", "https") or not _CODE.fullmatch(code.strip("/")):
        raise IllegalError("no-such-table", f'"{text}" is neither the link of a table nor its code', found=text)
    facts = parse_qs(found.fragment)
    return TableLink(server, code.strip("/").upper(), *(facts.get(name, [None])[0] for name in ("seat", "move")))


async def take_seat(way: TableLink, name: str) -> Seat:
    """The seat that the way leads to; with a code alone, a free one under this name."""
    if way.key:
        told = await ask(way.server, "/api/seat/claim", {"key": way.key})
        return Seat(way.server, told["table"], told["seat"], told["token"])
    if way.token:
        return Seat(way.server, way.table, 0, way.token)
    return await sit_down(way.server, way.table, name)


def seat_link(seat: Seat) -> str:
    """The link that leads back to a seat."""
    return f"{seat.server}/table/{seat.table}#seat={seat.token}"
