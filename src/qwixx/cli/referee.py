"""`qwixx referee`: hold a game for a program, one JSON object per line each way."""

import argparse
import sys

from qwixx.referee import serve


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "referee",
        help="hold a game for a program: one JSON object per line in, one per line out",
        description="Reads one JSON object per line and answers one per line, until the input ends. "
        "The commands are new, set, roll, legal, choose, why and state; docs/referee.md describes them.",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve standard input to standard output."""
    del args
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
