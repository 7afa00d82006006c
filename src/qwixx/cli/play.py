"""`qwixx play`: a game at the terminal, in the app or line by line."""

import argparse
import io
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from qwixx.cli.sources import find_variant
from qwixx.rules import IllegalError
from qwixx.terminal.console import Console, wants_colour
from qwixx.terminal.plain import play
from qwixx.terminal.setting import Wishes
from qwixx.words.language import find_language, from_environment


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "play",
        help="play a game at this terminal, with people at one keyboard and bots, or at a table of a server",
        description="Play in a full-screen app; or line by line, on any terminal, through a pipe, with a screen "
        "reader. Without --names and --bots it asks who plays and what.",
    )
    parser.add_argument("link", nargs="?", help="a table of a server: its link, its code, or the link of your seat")
    parser.add_argument("--plain", action="store_true", help="line by line; the default where there is no terminal")
    parser.add_argument("--lang", metavar="LANG", help="the app's language (default: that of the terminal)")
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
    parser.add_argument("--quick", action="store_true", help="line by line, and choices count without Enter to confirm")
    parser.add_argument("--no-drawing", action="store_true", help="line by line, and sheets are drawn only when asked")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play in the app, or at standard input and output."""
    wishes = Wishes(args.variant, args.names, args.bots, args.dice, args.seed, args.options, args.save, args.resume)
    if not _is_plain(args):
        return _run_app(args, wishes)
    if args.link:
        raise IllegalError("plain", "a table of a server is played at in the app: on a terminal, and without --plain")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # a stray byte or an old terminal must not end a game
            stream.reconfigure(errors="replace")
    console = Console(sys.stdin, sys.stdout, wants_colour(sys.stdout, os.environ))
    return play(console, wishes, find_variant, quick=args.quick, drawing=not args.no_drawing)


def _is_plain(args: argparse.Namespace) -> bool:
    """Whether to play line by line: asked for, nobody at a terminal, or a game that was begun in that way."""
    if args.plain or args.quick or args.no_drawing or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return True
    return args.resume is not None and _is_record(Path(args.resume).expanduser())


def _is_record(path: Path) -> bool:
    """Whether the file is a record, which the plain game keeps, and not the log of a table, which the app keeps."""
    try:
        with path.open("rb") as file:
            return file.read(1) != b"{"
    except OSError:
        return False


def _run_app(args: argparse.Namespace, wishes: Wishes) -> int:
    missing = [part for part in ("textual", "msgspec", "websockets") if find_spec(part) is None]
    if missing:
        raise IllegalError(
            "not-installed",
            f"the app needs {missing[0]}: install it with pip install 'qwixx[terminal]', or play with --plain",
        )
    from qwixx.terminal.app.app import run as run_app  # noqa: PLC0415 (the plain game starts without Textual)
    from qwixx.terminal.app.opening import opening_of  # noqa: PLC0415 (as above)

    language = (find_language(args.lang) if args.lang else from_environment(os.environ)).code
    return run_app(opening_of(wishes, find_variant, args.link, language), language)
