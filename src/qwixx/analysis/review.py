"""The review of a game: what each roll and each choice did to each player's expected score.

For every player, start + luck + skill + others = final score. Luck is each roll against the expectation before it, with
the best choice after it. Skill is each choice against the best one, never above 0. What is left is what the others
caused: rows that they closed, the end that they brought.
"""

from collections.abc import Callable
from typing import NamedTuple

from qwixx.analysis.limits import Limit, limits
from qwixx.analysis.why import SAME
from qwixx.rules import Choice, ColourChoice, Game, Phase, Record, Roll, WhiteChoices
from qwixx.solve.question import Question, question_of
from qwixx.solve.table import Table
from qwixx.solve.turn import Option, expected_score, options, turns_before

Tables = Callable[[Question], Table]
"""Where the tables come from."""


class Decision(NamedTuple):
    """A choice that somebody had: in action 1 with what follows in action 2, or in action 2 alone."""

    turn: int
    """Turns are counted from 1."""
    player: int
    game: Game
    """The position in which it was made."""
    chosen: Option
    """What was done; of choices of action 1 with the best that could follow."""
    best: Option

    @property
    def cost(self) -> float:
        """What it cost against the best."""
        return self.best.value - self.chosen.value


class Moment(NamedTuple):
    """What one turn did to one player."""

    turn: int
    roll: Roll
    active: bool
    choices: tuple[Choice, ...]
    """What the player crossed or did not, in action 1 and, if it was active, in action 2; as far as it came."""
    before: float
    """The expected score before the roll."""
    luck: float
    skill: float
    others: float
    after: float
    """The expected score after the turn; before + luck + skill + others."""

    @property
    def penalised(self) -> bool:
        """Whether the player took a penalty: active, and nothing crossed in either action (C10)."""
        return self.active and self.choices == (None, None)


class PlayerReview(NamedTuple):
    """A game as one player had it."""

    question: Question
    limits: tuple[Limit, ...]
    start: float
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]

    @property
    def expected(self) -> tuple[float, ...]:
        """The expected score at the start and after every turn."""
        return (self.start, *(moment.after for moment in self.moments))

    @property
    def luck(self) -> float:
        """What the dice brought."""
        return sum(moment.luck for moment in self.moments)

    @property
    def skill(self) -> float:
        """What choices that were not the best gave away, below 0."""
        return sum(moment.skill for moment in self.moments)

    @property
    def others(self) -> float:
        """What the others caused."""
        return sum(moment.others for moment in self.moments)

    @property
    def final(self) -> float:
        """The score at the end, or what is expected where the record ends."""
        return self.expected[-1]


class Review(NamedTuple):
    """A game as all its players had it."""

    record: Record
    players: tuple[PlayerReview, ...]

    def costliest(self, count: int = 5) -> list[Decision]:
        """The choices that cost most, the dearest first; none that cost nothing that could be seen."""
        decisions = [each for player in self.players for each in player.decisions if each.cost >= SAME]
        return sorted(decisions, key=lambda each: -each.cost)[:count]


def review(record: Record, tables: Tables, solo: bool = False) -> Review:
    """Review a record, finished or not. `solo` asks what each player would expect alone, instead of at this table."""
    beginning = record.beginning()
    followers = []
    for player in range(beginning.players):
        table = tables(question_of(beginning, player, solo))
        followers.append(_Follower(table, beginning, player))
    turn = 0
    for before, action, after, _ in record.replay():
        turn += isinstance(action, Roll)
        for follower in followers:
            follower.follow(turn, before, action, after)
    return Review(record, tuple(follower.review(beginning) for follower in followers))


class _Follower:
    """One player's expected score, followed through a game."""

    def __init__(self, table: Table, game: Game, player: int) -> None:
        self._table, self._player = table, player
        self._start = self._value = expected_score(table, game, player)
        self._moments: list[Moment] = []
        self._decisions: list[Decision] = []
        self._options: list[Option] = []

    def review(self, beginning: Game) -> PlayerReview:
        """All that was seen. Rows that others closed on the way are no limit of it: they are counted as theirs."""
        question = self._table.question
        return PlayerReview(
            question,
            limits(question, beginning, self._player),
            self._start,
            tuple(self._moments),
            tuple(self._decisions),
        )

    def follow(self, turn: int, before: Game, action: Roll | WhiteChoices | ColourChoice, after: Game) -> None:
        """See one more action."""
        match action:
            case Roll():
                self._rolled(turn, action, after)
            case WhiteChoices(choices):
                self._chose(turn, before, choices[self._player])
                self._others(after)
            case ColourChoice(choice):
                if before.active == self._player:
                    self._options = options(self._table, before, self._player)
                    self._chose(turn, before, choice)
                self._others(after)

    def _rolled(self, turn: int, roll: Roll, game: Game) -> None:
        self._options = options(self._table, game, self._player)
        best = self._options[0].value
        active = game.active == self._player
        self._moments.append(Moment(turn, roll, active, (), self._value, best - self._value, 0.0, 0.0, best))
        self._value = best

    def _chose(self, turn: int, game: Game, choice: Choice) -> None:
        best, *_ = self._options
        chosen = next(option for option in self._options if option.choices[0] == choice)
        if len(self._options) > 1:
            self._decisions.append(Decision(turn, self._player, game, chosen, best))
        moment = self._moments[-1]
        self._moments[-1] = moment._replace(choices=(*moment.choices, choice))
        self._add(skill=chosen.value - self._value)

    def _others(self, game: Game) -> None:
        """What the others did, after an action was resolved."""
        self._add(others=self._standing(game) - self._value)

    def _standing(self, game: Game) -> float:
        """The expected score in any phase."""
        if game.phase is not Phase.COLOUR:
            return expected_score(self._table, game, self._player)
        if game.active == self._player:
            return options(self._table, game, self._player)[0].value
        sheet, closed = game.sheets[self._player], game.closed | game.closing
        return self._table.expected_score(sheet, closed, turns_before(game, self._player) - 1)

    def _add(self, skill: float = 0.0, others: float = 0.0) -> None:
        moment = self._moments[-1]
        self._value += skill + others
        self._moments[-1] = moment._replace(
            skill=moment.skill + skill, others=moment.others + others, after=self._value
        )
