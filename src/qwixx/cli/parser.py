"""Argument parsers whose texts are names of messages, translated only when they are shown."""

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, NoReturn

from qwixx.cli.arguments import Word, add_language, describe
from qwixx.cli.error_messages import UsageError, closest, usage_error
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import QwixxError

MESSAGE = "help-"
"""The prefix of message names; texts without it are shown as they are."""
HEADINGS = {"positional arguments": "help-arguments", "options": "help-options"}
"""The headings of argparse, and our messages for them."""
HELP_COLUMN = 26


class Parser(argparse.ArgumentParser):
    """A parser for one command, with examples. Its description is the name of a message."""

    def __init__(self, *, language: str = ENGLISH, examples: tuple[str, ...] = (), **settings: Any) -> None:
        formatter = partial(Help, language=language)
        super().__init__(**settings, add_help=False, allow_abbrev=False, formatter_class=formatter)
        self.language = language
        self.examples = examples
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help="help-this")
        self.set_defaults(command=self.prog)

    def add_commands(self, metavar: str = "COMMAND") -> "Commands":
        """Declare that commands follow."""
        return Commands(self.add_subparsers(title="help-commands", metavar=metavar), self.language)

    def error(self, message: str) -> NoReturn:
        """Raise what argparse has found wrong."""
        raise UsageError(self.prog, message)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; what is not known is an error of the command that it was typed for, not of `qwixx`."""
        words: Sequence[str] = args or ()
        if self._subparsers:
            own: Iterable[str] = takewhile(lambda word: word.startswith("-"), words)
        else:
            own = takewhile(lambda word: word != "--", words)
        for word in own:
            name = word.partition("=")[0]
            if name.startswith("--") and name not in self._option_string_actions:
                self._refuse_unknown(name)
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            self._refuse_unknown(" ".join(rest))
        return found, rest

    def format_help(self) -> str:
        """The help, with its examples at the end."""
        if not self.examples:
            return super().format_help()
        lines = [say(self.language, "help-examples"), *(f"  {example}" for example in self.examples)]
        return super().format_help() + "\n" + "\n".join(lines) + "\n"

    def _refuse_unknown(self, words: str) -> NoReturn:
        sentence = say(self.language, "usage-unknown") % words
        raise UsageError(self.prog, sentence, closest(words, self._option_string_actions))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Convert a value by the type of its argument."""
        if not callable(action.type):
            return arg_string
        try:
            return action.type(arg_string)
        except QwixxError as error:
            known = action.proposed if isinstance(action, Word) else ()
            raise usage_error(self.prog, error, self.language, known, f"{_named(action)}: ") from error

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Raise unless the value is among the choices of its argument."""
        if action.choices is not None and value not in action.choices:
            choices = list(map(str, action.choices))
            told = say(self.language, "usage-choice", value=str(value), choices=", ".join(choices))
            raise UsageError(self.prog, f"{_named(action)}: {told}", closest(str(value), choices))


def _named(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar)


class Commands:
    """The commands of a parser."""

    def __init__(self, parsers: "argparse._SubParsersAction[Parser]", language: str) -> None:
        self._parsers = parsers
        self._language = language

    def add(self, name: str, *examples: str, message: str | None = None) -> Parser:
        """Declare a command. `help-{message}` is its line in the list, `help-{message}-about` its description."""
        message = message or name
        about = f"help-{message}-about"
        parser = self._parsers.add_parser(
            name, help=f"help-{message}", description=about, language=self._language, examples=examples
        )
        add_language(parser)
        return parser

    def mention(self, name: str) -> None:
        """List a command that is not going to be used."""
        self._parsers.add_parser(name, help=f"help-{name}")


class Help(argparse.HelpFormatter):
    """Help in a language."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog, max_help_position=HELP_COLUMN)
        self._language = language

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line of usage."""
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
