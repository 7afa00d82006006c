"""The tables of the database. A change here needs a migration; the tests compare the two."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

HASH_BYTES = 32

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

Key = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only what it calls INTEGER."""


def _table_key() -> Column[int]:
    return Column("table_key", Key, ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True, autoincrement=False)


tables = Table(
    "tables",
    metadata,
    Column("key", Key, primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("state", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    CheckConstraint("state IN ('open', 'over', 'closed')", name="state"),
    sqlite_autoincrement=True,  # the key of a table that is gone is not used again
)

events = Table(
    "events",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("form", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(HASH_BYTES), primary_key=True),
    Column("table_key", Key, ForeignKey("tables.key", ondelete="CASCADE"), nullable=False),
    Column("role", String(16), nullable=False),
    Column("seat", SmallInteger),
    Column("given", BigInteger, nullable=False),
    Index(None, "table_key"),
)

records = Table(
    "records",
    metadata,
    _table_key(),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_key(),
    Column("number", Integer, nullable=False),
    Column("form", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Of each table the last one: it stands for all events up to this number, of which only the latest are kept."""

attendance = Table(
    "attendance",
    metadata,
    _table_key(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("worker", String(16), primary_key=True),
)
