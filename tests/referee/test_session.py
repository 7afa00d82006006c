"""The rest of the commands: rolling, choosing, asking."""

import pytest

from qwixx.rules import parse_position
from tests.referee.programme import Programme, cross, sheet

ROLL = {"white": [4, 1], "red": 2, "yellow": 3, "green": 6, "blue": 6}


@pytest.fixture
def programme() -> Programme:
    """Three players of classic; player 0 is to roll."""
    programme = Programme()
    programme.tell("new", variant="classic", players=3)
    return programme


def test_a_roll_opens_action_1_for_all(programme: Programme) -> None:
    assert programme.tell("roll", dice=ROLL) == {"ok": True, "phase": "white", "waiting": [0, 1, 2]}
    assert programme.tell("state")["roll"] == ROLL


def test_c13_a_die_that_has_left_is_left_out_or_null(programme: Programme) -> None:
    for green in ({}, {"green": None}):
        programme.tell("set", variant="classic", sheets=[sheet([], [], [12, 11, 10, 9, 8, 2])], closed=[2])
        dice = {key: value for key, value in ROLL.items() if key != "green"}
        programme.tell("roll", dice={**dice, **green})
        assert programme.tell("state")["roll"] == dice


@pytest.mark.parametrize(
    ("dice", "refusal"),
    [
        (ROLL | {"red": None}, ("die-missing", "C7")),
        (ROLL | {"red": 0}, ("die-value", "C2")),
        (ROLL | {"red": -1}, ("die-value", "C2")),
        (ROLL | {"red": 7}, ("die-value", "C2")),
        (ROLL | {"white": [0, 1]}, ("die-value", "C2")),
        (ROLL | {"white": [7, 1]}, ("die-value", "C2")),
        (ROLL | {"white": [1]}, ("wrong-type", None)),
        (ROLL | {"white": [1, 2, 3]}, ("wrong-type", None)),
        (ROLL | {"white": None}, ("wrong-type", None)),
        (ROLL | {"white": [1, True]}, ("wrong-type", None)),
        (ROLL | {"blue": 2.0}, ("wrong-type", None)),
        (ROLL | {"blue": "2"}, ("wrong-type", None)),
        (ROLL | {"pink": 2}, ("unknown-key", None)),
        ({"red": 1}, ("missing-key", None)),
        (None, ("wrong-type", None)),
        ("4+1 r2 y3 g6 b6", ("wrong-type", None)),
    ],
)
def test_c7_other_rolls_are_refused(programme: Programme, dice: object, refusal: tuple[str, str | None]) -> None:
    assert programme.refused("roll", dice=dice) == refusal


def test_c13_a_die_that_has_left_is_not_rolled(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet([], [], [12, 11, 10, 9, 8, 2])], closed=[2])
    assert programme.refused("roll", dice=ROLL) == ("die-out", "C13")
    assert programme.refused("roll", dice=ROLL | {"green": 0}) == ("die-value", "C2")


def test_only_one_roll_a_turn(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    assert programme.refused("roll", dice=ROLL) == ("wrong-phase", "C8")
    for player in range(3):
        programme.choose(player)
    assert programme.refused("roll", dice=ROLL) == ("wrong-phase", "C9")


def test_choices_are_sealed_until_all_have_chosen(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    before = programme.tell("state")
    assert programme.choose(1, 1, 5) == {"ok": True, "phase": "white", "waiting": [0, 2]}
    assert programme.tell("state") == before | {"waiting": [0, 2]}
    assert programme.choose(2) == {"ok": True, "phase": "white", "waiting": [0]}
    assert programme.tell("state") == before | {"waiting": [0]}
    assert programme.choose(0, 0, 5) == {
        "ok": True,
        "phase": "colour",
        "waiting": [0],
        "events": [
            {"event": "crossed", "player": 0, "row": 0, "number": 5},
            {"event": "crossed", "player": 1, "row": 1, "number": 5},
        ],
    }
    assert [drawn["rows"] for drawn in programme.tell("state")["sheets"]] == [
        [[5], [], [], []],
        [[], [5], [], []],
        [[], [], [], []],
    ]


def test_a_choice_is_final(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    programme.choose(1, 1, 5)
    assert programme.refused("choose", player=1, choice=None) == ("already-chosen", "C8")
    assert programme.tell("legal", player=1)["choices"] == []
    assert programme.tell("why", player=1, row=0, number=5) == {
        "ok": True,
        "legal": False,
        "code": "already-chosen",
        "clause": "C8",
        "message": "player 1 has chosen already in this phase",
    }
    assert programme.tell("why", player=1, row=0, number=6)["code"] == "not-white-sum"
    assert programme.tell("why", player=0, row=0, number=5)["legal"]


def test_an_illegal_choice_is_refused_at_once(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    assert programme.refused("choose", player=2, choice=cross(0, 6)) == ("not-white-sum", "C8")
    assert programme.refused("choose", player=2, choice=cross(0, 12)) == ("lock-needs-crosses", "C12")
    assert programme.refused("choose", player=2, choice=cross(0, 2, lucky=True)) == ("not-lucky", "L4")
    assert programme.refused("choose", player=2, choice=cross(0, 13)) == ("no-such-cell", "C3")
    assert programme.refused("choose", player=2, choice=cross(-1, 5)) == ("no-such-cell", "C3")
    assert programme.tell("state")["waiting"] == [0, 1, 2]


def test_who_is_not_to_choose_is_told_so(programme: Programme) -> None:
    assert programme.refused("choose", player=0, choice=None) == ("not-to-choose", "C7")
    programme.tell("roll", dice=ROLL)
    for player in range(3):
        programme.choose(player)
    assert programme.tell("state")["waiting"] == [0]
    assert programme.refused("choose", player=1, choice=None) == ("not-to-choose", "C9")
    assert programme.refused("choose", player=1, choice=cross(3, 10)) == ("not-to-choose", "C9")
    assert programme.tell("legal", player=1)["choices"] == []


@pytest.mark.parametrize("player", [-1, 3, 2**53 - 1])
def test_there_is_no_such_player(programme: Programme, player: int) -> None:
    programme.tell("roll", dice=ROLL)
    assert programme.refused("legal", player=player) == ("no-such-player", "C1")
    assert programme.refused("choose", player=player, choice=None) == ("no-such-player", "C1")
    assert programme.refused("why", player=player, row=0, number=5) == ("no-such-player", "C1")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"player": 0}, "missing-key"),
        ({"choice": None}, "missing-key"),
        ({"player": None, "choice": None}, "wrong-type"),
        ({"player": False, "choice": None}, "wrong-type"),
        ({"player": 0, "choice": []}, "wrong-type"),
        ({"player": 0, "choice": "R5"}, "wrong-type"),
        ({"player": 0, "choice": False}, "wrong-type"),
        ({"player": 0, "choice": {}}, "missing-key"),
        ({"player": 0, "choice": {"row": 0}}, "missing-key"),
        ({"player": 0, "choice": {"row": 0, "number": 5, "colour": "red"}}, "unknown-key"),
        ({"player": 0, "choice": {"row": False, "number": 5}}, "wrong-type"),
        ({"player": 0, "choice": {"row": 0, "number": "5"}}, "wrong-type"),
        ({"player": 0, "choice": {"row": 0, "number": 5, "lucky": 0}}, "wrong-type"),
        ({"player": 0, "choice": {"row": 0, "number": 5, "lucky": None}}, "wrong-type"),
    ],
)
def test_a_choice_of_the_wrong_form_is_refused(programme: Programme, asked: dict[str, object], code: str) -> None:
    programme.tell("roll", dice=ROLL)
    assert programme.refused("choose", **asked) == (code, None)


def test_a_plain_cross_may_say_that_it_is_not_lucky(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    programme.tell("choose", player=0, choice={"row": 0, "number": 5, "lucky": False})


def test_legal_lists_what_choose_accepts(programme: Programme) -> None:
    assert programme.tell("legal", player=0)["choices"] == []
    programme.tell("roll", dice=ROLL)
    fives = [None, *(cross(row, 5) for row in range(4))]
    assert programme.tell("legal", player=2)["choices"] == fives
    for player in range(3):
        programme.choose(player)
    choices = programme.tell("legal", player=0)["choices"]
    assert choices[0] is None
    assert {(choice["row"], choice["number"]) for choice in choices[1:]} == {
        (0, 6), (0, 3), (1, 7), (1, 4), (2, 10), (2, 7), (3, 10), (3, 7),
    }  # fmt: skip


def test_c10_crossing_nothing_twice_is_a_penalty(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    for player in (2, 1, 0):
        programme.choose(player)
    assert programme.choose(0) == {
        "ok": True,
        "phase": "roll",
        "waiting": [],
        "events": [{"event": "penalty", "player": 0}],
    }
    state = programme.tell("state")
    assert state["active"] == 1
    assert state["sheets"][0]["penalties"] == 1
    assert state["sheets"][0]["scores"] == {"rows": [0, 0, 0, 0], "extra": 0, "penalties": -5, "total": -5}


def test_c16_a_fourth_penalty_ends_the_game(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet(penalties=3)])
    programme.roll(1, 1)
    programme.choose(0)
    assert programme.choose(0)["events"] == [
        {"event": "penalty", "player": 0},
        {"event": "over", "reason": "penalties", "winners": [0]},
    ]
    assert programme.tell("state")["outcome"] == {"reason": "penalties", "winners": [0]}


def test_c13_a_lock_closes_the_row_and_takes_its_die_at_once(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet([], [], [12, 11, 9, 8, 7]), sheet()], active=1)
    programme.roll(1, 1, green=4)
    programme.choose(0, 2, 2)
    assert programme.choose(1)["events"] == [
        {"event": "crossed", "player": 0, "row": 2, "number": 2},
        {"event": "locked", "player": 0, "row": 2},
        {"event": "closed", "row": 2},
        {"event": "die-removed", "colour": "green"},
    ]
    state = programme.tell("state")
    assert (state["closed"], state["dice"]) == ([2], ["red", "yellow", "blue"])
    assert state["roll"]["green"] == 4
    assert state["sheets"][0]["locks"] == [2]
    assert programme.tell("why", player=1, row=2, number=5)["code"] == "row-closed"


def test_why_has_an_answer_for_every_cell(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet([5, 7])])
    assert programme.tell("why", player=0, row=0, number=8)["code"] == "not-rolled"
    programme.roll(4, 4)
    assert programme.tell("why", player=0, row=0, number=8) == {"ok": True, "legal": True}
    assert programme.tell("why", player=0, row=0, number=12) == {
        "ok": True,
        "legal": False,
        "code": "lock-needs-crosses",
        "clause": "C12",
        "message": "red 12 locks its row, which takes 5 crosses there first, not 2",
    }
    assert programme.tell("why", player=0, row=0, number=6)["clause"] == "C4"
    assert programme.refused("why", player=0, row=0, number=13) == ("no-such-cell", "C3")
    assert programme.refused("why", player=0, row=4, number=5) == ("no-such-cell", "C3")
    assert programme.refused("why", player=0, row=0) == ("missing-key", None)
    assert programme.refused("why", player=0, row=0, number=5, lucky="yes") == ("wrong-type", None)


def test_why_may_ask_for_one_way_of_crossing_alone(programme: Programme) -> None:
    programme.tell("new", variant="longo", players=1)
    programme.roll(4, 1)
    asked = {"player": 0, "row": 2, "number": 16}
    assert programme.tell("why", **asked)["legal"]
    assert programme.tell("why", **asked, lucky=True)["legal"]
    assert programme.tell("why", **asked, lucky=False)["code"] == "not-white-sum"
    assert programme.tell("why", player=0, row=2, number=5, lucky=True)["code"] == "not-next"
    assert programme.tell("why", player=0, row=2, number=5, lucky=False)["legal"]


def test_the_option_locked_die_stays_holds_in_the_session(programme: Programme) -> None:
    sheets = [sheet([2, 3, 4, 5, 6]), sheet([2, 3, 4, 5, 7])]
    programme.tell("set", variant="classic", sheets=sheets, options={"locked_die_stays": True})
    programme.roll(6, 6, red=6)
    programme.choose(0)
    assert programme.choose(1, 0, 12)["events"] == [
        {"event": "crossed", "player": 1, "row": 0, "number": 12},
        {"event": "locked", "player": 1, "row": 0},
    ]
    assert programme.choose(0, 0, 12)["events"][1:] == [
        {"event": "locked", "player": 0, "row": 0},
        {"event": "closed", "row": 0},
        {"event": "die-removed", "colour": "red"},
    ]


def test_the_state_names_its_position_in_notation(programme: Programme) -> None:
    programme.tell("roll", dice=ROLL)
    state = programme.tell("state")
    assert str(parse_position(state["position"])) == state["position"]
    assert list(state) == [
        "ok", "variant", "phase", "active", "roll", "dice", "closed", "waiting", "sheets", "outcome", "options",
        "position",
    ]  # fmt: skip
