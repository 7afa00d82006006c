"""Sizes on paper, measured in the file."""

from itertools import product

import pytest

from qwixx.pads import PAPERS, PadRequest, pdf
from qwixx.rules import FOUR_ROWS, IllegalError, Variant, parse_sheet, variant, variant_names
from tests.pads.reading import Box, boxes_of, pages_of, size_of

SEVEN = 7.0
LONG = "\n".join(["name: long", "dice: 20", *("row: " + " ".join(f"{c}{n}" for n in range(2, 41)) for c in "RYGB")])


def cells_of(request: PadRequest, boxes: list[Box]) -> list[Box]:
    """The boxes that are as large as cells ought to be."""
    width, height = request.layout.cell
    return [box for box in boxes if box.stroked and abs(box.width - width) < 0.02 and abs(box.height - height) < 0.02]


@pytest.mark.parametrize(("paper", "per_page"), list(product(PAPERS, range(1, 5))))
def test_every_cell_of_every_variant_is_on_the_page_apart_from_the_others(paper: str, per_page: int) -> None:
    for name in variant_names(FOUR_ROWS):
        request = PadRequest(variant(name), paper=paper, per_page=per_page, sheets=per_page)
        (page,) = pages_of(pdf(request))
        boxes = boxes_of(page)
        cells = cells_of(request, boxes)
        assert len(cells) == per_page * sum(map(len, request.variant.rows))
        width, height = size_of(page)
        assert all(box.x > -0.1 and box.x + box.width < width + 0.1 for box in boxes)
        assert all(box.y > -0.1 and box.y + box.height < height + 0.1 for box in boxes)
        assert all(box.x >= 4 and box.x + box.width <= width - 4 for box in cells)
        assert not any(overlap(one, other) for place, one in enumerate(cells) for other in cells[:place])


def overlap(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("per_page", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["classic", "mixx-a", "mixx-b"])
def test_cells_on_a5_have_at_least_seven_millimetres(name: str, per_page: int) -> None:
    request = PadRequest(variant(name), paper="a5", per_page=per_page, sheets=per_page)
    cells = cells_of(request, boxes_of(pages_of(pdf(request))[0]))
    assert len(cells) == 44 * per_page
    assert min(min(box.width, box.height) for box in cells) >= SEVEN


@pytest.mark.parametrize(
    ("paper", "per_page", "size"),
    [
        ("a4", 1, (297, 210)),
        ("a4", 2, (210, 297)),
        ("a5", 1, (210, 148)),
        ("a5", 2, (148, 210)),
        ("letter", 1, (279.4, 215.9)),
        ("letter", 2, (215.9, 279.4)),
    ],
)
def test_pages_are_as_large_as_the_paper(paper: str, per_page: int, size: tuple[float, float]) -> None:
    pages = pages_of(pdf(PadRequest(variant("classic"), paper=paper, per_page=per_page, sheets=3)))
    assert [size_of(page) for page in pages] == [size] * (3 if per_page == 1 else 2)


@pytest.mark.parametrize(
    ("sheets", "per_page", "rules", "pages"), [(40, 2, False, 20), (40, 4, True, 11), (1, 3, True, 1)]
)
def test_number_of_pages(sheets: int, per_page: int, rules: bool, pages: int) -> None:
    request = PadRequest(variant("classic"), sheets=sheets, per_page=per_page, rules=rules)
    assert len(pages_of(pdf(request))) == pages


def long_sheet() -> Variant:
    return parse_sheet(LONG)


def test_the_longest_rows_fit_a_page() -> None:
    request = PadRequest(long_sheet(), sheets=1, per_page=1)
    assert len(cells_of(request, boxes_of(pages_of(pdf(request))[0]))) == 4 * 39


def test_cells_too_small_for_a_pen_are_refused() -> None:
    with pytest.raises(IllegalError, match=r"cells of [0-4]\.[0-9] mm are too small"):
        PadRequest(long_sheet(), paper="a5", per_page=4)
