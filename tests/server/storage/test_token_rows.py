"""Tokens: only their hashes are kept, and what they give a right to ends when it should."""

import asyncio
import hashlib
from pathlib import Path

import pytest

from qwixx.server.storage import Along, Conflict, Token, open_storage, row
from qwixx.server.storage.token_rows import MOST
from tests.server.storage.events import AT, noted, opened


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def test_a_token_is_found_by_its_hash(database: str) -> None:
    async with open_storage(database) as storage:
        given = [Token(hashed("anna"), "seat", 0), Token(hashed("boris"), "seat", 1), Token(hashed("all"), "watch")]
        events = opened()
        key = await storage.create("ABCD-EFGH", events, given)
        await storage.offer(hashed("anna"), key, Token(hashed("key"), "move", 0), AT)
        assert await storage.holder(hashed("anna")) == (key, "seat", 0, events[-1].at)
        assert await storage.holder(hashed("boris")) == (key, "seat", 1, events[-1].at)
        assert await storage.holder(hashed("all")) == (key, "watch", None, events[-1].at)
        assert await storage.holder(hashed("key")) == (key, "move", 0, AT)
        assert await storage.holder(hashed("nobody")) is None


async def test_a_seat_moves_and_all_tokens_that_it_had_are_void(database: str) -> None:
    async with open_storage(database) as storage:
        names = (("anna", "seat", 0), ("tablet", "seat", 0), ("key", "move", 0), ("boris", "seat", 1))
        given = [Token(hashed(name), role, seat) for name, role, seat in names]
        key = await storage.create("ABCD-EFGH", opened(), given)
        assert await storage.swap(hashed("key"), key, Token(hashed("phone"), "seat", 0), AT + 1)
        assert await storage.tokens(key) == {hashed("phone"), hashed("boris")}
        assert await storage.holder(hashed("phone")) == (key, "seat", 0, AT + 1)


async def test_a_key_is_exchanged_once_and_nothing_else_is_void(database: str) -> None:
    async with open_storage(database) as storage:
        held = [Token(hashed("anna"), "seat", 0), Token(hashed("key"), "move", 0)]
        key = await storage.create("ABCD-EFGH", opened(), held)
        wanted = [Token(hashed(str(number)), "claimed", 0) for number in range(8)]
        found = await asyncio.gather(*[storage.exchange(hashed("key"), key, token, AT) for token in wanted])
        assert sum(found) == 1
        assert await storage.tokens(key) == {hashed("anna"), wanted[found.index(True)].hash}


async def test_a_token_that_serves_once_serves_one_of_many(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened(), [Token(hashed("once"), "move", 1)])
        wanted = [Token(hashed(str(number)), "seat", 1) for number in range(8)]
        found = await asyncio.gather(*[storage.swap(hashed("once"), key, token, AT) for token in wanted])
        assert sum(found) == 1
        assert await storage.tokens(key) == {wanted[found.index(True)].hash}


async def test_a_seat_has_only_so_many_tokens_of_a_kind_the_newest(database: str) -> None:
    async with open_storage(database) as storage:
        others = [Token(hashed("anna"), "seat", 0), Token(hashed("boris's"), "move", 1)]
        key = await storage.create("ABCD-EFGH", opened(), others)
        keys = [Token(hashed(str(number)), "move", 0) for number in range(MOST + 3)]
        for later, token in enumerate(keys):
            await storage.offer(hashed("anna"), key, token, AT + later)
        assert await storage.tokens(key) == {token.hash for token in [*others, *keys[-MOST:]]}


async def test_nobody_gets_a_token_by_one_that_is_void_or_of_another_seat_or_table(database: str) -> None:
    async with open_storage(database) as storage:
        first = await storage.create("ABCD-EFGH", opened(), [Token(hashed("anna"), "seat", 0)])
        second = await storage.create("ABCD-EFGJ", opened(), [Token(hashed("boris"), "seat", 0)])
        for by, key, seat in (("nobody", first, 0), ("anna", second, 0), ("anna", first, 1), ("anna", 99, 0)):
            with pytest.raises(Conflict):
                await storage.offer(hashed(by), key, Token(hashed("key"), "move", seat), AT)
        with pytest.raises(Conflict):
            await storage.exchange(hashed("anna"), 99, Token(hashed("key"), "claimed", 0), AT)
        assert await storage.holder(hashed("key")) is None
        assert await storage.tokens(second) == {hashed("boris")}


async def test_a_key_that_is_asked_for_while_a_seat_changes_hands_is_void(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened(), [Token(hashed("anna"), "seat", 0)])
        next_one = Along(tokens=(Token(hashed("boris"), "seat", 0),), revoked=(0,))
        offers = [
            storage.offer(hashed("anna"), key, Token(hashed(str(number)), "move", 0), AT + number)
            for number in range(5)
        ]
        taken = storage.append(key, row(noted(range(2, 3))), next_one)
        await asyncio.gather(*offers, taken, return_exceptions=True)
        assert await storage.tokens(key) == {hashed("boris")}


async def test_the_file_holds_hashes_and_no_tokens(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    tokens = ["a-token-of-a-seat", "one-given-later", "one-given-with-events"]

    async def run() -> None:
        async with open_storage(str(file)) as storage:
            key = await storage.create("ABCD-EFGH", opened(), [Token(hashed(tokens[0]), "seat", 0)])
            await storage.offer(hashed(tokens[0]), key, Token(hashed(tokens[1]), "move", 0), AT)
            await storage.append(key, row(noted(range(2, 3))), Along(tokens=(Token(hashed(tokens[2]), "seat", 1),)))
            with pytest.raises(ValueError, match="only its SHA-256 hash"):
                await storage.offer(hashed(tokens[0]), key, Token(tokens[0].encode(), "move", 0), AT)

    await run()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert hashed(token) in written
        assert token.encode() not in written


async def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"

    async with open_storage(str(file)) as storage:
        await storage.create("ABCD-EFGH", opened())
        assert {path.stat().st_mode & 0o077 for path in file.parent.iterdir()} == {0}
