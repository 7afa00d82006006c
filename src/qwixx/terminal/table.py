"""The table: a game in progress, the dice, who sits where, and the file that the game is kept in."""

from dataclasses import replace
from random import Random

from qwixx.dice import Dice, TypedDice
from qwixx.rules import Action, Choice, Event, Game, Record, Roll, format_record
from qwixx.terminal.bot_levels import choose, is_opponent
from qwixx.terminal.save_file import SaveFile


class Table:
    """A game in progress. The record is the truth; the game is what follows from it."""

    def __init__(self, record: Record, dice: Dice, chance: Random, file: SaveFile | None = None) -> None:
        self.record = record
        self.game: Game = record.final()
        self.file = file
        self._dice = dice
        self._chance = chance

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.record.names

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who are asked."""
        return tuple(seat for seat, name in enumerate(self.names) if not is_opponent(name))

    @property
    def turn(self) -> int:
        """The number of this turn; once the dice are rolled, that of the last roll."""
        rolls = sum(isinstance(action, Roll) for action in self.record.actions)
        return rolls + (self.game.roll is None)

    @property
    def typed(self) -> bool:
        """Whether people roll, and may have mistyped."""
        return isinstance(self._dice, TypedDice)

    def roll(self) -> Roll:
        """The dice of this turn."""
        return self._dice.roll(self.turn, self.game)

    def opponent_choice(self, player: int) -> Choice:
        """What an opponent does now."""
        return choose(self.names[player], self.game, player, self._chance)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Take an action; what happened."""
        self.game, events = self.game.apply(action)
        self.record = self.record.extended(action)
        return events

    def take_back_roll(self) -> None:
        """Undo a roll that was typed in wrongly and that nobody has acted on."""
        self.record = replace(self.record, actions=self.record.actions[:-1])
        self.game = self.record.final()

    def save(self) -> None:
        """Bring the file up to date, if there is one."""
        if self.file:
            self.file.write(format_record(self.record))
