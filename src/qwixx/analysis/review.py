"""The review of a game: what each roll and each choice did to each player's chance to win and expected score."""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from qwixx.analysis.account import Account, Decision, Follower
from qwixx.analysis.chances import SAME_CHANCE, find_chances
from qwixx.analysis.judging import Points
from qwixx.analysis.limits import Limit, limits
from qwixx.analysis.why import SAME
from qwixx.rules import Record, Roll
from qwixx.solve.question import Question, question_of
from qwixx.solve.table import Table

Tables = Callable[[Question], Table]
"""Where the tables come from."""


class Measure(Enum):
    """What a game is about: who wins it, and how many points are made."""

    CHANCES = "chances"
    POINTS = "points"


class PlayerReview(NamedTuple):
    """A game as one player had it."""

    question: Question
    limits: tuple[Limit, ...]
    """What the points leave out. Rows that others closed on the way are no limit: they are counted as theirs."""
    points: Account
    chances: Account | None
    """Nothing for players who are alone, and on sheets that the champion has not learnt."""

    def account(self, measure: Measure) -> Account:
        """The account in this measure, in which the review has one."""
        account = self.points if measure is Measure.POINTS else self.chances
        if account is None:
            raise ValueError("nobody knows the chances in this game")
        return account


class Review(NamedTuple):
    """A game as all its players had it."""

    record: Record
    players: tuple[PlayerReview, ...]

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What it tells of: the chances to win come first, where they are known."""
        return tuple(Measure) if self.players[0].chances else (Measure.POINTS,)

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        return len(self.players[0].points.moments)

    def costliest(self, measure: Measure = Measure.POINTS, count: int = 5) -> list[Decision]:
        """The choices that cost most, the dearest first; none that cost nothing that could be seen."""
        least = SAME if measure is Measure.POINTS else SAME_CHANCE
        decisions = [
            each for player in self.players for each in player.account(measure).decisions if each.cost >= least
        ]
        return sorted(decisions, key=lambda each: -each.cost)[:count]


def review(record: Record, tables: Tables, solo: bool = False) -> Review:
    """Review a record, finished or not. `solo` asks what each player would expect alone, instead of at this table."""
    beginning = record.beginning()
    players = range(beginning.players)
    questions = [question_of(beginning, player, solo) for player in players]
    points = [Follower(Points(tables(questions[player])), beginning, player) for player in players]
    judge = None if solo else find_chances(beginning)
    chances = [Follower(judge, beginning, player) for player in players] if judge else []
    turn = 0
    for before, action, after, _ in record.replay():
        turn += isinstance(action, Roll)
        for follower in points + chances:
            follower.follow(turn, before, action, after)
    return Review(
        record,
        tuple(
            PlayerReview(
                questions[player],
                limits(questions[player], beginning, player),
                points[player].account(),
                _beside(chances[player].account(), points[player].account()) if judge else None,
            )
            for player in players
        ),
    )


def _beside(chances: Account, points: Account) -> Account:
    """The chances, each choice with what it was worth in points."""
    pairs = zip(chances.decisions, points.decisions, strict=True)
    return chances._replace(decisions=tuple(decision._replace(points=twin) for decision, twin in pairs))
