"""The other official sheets through the referee: choices, events, sheets and what `set` refuses, in JSON."""

from typing import Any

import pytest

from tests.referee.programme import Programme

EMPTY: list[list[int]] = [[], [], [], []]
DICE = {"red": 1, "yellow": 1, "green": 1, "blue": 1}


@pytest.fixture
def programme() -> Programme:
    return Programme()


def put(programme: Programme, variant: str, *sheets: dict[str, Any], white: tuple[int, int], **dice: int) -> None:
    """Set up a position and roll."""
    programme.tell("set", variant=variant, sheets=list(sheets))
    programme.tell("roll", dice={"white": list(white), **DICE, **dice})


def chosen(programme: Programme, choice: Any) -> Any:
    """The events of action 1 in which the only player chooses this."""
    return programme.tell("choose", player=0, choice=choice)["events"]


def test_a_second_cross_and_a_number_with_two_crosses(programme: Programme) -> None:
    put(programme, "double-a", {"rows": [[2, 3], [], [], []]}, white=(1, 2))
    legal = programme.tell("legal", player=0)["choices"]
    assert {"row": 0, "number": 3, "second": True} in legal
    assert chosen(programme, {"row": 0, "number": 3, "second": True}) == [
        {"event": "crossed", "player": 0, "row": 0, "number": 3, "second": True}
    ]
    assert programme.tell("state")["sheets"][0]["rows"][0] == [2, 3, 3]


def test_a_number_of_double_b_is_one_event_and_one_number(programme: Programme) -> None:
    put(programme, "double-b", {"rows": EMPTY}, white=(1, 2))
    assert len(chosen(programme, {"row": 0, "number": 3})) == 1
    sheet = programme.tell("state")["sheets"][0]
    assert (sheet["rows"][0], sheet["scores"]["rows"][0]) == ([3], 3)


def test_the_bar_is_told_between_the_number_that_used_it_and_the_one_that_it_forces(programme: Programme) -> None:
    put(programme, "bonus-a", {"rows": EMPTY, "bar": []}, white=(1, 2))
    assert chosen(programme, {"row": 0, "number": 3}) == [
        {"event": "crossed", "player": 0, "row": 0, "number": 3},
        {"event": "bar", "player": 0, "place": 0},
        {"event": "crossed", "player": 0, "row": 0, "number": 4, "forced": True},
    ]
    assert programme.tell("state")["sheets"][0]["bar"] == [0]


def test_the_rows_of_forced_crosses(programme: Programme) -> None:
    rows = [[2, 3, 4], [2, 3, 11], [], [12, 11, 10, 9]]
    put(programme, "bonus-b", {"rows": rows}, white=(4, 5))
    legal = programme.tell("legal", player=0)["choices"]
    assert [choice for choice in legal if choice and choice["row"] == 2] == [{"row": 2, "number": 9, "then": [2, 2]}]
    for wrong in ([], [2], [2, 2, 2], [0, 2]):
        choice = {"row": 2, "number": 9, "then": wrong}
        assert programme.refused("choose", player=0, choice=choice) == ("wrong-rows", "BB2")
    assert programme.refused("choose", player=0, choice={"row": 2, "number": 9}) == ("wrong-rows", "BB2")
    assert programme.tell("why", player=0, row=2, number=9)["legal"] is True
    assert programme.tell("why", player=0, row=2, number=9, lucky=False)["legal"] is True
    assert chosen(programme, {"row": 2, "number": 9, "then": [2, 2]}) == [
        {"event": "crossed", "player": 0, "row": 2, "number": 9, "then": [2, 2]},
        {"event": "crossed", "player": 0, "row": 2, "number": 8, "forced": True},
        {"event": "crossed", "player": 0, "row": 2, "number": 7, "forced": True},
    ]


def test_an_exchange(programme: Programme) -> None:
    put(programme, "x-change", {"rows": EMPTY}, white=(4, 5))
    assert {"row": 0, "number": 7, "exchange": 1} in programme.tell("legal", player=0)["choices"]
    assert chosen(programme, {"row": 0, "number": 7, "exchange": 1}) == [
        {"event": "crossed", "player": 0, "row": 0, "number": 7, "exchange": 1}
    ]
    assert programme.tell("state")["sheets"][0]["diamonds"] == [1]


def test_bonus_rows_are_numbered_from_the_top_and_score_nothing(programme: Programme) -> None:
    put(programme, "big-points", {"rows": [[5], [], [], [], [], []]}, white=(1, 4))
    chosen(programme, {"row": 1, "number": 5})
    assert programme.tell("state")["sheets"][0]["scores"]["rows"] == [3, 0, 1, 0, 0, 0]


def test_letters_of_sheets(programme: Programme) -> None:
    programme.tell("new", variant="connected-steps", players=3)
    assert [sheet["face"] for sheet in programme.tell("state")["sheets"]] == ["A", "B", "C"]
    programme.tell("new", variant="connected-steps", players=2, faces=["C", "C"])
    assert [sheet["face"] for sheet in programme.tell("state")["sheets"]] == ["C", "C"]
    for faces in (["F", "A"], ["A"], ["a", "b"]):
        assert programme.refused("new", variant="connected-steps", players=2, faces=faces)[1] == "S1"
    assert programme.refused("new", variant="classic", players=2, faces=["A", "B"]) == ("no-such-face", "S1")
    programme.tell("set", variant="connected-steps", sheets=[{"rows": EMPTY}, {"rows": EMPTY}])
    assert [sheet["face"] for sheet in programme.tell("state")["sheets"]] == ["A", "B"]


def test_scores_may_leave_out_extra_where_it_is_0(programme: Programme) -> None:
    plain = {"rows": [1, 0, 0, 0], "penalties": 0, "total": 1}
    programme.tell("set", variant="classic", sheets=[{"rows": [[2], [], [], []], "scores": plain}])
    steps = {"rows": [0, 1, 0, 0], "penalties": 0, "total": 2}
    sheet: dict[str, Any] = {"rows": [[], [2], [], []], "face": "A", "scores": steps}
    assert programme.refused("set", variant="connected-steps", sheets=[sheet])[0] == "contradiction"
    programme.tell("set", variant="connected-steps", sheets=[{**sheet, "scores": {**steps, "extra": 1}}])


@pytest.mark.parametrize(
    ("variant", "sheet", "code", "clause"),
    [
        ("double-a", {"rows": [[2, 2, 2], [], [], []]}, "already-crossed", "C5"),
        ("double-a", {"rows": [[2, 2, 3, 3, 4, 4, 5, 12, 12], [], [], []]}, "already-crossed", "C5"),
        ("double-b", {"rows": [[3, 3], [], [], []]}, "already-crossed", "C5"),
        ("double-a", {"rows": [[2, 2, 3, 3, 4, 4, 12], [], [], []]}, "lock-needs-crosses", "C12"),
        ("double-b", {"rows": [[3, 5, 9, 12], [], [], []]}, "lock-needs-crosses", "C12"),
        ("big-points", {"rows": [[4], [5], [], [], [], []]}, "needs-neighbour", "P2"),
        ("connected-chain", {"rows": [[6], [], [], []]}, "chain-apart", "H2"),
        ("bonus-a", {"rows": [[3], [], [], []], "bar": [0, 0]}, "no-such-place", "BA1"),
        ("bonus-a", {"rows": [[3], [], [], []], "bar": [12]}, "no-such-place", "BA1"),
        ("bonus-a", {"rows": [[3], [], [], []]}, "bar", "BA2"),
        ("bonus-a", {"rows": [[2], [], [], []], "bar": [0]}, "bar", "BA2"),
        ("bonus-a", {"rows": [[3], [], [], []], "bar": [1]}, "bar", "BA2"),
        ("x-change", {"rows": EMPTY, "diamonds": [0]}, "diamond-count", "X2"),
        ("x-change", {"rows": [[2, 3], [], [], []], "diamonds": [0, 0]}, "no-such-place", "X1"),
        ("connected-steps", {"rows": EMPTY, "face": "F"}, "no-such-face", "S1"),
    ],
)
def test_what_set_refuses(programme: Programme, variant: str, sheet: dict[str, Any], code: str, clause: str) -> None:
    assert programme.refused("set", variant=variant, sheets=[sheet]) == (code, clause)


def test_set_refuses_a_bonus_row_as_closed_and_keys_that_a_sheet_has_not(programme: Programme) -> None:
    rows = [[2, 3, 4, 5, 6, 12], [], [], [], [], []]
    programme.tell("set", variant="big-points", sheets=[{"rows": rows}], closed=[0])
    refused = programme.refused("set", variant="big-points", sheets=[{"rows": rows}], closed=[0, 1])
    assert refused == ("not-locked", "C13")
    for key, value in (("face", "A"), ("bar", []), ("diamonds", [])):
        sheet = {"rows": EMPTY, key: value}
        assert programme.refused("set", variant="classic", sheets=[sheet])[0] == "unknown-key"
