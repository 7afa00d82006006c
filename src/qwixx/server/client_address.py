"""Where a request comes from: its address, and the page that sent it."""

from collections import Counter
from collections.abc import MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any

Scope = MutableMapping[str, Any]


def address_of(scope: Scope) -> str:
    """The address of whoever asks; of IPv6 the network, as one household has many of them."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """An address as one is counted: the first 64 bits of IPv6, however it is written."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or found.packed[:8].hex(":", 2))


class Networks:
    """Some addresses and networks, as a setting names them: with commas between. Raises `ValueError`."""

    def __init__(self, named: str) -> None:
        self._networks = [ip_network(name.strip()) for name in named.split(",") if name.strip()]

    def have(self, scope: Scope) -> bool:
        """Whether whoever asks does so from one of them."""
        client = scope.get("client")
        try:
            found = ip_address(client[0] if client else "")
        except ValueError:
            return False
        plain = getattr(found, "ipv4_mapped", None) or found
        return any(plain in network for network in self._networks)


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it has it once."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def comes_from_a_known_page(scope: Scope, known: frozenset[str]) -> bool:
    """Whether the page that asks is our own or one that may; programs name no page."""
    if not any(key == b"origin" for key, _ in scope["headers"]):
        return True
    origin = header(scope, b"origin")
    if origin is None:
        return False
    return origin in known or origin.partition("://")[2] == (header(scope, b"host") or None)


class Count:
    """How many of something each address has at once: connections, or questions."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if it may be."""
        if self._counts[address] >= self._most:
            return False
        self._counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
