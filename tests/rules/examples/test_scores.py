"""Examples 7 and 8: a scored sheet, and the table of points."""

from qwixx.rules import POINTS
from tests.rules.examples.documents import Document, having
from tests.rules.table import ANNA, Table

HEBREW_TABLE = (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


@having(7)
def test_four_rows_and_two_penalties_make_70(document: Document) -> None:
    assert document.scored
    for sheet in document.scored:
        scores = Table(sheet, "").game.scores[ANNA]
        assert (scores.rows, scores.penalties, scores.total) == (document.row_points, -10, 70)


@having(8)
def test_one_cross_is_1_point_four_are_10_eleven_are_66(document: Document) -> None:
    assert document.name == "S4-he"
    sheets = ("G12", "G12..G9", "G11..G2")
    assert [Table(sheet, "").points(ANNA) for sheet in sheets] == [1, 10, 66]


@having(8)
def test_the_whole_table_of_points(document: Document) -> None:
    assert document.name == "S4-he"
    assert POINTS[1:13] == HEBREW_TABLE
