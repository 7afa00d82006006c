"""The review of a game: what each roll and each choice did to each player's chance to win and expected score."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from qwixx.analysis.breakdown import Account, Decision, Follower, Moment
from qwixx.analysis.caveats import Limit, limits, limits_of_chances
from qwixx.analysis.judge import Judge, Measure, Points
from qwixx.analysis.why import SAME
from qwixx.analysis.win_chances import SAME_CHANCE, Chances, find_chances
from qwixx.rules import Game, Record, Roll
from qwixx.solve.question import Question, question_of
from qwixx.solve.value_table import ValueTable

Tables = Callable[[Question], ValueTable]
"""Where the tables come from."""


class PlayerReview(NamedTuple):
    """A game as one player had it."""

    question: Question
    limits: tuple[Limit, ...]
    """What the numbers leave out. Rows that others closed on the way are no limit: they are counted as theirs."""
    accounts: Mapping[Measure, Account]
    """There are no chances for players who are alone, and on sheets that the champion has not learnt; and no points in
    what is told before they are solved."""

    def account(self, measure: Measure) -> Account:
        """The account in this measure, in which the review has one."""
        return self.accounts[measure]

    @property
    def points(self) -> Account:
        """The account in points, in a review that has it."""
        return self.accounts[Measure.POINTS]

    @property
    def chances(self) -> Account | None:
        """The account in chances to win, if there is one."""
        return self.accounts.get(Measure.CHANCES)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The turns, in any measure."""
        return next(iter(self.accounts.values())).moments


class Review(NamedTuple):
    """A game as all its players had it."""

    record: Record
    players: tuple[PlayerReview, ...]

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What it shows: the chances to win first, where they are known."""
        return tuple(measure for measure in Measure if measure in self.players[0].accounts)

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        return len(self.players[0].moments)

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
    questions = _questions(beginning, solo)
    points = _accounts(record, [Points(tables(question)) for question in questions])
    judge = None if solo else find_chances(beginning)
    if judge is None:
        return _review(record, questions, {Measure.POINTS: points})
    chances = list(map(_beside, _accounts(record, [judge] * len(questions)), points))
    return _review(record, questions, {Measure.POINTS: points, Measure.CHANCES: chances})


def first_review(record: Record, chances: Chances) -> Review:
    """The same by chances alone: what can be told at once, while the points are still being solved."""
    questions = _questions(record.beginning())
    return _review(record, questions, {Measure.CHANCES: _accounts(record, [chances] * len(questions))})


def _questions(beginning: Game, solo: bool = False) -> list[Question]:
    return [question_of(beginning, player, solo) for player in range(beginning.players)]


def _review(record: Record, questions: Sequence[Question], found: Mapping[Measure, Sequence[Account]]) -> Review:
    beginning = record.beginning()

    def reviewed(player: int, question: Question) -> PlayerReview:
        known = {measure: accounts[player] for measure, accounts in found.items()}
        left_out = limits(question, beginning, player) if Measure.POINTS in known else limits_of_chances(beginning)
        return PlayerReview(question, left_out, known)

    return Review(record, tuple(reviewed(player, question) for player, question in enumerate(questions)))


def _accounts(record: Record, judges: Sequence[Judge]) -> list[Account]:
    """The game as each player had it, by a judge each."""
    beginning = record.beginning()
    followers = [Follower(judge, beginning, player) for player, judge in enumerate(judges)]
    turn = 0
    for before, action, after, _ in record.replay():
        turn += isinstance(action, Roll)
        for follower in followers:
            follower.follow(turn, before, action, after)
    return [follower.account() for follower in followers]


def _beside(chances: Account, points: Account) -> Account:
    """The chances, each choice with what it was worth in points."""
    pairs = zip(chances.decisions, points.decisions, strict=True)
    return chances._replace(decisions=tuple(decision._replace(points=twin) for decision, twin in pairs))
