"""Sheet files: a variant as a text that people can write (`docs/develop/notation.md`)."""

import re
from collections.abc import Iterable

from qwixx.rules.colours import BY_LETTER
from qwixx.rules.errors import NotationError, VariantError
from qwixx.rules.key_value_lines import Field, meaningful_lines, parse_field, parse_whole, whole
from qwixx.rules.variant import MAX_SIDES, Cell, LuckyPair, Variant

REQUIRED = ("name", "dice", "row")
KEYS = ("name", "title", "dice", "locking", "needs", "lucky", "row")
HIGHEST = 2 * MAX_SIDES
"""The highest sum of any dice; no row is longer."""


class SheetFileError(VariantError):
    """A well-formed sheet file whose sheet cannot be played on; `line` says where."""

    def __init__(self, cause: VariantError, line: int) -> None:
        super().__init__(cause.code, f"line {line}: {cause.message}", cause.row)
        self.facts = cause.facts
        self.line = line


def sheet_fields(text: str) -> tuple[list[Field], int]:
    """The lines of a sheet file, and the number of the last one."""
    fields = [parse_field(line, content) for line, content in meaningful_lines(text)]
    return fields, text.rstrip().count("\n") + 1


def sheet_from_fields(fields: Iterable[Field], last_line: int) -> Variant:
    """Read a variant from its lines; what is missing is reported at `last_line`. Any name is accepted here."""
    single: dict[str, Field] = {}
    row_fields: list[Field] = []
    for field in fields:
        if field.key not in KEYS:
            raise NotationError(field.key, "one of " + ", ".join(KEYS), field.line)
        if field.key == "row":
            row_fields.append(field)
        elif field.key in single:
            raise NotationError(field.key, f'"{field.key}" only once', field.line)
        else:
            single[field.key] = field
    for key in REQUIRED:
        if key not in single and not (key == "row" and row_fields):
            raise NotationError("", f'a line "{key}: …"', last_line)
    rows = tuple(_parse_row(field) for field in row_fields)
    name = single["name"].value
    title = single["title"].value if "title" in single else name
    sides = parse_whole(single["dice"], 2, MAX_SIDES)
    locking = parse_whole(single["locking"], 1, HIGHEST) if "locking" in single else 1
    needs = parse_whole(single["needs"], 0, HIGHEST) if "needs" in single else 5
    lucky = _parse_lucky(single["lucky"]) if "lucky" in single else ()
    try:
        return Variant(name, title, sides, rows, locking, needs, lucky)
    except VariantError as error:
        raise SheetFileError(error, _line_at_fault(error, single, row_fields)) from error


def format_sheet(variant: Variant) -> str:
    """The sheet file of a variant; it reads back as an equal one."""
    lines = [
        f"name: {variant.name}",
        f"title: {variant.title}",
        f"dice: {variant.sides}",
        f"locking: {variant.locking}",
        f"needs: {variant.needs}",
    ]
    if variant.lucky:
        lines.append("lucky: " + " ".join(format_lucky(pair) for pair in variant.lucky))
    lines += ["row: " + " ".join(map(str, cells)) for cells in variant.rows]
    return "\n".join(lines) + "\n"


def parse_lucky(text: str, line: int | None = None) -> LuckyPair:
    """Read a pair of lucky numbers such as `5-8`."""
    low, dash, high = text.partition("-")
    if not dash:
        raise NotationError(text, "two lucky numbers such as 5-8", line)
    return whole(low, 2, HIGHEST, line), whole(high, 2, HIGHEST, line)


def format_lucky(pair: LuckyPair) -> str:
    """Write a pair of lucky numbers: `5-8`."""
    return f"{pair[0]}-{pair[1]}"


def _parse_lucky(field: Field) -> tuple[LuckyPair, ...]:
    return tuple(parse_lucky(pair, field.line) for pair in field.value.split())


def _parse_row(field: Field) -> tuple[Cell, ...]:
    cells = []
    for place, text in enumerate(field.value.split(), start=1):
        found = re.fullmatch(r"([RYGB])([1-9][0-9]?)", text)
        if not found:
            raise NotationError(text, f"cell {place} as a colour (R, Y, G or B) and a number, such as R5", field.line)
        cells.append(Cell(BY_LETTER[found[1]], int(found[2])))
    return tuple(cells)


def _line_at_fault(error: VariantError, single: dict[str, Field], rows: list[Field]) -> int:
    if error.row is not None:
        return rows[error.row].line
    key = {"lucky-pairs": "lucky", "row-count": "row"}.get(error.code, error.code)
    return single[key].line if key in single else rows[-1].line
