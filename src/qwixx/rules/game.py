"""The game: an immutable value, and the steps from one to the next.

A game passes through explicit phases: to roll, the white choices of all (action 1), the colour choice of the active
player (action 2), and round again until it is over. It holds no choice before it is resolved, and no seed.
"""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from qwixx.rules.actions import Action, WhiteChoices
from qwixx.rules.colours import Colour
from qwixx.rules.consequences import completed, play_out
from qwixx.rules.cross import Choice, Cross
from qwixx.rules.errors import IllegalError
from qwixx.rules.events import Closed, Crossed, DieRemoved, Event, Locked, Over, Penalised
from qwixx.rules.legality import (
    Obstacle,
    colour_choices,
    colour_obstacle,
    lasting_obstacle,
    white_choices,
    white_obstacle,
)
from qwixx.rules.obstacles import Reason, explain
from qwixx.rules.options import DEFAULT_OPTIONS, Options
from qwixx.rules.outcome import Ending, Outcome
from qwixx.rules.printed import MAX_PLAYERS
from qwixx.rules.roll import Roll
from qwixx.rules.scoring import Scores
from qwixx.rules.sheet import PENALTY_BOXES, Sheet
from qwixx.rules.variant import Variant
from qwixx.rules.variant_checks import MAX_ROWS

LOCKS_TO_END = 2
KEPT_EVENTS = 1 << 12


class Phase(Enum):
    """What the game waits for."""

    ROLL = "roll"
    WHITE = "white"
    COLOUR = "colour"
    OVER = "over"


ROLL, WHITE, COLOUR, OVER = Phase


class Game(NamedTuple):
    """A position: everything that the rest of the game depends on."""

    variant: Variant
    sheets: tuple[Sheet, ...]
    active: int = 0
    options: Options = DEFAULT_OPTIONS
    closed: int = 0
    """The closed rows as bits, the top row lowest (C13)."""
    phase: Phase = ROLL
    roll: Roll | None = None
    spared: bool = False
    """In action 2: the active player crossed something in action 1 and need not fear the penalty (C10)."""
    closing: int = 0
    """In action 2, under the option `locked_die_stays`: rows that close at the end of the turn."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.sheets)

    @property
    def dice(self) -> tuple[Colour, ...]:
        """The coloured dice that are still in the game."""
        return self.variant.dice_left[self.closed]

    @property
    def closed_rows(self) -> tuple[int, ...]:
        """The rows that nobody can cross in any more."""
        return _ROWS[self.closed]

    @property
    def choosers(self) -> tuple[int, ...]:
        """The players who have a choice to make now; crossing nothing is one."""
        if self.phase is WHITE:
            return _SEATS[len(self.sheets)]
        return (self.active,) if self.phase is COLOUR else ()

    @property
    def scores(self) -> tuple[Scores, ...]:
        """The points of every player as the sheets stand."""
        variant = self.variant
        return tuple([sheet.scores(variant) for sheet in self.sheets])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended and who won it, or `None` while it goes on (C16, C20)."""
        return _decide(self.variant, self.sheets, self.closed) if self.phase is OVER else None

    def choices(self, player: int) -> tuple[Choice, ...]:
        """All that this player may choose now, crossing nothing first; empty if it has no say."""
        sheet, roll = self.sheet(player), self.roll
        if roll and self.phase is WHITE:
            return white_choices(self.variant, self.options, sheet, self.closed, roll.total)
        if roll and player == self.active:
            return colour_choices(self.variant, sheet, self.closed, self.dice, roll)
        return ()

    def all_choices(self) -> tuple[tuple[Choice, ...], ...]:
        """The same of all players: whoever asks for each of them pays for what they have in common only once."""
        variant, sheets, closed, roll = self.variant, self.sheets, self.closed, self.roll
        if roll and self.phase is WHITE:
            options, total = self.options, roll.total
            return tuple([white_choices(variant, options, sheet, closed, total) for sheet in sheets])
        found: list[tuple[Choice, ...]] = [()] * len(sheets)
        if roll:
            found[self.active] = colour_choices(variant, sheets[self.active], closed, self.dice, roll)
        return tuple(found)

    def why_not(self, player: int, cross: Cross) -> Reason | None:
        """Why this player may not choose this cross now, or `None` if it may."""
        sheet, obstacle = self.sheet(player), self._obstacle(player, cross) or self._incomplete(player, cross)
        return explain(obstacle, self.variant, sheet, self.roll, cross) if obstacle else None

    def why_not_cell(self, player: int, row: int, number: int, lucky: bool | None = None) -> Reason | None:
        """Why this player may not cross this cell now in any way, or `None` if there is a way, with all that it forces.

        `lucky` narrows it down to lucky crosses, or to the plain one.
        """
        plain, blessed, twice = Cross(row, number), Cross(row, number, lucky=True), Cross(row, number, second=True)
        ways = self._ways(player, row, number) if lucky is None else [Cross(row, number, lucky)]
        obstacles = {way: self._obstacle(player, way) for way in ways}
        if None in obstacles.values():
            return None
        told = ways[0]
        if obstacles.get(blessed) is Obstacle.NOT_FEWEST:
            told = blessed
        elif obstacles.get(plain) is Obstacle.ALREADY_CROSSED and twice in obstacles:
            told = twice
        obstacle = obstacles[told]
        return explain(obstacle, self.variant, self.sheet(player), self.roll, told) if obstacle else None

    def sheet(self, player: int) -> Sheet:
        """The sheet of this player."""
        if not 0 <= player < len(self.sheets):
            raise IllegalError("no-such-player", f"there is no player {player} among {self.players}", "C1")
        return self.sheets[player]

    def apply(self, action: Action) -> "Step":
        """Take any action: the next game and what happened."""
        if isinstance(action, Roll):
            return self.rolled(action)
        if isinstance(action, WhiteChoices):
            return self.chose_white(action.choices)
        return self.chose_colour(action.choice)

    def rolled(self, roll: Roll) -> "Step":
        """The active player rolls every die still in the game (C7)."""
        self._require(ROLL)
        roll.check(self.variant.sides, self.dice)
        game = Game(self.variant, self.sheets, self.active, self.options, self.closed, WHITE, roll)
        return Step(game, ())

    def chose_white(self, choices: tuple[Choice, ...]) -> "Step":
        """Resolve action 1 for all players together (C8, C15)."""
        self._require(WHITE)
        if len(choices) != len(self.sheets):
            raise IllegalError(
                "choices-missing", f"action 1 takes {self.players} choices at once, not {len(choices)}", "C15"
            )
        sheets = list(self.sheets)
        events: list[Event] = []
        locked = 0
        for player, choice in enumerate(choices):
            if choice:
                locked |= self._cross(sheets, player, choice, events)
        if (self.closed | locked).bit_count() >= LOCKS_TO_END:
            return self._ended(sheets, self._close(locked, events), events)
        closing = locked if self.options.locked_die_stays else 0
        closed = self._close(locked & ~closing, events) if locked else self.closed
        spared = choices[self.active] is not None
        game = Game(self.variant, tuple(sheets), self.active, self.options, closed, COLOUR, self.roll, spared, closing)
        return Step(game, tuple(events))

    def chose_colour(self, choice: Choice) -> "Step":
        """Resolve action 2 of the active player, and the turn with it (C9, C10)."""
        self._require(COLOUR)
        sheets = list(self.sheets)
        events: list[Event] = []
        locked = self.closing
        if choice:
            locked |= self._cross(sheets, self.active, choice, events)
        elif not self.spared:
            sheets[self.active] = sheets[self.active].penalised()
            events.append(Penalised(self.active))
        closed = self._close(locked, events) if locked else self.closed
        if closed.bit_count() >= LOCKS_TO_END or sheets[self.active].penalties >= PENALTY_BOXES:
            return self._ended(sheets, closed, events)
        game = Game(self.variant, tuple(sheets), (self.active + 1) % len(sheets), self.options, closed)
        return Step(game, tuple(events))

    def _require(self, phase: Phase) -> None:
        if self.phase is not phase:
            raise IllegalError("wrong-phase", *_AWAITED[self.phase])

    def _cross(self, sheets: list[Sheet], player: int, cross: Cross, events: list[Event]) -> int:
        """Mark a choice and all that follows from it, or raise if it is not legal; the rows that it locks, as bits."""
        variant, sheet = self.variant, sheets[player]
        obstacle = self._obstacle(player, cross)
        if not obstacle and (cross.then or variant.asks_rows):
            obstacle = self._incomplete(player, cross)
        if obstacle:
            reason = explain(obstacle, variant, sheet, self.roll, cross)
            raise IllegalError(reason.code, f"player {player + 1}: {reason.message}", reason.clause, **reason.facts)
        if variant.sets_off:
            played = play_out(variant, sheet, self.closed, cross, player)
            sheets[player] = played.sheet
            events += played.events
            return played.locked
        target = variant.target_of(cross)
        sheets[player] = sheet.crossed(target)
        events.append(_crossed(player, cross.row, cross.number, cross.lucky, cross.second))
        if not target.locks:
            return 0
        events.append(Locked(player, cross.row))
        return 1 << cross.row

    def _obstacle(self, player: int, cross: Cross) -> Obstacle | None:
        """What keeps a player from choosing this cross now, whatever it may force."""
        target = self.variant.target_of(cross)
        if self.phase is OVER:
            return Obstacle.GAME_OVER
        if cross.second and not target.after:
            return Obstacle.NO_SECOND_BOX
        sheet, roll = self.sheets[player], self.roll
        lasting = lasting_obstacle(sheet, self.closed, target)
        if lasting:
            return lasting
        if roll and self.phase is WHITE:
            return white_obstacle(self.variant, self.options, sheet, self.closed, roll, cross)
        if roll and player == self.active:
            return colour_obstacle(self.variant, sheet, self.dice, roll, cross)
        return Obstacle.NOT_ACTIVE if roll else Obstacle.NOT_ROLLED

    def _incomplete(self, player: int, cross: Cross) -> Obstacle | None:
        """The obstacle that a choice does not name the rows of its forced crosses, and exactly those (BB2)."""
        begun = (cross._replace(then=()),)
        is_complete = cross in completed(self.variant, self.sheets[player], self.closed, begun)
        return None if is_complete else Obstacle.WRONG_ROWS

    def _ways(self, player: int, row: int, number: int) -> list[Cross]:
        """The ways in which a player might choose this cell, the plain one first."""
        plain, variant = Cross(row, number), self.variant
        ways = [plain, plain._replace(lucky=True)]
        if (row, number) in variant.second_targets:
            ways.append(plain._replace(second=True))
        diamonds = range(self.sheet(player).diamonds.bit_length(), len(variant.diamonds))
        exchanges = [place for place in diamonds if number in variant.diamonds[place]]
        return ways + [way._replace(exchange=place) for place in exchanges for way in ways if not way.lucky]

    def _close(self, locked: int, events: list[Event]) -> int:
        """Close rows that were locked, and take their dice out of the game (C13); all closed rows."""
        closed, variant = self.closed, self.variant
        for row in _ROWS[locked]:
            closed |= 1 << row
            events.append(Closed(row))
            if variant.lock_colours[row] not in variant.dice_left[closed]:
                events.append(DieRemoved(variant.lock_colours[row]))
        return closed

    def _ended(self, sheets: list[Sheet], closed: int, events: list[Event]) -> "Step":
        game = Game(self.variant, tuple(sheets), self.active, self.options, closed, OVER)
        return Step(game, (*events, Over(_decide(self.variant, game.sheets, closed))))

    def __str__(self) -> str:
        """The position in one line; `parse_position` reads it back."""
        words = [self.variant.name, *(sheet.text(self.variant) for sheet in self.sheets), f"active={self.active + 1}"]
        if self.closed:
            words.append(f"closed={self._row_letters(self.closed)}")
        words.append(f"phase={self.phase.value}")
        if self.roll:
            words.append("roll=" + str(self.roll).replace(" ", ","))
        if self.spared:
            words.append("spared=yes")
        if self.closing:
            words.append(f"closing={self._row_letters(self.closing)}")
        if self.options != DEFAULT_OPTIONS:
            words.append(f"options={self.options}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<Game {self}>"

    def _row_letters(self, bits: int) -> str:
        return "".join(self.variant.row_signs[row] for row in _ROWS[bits])


class Step(NamedTuple):
    """The game after an action, and what happened on the way there."""

    game: Game
    events: tuple[Event, ...]


_AWAITED = {
    ROLL: ("the game waits for a roll", "C7"),
    WHITE: ("the game waits for the choices of action 1", "C8"),
    COLOUR: ("the game waits for the active player's choice of action 2", "C9"),
    OVER: ("the game is over", "C16"),
}


def _decide(variant: Variant, sheets: tuple[Sheet, ...], closed: int) -> Outcome:
    ending = Ending.LOCKS if closed.bit_count() >= LOCKS_TO_END else Ending.PENALTIES
    totals = [sheet.scores(variant).total for sheet in sheets]
    best = max(totals)
    return Outcome(ending, tuple(player for player, total in enumerate(totals) if total == best))


_crossed = lru_cache(KEPT_EVENTS)(Crossed)
"""Each plain cross of a player is one event, made once: making one takes as long as finding all choices."""
_ROWS = tuple(tuple(row for row in range(MAX_ROWS) if bits >> row & 1) for bits in range(1 << MAX_ROWS))
"""The rows that each set of bits stands for."""
_SEATS = tuple(tuple(range(players)) for players in range(MAX_PLAYERS + 1))
