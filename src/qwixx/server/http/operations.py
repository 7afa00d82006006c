"""An operation of the HTTP side: what it takes and gives, how it is routed, and what OpenAPI says of it."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import DecodeError, Struct, ValidationError, convert
from msgspec.json import decode, encode
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from qwixx.codec.strict_json import MessageError
from qwixx.server.request_errors import RequestError
from qwixx.wire import MAX_FRAME

T = TypeVar("T")
Handler = Callable[..., Awaitable[Any]]
JSON = "application/json"
LONGEST_REASON = 200


class Reply(Struct, frozen=True):
    """One of the answers that an operation may give: a value of a type as JSON, or a file of a media type."""

    text: str
    type: Any = None
    media: str = JSON


class Operation(Struct, frozen=True, kw_only=True):
    """A request that the server answers. The handler gets the request, then the body and the query in their types."""

    method: str
    path: str
    summary: str
    handler: Handler
    replies: dict[int, Reply]
    """By status; the first is the usual one."""
    refusals: tuple[int, ...] = ()
    body: Any = None
    query: Any = None
    needs_token: bool = False

    @property
    def route(self) -> Route:
        """How requests come to it."""
        return Route(self.path, self.respond, methods=[self.method])

    async def respond(self, request: Request) -> Response:
        """Read a request, have it answered, and write the answer."""
        given = []
        if self.body:
            given.append(await read_body(request, self.body))
        if self.query:
            given.append(read_query(request, self.query))
        found = await self.handler(request, *given)
        return found if isinstance(found, Response) else answer(found, next(iter(self.replies)))


def operation(
    method: str, path: str, summary: str, replies: dict[int, Reply], *refusals: int, **more: Any
) -> Callable[[Handler], Operation]:
    """Make an operation of its handler."""

    def made(handler: Handler) -> Operation:
        return Operation(
            method=method, path=path, summary=summary, handler=handler, replies=replies, refusals=refusals, **more
        )

    return made


async def read_body(request: Request, form: type[T]) -> T:
    """The body of a request, in this form; raises a `QwixxError`."""
    body = await request.body()
    if len(body) > MAX_FRAME:
        raise RequestError(413, "too-long", f"the body of a request is at most {MAX_FRAME} bytes long")
    try:
        return decode(body, type=form)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("form", str(error)[:LONGEST_REASON]) from None


def read_query(request: Request, form: type[T]) -> T:
    """The query of a request, in this form; raises a `QwixxError`."""
    try:
        return convert(dict(request.query_params), form, strict=False)
    except ValidationError as error:
        raise MessageError("form", str(error)[:LONGEST_REASON]) from None


def read_game(request: Request) -> int:
    """The number of a game in the path of a request; raises a `QwixxError`."""
    text: str = request.path_params["game"]
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise MessageError("form", "the number of a game is a whole number")
    return int(text)


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON, which no cache keeps unless the headers say so."""
    return Response(encode(value), status, {"cache-control": "no-store", **(headers or {})}, JSON)
