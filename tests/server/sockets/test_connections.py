"""Connections come and go; nothing is lost with them."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from qwixx.client import TableClient, ask, make_table, sit_down
from qwixx.match import Leave, React, Sit
from qwixx.match.events import Reacted
from qwixx.rules import QwixxError
from qwixx.server.sockets import connection
from qwixx.server.storage import Storage
from qwixx.server.tables import entry
from qwixx.server.tables.clock import now_ms
from qwixx.server.tables.decisions import decide
from qwixx.server.tables.table_request import Request
from qwixx.wire.table_commands import Begin
from tests.server.serving import Plain, framed, plain, serving, shake_hands
from tests.server.sockets.test_refusals import refused
from tests.server.test_whole_games import act, all_there, play_on


async def test_a_client_that_drops_at_every_moment_plays_its_game_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first = await make_table(server.url, "Anna", seats=2)
        second = await sit_down(server.url, first.table, "Boris")
        async with TableClient(server.url, first.token) as one:
            other = await TableClient(server.url, second.token).__aenter__()
            await all_there(one, fair=False)
            await one.do(Begin())
            while not one.is_over:
                await other.close()
                other = await TableClient(server.url, second.token).__aenter__()
                while (one.waits_for_me or other.waits_for_me) and not one.is_over:
                    table = one if one.waits_for_me else other
                    moment, waits = table.moment, table.waits_for_me
                    await act(table)
                    if table.moment != moment or table.waits_for_me != waits:
                        break
                else:
                    await asyncio.wait([asyncio.create_task(other.change())], timeout=0.05)
            await other.close()
            assert one.view["game"]["outcome"]


async def test_a_server_that_stops_says_so_and_clients_come_back_to_the_same_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        port = int(server.url.rpartition(":")[2])
        seat = await make_table(server.url, "Anna", seats=2, bots=["steady"])
        table = await TableClient(server.url, seat.token).__aenter__()
        await table.do(Begin())
        async with plain(server, table=seat.table) as watching:
            server.stop()
            bye = await watching.next("bye")
            assert bye == {"type": "bye", "reason": "shutdown", "come_back_ms": 50}
            with pytest.raises(ConnectionClosed):
                await watching.next()
    async with serving(tmp_path, port=port):
        await play_on(table)
        await table.close()
        assert table.view["game"]["outcome"]


async def test_who_was_away_is_told_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=3)
        async with plain(server, token=seat.token) as one:
            step = (await one.view())["step"]
        for name in ("Boris", "Chava"):
            await sit_down(server.url, seat.table, name)
        async with plain(server) as one:
            welcome = await one.hello(token=seat.token, after=step)
            missed = welcome["events"]
            assert [event["step"] for event in missed] == list(range(step + 1, welcome["view"]["step"] + 1))
            assert [event["event"] for event in missed if event["event"] == "sat"] == ["sat", "sat"]
            await one.send({"type": "ask", "after": 10**9})
            assert "events" not in await one.next("view")


async def until(client: Plain, *, present: bool) -> None:
    """Wait until the second seat is there, or is not."""
    while (await client.view())["seats"][1]["present"] is not present:
        await asyncio.sleep(0.01)


async def test_clients_that_vanish_while_they_are_told_something_are_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            seat = await make_table(server.url, "Anna", seats=1)
            async with plain(server, token=seat.token) as one:
                for number in range(30):
                    async with plain(server, table=seat.table) as watching:
                        commit = {"command": "commit", "commitment": f"{number:064x}"}
                        await one.send({"type": "do", "id": f"{number}", "command": commit})
                        watching.socket.transport.abort()
                    assert (await one.next("ack"))["id"] == f"{number}"

    await test()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_presence_follows_the_connections_of_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        mate = await sit_down(server.url, seat.table, "Boris")
        async with plain(server, token=seat.token) as one:
            async with plain(server, token=mate.token) as other:
                async with plain(server, token=mate.token):
                    await until(one, present=True)
                await asyncio.sleep(0.15)
                assert (await other.view())["seats"][1]["present"]
            await until(one, present=False)
            async with plain(server, token=mate.token):
                await until(one, present=True)


async def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as old:
            key = (await ask(server.url, "/api/seat/move", {}, seat.token))["key"]
            moved = await ask(server.url, "/api/seat/claim", {"key": key})
            assert (moved["table"], moved["seat"]) == (seat.table, 0)
            assert (await old.do("a", "react", reaction="hello"))["type"] == "ack"  # nobody has come with it yet
            async with plain(server, token=moved["token"]), plain(server, token=moved["token"]):
                assert (await old.next("bye"))["reason"] == "moved"
        for wrong in (key, seat.token):
            with pytest.raises(QwixxError) as caught:
                await ask(server.url, "/api/seat/claim", {"key": wrong})
            assert caught.value.code == "wrong-token"
        async with plain(server) as old:
            assert (await old.hello(token=seat.token))["code"] == "wrong-token"
        async with plain(server, token=moved["token"]) as new:
            assert (await new.do("a", "begin"))["type"] == "ack"


async def test_the_key_to_a_seat_is_good_for_ten_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        key = (await ask(server.url, "/api/seat/move", {}, seat.token))["key"]
        monkeypatch.setattr(entry, "now_ms", lambda: now_ms() + 601_000)
        await refused(ask(server.url, "/api/seat/claim", {"key": key}), "wrong-token")
        monkeypatch.setattr(entry, "now_ms", lambda: now_ms() + 500_000)
        assert (await ask(server.url, "/api/seat/claim", {"key": key}))["table"] == seat.table


async def test_a_token_is_void_once_its_person_has_left_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        mate = await sit_down(server.url, seat.table, "Boris")
        async with plain(server, token=mate.token) as other:
            assert (await other.do("a", "leave"))["type"] == "ack"
            assert (await other.next("bye"))["reason"] == "left"
        async with plain(server) as other:
            assert (await other.hello(token=mate.token))["code"] == "wrong-token"
        again = await sit_down(server.url, seat.table, "Chava")
        assert again.seat == 1
        async with plain(server, token=again.token):
            pass


async def test_who_leaves_is_told_so_although_its_token_is_found_void_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Storage.append

    durable, told = asyncio.Event(), asyncio.Event()

    async def told_late(self: Storage, *what: Any) -> None:
        await append(self, *what)
        durable.set()
        await told.wait()

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        mate = await sit_down(server.url, seat.table, "Boris")
        async with plain(server, token=mate.token) as one, plain(server, token=mate.token) as other:
            monkeypatch.setattr(Storage, "append", lambda *what: asyncio.ensure_future(told_late(*what)))
            await one.send({"type": "do", "id": "a", "command": {"command": "leave"}})
            await durable.wait()
            actor = await server.actor()
            actor.presence.tokens_changed()
            while actor.presence._task:
                await asyncio.sleep(0.01)
            told.set()
            assert (await one.next("ack"))["id"] == "a"
            assert (await one.next("bye"))["reason"] == "left"
            assert (await other.next("bye"))["reason"] == "left"


async def test_what_somebody_asked_who_got_up_is_not_done_for_the_next_person(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        mate = await sit_down(server.url, seat.table, "Boris")
        async with plain(server, token=mate.token):
            actor = await server.actor()
            wishes = [Request(Leave(), 1), Request(Sit(1, "Chava"), None), Request(Sit(1, "Nobody"), 1)]
            assert decide(actor.table, wishes, frozenset(), actor.now(), is_current=True).done == wishes[:1]
            (boris,) = actor.presence.connections
            asked = [Request(React("hello"), 1, connection=boris), Request(React("hello"), 0)]
            for request in asked:
                actor.ask(request)
            boris.end("left", connection.GOING_AWAY)
            await actor.stop()
            events = await server.registry.storage.events(actor.key)
            assert [event.what.seat for event in events or () if isinstance(event.what, Reacted)] == [0]


async def test_a_slow_reader_is_dropped_and_hurts_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MAX_WAITING", 50_000)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        await shake_hands(reader, writer)
        writer.transport.pause_reading()  # type: ignore[attr-defined] # it can, as it is a socket's
        writer.write(framed(json.dumps({"type": "hello", "token": seat.token}).encode()))
        async with plain(server, token=seat.token) as one:
            number = 0
            while not server.registry.metrics.dropped["slow"]:
                writer.write(framed(b'{"type":"ask"}') * 100)
                number += 1
                assert (await one.do(f"{number}", "rematch"))["code"] == "no-game"
        writer.close()
