"""What is in a PDF file: pages, fonts, words, colours, and the boxes that are drawn, in millimetres."""

import io
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

POINT = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
UNIT: Matrix = (1, 0, 0, 1, 0, 0)
STROKING = {b"S", b"s", b"B", b"B*", b"b", b"b*"}
PAINTING = STROKING | {b"f", b"f*", b"n"}
POINTS = {b"m", b"l", b"c"}
BARE_COLOURS = {b"rg", b"RG", b"k", b"K"}


class Box(NamedTuple):
    """The outline of something drawn; y counts from the top of the page."""

    x: float
    y: float
    width: float
    height: float
    stroked: bool


def pages_of(file: bytes) -> list[PageObject]:
    return list(PdfReader(io.BytesIO(file)).pages)


def size_of(page: PageObject) -> tuple[float, float]:
    return round(float(page.mediabox.width) * POINT, 1), round(float(page.mediabox.height) * POINT, 1)


def text_of(page: PageObject) -> str:
    return re.sub(r"\s+", " ", page.extract_text())


def sized_texts_of(page: PageObject) -> list[tuple[str, float]]:
    """The first word of each text as it was set, and the size of its font in points."""
    found: list[tuple[str, float]] = []

    def visit(text: str, _place: Any, _matrix: Any, _font: Any, size: float) -> None:
        found.extend((word, size) for word in text.split()[:1])

    page.extract_text(visitor_text=visit)
    return found


def fonts_of(page: PageObject) -> dict[str, bool]:
    """The name of each font, and whether it is embedded."""
    found = {}
    for font in _resources(page, "/Font"):
        descriptor = font["/DescendantFonts"][0]["/FontDescriptor"]
        found[str(font["/BaseFont"]).partition("+")[2]] = "/FontFile2" in descriptor or "/FontFile3" in descriptor
    return found


def has_colour(page: PageObject) -> bool:
    """Whether anything but grey can be drawn: another colour space, or an operator that needs none."""
    spaces = _resources(page, "/ColorSpace")
    grey = all(space[0] == "/ICCBased" and space[1].get_object()["/N"] == 1 for space in spaces)
    return not grey or any(operator in BARE_COLOURS for _, operator in _operations(page))


def boxes_of(page: PageObject) -> list[Box]:
    """Everything drawn on a page that is not text."""
    height = float(page.mediabox.height)
    matrix, kept, path, found = UNIT, [], [], []
    for operands, operator in _operations(page):
        if operator == b"q":
            kept.append(matrix)
        elif operator == b"Q":
            matrix = kept.pop()
        elif operator == b"cm":
            matrix = _product(tuple(map(float, operands)), matrix)
        elif operator in POINTS:
            numbers = [float(operand) for operand in operands]
            path += [_moved(numbers[i], numbers[i + 1], matrix) for i in range(0, len(numbers), 2)]
        elif operator in PAINTING:
            if path and operator != b"n":
                found.append(_box(path, height, operator in STROKING))
            path = []
    return found


def _resources(page: PageObject, kind: str) -> list[Any]:
    """What the page and the drawings placed on it use of a kind."""
    return [each for holder in _holders(page) for each in holder["/Resources"].get(kind, {}).values()]


def _holders(holder: Any) -> Iterator[Any]:
    yield holder
    for drawing in holder["/Resources"].get("/XObject", {}).values():
        if drawing["/Subtype"] == "/Form":
            yield from _holders(drawing)


def _operations(page: PageObject) -> Iterator[tuple[list[Any], bytes]]:
    return _unfolded(page, page.get_contents(), page.pdf)


def _unfolded(holder: Any, stream: Any, file: Any) -> Iterator[tuple[list[Any], bytes]]:
    """Everything drawn, with the drawings that are placed in their places."""
    for operands, operator in ContentStream(stream, file).operations:
        if operator != b"Do":
            yield list(operands), operator
            continue
        drawing = holder["/Resources"]["/XObject"][operands[0]]
        yield [], b"q"
        yield list(drawing.get("/Matrix", UNIT)), b"cm"
        yield from _unfolded(drawing, drawing, file)
        yield [], b"Q"


def _product(first: tuple[float, ...], second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def _moved(x: float, y: float, matrix: Matrix) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _box(path: list[tuple[float, float]], height: float, stroked: bool) -> Box:
    across, down = [x for x, _ in path], [height - y for _, y in path]
    left, top = min(across), min(down)
    return Box(left * POINT, top * POINT, (max(across) - left) * POINT, (max(down) - top) * POINT, stroked)
