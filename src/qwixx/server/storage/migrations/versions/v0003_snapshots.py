"""The latest snapshot of each table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them, empty: a table without one is read from its first event."""
    op.create_table(
        "snapshots",
        sa.Column("table_key", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("form", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_key", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="fk_snapshots_table_key", ondelete="CASCADE"),
    )
