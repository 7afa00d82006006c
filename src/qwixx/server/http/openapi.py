"""The description of the HTTP side, as OpenAPI and as a plain page; neither loads anything from elsewhere.

`python -m qwixx.server.http.openapi` prints it.
"""

import re
import sys
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Any

from msgspec.json import encode, schema, schema_components
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from qwixx import __version__
from qwixx.server.http import analysis_routes, catalogue_routes, game_routes, operation_routes, pad_routes, table_routes
from qwixx.server.http.api_types import Trouble
from qwixx.server.http.operations import JSON, Operation, Reply, answer

OPERATIONS = {
    "tables": (
        table_routes.start_table,
        table_routes.look_at_table,
        table_routes.remove_table,
        table_routes.sit_down,
        table_routes.move_seat,
        table_routes.claim_seat,
    ),
    "games": (game_routes.list_games, game_routes.game_record, game_routes.verify_game),
    "analysis": (analysis_routes.advise, analysis_routes.review_game),
    "catalogue": (catalogue_routes.catalogue,),
    "pads": (pad_routes.preview_pad, pad_routes.print_pad),
    "operation": (operation_routes.healthz, operation_routes.readyz, operation_routes.metrics),
}
"""All of them, by tag."""
TAGS = {
    "tables": "Starting tables, sitting down, and moving a seat to another device.",
    "games": "The games that were played at a table.",
    "analysis": "Advice for a position, and reviews of games.",
    "catalogue": "What there is to choose from.",
    "pads": "Score pads to print.",
    "operation": "For the operator of the server.",
}
REFUSALS = {
    400: "The request has another form.",
    401: "The token stands for no seat.",
    403: "This table does not allow it.",
    404: "There is no such table or game.",
    409: "The table or the rules forbid it.",
    413: "The request is too long.",
    421: "The server does not go by this host name.",
    429: "Too many requests from one address.",
    501: "This server cannot do it.",
    503: "It cannot be saved, or worked out, at the moment.",
}
EVERYWHERE = {403: "The page that asks may not use this server.", 421: REFUSALS[421]}
"""Refusals of requests that are not for this server at all."""
INFO = {
    "title": "qwixx",
    "version": __version__,
    "description": "Tables for the dice game Qwixx. Playing goes over the WebSocket /ws: docs/develop/protocol.md.\n\n"
    "There are no accounts. The token of a seat stands for the seat: send it as a bearer token.",
    "license": {"name": "MIT", "identifier": "MIT"},
}
TOKEN = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat, from starting a table or sitting down.",
}
PATH_TYPES = {"code": {"type": "string"}, "game": {"type": "integer", "minimum": 1}}


@cache
def description() -> dict[str, Any]:
    """The OpenAPI description."""
    every = [each for group in OPERATIONS.values() for each in group]
    types = {each.body for each in every if each.body} | {Trouble}
    types |= {reply.type for each in every for reply in each.replies.values() if reply.type}
    ordered = sorted(types, key=str)
    found, components = schema_components(ordered, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(ordered, found, strict=True))
    paths: dict[str, Any] = {}
    for tag, group in OPERATIONS.items():
        for each in group:
            paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, tag, schemas)
    return {
        "openapi": "3.1.0",
        "info": INFO,
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"seat": TOKEN}},
    }


async def openapi(_: Request) -> Response:
    """For programs."""
    return answer(description())


async def page(_: Request) -> Response:
    """For people."""
    found = description()
    parts = [f"<p>{escape(line)}</p>" for line in found["info"]["description"].splitlines() if line]
    for path, operations in found["paths"].items():
        for method, each in operations.items():
            parts += [f"<h2>{method.upper()} {escape(path)}</h2>", f"<p><b>{escape(each['summary'])}.</b>"]
            parts += [escape(each["description"]), *_rows(each)]
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>qwixx</title><h1>qwixx</h1>'
    return HTMLResponse("\n".join([head, '<p><a href="openapi.json">OpenAPI</a></p>', *parts]))


def _operation(each: Operation, tag: str, schemas: dict[Any, Any]) -> dict[str, Any]:
    trouble = Reply("", Trouble)
    refusals = {status: REFUSALS[status] for status in each.refusals}
    answers = {status: (reply.text, reply) for status, reply in each.replies.items()}
    answers |= {
        status: (text, trouble) for status, text in ({**EVERYWHERE, **refusals}).items() if status not in answers
    }
    found: dict[str, Any] = {
        "operationId": each.handler.__name__,
        "tags": [tag],
        "summary": each.summary,
        "description": " ".join((each.handler.__doc__ or "").split()),
        "parameters": [*_path_parameters(each.path), *_query_parameters(each.query)],
        "responses": {
            str(status): {"description": text, "content": {reply.media: _media(reply, schemas)}}
            for status, (text, reply) in sorted(answers.items())
        },
        "security": [{"seat": []}] if each.needs_token else [],
    }
    if each.body:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[each.body]}}}
    return found


def _media(reply: Reply, schemas: dict[Any, Any]) -> dict[str, Any]:
    return {"schema": schemas[reply.type]} if reply.type else {}


def _path_parameters(path: str) -> Iterable[dict[str, Any]]:
    return (
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[name]}
        for name in re.findall(r"{(\w+)}", path)
    )


def _query_parameters(query: Any) -> Iterable[dict[str, Any]]:
    if not query:
        return ()
    properties = schema(query)["$defs"][query.__name__]["properties"]
    return ({"name": name, "in": "query", "schema": found} for name, found in properties.items())


def _rows(each: dict[str, Any]) -> Iterable[str]:
    """What an operation takes and answers, for people."""
    yield "<ul>"
    if each["security"]:
        yield "<li>with the header <code>Authorization: Bearer</code> and the token of the seat"
    for parameter in each["parameters"]:
        yield f"<li><code>{parameter['name']}</code> {escape(parameter['schema'].get('description', ''))}"
    if "requestBody" in each:
        yield f"<li>takes {_name(each['requestBody']['content'])}"
    for status, reply in each["responses"].items():
        yield f"<li>{status}: {escape(reply['description'])} {_name(reply['content'])}"
    yield "</ul>"


def _name(content: dict[str, Any]) -> str:
    ((media, found),) = content.items()
    reference = found.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return f"<code>{escape(reference or media)}</code>"


if __name__ == "__main__":
    sys.stdout.buffer.write(encode(description()))
