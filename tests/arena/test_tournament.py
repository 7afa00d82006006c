"""Who meets whom, on which dice, and what is kept of it."""

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from qwixx.arena import tournament as tournaments
from qwixx.arena.checkpoint import keep, take_up
from qwixx.arena.game_batch import play, table_of
from qwixx.arena.game_ranges import Span
from qwixx.arena.tournament import Standings, Tournament, nothing_dealt, seatings_of, tables_of
from qwixx.arena.tournament_results import verdict_of
from qwixx.arena.tournament_runner import hold
from qwixx.arena.workers import Threads
from qwixx.bots import Player, View, find_player
from qwixx.rules import Choice, IllegalError, Phase, QwixxError, variant
from tests.arena.bots import plain, scripted

SEED = 4


def contest(names: str, players: int = 2, games: int = 200) -> Tournament:
    return Tournament(variant("classic"), tuple(map(find_player, names.split())), players, games, SEED)


def equal(first: Standings, second: Standings) -> bool:
    return all(np.array_equal(getattr(first, name), getattr(second, name)) for name in Standings.__slots__)


@pytest.fixture
def small_spans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "COMPILED_GAMES", 60)


def test_every_choice_of_bots_meets() -> None:
    assert tables_of(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert len(tables_of(5, 3)) == 10
    assert tables_of(3, 3) == [(0, 1, 2)]


def test_with_fewer_bots_than_seats_tables_are_filled_evenly() -> None:
    assert tables_of(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert tables_of(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
    for bots, players in [(2, 5), (3, 4), (3, 5), (4, 5)]:
        seats = [seat for table in tables_of(bots, players) for seat in table]
        assert len({seats.count(bot) for bot in range(bots)}) == 1


@pytest.mark.parametrize(("table", "count"), [((0, 1), 2), ((0, 1, 2), 6), ((0, 0, 1), 3), ((0, 1, 2, 3, 4), 10)])
def test_everybody_sits_in_every_seat_equally_often(table: tuple[int, ...], count: int) -> None:
    seatings = seatings_of(table)
    assert len(seatings) == len(set(seatings)) == count
    for seat in range(len(table)):
        there = [seating[seat] for seating in seatings]
        assert all(there.count(bot) * len(table) == count * table.count(bot) for bot in table)


def test_both_sides_of_a_pairing_have_the_same_dice() -> None:
    """The player who begins sees the same rolls, whoever it is."""
    seen: dict[str, list[str]] = {"one": [], "two": []}

    def recorder(name: str) -> Player:
        def choose(view: View, choices: Sequence[Choice]) -> Choice:
            if view.game.phase is Phase.WHITE and view.is_active and view.seat == 0:
                seen[name].append(str(view.game.roll))
            return choices[0]

        return scripted(name, choose)

    arena = Tournament(variant("classic"), (recorder("one"), recorder("two")), 2, 6, SEED)
    hold(arena, Threads())
    assert seen["one"] == seen["two"]
    # nobody crosses anything, so that four turns of the first player end each of the three deals
    assert len(set(seen["one"])) == 12


def test_standings_say_what_naive_sums_say() -> None:
    arena = contest("gentle steady sharp", 3, 120)
    found = hold(arena, Threads()).standings
    assert found.deals == arena.deals == 20
    wins = np.zeros((20, 3))
    for seating in arena.seatings[0]:
        table = table_of(arena.variant, [arena.bots[bot] for bot in seating])
        totals = play(table, SEED, 0, [0] * 20).totals
        for deal, row in enumerate(totals.tolist()):
            for seat, bot in enumerate(seating):
                wins[deal, bot] += (row[seat] == max(row)) * 60 // row.count(max(row))
    assert found.wins[0].tolist() == wins.sum(axis=0).tolist()
    assert found.squared_wins[0].tolist() == (wins * wins).sum(axis=0).tolist()
    assert found.squared_all.tolist() == found.squared_wins[0].tolist()
    assert found.ahead.max() <= 2 * 20 * 6


def test_equal_bots_are_level_and_nothing_is_significant() -> None:
    twin = find_player("steady")._replace(name="twin")
    arena = Tournament(variant("classic"), (find_player("steady"), twin), 2, 200, SEED)
    found = verdict_of(arena, hold(arena, Threads()).standings)
    assert [each.rating for each in found.bots] == pytest.approx([1500, 1500])
    assert found.unsettled == [("steady", "twin")]
    assert found.pairs[0].ahead.share == 0.5
    assert not found.pairs[0].significant


def test_stronger_bots_stand_above() -> None:
    arena = contest("random gentle sharp", 2, 400)
    found = verdict_of(arena, hold(arena, Threads()).standings)
    assert [each.bot for each in found.bots] == ["sharp", "gentle", "random"]
    assert found.unsettled == []
    assert sum(each.rating for each in found.bots) == pytest.approx(4500)
    for table in found.tables:
        assert sum(share.share for share in table.wins.values()) == pytest.approx(1)
    for each in found.bots:
        assert each.rating_interval.low < each.rating < each.rating_interval.high
        assert each.wins.interval.low <= each.wins.share <= each.wins.interval.high


def test_shares_of_repeated_bots_are_by_seat() -> None:
    arena = contest("gentle steady", 3, 90)
    found = verdict_of(arena, hold(arena, Threads()).standings)
    for table in found.tables:
        assert sum(table.bots.count(bot) * share.share for bot, share in table.wins.items()) == pytest.approx(1)


@pytest.mark.usefixtures("small_spans")
def test_threads_do_not_change_the_standings() -> None:
    arena = contest("random steady sharp")
    one, two = hold(arena, Threads(1)), hold(arena, Threads(2))
    assert (one.ran.workers, two.ran.workers) == (1, 2)
    assert equal(one.standings, two.standings)
    assert equal(one.standings, arena.play(Span(0, arena.deals)))


def test_plain_bots_play_the_same_tournament() -> None:
    names = ("gentle", "sharp")
    arenas = [Tournament(variant("classic"), tuple(map(make, names)), 2, 8, SEED) for make in (find_player, plain)]
    assert [arena.compiled for arena in arenas] == [True, False]
    assert equal(hold(arenas[0], Threads()).standings, hold(arenas[1], Threads(2)).standings)


@pytest.mark.usefixtures("small_spans")
@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupted_tournament_goes_on_where_it_was(threads: int, tmp_path: Path) -> None:
    arena, file = contest("random steady sharp"), tmp_path / "kept.json"

    def interrupt(played: int, _games: int) -> None:
        if played >= 120:
            raise KeyboardInterrupt

    first = hold(arena, Threads(threads), file, interrupt)
    assert first.interrupted
    assert 0 < first.standings.deals < arena.deals
    assert equal(take_up(file, arena), first.standings)
    told: list[int] = []
    second = hold(arena, Threads(threads), file, lambda played, _games: told.append(played))
    assert told[0] == first.standings.deals * arena.games_per_deal
    assert not second.interrupted
    assert equal(second.standings, hold(arena, Threads()).standings)
    assert equal(hold(arena, Threads(threads), file).standings, second.standings)
    assert [each.name for each in tmp_path.iterdir()] == ["kept.json"]


def test_a_tournament_is_kept_as_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_spans: None) -> None:
    del small_spans
    monkeypatch.setattr("qwixx.arena.tournament_runner.KEEP_EVERY", 0.0)
    arena, file = contest("random steady"), tmp_path / "kept.json"
    kept: list[int] = []
    hold(arena, Threads(1), file, lambda _played, _games: kept.append(take_up(file, arena).deals))
    assert kept == [0, 0, 30, 60, 90]
    assert take_up(file, arena).deals == 100


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (contest("steady gentle"), "other bots"),
        (Tournament(variant("longo"), contest("gentle steady").bots, 2, 200, SEED), "another variant"),
        (Tournament(variant("classic"), contest("gentle steady").bots, 2, 200, SEED + 1), "another seed"),
    ],
)
def test_a_file_of_another_tournament_is_left_alone(other: Tournament, message: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    mine = contest("gentle steady")
    keep(file, mine, nothing_dealt(mine))
    before = file.read_bytes()
    with pytest.raises(IllegalError, match=message):
        hold(other, Threads(), file)
    assert file.read_bytes() == before


def test_a_kept_tournament_continues_with_more_games(tmp_path: Path) -> None:
    few, many = contest("gentle steady"), contest("gentle steady", games=400)
    file = tmp_path / "kept.json"
    hold(few, Threads(), file)
    told: list[tuple[int, int]] = []
    at_once = hold(many, Threads()).standings
    assert equal(hold(many, Threads(), file, lambda *games: told.append(games)).standings, at_once)
    assert told[0] == (200, 400)
    assert equal(hold(few, Threads(), file).standings, at_once)


@pytest.mark.parametrize("change", ["deals", "scores", "format", "text", "list", "missing"])
def test_a_broken_file_is_left_alone(change: str, tmp_path: Path) -> None:
    file, arena = tmp_path / "kept.json", contest("gentle steady")
    keep(file, arena, nothing_dealt(arena))
    kept = json.loads(file.read_text(encoding="utf-8"))
    match change:
        case "deals":
            kept["standings"]["deals"] = -1
        case "scores":
            kept["standings"]["scores"] = [1, 2, 3]
        case "format":
            kept["format"] = "another"
        case "text":
            kept["standings"]["scores"] = ["one", "two"]
        case "list":
            kept = [kept]
        case "missing":
            del kept["standings"]["ahead"]
    file.write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(IllegalError, match="no tournament of ours"):
        take_up(file, arena)


def test_a_file_that_cannot_be_made_is_told_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(IllegalError, match="cannot be written"):
        hold(contest("gentle steady"), Threads(), tmp_path / "missing" / "kept.json")


@pytest.mark.parametrize(
    ("names", "players", "message"),
    [("gentle", 2, "at least two bots"), ("gentle steady", 1, "two players"), ("gentle gentle", 2, "named twice")],
)
def test_impossible_tournaments_are_refused(names: str, players: int, message: str) -> None:
    with pytest.raises(QwixxError, match=message):
        contest(names, players)
