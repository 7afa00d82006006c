"""Which worker answers for which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make it."""
    op.create_table(
        "attendance",
        sa.Column("table_key", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_key", "seat", "worker", name="pk_attendance"),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="fk_attendance_table_key", ondelete="CASCADE"),
    )
