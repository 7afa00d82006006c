"""Playing a golden game: the rolls and choices of a table, all from its stream of numbers."""

from qwixx.rules import (
    Action,
    Choice,
    ColourChoice,
    Cross,
    Game,
    Phase,
    Record,
    Roll,
    Start,
    StartKind,
    WhiteChoices,
)
from tests.golden.stream import Stream
from tests.golden.tables import Table

NAMES = ("Ann", "Bob", "Cem", "Dana", "Eve")


def play(table: Table) -> Record:
    """The record of the game at this table."""
    stream = Stream(f"{table.name} {table.seed}")
    lucky = table.variant.lucky[: table.players] or (None,) * table.players
    start = draw_start(stream, table)
    record = Record(table.variant, NAMES[: table.players], start, lucky, table.options)
    game = record.beginning()
    actions: list[Action] = []
    while game.phase is not Phase.OVER:
        actions.append(draw_action(stream, table, game))
        game = game.apply(actions[-1]).game
    return Record(table.variant, record.names, start, lucky, table.options, tuple(actions))


def draw_start(stream: Stream, table: Table) -> Start:
    """Who begins: drawn, or by throws until a six where the table plays so."""
    if not table.options.first_six:
        return Start(StartKind.DRAWN, stream.below(table.players))
    throws = [0]
    while throws[-1] != 6:
        throws.append(1 + stream.below(table.variant.sides))
    return Start(StartKind.THROWS, (len(throws) - 2) % table.players, tuple(throws[1:]))


def draw_action(stream: Stream, table: Table, game: Game) -> Action:
    """The next roll, or the next choices."""
    if game.phase is Phase.ROLL:
        first, second, red, yellow, green, blue = (1 + stream.below(game.variant.sides) for _ in range(6))
        return Roll((first, second), (red, yellow, green, blue)).only(game.dice)
    choices = tuple(draw_choice(stream, table, game, player) for player in game.choosers)
    return WhiteChoices(choices) if game.phase is Phase.WHITE else ColourChoice(choices[0])


def draw_choice(stream: Stream, table: Table, game: Game, player: int) -> Choice:
    """A lock if there is one, else a cross that wastes little, else mostly nothing."""
    crosses = [choice for choice in game.choices(player) if choice]
    locks = [cross for cross in crosses if game.variant.target(cross.row, cross.number).locks]
    cheap = [cross for cross in crosses if waste(game, player, cross) <= table.waste]
    if locks or cheap:
        return stream.one_of(locks or cheap)
    return stream.one_of([None, None, *crosses])


def waste(game: Game, player: int, cross: Cross) -> int:
    """How many open cells the cross would lose."""
    crossed = game.sheets[player].numbers(game.variant, cross.row)
    numbers = [cell.number for cell in game.variant.rows[cross.row]]
    after = numbers.index(crossed[-1]) + 1 if crossed else 0
    return numbers.index(cross.number) - after
