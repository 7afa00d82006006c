"""Which sheet is which: a printed sheet's name belongs to that sheet alone.

Every sheet from outside (a file, a record, a message) is read by `parse_sheet` or `outside_sheet`, and every record
checks its own: so `classic` always means the printed sheet.
"""

from collections.abc import Sequence

from qwixx.rules.errors import VariantError
from qwixx.rules.key_value_lines import Field
from qwixx.rules.sheet_file import SheetFileError, sheet_fields, sheet_from_fields
from qwixx.rules.variant import Variant
from qwixx.rules.variants import variant, variant_names


def is_printed(found: Variant) -> bool:
    """Whether this is one of the printed sheets, cell by cell, and not only by its name."""
    return found.name in variant_names() and found == variant(found.name)


def check_identity(found: Variant) -> None:
    """Raise if another sheet uses the name of a printed one."""
    if found.name in variant_names() and not is_printed(found):
        message = f'the name "{found.name}" belongs to a sheet that comes with the game; give yours another one'
        raise VariantError("sheet-name", message, name=found.name)


def parse_sheet(text: str) -> Variant:
    """Read a sheet file, or say what is wrong with it and where."""
    return outside_sheet(*sheet_fields(text))


def outside_sheet(fields: Sequence[Field], last_line: int) -> Variant:
    """The variant that these lines of a file describe; `SheetFileError` if its name belongs to a printed sheet."""
    found = sheet_from_fields(fields, last_line)
    try:
        check_identity(found)
    except VariantError as error:
        raise SheetFileError(error, next(field.line for field in fields if field.key == "name")) from error
    return found
