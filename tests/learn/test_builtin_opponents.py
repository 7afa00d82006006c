"""The built-in players in arrays choose as they do at a table; whoever knows the champion's choice can be measured."""

import random
from functools import partial

import numpy as np
import pytest

from qwixx.bots import View
from qwixx.bots.champion import WEIGHTS, tables_of
from qwixx.bots.features import features_of
from qwixx.bots.heuristic import WeightedBot
from qwixx.bots.levels import LEVELS, weights_on
from qwixx.bots.network import read_network
from qwixx.fast.array_law import law_of
from qwixx.fast.array_turn import endings_now, white_offer
from qwixx.fast.packing import colour_choice, pack_faces
from qwixx.fast.random_draws import in_game, rolls
from qwixx.learn.array_backend import NumpyMachine
from qwixx.learn.builtin_opponents import Rival
from qwixx.learn.exploitability import Exploiter
from qwixx.learn.self_play import Club
from qwixx.learn.training_run import Settings
from qwixx.rules import Choice, Phase, Variant, new_game, variant
from tests.fast.sheets import PRINTED

MACHINE = NumpyMachine()


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_rivals_choose_as_bots_do(sheet: Variant, name: str) -> None:
    players = 3
    bot, law = WeightedBot(partial(weights_on, name)), law_of(sheet)
    rival, chance = Rival(law, weights_on(name, sheet), players), random.Random(1)
    game, dice = new_game(sheet, players), rolls(5, 1, sheet.sides)
    while game.phase is not Phase.OVER:
        game = game.rolled(in_game(next(dice), game)).game
        tables = tables_of(game)
        options = rival.white(tables, white_offer(law, tables))[0]
        for turn, option in enumerate(options.tolist()):
            seat = (game.active + turn) % players
            choice = bot.choose(View(game, seat), game.choices(seat))
            assert option == (0 if choice is None else 1 + choice.row + 4 * choice.lucky)
        drawn = tuple(chance.choice(game.choices(seat)) for seat in range(players))
        game = game.chose_white(drawn).game
        if game.phase is Phase.COLOUR:
            ends = endings_now(law, tables_of(game), np.array([game.spared]))
            option = int(ends.at[3][rival.colour(tables_of(game), ends)[0]])
            roll = game.roll
            assert roll
            found: Choice = colour_choice(sheet, (option - 1) % 9, pack_faces(roll))
            assert found == bot.choose(View(game, game.active), game.choices(game.active))
            game = game.chose_colour(found).game


def test_an_exploiter_learns_and_is_counted() -> None:
    classic = variant("classic")
    club = Club(MACHINE, features_of(classic), classic, 8, 2)
    settings = Settings(turns=4, batch=16, lessons=2)
    exploiter = Exploiter(MACHINE, club, read_network(WEIGHTS / "classic-2.npz"), settings)
    halves = exploiter.begin(MACHINE.chance(1))
    for _ in range(2):
        halves = exploiter.hold(halves)
    assert [half.active for half in halves] == [0, 1]
    share, games = exploiter.share(1, MACHINE.chance(2))
    assert games == 16
    assert 0 < share < 1
