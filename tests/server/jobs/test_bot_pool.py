"""The bots of a server: who plays where."""

import pytest

from qwixx.rules import new_game, variant
from qwixx.server.jobs.bot_pool import LEVELS, fitting_level
from tests.properties.custom import REPEATED


def test_the_champion_is_offered_last() -> None:
    assert LEVELS == ("random", "gentle", "steady", "sharp", "champion")


@pytest.mark.parametrize(
    ("level", "players", "plays"),
    [("champion", 2, "champion"), ("champion", 1, "sharp"), ("steady", 1, "steady"), ("unheard-of", 2, "random")],
)
def test_where_a_level_cannot_play_another_does(level: str, players: int, plays: str) -> None:
    assert fitting_level(level, new_game(variant("classic"), players)) == plays


def test_on_a_sheet_that_cannot_be_weighed_the_one_without_a_plan_plays() -> None:
    assert {fitting_level(level, new_game(REPEATED, 2)) for level in LEVELS} == {"random"}
