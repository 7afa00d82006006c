"""Error messages of the commands: one sentence each, in the user's language.

One rule decides the exit status. 2: the command line itself is wrong (an unknown word, a value out of bounds, words
that exclude each other), and nothing was done. 1: anything else that fails, or that a check finds.
"""

import argparse
import errno
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from qwixx.i18n.catalogue import say
from qwixx.i18n.refusals import told_error
from qwixx.rules import QwixxError

ARGPARSE = {
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "expected at least one argument": "usage-one-or-more",
    "expected one argument": "usage-one",
    "ignored explicit argument %r": "usage-ignored",
    "not allowed with argument %s": "usage-not-with",
    "the following arguments are required: %s": "usage-missing",
    "unrecognized arguments: %s": "usage-unknown",
}
"""The messages of argparse, and ours for them."""
FILES = {
    errno.ENOENT: "trouble-no-file",
    errno.ENOTDIR: "trouble-no-file",
    errno.EISDIR: "trouble-folder",
    errno.EACCES: "trouble-forbidden",
    errno.EPERM: "trouble-forbidden",
    errno.EROFS: "trouble-forbidden",
    errno.ENOSPC: "trouble-full",
    errno.EDQUOT: "trouble-full",
    errno.EADDRINUSE: "trouble-port",
}
"""Error numbers of the operating system, and our messages for them."""
OUTSIDE = {"own-bot", "not-installed"}
"""Codes of errors in what an argument names (a bot, a package), not in the command line itself."""


class UsageError(Exception):
    """A command line that cannot be right; `suggestion` is the word that was probably meant."""

    def __init__(self, command: str, sentence: str, suggestion: str | None = None) -> None:
        super().__init__(sentence)
        self.command = command
        self.sentence = sentence
        self.suggestion = suggestion


class FileError(QwixxError):
    """A file whose content is at fault; `file` is its name where the cause does not mention it."""

    def __init__(self, cause: QwixxError, file: str | None = None) -> None:
        super().__init__(cause.code, cause.message, cause.clause, **cause.facts)
        self.cause = cause
        self.file = file
        self.line: int | None = getattr(cause, "line", None)


@contextmanager
def complaining_in(language: str) -> Iterator[None]:
    """Translate argparse's error messages: it passes them through `gettext`, which is replaced meanwhile."""

    def translate(sentence: str) -> str:
        return say(language, ARGPARSE[sentence]) if sentence in ARGPARSE else sentence

    before = vars(argparse)["_"]
    vars(argparse)["_"] = translate
    try:
        yield
    finally:
        vars(argparse)["_"] = before


@contextmanager
def usage_checked(args: argparse.Namespace) -> Iterator[None]:
    """Turn errors inside into `UsageError`: what is checked here are words of the command line."""
    try:
        yield
    except QwixxError as error:
        raise usage_error(args.command, error, args.language) from error


def usage_error(
    command: str, error: QwixxError, language: str, known: Iterable[str] = (), prefix: str = ""
) -> Exception:
    """The error as one of usage, with the closest of the known words; as it is, if it lies outside the command line."""
    if isinstance(error, FileError) or error.code in OUTSIDE:
        return error
    wrong = str(error.facts.get("name") or error.facts.get("found") or "")
    return UsageError(command, f"{prefix}{told_error(error, language)}", closest(wrong, known))


def closest(wrong: str, known: Iterable[str]) -> str | None:
    """The known word that is most like the wrong one, if any is."""
    return next(iter(get_close_matches(wrong, list(known), n=1)), None)


def usage_words(error: UsageError, language: str) -> str:
    """What is wrong with the command line, and where to read more."""
    told = {"command": error.command, "sentence": error.sentence.rstrip(".")}
    if error.suggestion:
        return say(language, "usage-suggestion", word=error.suggestion, **told)
    return say(language, "usage", **told)


def refusal_sentence(error: QwixxError, language: str) -> str:
    """Why something cannot be done, with the file and the line at fault where there are any."""
    if isinstance(error, FileError):
        told = refusal_sentence(error.cause, language)
        return told if error.file is None else f"{error.file}: {told}"
    if error.code == "not-installed":
        return say(language, "trouble-not-installed", **error.facts)
    told, line = told_error(error, language), getattr(error, "line", None)
    # an error's own sentence names its line, and so do the messages for what cannot be parsed
    if line is None or told == error.message or "line" in error.facts:
        return told
    return say(language, "trouble-line", line=line, sentence=told)


def trouble_words(error: OSError, language: str) -> str:
    """What the operating system refused."""
    name = "" if error.filename is None else str(error.filename)
    known = FILES.get(error.errno or 0)
    if known and (name or known in {"trouble-full", "trouble-port"}):
        return say(language, known, file=name)
    return say(language, "trouble-other", file=name, said=error.strerror or str(error))
