"""Sheet files: a variant as a text that people can write (`docs/develop/notation.md`)."""

import re
from collections.abc import Iterable

from qwixx.rules.colours import BY_LETTER
from qwixx.rules.errors import NotationError, VariantError
from qwixx.rules.key_value_lines import Field, meaningful_lines, parse_field, parse_whole, whole
from qwixx.rules.printed import MAX_SIDES, Cell, Diamond, Face, LuckyPair, Pair, PairEffect, Place
from qwixx.rules.variant import Variant, place_names, row_signs
from qwixx.rules.variant_checks import MAX_POINTS

REQUIRED = ("name", "dice", "row")
KEYS = (
    "name",
    "title",
    "dice",
    "locking",
    "needs",
    "points",
    "lucky",
    "row",
    "second",
    "double",
    "boxed",
    "bar",
    "pair",
    "steps A",
    "chain A",
    "exchange",
)
"""The keys of a sheet file in the order in which they are written; there are `steps` and `chain` for each letter."""
OFTEN = ("row", "pair")
"""The keys that may stand on several lines."""
FACE_KEY = re.compile(r"(steps|chain) ([A-Z])")
HIGHEST = 2 * MAX_SIDES
"""The highest sum of any dice; no row is longer."""
NONE = "-"
"""No cell: for a face that bears nothing."""
EFFECTS = {effect.value: effect for effect in PairEffect}


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
    return _SheetLines(fields, last_line).variant()


def format_sheet(variant: Variant) -> str:
    """The sheet file of a variant; it reads back as an equal one."""
    name_of, signs = variant.name_of, variant.row_signs

    def cells(places: Iterable[Place]) -> str:
        return " ".join(name_of[place] for place in places)

    lines = [
        f"name: {variant.name}",
        f"title: {variant.title}",
        f"dice: {variant.sides}",
        f"locking: {variant.locking}",
        f"needs: {variant.needs}",
        f"points: {' '.join(map(str, variant.points))}",
        f"lucky: {' '.join(format_lucky(pair) for pair in variant.lucky)}",
        *("row: " + " ".join(map(str, row)) for row in variant.rows),
        f"second: {cells(variant.second)}",
        f"double: {cells(variant.double)}",
        f"boxed: {cells(variant.boxed)}",
        f"bar: {' '.join(signs[row] for row in variant.bar)}",
        *(f"pair: {cells((pair.first, pair.second))} {_format_effect(pair)}" for pair in variant.pairs),
    ]
    for face in variant.faces:
        # a face that bears nothing still has a line, which says that there is such a sheet
        if face.steps or not face.chain:
            lines.append(f"steps {face.letter}: {cells(face.steps) or NONE}")
        lines.append(
            f"chain {face.letter}: {' '.join(f'{name_of[one]}-{name_of[other]}' for one, other in face.chain)}"
        )
    lines.append(f"exchange: {' '.join(f'{one}/{other}' for one, other in variant.diamonds)}")
    return "".join(f"{line}\n" for line in lines if not line.endswith(": "))


def parse_lucky(text: str, line: int | None = None) -> LuckyPair:
    """Read a pair of lucky numbers such as `5-8`."""
    low, dash, high = text.partition("-")
    if not dash:
        raise NotationError(text, "two lucky numbers such as 5-8", line)
    return whole(low, 2, HIGHEST, line), whole(high, 2, HIGHEST, line)


def format_lucky(pair: LuckyPair) -> str:
    """Write a pair of lucky numbers: `5-8`."""
    return f"{pair[0]}-{pair[1]}"


def _format_effect(pair: Pair) -> str:
    return f"{pair.effect.value} {pair.points}" if pair.points else pair.effect.value


class _SheetLines:
    """The lines of a sheet file by their keys."""

    def __init__(self, fields: Iterable[Field], last_line: int) -> None:
        self.single: dict[str, Field] = {}
        self.often: dict[str, list[Field]] = {key: [] for key in OFTEN}
        for field in fields:
            if field.key not in KEYS and not FACE_KEY.fullmatch(field.key):
                raise NotationError(field.key, "one of " + ", ".join(KEYS), field.line)
            if field.key in OFTEN:
                self.often[field.key].append(field)
            elif field.key in self.single:
                raise NotationError(field.key, f'"{field.key}" only once', field.line)
            else:
                self.single[field.key] = field
        for key in REQUIRED:
            if key not in self.single and not self.often.get(key):
                raise NotationError("", f'a line "{key}: …"', last_line)

    def variant(self) -> Variant:
        """The variant that these lines describe."""
        rows = tuple(_parse_row(field) for field in self.often["row"])
        self.places = place_names(rows)
        name = self.single["name"].value
        title = self.single["title"].value if "title" in self.single else name
        sides = parse_whole(self.single["dice"], 2, MAX_SIDES)
        locking = parse_whole(self.single["locking"], 1, HIGHEST) if "locking" in self.single else 1
        needs = parse_whole(self.single["needs"], 0, HIGHEST) if "needs" in self.single else 5
        try:
            return Variant(
                name,
                title,
                sides,
                rows,
                locking,
                needs,
                lucky=tuple(parse_lucky(word, line) for line, word in self._words("lucky")),
                points=tuple(whole(word, 0, MAX_POINTS, line) for line, word in self._words("points")),
                second=self._cells("second"),
                double=self._cells("double"),
                boxed=self._cells("boxed"),
                bar=self._bar(rows),
                pairs=tuple(map(self._pair, self.often["pair"])),
                faces=self._faces(),
                diamonds=tuple(_parse_diamond(word, line) for line, word in self._words("exchange")),
            )
        except VariantError as error:
            raise SheetFileError(error, self._line_at_fault(error)) from error

    def _words(self, key: str) -> list[tuple[int, str]]:
        field = self.single.get(key)
        return [(field.line, word) for word in field.value.split()] if field else []

    def _cell(self, name: str, line: int) -> Place:
        if name not in self.places:
            raise NotationError(name, f"a cell of this sheet such as {next(iter(self.places), 'R5')}", line)
        return self.places[name]

    def _cells(self, key: str) -> tuple[Place, ...]:
        words = self._words(key)
        return () if [word for _, word in words] == [NONE] else tuple(self._cell(word, line) for line, word in words)

    def _bar(self, rows: tuple[tuple[Cell, ...], ...]) -> tuple[int, ...]:
        by_sign = {sign: row for row, sign in enumerate(row_signs(rows))}
        for line, word in self._words("bar"):
            if word not in by_sign:
                raise NotationError(word, f"rows, each one of {', '.join(by_sign)}", line)
        return tuple(by_sign[word] for _, word in self._words("bar"))

    def _pair(self, field: Field) -> Pair:
        words = field.value.split()
        effect = EFFECTS.get(words[2]) if len(words) > 2 else None
        counted = effect is PairEffect.POINTS
        if effect is None or len(words) != 3 + counted:
            raise NotationError(field.value, f"two cells and one of {', '.join(EFFECTS)} 13", field.line)
        first, second = (self._cell(word, field.line) for word in words[:2])
        return Pair(first, second, effect, whole(words[3], 1, MAX_POINTS, field.line) if counted else 0)

    def _faces(self) -> tuple[Face, ...]:
        letters = sorted({found[2] for found in map(FACE_KEY.fullmatch, self.single) if found})
        return tuple(Face(letter, self._cells(f"steps {letter}"), self._chain(f"chain {letter}")) for letter in letters)

    def _chain(self, key: str) -> tuple[tuple[Place, Place], ...]:
        links = []
        for line, word in self._words(key):
            one, dash, other = word.partition("-")
            if not dash:
                raise NotationError(word, "two cells such as R6-Y6", line)
            links.append((self._cell(one, line), self._cell(other, line)))
        return tuple(links)

    def _line_at_fault(self, error: VariantError) -> int:
        rows = self.often["row"]
        if error.row is not None:
            return rows[error.row].line
        if error.pair is not None:
            return self.often["pair"][error.pair].line
        part = error.part or error.code
        keys = (part, part.replace("steps", "chain"))
        return next((self.single[key].line for key in keys if key in self.single), rows[-1].line)


def _parse_diamond(word: str, line: int) -> Diamond:
    one, slash, other = word.partition("/")
    if not slash:
        raise NotationError(word, "two numbers such as 8/5", line)
    return whole(one, 2, HIGHEST, line), whole(other, 2, HIGHEST, line)


def _parse_row(field: Field) -> tuple[Cell, ...]:
    cells = []
    for place, text in enumerate(field.value.split(), start=1):
        found = re.fullmatch(r"([RYGB])([RYGB]?)([1-9][0-9]?)", text)
        if not found:
            raise NotationError(text, f"cell {place} as a colour (R, Y, G or B) and a number, such as R5", field.line)
        other = BY_LETTER[found[2]] if found[2] else None
        cells.append(Cell(BY_LETTER[found[1]], int(found[3]), other))
    return tuple(cells)
