"""Parsers whose texts are names of messages, said in the language that is asked for and only when they are shown."""

import argparse
from functools import partial
from typing import Any, NoReturn

from qwixx.cli.arguments import add_language, describe
from qwixx.cli.error_messages import UsageError
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH

MESSAGE = "help-"
"""How the names of messages begin; what begins otherwise is shown as it is."""
HEADINGS = {"positional arguments": "help-arguments", "options": "help-options"}
"""What argparse calls its groups, and the messages for that."""
HELP_COLUMN = 26


class Parser(argparse.ArgumentParser):
    """A parser for one command, with examples. Its description is the name of a message."""

    def __init__(self, *, language: str = ENGLISH, examples: tuple[str, ...] = (), **settings: Any) -> None:
        formatter = partial(Help, language=language)
        super().__init__(**settings, add_help=False, allow_abbrev=False, formatter_class=formatter)
        self.language = language
        self.examples = examples
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help="help-help")

    def add_commands(self, metavar: str = "COMMAND") -> "Commands":
        """Declare that commands follow."""
        return Commands(self.add_subparsers(title="help-commands", metavar=metavar), self.language)

    def error(self, message: str) -> NoReturn:
        """Refuse what was typed."""
        raise UsageError(self.prog, message)

    def format_help(self) -> str:
        """The help, with its examples at the end."""
        if not self.examples:
            return super().format_help()
        lines = [say(self.language, "help-examples"), *(f"  {example}" for example in self.examples)]
        return super().format_help() + "\n" + "\n".join(lines) + "\n"


class Commands:
    """The commands of a parser."""

    def __init__(self, parsers: "argparse._SubParsersAction[Parser]", language: str) -> None:
        self._parsers = parsers
        self._language = language

    def add(self, name: str, *examples: str, message: str | None = None) -> Parser:
        """Declare a command: its help is the message of its name, its description the one about it."""
        message = message or name
        about = f"help-{message}-about"
        parser = self._parsers.add_parser(
            name, help=f"help-{message}", description=about, language=self._language, examples=examples
        )
        add_language(parser)
        return parser

    def mention(self, name: str) -> None:
        """Declare a command that is not going to be used."""
        self._parsers.add_parser(name, help=f"help-{name}")


class Help(argparse.HelpFormatter):
    """Help in a language."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog, max_help_position=HELP_COLUMN)
        self._language = language

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add how a command is typed."""
        super().add_usage(usage, actions, groups, f"{self._said('help-usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Begin a group of arguments."""
        super().start_section(self._said(HEADINGS.get(heading or "", heading)))

    def add_text(self, text: str | None) -> None:
        """Add a paragraph."""
        super().add_text(self._said(text))

    def _format_action(self, action: argparse.Action) -> str:
        """Commands stand by themselves, without a line that says that they are commands."""
        if isinstance(action, argparse._SubParsersAction):
            return "".join(map(super()._format_action, action._get_subactions()))
        return super()._format_action(action)

    def _expand_help(self, action: argparse.Action) -> str:
        return describe(action, self._language)

    def _said(self, text: str | None) -> str | None:
        return say(self._language, text) if text and text.startswith(MESSAGE) else text
