"""What went wrong, in one sentence and in the language that is asked for."""

import argparse
import errno
from collections.abc import Iterator
from contextlib import contextmanager

from qwixx.i18n.catalogue import say
from qwixx.i18n.refusals import told_error
from qwixx.rules import QwixxError

ARGPARSE = {
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "expected at least one argument": "usage-one-or-more",
    "expected one argument": "usage-one",
    "ignored explicit argument %r": "usage-ignored",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "usage-choice",
    "not allowed with argument %s": "usage-not-with",
    "the following arguments are required: %s": "usage-missing",
    "unrecognized arguments: %s": "usage-unknown",
}
"""What argparse complains of in some version, and the messages for that."""
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
"""What the system complains of, and the messages for that."""


class UsageError(Exception):
    """A command that was not typed as it has to be."""

    def __init__(self, command: str, sentence: str) -> None:
        super().__init__(sentence)
        self.command = command
        self.sentence = sentence


@contextmanager
def complaining_in(language: str) -> Iterator[None]:
    """Let argparse complain in a language: it asks `gettext`, by its own sentences, where we have messages."""

    def translate(sentence: str) -> str:
        return say(language, ARGPARSE[sentence]) if sentence in ARGPARSE else sentence

    before = vars(argparse)["_"]
    vars(argparse)["_"] = translate
    try:
        yield
    finally:
        vars(argparse)["_"] = before


def usage_words(error: UsageError, language: str) -> str:
    """What was typed wrongly, and where to look."""
    return say(language, "usage", command=error.command, sentence=error.sentence.rstrip("."))


def refusal_sentence(error: QwixxError, language: str) -> str:
    """Why something cannot be done, and in which line of a file; what is not installed can be, here."""
    if error.code == "not-installed":
        return say(language, "trouble-not-installed", **error.facts)
    told, line = told_error(error, language), getattr(error, "line", None)
    # an error's own sentence names its line, and so do the words for what cannot be read
    if line is None or told == error.message or "line" in error.facts:
        return told
    return say(language, "trouble-line", line=line, sentence=told)


def trouble_words(error: OSError, language: str) -> str:
    """What the system would not do."""
    name = "" if error.filename is None else str(error.filename)
    known = FILES.get(error.errno or 0)
    if known and (name or known in {"trouble-full", "trouble-port"}):
        return say(language, known, file=name)
    return say(language, "trouble-other", file=name, said=error.strerror or str(error))
