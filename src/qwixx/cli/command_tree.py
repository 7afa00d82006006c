"""The tree of commands and arguments, as plain values: the source of shell completion and of the reference."""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from qwixx.cli.arguments import Word, describe
from qwixx.cli.parser import Parser
from qwixx.i18n.catalogue import say


class Argument(NamedTuple):
    """An option, or a positional argument, which has no names."""

    names: tuple[str, ...]
    takes: str | None
    """The name of its value in the help, if it takes one."""
    about: str
    words: tuple[str, ...] = ()
    """The values proposed for it."""
    file: bool = False
    """Whether it may be a file."""
    separated: bool = False
    """Whether it may be several of its words, with commas between them."""


class Command(NamedTuple):
    """A command with its arguments and subcommands; the `path` of `qwixx` itself is empty."""

    path: tuple[str, ...]
    title: str
    about: str
    usage: str
    arguments: tuple[Argument, ...]
    commands: "tuple[Command, ...]"
    examples: tuple[str, ...]


def surface(parser: Parser) -> Command:
    """The tree of a parser."""
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
    names, about = tuple(action.option_strings), describe(action, language)
    if isinstance(action, Word):
        return Argument(names, takes, about, action.proposed, action.file, action.separated)
    return Argument(names, takes, about, tuple(map(str, action.choices or ())))
