"""Tokens: only their hashes are kept, and what they give a right to ends when it should."""

import asyncio
import hashlib
from pathlib import Path

import pytest

from qwixx.server.storage import Along, Conflict, Token, open_storage, rows
from tests.server.storage.events import AT, noted, opened


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def test_a_token_is_found_by_its_hash(database: str) -> None:
    async def run() -> None:
        async with open_storage(database) as storage:
            key = await storage.create("ABCD-EFGH", opened(), [Token(hashed("anna"), "seat", 0)])
            await storage.give(key, [Token(hashed("anna's phone"), "seat", 0), Token(hashed("boris"), "seat", 1)], AT)
            await storage.give(key, [Token(hashed("spectators"), "watch")], AT)
            for token in ("anna's phone", "boris", "spectators"):
                found = await storage.holder(hashed(token))
                assert found == (
                    key,
                    *{"anna's phone": ("seat", 0), "boris": ("seat", 1)}.get(token, ("watch", None)),
                    AT,
                )
            assert await storage.holder(hashed("nobody")) is None

    asyncio.run(run())


def test_a_seat_moves_with_the_old_token_revoked_or_kept(database: str) -> None:
    async def run() -> None:
        async with open_storage(database) as storage:
            given = [Token(hashed(name), "seat", seat) for name, seat in (("anna", 0), ("boris", 1))]
            key = await storage.create("ABCD-EFGH", opened(), given)
            await storage.give(key, [Token(hashed("phone"), "seat", 0)], AT)
            assert await storage.holder(hashed("anna"))
            await storage.revoke(key, 0, but=hashed("phone"))
            assert [bool(await storage.holder(hashed(name))) for name in ("anna", "phone", "boris")] == [
                False,
                True,
                True,
            ]
            await storage.revoke(key, 0)
            assert [bool(await storage.holder(hashed(name))) for name in ("phone", "boris")] == [False, True]

    asyncio.run(run())


def test_a_token_that_serves_once_serves_one_of_many(database: str) -> None:
    async def run() -> None:
        async with open_storage(database) as storage:
            key = await storage.create("ABCD-EFGH", opened(), [Token(hashed("once"), "move", 1)])
            found = await asyncio.gather(*[storage.take(hashed("once")) for _ in range(8)])
            assert [holder[:3] for holder in found if holder] == [(key, "move", 1)]
            assert await storage.holder(hashed("once")) is None

    asyncio.run(run())


def test_there_is_no_token_of_a_table_that_is_not_there(database: str) -> None:
    async def run() -> None:
        async with open_storage(database) as storage:
            with pytest.raises(Conflict):
                await storage.give(1, [Token(hashed("anna"), "seat", 0)], AT)
            assert await storage.holder(hashed("anna")) is None

    asyncio.run(run())


def test_the_file_holds_hashes_and_no_tokens(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    tokens = ["a-token-of-a-seat", "one-given-later", "one-given-with-events"]

    async def run() -> None:
        async with open_storage(str(file)) as storage:
            key = await storage.create("ABCD-EFGH", opened(), [Token(hashed(tokens[0]), "seat", 0)])
            await storage.give(key, [Token(hashed(tokens[1]), "seat", 0)], AT)
            await storage.append(key, rows(noted(range(2, 3))), Along(tokens=(Token(hashed(tokens[2]), "seat", 1),)))
            with pytest.raises(ValueError, match="only its SHA-256 hash"):
                await storage.give(key, [Token(tokens[0].encode(), "seat", 0)], AT)

    asyncio.run(run())
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert hashed(token) in written
        assert token.encode() not in written


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite"

    async def run() -> None:
        async with open_storage(str(file)) as storage:
            await storage.create("ABCD-EFGH", opened())
            assert {path.stat().st_mode & 0o077 for path in file.parent.iterdir()} == {0}

    asyncio.run(run())
