"""`qwixx serve`: the game server."""

import argparse
import os
import sys
import webbrowser
from contextlib import suppress
from dataclasses import fields
from importlib.util import find_spec

from qwixx.cli.arguments import Word
from qwixx.cli.parser import Commands
from qwixx.i18n.catalogue import say
from qwixx.rules import QwixxError
from qwixx.server.server_settings import ServerSettings, flag, read_settings, variable

PARTS = ("h11", "msgspec", "prometheus_client", "segno", "sqlalchemy", "starlette", "websockets")


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("serve", "qwixx serve", "qwixx serve --host 0.0.0.0 --port 8000 --database tables.sqlite")
    parser.add_argument("--open", action="store_true", help="help-serve-open")
    for each in fields(ServerSettings):
        message = f"help-serve-{each.name.replace('_', '-')}"
        parser.add_argument(flag(each.name), action=Word, usual=each.default, metavar="…", help=message)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve."""
    settings = read_settings(vars(args))
    for part in PARTS:
        if find_spec(part) is None:
            message = f"this command needs {part}; install it with: pip install qwixx[web]"
            raise QwixxError("not-installed", message, part=part, remedy="pip install qwixx[web]")
    # what loads the web framework
    from qwixx.server.game_server import serve  # noqa: PLC0415
    from qwixx.server.listen_address import Addresses  # noqa: PLC0415
    from qwixx.server.startup_message import invitation  # noqa: PLC0415

    def invite(found: Addresses) -> None:
        print(invitation(found, drawn=sys.stdout.isatty(), language=args.language), flush=True)
        if args.open:
            webbrowser.open(found.here or found.elsewhere or "")

    may_move = args.port is None and variable("port") not in os.environ
    with suppress(KeyboardInterrupt):  # a second one, while the server stops
        serve(settings, may_move, invite)
    print(f"\n{say(args.language, 'serve-stopped')}")
    return 0
