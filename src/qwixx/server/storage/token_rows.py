"""The hashes of tokens, and what they give a right to."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, insert, select

from qwixx.server.storage.schema import HASH_BYTES, tables, tokens
from qwixx.server.storage.storage_errors import Conflict
from qwixx.server.storage.stored_types import Holder, Token

COLUMNS = (tokens.c.table_key, tokens.c.role, tokens.c.seat, tokens.c.given)
MOST = 8
"""The most tokens of a seat and role; the newest stay. The holder of one can ask for any number of them."""


def offer(connection: Connection, by: bytes, key: int, given: Token, at: int) -> None:
    """Store a token, besides the newest of its kind, for the holder of another token of its seat."""
    _hold(connection, key)
    held = holder(connection, by)
    if held is None or (held.key, held.seat) != (key, given.seat):
        raise Conflict
    _add(connection, key, given, at)


def _hold(connection: Connection, key: int) -> None:
    """Lock a table until the end of this transaction: no append may give its seats to others meanwhile."""
    if connection.execute(select(tables.c.key).where(tables.c.key == key).with_for_update()).first() is None:
        raise Conflict


def _add(connection: Connection, key: int, token: Token, at: int) -> None:
    of_its_kind = (
        tokens.c.table_key == key,
        tokens.c.role == token.role,
        tokens.c.seat.is_not_distinct_from(token.seat),
    )
    newest = select(tokens.c.hash).where(*of_its_kind).order_by(tokens.c.given.desc()).limit(MOST - 1)
    connection.execute(delete(tokens).where(*of_its_kind, tokens.c.hash.not_in(newest)))
    keep(connection, key, [token], at)


def keep(connection: Connection, key: int, given: Sequence[Token], at: int) -> None:
    """Store tokens."""
    if any(len(token.hash) != HASH_BYTES for token in given):
        raise ValueError("of a token only its SHA-256 hash is stored")
    if given:
        connection.execute(insert(tokens), [{**token._asdict(), "table_key": key, "given": at} for token in given])


def holder(connection: Connection, token_hash: bytes) -> Holder | None:
    """What the token with this hash gives a right to."""
    found = connection.execute(select(*COLUMNS).where(tokens.c.hash == token_hash)).first()
    return None if found is None else Holder(*found)


def of_table(connection: Connection, key: int) -> frozenset[bytes]:
    """The hashes of all tokens of a table."""
    return frozenset(connection.execute(select(tokens.c.hash).where(tokens.c.table_key == key)).scalars())


def exchange(connection: Connection, token_hash: bytes, key: int, given: Token, at: int) -> bool:
    """Replace a token of a table by another one, if it is valid; all others stay."""
    found = _take(connection, token_hash, key)
    if found:
        _add(connection, key, given, at)
    return found


def swap(connection: Connection, token_hash: bytes, key: int, given: Token, at: int) -> bool:
    """The same, making all other tokens of the seat void."""
    found = _take(connection, token_hash, key)
    if found and given.seat is not None:
        revoke(connection, key, [given.seat])
        keep(connection, key, [given], at)
    return found


def _take(connection: Connection, token_hash: bytes, key: int) -> bool:
    _hold(connection, key)
    return bool(connection.execute(delete(tokens).where(tokens.c.hash == token_hash)).rowcount)


def revoke(connection: Connection, key: int, seats: Collection[int]) -> None:
    """Make the tokens of seats void."""
    connection.execute(delete(tokens).where(tokens.c.table_key == key, tokens.c.seat.in_(seats)))
