"""The built-in players: they play everything, legally and to the end, and each better than the one before."""

import random
from itertools import pairwise

import pytest

from qwixx.bots import BUILT_IN, View, find_player
from qwixx.bots.levels import LEVELS
from qwixx.fast.batch import match_of, play_batch
from qwixx.rules import (
    FOUR_ROWS,
    Cross,
    Game,
    Options,
    Phase,
    Variant,
    new_game,
    parse_position,
    variant,
    variant_names,
)
from tests.bots.table import decide, play
from tests.fast.sheets import ALL, TINY

GAMES = 20_000


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_every_level_plays_everything_to_the_end(sheet: Variant, players: int) -> None:
    for name in BUILT_IN:
        for options in (Options(), Options(locked_die_stays=True, lucky_fallback=True)):
            seats = [find_player(name).make(random.Random(seat)) for seat in range(players)]
            assert play(new_game(sheet, players, players - 1, options=options), seats).outcome


def test_levels_at_one_table() -> None:
    for seed in range(5):
        seats = [find_player(name).make(random.Random(seed)) for name in BUILT_IN]
        assert play(new_game(variant("longo"), 4), seats, seed).outcome


def test_names_and_players() -> None:
    assert BUILT_IN == ("random", "gentle", "steady", "sharp")
    for name in BUILT_IN:
        player = find_player(name)
        assert player.name == name
        assert player.compiled
        by_sheet = (
            {sheet: player.weights(variant(sheet)) for sheet in variant_names(FOUR_ROWS)} if player.weights else None
        )
        assert by_sheet == LEVELS.get(name)


def test_on_a_sheet_of_ones_own_they_weigh_as_in_the_classic_game() -> None:
    for name, by_sheet in LEVELS.items():
        weights = find_player(name).weights
        assert weights
        assert weights(TINY) == by_sheet["classic"]


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(BUILT_IN)))
@pytest.mark.parametrize("name", ["classic", "longo", "mixx-a", "mixx-b"])
def test_each_level_beats_the_one_before_by_an_even_step(name: str, weaker: str, stronger: str) -> None:
    sheet = variant(name)
    table = [level.weights and level.weights(sheet) for level in map(find_player, (weaker, stronger))]
    batch = play_batch(match_of(sheet, table), 1, 0, [game % 2 for game in range(GAMES)])
    ahead = batch.totals[:, 1] - batch.totals[:, 0]
    share = ((ahead > 0).sum() + (ahead == 0).sum() / 2) / GAMES
    assert 0.57 < share < (1 if weaker == "random" else 0.67)


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(BUILT_IN)))
@pytest.mark.parametrize("name", ["classic", "longo", "mixx-a", "mixx-b"])
def test_each_level_wins_more_than_its_share_among_four_of_the_one_before(
    name: str, weaker: str, stronger: str
) -> None:
    sheet, games = variant(name), GAMES // 4
    levels = map(find_player, (stronger, *[weaker] * 4))
    table = [level.weights and level.weights(sheet) for level in levels]
    batch = play_batch(match_of(sheet, table), 1, 0, [game % 5 for game in range(games)])
    assert (batch.totals[:, 0] > batch.totals[:, 1:].max(1)).mean() > 0.23


def test_random_draws_every_choice_equally_often() -> None:
    game = at("classic -/-/-/-/p0 -/-/-/-/p0 active=1 phase=white roll=4+1,r2,y3,g6,b6")
    bot = find_player("random").make(random.Random(1))
    drawn = [decide(bot, game, 0) for _ in range(5000)]
    for choice in game.choices(0):
        assert 850 < drawn.count(choice) < 1150


def at(position: str) -> Game:
    return parse_position(position)


def chosen(level: str, position: str, seat: int = 0) -> Cross | None:
    return decide(find_player(level).make(random.Random(1)), at(position), seat)


def test_what_skips_nothing_is_crossed_and_what_skips_nearly_all_is_not() -> None:
    for level in LEVELS:
        others_turn = "-/-/-/-/p0 active=2 phase=white"
        assert chosen(level, f"classic 2,3,4,5,6/-/-/-/p0 {others_turn} roll=5+2,r1,y1,g1,b1") == Cross(0, 7)
        assert chosen(level, f"classic -/-/12,11,10,9/12,11,10,9/p0 {others_turn} roll=5+5,r1,y1,g1,b1") is None


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_who_looks_ahead_takes_a_poor_cross_to_avoid_the_penalty_and_only_then(level: str) -> None:
    """An 8 leaves 5, 6 and 7 behind. It is taken by who would be left with a penalty, not by who has a 5 to come."""
    sheets = "2,3,4/2,3,4/12,11,10,9,8,7/12,11,10,9,8,7/p0 -/-/-/-/p0"
    assert chosen(level, f"classic {sheets} active=1 phase=white roll=4+4,r6,y6,g6,b6") == Cross(0, 8)
    assert chosen(level, f"classic {sheets} active=1 phase=white roll=4+4,r1,y6,g6,b6") is None
    assert chosen(level, f"classic {sheets} active=2 phase=white roll=4+4,r6,y6,g6,b6") is None
    assert chosen("gentle", f"classic {sheets} active=1 phase=white roll=4+4,r6,y6,g6,b6") is None


def test_sharp_ends_a_game_that_it_wins_and_not_one_that_it_loses() -> None:
    own = "2,3,4,5,6,7,8/2,3,4,5,6,7,8/12/12/p0"
    behind, ahead = "-/2,3,4,5,6,12/-/-/p2", "-/2,3,4,5,6,7,8,9,12/12,11,10,9,8,7,6,5/-/p0"
    table = "active=2 closed=Y phase=white roll=6+6,r1,g1,b1"
    assert chosen("sharp", f"classic {own} {behind} {table}") == Cross(0, 12)
    assert chosen("sharp", f"classic {own} {ahead} {table}") is None


def test_before_a_roll_there_is_nothing_to_weigh() -> None:
    bot = find_player("sharp").make(random.Random(1))
    assert bot.choose(View(new_game(variant("classic"), 2), 0), (None,)) is None
    assert new_game(variant("classic"), 2).phase is Phase.ROLL
