"""Decisions of bots in seeded games, as one digest: CPython and the page's Python must come to the same.

It imports nothing but what the page has, and runs in both.
"""

import random
from hashlib import sha256

from qwixx.bots import View, find_player
from qwixx.rules import FOUR_ROWS, Choice, Game, Phase, Roll, format_choice, new_game, variant, variant_names

LEVELS = ("random", "gentle", "steady", "sharp")


def digest(count: int) -> str:
    """What so many decisions were, on all sheets."""
    found, done, seed = sha256(), 0, 0
    while done < count:
        for sheet in variant_names(FOUR_ROWS):
            for text in _game(new_game(variant(sheet), len(LEVELS)), random.Random(seed)):
                found.update(text.encode())
                done += 1
                if done == count:
                    return found.hexdigest()
        seed += 1
    return found.hexdigest()


def _game(game: Game, chance: random.Random) -> list[str]:
    bots = [find_player(level).make(chance) for level in LEVELS]
    told: list[str] = []

    def chosen(seat: int) -> Choice:
        choice = bots[seat].choose(View(game, seat), game.choices(seat))
        told.append(format_choice(game.variant, choice))
        return choice

    while game.phase is not Phase.OVER:
        if game.phase is Phase.ROLL:
            game = game.rolled(_roll(game, chance)).game
        elif game.phase is Phase.WHITE:
            game = game.chose_white(tuple(chosen(seat) for seat in range(game.players))).game
        else:
            game = game.chose_colour(chosen(game.active)).game
    return told


def _roll(game: Game, chance: random.Random) -> Roll:
    sides = game.variant.sides
    first, second, red, yellow, green, blue = (chance.randint(1, sides) for _ in range(6))
    red, yellow, green, blue = (
        face if colour in game.dice else 0 for colour, face in enumerate((red, yellow, green, blue))
    )
    return Roll((first, second), (red, yellow, green, blue))
