"""Input of the commands: text files, standard input, sheets by name or by file."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from qwixx.cli.error_messages import FileError
from qwixx.rules import Features, IllegalError, QwixxError, Record, Variant, parse_sheet, variant, variant_names
from qwixx.rules.features import ALL

MAX_FILE = 1 << 20


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        with nullcontext(sys.stdin) if path == "-" else Path(path).open(encoding="utf-8-sig") as file:
            text = file.read(MAX_FILE + 1)
    except UnicodeDecodeError as error:
        message = f"{path} is not a text and cannot be one of our files"
        raise FileError(IllegalError("not-text", message, file=path)) from error
    if len(text) > MAX_FILE:
        message = f"{path} is larger than {MAX_FILE // 1024} kB and cannot be one of our files"
        raise FileError(IllegalError("file-too-large", message, file=path))
    return text


@contextmanager
def in_file(path: str) -> Iterator[None]:
    """Add the name of the file to errors about its lines."""
    try:
        yield
    except QwixxError as error:
        raise FileError(error, path) from error


def read_record(path: str) -> Record:
    """The recorded game in a file: one that is over, or a saved game that is still on."""
    text = read_text(path)
    with in_file(path):
        return parse_game(text)


def parse_game(text: str) -> Record:
    """The recorded game in the text of a file."""
    from qwixx.local import read_saved  # noqa: PLC0415 (other commands start without msgspec)

    return read_saved(text)


def load_sheet(path: str) -> Variant:
    """The variant in a sheet file."""
    text = read_text(path)
    with in_file(path):
        return parse_sheet(text)


def find_variant(text: str, offered: Features = ALL) -> Variant:
    """The variant with this name, or the one in the sheet file at this path; an error names those `offered`."""
    if text in variant_names():
        return variant(text)
    if Path(text).exists():
        return load_sheet(text)
    known = ", ".join(variant_names(offered))
    message = f'there is no variant "{text}", and no such file; there are {known}'
    raise IllegalError("no-sheet", message, name=text, known=known)
