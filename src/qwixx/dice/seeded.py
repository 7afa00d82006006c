"""Dice from a seed: for tests, research, and games that may be repeated."""

import hashlib

from qwixx.dice.stream import Stream
from qwixx.rules import Game, Roll
from qwixx.rules.record import Start

KIND = "seeded"


class SeededDice:
    """The same seed gives the same rolls. Who knows the seed knows them all: not for play among strangers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, players: int, sides: int, first_six: bool) -> Start:
        """Who begins (C6)."""
        return self.stream(0).start(players, sides, first_six)

    def roll(self, number: int, game: Game) -> Roll:
        """The roll of this number."""
        return self.stream(number).roll(game)

    def facts(self) -> tuple[tuple[str, str], ...]:
        """The seed, so that anyone can repeat the rolls."""
        return (("dice", KIND), ("dice seed", str(self.seed)))

    def stream(self, number: int) -> Stream:
        """The stream of one draw: 0 for the start, n for roll n."""
        return Stream(hashlib.sha256(f"qwixx seeded dice {self.seed} {number}".encode()).digest())
