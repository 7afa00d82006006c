"""`qwixx help`: the help of a command."""

import argparse

from qwixx.cli.arguments import Word
from qwixx.cli.parser import Commands


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    from qwixx.cli import COMMANDS  # noqa: PLC0415 (it imports this module by name)

    parser = commands.add("help", "qwixx help simulate", "qwixx help variants show")
    parser.add_argument("words", nargs="*", action=Word, proposed=COMMANDS, metavar="COMMAND", help="help-help-words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the help, as `--help` does, which ends the program."""
    from qwixx.cli import make_parser  # noqa: PLC0415 (as above)

    make_parser(args.language).parse_args([*args.words, "--help"])
    return 0
