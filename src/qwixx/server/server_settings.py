"""What can be set about a server, by flags and by the environment; `docs/host/settings.md` has them in a table."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from socket import gethostname
from typing import Any

from qwixx.rules import IllegalError
from qwixx.server.client_address import Networks, host_name

PREFIX = "QWIXX_"
LEVELS = ("debug", "info", "warning", "error")


def _setting(default: Any, told: str, low: float = 0, high: float = 0) -> Any:
    """A field with its default, what it is for, and its bounds if it is a number."""
    return field(default=default, metadata={"told": told, "low": low, "high": high})


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """All of it, checked."""

    host: str = _setting("127.0.0.1", "the address to listen on; 0.0.0.0 for all of this machine")
    port: int = _setting(8000, "the port to listen on; 0 for any that is free", 0, 65535)
    database: str = _setting("", "where tables are kept: a file, or the URL of a PostgreSQL; else the data folder")
    address: str = _setting("", "how people reach the server, such as https://qwixx.example; else as they ask")
    origins: str = _setting("", "other pages that may use it, such as https://club.example, with commas between")
    hosts: str = _setting("", "other host names of the server, such as club.example, with commas between")
    proxies: str = _setting("127.0.0.1", "the addresses and networks of trusted reverse proxies, with commas between")
    metrics_for: str = _setting(
        "127.0.0.1,::1", "the addresses and networks that may read /metrics, with commas between"
    )
    log_level: str = _setting("info", "how much is logged: " + ", ".join(LEVELS))
    away_grace: float = _setting(3.0, "seconds without a connection before a person counts as away", 0, 600)
    come_back: float = _setting(1.0, "seconds that clients are told to wait for before they come back", 0, 600)
    message_rate: float = _setting(20.0, "messages a second that one connection may send for long", 0.1, 1e6)
    message_burst: int = _setting(60, "messages that it may send at once", 1, 10**6)
    command_rate: float = _setting(20.0, "commands a second that players at one address may send for long", 0.1, 1e6)
    command_burst: int = _setting(10_000, "commands that they may send at once", 1, 10**6)
    table_rate: float = _setting(0.05, "tables a second that one address may make for long", 0.001, 1e6)
    table_burst: int = _setting(20, "tables that it may make at once", 1, 10**6)
    try_rate: float = _setting(0.2, "wrong codes, tokens and links a second that one address may try", 0.001, 1e6)
    try_burst: int = _setting(20, "wrong ones that it may try at once", 1, 10**6)
    print_rate: float = _setting(0.5, "pages and pads a second that one address may have printed", 0.001, 1e6)
    print_burst: int = _setting(30, "of these that it may have at once", 1, 10**6)
    connections: int = _setting(200, "connections at once from one address", 1, 10**6)
    spectators: int = _setting(200, "spectators at once at one table", 0, 10**6)
    keep_days: float = _setting(14.0, "days after which a table is removed at which no game was finished", 0.01, 1e5)
    keep_games: float = _setting(0.0, "days after which a table with finished games is removed; 0 for never", 0, 1e5)
    solver_threads: int = _setting(1, "threads for solving the games that advice is asked about", 1, 1024)
    solved_gb: float = _setting(10.0, "gigabytes of solved games that are kept for advice", 0, 1e6)

    @property
    def known_origins(self) -> frozenset[str]:
        """The origins of other pages that may use the server."""
        named = (*self.origins.split(","), self.address)
        return frozenset(origin.strip().rstrip("/") for origin in named if origin.strip())

    @property
    def known_hosts(self) -> frozenset[str]:
        """The names of the server, besides those of its machine and network."""
        named = (*self.hosts.split(","), self.address.partition("://")[2].partition("/")[0], gethostname())
        return frozenset(host_name(host.strip()) for host in named if host.strip())

    @property
    def trusted_proxies(self) -> Networks:
        """The reverse proxies whose headers are trusted."""
        return Networks(self.proxies)

    @property
    def metrics_readers(self) -> Networks:
        """Who may read the metrics, which show when players act, if not what they choose."""
        return Networks(self.metrics_for)


def read_settings(flags: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> ServerSettings:
    """The settings that flags give, then the environment, then the defaults."""
    found: dict[str, Any] = {}
    for each in fields(ServerSettings):
        said = flags.get(each.name)
        text = environment.get(variable(each.name)) if said is None else said
        if text is not None:
            found[each.name] = _read(each.name, text, type(each.default), each.metadata)
    return ServerSettings(**found)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag(name: str) -> str:
    """The flag of a setting."""
    return "--" + name.replace("_", "-")


def _read(name: str, text: str, kind: type[Any], metadata: Mapping[str, Any]) -> Any:
    if kind is str:
        if name == "log_level" and text not in LEVELS:
            raise IllegalError("setting", f"{flag(name)} is one of {', '.join(LEVELS)}, not {text!r}")
        if name in ("metrics_for", "proxies"):
            _check_networks(name, text)
        return text
    try:
        value = kind(text)
    except ValueError:
        value = None
    if value is None or not metadata["low"] <= value <= metadata["high"]:
        bounds = f"{metadata['low']:g} to {metadata['high']:g}"
        raise IllegalError("setting", f"{flag(name)} is a number from {bounds}, not {text!r}")
    return value


def _check_networks(name: str, text: str) -> None:
    try:
        Networks(text)
    except ValueError as error:
        raise IllegalError("setting", f"{flag(name)} are addresses and networks: {error}") from None
