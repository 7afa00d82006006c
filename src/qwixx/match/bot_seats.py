"""The bots that are waited for. The caller runs them, and sends in their choices as it does those of people."""

from typing import NamedTuple

from qwixx.match.table import PLAY, Table


class BotTurn(NamedTuple):
    """A bot that has to do something now: choose, or roll if the game waits for that."""

    seat: int
    level: str
    player: int
    """Its place in the game, as `qwixx.bots` counts."""
    moment: int
    """To be sent along with its command."""


def bots_awaited(table: Table) -> tuple[BotTurn, ...]:
    """The bots that the table waits for."""
    play = table.play
    if play is None or table.stage is not PLAY or table.paused or play.links is not None:
        return ()
    bots = [seat for seat, found in enumerate(table.seats) if found.stood_in or found.level is not None]
    if not bots:
        return ()
    awaited = table.awaited
    return tuple(
        [
            BotTurn(seat, table.seats[seat].level or table.settings.stand_in, play.players.index(seat), play.moment)
            for seat in bots
            if seat in awaited
        ]
    )
