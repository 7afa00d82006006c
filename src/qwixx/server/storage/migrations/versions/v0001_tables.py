"""Tables, their events, tokens and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("key", KEY, nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.CheckConstraint("state IN ('open', 'over', 'closed')", name=op.f("ck_tables_state")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "events",
        sa.Column("table_key", KEY, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("form", sa.SmallInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "number", name="pk_events"),
        _of_table("events"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("table_key", KEY, nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        _of_table("tokens"),
    )
    op.create_index("ix_tokens_table_key", "tokens", ["table_key"])
    op.create_table(
        "records",
        sa.Column("table_key", KEY, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "game", name="pk_records"),
        _of_table("records"),
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name=f"fk_{name}_table_key", ondelete="CASCADE")
