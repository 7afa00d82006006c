"""`qwixx play`: a game at the terminal, line by line."""

import argparse
import io
import os
import sys

from qwixx.cli.sources import find_variant
from qwixx.terminal.console import Console, wants_colour
from qwixx.terminal.plain import play
from qwixx.terminal.setting import Wishes


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game at this terminal, with people at one keyboard and opponents",
        description="Play a game line by line: on any terminal, through a pipe, with a screen reader. "
        "Without --names and --bots it asks who plays and what.",
    )
    parser.add_argument("--plain", action="store_true", help="line by line; the only way for now, and so the default")
    parser.add_argument("--variant", help="the name of a variant, or a sheet file (default: classic)")
    parser.add_argument("--names", metavar="ANNA,BORIS", help="the people at this keyboard")
    parser.add_argument(
        "--bots", metavar="LEVEL,…", help="opponents: levels such as gentle,sharp, or a number of random ones"
    )
    parser.add_argument(
        "--dice",
        metavar="KIND",
        help="virtual; real: you roll and type the faces in; fair: everyone can check them afterwards",
    )
    parser.add_argument("--seed", metavar="N", help="virtual dice and opponents that can be repeated")
    parser.add_argument(
        "--options", metavar="NAME,…", help="table options: first-six, locked-die-stays, lucky-fallback"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game in this new file as it goes on")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--quick", action="store_true", help="choices count at once, without Enter to confirm")
    parser.add_argument("--no-drawing", action="store_true", help="draw sheets only when asked to")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play at standard input and output."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # a stray byte or an old terminal must not end a game
            stream.reconfigure(errors="replace")
    console = Console(sys.stdin, sys.stdout, wants_colour(sys.stdout, os.environ))
    wishes = Wishes(args.variant, args.names, args.bots, args.dice, args.seed, args.options, args.save, args.resume)
    return play(console, wishes, find_variant, quick=args.quick, drawing=not args.no_drawing)
