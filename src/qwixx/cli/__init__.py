"""The command `qwixx`: one thin module for each of its subcommands."""

import argparse
import os
import sys
from collections.abc import Sequence

from qwixx import __version__
from qwixx.cli import (
    advise,
    arena,
    pad,
    perft,
    play,
    record,
    referee,
    replay,
    review,
    serve,
    simulate,
    solve,
    variants,
    verify,
)
from qwixx.rules import QwixxError

COMMANDS = (play, variants, replay, verify, perft, referee, simulate, arena, solve, advise, review, record, pad, serve)
USER_ERROR = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    parser = _parser()
    args = parser.parse_args(arguments)
    if args.run is None:
        parser.print_help()
        return 0
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever listened has gone: what is still buffered must not raise again when the interpreter exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (QwixxError, OSError, UnicodeDecodeError) as error:
        print(f"qwixx: {error}", file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="qwixx", description="Play, replay, check and explore the dice game Qwixx.")
    parser.add_argument("--version", action="version", version=f"qwixx {__version__}")
    parser.set_defaults(run=None)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser
