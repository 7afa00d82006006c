"""What rows say is what happened, by the rules."""

import pytest

from qwixx.arena.game_batch import play, table_of
from qwixx.arena.game_ranges import Span
from qwixx.arena.simulation import Series
from qwixx.bots import find_player
from qwixx.datasets.decision_rows import DecisionRows
from qwixx.datasets.game_rows import GameRows
from qwixx.rules import IllegalError, Options, Variant, parse_sheet, variant
from tests.arena.bots import plain
from tests.arena.test_game_batch import LARGE_DICE
from tests.datasets.replay import replay_rows
from tests.fast.sheets import OWN, PRINTED
from tests.terminal.sheets import REPEATED

SEED = 5
ALL = [*PRINTED, *OWN]
COMPANY = ["sharp", "random", "gentle", "random", "steady"]
OPTIONS = [Options(), Options(locked_die_stays=True, lucky_fallback=True)]


def series(sheet: Variant, names: list[str], options: Options = OPTIONS[0], rotate: bool = True) -> Series:
    return Series(table_of(sheet, [find_player(name) for name in names], options), SEED, rotate)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_compiled_decisions_are_those_of_the_rules(sheet: Variant, players: int, options: Options) -> None:
    work = DecisionRows(series(sheet, COMPANY[:players], options))
    assert work.series.table.match
    rows = work(Span(0, 12)).rows
    assert replay_rows(sheet, players, options, iter(rows.to_pylist())) == 12


@pytest.mark.parametrize("players", range(1, 6))
def test_plain_decisions_are_those_of_the_rules(players: int) -> None:
    names = ["tests.arena.own:Hasty", *COMPANY][:players]
    work = DecisionRows(series(variant("longo"), names))
    assert work.series.table.match is None
    rows = work(Span(0, 4)).rows
    assert replay_rows(variant("longo"), players, OPTIONS[0], iter(rows.to_pylist())) == 4
    assert rows["bot"].to_pylist()[:players] == names


@pytest.mark.parametrize("rows", [DecisionRows, GameRows])
@pytest.mark.parametrize("name", ["classic", "mixx-a"])
def test_compiled_and_plain_rows_are_the_same(name: str, rows: type[DecisionRows] | type[GameRows]) -> None:
    names = ["gentle", "sharp", "steady"]
    compiled = series(variant(name), names)
    by_rules = Series(table_of(variant(name), [plain(each) for each in names]), SEED, rotate=True)
    found = rows(compiled)(Span(7, 5)).rows
    assert found.equals(rows(by_rules)(Span(7, 5)).rows)
    assert found["game"].to_pylist()[0] == 7
    assert found["game"].to_pylist()[-1] == 11


def test_a_name_that_two_players_have_stands_in_the_dictionary_once() -> None:
    bots = DecisionRows(series(variant("classic"), ["random", "sharp", "random"]))(Span(0, 3)).rows["bot"]
    assert bots.dictionary.to_pylist() == ["random", "sharp"]
    assert set(bots.to_pylist()) == {"random", "sharp"}


def test_games_say_who_began_and_what_every_seat_had() -> None:
    played = series(variant("classic"), ["sharp", "random", "gentle"])
    rows = GameRows(played)(Span(0, 50)).rows.to_pylist()
    batch = play(played.table, SEED, 0, [game % 3 for game in range(50)])
    for game, row in enumerate(rows):
        scores = [row[f"score_{seat}"] for seat in range(3)]
        best = max(scores)
        assert (row["game"], row["starter"], row["turns"]) == (game, game % 3, batch.turns[game])
        assert row["ended_by_locks"] == batch.by_locks[game]
        assert scores == batch.totals[game].tolist()
        for seat, score in enumerate(scores):
            assert row[f"win_share_{seat}"] == (score == best) / scores.count(best)
            assert row[f"penalties_{seat}"] == batch.penalties[game, seat]
            assert row[f"locks_{seat}"] == batch.locks[game, seat]


@pytest.mark.parametrize(
    ("sheet", "reason"), [(parse_sheet(LARGE_DICE), "up to 8 sides"), (REPEATED, "every coloured")]
)
def test_sheets_without_an_encoding_keep_their_games_alone(sheet: Variant, reason: str) -> None:
    played = series(sheet, ["random", "random"])
    with pytest.raises(IllegalError, match=f"its games can be kept alone: .*{reason}"):
        DecisionRows(played)
    assert len(GameRows(played)(Span(0, 3)).rows) == 3


@pytest.mark.parametrize("rows", [DecisionRows, GameRows])
def test_no_games_are_no_rows(rows: type[DecisionRows] | type[GameRows]) -> None:
    for names in (["random", "sharp"], ["random", "tests.arena.own:Hasty"]):
        assert len(rows(series(variant("classic"), names))(Span(0, 0)).rows) == 0
