"""Kinds of arguments, and those that many commands share."""

import argparse
from collections.abc import Sequence
from typing import Any

from qwixx.cli.flag_values import MOST_SEED, MOST_THREADS, number
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import commas
from qwixx.i18n.refusals import error_words
from qwixx.rules import QwixxError, variant_names

MANY = 10**9
"""A bound that nobody needs to be told of."""


class Word(argparse.Action):
    """An argument that may be anything, with proposals for it.

    `file` says that a file is meant, or may be; `usual` is the default of what reads the argument, where it has one.
    """

    def __init__(
        self, *names: Any, proposed: Sequence[str] = (), file: bool = False, usual: object = None, **settings: Any
    ) -> None:
        super().__init__(*names, **settings)
        self.proposed = tuple(proposed)
        self.file = file
        self.usual = self.default if usual is None else usual

    def __call__(self, parser: Any, namespace: argparse.Namespace, values: Any, option: str | None = None) -> None:
        """Keep it as it is."""
        del parser, option
        setattr(namespace, self.dest, values)


class Whole(argparse.Action):
    """A whole number within bounds."""

    def __init__(self, *names: Any, low: int, high: int, **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.low, self.high = low, high

    def __call__(self, parser: Any, namespace: argparse.Namespace, values: Any, option: str | None = None) -> None:
        """Read it, or refuse it."""
        del option
        try:
            setattr(namespace, self.dest, number(values, self.low, self.high))
        except QwixxError as error:
            raise argparse.ArgumentError(self, error_words(error, parser.language)) from error


def describe(action: argparse.Action, language: str) -> str:
    """What an argument is for, what it may be, and what it is where nothing is said."""
    told = say(language, action.help or "")
    if isinstance(action, Whole) and action.high < MANY:
        told = f"{told}, {say(language, 'span', first=action.low, last=action.high)}"
    words = [str(word) for word in action.choices or ()] or (action.proposed if isinstance(action, Word) else ())
    if words:
        told = f"{told}: {commas(words, language)}"
    usual = action.usual if isinstance(action, Word) else action.default
    if action.option_strings and action.nargs != 0 and usual not in (None, "", argparse.SUPPRESS):
        told = f"{told} ({say(language, 'help-default', default=str(usual))})"
    return told


def add_language(parser: argparse.ArgumentParser) -> None:
    """Declare `--lang`, which is read before anything else."""
    languages, unsaid = tuple(LANGUAGES), argparse.SUPPRESS
    parser.add_argument("--lang", action=Word, proposed=languages, default=unsaid, metavar="LANG", help="help-lang")


def add_variant(parser: argparse.ArgumentParser, default: str | None = "classic") -> None:
    """Declare the sheet that is played on."""
    parser.add_argument(
        "--variant",
        action=Word,
        proposed=variant_names(),
        file=True,
        default=default,
        metavar="SHEET",
        help="help-variant",
    )


def add_file(parser: argparse.ArgumentParser, message: str = "help-record-file") -> None:
    """Declare the file that is read."""
    parser.add_argument("file", action=Word, file=True, metavar="FILE", help=message)


def add_threads(parser: argparse.ArgumentParser) -> None:
    """Declare how many threads work."""
    parser.add_argument("--threads", action=Whole, low=1, high=MOST_THREADS, metavar="N", help="help-threads")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declare what gives the same dice again."""
    parser.add_argument("--seed", action=Whole, low=0, high=MOST_SEED, default=1, metavar="N", help="help-seed")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Declare that programs read the output."""
    parser.add_argument("--json", action="store_true", help="help-json")
