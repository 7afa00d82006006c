"""Plain Python decides as compiled code does: bots at the table play as those of millions of games."""

from collections import Counter

import pytest

from qwixx.bots import View
from qwixx.bots.heuristic import WeightedBot
from qwixx.fast.batch import match_of
from qwixx.fast.weighted_policy import Weights
from qwixx.rules import Choice, Game, Options, Phase, Variant, variant
from tests.fast.players import TABLE, company
from tests.fast.replay import replay
from tests.fast.sheets import ALL

OPTION_SETS = (Options(), Options(locked_die_stays=True, lucky_fallback=True))
DECISIONS = 1_500


class Shadow:
    """Makes every decision again with the bots of the table, and counts what it saw."""

    def __init__(self, players: tuple[Weights | None, ...]) -> None:
        self.bots = [weights and _bot(weights) for weights in players]
        self.seen: Counter[tuple[int, Phase, bool]] = Counter()

    def __call__(self, game: Game, seat: int, choices: tuple[Choice, ...], choice: Choice) -> None:
        """The same choice, wherever there is one to make."""
        bot = self.bots[seat]
        if bot:
            assert bot.choose(View(game, seat), choices) == choice
            self.seen[seat, game.phase, len(choices) > 1] += 1


def _bot(weights: Weights) -> WeightedBot:
    """A player who weighs in the same way on every sheet."""
    return WeightedBot(lambda _: weights)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_bots_choose_what_compiled_players_choose(sheet: Variant, players: int) -> None:
    for first, options in enumerate(OPTION_SETS):
        table = company(players, first)
        shadow = Shadow(table)
        replay(match_of(sheet, table, options), 11, DECISIONS, shadow)
        for seat, weights in enumerate(table):
            for phase in (Phase.WHITE, Phase.COLOUR):
                assert not weights or shadow.seen[seat, phase, True]


@pytest.mark.parametrize("weights", [weights for weights in TABLE if weights])
def test_a_player_of_each_kind_against_its_like(weights: Weights) -> None:
    shadow = Shadow((weights, weights))
    replay(match_of(variant("classic"), (weights, weights)), 12, DECISIONS, shadow)
