"""Other ways to print, colour, number and seat the same game.

The rules do not know which row is on top, what a colour is called, whether numbers rise or fall, or who sits where.
A symmetry changes all of these in variants, games, actions and events alike; what the rules make of them must change
in the same way.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from qwixx.rules import (
    Action,
    BarUsed,
    Cell,
    Choice,
    Closed,
    Colour,
    ColourChoice,
    Cross,
    Crossed,
    DieRemoved,
    Event,
    Game,
    Locked,
    Outcome,
    Over,
    Penalised,
    Roll,
    Sheet,
    Variant,
    WhiteChoices,
    sheet_of,
)

LuckyPair = tuple[int, int]
T = TypeVar("T")
ROWS = range(4)


@dataclass(frozen=True)
class Symmetry:
    """Row r becomes row `rows[r]`, colour c `colours[c]`, number n its mirror if `mirrored`, seat p `seats[p]`."""

    of: Variant
    seats: tuple[int, ...]
    rows: tuple[int, ...] = (0, 1, 2, 3)
    colours: tuple[Colour, ...] = tuple(Colour)
    mirrored: bool = False

    def number(self, number: int) -> int:
        return 2 + self.of.highest - number if self.mirrored else number

    def face(self, face: int) -> int:
        """A die turned over; a die that is not there stays away."""
        return self.of.sides + 1 - face if self.mirrored and face else face

    def pair(self, pair: LuckyPair) -> LuckyPair:
        low, high = sorted(map(self.number, pair))
        return low, high

    def row_bits(self, bits: int) -> int:
        return sum(1 << self.rows[row] for row in ROWS if bits >> row & 1)

    def by_seat(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """What belongs to the seats, in its new order."""
        return tuple(items[self.seats.index(seat)] for seat in range(len(items)))

    @cached_property
    def variant(self) -> Variant:
        """The sheet printed the other way."""
        cells = [tuple(Cell(self.colours[c.colour], self.number(c.number)) for c in row) for row in self.of.rows]
        rows = tuple(cells[self.rows.index(row)] for row in ROWS)
        return replace(self.of, rows=rows, lucky=tuple(map(self.pair, self.of.lucky)))

    def sheet(self, sheet: Sheet) -> Sheet:
        numbers = [list(map(self.number, sheet.numbers(self.of, self.rows.index(row)))) for row in ROWS]
        return sheet_of(self.variant, numbers, sheet.penalties, self.pair(sheet.lucky) if sheet.lucky else None)

    def roll(self, roll: Roll) -> Roll:
        red, yellow, green, blue = (self.face(roll.coloured[self.colours.index(colour)]) for colour in Colour)
        return Roll((self.face(roll.white[0]), self.face(roll.white[1])), (red, yellow, green, blue))

    def game(self, game: Game) -> Game:
        return Game(
            self.variant,
            self.by_seat(tuple(map(self.sheet, game.sheets))),
            self.seats[game.active],
            game.options,
            self.row_bits(game.closed),
            game.phase,
            self.roll(game.roll) if game.roll else None,
            game.spared,
            self.row_bits(game.closing),
        )

    def cross(self, cross: Cross) -> Cross:
        return Cross(self.rows[cross.row], self.number(cross.number), cross.lucky)

    def choice(self, choice: Choice) -> Choice:
        return self.cross(choice) if choice else None

    def action(self, action: Action) -> Action:
        match action:
            case Roll():
                return self.roll(action)
            case WhiteChoices(choices):
                return WhiteChoices(self.by_seat(tuple(map(self.choice, choices))))
            case ColourChoice(choice):
                return ColourChoice(self.choice(choice))

    def outcome(self, outcome: Outcome) -> Outcome:
        return Outcome(outcome.ending, tuple(sorted(self.seats[winner] for winner in outcome.winners)))

    def event(self, event: Event) -> Event:
        match event:
            case Crossed(player, row, number, lucky):
                return Crossed(self.seats[player], self.rows[row], self.number(number), lucky)
            case BarUsed(player, place):
                return BarUsed(self.seats[player], place)
            case Locked(player, row):
                return Locked(self.seats[player], self.rows[row])
            case Closed(row):
                return Closed(self.rows[row])
            case DieRemoved(colour):
                return DieRemoved(self.colours[colour])
            case Penalised(player):
                return Penalised(self.seats[player])
            case Over(outcome):
                return Over(self.outcome(outcome))
