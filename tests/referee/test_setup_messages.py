"""`new` and `set`: how a game comes onto the table."""

import pytest

from qwixx.referee import Referee
from qwixx.rules import parse_sheet, variant_names
from tests.referee.programme import OWN, Answer, Programme, sheet

RED = [2, 3, 4, 5, 6, 12]
GREEN = [12, 11, 10, 9, 8, 2]
"""Rows that are locked: red or yellow, and green or blue."""


@pytest.fixture
def programme() -> Programme:
    programme = Programme()
    programme.tell("new", variant="classic", players=2)
    return programme


def started(programme: Programme, **rest: object) -> Answer:
    assert programme.tell("new", **rest) == {"ok": True, "phase": "roll", "waiting": []}
    return programme.tell("state")


@pytest.mark.parametrize("command", ["roll", "legal", "choose", "why", "state"])
def test_before_a_game_every_other_command_is_refused(command: str) -> None:
    programme = Programme()
    assert programme.ask(command)["code"] == "no-game"
    assert programme.ask(command, nonsense=1)["code"] == "no-game"


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("variant", variant_names())
def test_a_new_game_has_an_empty_sheet_for_each_player(programme: Programme, variant: str, players: int) -> None:
    state = started(programme, variant=variant, players=players)
    assert state["variant"] == variant
    assert len(state["sheets"]) == players
    assert all(not any(drawn["rows"]) and not drawn["penalties"] for drawn in state["sheets"])


def test_the_sheets_of_longo_have_the_usual_lucky_numbers(programme: Programme) -> None:
    state = started(programme, variant="longo", players=5)
    assert [drawn["lucky"] for drawn in state["sheets"]] == [[5, 8], [6, 11], [7, 12], [10, 13], [4, 9]]


def test_the_example_of_the_protocol_starts_a_game(programme: Programme) -> None:
    state = started(programme, variant="longo", players=3, first=0, lucky=[[5, 8], [6, 11], [7, 12]], options={})
    assert state["active"] == 0


def test_lucky_numbers_may_be_given_or_left_off_seat_by_seat(programme: Programme) -> None:
    state = started(programme, variant="longo", players=3, first=2, lucky=[[16, 2], None, [7, 12]])
    assert [drawn["lucky"] for drawn in state["sheets"]] == [[2, 16], None, [7, 12]]
    assert state["active"] == 2


def test_a_variant_without_lucky_numbers_takes_null_for_them(programme: Programme) -> None:
    assert started(programme, variant="classic", players=2, lucky=[None, None])["sheets"][0]["lucky"] is None


def test_table_options_are_kept(programme: Programme) -> None:
    state = started(programme, variant="longo", players=2, options={"locked_die_stays": True, "lucky_fallback": True})
    assert state["options"] == {"first_six": False, "locked_die_stays": True, "lucky_fallback": True}


def test_c6_as_an_option_the_first_to_throw_a_six_starts(programme: Programme) -> None:
    state = started(programme, variant="longo", players=3, options={"first_six": True}, throws=[8, 1, 2, 3, 6])
    assert state["active"] == 1
    assert state["options"]["first_six"]


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ({"variant": "chess"}, ("no-such-variant", None)),
        ({"variant": "../rules/variants/classic"}, ("no-such-variant", None)),
        ({"players": 0}, ("player-count", "C1")),
        ({"players": -1}, ("player-count", "C1")),
        ({"players": 6}, ("player-count", "C1")),
        ({"first": 2}, ("no-such-player", "C1")),
        ({"first": -1}, ("no-such-player", "C1")),
        ({"lucky": [None]}, ("lucky-count", "L3")),
        ({"lucky": [None, [5, 8]]}, ("no-lucky-numbers", "L3")),
        ({"variant": "longo", "lucky": [None, [5, 5]]}, ("lucky-pairs", "L3")),
        ({"variant": "longo", "lucky": [None, [1, 8]]}, ("lucky-pairs", "L3")),
        ({"throws": [6]}, ("start", "C6")),
        ({"throws": [6], "options": {"first_six": False}}, ("start", "C6")),
        ({"options": {"first_six": True}}, ("missing-key", "C6")),
        ({"options": {"first_six": True}, "first": 0}, ("start", "C6")),
        ({"options": {"first_six": True}, "first": 0, "throws": [6]}, ("start", "C6")),
        ({"options": {"first_six": True}, "throws": []}, ("throws", "C6")),
        ({"options": {"first_six": True}, "throws": [6, 6]}, ("throws", "C6")),
        ({"options": {"first_six": True}, "throws": [1, 2]}, ("throws", "C6")),
        ({"options": {"first_six": True}, "throws": [7, 6]}, ("die-value", "C2")),
        ({"options": {"first_six": True}, "throws": [0, 6]}, ("die-value", "C2")),
        ({"options": {"first_six": True}, "throws": [6], "players": 6}, ("player-count", "C1")),
        ({"sheets": []}, ("unknown-key", None)),
    ],
)
def test_a_game_that_cannot_be_is_refused_and_the_old_one_goes_on(
    programme: Programme, asked: dict[str, object], refusal: tuple[str, str | None]
) -> None:
    assert programme.refused("new", **({"variant": "classic", "players": 2} | asked)) == refusal


def test_new_needs_a_variant_and_players(programme: Programme) -> None:
    assert programme.refused("new", players=2) == ("missing-key", None)
    assert programme.refused("new", variant="classic") == ("missing-key", None)


def test_a_new_game_forgets_the_sealed_choices_of_the_old_one(programme: Programme) -> None:
    programme.roll(1, 2)
    programme.choose(0)
    started(programme, variant="classic", players=2)
    assert programme.roll(1, 2)["waiting"] == [0, 1]


def test_the_example_of_the_protocol_sets_up_a_position(programme: Programme) -> None:
    shown = {"rows": [[5, 7], [10], [6], [10]], "penalties": 1, "lucky": None}
    locked = sheet([], [], [12, 11, 10, 9, 8, 2])
    answer = programme.tell("set", variant="classic", active=1, closed=[2], sheets=[shown, locked])
    assert answer == {"ok": True, "phase": "roll", "waiting": []}
    state = programme.tell("state")
    assert (state["active"], state["closed"], state["dice"]) == (1, [2], ["red", "yellow", "blue"])
    scores = {"rows": [3, 1, 1, 1], "extra": 0, "penalties": -5, "total": 1}
    assert state["sheets"][0] == {**shown, "locks": [], "scores": scores}
    assert state["outcome"] is None


def test_what_set_leaves_out_is_as_in_a_new_game(programme: Programme) -> None:
    programme.tell("set", variant="longo", sheets=[{"rows": [[], [], [], []]}, sheet(lucky=None), sheet(lucky=[2, 3])])
    state = programme.tell("state")
    assert (state["active"], state["closed"], state["sheets"][0]["penalties"]) == (0, [], 0)
    assert [drawn["lucky"] for drawn in state["sheets"]] == [[5, 8], None, [2, 3]]
    assert not any(state["options"].values())


def test_a_row_locked_on_a_sheet_is_closed_in_any_case(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet(), sheet([2, 3, 4, 5, 6, 12])])
    state = programme.tell("state")
    assert (state["closed"], state["dice"]) == ([0], ["yellow", "green", "blue"])
    assert [drawn["locks"] for drawn in state["sheets"]] == [[], [0]]


def test_numbers_may_be_listed_in_any_order_and_are_shown_from_left_to_right(programme: Programme) -> None:
    programme.tell("set", variant="mixx-b", sheets=[sheet([2, 10, 7], [], [3, 8, 2, 10, 12, 6])])
    assert programme.tell("state")["sheets"][0]["rows"] == [[10, 2, 7], [], [8, 2, 10, 12, 6, 3], []]


def test_set_keeps_table_options_the_start_among_them(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet()], options={"first_six": True})
    assert programme.tell("state")["options"]["first_six"]


@pytest.mark.parametrize(
    ("sheets", "closed", "outcome"),
    [
        ([sheet([2], penalties=4), sheet()], [], {"reason": "penalties", "winners": [1]}),
        ([sheet(RED), sheet([], RED)], [0, 1], {"reason": "locks", "winners": [0, 1]}),
        ([sheet(RED), sheet([2], RED)], [1], {"reason": "locks", "winners": [1]}),
    ],
)
def test_c16_a_finished_position_is_over(
    programme: Programme, sheets: list[object], closed: list[int], outcome: object
) -> None:
    assert programme.tell("set", variant="classic", sheets=sheets, closed=closed)["phase"] == "over"
    assert programme.tell("state")["outcome"] == outcome
    assert programme.tell("legal", player=0)["choices"] == []
    assert programme.refused("choose", player=0, choice=None) == ("not-to-choose", "C16")
    assert programme.tell("why", player=0, row=3, number=8)["code"] in ("game-over", "row-closed")
    assert programme.refused("roll", dice={"white": [1, 1]}) == ("wrong-phase", "C16")


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ({"variant": "chess"}, ("no-such-variant", None)),
        ({"sheets": []}, ("player-count", "C1")),
        ({"sheets": [sheet()] * 6}, ("player-count", "C1")),
        ({"active": 1}, ("no-such-player", "C1")),
        ({"closed": [4]}, ("no-such-row", "C3")),
        ({"closed": [-1]}, ("no-such-row", "C3")),
        ({"closed": [2]}, ("not-locked", "C13")),
        ({"sheets": [sheet(RED, RED, GREEN)]}, ("locks-apart", "C16")),
        ({"sheets": [sheet(), sheet(penalties=4)]}, ("last-penalty", "C11")),
        ({"closed": 2}, ("wrong-type", None)),
        ({"closed": [True]}, ("wrong-type", None)),
        ({"sheets": [sheet(), sheet(penalties=5)]}, ("penalty-count", "C3")),
        ({"sheets": [sheet(penalties=-1)]}, ("penalty-count", "C3")),
        ({"sheets": [sheet(penalties=4), sheet(penalties=4)]}, ("ended-twice", "C16")),
        ({"sheets": [sheet(lucky=[5, 8])]}, ("no-lucky-numbers", "L3")),
        ({"sheets": [sheet([], [], [], [], [])]}, ("row-count", "C3")),
        ({"sheets": [{"rows": [[]]}]}, ("row-count", "C3")),
        ({"sheets": [sheet([13])]}, ("no-such-cell", "C3")),
        ({"sheets": [sheet([5, 5])]}, ("already-crossed", "C5")),
        ({"sheets": [sheet([5, 7, 12])]}, ("lock-needs-crosses", "C12")),
        ({"sheets": [sheet([2, 3, 4, 5, 6, 7, 15, 16])], "variant": "longo"}, ("row-closed", "L2")),
        ({"sheets": [{"penalties": 0}]}, ("missing-key", None)),
        ({"sheets": [{"rows": [[]] * 4, "lock": []}]}, ("unknown-key", None)),
        ({"sheets": [[]]}, ("wrong-type", None)),
        ({"sheets": [{"rows": [5, 7]}]}, ("wrong-type", None)),
        ({"sheets": [sheet([5.0])]}, ("wrong-type", None)),  # type: ignore[list-item]
        ({"throws": [6], "options": {"first_six": True}}, ("unknown-key", None)),
    ],
)
def test_an_inconsistent_position_is_refused_with_the_reason(
    programme: Programme, asked: dict[str, object], refusal: tuple[str, str | None]
) -> None:
    assert programme.refused("set", **({"variant": "classic", "sheets": [sheet()]} | asked)) == refusal


def test_the_reason_names_the_sheet_and_the_row(programme: Programme) -> None:
    answer = programme.ask("set", variant="classic", sheets=[sheet(), sheet([], ["x"])])  # type: ignore[list-item]
    assert answer["message"] == 'sheets[1].rows[1][0] must be a whole number, not "x"'


def test_an_optional_key_that_is_null_is_left_out(programme: Programme) -> None:
    state = started(programme, variant="longo", players=2, first=None, lucky=None, options=None, throws=None)
    assert (state["active"], state["sheets"][1]["lucky"]) == (0, [6, 11])
    programme.tell("set", variant="classic", sheets=[sheet()], active=None, closed=None, options=None)
    assert programme.refused("new", variant=None, players=2) == ("wrong-type", None)


def test_the_sheets_of_a_state_can_be_set_as_they_are(programme: Programme) -> None:
    programme.tell("set", variant="classic", sheets=[sheet([2, 3, 4, 5, 6, 12]), sheet([7])])
    before = programme.tell("state")
    programme.tell("set", variant="classic", sheets=before["sheets"], closed=before["closed"])
    assert programme.tell("state") == before


@pytest.mark.parametrize("wrong", [{"locks": [1]}, {"scores": {"rows": [0, 0, 0, 0], "penalties": 0, "total": 0}}])
def test_what_follows_from_the_crosses_must_be_right(programme: Programme, wrong: dict[str, object]) -> None:
    sheets = [sheet([2, 3, 4, 5, 6, 12]) | wrong]
    assert programme.refused("set", variant="classic", sheets=sheets) == ("contradiction", None)


def with_own_sheet() -> Programme:
    return Programme(Referee(parse_sheet(OWN)).answer)


@pytest.mark.parametrize("named", [{}, {"variant": "train"}])
def test_a_referee_that_was_given_a_sheet_plays_on_it(named: dict[str, object]) -> None:
    programme = with_own_sheet()
    assert started(programme, players=2, **named)["variant"] == "train"
    programme.tell("set", sheets=[sheet([7]), sheet()], **named)
    assert programme.tell("state")["variant"] == "train"
    assert programme.refused("set", sheets=[sheet([9])], **named) == ("no-such-cell", "C3")


def test_a_referee_that_was_given_a_sheet_knows_the_printed_ones_too() -> None:
    programme = with_own_sheet()
    assert started(programme, players=2, variant="longo")["variant"] == "longo"
    assert programme.refused("new", players=2, variant="plane") == ("no-such-variant", None)
    assert programme.refused("new", players=2, variant=None) == ("wrong-type", None)


def test_a_message_may_describe_its_sheet(programme: Programme) -> None:
    assert started(programme, variant=OWN, players=2)["variant"] == "train"
    assert programme.refused("new", variant=OWN.replace("G8", "G9"), players=2) == ("number-out-of-reach", None)
    assert programme.refused("new", variant=OWN + "#" * 4000, players=2) == ("too-long", None)


def test_a_sheet_in_a_message_cannot_use_a_printed_name(programme: Programme) -> None:
    assert programme.refused("new", variant=OWN.replace("train", "classic"), players=2) == ("sheet-name", None)
