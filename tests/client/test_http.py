"""What comes back by HTTP is an answer, or a refusal with its code."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from qwixx.client import sit_down
from qwixx.i18n.refusals import error_words
from qwixx.rules import QwixxError


@asynccontextmanager
async def saying(status: int, body: str) -> AsyncIterator[str]:
    """The address of something that answers everything like this."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(f"HTTP/1.1 {status} So\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1") as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("body", ["<h1>Bad Gateway</h1>", "", "[]", '"no"', '{"error": "no"}'])
@pytest.mark.parametrize(
    ("status", "code", "words"),
    [
        (502, "unavailable", "Nothing can be saved at the moment. Please try again soon."),
        (404, "not-installed", "This server cannot do that."),
    ],
)
async def test_what_a_proxy_or_another_server_says_is_a_refusal(status: int, code: str, words: str, body: str) -> None:
    async with saying(status, body) as address:
        with pytest.raises(QwixxError) as caught:
            await sit_down(address, "AAAA-AAAA", "Anna")
        assert caught.value.code == code
        assert error_words(caught.value) == words
