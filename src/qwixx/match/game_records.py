"""The games of a table as records, which `qwixx verify` accepts."""

from collections.abc import Iterable

from qwixx.dice.typed import KIND as REAL
from qwixx.match.events import Event
from qwixx.match.fold import evolve, opened
from qwixx.match.table import Stage, Table
from qwixx.rules import Record


def record(table: Table) -> Record | None:
    """The game that is on, or the last one; `None` before it is decided who begins."""
    play = table.play
    if play is None or play.start is None:
        return None
    game = play.game
    lucky = tuple([sheet.lucky for sheet in game.sheets])
    dice = play.fair.facts(over=table.stage is not Stage.PLAY) if play.fair else (("dice", REAL),)
    return Record(game.variant, play.names, play.start, lucky, game.options, play.actions, dice, play.date)


def records(events: Iterable[Event]) -> list[Record]:
    """Every game of a log that has ended, and one that was broken off when the table was closed."""
    log = iter(events)
    table = opened(next(log, None))
    found: list[Record] = []
    for event in log:
        was_on = table.stage is Stage.PLAY
        table = evolve(table, event)
        game = record(table) if was_on and table.stage is not Stage.PLAY else None
        if game:
            found.append(game)
    return found
