"""What every choice of a turn is worth: the rules say what there is and where it leads, a table what that is worth."""

from typing import NamedTuple

from qwixx.rules import Choice, Game, Phase, Sheet
from qwixx.solve.value_table import ValueTable


class Option(NamedTuple):
    """What a player may do with a roll: its choice in action 1 and, if it is active, in action 2.

    In action 2 there is no choice of action 1 any more, and after a lock that ends the game none of action 2.
    """

    choices: tuple[Choice, ...]
    sheet: Sheet
    """The player's sheet after them."""
    closed: int
    """The rows that are closed then."""
    value: float
    """The expected final score."""


def turns_before(game: Game, player: int) -> int:
    """How many turns of others come before the next active one of this player, the present one included."""
    return (player - game.active) % game.players


def expected_score(table: ValueTable, game: Game, player: int) -> float:
    """What a player may expect before a roll, or has at the end."""
    sheet = game.sheet(player)
    if game.phase is Phase.OVER:
        return float(sheet.scores(game.variant).total)
    return table.expected_score(sheet, game.closed, turns_before(game, player))


def options(table: ValueTable, game: Game, player: int) -> list[Option]:
    """All that a player may do with the roll on the table, as if no other player did anything; the best first."""
    found = _white_options(table, game, player) if game.phase is Phase.WHITE else _colour_options(table, game, player)
    return sorted(found, key=lambda option: -option.value)


def _white_options(table: ValueTable, game: Game, player: int) -> list[Option]:
    found = []
    for choice in game.choices(player):
        after = _alone(game, player, choice)
        if after.phase is not Phase.OVER and player == game.active:
            found += [
                option._replace(choices=(choice, *option.choices)) for option in _colour_options(table, after, player)
            ]
        else:
            sheet, closed = after.sheets[player], after.closed | after.closing
            value = table.expected_score(sheet, closed, turns_before(game, player) - 1)
            found.append(Option((choice,), sheet, closed, value))
    return found


def _colour_options(table: ValueTable, game: Game, player: int) -> list[Option]:
    found = []
    for choice in game.choices(player):
        after = game.chose_colour(choice).game
        found.append(Option((choice,), after.sheets[player], after.closed, expected_score(table, after, player)))
    return found


def _alone(game: Game, player: int, choice: Choice) -> Game:
    """The game after action 1, if no other player crossed anything in it."""
    choices: list[Choice] = [None] * game.players
    choices[player] = choice
    return game.chose_white(tuple(choices)).game
