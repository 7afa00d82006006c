"""What commands read: files, standard input, variants by name or by file."""

import sys
from pathlib import Path

from qwixx.rules import IllegalError, Variant, parse_sheet, variant, variant_names

MAX_FILE = 1 << 20


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if path == "-":
        return sys.stdin.read(MAX_FILE)
    file = Path(path)
    if file.stat().st_size > MAX_FILE:
        raise IllegalError(
            "file-too-large", f"{path} is larger than {MAX_FILE // 1024} kB and cannot be one of our files"
        )
    return file.read_text(encoding="utf-8-sig")


def load_sheet(path: str) -> Variant:
    """The variant of a sheet file, whose name must not be one of ours."""
    found = parse_sheet(read_text(path))
    if found.name in variant_names():
        raise IllegalError("name-taken", f'the name "{found.name}" belongs to a sheet that comes with the game')
    return found


def find_variant(text: str) -> Variant:
    """The variant of this name, or that of a sheet file at this path."""
    if text in variant_names() or not Path(text).exists():
        return variant(text)
    return load_sheet(text)
