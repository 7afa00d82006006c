"""A bot that takes a seat at a table of a server and plays until the game is over.

python examples/bot_over_the_network.py http://localhost:8000 K7QM-2XHP Robot
"""

import asyncio
import sys

from qwixx.client import TableClient, sit_down
from qwixx.rules import Choice, QwixxError

TOO_LATE = ("stale", "paused")
"""Refusals after which the bot looks at the table again: it has changed in the meantime."""


def pick(choices: list[Choice]) -> Choice:
    """The bot's whole wisdom: cross something if it can."""
    return choices[-1]


async def act(table: TableClient) -> None:
    """Do what the table waits for from this seat, or wait for a change."""
    match table.waits_for_me:
        case "roll":
            await table.roll()
        case "white" | "colour":
            await table.choose(pick(table.choices))
        case _:
            await table.change()


async def play(server: str, code: str, name: str) -> int:
    """Sit down and play; the points in the end. The client reconnects by itself when the server restarts."""
    seat = await sit_down(server, code, name)
    async with TableClient(server, seat.token, code, fair=True) as table:
        while not table.is_over:
            try:
                await act(table)
            except QwixxError as refusal:
                if refusal.code not in TOO_LATE:
                    raise
                await table.change()
        sheet = table.view["game"]["sheets"][table.player]
        points: int = sheet["scores"]["total"]
        return points


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    try:
        print(f"{asyncio.run(play(*sys.argv[1:]))} points")
    except (QwixxError, OSError) as error:
        sys.exit(str(error))
