"""Bodies of requests and answers: msgspec reads and writes them, strictly and bounded, and describes them."""

from typing import Any, TypeVar

from fastapi import Request, Response
from msgspec import DecodeError
from msgspec.json import decode, encode, schema_components

from qwixx.codec.strict_json import MessageError
from qwixx.server.http import api_types
from qwixx.server.request_errors import RequestError
from qwixx.wire import MAX_FRAME

T = TypeVar("T")
Responses = dict[int | str, dict[str, Any]]
DESCRIBED = (
    api_types.NewTable,
    api_types.Seated,
    api_types.NewPerson,
    api_types.TableLook,
    api_types.MoveKey,
    api_types.Claim,
    api_types.Catalogue,
    api_types.GameFacts,
    api_types.Verification,
    api_types.Preparing,
    api_types.Trouble,
)
_schemas, COMPONENTS = schema_components(DESCRIBED, ref_template="#/components/schemas/{name}")
_SCHEMA_OF: dict[Any, dict[str, Any]] = dict(zip(DESCRIBED, _schemas, strict=True))
SECRET = {"cache-control": "no-store"}


async def body(request: Request, form: type[T]) -> T:
    """The body of a request, in this form."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > MAX_FRAME:
            raise RequestError(413, "too-long", f"the body of a request is at most {MAX_FRAME} bytes long")
    try:
        return decode(read, type=form)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("form", str(error)[:200]) from None


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON, which nobody keeps."""
    return Response(encode(value), status, {**SECRET, **(headers or {})}, "application/json")


def takes(form: type[Any]) -> dict[str, Any]:
    """The description of a request's body."""
    content = {"application/json": {"schema": _SCHEMA_OF[form]}}
    return {"requestBody": {"required": True, "content": content}}


def gives(form: Any, status: int = 200, told: str = "Done.", *refusals: int) -> Responses:
    """The description of the answers: this form, and refusals."""
    schema = {"type": "array", "items": _SCHEMA_OF[form[0]]} if isinstance(form, list) else _SCHEMA_OF[form]
    done = {"description": told, "content": {"application/json": {"schema": schema}}}
    return {status: done, **refuses(*refusals)}


def refuses(*statuses: int) -> Responses:
    """The description of refusals."""
    trouble = {"application/json": {"schema": _SCHEMA_OF[api_types.Trouble]}}
    return {status: {"description": REFUSALS[status], "content": trouble} for status in statuses}


REFUSALS = {
    400: "The request has another form.",
    401: "The token stands for no seat.",
    403: "This table does not allow it.",
    404: "There is no such table or game.",
    409: "The table or the rules forbid it.",
    413: "The request is too long.",
    429: "Too many requests from one address.",
    501: "This server cannot do it.",
    503: "It cannot be kept, or worked out, at the moment.",
}
