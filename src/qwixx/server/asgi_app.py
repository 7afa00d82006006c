"""The server as one ASGI application: HTTP by FastAPI, the socket beside it."""

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from qwixx import __version__
from qwixx.rules import QwixxError
from qwixx.server.http import (
    analysis_routes,
    catalogue_routes,
    game_routes,
    openapi,
    operation_routes,
    pad_routes,
    static_page,
    table_routes,
)
from qwixx.server.http.api_types import trouble_of
from qwixx.server.http.bodies import answer
from qwixx.server.http.request_context import language_of
from qwixx.server.http.security_headers import App, Guard
from qwixx.server.request_errors import status_of
from qwixx.server.tables.table_registry import TableRegistry

TOLD = (
    "Tables for the dice game Qwixx. Play itself goes over the WebSocket /ws, which docs/develop/protocol.md describes."
)
ROUTERS = (
    table_routes.router,
    game_routes.router,
    analysis_routes.router,
    catalogue_routes.router,
    pad_routes.router,
    operation_routes.router,
    openapi.router,
    static_page.router,
)


def application(registry: TableRegistry) -> App:
    """The HTTP side of a server."""
    app = _http_side()
    app.state.registry = registry
    return Guard(app, registry.settings)


class DescribedApp(FastAPI):
    """The HTTP side, with a description of the forms that FastAPI does not read itself."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI description."""
        return openapi.complete(super().openapi())


def _http_side() -> FastAPI:
    app = DescribedApp(
        title="qwixx",
        version=__version__,
        description=TOLD,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(QwixxError, _refused)
    app.add_exception_handler(RequestValidationError, _misformed)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(ClientDisconnect, _gone)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, QwixxError):
        raise error
    request.app.state.registry.metrics.refusals[error.code] += 1
    return answer(trouble_of(error, language_of(request)), status_of(error))


async def _misformed(request: Request, _: Exception) -> Response:
    error = QwixxError("form", "a part of the address has another form than it must have")
    return answer(trouble_of(error, language_of(request)), 400)


async def _not_there(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    code = "not-found" if error.status_code == 404 else "method"
    told = trouble_of(QwixxError(code, "there is nothing here that does this"), language_of(request))
    return answer(told, error.status_code, dict(error.headers or {}))


async def _gone(_: Request, __: Exception) -> Response:
    """An answer that nobody hears: whoever vanishes before its request is whole is no fault of ours to be logged."""
    return Response(status_code=400)
