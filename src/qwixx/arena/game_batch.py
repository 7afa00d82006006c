"""Games of any players: compiled where all of them are, otherwise by the rules, on the same dice."""

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np

from qwixx.bots import Bot, Player, View
from qwixx.bots.custom import OwnBotError
from qwixx.fast.batch import Batch, Match, Starters, match_of, play_batch
from qwixx.fast.random_draws import in_game, rolls
from qwixx.fast.variant_tables import has_layout, layout_of
from qwixx.rules import (
    Choice,
    Ending,
    Game,
    IllegalError,
    Locked,
    Options,
    Phase,
    Step,
    Variant,
    format_choice,
    new_game,
)
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.solve.progress import Progress

Watcher = Callable[[int, int, View, Choice], None]
"""Sees each choice: the numbers of the game and the turn, what its player saw, and what it chose."""


def _bot_error(player: Player, deed: str, cause: Exception | str = "") -> OwnBotError:
    """The error of a bot that failed or made an illegal choice."""
    return OwnBotError("bot", f'the bot "{player.name}" {deed}', cause)


class Lineup(NamedTuple):
    """Who sits where, and what they play."""

    variant: Variant
    players: tuple[Player, ...]
    options: Options = DEFAULT_OPTIONS

    @property
    def match(self) -> Match | None:
        """The compiled games of this table, if all its players and its sheet can be compiled."""
        if not all(player.compiled for player in self.players) or not has_layout(self.variant):
            return None
        weights = [player.weights and player.weights(self.variant) for player in self.players]
        return match_of(self.variant, weights, self.options)


def table_of(variant: Variant, players: Sequence[Player], options: Options = DEFAULT_OPTIONS) -> Lineup:
    """A table, if these players can play on this sheet."""
    if options.first_six:
        raise IllegalError("start", "here seats take turns to start or the first does; first-six has no part in that")
    new_game(variant, len(players), options=options)
    if any(player.weights for player in players):
        layout_of(variant)
    return Lineup(variant, tuple(players), options)


def prepare(table: Lineup, threads: int = 1, progress: Progress | None = None) -> float:
    """Compile what the table's games need, and let its players get ready; the seconds that took."""
    began = perf_counter()
    if table.match:
        play_batch(table.match, 0, 0, ())
    game = new_game(table.variant, len(table.players), options=table.options)
    for seat, player in enumerate(table.players):
        if player.get_ready:
            player.get_ready(game, seat, threads, progress)
    return perf_counter() - began


def play(table: Lineup, seed: int, first_game: int, starters: Starters) -> Batch:
    """Play as many games as there are starters, numbered from `first_game`."""
    match = table.match
    return play_batch(match, seed, first_game, starters) if match else play_plainly(table, seed, first_game, starters)


def play_plainly(table: Lineup, seed: int, first_game: int, starters: Starters, watch: Watcher | None = None) -> Batch:
    """The same by the rules, for any players; `watch` is called with every choice."""
    numbers = range(first_game, first_game + len(starters))
    ends = [_play_one(table, seed, number, int(start), watch) for number, start in zip(numbers, starters, strict=True)]
    shape = (len(ends), len(table.players))
    return Batch(
        np.array([[scores.total for scores in end.game.scores] for end in ends], dtype=np.int16).reshape(shape),
        np.array([[sheet.penalties for sheet in end.game.sheets] for end in ends], dtype=np.int16).reshape(shape),
        np.array([end.locks for end in ends], dtype=np.int16).reshape(shape),
        np.array([end.turns for end in ends], dtype=np.int16),
        np.array([end.by_locks for end in ends], dtype=np.bool_),
    )


class _End(NamedTuple):
    game: Game
    locks: list[int]
    turns: int

    @property
    def by_locks(self) -> bool:
        return self.game.outcome is not None and self.game.outcome.ending is Ending.LOCKS


def _play_one(table: Lineup, seed: int, game_number: int, starter: int, watch: Watcher | None) -> _End:
    bots = [_made(player, seed, game_number, seat) for seat, player in enumerate(table.players)]
    game = new_game(table.variant, len(bots), starter, options=table.options)
    locks, turns = [0] * len(bots), 0
    dice = rolls(seed, game_number, table.variant.sides)

    def chosen(seat: int) -> Choice:
        view = View(game, seat)
        choice = _chosen(table.players[seat], bots[seat], view)
        if watch:
            watch(game_number, turns, view, choice)
        return choice

    while game.phase is not Phase.OVER:
        turns += 1
        game = game.rolled(in_game(next(dice), game)).game
        step = game.chose_white(tuple(chosen(seat) for seat in range(len(bots))))
        _count_locks(step, locks)
        game = step.game
        if game.phase is Phase.COLOUR:
            step = game.chose_colour(chosen(game.active))
            _count_locks(step, locks)
            game = step.game
    return _End(game, locks, turns)


def _made(player: Player, seed: int, game_number: int, seat: int) -> Bot:
    chance = random.Random(f"{seed}/{game_number}/{seat}")  # noqa: S311 (games need no cryptography)
    try:
        return player.make(chance)
    except Exception as error:
        raise _bot_error(player, f"cannot be made: {_told(error)}", error) from error


def _chosen(player: Player, bot: Bot, view: View) -> Choice:
    """The bot's choice, checked: a custom bot may return anything."""
    choices = view.game.choices(view.seat)
    where = f"in seat {view.seat + 1} at {view.game}"
    try:
        choice: object = bot.choose(view, choices)
    except Exception as error:
        raise _bot_error(player, f"failed {where}: {_told(error)}", error) from error
    if not isinstance(choice, Choice) or choice not in choices:
        allowed = " ".join(format_choice(view.game.variant, each) for each in choices)
        raise _bot_error(player, f"chose {choice!r} {where}, where it may choose {allowed}")
    return choice


def _told(error: Exception) -> str:
    """The error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")


def _count_locks(step: Step, locks: list[int]) -> None:
    for event in step.events:
        if isinstance(event, Locked):
            locks[event.player] += 1
