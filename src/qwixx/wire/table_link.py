"""Links to a table of a server: `https://host/table/CODE`, that with a seat or a key to one, or the code alone."""

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from qwixx.rules import IllegalError

LOCAL = "http://localhost:8000"
"""The server where only a code is given: the one that `qwixx serve` starts."""
_CODE = re.compile(r"[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}")


class TableLink(NamedTuple):
    """Where a link leads."""

    server: str
    table: str
    token: str | None = None
    """Of a seat that was taken before."""
    key: str | None = None
    """To take a seat over from another device."""

    @property
    def needs_name(self) -> bool:
        """Whether a player who comes this way has to sit down first, under a name."""
        return not self.token and not self.key


def read_link(text: str) -> TableLink:
    """The link in a text, or that of a code."""
    found = urlsplit(text.strip())
    if _CODE.fullmatch(text.strip()):
        return TableLink(LOCAL, text.strip().upper())
    server, _, code = text.strip().partition("#")[0].partition("/table/")
    if found.scheme not in ("http", "https") or not _CODE.fullmatch(code.strip("/")):
        raise IllegalError("no-such-table", f'"{text}" is neither the link of a table nor its code', found=text)
    facts = parse_qs(found.fragment)
    return TableLink(server, code.strip("/").upper(), *(facts.get(name, [None])[0] for name in ("seat", "move")))
