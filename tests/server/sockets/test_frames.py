"""However a client's messages are cut into frames and pieces, they are heard whole, each once, in order."""

import asyncio
import json
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from qwixx.client import make_table
from qwixx.server.sockets import web_socket
from qwixx.server.sockets.frames import TEXT, whole_frames, whole_text
from qwixx.server.sockets.web_socket import MOST_FRAGMENTS, SLOW_BYTES, WebSocket
from qwixx.wire import MAX_FRAME
from tests.server.serving import HANDSHAKE, PATIENCE, Served, framed, plain, serving, shake_hands

CONTENTS = st.binary(max_size=300) | st.integers(0, MAX_FRAME).map(lambda size: b"x" * size)


@given(st.lists(CONTENTS, max_size=4))
@example([b"x" * 125, b"x" * 126, b"x" * 127, b"x" * 128])
def test_whole_frames_are_read_as_they_were_written(contents: list[bytes]) -> None:
    assert whole_frames(b"".join(map(framed, contents))) == [(TEXT, content) for content in contents]


@given(CONTENTS)
@example(b"x" * 125)
@example(b"x" * 126)
@example(b"x" * MAX_FRAME)
def test_one_whole_frame_is_read_at_once(content: bytes) -> None:
    assert whole_text(framed(content)) == content
    assert whole_text(framed(b"x" * (MAX_FRAME + 1))) is None
    for other in (
        framed(content) * 2,
        framed(content)[:-1],
        framed(content, Opcode.BINARY),
        framed(content, fin=False),
    ):
        assert whole_text(other) is None


@given(CONTENTS, st.data())
def test_a_part_of_a_frame_is_none(content: bytes, data: st.DataObject) -> None:
    whole = framed(content)
    assert whole_frames(whole[: data.draw(st.integers(1, len(whole) - 1))]) is None
    assert whole_frames(whole + whole[: data.draw(st.integers(1, len(whole) - 1))]) is None


@pytest.mark.parametrize(
    "strange",
    [Frame(Opcode.TEXT, b"bare").serialize(mask=False), framed(b"x" * (MAX_FRAME + 1)), framed(b"x" * 70_000)],
    ids=["without a mask", "too long", "far too long"],
)
def test_frames_that_no_client_may_send_are_for_the_careful_parser(strange: bytes) -> None:
    assert whole_frames(strange) is None


class Raw:
    """A client that sends bytes as the test wants them cut."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def connect(cls, server: Served, token: str) -> "Raw":
        client = cls(*await asyncio.open_connection("127.0.0.1", server.port))
        await shake_hands(client._reader, client._writer)
        await client.send(framed(json.dumps({"type": "hello", "token": token}).encode()))
        while (await client.frame())[1].get("type") != "welcome":
            pass
        return client

    async def send(self, *pieces: bytes) -> None:
        """Send pieces so that the server reads them one by one."""
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0.01)

    async def frame(self) -> tuple[int, dict[str, str]]:
        """The next frame of the server: its kind, and the message if it is one."""
        head = await asyncio.wait_for(self._reader.readexactly(2), PATIENCE)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        content = await self._reader.readexactly(size)
        return head[0] & 15, json.loads(content) if head[0] == TEXT else {}

    async def pongs(self, count: int) -> list[str]:
        """The ids of so many answers to pings of the protocol."""
        found: list[str] = []
        while len(found) < count:
            _, told = await self.frame()
            if told.get("type") == "pong":
                found.append(told["id"])
        return found

    async def end(self) -> None:
        """Wait until the server has ended the connection."""
        with suppress(ConnectionError):
            await asyncio.wait_for(self._reader.read(), PATIENCE)
        self._writer.close()

    def close(self) -> None:
        self._writer.close()


def ping(name: str) -> bytes:
    return json.dumps({"type": "ping", "id": name}).encode()


async def test_messages_are_heard_in_order_however_they_are_cut(tmp_path: Path) -> None:
    one, two = framed(ping("1")), framed(ping("2"))
    control = framed(b"are you there", Opcode.PING)
    first, rest = ping("1")[:9], ping("1")[9:]
    fragments = framed(first, fin=False) + framed(rest, Opcode.CONT)
    ways = {
        "one by one": [one, two],
        "both at once": [one + two],
        "cut in the head": [one[:1], one[1:] + two],
        "cut in the middle": [one[:20], one[20:], two],
        "two and a half": [one + two[:7], two[7:]],
        "a control frame between": [one + control + two],
        "a control frame alone": [control, one, two],
        "fragments": [fragments, two],
        "fragments one by one": [framed(first, fin=False), control, framed(rest, Opcode.CONT), two],
        "the middle of a fragment": [fragments[:-5], fragments[-5:] + two],
    }

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        for name, pieces in ways.items():
            client = await Raw.connect(server, seat.token)
            await client.send(*pieces)
            assert await client.pongs(2) == ["1", "2"], name
            await client.send(framed(ping("3")))
            assert await client.pongs(1) == ["3"], name
            client.close()


async def test_who_sends_too_much_is_not_heard_for_a_while_and_then_again(tmp_path: Path) -> None:
    async with serving(tmp_path, message_rate=4.0, message_burst=2) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        client = await Raw.connect(server, seat.token)
        began = monotonic()
        await client.send(b"".join(framed(ping(str(number))) for number in range(6)))
        told = [(await client.frame())[1] for _ in range(6)]
        assert {each["code"] for each in told if each["type"] == "refusal"} == {"too-fast"}
        await client.send(framed(ping("again")))
        _, answer = await client.frame()
        assert monotonic() - began > 0.2, "it was heard at once"
        while answer["type"] != "pong":
            await client.send(framed(ping("again")))
            _, answer = await client.frame()
        assert answer["id"] == "again"
        client.close()


@pytest.mark.parametrize(
    "flood",
    [
        framed(b"", Opcode.PING) * SLOW_BYTES,
        framed(b"", Opcode.PONG) * SLOW_BYTES,
        framed(b"x", fin=False) + framed(b"", Opcode.CONT, fin=False) * MOST_FRAGMENTS,
    ],
    ids=["pings", "pongs", "fragments"],
)
async def test_who_sends_nothing_but_work_is_cut_off(tmp_path: Path, flood: bytes) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        client = await Raw.connect(server, seat.token)
        with suppress(ConnectionError):
            await client.send(flood)
        await client.end()
        again = await Raw.connect(server, seat.token)
        await again.send(framed(b"", Opcode.PING), framed(ping("1")))
        assert await again.pongs(1) == ["1"]
        again.close()


@pytest.mark.parametrize("pieces", [(1000,), (3, 1000)], ids=["at once", "in pieces"])
@pytest.mark.parametrize("is_hello", [True, False])
async def test_text_that_is_not_utf8_ends_the_connection_with_its_code(
    tmp_path: Path, pieces: tuple[int, ...], is_hello: bool
) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, **({} if is_hello else {"token": seat.token})) as client:
            wrong = framed(b'{"type":"ping","id":"\xff"}')
            cuts = [0, *pieces]
            for begin, end in pairwise(cuts):
                client.socket.transport.write(wrong[begin:end])
                await asyncio.sleep(0.02)
            with pytest.raises(ConnectionClosed) as caught:
                await client.next("pong")
            assert caught.value.rcvd
            assert caught.value.rcvd.code == 1007


async def test_a_client_that_does_not_answer_the_close_frame_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_socket, "CLOSING_SECONDS", 0.05)
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        await shake_hands(reader, writer)
        writer.write(framed(b'{"type":"hello"}'))
        await Raw(reader, writer).end()


async def test_a_client_that_answers_no_ping_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_socket, "PING_SECONDS", 0.3)
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as answering:
            silent = await Raw.connect(server, seat.token)
            while (await silent.frame())[0] != Opcode.PING:
                pass
            await silent.end()
            assert server.registry.metrics.dropped["silent"] == 1
            await asyncio.sleep(1)
            assert (await answering.do("a", "begin"))["type"] == "ack"


async def test_what_is_sent_with_the_handshake_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        hello = framed(json.dumps({"type": "hello", "token": seat.token}).encode())
        writer.write(HANDSHAKE + hello + framed(ping("1")))
        await reader.readuntil(b"\r\n\r\n")
        assert await Raw(reader, writer).pongs(1) == ["1"]
        writer.close()


async def test_a_longer_rest_is_not_ended_by_a_shorter_one() -> None:
    class Transport(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__()
            self.is_read = True

        def is_closing(self) -> bool:
            return False

        def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
            pass

        def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
            pass

        def write(self, data: bytes | bytearray | memoryview) -> None:
            pass

        def abort(self) -> None:
            pass

        def pause_reading(self) -> None:
            self.is_read = False

        def resume_reading(self) -> None:
            self.is_read = True

    for rests in ((0.0, PATIENCE), (PATIENCE, 0.0)):
        transport = Transport()
        socket = WebSocket(transport, max_waiting=0)
        for seconds in rests:
            socket.rest(seconds)
        await asyncio.sleep(0.05)
        assert not transport.is_read
        socket._resume(socket._resumes_at)
        assert transport.is_read
        socket.connection_lost(None)
