"""What one seat, and what all players at one address, may have a server do and store."""

from pathlib import Path

from qwixx.client import make_table
from tests.server.serving import plain, serving


async def test_the_devices_of_a_seat_share_its_messages(tmp_path: Path) -> None:
    async with serving(tmp_path, message_rate=0.1, message_burst=4) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        async with plain(server, token=seat.token) as one, plain(server, token=seat.token) as other:
            for device in (one, other, one, other):
                await device.send({"type": "ping", "id": "a"})
                assert (await device.next("pong", "refusal"))["type"] == "pong"
            await other.send({"type": "ping", "id": "b"})
            assert (await other.next("pong", "refusal"))["code"] == "too-fast"
        async with plain(server, table=seat.table) as watching:
            await watching.send({"type": "ping", "id": "c"})
            assert (await watching.next("pong", "refusal"))["type"] == "pong"


async def test_the_players_at_an_address_share_its_commands(tmp_path: Path) -> None:
    async with serving(tmp_path, command_rate=0.1, command_burst=3) as server:
        seats = [await make_table(server.url, "Anna", seats=2) for _ in range(2)]
        async with plain(server, token=seats[0].token) as one, plain(server, token=seats[1].token) as other:
            for number, player in enumerate((one, other, one)):
                told = await player.do(f"{number}", "commit", commitment=f"{number + 1:064x}")
                assert told["type"] == "ack"
            refused = await other.do("too-many", "commit", commitment="5" * 64)
            assert (refused["type"], refused["code"]) == ("refusal", "too-fast")
            assert (await other.view())["seats"][0]["name"] == "Anna"
