"""A game as one player had it, by one judgement: what each roll, each choice and the others did to what was expected.

Start + luck + skill + others = final. Luck is each roll against the expectation before it, with the best choice after
it. Skill is each choice against the best one, never above 0. What is left is what the others caused.
"""

from typing import NamedTuple, Optional

from qwixx.analysis.judge import Judge, Measure
from qwixx.rules import Choice, ColourChoice, Game, Roll, WhiteChoices
from qwixx.solve.turn_values import Option


class Decision(NamedTuple):
    """A choice that a player had: in action 1 with what follows in action 2, or in action 2 alone."""

    turn: int
    """Turns are counted from 1."""
    player: int
    game: Game
    """The position in which it was made."""
    options: tuple[Option, ...]
    """All that could be done, the best first."""
    chosen: Option
    """What was done; of choices of action 1 with the best that could follow."""
    measure: Measure
    """What their values are: chances to win, or points."""
    points: Optional["Decision"] = None
    """The same choice judged by points, where this one is judged by chances to win and they are known."""

    @property
    def best(self) -> Option:
        """What would have been best."""
        return self.options[0]

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
    """What was expected before the roll."""
    luck: float
    skill: float
    others: float
    after: float
    """What is expected after the turn; before + luck + skill + others."""

    @property
    def penalised(self) -> bool:
        """Whether the player took a penalty: active, and nothing crossed in either action (C10)."""
        return self.active and self.choices == (None, None)


class Account(NamedTuple):
    """A game as one player had it."""

    start: float
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]

    @property
    def expected(self) -> tuple[float, ...]:
        """What was expected at the start and after every turn."""
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
        """What there was at the end, or what is expected where the record ends."""
        return self.expected[-1]


class Follower:
    """What one player may expect, followed through a game."""

    def __init__(self, judge: Judge, game: Game, player: int) -> None:
        self._judge, self._player = judge, player
        self._start = self._value = judge.standing(game, player)
        self._moments: list[Moment] = []
        self._decisions: list[Decision] = []
        self._options: list[Option] = []

    def account(self) -> Account:
        """All that was seen."""
        return Account(self._start, tuple(self._moments), tuple(self._decisions))

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
                    self._options = self._judge.options(before, self._player)
                    self._chose(turn, before, choice)
                self._others(after)

    def _rolled(self, turn: int, roll: Roll, game: Game) -> None:
        self._options = self._judge.options(game, self._player)
        best = self._options[0].value
        active = game.active == self._player
        self._moments.append(Moment(turn, roll, active, (), self._value, best - self._value, 0.0, 0.0, best))
        self._value = best

    def _chose(self, turn: int, game: Game, choice: Choice) -> None:
        chosen = next(option for option in self._options if option.choices[0] == choice)
        if len(game.choices(self._player)) > 1:
            self._decisions.append(self._decision(turn, game, chosen))
        moment = self._moments[-1]
        self._moments[-1] = moment._replace(choices=(*moment.choices, choice))
        self._add(skill=chosen.value - self._value)

    def _decision(self, turn: int, game: Game, chosen: Option) -> Decision:
        return Decision(turn, self._player, game, tuple(self._options), chosen, self._judge.measure)

    def _others(self, game: Game) -> None:
        """What the others did, after an action was resolved."""
        self._add(others=self._judge.standing(game, self._player) - self._value)

    def _add(self, skill: float = 0.0, others: float = 0.0) -> None:
        moment = self._moments[-1]
        self._value += skill + others
        self._moments[-1] = moment._replace(
            skill=moment.skill + skill, others=moment.others + others, after=self._value
        )
