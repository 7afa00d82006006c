"""What routes need to know of a request."""

from typing import cast

from fastapi import Request

from qwixx.i18n.languages import from_header
from qwixx.server.listen_address import HERE, addresses
from qwixx.server.request_errors import wrong_token
from qwixx.server.tables.table_registry import TableRegistry

BEARER = "bearer "


def registry_of(request: Request) -> TableRegistry:
    """The house that serves a request."""
    return cast(TableRegistry, request.app.state.registry)


def bearer(request: Request) -> str:
    """The token that a request shows in its header `Authorization`."""
    shown = request.headers.get("authorization", "")
    if not shown.lower().startswith(BEARER):
        raise wrong_token()
    return shown[len(BEARER) :].strip()


def language_of(request: Request) -> str:
    """The language that a request asks for in its header `Accept-Language`."""
    return from_header(request.headers.get("accept-language", "")).code


def link_base(request: Request) -> str:
    """What links for others begin with; whoever asks from the server's own machine may know it by a name of its own."""
    settings, asked = registry_of(request).settings, request.base_url
    named = settings.address.rstrip("/")
    if not named and asked.hostname in HERE:
        named = addresses(settings, asked.port or 80).elsewhere or ""
    return named or str(asked).rstrip("/")
