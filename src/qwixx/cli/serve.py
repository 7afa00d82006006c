"""`qwixx serve`: the game server."""

import argparse
from dataclasses import fields
from importlib.util import find_spec

from qwixx.rules import QwixxError
from qwixx.server.settings import ServerSettings, flag, read_settings

PARTS = ("fastapi", "msgspec", "sqlalchemy", "uvicorn", "websockets")


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "serve",
        help="tables for people and bots, over the network",
        description="Serve tables by HTTP and WebSocket until it is interrupted. Every setting can also be given by "
        "the environment: --port is QWIXX_PORT, and so on. docs/protocol.md is for those who write clients.",
        epilog="example: qwixx serve --host 0.0.0.0 --port 8000 --database tables.sqlite",
    )
    for each in fields(ServerSettings):
        usual = f" (default: {each.default})" if each.default != "" else ""
        parser.add_argument(flag(each.name), dest=each.name, metavar="…", help=each.metadata["told"] + usual)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve."""
    settings = read_settings(vars(args))
    for part in PARTS:
        if find_spec(part) is None:
            raise QwixxError("not-installed", f"this command needs {part}; install it with: pip install qwixx[web]")
    from qwixx.server.serving import serve  # noqa: PLC0415 (it loads the web framework)

    serve(settings)
    return 0
