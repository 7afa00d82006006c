"""Perft counts what walking every path one by one would count."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from qwixx.rules import Game, Phase, Roll, Variant, new_game, perft
from tests.properties.custom import CUSTOM
from tests.properties.draws import draw_roll
from tests.properties.effort import effort
from tests.properties.strategies import set_up_games
from tests.properties.variants import SHIPPED


def paths(game: Game, rolls: list[Roll]) -> list[Game]:
    """Where every single way to choose under these rolls leads; a way that ends early is one way."""
    if not rolls or game.phase is Phase.OVER:
        return [game]
    rolled = game.rolled(rolls[0].only(game.dice)).game
    ends = []
    for choices in product(*(rolled.choices(player) for player in rolled.choosers)):
        between = rolled.chose_white(choices).game
        afters = [between.chose_colour(choice).game for choice in between.choices(between.active)] or [between]
        for after in afters:
            ends += paths(after, rolls[1:])
    return ends


@effort(0.5)
@given(set_up_games().filter(lambda game: game.players <= 3), st.data())
def test_one_turn_counts_every_way_and_every_position(game: Game, data: st.DataObject) -> None:
    roll = draw_roll(data.draw, game)
    ends = paths(game, [roll])
    rolled = game.rolled(roll).game
    white_ways = len(list(product(*(rolled.choices(player) for player in rolled.choosers))))
    ended = sum(end.phase is Phase.OVER for end in ends)
    assert perft(game, [roll]) == [(1, white_ways, len(ends), len(set(ends)), ended)]


@effort(0.3)
@given(st.sampled_from([*SHIPPED, *CUSTOM]), st.integers(1, 2), st.data())
def test_two_turns_multiply(of: Variant, players: int, data: st.DataObject) -> None:
    game = new_game(of, players)
    rolls = [draw_roll(data.draw, game) for _ in range(2)]
    ends = paths(game, rolls)
    first, second = perft(game, rolls)
    assert second.ways + first.ended_ways == len(ends)
    assert second.ended_ways + first.ended_ways == sum(end.phase is Phase.OVER for end in ends)
    goes_on = {end for end in ends if end.phase is not Phase.OVER}
    assert second.positions >= len(goes_on)
