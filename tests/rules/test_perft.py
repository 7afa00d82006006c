"""Counting what fixed rolls can lead to."""

from qwixx.rules import PerftCount, new_game, parse_roll, perft, variant
from tests.rules.table import Table


def test_one_turn_of_two_players_has_five_choices_each_and_then_up_to_nine() -> None:
    game = new_game(variant("classic"), 2)
    count = perft(game, [parse_roll("4+1 r2 y3 g6 b6")])
    # Action 2 has 9 choices; red 5 and yellow 5 each take one of them away, green 5 and blue 5 each two.
    ways = 5 * (9 + 8 + 8 + 7 + 7)
    assert count == [PerftCount(turn=1, white_ways=25, ways=ways, positions=ways, ended_ways=0)]


def test_two_ways_to_the_same_position_are_one_position() -> None:
    count = perft(Table("").game, [parse_roll("1+1 r1 y1 g6 b6")])
    # Red 2, yellow 2, and both of them are each reached in two ways.
    assert count == [PerftCount(turn=1, white_ways=3, ways=5 + 4 + 4, positions=13 - 3, ended_ways=0)]


def test_a_game_that_ends_in_action_1_is_counted_and_goes_no_further() -> None:
    table = Table("R2..R6 Y11 G3 B3", "R11 Y2..Y6 G3 B3")
    rolls = [parse_roll("6+6 r1 y1 g1 b1"), parse_roll("6+6 r1 y1 g1 b1")]
    assert perft(table.game, rolls) == [
        PerftCount(turn=1, white_ways=4, ways=2 + 1 + 2 + 1, positions=6, ended_ways=1),
        PerftCount(turn=2, white_ways=4 + 4 + 2 + 2 + 2, ways=6 + 6 + 3 + 2 + 2, positions=19 - 2, ended_ways=5),
    ]


def test_a_game_that_ends_in_action_2_is_counted() -> None:
    count = perft(Table("R11 Y11 G3 B3 x x x").game, [parse_roll("6+6 r1 y1 g1 b1")])
    assert count == [PerftCount(turn=1, white_ways=1, ways=1, positions=1, ended_ways=1)]


def test_dice_that_have_left_the_game_are_not_rolled() -> None:
    count = perft(Table("R11 Y11 B3", closed="G").game, [parse_roll("6+6 r1 y1 g1 b1")])
    assert count == [PerftCount(turn=1, white_ways=1, ways=1, positions=1, ended_ways=0)]


def test_no_roll_no_count() -> None:
    assert perft(new_game(variant("classic"), 2), []) == []
