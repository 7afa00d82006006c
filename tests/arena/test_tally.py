"""Tallies against the same numbers computed one by one."""

import math
import statistics

import numpy as np
import pytest

from qwixx.arena.game_batch import play, table_of
from qwixx.arena.simulation import Adding, Series, simulate
from qwixx.arena.tally import LOWEST, Tally, nothing_played, shared_wins, tally_of
from qwixx.arena.workers import Threads
from qwixx.bots import find_player
from qwixx.fast.batch import Batch
from qwixx.rules import variant
from tests.arena.bots import plain

SEED = 3
GAMES = 500


def batch_of(players: int, games: int = GAMES, first: int = 0) -> Batch:
    names = ["gentle", "random", "steady", "sharp", "random"][:players]
    table = table_of(variant("classic"), [find_player(name) for name in names])
    return play(table, SEED, first, [0] * games)


def equal(first: Tally, second: Tally) -> bool:
    return all(np.array_equal(getattr(first, name), getattr(second, name)) for name in Tally.__slots__)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_tally_says_what_naive_sums_say(players: int) -> None:
    batch = batch_of(players)
    tally = tally_of(batch)
    rows = batch.totals.tolist()
    for seat in range(players):
        scores = [row[seat] for row in rows]
        assert tally.score_sum(seat) == sum(scores)
        assert tally.score_squares(seat) == sum(score * score for score in scores)
        assert tally.mean_score(seat) == pytest.approx(statistics.mean(scores))
        assert tally.standard_error(seat) == pytest.approx(statistics.stdev(scores) / math.sqrt(GAMES))
        assert dict(tally.score_counts(seat)) == {score: scores.count(score) for score in set(scores)}
        wins = [(row[seat] == max(row)) / row.count(max(row)) for row in rows]
        assert tally.win_share(seat) == pytest.approx(statistics.mean(wins))
        assert tally.mean_penalties(seat) == pytest.approx(statistics.mean(batch.penalties[:, seat].tolist()))
        assert tally.mean_locks(seat) == pytest.approx(statistics.mean(batch.locks[:, seat].tolist()))
    assert sum(tally.win_share(seat) for seat in range(players)) == pytest.approx(1)
    assert tally.mean_turns == pytest.approx(statistics.mean(batch.turns.tolist()))
    assert tally.share_ended_by_locks == pytest.approx(batch.by_locks.tolist().count(True) / GAMES)


def test_equal_scores_share_the_win() -> None:
    totals = np.array([[5, 5, 1], [7, 7, 7], [0, -20, 3]], dtype=np.int16)
    batch = batch_of(3, 3)._replace(totals=totals)
    assert shared_wins(batch).tolist() == [[30, 20, 0], [30, 20, 0], [0, 20, 60]]
    assert tally_of(batch).histogram[1].tolist()[-20 - LOWEST] == 1


def test_tallies_merge_in_any_order() -> None:
    whole = tally_of(batch_of(2))
    parts = [tally_of(batch_of(2, count, first)) for first, count in [(0, 120), (120, 300), (420, 80)]]
    assert equal(parts[0] + parts[1] + parts[2], whole)
    assert equal(parts[2] + (parts[1] + parts[0]) + nothing_played(2), whole)


def test_no_games_have_no_mean() -> None:
    assert math.isnan(nothing_played(2).mean_score(0))
    assert math.isnan(tally_of(batch_of(2, 1)).standard_error(0))
    assert tally_of(batch_of(2, 0)).games == 0


@pytest.mark.parametrize("rotate", [False, True])
def test_threads_do_not_change_the_result(rotate: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.arena.simulation.COMPILED_SPAN", 97)
    table = table_of(variant("classic"), [find_player("sharp"), find_player("random"), find_player("random")])
    told: list[tuple[int, int]] = []
    work = Adding(Series(table, SEED, rotate))
    one = simulate(work, 1000, Threads(1))
    two = simulate(work, 1000, Threads(2), lambda *played: told.append(played))
    assert (one.ran.workers, two.ran.workers, two.interrupted) == (1, 2, False)
    assert equal(one.tally, two.tally)
    assert equal(one.tally, tally_of(play(table, SEED, 0, [number % 3 * rotate for number in range(1000)])))
    assert told == [(min(played, 1000), 1000) for played in range(0, 1068, 97)]


def test_plain_players_need_one_thread() -> None:
    table = table_of(variant("classic"), [plain("gentle"), plain("random")])
    done = simulate(Adding(Series(table, SEED)), 20, Threads(4))
    assert (done.ran.workers, done.tally.games) == (1, 20)


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_returns_what_was_played(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qwixx.arena.simulation.COMPILED_SPAN", 50)
    work = Adding(Series(table_of(variant("classic"), [find_player("random")] * 2), SEED))

    def interrupt(played: int, _games: int) -> None:
        if played >= 200:
            raise KeyboardInterrupt

    done = simulate(work, 10**9, Threads(threads), interrupt)
    assert done.interrupted
    assert equal(done.tally, simulate(work, 200, Threads()).tally)
