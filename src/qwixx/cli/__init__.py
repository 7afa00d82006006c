"""The command `qwixx`: one thin module for each of its subcommands."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise

from qwixx import __version__
from qwixx.cli.arguments import add_language
from qwixx.cli.error_messages import UsageError, complaining_in, refusal_sentence, trouble_words, usage_words
from qwixx.cli.greeting import greet
from qwixx.cli.parser import Parser
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH, LANGUAGES, from_environment, matching
from qwixx.rules import QwixxError

COMMANDS = (
    "play",
    "serve",
    "pad",
    "record",
    "review",
    "advise",
    "replay",
    "verify",
    "variants",
    "simulate",
    "arena",
    "solve",
    "perft",
    "referee",
    "completion",
)
PROBLEM, WRONG_USAGE, INTERRUPTED = 1, 2, 130
"""Exit statuses: something was found wrong or could not be done, the command was typed wrongly, Ctrl-C."""
ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""The champion multiplies small matrices: several threads of NumPy's library would only wait for each other."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    os.environ.setdefault(ONE_THREAD, "1")
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # an old terminal must not end a command
            stream.reconfigure(errors="replace")
    language = from_environment(os.environ).code
    try:
        language = _wanted_language(typed, language)
        with complaining_in(language):
            args = make_parser(language, _command(typed)).parse_args(typed)
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go_of_output()
        return 0
    except UsageError as error:
        return _complain(usage_words(error, language), WRONG_USAGE)
    except QwixxError as error:
        return _complain(f"qwixx: {refusal_sentence(error, language)}", PROBLEM)
    except OSError as error:
        return _complain(f"qwixx: {trouble_words(error, language)}", PROBLEM)
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def make_parser(language: str = ENGLISH, only: str | None = None) -> Parser:
    """The parser of all commands. Where only one of them matters, the others are but named, and not loaded."""
    parser = Parser(language=language, prog="qwixx", description="help-qwixx", epilog="help-statuses")
    parser.add_argument("--version", action="version", version=f"qwixx {__version__}", help="help-version")
    add_language(parser)
    parser.set_defaults(run=greet, language=language)
    commands = parser.add_commands()
    for name in COMMANDS:
        if only in (None, name):
            import_module(f"qwixx.cli.commands.{name}").add_parser(commands)
        else:
            commands.mention(name)
    return parser


def _wanted_language(typed: Sequence[str], usual: str) -> str:
    """The language that `--lang` names, wherever it stands; the terminal's where it is not there."""
    for word, following in pairwise([*typed, ""]):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or following):
            found = matching(value or following)
            if found is None:
                facts = {"tag": value or following, "languages": ", ".join(LANGUAGES)}
                raise UsageError("qwixx", say(usual, "usage-language", **facts))
            return found.code
    return usual


def _command(typed: Sequence[str]) -> str:
    """The word that names the command, or nothing."""
    named = (word for before, word in pairwise(["", *typed]) if not word.startswith("-") and before != "--lang")
    return next(named, "")


def _open_closed_streams() -> None:
    """Let what was closed before the start (`>&-`) be empty, or go nowhere: whoever closed it wants nothing of it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (as long as the program runs)


def _complain(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    _let_go_of_output()
    return status


def _let_go_of_output() -> None:
    """Forget what could not be written: it must not be tried once more, in vain, when the interpreter ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
