"""A table of bots, held by the rules."""

from collections.abc import Sequence

from qwixx.bots import Bot, View
from qwixx.dice import SeededDice
from qwixx.rules import Choice, Game, Phase


def decide(bot: Bot, game: Game, seat: int) -> Choice:
    """What a bot chooses; it must be one of its choices."""
    choices = game.choices(seat)
    choice = bot.choose(View(game, seat), choices)
    assert choice in choices
    return choice


def play(game: Game, bots: Sequence[Bot], seed: int = 1) -> Game:
    """The game at its end."""
    dice, turn = SeededDice(seed), 0
    while game.phase is not Phase.OVER:
        turn += 1
        game = game.rolled(dice.roll(turn, game)).game
        game = game.chose_white(tuple(decide(bot, game, seat) for seat, bot in enumerate(bots))).game
        if game.phase is Phase.COLOUR:
            game = game.chose_colour(decide(bots[game.active], game, game.active)).game
    return game
