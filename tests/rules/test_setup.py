"""How a game begins: fresh, from throws for the start, or from a position that was set up."""

import pytest

from qwixx.rules import (
    Cell,
    Colour,
    Ending,
    Options,
    Outcome,
    Phase,
    Sheet,
    Variant,
    first_to_throw_six,
    new_game,
    set_up,
    sheet_of,
    variant,
)
from tests.rules.table import ANNA, BEN, refused

CLASSIC = variant("classic")
LONGO = variant("longo")
FIVE_RED = [2, 3, 4, 5, 6]
FIVE_GREEN = [12, 11, 10, 9, 8]


def rows(red: list[int], yellow: list[int], green: list[int], blue: list[int], penalties: int = 0) -> Sheet:
    return sheet_of(CLASSIC, [red, yellow, green, blue], penalties)


EMPTY = rows([], [], [], [])


def test_a_new_game_has_empty_sheets_and_waits_for_the_first_roll() -> None:
    game = new_game(CLASSIC, 3)
    assert game.sheets == (Sheet(), Sheet(), Sheet())
    assert (game.phase, game.active, game.closed_rows, game.options) == (Phase.ROLL, ANNA, (), Options())
    assert (game.choosers, game.roll, game.outcome) == ((), None, None)


def test_a_new_game_takes_the_options_of_the_table() -> None:
    options = Options(lucky_fallback=True)
    assert new_game(LONGO, 2, options=options).options == options


@pytest.mark.parametrize("players", [0, 6])
def test_a_new_game_refuses_too_few_and_too_many_players(players: int) -> None:
    with refused("player-count", "C1"):
        new_game(CLASSIC, players)


@pytest.mark.parametrize("first", [-1, 2])
def test_a_new_game_refuses_a_first_player_who_is_not_there(first: int) -> None:
    with refused("no-such-player", "C1"):
        new_game(CLASSIC, 2, first)


def test_a_new_game_refuses_the_first_six_with_dice_that_have_none() -> None:
    cells = [tuple(Cell(colour, number) for number in range(2, 11)) for colour in Colour]
    small, large = Variant("small", "Small", 5, tuple(cells)), Variant("large", "Large", 6, tuple(cells))
    with refused("start", "C6"):
        new_game(small, 2, options=Options(first_six=True))
    assert new_game(small, 2).players == new_game(large, 2, options=Options(first_six=True)).players == 2


def test_a_new_game_refuses_too_few_lucky_pairs() -> None:
    with refused("lucky-count", "L3"):
        new_game(LONGO, 3, lucky=[(5, 8), (6, 11)])


def test_a_new_game_refuses_lucky_numbers_where_sheets_have_none() -> None:
    with refused("no-lucky-numbers", "L3"):
        new_game(CLASSIC, 2, lucky=[(5, 8), None])


@pytest.mark.parametrize("pair", [(5, 5), (1, 8), (5, 17)])
def test_a_new_game_refuses_lucky_numbers_that_are_no_two_sums(pair: tuple[int, int]) -> None:
    with refused("lucky-pairs", "L3"):
        new_game(LONGO, 2, lucky=[pair, None])


def test_a_new_game_accepts_a_sheet_without_lucky_numbers_and_orders_the_others() -> None:
    game = new_game(LONGO, 2, lucky=[None, (11, 6)])
    assert [sheet.lucky for sheet in game.sheets] == [None, (6, 11)]


@pytest.mark.parametrize(
    ("throws", "players", "starter"),
    [([6], 2, 0), ([1, 6], 2, 1), ([1, 2, 6], 2, 0), ([1, 2, 3, 4, 5, 5, 6], 5, 1), ([3, 6], 1, 0)],
)
def test_the_first_to_throw_a_six_starts(throws: list[int], players: int, starter: int) -> None:
    assert first_to_throw_six(throws, players, 6) == starter


@pytest.mark.parametrize(
    ("throws", "shown"),
    [([], "none"), ([5], "5"), ([6, 5], "6 5"), ([6, 6], "6 6"), ([1, 6, 2, 6], "1 6 2 6")],
)
def test_throws_for_the_start_end_with_the_first_six(throws: list[int], shown: str) -> None:
    with refused("throws", "C6", f"the throws for the start end with the first 6; these are {shown}"):
        first_to_throw_six(throws, 2, 6)


def test_throws_for_the_start_need_players() -> None:
    with refused("player-count", "C1"):
        first_to_throw_six([6], 0, 6)


def test_a_sheet_is_set_up_from_its_crossed_numbers_in_any_order() -> None:
    sheet = rows([7, 5], [10], [6], [10], penalties=1)
    assert [sheet.numbers(CLASSIC, row) for row in range(4)] == [(5, 7), (10,), (6,), (10,)]
    assert sheet.text(CLASSIC) == "5,7/10/6/10/p1"


def test_a_sheet_that_crossed_a_locking_number_has_its_lock() -> None:
    sheet = rows([*FIVE_RED, 12], [], [*FIVE_GREEN, 2], [])
    assert [sheet.locked(CLASSIC, row) for row in range(4)] == [True, False, True, False]
    assert sheet.crosses(0) == 7


@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_sheet_has_four_rows(count: int) -> None:
    with refused("row-count", "C3"):
        sheet_of(CLASSIC, [[]] * count)


@pytest.mark.parametrize("penalties", [-1, 5])
def test_a_sheet_has_no_fifth_penalty_box(penalties: int) -> None:
    with refused("penalty-count", "C3"):
        rows([], [], [], [], penalties)


@pytest.mark.parametrize("number", [0, 1, 13])
def test_a_sheet_has_no_such_number(number: int) -> None:
    with refused("no-such-cell", "C3"):
        rows([], [number], [], [])


def test_a_number_is_not_crossed_twice() -> None:
    with refused("already-crossed", "C5"):
        rows([5, 7, 5], [], [], [])


@pytest.mark.parametrize("red", [[12], [2, 3, 4, 5, 12]])
def test_a_last_number_is_not_crossed_without_five_others(red: list[int]) -> None:
    with refused("lock-needs-crosses", "C12"):
        rows(red, [], [], [])


def test_a_longo_row_is_not_locked_without_six_crosses() -> None:
    with refused("lock-needs-crosses", "L2"):
        sheet_of(LONGO, [[], [], [16, 15, 14, 13, 12, 3], []])


def test_a_longo_row_is_not_crossed_beyond_its_lock() -> None:
    with refused("row-closed", "L2"):
        sheet_of(LONGO, [[2, 3, 4, 5, 6, 7, 15, 16], [], [], []])


def test_a_sheet_bears_lucky_numbers_only_where_sheets_do() -> None:
    assert sheet_of(LONGO, [[]] * 4, lucky=(8, 5)).lucky == (5, 8)
    with refused("no-lucky-numbers", "L3"):
        sheet_of(CLASSIC, [[]] * 4, lucky=(5, 8))
    with refused("lucky-pairs", "L3"):
        sheet_of(LONGO, [[]] * 4, lucky=(8, 8))


def test_a_position_is_set_up_before_a_roll() -> None:
    sheets = [rows([5, 7], [10], [6], [10], penalties=1), rows([], [], [*FIVE_GREEN, 2], [])]
    game = set_up(CLASSIC, sheets, BEN, [2])
    assert (game.phase, game.active, game.closed_rows) == (Phase.ROLL, BEN, (2,))
    assert game.sheets == tuple(sheets)


def test_the_first_player_is_active_unless_the_position_says_otherwise() -> None:
    assert set_up(CLASSIC, [EMPTY, EMPTY]).active == new_game(CLASSIC, 2).active == ANNA


def test_a_row_locked_on_a_sheet_is_closed_in_any_case() -> None:
    locked = rows([*FIVE_RED, 12], [], [], [])
    assert set_up(CLASSIC, [locked, EMPTY]).closed_rows == (0,)
    assert set_up(CLASSIC, [locked, EMPTY], closed=[0, 0]).closed_rows == (0,)


@pytest.mark.parametrize("sheets", [[], [EMPTY] * 6])
def test_a_position_has_one_to_five_sheets(sheets: list[Sheet]) -> None:
    with refused("player-count", "C1"):
        set_up(CLASSIC, sheets)


@pytest.mark.parametrize("active", [-1, 2])
def test_a_position_has_an_active_player_of_its_own(active: int) -> None:
    with refused("no-such-player", "C1"):
        set_up(CLASSIC, [EMPTY, EMPTY], active)


@pytest.mark.parametrize("row", [-1, 4])
def test_a_position_closes_no_row_that_is_not_there(row: int) -> None:
    with refused("no-such-row", "C3", f"rows are numbered 0 to 3, there is no {row}"):
        set_up(CLASSIC, [EMPTY, EMPTY], closed=[row])


def test_a_position_with_two_closed_rows_is_finished() -> None:
    game = set_up(CLASSIC, [rows([*FIVE_RED, 12], [2], [*FIVE_GREEN, 2], []), EMPTY], closed=[0, 2])
    assert game.phase is Phase.OVER
    assert game.outcome == Outcome(Ending.LOCKS, (ANNA,))


def test_a_position_with_locks_of_two_players_is_finished() -> None:
    game = set_up(CLASSIC, [rows([*FIVE_RED, 12], [], [], []), rows([], [], [*FIVE_GREEN, 2], [])])
    assert (game.phase, game.closed_rows) == (Phase.OVER, (0, 2))
    assert game.outcome == Outcome(Ending.LOCKS, (ANNA, BEN))


def test_a_position_with_a_fourth_penalty_is_finished() -> None:
    locked = rows([], [2, 3, 4, 5, 6, 12], [], [])
    game = set_up(CLASSIC, [rows([], [], [], [], penalties=4), locked], closed=[1])
    assert (game.outcome, game.closed_rows) == (Outcome(Ending.PENALTIES, (BEN,)), (1,))


def test_two_sheets_with_four_penalties_cannot_be() -> None:
    full = rows([], [], [], [], penalties=4)
    with refused("ended-twice", "C16"):
        set_up(CLASSIC, [full, full])


def test_four_penalties_and_two_closed_rows_cannot_be() -> None:
    with refused("ended-twice", "C16"):
        set_up(CLASSIC, [rows([*FIVE_RED, 12], [], [*FIVE_GREEN, 2], [], penalties=4), EMPTY])
