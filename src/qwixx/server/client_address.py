"""Who a request comes from: the address of the client, also behind reverse proxies."""

from collections import Counter
from collections.abc import MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any

Scope = MutableMapping[str, Any]


def address_of(scope: Scope) -> str:
    """The address of the client; of IPv6 the network, as one household has many addresses."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What an address is counted as: the first 64 bits of IPv6, however it is written."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or found.packed[:8].hex(":", 2))


class Networks:
    """Some addresses and networks, as a setting names them: with commas between, `*` for all. Raises `ValueError`."""

    def __init__(self, named: str) -> None:
        names = named.replace("*", "0.0.0.0/0,::/0").split(",")
        self._networks = [ip_network(name.strip()) for name in names if name.strip()]

    def have(self, scope: Scope) -> bool:
        """Whether the client of a request is one of them."""
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


def follow_proxies(scope: Scope, trusted: Networks) -> None:
    """Replace the client and the scheme of a request by those that trusted reverse proxies name."""
    if not trusted.have(scope):
        return
    scheme = header(scope, b"x-forwarded-proto")
    if scheme in ("http", "https"):
        scope["scheme"], scope["is_proxied"] = scheme, True
    named = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
    for client in reversed(",".join(named).split(",") if named else ()):
        scope["client"] = (host_name(client.strip()), 0)
        if not trusted.have(scope):
            break


def host_name(authority: str) -> str:
    """The host of an authority, in small letters and without its port."""
    host, _, port = authority.rpartition(":")
    bare = host if port.isdigit() and (":" not in host or host.endswith("]")) else authority
    return bare.removeprefix("[").removesuffix("]").rstrip(".").lower()


class Count:
    """How many of something each address has at once: connections, say."""

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
