"""Which game a recorded match is of, until now the first one alone; and cards of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every match there is was of the first game."""
    op.add_column("match_record", sa.Column("game", sa.String(), nullable=False, server_default="trails"))
    op.create_table(
        "game_card",
        sa.Column("id", sa.Integer(), primary_key=True),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("game", "number", "record")),
        sa.UniqueConstraint("game", "number", name="one_card"),
    )
