"""Which web pages may use the server: those of its own host names, and those of the settings."""

from collections.abc import Set
from ipaddress import ip_address

from qwixx.server.client_address import Scope, header, host_name

USUAL_PORTS = {"http": ":80", "https": ":443"}
LOCAL_SUFFIXES = (".localhost", ".local", ".internal", ".home.arpa")
"""Name spaces in which no one can register a name."""


def comes_from_a_known_page(scope: Scope, known: Set[str]) -> bool:
    """Whether the page that asks is our own or one of these origins; programs name no page.

    A proxy may pass the host on without its port, as nginx does by `$host`.
    """
    if not any(key == b"origin" for key, _ in scope["headers"]):
        return True
    origin, host = header(scope, b"origin"), header(scope, b"host")
    if origin is None:
        return False
    if origin in known or not host:
        return origin in known
    scheme, _, authority = origin.partition("://")
    usual = USUAL_PORTS.get(scheme, "")
    if "is_proxied" in scope and host == host_name(host):
        authority = host_name(authority)
    return authority.removesuffix(usual) == host.removesuffix(usual)


def names_a_known_host(scope: Scope, known: Set[str]) -> bool:
    """Whether a request names the server as one that only it, or its own network, is called by.

    A page elsewhere can have its own name resolve to this machine (DNS rebinding) and would then count as ours. It can
    do so neither with an address nor with a name that no one can register.
    """
    host = header(scope, b"host")
    if not host:
        return not any(key == b"host" for key, _ in scope["headers"])
    name = host_name(host)
    return "." not in name or name in known or name.endswith(LOCAL_SUFFIXES) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
