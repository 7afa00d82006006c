"""The worked examples of the rulebooks, told to the referee."""

import pytest

from tests.referee.programme import Programme, cross, sheet


def test_classic_whites_4_and_1_then_white_4_and_blue_6() -> None:
    programme = Programme()
    programme.tell("new", variant="classic", players=4)
    programme.roll(4, 1, blue=6)
    programme.choose(0, 0, 5)
    programme.choose(1, 1, 5)
    programme.choose(2)
    programme.choose(3)
    assert programme.choose(0, 3, 10)["events"] == [{"event": "crossed", "player": 0, "row": 3, "number": 10}]
    assert [drawn["penalties"] for drawn in programme.tell("state")["sheets"]] == [0, 0, 0, 0]


@pytest.mark.parametrize("active", range(3))
def test_classic_two_players_lock_in_one_action_1_and_the_game_is_over(active: int) -> None:
    programme = Programme()
    sheets = [sheet([2, 3, 4, 5, 6]), sheet([], [2, 3, 4, 5, 6]), sheet([], [], [12, 11, 10, 9, 8, 2])]
    programme.tell("set", variant="classic", active=active, sheets=sheets)
    programme.roll(6, 6)
    programme.choose(0, 0, 12)
    programme.choose(1, 1, 12)
    assert programme.choose(2)["phase"] == "over"
    state = programme.tell("state")
    assert state["closed"] == [0, 1, 2]
    assert [drawn["penalties"] for drawn in state["sheets"]] == [0, 0, 0]
    assert state["outcome"] == {"reason": "locks", "winners": [0, 1, 2]}


def test_classic_the_scored_sheet_is_worth_70() -> None:
    programme = Programme()
    rows = [2, 3, 4, 5], [2, 3, 4], [12, 11, 10, 9, 8, 7, 6], [12, 11, 10, 9, 8, 7, 2]
    programme.tell("set", variant="classic", sheets=[sheet(*rows, penalties=2)])
    scores = {"rows": [10, 6, 28, 36], "extra": 0, "penalties": -10, "total": 70}
    assert programme.tell("state")["sheets"][0]["scores"] == scores


def test_longo_a_lucky_6_crosses_green_16_instead_of_a_6() -> None:
    programme = Programme()
    sheets = [sheet(), sheet([3], [4], [], [15]), sheet()]
    programme.tell("set", variant="longo", sheets=sheets)
    programme.roll(5, 1, blue=8)
    lucky = [choice for choice in programme.tell("legal", player=1)["choices"] if choice and choice.get("lucky")]
    assert lucky == [cross(2, 16, lucky=True)]
    assert programme.refused("choose", player=1, choice=cross(0, 4, lucky=True)) == ("not-fewest", "L4")
    assert programme.refused("choose", player=0, choice=cross(2, 16, lucky=True)) == ("not-lucky", "L4")
    programme.choose(1, 2, 16, lucky=True)
    assert programme.refused("choose", player=1, choice=cross(1, 6)) == ("already-chosen", "C8")
    programme.choose(0, 0, 6)
    assert programme.choose(2)["events"] == [
        {"event": "crossed", "player": 0, "row": 0, "number": 6},
        {"event": "crossed", "player": 1, "row": 2, "number": 16, "lucky": True},
    ]
    assert programme.refused("choose", player=0, choice=cross(1, 2, lucky=True)) == ("lucky-in-action-2", "L4")
    programme.choose(0, 3, 13)
    assert programme.tell("state")["sheets"][0]["rows"] == [[6], [], [], [13]]


def test_longo_green_3_locks_and_green_2_is_closed() -> None:
    programme = Programme()
    programme.tell("set", variant="longo", sheets=[sheet([], [], [16, 15, 14, 13, 12, 11]), sheet()])
    programme.roll(1, 2)
    programme.choose(1)
    programme.choose(0, 2, 3)
    state = programme.tell("state")
    assert (state["closed"], state["sheets"][0]["locks"]) == ([2], [2])
    assert state["sheets"][0]["scores"]["rows"][2] == 36
    assert programme.tell("why", player=0, row=2, number=2)["code"] == "row-closed"


def test_longo_the_scored_sheet_is_worth_87() -> None:
    programme = Programme()
    rows = [2, 3, 4, 5], [2, 3, 4], [16, 15, 14, 13, 12, 11, 10, 9, 8], [16, 15, 14, 13, 12, 11, 10, 9]
    programme.tell("set", variant="longo", sheets=[sheet(*rows, penalties=2)])
    assert programme.tell("state")["sheets"][0]["scores"]["total"] == 87


def test_mixx_a_the_die_of_the_last_cell_leaves_and_its_colour_stays_open_to_the_white_sum() -> None:
    programme = Programme()
    programme.tell("set", variant="mixx-a", sheets=[sheet([2, 3, 4, 5, 6]), sheet()])
    programme.roll(6, 6)
    programme.choose(1)
    assert {"event": "die-removed", "colour": "red"} in programme.choose(0, 0, 12)["events"]
    assert programme.tell("why", player=0, row=1, number=2) == {
        "ok": True,
        "legal": False,
        "code": "die-out",
        "clause": "C13",
        "message": "the red die has left the game",
    }
    programme.choose(0)
    programme.roll(1, 1)
    assert programme.tell("why", player=0, row=1, number=2)["legal"]
