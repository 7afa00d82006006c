"""`qwixx referee`: hold a game for a program, one JSON object per line each way."""

import argparse
import sys

from qwixx.cli.parser import Commands
from qwixx.referee import serve


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("referee", """echo '{"cmd": "new", "variant": "classic", "players": 2}' | qwixx referee""")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve standard input to standard output."""
    del args
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
