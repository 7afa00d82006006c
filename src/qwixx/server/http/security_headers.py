"""Security headers, on every answer."""

from collections.abc import Awaitable, Callable
from typing import Any

from qwixx.i18n.languages import from_header
from qwixx.server.client_address import Scope, header
from qwixx.server.http.api_types import trouble_of
from qwixx.server.http.operations import answer
from qwixx.server.page_origin import comes_from_a_known_page, names_a_known_host
from qwixx.server.request_errors import RequestError
from qwixx.server.server_settings import ServerSettings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
PYTHON = "/assets/python-"
"""How the address of the worker begins that runs Python; it alone may compile WebAssembly."""
PYTHON_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
HEADERS = [
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
    """Refuses foreign pages and host names that are not the server's, and adds the headers to every answer."""

    def __init__(self, app: App, settings: ServerSettings) -> None:
        self._app, self._settings = app, settings
        self._hosts, self._origins = settings.known_hosts, settings.known_origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                policy = PYTHON_POLICY if scope["path"].startswith(PYTHON) else POLICY
                message["headers"] = [
                    *message.get("headers", []),
                    (b"content-security-policy", policy.encode()),
                    *HEADERS,
                ]
            await send(message)

        error = self._refusal(scope)
        if error:
            language = from_header(header(scope, b"accept-language") or "").code
            await answer(trouble_of(error, language), error.status)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def _refusal(self, scope: Scope) -> RequestError | None:
        """Why a request is not for this server; what the page is made of may be loaded from anywhere."""
        if not names_a_known_host(scope, self._hosts):
            return RequestError(421, "host", "the server does not go by this name; --address and --hosts name it")
        if scope["path"].startswith("/api/") and not comes_from_a_known_page(scope, self._origins):
            return RequestError(403, "origin", "this page may not use this server")
        return None
