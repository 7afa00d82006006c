"""`qwixx play`: a game at the terminal, in the app or line by line."""

import argparse
import io
import os
import sys
from functools import partial
from importlib.util import find_spec

from qwixx.bots import NAMED
from qwixx.cli.arguments import Word, add_variant
from qwixx.cli.inputs import find_variant
from qwixx.cli.parser import Commands
from qwixx.i18n.catalogue import say
from qwixx.rules import FOUR_ROWS
from qwixx.rules.options import OPTION_NAMES
from qwixx.terminal.console import Console, wants_colour
from qwixx.terminal.plain import play
from qwixx.terminal.start_options import DICE, Flags, start_options

USER_ERROR = 1

find_table_variant = partial(find_variant, offered=FOUR_ROWS)
"""A sheet by its name or file; those that a table can play are named where there is none."""


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "play",
        "qwixx play",
        "qwixx play http://localhost:8000/table/K7QM-2XHP",
        "qwixx play --plain --names Anna,Boris --bots gentle,sharp --save evening.qwixx",
    )
    parser.add_argument("link", nargs="?", metavar="LINK", help="help-play-link")
    parser.add_argument("--plain", action="store_true", help="help-play-plain")
    add_variant(parser, default=None, read=str, handled=FOUR_ROWS)
    parser.add_argument("--names", metavar="ANNA,BORIS", help="help-play-names")
    parser.add_argument("--bots", action=Word, proposed=NAMED, separated=True, metavar="LEVEL,…", help="help-play-bots")
    parser.add_argument("--dice", choices=DICE, metavar="KIND", help="help-play-dice")
    parser.add_argument("--seed", metavar="N", help="help-play-seed")
    parser.add_argument(
        "--options", action=Word, proposed=OPTION_NAMES, separated=True, metavar="NAME,…", help="help-table-options"
    )
    parser.add_argument("--save", action=Word, file=True, metavar="FILE", help="help-play-save")
    parser.add_argument("--resume", action=Word, file=True, metavar="FILE", help="help-play-resume")
    parser.add_argument("--quick", action="store_true", help="help-play-quick")
    parser.add_argument("--no-drawing", action="store_true", help="help-play-no-drawing")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play in the app, or at standard input and output."""
    flags = Flags(
        args.variant, args.names, args.bots, args.dice, args.seed, args.options, args.save, args.resume, args.link
    )
    is_plain = args.plain or args.quick or args.no_drawing or not (sys.stdin.isatty() and sys.stdout.isatty())
    missing = [part for part in ("textual", "websockets") if find_spec(part) is None]
    if missing and (not is_plain or flags.is_remote):
        facts = {"part": missing[0], "command": "pip install 'qwixx[terminal]'", "plain": "qwixx play --plain"}
        print(f"qwixx: {say(args.language, 'app-missing', **facts)}", file=sys.stderr)
        return USER_ERROR
    if not is_plain:
        from qwixx.terminal.app.app import run as run_app  # noqa: PLC0415 (the plain game starts without Textual)

        return run_app(start_options(flags, find_table_variant, args.language), args.language)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # a stray byte or an old terminal must not end a game
            stream.reconfigure(errors="replace")
    console = Console(sys.stdin, sys.stdout, wants_colour(sys.stdout, os.environ))
    return play(
        console, flags, find_table_variant, quick=args.quick, drawing=not args.no_drawing, language=args.language
    )
