"""The AsyncAPI description of the socket, made from the messages: `python -m qwixx.wire.asyncapi`."""

import sys
from typing import Any, get_args

import msgspec

from qwixx import __version__
from qwixx.wire.client_messages import Asked
from qwixx.wire.server_messages import Told

COMPONENTS = "#/components/schemas/"
TABLE = {"type": "string", "description": "the code of the table, for a proxy to bring its players together by"}


def description() -> dict[str, Any]:
    """All messages of both sides."""
    asked, told = get_args(Asked), get_args(Told)
    _, schemas = msgspec.json.schema_components((*asked, *told), ref_template=COMPONENTS + "{name}")
    for name, schema in schemas.items():
        schemas[name] = _without_discriminators(schema)
    return {
        "asyncapi": "3.1.0",
        "info": {
            "title": "qwixx",
            "version": __version__,
            "description": "The socket of a qwixx server; docs/develop/protocol.md tells how it is used.",
        },
        "channels": {
            "table": {
                "address": "/ws",
                "bindings": {"ws": {"query": {"type": "object", "properties": {"table": TABLE}}}},
                "messages": {_kind(form): {"$ref": f"#/components/messages/{_kind(form)}"} for form in (*asked, *told)},
            }
        },
        "operations": {
            "ask": _operation("receive", "What a client says.", asked),
            "tell": _operation("send", "What the server says.", told),
        },
        "components": {
            "messages": {_kind(form): _message(form) for form in (*asked, *told)},
            "schemas": schemas,
        },
    }


def _without_discriminators(schema: Any) -> Any:
    """A schema without what only OpenAPI knows: AsyncAPI's discriminator has another form and cannot map names."""
    if isinstance(schema, dict):
        return {key: _without_discriminators(value) for key, value in schema.items() if key != "discriminator"}
    return [_without_discriminators(each) for each in schema] if isinstance(schema, list) else schema


def _kind(form: Any) -> str:
    tag: str = form.__struct_config__.tag
    return tag


def _message(form: Any) -> dict[str, Any]:
    return {"summary": form.__doc__.splitlines()[0], "payload": {"$ref": COMPONENTS + form.__name__}}


def _operation(action: str, told: str, forms: tuple[Any, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{_kind(form)}"} for form in forms]
    return {"action": action, "summary": told, "channel": {"$ref": "#/channels/table"}, "messages": messages}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.yaml.encode(description()))
