"""A training run: play, learn, and keep what was learnt, until it has played as often as was asked for."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi
from time import perf_counter
from typing import Any

from qwixx.bots.features import features_of
from qwixx.learn.array_backend import Chance, Machine
from qwixx.learn.self_play import Club, Seats, Turn, returns
from qwixx.learn.value_network import improve, judge_of, new_learner, settle
from qwixx.rules import variant

SETTLING = 10
"""The mean of the network is that of the last tenth of the lessons, roughly, whenever it is asked for."""


@dataclass(frozen=True)
class Settings:
    """All that a run depends on."""

    variant: str = "classic"
    players: int = 2
    seed: int = 1
    hidden: tuple[int, int] = (512, 256)
    games: int = 65536
    """How many are played at once."""
    turns: int = 24
    """How many of each are played before they are learnt from: a lesson."""
    lessons: int = 1000
    seconds: float = 1e9
    """The run ends earlier if it takes longer than this; what falls with the lessons falls with the time then."""
    batch: int = 4096
    """How many positions are looked at before the network changes."""
    rate: float = 1e-3
    """How fast it changes at first; at the end it stands still."""
    trust: tuple[float, float] = (0.9, 0.6)
    """How much a position learns from what came of it, rather than from the next judgement: λ, at first and at last."""
    curiosity: float = 0.01
    """In how large a share of turns choices are drawn."""


class Training:
    """A run, at some lesson."""

    def __init__(self, machine: Machine, settings: Settings) -> None:
        self.machine, self.settings = machine, settings
        chosen = variant(settings.variant)
        self.features = features_of(chosen, machine.xp, machine.array)
        self.club = Club(machine, self.features, chosen, settings.games, settings.players)
        self.learner = new_learner(machine, self.club.inputs, settings.hidden, settings.players, settings.seed)
        self.lesson, self.finished, self.seconds = 0, 0, 0.0

    def run(self) -> Iterator[dict[str, Any]]:
        """Hold the lessons that are left; the figures of each."""
        seats = self.club.begin(self._chance())
        while self.done < 1:
            began = perf_counter()
            seats, figures = self._hold(seats)
            self.lesson += 1
            self.seconds += perf_counter() - began
            yield {"lesson": self.lesson, "seconds": round(self.seconds, 1), "games": self.finished, **figures}

    @property
    def done(self) -> float:
        """How much of the run is behind it."""
        return max(self.lesson / self.settings.lessons, self.seconds / self.settings.seconds)

    def _hold(self, seats: Seats) -> tuple[Seats, dict[str, Any]]:
        """One lesson."""
        settings, chance, done = self.settings, self._chance(), self.done
        judge = judge_of(self.machine, self.features, self.learner.network)
        turns: list[Turn] = []
        for _ in range(settings.turns):
            seats, turn = self.club.turn(judge, seats, chance, settings.curiosity)
            turns.append(turn)
        first, last = settings.trust
        targets = returns(self.machine.xp, turns, first + (last - first) * done)
        surprise = self._learn(turns, targets, chance, settings.rate * (1 + cos(pi * done)) / 2)
        over = sum(float(turn.over.sum()) for turn in turns)
        self.finished += int(over)
        return seats, {
            "surprise": round(surprise, 5),
            "turns": round(settings.games * settings.turns / max(over, 1), 2),
        }

    def _learn(self, turns: list[Turn], targets: list[Any], chance: Chance, rate: float) -> float:
        """Learn from all positions of a lesson, in random order; the mean surprise."""
        xp, batch = self.machine.xp, self.settings.batch
        seen, sought = xp.concatenate([turn.seen for turn in turns]), xp.concatenate(targets)
        order = chance.uniform((len(seen),)).argsort()
        updates = max(1, len(seen) // batch)
        found = 0.0
        for part in range(updates):
            here = order[part * batch : (part + 1) * batch]
            step = self.lesson * updates + part + 1
            surprise = improve(self.machine, self.features.table, self.learner, seen[here], sought[here], rate, step)
            found = found + surprise.mean()
        settle(self.learner, min(1, SETTLING / (self.lesson + 1)))
        return float(found) / updates

    def _chance(self) -> Chance:
        """The chance of this lesson: the same whether the run was interrupted or not."""
        return self.machine.chance(self.settings.seed * 1_000_003 + self.lesson)
