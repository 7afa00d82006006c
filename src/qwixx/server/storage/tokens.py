"""The hashes of tokens, and what they give a right to."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, insert, select

from qwixx.server.storage import reading
from qwixx.server.storage.errors import Conflict
from qwixx.server.storage.schema import HASH_BYTES, tokens
from qwixx.server.storage.values import Holder, Token

COLUMNS = (tokens.c.table_key, tokens.c.role, tokens.c.seat, tokens.c.given)
MOST = 8
"""How many tokens a seat has of a kind, the newest: whoever has one can ask for as many more as they like."""


def give(connection: Connection, key: int, given: Sequence[Token], at: int) -> None:
    """Keep tokens of a table that is there, besides the newest that it has."""
    if reading.table(connection, key) is None:
        raise Conflict
    for token in given:
        of_its_kind = (
            tokens.c.table_key == key,
            tokens.c.role == token.role,
            tokens.c.seat.is_not_distinct_from(token.seat),
        )
        newest = select(tokens.c.hash).where(*of_its_kind).order_by(tokens.c.given.desc()).limit(MOST - 1)
        connection.execute(delete(tokens).where(*of_its_kind, tokens.c.hash.not_in(newest)))
        keep(connection, key, [token], at)


def keep(connection: Connection, key: int, given: Sequence[Token], at: int) -> None:
    """Keep tokens."""
    if any(len(token.hash) != HASH_BYTES for token in given):
        raise ValueError("of a token only its SHA-256 hash is kept")
    if given:
        connection.execute(insert(tokens), [{**token._asdict(), "table_key": key, "given": at} for token in given])


def holder(connection: Connection, token_hash: bytes) -> Holder | None:
    """What the token with this hash gives a right to."""
    found = connection.execute(select(*COLUMNS).where(tokens.c.hash == token_hash)).first()
    return None if found is None else Holder(*found)


def of_table(connection: Connection, key: int) -> frozenset[bytes]:
    """The hashes of all tokens of a table."""
    return frozenset(connection.execute(select(tokens.c.hash).where(tokens.c.table_key == key)).scalars())


def exchange(connection: Connection, token_hash: bytes, given: Token, at: int) -> bool:
    """Give a token for another one, which is void then, if it was there; all others stay."""
    gone = delete(tokens).where(tokens.c.hash == token_hash).returning(tokens.c.table_key)
    key = connection.execute(gone).scalar()
    if key is not None:
        give(connection, key, [given], at)
    return key is not None


def swap(connection: Connection, token_hash: bytes, given: Token, at: int) -> int | None:
    """Give a token for another one, which is void then, with all of its seat; the key of the table, if it was there."""
    gone = delete(tokens).where(tokens.c.hash == token_hash).returning(tokens.c.table_key)
    key = connection.execute(gone).scalar()
    if key is not None and given.seat is not None:
        revoke(connection, key, [given.seat])
        keep(connection, key, [given], at)
    return key


def revoke(connection: Connection, key: int, seats: Collection[int]) -> None:
    """Make the tokens of seats void."""
    connection.execute(delete(tokens).where(tokens.c.table_key == key, tokens.c.seat.in_(seats)))
