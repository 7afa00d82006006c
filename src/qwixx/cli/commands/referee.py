"""`qwixx referee`: hold a game for a program, one JSON object per line each way."""

import argparse
import sys

from qwixx.cli.arguments import add_variant
from qwixx.cli.parser import Commands
from qwixx.referee import serve


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    example = """echo '{"cmd": "new", "variant": "classic", "players": 2}' | qwixx referee"""
    parser = commands.add("referee", example, "qwixx referee --variant my.sheet")
    add_variant(parser, default=None)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve standard input to standard output."""
    serve(sys.stdin.buffer, sys.stdout.buffer, args.variant)
    return 0
