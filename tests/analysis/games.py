"""Games of random choices on small sheets, whose tables are solved in no time."""

import random
from itertools import product

from qwixx.rules import (
    Action,
    ColourChoice,
    Game,
    Options,
    Phase,
    Record,
    Roll,
    Sheet,
    Start,
    StartKind,
    Variant,
    WhiteChoices,
    parse_sheet,
)
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.setup import default_lucky
from qwixx.solve.question import Question
from qwixx.solve.value_table import ValueTable

_TEXTS = {
    "short": "dice: 2\nneeds: 1\nrow: R2 R3 R4\nrow: Y2 Y3 Y4\nrow: G4 G3 G2\nrow: B4 B3 B2\n",
    "mixed": "dice: 2\nneeds: 1\nrow: Y2 R3 R4\nrow: R3 Y4 Y2\nrow: B4 G2\nrow: G3 B2\n",
    "twice-locking": "dice: 3\nlocking: 2\nneeds: 1\nrow: R2 R3 R5\nrow: Y2 Y4 Y6\nrow: G6 G4 G2\nrow: B5 B4 B2\n",
    "lucky": "dice: 3\nneeds: 1\nlucky: 2-3 2-6 3-4 3-5 5-6\nrow: R2 R4 R6\nrow: Y2 Y4 Y5\nrow: G6 G4\nrow: B6 B4\n",
}
SHEETS = {name: parse_sheet(f"name: {name}\n{text}") for name, text in _TEXTS.items()}
NAMES = ("Anna", "Boris", "Chloe", "Dora", "Emil")


class AtOnce(ValueTable):
    """A table that expects no points to come: for games whose own takes long to solve."""

    def __init__(self, question: Question) -> None:
        self.question = question

    def points_to_come(self, sheet: Sheet, closed: int, turns: int) -> float:
        """None."""
        return 0.0 * (sheet.penalties + closed + turns)


def random_game(
    sheet: Variant, players: int, seed: int, actions: int | None = None, options: Options = DEFAULT_OPTIONS
) -> Record:
    """The record of a game, to its end or of its first actions."""
    chance = random.Random(seed)
    start = Start(StartKind.SEAT, seed % players)
    record = Record(sheet, NAMES[:players], start, default_lucky(sheet, players), options)
    game = record.beginning()
    while game.phase is not Phase.OVER and len(record.actions) != actions:
        action = _random_action(chance, game)
        record, game = record.extended(action), game.apply(action).game
    return record


def all_rolls(game: Game) -> list[Roll]:
    """Every roll of the dice in the game, each as likely as any other."""
    faces = range(1, game.variant.sides + 1)
    coloured = [faces if colour in game.dice else (0,) for colour in range(4)]
    return [
        Roll((first, second), (red, yellow, green, blue))
        for first, second, red, yellow, green, blue in product(faces, faces, *coloured)
    ]


def _random_action(chance: random.Random, game: Game) -> Action:
    if game.phase is Phase.ROLL:
        return chance.choice(all_rolls(game))
    chosen = tuple(chance.choice(game.choices(player)) for player in game.choosers)
    return WhiteChoices(chosen) if game.phase is Phase.WHITE else ColourChoice(chosen[0])
