"""The command `qwixx`: one module in `commands` for each subcommand, with `add_parser` and `run`.

`main` finds the language and the command in what was typed and loads that command alone, so a start stays quick; errors
become one sentence and an exit status (`error_messages`).

- `parser` has argument parsers whose texts are message names, translated only when they are shown.
- `arguments` has kinds of arguments and those that several commands share; `worker_flags` says where games are
  played.
- `inputs` reads sheets, records and standard input; `outputs` writes files, with `-` for standard output.
- `command_tree` is all that can be typed, as values: `completion_scripts` and `docs/commands.md` are made from it.
- `text_table`, `progress_line` and `solved_tables` are what several commands show.
"""

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
    "help",
)
PROBLEM, WRONG_USAGE, INTERRUPTED = 1, 2, 130
"""Exit statuses: anything that failed or that a check found; a wrong command line (`error_messages`); Ctrl-C."""
ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""The champion multiplies small matrices, on which several threads of NumPy's library only wait for each other."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    os.environ.setdefault(ONE_THREAD, "1")
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # a terminal that lacks a character must not end a command
            stream.reconfigure(errors="replace")
    language = from_environment(os.environ).code
    try:
        language = _wanted_language(typed, language)
        with complaining_in(language):
            args = make_parser(language, _command(typed)).parse_args(typed)
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return 0
    except UsageError as error:
        return _complain(usage_words(error, language), WRONG_USAGE)
    except QwixxError as error:
        traceback = getattr(error, "traceback", "")
        return _complain(f"qwixx: {refusal_sentence(error, language)}\n{traceback}".rstrip(), PROBLEM)
    except OSError as error:
        return _complain(f"qwixx: {trouble_words(error, language)}", PROBLEM)
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def make_parser(language: str = ENGLISH, only: str | None = None) -> Parser:
    """The parser of all commands. Given `only` one of them, it lists the others without loading them."""
    parser = Parser(language=language, prog="qwixx", description="help-qwixx", epilog="help-statuses")
    parser.add_argument("-V", "--version", action="version", version=f"qwixx {__version__}", help="help-version")
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
    """The language of `--lang`, wherever it stands, or else the usual one."""
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
    """The name of the command, or an empty string."""
    named = (word for before, word in pairwise(["", *typed]) if not word.startswith("-") and before != "--lang")
    return next(named, "")


def _open_closed_streams() -> None:
    """Replace streams that the caller has closed (`>&-`): input is empty, output is discarded."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (as long as the program runs)


def _complain(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    _discard_output()
    return status


def _discard_output() -> None:
    """Discard output that cannot be written: the interpreter would fail on it once more when it ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
