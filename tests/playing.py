"""Games for tests: two players who always take the first cross that they can, unless told otherwise."""

from qwixx.dice import Dice
from qwixx.rules import Action, ColourChoice, Game, Options, Phase, Record, Roll, Variant, WhiteChoices, variant
from qwixx.rules.setup import default_lucky


def played(
    dice: Dice,
    turns: int | None = None,
    first_six: bool = False,
    sheet: Variant | None = None,
    names: str = "Anna Boris",
) -> Record:
    """The record of a game, to its end or of its first turns."""
    sheet = sheet or variant("classic")
    seats = tuple(names.split())
    start = dice.start(len(seats), sheet.sides, first_six)
    options = Options(first_six=first_six)
    record = Record(sheet, seats, start, default_lucky(sheet, len(seats)), options, dice=dice.facts())
    game, number = record.beginning(), 0
    while game.phase is not Phase.OVER and (game.phase is not Phase.ROLL or number != turns):
        action = next_action(dice, number + 1, game)
        number += isinstance(action, Roll)
        record, game = record.extended(action), game.apply(action).game
    return record


def next_action(dice: Dice, number: int, game: Game) -> Action:
    """The roll, or everybody's first cross."""
    if game.phase is Phase.ROLL:
        return dice.roll(number, game)
    first_crosses = [game.choices(player)[:2][-1] for player in game.choosers]
    return WhiteChoices(tuple(first_crosses)) if game.phase is Phase.WHITE else ColourChoice(first_crosses[0])
