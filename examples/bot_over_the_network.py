"""A bot that takes a seat at a table of a server and plays until the game is over.

python examples/bot_over_the_network.py http://localhost:8000 K7QM-2XHP Robot
"""

import asyncio
import sys

from qwixx.client import TableClient, sit_down
from qwixx.rules import Choice


def pick(choices: list[Choice]) -> Choice:
    """The bot's whole wisdom: cross something if it can."""
    return choices[-1]


async def play(server: str, code: str, name: str) -> int:
    """Sit down, and do whatever the table waits for; the points in the end."""
    seat = await sit_down(server, code, name)
    async with TableClient(server, seat.token, code, fair=True) as table:
        while not table.is_over:
            match table.waits_for_me:
                case "roll":
                    await table.roll()
                case "white" | "colour":
                    await table.choose(pick(table.choices))
                case _:
                    await table.change()
        sheet = table.view["game"]["sheets"][table.player]
        points: int = sheet["scores"]["total"]
        return points


if __name__ == "__main__":
    print(f"{asyncio.run(play(*sys.argv[1:4]))} points")
