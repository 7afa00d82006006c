"""What the handlers need to know of a request."""

from typing import cast

from starlette.requests import Request

from qwixx.i18n.languages import from_header
from qwixx.server.listen_address import HERE, addresses
from qwixx.server.request_errors import wrong_token
from qwixx.server.tables.table_registry import TableRegistry

BEARER = "bearer "


def registry_of(request: Request) -> TableRegistry:
    """The tables of the server."""
    return cast(TableRegistry, request.app.state.registry)


def bearer(request: Request) -> str:
    """The token in the header `Authorization`."""
    shown = request.headers.get("authorization", "")
    if not shown.lower().startswith(BEARER):
        raise wrong_token()
    return shown[len(BEARER) :].strip()


def language_of(request: Request) -> str:
    """The language that the header `Accept-Language` asks for."""
    return from_header(request.headers.get("accept-language", "")).code


def link_base(request: Request) -> str:
    """What links for others begin with; on the server's own machine it may go by a name that works only there."""
    settings, asked = registry_of(request).settings, request.base_url
    named = settings.address.rstrip("/")
    if not named and asked.hostname in HERE:
        named = addresses(settings, asked.port or 80).elsewhere or ""
    return named or str(asked).rstrip("/")
