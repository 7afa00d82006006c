"""All that can be typed, as plain values: what shells complete and what the reference lists."""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from qwixx.cli.arguments import Word, describe
from qwixx.cli.parser import Parser
from qwixx.i18n.catalogue import say


class Argument(NamedTuple):
    """An option, or, without names, something that stands in its place."""

    names: tuple[str, ...]
    takes: str | None
    """What it takes, as it is called in the help, if it takes anything."""
    about: str
    words: tuple[str, ...] = ()
    """What is proposed for it."""
    file: bool = False
    """Whether it may be a file."""


class Command(NamedTuple):
    """A command and what belongs to it; `path` has no words for `qwixx` itself."""

    path: tuple[str, ...]
    title: str
    about: str
    usage: str
    arguments: tuple[Argument, ...]
    commands: "tuple[Command, ...]"
    examples: tuple[str, ...]


def surface(parser: Parser) -> Command:
    """All of a parser."""
    return _command(parser, (), "")


def every(command: Command) -> Iterator[Command]:
    """A command and all below it."""
    yield command
    for below in command.commands:
        yield from every(below)


def _command(parser: Parser, path: tuple[str, ...], title: str) -> Command:
    arguments, below = [], []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            titles = {choice.dest: choice.help for choice in action._choices_actions}
            below = [
                _command(each, (*path, name), say(parser.language, titles[name] or ""))
                for name, each in action.choices.items()
            ]
        else:
            arguments.append(_argument(action, parser.language))
    about = say(parser.language, parser.description) if parser.description else ""
    return Command(path, title, about, parser.format_usage(), tuple(arguments), tuple(below), parser.examples)


def _argument(action: argparse.Action, language: str) -> Argument:
    takes = None if action.nargs == 0 else str(action.metavar or action.dest.upper())
    proposed = action.proposed if isinstance(action, Word) else ()
    words = tuple(str(word) for word in action.choices or proposed)
    file = isinstance(action, Word) and action.file
    return Argument(tuple(action.option_strings), takes, describe(action, language), words, file)
