"""Security headers, on every answer."""

from collections.abc import Awaitable, Callable
from typing import Any

from qwixx.i18n.languages import from_header
from qwixx.rules import QwixxError
from qwixx.server.client_address import Scope, comes_from_a_known_page, header
from qwixx.server.http.api_types import trouble_of
from qwixx.server.http.bodies import answer

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Guard:
    """Keeps foreign pages out, and adds the headers."""

    def __init__(self, app: App, known_origins: frozenset[str]) -> None:
        self._app, self._known = app, known_origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if scope["type"] == "http" and not comes_from_a_known_page(scope, self._known):
            language = from_header(header(scope, b"accept-language") or "").code
            error = QwixxError("origin", "this page may not use this server")
            await answer(trouble_of(error, language), 403)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)
