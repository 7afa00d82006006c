"""`qwixx serve`: the game server."""

import argparse
import os
import sys
import webbrowser
from dataclasses import fields
from importlib.util import find_spec

from qwixx.rules import QwixxError
from qwixx.server.settings import ServerSettings, flag, read_settings, variable

PARTS = ("fastapi", "msgspec", "segno", "sqlalchemy", "uvicorn", "websockets")


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "serve",
        help="tables for people and bots, over the network",
        description="Serve the page and its tables by HTTP and WebSocket until it is interrupted. Every setting can "
        "also be given by the environment: --port is QWIXX_PORT, and so on. Where no port is named and the usual one "
        "is taken, a free one is found. docs/protocol.md is for those who write clients.",
        epilog="example: qwixx serve --host 0.0.0.0 --port 8000 --database tables.sqlite",
    )
    parser.add_argument("--open", action="store_true", help="open the page in this machine's browser")
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
    # what loads the web framework
    from qwixx.server.inviting import invitation  # noqa: PLC0415
    from qwixx.server.listening import Addresses  # noqa: PLC0415
    from qwixx.server.serving import serve  # noqa: PLC0415

    def say(found: Addresses) -> None:
        print(invitation(found, drawn=sys.stdout.isatty()), flush=True)
        if args.open:
            webbrowser.open(found.here or found.elsewhere or "")

    may_move = args.port is None and variable("port") not in os.environ
    try:
        serve(settings, may_move, say)
    except KeyboardInterrupt:
        print("\nQwixx has stopped.")
    return 0
