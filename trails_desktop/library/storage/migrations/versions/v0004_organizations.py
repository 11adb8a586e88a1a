"""Names of organizations in two languages that a player told: cards of one language do not say them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was told yet; what cards in both languages say is read from them."""
    op.create_table(
        "org_name",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("en", sa.String(), nullable=False),
        sa.Column("ja", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
