"""The fast core is the law: at least 200,000 random decisions of every variant and player count.

More on demand: `QWIXX_DECISIONS=5000000 pytest -n auto tests/fast/test_equal.py` replays so many of each, and
`QWIXX_SEED=7` others than those that every run replays.
"""

import os

import pytest

from qwixx.fast.batch import Match, match_of
from qwixx.rules import Options, Variant, variant
from qwixx.rules.setup import default_lucky
from qwixx.rules.variant import LuckyPair
from tests.fast.players import GREEDY, company
from tests.fast.replay import replay
from tests.fast.sheets import ALL, OWN, PRINTED

DECISIONS = int(os.environ.get("QWIXX_DECISIONS", "200000"))
SEED = int(os.environ.get("QWIXX_SEED", "1"))
FEW = 4_000

COUNTS = (1, 2, 3, 4, 5)
TABLE_OPTIONS = (
    Options(locked_die_stays=True),
    Options(lucky_fallback=True),
    Options(locked_die_stays=True, lucky_fallback=True),
)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_random_games(sheet: Variant, players: int) -> None:
    assert replay(match_of(sheet, [None] * players), SEED, DECISIONS) >= DECISIONS


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_games_that_end_by_locks(sheet: Variant, players: int) -> None:
    replay(match_of(sheet, [GREEDY] * players), SEED + 1, FEW)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("sheet", OWN, ids=lambda sheet: sheet.name)
def test_sheets_of_one_s_own(sheet: Variant, players: int) -> None:
    replay(match_of(sheet, [None] * players), SEED + 2, FEW)
    replay(match_of(sheet, [GREEDY] * players), SEED + 3, FEW)


@pytest.mark.parametrize("options", TABLE_OPTIONS, ids=str)
@pytest.mark.parametrize("players", COUNTS)
def test_table_options(players: int, options: Options) -> None:
    for sheet in ALL:
        replay(match_of(sheet, company(players), options), SEED + 4, FEW // 4)
        replay(match_of(sheet, [None] * players, options), SEED + 5, FEW // 4)


@pytest.mark.parametrize(
    "lucky",
    [
        (None, None, None),
        ((2, 16), None, (7, 9)),
        (None, (8, 9), None),
        ((9, 10), (9, 10), (9, 10)),
    ],
)
@pytest.mark.parametrize("fallback", [False, True])
def test_lucky_numbers_given_or_left_out(lucky: tuple[LuckyPair | None, ...], fallback: bool) -> None:
    match = Match(variant("longo"), (None,) * 3, lucky, Options(lucky_fallback=fallback))
    replay(match, SEED + 6, FEW)
    replay(match._replace(players=company(3, 1)), SEED + 7, FEW)


def test_a_match_has_the_lucky_numbers_of_its_sheets() -> None:
    longo = variant("longo")
    assert match_of(longo, [None] * 4).lucky == default_lucky(longo, 4) == longo.lucky[:4]
