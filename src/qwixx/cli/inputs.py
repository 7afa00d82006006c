"""What commands read: files, standard input, variants by name or by file."""

import sys
from contextlib import nullcontext
from pathlib import Path

from qwixx.rules import IllegalError, Variant, parse_sheet, variant, variant_names

MAX_FILE = 1 << 20


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        with nullcontext(sys.stdin) if path == "-" else Path(path).open(encoding="utf-8-sig") as file:
            text = file.read(MAX_FILE + 1)
    except UnicodeDecodeError as error:
        raise IllegalError("not-text", f"{path} is not a text and cannot be one of our files", file=path) from error
    if len(text) > MAX_FILE:
        message = f"{path} is larger than {MAX_FILE // 1024} kB and cannot be one of our files"
        raise IllegalError("file-too-large", message, file=path)
    return text


def load_sheet(path: str) -> Variant:
    """The variant of a sheet file, whose name must not be one of ours."""
    found = parse_sheet(read_text(path))
    if found.name in variant_names():
        message = f'the name "{found.name}" belongs to a sheet that comes with the game; give yours another one'
        raise IllegalError("sheet-name", message, name=found.name)
    return found


def find_variant(text: str) -> Variant:
    """The variant of this name, or that of a sheet file at this path."""
    if text in variant_names():
        return variant(text)
    if Path(text).exists():
        return load_sheet(text)
    known = ", ".join(variant_names())
    message = f'there is no variant "{text}", and no such file; there are {known}'
    raise IllegalError("no-sheet", message, name=text, known=known)
