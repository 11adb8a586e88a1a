"""Which game a deck is of: until now there was one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every deck there is belongs to the first game."""
    op.add_column("deck", sa.Column("game", sa.String(), nullable=False, server_default="trails"))
