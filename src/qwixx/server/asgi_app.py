"""The HTTP side as one ASGI application."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from qwixx.rules import QwixxError
from qwixx.server.http import openapi, static_page
from qwixx.server.http.api_types import trouble_of
from qwixx.server.http.operations import answer
from qwixx.server.http.request_context import language_of
from qwixx.server.http.security_headers import App, Guard
from qwixx.server.request_errors import status_of
from qwixx.server.tables.table_registry import TableRegistry


def application(registry: TableRegistry) -> App:
    """The HTTP side of a server."""
    routes = [
        *(each.route for group in openapi.OPERATIONS.values() for each in group),
        Route("/openapi.json", openapi.openapi),
        Route("/docs", openapi.page),
        *static_page.ROUTES,
    ]
    app = Starlette(routes=routes, exception_handlers={QwixxError: _refused, HTTPException: _not_there})
    app.router.redirect_slashes = False
    app.state.registry = registry
    return Guard(app, registry.settings)


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, QwixxError):
        raise error
    request.app.state.registry.metrics.refusals[error.code] += 1
    return answer(trouble_of(error, language_of(request)), status_of(error))


async def _not_there(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    code = "not-found" if error.status_code == 404 else "method"
    told = trouble_of(QwixxError(code, "there is nothing here that does this"), language_of(request))
    return answer(told, error.status_code, dict(error.headers or {}))
