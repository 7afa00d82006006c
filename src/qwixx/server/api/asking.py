"""What routes need to know of a request."""

from typing import cast

from fastapi import Request

from qwixx.server.house import House
from qwixx.server.problems import wrong_token
from qwixx.words.language import from_header

BEARER = "bearer "


def house_of(request: Request) -> House:
    """The house that serves a request."""
    return cast(House, request.app.state.house)


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
    """What links to this server begin with."""
    named = house_of(request).settings.address.rstrip("/")
    return named or str(request.base_url).rstrip("/")
