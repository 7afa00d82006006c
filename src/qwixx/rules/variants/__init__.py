"""The sheets that come with the game, each a file in this folder: a new sheet is a new file, not new code."""

from functools import cache
from importlib.resources import files

from qwixx.rules.errors import IllegalError
from qwixx.rules.features import ALL, Features, features_of
from qwixx.rules.sheet_file import sheet_fields, sheet_from_fields
from qwixx.rules.variant import Variant


@cache
def variant_names(handled: Features = ALL) -> tuple[str, ...]:
    """The names of the sheets in this folder, in order; only those without other features than these."""
    found = (entry.name.removesuffix(".sheet") for entry in files(__name__).iterdir() if entry.name.endswith(".sheet"))
    return tuple(sorted(name for name in found if handled == ALL or features_of(variant(name)) <= handled))


@cache
def variant(name: str) -> Variant:
    """The variant of this name."""
    if name not in variant_names():
        message = f'there is no variant "{name}"; there are {", ".join(variant_names())}'
        raise IllegalError("no-such-variant", message, name=name)
    return sheet_from_fields(*sheet_fields(files(__name__).joinpath(f"{name}.sheet").read_text(encoding="utf-8")))
