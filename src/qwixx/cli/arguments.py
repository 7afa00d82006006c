"""Kinds of arguments, and the arguments that several commands share."""

import argparse
import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import partial
from typing import Any

from qwixx.cli.inputs import find_variant
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import commas
from qwixx.rules import Features, IllegalError, parse_options, variant_names
from qwixx.rules.features import ALL as ALL_FEATURES
from qwixx.rules.options import OPTION_NAMES

MOST_GAMES = 10**12
MOST_SEED = 2**64 - 1
MOST_THREADS = 1024
MANY = 10**9
"""A bound so high that the help does not mention it."""
LONGEST_NUMBER = 25
NUMBER = re.compile(r"[0-9]+((\.[0-9]+)?e\+?[0-9]{1,2})?", re.ASCII | re.IGNORECASE)


class Word(argparse.Action):
    """An argument that may be anything, with words proposed for it.

    `file` says that it is, or may be, a file; `separated`, that it may be several words with commas between; `usual` is
    the default of the code that reads the argument, where that has one.
    """

    def __init__(
        self,
        *names: Any,
        proposed: Sequence[str] = (),
        file: bool = False,
        separated: bool = False,
        usual: object = None,
        **settings: Any,
    ) -> None:
        super().__init__(*names, **settings)
        self.proposed = tuple(proposed)
        self.file = file
        self.separated = separated
        self.usual = self.default if usual is None else usual

    def __call__(self, parser: Any, namespace: argparse.Namespace, values: Any, option: str | None = None) -> None:
        """Store the value."""
        del parser, option
        setattr(namespace, self.dest, values)


class Whole(Word):
    """A whole number within bounds."""

    def __init__(self, *names: Any, low: int, high: int, **settings: Any) -> None:
        super().__init__(*names, type=partial(number, low=low, high=high), **settings)
        self.low, self.high = low, high


def number(text: str, low: int, high: int) -> int:
    """A whole number within bounds; `2_000_000`, `2,000,000` and `2e6` are two million."""
    digits = text.replace("_", "").replace(",", "")
    if len(digits) <= LONGEST_NUMBER and NUMBER.fullmatch(digits):
        value = Decimal(digits)
        if low <= value <= high and value == int(value):
            return int(value)
    found = text if len(text) <= LONGEST_NUMBER else f"{text[:LONGEST_NUMBER]}…"
    message = f"“{found}” is not a whole number from {low:,} to {high:,}"
    raise IllegalError("number", message, found=found, low=low, high=high)


def describe(action: argparse.Action, language: str) -> str:
    """The help for an argument: its meaning, what it may be, and its default."""
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


def add_variant(
    parser: argparse.ArgumentParser,
    default: str | None = "classic",
    read: Callable[[str], object] = find_variant,
    handled: Features = ALL_FEATURES,
) -> None:
    """Declare the sheet to play on; printed sheets with other features than these are not proposed."""
    parser.add_argument(
        "--variant",
        action=Word,
        proposed=variant_names(handled),
        file=True,
        type=read,
        default=default,
        metavar="SHEET",
        help="help-variant",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the house rules of simulated games, in which no dice are thrown for the start."""
    parser.add_argument(
        "--options",
        action=Word,
        proposed=OPTION_NAMES[1:],
        separated=True,
        type=parse_options,
        default="",
        metavar="NAME,…",
        help="help-table-options",
    )


def add_file(parser: argparse.ArgumentParser, message: str = "help-record-file") -> None:
    """Declare the file to read."""
    parser.add_argument("file", action=Word, file=True, metavar="FILE", help=message)


def add_output(parser: argparse.ArgumentParser, *names: str, **settings: Any) -> None:
    """Declare a file to write."""
    parser.add_argument(*names, action=Word, file=True, **settings)


def add_threads(parser: argparse.ArgumentParser) -> None:
    """Declare the number of threads."""
    parser.add_argument("--threads", action=Whole, low=1, high=MOST_THREADS, metavar="N", help="help-threads")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declare the number that fixes the dice."""
    parser.add_argument("--seed", action=Whole, low=0, high=MOST_SEED, default=1, metavar="N", help="help-seed")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Declare that the output is for programs."""
    parser.add_argument("--json", action="store_true", help="help-json")
