"""`docs/commands.md`, made from the parsers: `python -m tests.cli.reference` writes it anew."""

from collections.abc import Iterator
from pathlib import Path

from qwixx.cli import make_parser
from qwixx.cli.command_tree import Argument, Command, every, surface

FILE = Path(__file__).parents[2] / "docs" / "commands.md"
BEGINNING = """\
# Commands

This page is made from the commands themselves: `make reference` writes it anew. `qwixx COMMAND --help` tells the same,
in your language.

Every command takes `--lang`: `uk`, `ru`, `pl`, `cs`, `sk`, `he`, `en` or `ar`; otherwise it speaks the language of the
terminal (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`), or English. `--json` and records are the same in all languages.

A command ends with one of these statuses:

| status | meaning |
|---|---|
| 0 | all is well; or whoever read the output has left early |
| 1 | something is wrong (a record that is not true, a sheet that is not accepted) or could not be done |
| 2 | the command was typed wrongly |
| 130 | it was interrupted by Ctrl-C; what was played so far is shown |

What goes wrong is told in one sentence on standard error; only what `verify` and `variants check` find stands in their
output.
"""


def reference() -> str:
    """The page."""
    commands = [command for command in every(surface(make_parser())) if command.path]
    listed = "\n".join(f"- [`{_name(each)}`](#{_name(each).replace(' ', '-')}): {each.title}" for each in commands)
    return "\n".join([BEGINNING, listed, *(line for each in commands for line in _section(each))]) + "\n"


def _section(command: Command) -> Iterator[str]:
    yield f"\n## {_name(command)}\n"
    yield f"{command.about}\n"
    yield "```"
    yield from command.examples
    yield "```"
    shown = [argument for argument in command.arguments if not {"--help", "--lang"} & set(argument.names)]
    if shown:
        yield "\n| | |\n|---|---|"
        yield from (f"| {_names(argument)} | {argument.about.replace('|', chr(92) + '|')} |" for argument in shown)


def _name(command: Command) -> str:
    return " ".join(("qwixx", *command.path))


def _names(argument: Argument) -> str:
    shown = [f"{name} {argument.takes}" if argument.takes else name for name in argument.names]
    return ", ".join(f"`{name}`" for name in shown or [str(argument.takes)])


if __name__ == "__main__":
    FILE.write_text(reference(), encoding="utf-8")
