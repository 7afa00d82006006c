"""`qwixx referee`: hold a game for a program, one JSON object per line each way."""

import argparse
import os
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
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # whoever listened has gone: what is still buffered must not raise again when the interpreter exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
