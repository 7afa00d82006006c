"""Wrong, huge, early, late, doubled, foreign messages: a clear refusal, and the table goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from qwixx.client import ask, make_table, sit_down
from qwixx.i18n.refusals import refusal_words
from qwixx.rules import QwixxError
from qwixx.server.sockets import endpoint
from qwixx.server.sockets.connection import MAX_UNDER_WAY
from qwixx.server.storage import Storage
from tests.server.serving import Plain, Served, plain, serving

NOBODY = "A" * 43


async def refused(answer: Any, code: str) -> None:
    with pytest.raises(QwixxError) as caught:
        await answer
    assert caught.value.code == code


async def to_white(one: Plain, other: Plain) -> tuple[dict[str, Any], dict[int, Plain]]:
    """Begin a game of two and roll; the moment of action 1, and the clients by seat."""
    assert (await one.do("begin", "begin"))["type"] == "ack"
    clients = {0: one, 1: other}
    moment = (await one.view())["moment"]
    active = clients[moment["active"]]
    assert (await active.do("roll", "roll", moment=moment["moment"]))["type"] == "ack"
    while (view := await one.view())["moment"]["waits"] == "roll":
        await asyncio.sleep(0.01)  # it may be told by another worker
    assert view["moment"]["waits"] == "white"
    return view, clients


async def test_refusals_carry_the_code_and_the_clause(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        mate = await sit_down(server.url, seat.table, "Boris")
        async with plain(server, token=seat.token) as one, plain(server, token=mate.token) as other:
            early = await one.do("a", "choose", moment=1, choice=None)
            assert early == {"type": "refusal", "id": "a", "code": "no-game", "text": early["text"]}
            assert (await other.do("b", "begin"))["code"] == "not-host"
            assert (await one.do("c", "seat-bot", seat=1, level="sharp"))["code"] == "seat-taken"
            view, _ = await to_white(one, other)
            moment = view["moment"]["moment"]
            wrong = await one.do("d", "choose", moment=moment, choice={"row": 0, "number": 12})
            assert (wrong["type"], wrong["clause"][0]) == ("refusal", "C")
            assert (await one.do("e", "choose", moment=moment - 1, choice=None))["code"] == "stale"
            await one.send({"type": "why", "id": "f", "row": 0, "number": 12})
            why = await one.next("reason")
            assert why["code"]
            assert why["clause"]


async def test_texts_come_in_the_language_of_the_client(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        async with plain(server, token=seat.token, language="uk") as one:
            told = await one.do("a", "rematch")
            assert (told["code"], told["text"]) == ("no-game", refusal_words("no-game", {}, "uk"))


async def test_a_command_sent_twice_counts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        mate = await sit_down(server.url, seat.table, "Boris")
        async with plain(server, token=seat.token) as one, plain(server, token=mate.token) as other:
            reaction = {"type": "do", "id": "same", "command": {"command": "react", "reaction": "hello"}}
            await one.send(reaction)
            await one.send(reaction)
            assert [(await one.next("ack"))["id"] for _ in range(2)] == ["same", "same"]
            view, clients = await to_white(one, other)
            moment, step = view["moment"]["moment"], view["step"]
            choosing = next(seat for seat in clients if len(view["choices"][seat]) > 1)
            for _ in range(3):
                told = await clients[choosing].do("mine", "choose", moment=moment, choice=None, confirmed=False)
                assert told["type"] == "ack"
            assert (await one.view())["step"] == step
        reactions = [event for event in await server_events(server, seat.table) if event == "Reacted"]
        assert len(reactions) == 1


async def test_commands_of_whoever_sat_there_before_are_not_taken_for_ones_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table = (await make_table(server.url, "Anna", seats=2)).table
        for name in ("Boris", "Chava"):
            mate = await sit_down(server.url, table, name)
            assert mate.seat == 1
            async with plain(server, token=mate.token) as other:
                assert (await other.do("1", "leave"))["type"] == "ack"
        assert (await server_events(server, table)).count("Vacated") == 2


async def server_events(server: Served, code: str) -> list[str]:
    kept = await server.registry.storage.find(code)
    assert kept
    events = await server.registry.storage.events(kept.key)
    return [type(event.what).__name__ for event in events or []]


async def test_a_command_that_was_done_counts_once_after_a_restart_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("qwixx.match.presence_commands.REACTION_GAP", 0)

    async def again(client: Plain) -> None:
        for command, fields in sent:
            assert (await client.do(f"my {command}", command, **fields))["type"] == "ack"

    sent: list[tuple[str, dict[str, Any]]] = [("react", {"reaction": "hello"}), ("begin", {})]

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            await again(one)
            moment = (await one.view())["moment"]["moment"]
            sent.append(("roll", {"moment": moment}))
            await again(one)
    async with serving(tmp_path) as first, serving(tmp_path) as second:
        for server in (first, second):
            async with plain(server, token=seat.token) as one:
                await again(one)
                assert (await one.do("roll2", "roll", moment=moment - 1))["code"] == "stale"
                done = await server_events(server, seat.table)
                assert [done.count(event) for event in ("Reacted", "Started", "Rolled")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({}, "hello"),
        ({"token": NOBODY}, "wrong-token"),
        ({"token": "short"}, "form"),
        ({"table": "2222-2222"}, "no-such-table"),
        ({"version": 2, "table": "2222-2222"}, "version"),
        ({"type": "ping", "id": "1", "version": None}, "form"),
    ],
)
async def test_whoever_has_no_right_is_sent_away(tmp_path: Path, hello: dict[str, Any], code: str) -> None:
    async with serving(tmp_path) as server, plain(server) as nobody:
        told = await nobody.hello(**hello)
        assert (told["type"], told["code"]) == ("refusal", code)
        await sent_away(nobody)


async def sent_away(client: Plain) -> None:
    """See a client told that it is refused, and its connection ended."""
    assert await client.next() == {"type": "bye", "reason": "refused"}
    with pytest.raises(ConnectionClosed) as caught:
        await client.next()
    assert caught.value.rcvd
    assert caught.value.rcvd.code == 1008


async def test_so_is_whoever_does_not_say_who_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 0.05)

    async with serving(tmp_path) as server, plain(server) as silent:
        assert (await silent.next())["code"] == "hello"
        await sent_away(silent)


async def test_a_spectator_sees_and_does_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, table=seat.table) as watching:
            for command in ("begin", "leave", "close"):
                assert (await watching.do(command, command))["code"] == "not-seated"
        hidden = await make_table(server.url, "Anna", seats=1, spectators=False)
        async with plain(server) as watching:
            assert (await watching.hello(table=hidden.table))["code"] == "no-spectators"


async def test_only_so_many_watch_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, spectators=1) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, table=seat.table), plain(server) as other:
            assert (await other.hello(table=seat.table))["code"] == "too-many"
            await sent_away(other)
            async with plain(server, token=seat.token) as one:
                assert (await one.do("a", "begin"))["type"] == "ack"
        while (await server.actor()).presence.count_spectators():
            await asyncio.sleep(0.01)
        async with plain(server, table=seat.table):
            pass


async def test_spectators_go_when_they_are_not_allowed_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one, plain(server, table=seat.table) as watching:
            settings = {"variant": "classic", "spectators": False}
            assert (await one.do("1", "configure", settings=settings))["type"] == "ack"
            assert (await watching.next("refusal"))["code"] == "no-spectators"
            assert await watching.next("bye") == {"type": "bye", "reason": "refused"}
            await one.do("2", "begin")
            assert (await one.view())["stage"] == "play"


async def test_huge_frames_end_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            await one.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as caught:
                await one.next("ack")
            assert caught.value.rcvd
            assert caught.value.rcvd.code == 1009
        async with plain(server, token=seat.token) as one:
            assert (await one.do("a", "begin"))["type"] == "ack"


async def test_foreign_pages_are_kept_out(tmp_path: Path) -> None:
    async with serving(tmp_path, origins="https://club.example") as server:
        for origin, welcome in (
            (server.url, True),
            ("https://club.example", True),
            ("https://evil.example", False),
            ("http://[", False),
        ):
            if welcome:
                async with open_socket(server.ws, origin=origin, proxy=None):  # type: ignore[arg-type] # a new type
                    continue
            with pytest.raises(InvalidStatus):
                async with open_socket(server.ws, origin=origin, proxy=None):  # type: ignore[arg-type] # as above
                    pass
        with pytest.raises(InvalidStatus):
            async with open_socket(server.ws + "x", proxy=None):
                pass


async def test_floods_are_refused_and_slowed_down(tmp_path: Path) -> None:
    async with serving(tmp_path, message_rate=50.0, message_burst=5) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            for number in range(12):
                await one.send({"type": "ping", "id": str(number)})
            told = [await one.next("pong", "refusal") for _ in range(12)]
            assert [each["id"] for each in told] == [str(number) for number in range(12)]
            assert {each["code"] for each in told if each["type"] == "refusal"} == {"too-fast"}
            assert sum(each["type"] == "pong" for each in told) >= 5


async def test_a_client_has_only_so_many_commands_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append = Storage.append

    at_last = asyncio.Event()

    async def kept_late(self: Storage, *what: Any) -> None:
        await at_last.wait()
        await append(self, *what)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            monkeypatch.setattr(Storage, "append", lambda *what: asyncio.ensure_future(kept_late(*what)))
            for number in range(MAX_UNDER_WAY + 1):
                commit = {"command": "commit", "commitment": f"{number:064x}"}
                await one.send({"type": "do", "id": f"{number}", "command": commit})
            told = await one.next("ack", "refusal")
            assert (told["id"], told["code"]) == (f"{MAX_UNDER_WAY}", "too-fast")
            at_last.set()
            for number in range(MAX_UNDER_WAY):
                assert (await one.next("ack"))["id"] == f"{number}"
            assert (await one.do("a", "begin"))["type"] == "ack"


async def test_codes_and_tokens_cannot_be_walked_through(tmp_path: Path) -> None:
    async with serving(tmp_path, try_rate=0.001, try_burst=3) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        await refused(ask(server.url, "/api/tables/2222-2222"), "no-such-table")
        await refused(ask(server.url, "/api/tables/none"), "no-such-table")
        await refused(ask(server.url, "/api/seat/move", {}, NOBODY), "wrong-token")
        await refused(ask(server.url, f"/api/tables/{seat.table}"), "too-fast")
        async with plain(server) as one:
            assert (await one.hello(token=NOBODY))["code"] == "too-fast"
            assert await one.next("bye") == {"type": "bye", "reason": "shutdown", "come_back_ms": 50}
        async with plain(server, token=seat.token) as anna:  # others of her address are no reason to keep her out
            assert (await anna.do("a", "react", reaction="hello"))["type"] == "ack"


async def test_an_address_makes_only_so_many_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, table_rate=0.001, table_burst=2) as server:
        for _ in range(2):
            await make_table(server.url, "Anna")
        await refused(make_table(server.url, "Anna"), "too-fast")
