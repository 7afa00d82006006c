"""Secrets for dice and draws for random bots: fresh ones, or the same ones every time, by a seed."""

import hashlib
import random
import secrets
from itertools import count

from qwixx.dice.fair import SECRET_BYTES
from qwixx.local.local_table import BotQuestion


class Chance:
    """Where everything random in a game comes from. With a seed, dice and bots can be repeated, game by game."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._games = count(1)

    def secret(self) -> bytes:
        """The secret of the dice of the next game."""
        if self._seed is None:
            return secrets.token_bytes(SECRET_BYTES)
        return hashlib.sha256(f"qwixx dice {self._seed} {next(self._games)}".encode()).digest()

    def draws(self, question: BotQuestion) -> random.Random:
        """The draws of a bot for one choice, whenever it is asked."""
        if self._seed is None:
            return random.SystemRandom()
        return random.Random(f"qwixx bot {self._seed} {question.seat} {question.moment}")  # noqa: S311 (repeatable)
