"""Write `docs/commands.md` from the parsers: `python -m tests.cli.reference`."""

from collections.abc import Iterator
from pathlib import Path

from qwixx.cli import make_parser
from qwixx.cli.command_tree import Argument, Command, every, surface

FILE = Path(__file__).parents[2] / "docs" / "commands.md"
BEGINNING = """\
# Commands

`qwixx help COMMAND` shows the same in your language. (`make reference` writes this page from the commands.)

**Language.** Every command takes `--lang`: `uk`, `ru`, `pl`, `cs`, `sk`, `he`, `en` or `ar`. Without it, a command
speaks the language of the terminal (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`), or English. `--json` and records are
the same in all languages.

**Files.** `-` stands for standard input where a command reads a file, and for standard output where it writes one. A
file on standard output stands alone there: the report goes to standard error.

**Numbers** may be written as `1000000`, `1_000_000`, `1,000,000` or `1e6`.

**Exit status.** One rule: 2 if the command line itself is wrong, 1 if anything else fails.

| status | meaning |
|---|---|
| 0 | success, also if the reader of a pipe left early |
| 1 | the work failed (an unreadable file, a part that is not installed, a bot that fails), or a check found a fault |
| 2 | the command line is wrong: an unknown word, a value out of bounds, words that exclude each other |
| 130 | interrupted by Ctrl-C; what was played or counted so far is shown |

An error prints one sentence on standard error; a bot of your own that fails adds its traceback. `verify` and `variants
check` print what they find as their output.
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
