"""What holds for a game at any moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.rules import Ending, Game, Outcome, Phase, Variant, new_game, parse_position, set_up, sheet_of, variant
from tests.properties import naive
from tests.properties.draws import draw_choice, draw_roll
from tests.properties.strategies import filled_sheets, games, games_in
from tests.properties.variants import LuckyPair, lucky_pairs, variants


@given(games())
def test_the_score_equals_the_sheet(game: Game) -> None:
    for sheet, scores in zip(game.sheets, game.scores, strict=True):
        assert scores.rows == tuple(naive.row_points(game.variant, sheet, row) for row in naive.ROWS)
        assert scores.penalties == -5 * sheet.penalties
        assert scores.total == naive.total_points(game.variant, sheet)


@given(games())
def test_a_lock_is_crossed_with_a_locking_number_and_only_after_enough_crosses(game: Game) -> None:
    variant = game.variant
    for sheet in game.sheets:
        for row in naive.ROWS:
            numbers = sheet.numbers(variant, row)
            locked = naive.is_locked(variant, sheet, row)
            assert sheet.locked(variant, row) == locked
            assert sheet.crosses(row) == len(numbers) + locked
            locking = [cell.number for cell in variant.rows[row][-variant.locking :]]
            assert [number for number in numbers if number in locking] == list(numbers[-1:] if locked else ())
            if locked:
                assert len(numbers) - 1 >= variant.needs
                assert row in game.closed_rows or game.closing >> row & 1


@given(games())
def test_the_dice_in_the_game_are_those_of_the_rows_not_closed(game: Game) -> None:
    assert len(game.dice) == 4 - len(game.closed_rows)
    assert set(game.dice) == naive.dice_left(game)
    assert list(game.dice) == sorted(game.dice)


@given(games())
def test_the_choosers_are_all_in_action_1_and_the_active_player_in_action_2(game: Game) -> None:
    expected = {
        Phase.ROLL: (),
        Phase.WHITE: tuple(range(game.players)),
        Phase.COLOUR: (game.active,),
        Phase.OVER: (),
    }
    assert game.choosers == expected[game.phase]
    for player in range(game.players):
        assert bool(game.choices(player)) == (player in game.choosers)
    assert game.all_choices() == tuple(game.choices(player) for player in range(game.players))


@given(games())
def test_the_game_is_over_with_a_fourth_penalty_or_two_closed_rows_and_the_best_share_the_win(game: Game) -> None:
    locks = len(game.closed_rows) >= 2
    penalties = any(sheet.penalties == 4 for sheet in game.sheets)
    assert (game.phase is Phase.OVER) == (game.outcome is not None) == (locks or penalties)
    assert not (locks and penalties)
    if game.outcome:
        assert game.outcome.ending is (Ending.LOCKS if locks else Ending.PENALTIES)
        totals = [naive.total_points(game.variant, sheet) for sheet in game.sheets]
        assert game.outcome.winners == tuple(p for p in range(game.players) if totals[p] == max(totals))


@given(variants(), st.integers(1, 5), st.data())
def test_equal_scores_share_the_win_and_one_point_decides_it(of: Variant, players: int, data: st.DataObject) -> None:
    sheets = [data.draw(filled_sheets(of)) for _ in range(players)]
    outcome = set_up(of, sheets)._replace(closed=0b0011, phase=Phase.OVER).outcome
    totals = [naive.total_points(of, sheet) for sheet in sheets]
    assert outcome == Outcome(Ending.LOCKS, tuple(seat for seat in range(players) if totals[seat] == max(totals)))


@given(games())
def test_a_roll_lies_on_the_table_in_both_actions_and_at_no_other_time(game: Game) -> None:
    assert (game.roll is not None) == (game.phase in (Phase.WHITE, Phase.COLOUR))
    if game.phase is not Phase.COLOUR:
        assert not game.spared
        assert not game.closing
    if game.roll:
        shown = {colour for colour in naive.dice_left(game) if 1 <= game.roll.coloured[colour] <= game.variant.sides}
        assert shown == naive.dice_left(game)


@given(lucky_pairs(8))
def test_lucky_numbers_mean_the_same_in_either_order(pair: LuckyPair) -> None:
    longo = variant("longo")
    assert new_game(longo, 1, lucky=[pair[::-1]]) == new_game(longo, 1, lucky=[pair])
    assert sheet_of(longo, [[]] * 4, 0, pair[::-1]) == sheet_of(longo, [[]] * 4, 0, pair)


@given(games())
def test_equal_games_are_one_in_sets_and_a_change_makes_another(game: Game) -> None:
    copy = parse_position(str(game), lambda _: game.variant)
    assert copy is not game
    assert copy == game
    assert hash(copy) == hash(game)
    assert len({copy, game}) == 1
    first = game.sheets[0]
    other = game._replace(sheets=(first._replace(penalties=(first.penalties + 1) % 5), *game.sheets[1:]))
    assert other != game
    assert len({other, game}) == 2


def test_a_game_cannot_be_changed() -> None:
    game = parse_position("classic 5,7/10/-/-/p1 active=1")
    with pytest.raises(AttributeError):
        game.active = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        game.sheets[0].penalties = 0  # type: ignore[misc]


@given(games_in(Phase.ROLL), st.data())
def test_no_choice_is_visible_before_action_1_is_resolved(before: Game, data: st.DataObject) -> None:
    """The game after a roll is a function of the game before and the roll; asking about choices leaves it alone."""
    roll = draw_roll(data.draw, before)
    rolled, events = before.rolled(roll)
    assert events == ()
    assert rolled == before._replace(phase=Phase.WHITE, roll=roll)
    text = str(rolled)
    picks = [[draw_choice(data.draw, rolled, player) for player in rolled.choosers] for _ in range(2)]
    for picked in picks:
        rolled.chose_white(tuple(picked))
        assert rolled == before.rolled(roll).game
        assert str(rolled) == text


@given(games_in(Phase.WHITE), st.data())
def test_the_choices_of_one_player_do_not_depend_on_those_of_another(game: Game, data: st.DataObject) -> None:
    """Resolving all together marks on each sheet what resolving that player's choice alone would mark (C15)."""
    picked = tuple(draw_choice(data.draw, game, player) for player in game.choosers)
    together = game.chose_white(picked).game
    for player, choice in enumerate(picked):
        alone = game.chose_white(tuple(choice if seat == player else None for seat in game.choosers)).game
        assert alone.sheets[player] == together.sheets[player]
