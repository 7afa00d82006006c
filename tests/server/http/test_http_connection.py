"""Connections that ask for nothing, or never finish it, take no place for long, and no more places than they may."""

import asyncio
import logging
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from pathlib import Path

import pytest

from qwixx.server.http import http_connection
from qwixx.server.tables.table_registry import TableRegistry
from tests.server.http.test_routes import fetch
from tests.server.serving import PATIENCE, Served, plain, serving

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n"
BODY = HEAD + b'\r\n{"name":"'


async def call(server: Served, said: bytes = b"") -> tuple[StreamReader, StreamWriter]:
    """A connection on which something was said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(said)
    return reader, writer


async def rest_of(reader: StreamReader) -> bytes:
    """What comes until the server closes the connection."""
    found = b""
    with suppress(ConnectionResetError):
        while chunk := await asyncio.wait_for(reader.read(1000), PATIENCE):
            found += chunk
    return found


@pytest.mark.parametrize(
    ("said", "answers"),
    [(b"", 0), (HEAD, 0), (BODY, 0), (GET, 1), (GET + HEAD, 1), (GET + BODY, 1), (GET * 2 + BODY, 2)],
    ids=["nothing", "head", "body", "no second", "second head", "second body", "third body"],
)
@pytest.mark.parametrize("dribbled", [b"", b"a"], ids=["silent", "dribbling"])
async def test_who_does_not_finish_a_request_is_left(
    said: bytes,
    answers: int,
    dribbled: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.3)

    async def test() -> None:
        async with serving(tmp_path) as server:
            reader, writer = await call(server, said)
            rest = asyncio.create_task(rest_of(reader))
            while not rest.done():
                writer.write(dribbled)
                await asyncio.sleep(0.05)
            assert (await rest).count(b"HTTP/1.1 200") == answers
            writer.close()

    await test()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_an_answer_may_take_longer_than_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.2)

    monkeypatch.setattr(TableRegistry, "trouble", lambda _: asyncio.sleep(0.6))

    async with serving(tmp_path) as server:
        assert (await fetch(server, "/readyz"))[0] == 200


@pytest.mark.parametrize("requests", [1, 3])
async def test_a_client_that_sends_nothing_more_is_answered_first(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, requests: int
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            reader, writer = await call(server, GET * requests)
            writer.write_eof()
            assert (await rest_of(reader)).count(b"HTTP/1.1 200 OK") == requests
            writer.close()

    await test()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_client_that_waits_for_permission_to_send_gets_it(tmp_path: Path) -> None:
    body = b'{"name":"Anna","seats":2,"settings":{"variant":"classic"}}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: %d\r\n\r\n"
    async with serving(tmp_path) as server:
        reader, writer = await call(server, head % len(body))
        assert b" 100 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        writer.write(body)
        assert b" 201 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        writer.close()


async def test_a_websocket_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_SECONDS", 0.2)

    async with serving(tmp_path) as server, plain(server) as client:
        await asyncio.sleep(0.6)
        assert (await client.hello(table="2222-2222"))["code"] == "no-such-table"


async def test_one_address_has_only_so_many_connections_that_ask(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies="", connections=2) as server:
        silent = [await call(server) for _ in range(2)]
        reader, excess = await call(server, GET)
        assert await rest_of(reader) == b""
        excess.close()
        for _, writer in silent:
            writer.close()
            await writer.wait_closed()
        for _ in range(5):
            assert (await fetch(server, "/healthz"))[0] == 200


async def test_websockets_are_counted_apart(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies="", connections=1) as server, plain(server):
        assert (await fetch(server, "/healthz"))[0] == 200


async def test_a_proxy_has_the_connections_of_all_for_whom_it_speaks(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies="127.0.0.0/8", connections=1) as server:
        silent = [await call(server) for _ in range(3)]
        assert (await fetch(server, "/healthz"))[0] == 200
        for _, writer in silent:
            writer.close()
