"""A learner's game by the rules alone: what the environments for one learner have to agree with."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from qwixx.bots import Player, View, find_player
from qwixx.bots.protocol import Bot
from qwixx.envs.encoding import Observation, observe, offers
from qwixx.envs.seeded_rolls import Chance
from qwixx.envs.settings import Setting
from qwixx.fast.random_draws import WORD, mixed
from qwixx.rules import Choice, Game, Phase

LEARNER = 0


class Seen(NamedTuple):
    """What the learner is told before each of its choices, and at the end."""

    observation: Observation
    game: Game


class Others:
    """The others at the table; random ones draw as compiled ones do, from one word a turn."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.bots: list[Bot | None] = [None if player.name == "random" else bot_of(player) for player in players]
        self.word = 0

    def choose(self, game: Game, seat: int) -> Choice:
        bot = self.bots[seat - 1]
        if bot:
            return bot.choose(View(game, seat), game.choices(seat))
        offered = list(offers(game, seat).values())
        drawn, self.word = self.word * len(offered) >> 64, self.word * len(offered) & WORD
        return offered[drawn]


def bot_of(player: Player) -> Bot:
    return player.make(None)  # type: ignore[arg-type] # those who weigh need no chance


def learner_game(setting: Setting, opponents: Sequence[str], word: int, number: int) -> Generator[Seen, int, Game]:
    """Game `number` of a seed's word; it is sent the learner's actions, of which illegal ones cross nothing."""
    chance = Chance(word, number, setting.variant)
    others = Others([find_player(name) for name in opponents])
    game = chance.begin(setting.players, setting.options)
    while game.phase is Phase.ROLL:
        game = game.rolled(chance.roll(game)).game
        others.word = mixed(chance.word)
        own = yield from asked(game)
        rest = [others.choose(game, seat) for seat in range(1, game.players)]
        game = game.chose_white((own, *rest)).game
        if game.phase is Phase.COLOUR:
            learns = game.active == LEARNER
            choice = (yield from asked(game)) if learns else others.choose(game, game.active)
            game = game.chose_colour(choice).game
    return game


def asked(game: Game) -> Generator[Seen, int, Choice]:
    """The learner's choice."""
    offered = offers(game, LEARNER)
    action = yield Seen(observe(game, LEARNER, offered), game)
    return offered.get(action)
