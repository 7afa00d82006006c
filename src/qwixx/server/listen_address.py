"""Where a server listens, and the addresses under which people reach it there."""

import errno
import socket
import sys
from typing import NamedTuple

from qwixx.rules import IllegalError
from qwixx.server.server_settings import ServerSettings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (it is compared with, not listened on)
HERE = ("127.0.0.1", "::1", "localhost")
SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""An address of the documentation range, which no machine has: the route to it leads out of this machine."""


class Addresses(NamedTuple):
    """How to reach a server, from its own machine and from others."""

    here: str | None
    elsewhere: str | None


def listen(settings: ServerSettings, may_move: bool) -> socket.socket:
    """A socket at the host and the port of the settings; at any free port if that one is taken and may be another."""
    try:
        return _bound(settings.host, settings.port)
    except OSError as error:
        if may_move and error.errno == errno.EADDRINUSE:
            return _bound(settings.host, 0)
        told = error.strerror or str(error)
        message = f"cannot listen on {settings.host}, port {settings.port}: {told}; name another --host or --port"
        raise IllegalError("setting", message) from None


def addresses(settings: ServerSettings, port: int) -> Addresses:
    """The addresses of a server that listens on this port."""
    named = settings.address.rstrip("/") or None
    if settings.host in EVERYWHERE:
        outward = _outward()
        return Addresses(_url("localhost", port), named or (outward and _url(outward, port)))
    if settings.host in HERE:
        return Addresses(_url(settings.host, port), named)
    return Addresses(None, named or _url(settings.host, port))


def _bound(host: str, port: int) -> socket.socket:
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _outward() -> str | None:
    """The address of this machine in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found in HERE + EVERYWHERE else found
