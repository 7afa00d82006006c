"""`qwixx completion`: a script with which a shell completes commands, options and what they take."""

import argparse

from qwixx.cli.command_tree import surface
from qwixx.cli.completion_scripts import SHELLS
from qwixx.cli.parser import Commands


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "completion",
        "qwixx completion bash > ~/.local/share/bash-completion/completions/qwixx",
        "qwixx completion zsh > ~/.zfunc/_qwixx",
        "qwixx completion fish > ~/.config/fish/completions/qwixx.fish",
    )
    parser.add_argument("shell", choices=tuple(SHELLS), metavar="SHELL", help="help-completion-shell")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    from qwixx.cli import make_parser  # noqa: PLC0415 (it loads every command)

    print(SHELLS[args.shell](surface(make_parser(args.language))), end="")
    return 0
