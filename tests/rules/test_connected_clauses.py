"""Connected: the steps (S1, S2) and the chain (H1 to H4)."""

import pytest

from qwixx.rules import Crossed, new_game, sheet_of, variant
from tests.rules.table import ANNA, BEN, Table, refused

STEPS, CHAIN = "connected-steps", "connected-chain"
ZIGZAG = "RYGBGY"


def forced(player: int, row: int, number: int) -> Crossed:
    return Crossed(player, row, number, forced=True)


@pytest.mark.parametrize("on", [STEPS, CHAIN])
def test_S1_H1_five_different_sheets_one_for_each_player(on: str) -> None:
    kind = variant(on)
    assert [sheet.face for sheet in new_game(kind, 5).sheets] == [*"ABCDE"]
    assert [sheet.face for sheet in new_game(kind, 2, faces=["C", "C"]).sheets] == ["C", "C"]
    assert len({(face.steps, face.chain) for face in kind.faces}) == 5


@pytest.mark.parametrize(
    ("faces", "code"), [(["A"], "face-count"), (["A", "F"], "no-such-face"), (["A", None], "no-such-face")]
)
def test_S1_other_letters_are_refused(faces: list[str], code: str) -> None:
    with refused(code, "S1"):
        new_game(variant(STEPS), 2, faces=faces)


def test_S1_where_all_sheets_are_alike_they_have_no_letter() -> None:
    with refused("no-such-face", "S1"):
        new_game(variant("classic"), 2, faces=["A", "B"])


def test_S1_eleven_numbers_are_framed_one_in_each_column_in_a_zigzag() -> None:
    kind = variant(STEPS)
    for face in kind.faces:
        assert [kind.target(*place).cell for place in face.steps] == [*range(11)]
        letters = "".join("RYGB"[row] for row, _ in face.steps)
        assert letters in ZIGZAG * 3


def test_S2_framed_numbers_count_in_their_rows_and_once_more_together() -> None:
    scores = Table("FA Y2 G11 B10 Y3", "", on=STEPS).game.scores[ANNA]
    assert (scores.rows, scores.extra, scores.total) == ((0, 3, 1, 1), 6, 11)
    assert Table("FB Y2 G11 B10 Y3", "", on=STEPS).game.scores[ANNA].extra == 1


def test_S2_a_framed_last_number_is_one_step_and_its_lock_is_none() -> None:
    scores = Table("FA Y3..Y7 Y12", "", on=STEPS).game.scores[ANNA]
    assert (scores.rows[1], scores.extra) == (28, 3)


def test_S2_eleven_steps_are_66() -> None:
    kind = variant(STEPS)
    rows: list[list[int]] = [[], [], [], []]
    for row, number in kind.faces[3].steps:
        rows[row].append(number)
    rows[3] += [12, 11, 10, 9]
    assert sheet_of(kind, rows, face="D").scores(kind).extra == 66


def test_H1_six_pairs_of_numbers_in_neighbouring_rows_and_in_one_column() -> None:
    kind = variant(CHAIN)
    for face in kind.faces:
        assert len(face.chain) == 6
        for one, other in face.chain:
            assert other[0] == one[0] + 1
            assert kind.target(*one).cell == kind.target(*other).cell


def test_H2_who_crosses_one_end_crosses_the_other_at_once() -> None:
    table = Table("FA", "FB", on=CHAIN).roll_white("2+4").white("R6", "R6")
    assert table.events == (Crossed(ANNA, 0, 6), forced(ANNA, 1, 6), Crossed(BEN, 0, 6))


def test_H2_also_left_of_the_frontier() -> None:
    table = Table("FA Y9", "FB", on=CHAIN).roll_white("2+4").white("R6", "-")
    assert table.crosses(ANNA) == "R6 Y6 Y9"


def test_H2_also_in_a_closed_row_and_in_one_that_is_locked_on_this_sheet() -> None:
    closed = Table("FA", "FB", on=CHAIN, closed="Y").roll_white("2+4").white("R6", "-")
    assert closed.crosses(ANNA) == "R6 Y6"
    locked = Table("FA Y2 Y4 Y5 Y7 Y9 Y12", "FB", on=CHAIN).roll_white("2+4").white("R6", "-")
    assert locked.crosses(ANNA) == "R6 Y2 Y4 Y5 Y6 Y7 Y9 Y12"
    assert locked.game.sheets[ANNA].crosses(1) == 8


def test_H2_one_end_without_the_other_is_on_no_sheet() -> None:
    with refused("chain-apart", "H2"):
        sheet_of(variant(CHAIN), [[6], [], [], []], face="A")
    assert sheet_of(variant(CHAIN), [[6], [], [], []], face="B").crosses(0) == 1


def test_H3_the_other_end_counts_towards_the_lock_and_for_points() -> None:
    table = Table("FA Y2 Y4 Y5 Y7", "FB", on=CHAIN).roll("2+4 r1 y6 g1 b1").white("R6", "-")
    assert table.game.sheets[ANNA].crosses(1) == 5
    assert table.game.scores[ANNA].rows[1] == 15


def test_H3_it_moves_the_frontier_if_it_lies_right_of_it() -> None:
    table = Table("FA Y5", "FB", on=CHAIN).roll_white("2+4").white("R6", "-")
    assert table.why(ANNA, "Y6") == "already-crossed C5"
    table = Table("FA", "FB", on=CHAIN).roll_white("5+6").white("R11", "-").colour("-").roll_white("3+4")
    assert table.why(ANNA, "Y7") == "left-of-cross C4"


def test_H3_else_the_frontier_stays() -> None:
    table = Table("FA Y9", "FB", on=CHAIN).roll_white("2+4").white("R6", "-").colour("-").roll_white("5+5")
    assert table.why(ANNA, "Y8") == "left-of-cross C4"
    assert "Y10" in table.may(ANNA)


def test_H3_no_pair_holds_a_last_number() -> None:
    kind = variant(CHAIN)
    assert not any(kind.target(*end).locks for face in kind.faces for link in face.chain for end in link)


def test_H4_in_action_2_it_is_one_choice_with_two_crosses() -> None:
    table = Table("FA", "FB", on=CHAIN).roll("1+5 r5 y1 g1 b1").white("-", "-").colour("R6")
    assert table.events == (Crossed(ANNA, 0, 6), forced(ANNA, 1, 6))
