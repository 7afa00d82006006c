"""Compiled and plain games are the same games."""

import numpy as np
import pytest

from qwixx.arena.game_batch import play, prepare, table_of
from qwixx.bots import find_player
from qwixx.bots.custom import OwnBotError
from qwixx.fast.batch import Batch
from qwixx.rules import IllegalError, Options, parse_sheet, variant
from tests.arena.bots import cheats, fails, plain, scripted, talks

SEED = 11
LARGE_DICE = "\n".join(
    ["name: large", "dice: 9", "needs: 3"] + [f"row: {' '.join(f'{c}{n}' for n in range(2, 19))}" for c in "RYGB"]
)


def same(first: Batch, second: Batch) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("name", ["classic", "longo", "mixx-a", "mixx-b"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_plain_games_equal_compiled_ones(name: str, players: int) -> None:
    names = ["gentle", "steady", "sharp", "steady", "gentle"][:players]
    starters = [number % players for number in range(8)]
    compiled = table_of(variant(name), [find_player(each) for each in names])
    by_rules = table_of(variant(name), [plain(each) for each in names])
    assert compiled.match
    assert by_rules.match is None
    assert same(play(compiled, SEED, 5, starters), play(by_rules, SEED, 5, starters))


def test_table_options_reach_both_kinds_of_games() -> None:
    options = Options(locked_die_stays=True, lucky_fallback=True)
    batches = [
        play(table_of(variant("longo"), [make("sharp"), make("gentle")], options), SEED, 0, [0] * 10)
        for make in (find_player, plain)
    ]
    assert same(*batches)


def test_plain_games_depend_on_seed_and_number_alone() -> None:
    table = table_of(variant("classic"), [plain("random"), plain("random")])
    together = play(table, SEED, 0, [0] * 6)
    apart = [play(table, SEED, number, [0]) for number in range(6)]
    assert np.array_equal(together.totals, np.concatenate([each.totals for each in apart]))
    assert not np.array_equal(together.totals, play(table, SEED + 1, 0, [0] * 6).totals)


def test_no_games_are_a_batch_too() -> None:
    assert play(table_of(variant("classic"), [plain("gentle")] * 2), SEED, 0, []).totals.shape == (0, 2)


@pytest.mark.parametrize(
    ("player", "message"),
    [
        (
            scripted("broken", fails),
            r'the bot "broken" failed in seat 2 at classic .* phase=white .*: RuntimeError: out of ideas$',
        ),
        (scripted("cheat", cheats), r'the bot "cheat" chose Cross\(row=0, number=12.*\) in seat 2 at classic .* -'),
        (scripted("talker", talks), r"the bot \"talker\" chose 'R5' in seat 2"),
    ],
)
def test_a_bot_that_fails_or_cheats_is_named(player: object, message: str) -> None:
    table = table_of(variant("classic"), [plain("gentle"), player])  # type: ignore[list-item]
    with pytest.raises(OwnBotError, match=message):
        play(table, SEED, 0, [0])


def test_a_bot_that_cannot_be_made_is_named() -> None:
    def refuse(_chance: object) -> object:
        raise FileNotFoundError("no such file")

    player = plain("gentle")._replace(name="lost", make=refuse)  # type: ignore[arg-type]
    with pytest.raises(OwnBotError, match='"lost" cannot be made: FileNotFoundError: no such file'):
        play(table_of(variant("classic"), [player]), SEED, 0, [0])


def test_sheets_beyond_the_fast_core_are_played_plainly() -> None:
    large = parse_sheet(LARGE_DICE)
    table = table_of(large, [find_player("random")] * 2)
    assert table.match is None
    assert play(table, SEED, 0, [0]).turns[0] > 0
    with pytest.raises(IllegalError, match="up to 8 sides"):
        table_of(large, [find_player("gentle")] * 2)


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(IllegalError, match="not 6"):
        table_of(variant("classic"), [find_player("random")] * 6)
    with pytest.raises(IllegalError, match="first-six"):
        table_of(variant("classic"), [find_player("random")] * 2, Options(first_six=True))


def test_preparing_takes_time_and_plays_nothing() -> None:
    assert prepare(table_of(variant("classic"), [find_player("random")] * 2)) >= 0
