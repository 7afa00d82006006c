"""The player of the solved game."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from qwixx.bots import NAMED, View, find_player
from qwixx.dice import SeededDice
from qwixx.rules import Phase, QwixxError, new_game, parse_position, parse_roll
from qwixx.solve import cache
from qwixx.solve.cache import find_table
from qwixx.solve.question import Question, question_of
from qwixx.solve.turn_values import options
from tests.bots.table import decide, play
from tests.solve.sheets import small


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.FOLDER, str(tmp_path))
    monkeypatch.setattr(cache, "_in_memory", {})


@pytest.mark.parametrize("players", [1, 2, 5])
def test_it_plays_any_sheet_that_can_be_solved(players: int) -> None:
    for name in ("two locking numbers", "colours mixed", "lucky"):
        bots = [find_player("optimal").make(random.Random(seat)) for seat in range(players)]
        assert play(new_game(small(name), players), bots).outcome


def test_it_takes_the_best_of_the_table_of_its_size() -> None:
    variant = small("a lock after two crosses")
    bot, dice = find_player("optimal").make(random.Random(1)), SeededDice(5)
    game = new_game(variant, 2)
    for turn in range(1, 6):
        game = game.rolled(dice.roll(turn, game)).game
        best = [options(find_table(question_of(game, seat)), game, seat)[0] for seat in (0, 1)]
        chosen = tuple(decide(bot, game, seat) for seat in (0, 1))
        assert chosen == tuple(option.choices[0] for option in best)
        game = game.chose_white(chosen).game
        if game.phase is Phase.COLOUR:
            game = game.chose_colour(decide(bot, game, game.active)).game
        if game.phase is Phase.OVER:
            break
    assert set(cache._in_memory) == {Question(variant, 2)}


def test_it_makes_what_was_predicted() -> None:
    variant = small("a lock after two crosses")
    bot = find_player("optimal").make(random.Random(1))
    scores = [play(new_game(variant, 1), [bot], seed).scores[0].total for seed in range(1500)]
    mean = sum(scores) / len(scores)
    error = (sum((score - mean) ** 2 for score in scores) / (len(scores) - 1) / len(scores)) ** 0.5
    predicted = find_table(Question(variant)).expected_score(new_game(variant, 1).sheets[0], 0, 0)
    assert abs(mean - predicted) < 3 * error
    worse = [play(new_game(variant, 1), [find_player("random").make(random.Random(seed))], seed) for seed in range(300)]
    assert sum(game.scores[0].total for game in worse) / 300 < mean - 5


def test_it_gets_ready_before_a_game() -> None:
    variant, told = small("two locking numbers"), []
    game = new_game(variant, 2)
    player = find_player("optimal")
    assert player.get_ready is not None
    player.get_ready(game, 0, 1, lambda done, total: told.append((done, total)))
    assert Question(variant, 2) in cache._in_memory
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]
    assert all(one[0] <= two[0] for one, two in pairwise(told))


def test_with_nothing_to_choose_it_asks_no_table() -> None:
    variant = small("two locking numbers")
    game = parse_position(f"{variant.name} 2,3/-/4/4/p0", lambda _: variant).rolled(parse_roll("1+1 y2 g2 b2")).game
    bot = find_player("optimal").make(random.Random(1))
    after = game.chose_white((None,)).game
    assert bot.choose(View(after, 0), (None,)) is None
    assert cache._in_memory == {}


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.fast.installed_extras.find_spec", lambda _: None)
    with pytest.raises(QwixxError, match=r"pip install qwixx\[fast\]"):
        find_player("optimal")


def test_it_is_among_the_named() -> None:
    assert NAMED == ("random", "gentle", "steady", "sharp", "optimal", "champion")
