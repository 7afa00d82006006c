"""Examples 1 and 2: a sheet with some crosses, and what can still be crossed."""

from tests.rules.examples.documents import Document, having
from tests.rules.table import ANNA, Table


@having(1)
def test_red_has_5_and_7_so_2_3_4_and_6_are_gone(document: Document) -> None:
    table = Table(document.sheet, "")
    gone = [number for number in range(2, 13) if table.why(ANNA, f"R{number}") == "left-of-cross C4"]
    assert gone == [2, 3, 4, 6]
    assert table.crossable(ANNA, "R") == [8, 9, 10, 11]
    assert table.why(ANNA, "R12") == "lock-needs-crosses C12"


@having(2)
def test_yellow_has_10_so_only_11_and_12_are_left(document: Document) -> None:
    assert Table(document.sheet, "").reach(ANNA, "Y") == [11, 12]


@having(2)
def test_green_goes_on_to_the_right_of_6(document: Document) -> None:
    assert Table(document.sheet, "").reach(ANNA, "G") == [5, 4, 3, 2]


@having(2)
def test_blue_began_with_10_and_goes_on_to_the_right_of_it(document: Document) -> None:
    table = Table(document.sheet, "")
    assert table.reach(ANNA, "B") == [9, 8, 7, 6, 5, 4, 3, 2]
    assert [table.why(ANNA, cell) for cell in ("B12", "B11")] == ["left-of-cross C4"] * 2
