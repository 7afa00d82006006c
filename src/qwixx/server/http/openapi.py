"""The description of the HTTP side, as OpenAPI and as a plain page; neither takes anything from elsewhere."""

from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response

from qwixx.server.http.bodies import COMPONENTS, answer

router = APIRouter(include_in_schema=False)
HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>qwixx</title><main><h1>qwixx</h1>'


def complete(found: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI description with the forms that msgspec reads and writes."""
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(COMPONENTS)
    for path in found["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)  # values of another form are refused like all others, with 400
    return found


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """For programs."""
    return answer(request.app.openapi())


@router.get("/docs")
async def page(request: Request) -> Response:
    """For people."""
    described = request.app.openapi()
    parts = [HEAD, f"<p>{escape(described['info']['description'])}</p>"]
    parts.append('<p><a href="openapi.json">OpenAPI</a></p>')
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(method, path, operation))
    return Response("".join([*parts, "</main></html>"]), media_type="text/html")


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    title = f"<h2>{escape(method.upper())} {escape(path)}</h2>"
    told = f"<p><b>{escape(operation['summary'])}.</b> {escape(operation.get('description', ''))}</p>"
    body = operation.get("requestBody")
    asked = f"<p>Body: {_form(body['content'])}</p>" if body else ""
    answers = "".join(
        f"<li>{escape(str(status))}: {escape(given['description'])} {_form(given.get('content', {}))}</li>"
        for status, given in operation["responses"].items()
    )
    return f"{title}{told}{asked}<ul>{answers}</ul>"


def _form(content: dict[str, Any]) -> str:
    """The name of the form of a body."""
    named = [kind.get("schema", {}).get("$ref", "").rpartition("/")[2] for kind in content.values()]
    return escape(", ".join(name for name in named if name))
