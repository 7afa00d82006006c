"""A table to try the rules at, in the words of the rulebook.

A sheet is written as its crosses. "R5 R7 Y10 x" has red 5 and 7, yellow 10 and one penalty crossed; "R2..R6" stands for
every number from red 2 to red 6; "L5-8" are its lucky numbers, "FA" is its letter, "bar=1,2" and "diamonds=3" are
places from 1; "" is an empty sheet. A number of Double A that is there twice has both crosses. Rolls, cells and
choices are written in notation. Rows and dice go by their initials.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

import pytest

from qwixx.rules import (
    Cross,
    Event,
    Game,
    IllegalError,
    NotationError,
    Sheet,
    Step,
    Variant,
    format_choice,
    parse_choice,
    parse_options,
    parse_roll,
    set_up,
    sheet_of,
    variant,
)
from qwixx.rules.variant import LuckyPair

ANNA, BEN, CLARA, DAVID, EVA = range(5)


def sheet(text: str, on: Variant) -> Sheet:
    """The sheet with these crosses."""
    rows: list[list[int]] = [[] for _ in on.rows]
    penalties = 0
    lucky: LuckyPair | None = None
    face: str | None = None
    places: dict[str, list[int]] = {"bar": [], "diamonds": []}
    for word in text.split():
        if word == "x":
            penalties += 1
        elif word.startswith("L"):
            low, high = word[1:].split("-")
            lucky = int(low), int(high)
        elif word.startswith("F"):
            face = word[1:]
        elif "=" in word:
            what, _, told = word.partition("=")
            places[what] = [int(place) - 1 for place in told.split(",")]
        else:
            first, _, last = word.partition("..")
            begin, end = on.names[first], on.names[last or first]
            rows[begin.row] += [on.rows[begin.row][cell].number for cell in range(begin.cell, end.cell + 1)]
    return sheet_of(on, rows, penalties, lucky, face, **places)


class Table:
    """A game in play. `events` is what the last action made happen.

    `closed` are rows that count as closed although no sheet shows the lock, so that a test need not fill one for it.
    """

    def __init__(self, *sheets: str, on: str = "classic", active: int = ANNA, closed: str = "", options: str = ""):
        kind = variant(on)
        by_sign = {sign: row for row, sign in enumerate(kind.row_signs)}
        closed_rows = [by_sign[letter] for letter in closed]
        drawn = [sheet(text, kind) for text in sheets]
        found = set_up(kind, drawn, active, (), parse_options(options))
        self.game: Game = found._replace(closed=sum(1 << row for row in closed_rows) | found.closed)
        self.events: tuple[Event, ...] = ()

    def roll(self, dice: str) -> Self:
        """The active player rolls."""
        return self._take(self.game.rolled(parse_roll(dice)))

    def roll_white(self, white: str) -> Self:
        """The active player rolls; the coloured dice do not matter and all show 1."""
        return self.roll(" ".join([white, *(f"{letter.lower()}1" for letter in self.dice)]))

    def white(self, *choices: str) -> Self:
        """All players choose in action 1, in seat order."""
        return self._take(self.game.chose_white(tuple(parse_choice(self.game.variant, choice) for choice in choices)))

    def colour(self, choice: str) -> Self:
        """The active player chooses in action 2."""
        return self._take(self.game.chose_colour(parse_choice(self.game.variant, choice)))

    def _take(self, step: Step) -> Self:
        self.game, self.events = step
        return self

    @property
    def phase(self) -> str:
        return self.game.phase.value

    @property
    def closed(self) -> str:
        """The closed rows by the initials of their locks."""
        return "".join(self.game.variant.row_signs[row] for row in self.game.closed_rows)

    @property
    def dice(self) -> str:
        """The coloured dice still in the game, by their initials."""
        return "".join(colour.letter for colour in self.game.dice)

    @property
    def ending(self) -> str | None:
        """What ended the game, if anything did."""
        return self.game.outcome.ending.value if self.game.outcome else None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.outcome.winners if self.game.outcome else ()

    def may(self, player: int) -> set[str]:
        """All that this player may choose now."""
        found = self.game.choices(player)
        assert self.game.all_choices()[player] == found
        choices = [format_choice(self.game.variant, choice) for choice in found]
        assert len(choices) == len(set(choices))
        return set(choices)

    def why(self, player: int, choice: str) -> str | None:
        """The code and the clause that forbid this cross now; `None` if it is allowed."""
        cross = parse_choice(self.game.variant, choice)
        assert isinstance(cross, Cross)
        reason = self.game.why_not(player, cross)
        return f"{reason.code} {reason.clause}" if reason else None

    def crossable(self, player: int, row: str) -> list[int]:
        """Before a roll: the numbers of a row that some roll of the white dice lets this player cross."""
        sides = self.game.variant.sides
        sums = {low + high: f"{low}+{high}" for low in range(1, sides + 1) for high in range(1, sides + 1)}
        before = self.game
        found = []
        for number in self._numbers(row):
            if f"{row}{number}" in self.roll_white(sums[number]).may(player):
                found.append(number)
            self.game = before
        return found

    def reach(self, player: int, row: str) -> list[int]:
        """Before a roll: the numbers of a row right of its rightmost cross, those that need more crosses first too."""
        momentary = ("not-rolled C7", "lock-needs-crosses C12", "lock-needs-crosses L2")
        return [number for number in self._numbers(row) if self.why(player, f"{row}{number}") in momentary]

    def _numbers(self, row: str) -> list[int]:
        kind = self.game.variant
        cells = next(cells for cells, colour in zip(kind.rows, kind.lock_colours, strict=True) if colour.letter == row)
        return [cell.number for cell in cells]

    def crosses(self, player: int) -> str:
        """The crossed cells of a sheet, from the top left."""
        kind, marks = self.game.variant, self.game.sheets[player]
        return " ".join(
            kind.name_of[row, number] for row in range(len(kind.rows)) for number in marks.numbers(kind, row)
        )

    def locks(self, player: int) -> str:
        """The rows whose locks this player has crossed, by their initials."""
        kind, marks = self.game.variant, self.game.sheets[player]
        return "".join(colour.letter for row, colour in enumerate(kind.lock_colours) if marks.locked(kind, row))

    def penalties(self, player: int) -> int:
        return self.game.sheets[player].penalties

    def points(self, player: int) -> int:
        return self.game.scores[player].total


@contextmanager
def refused(code: str, clause: str | None, message: str | None = None) -> Iterator[None]:
    """What happens inside is forbidden, with this code and by this clause; in these words, where they are given."""
    with pytest.raises(IllegalError) as caught:
        yield
    error = caught.value
    assert (error.code, error.clause) == (code, clause)
    assert error.message == str(error)
    assert message is None or error.message == message


@contextmanager
def unreadable(found: str, expected: str, line: int | None = None) -> Iterator[None]:
    """What is read inside breaks its grammar: this was found, that was expected, on this line."""
    with pytest.raises(NotationError) as caught:
        yield
    error = caught.value
    assert (error.code, error.clause) == ("syntax", None)
    assert (error.line, error.found, error.expected) == (line, found, expected)
    assert error.message == str(error)
    assert error.expected in error.message
