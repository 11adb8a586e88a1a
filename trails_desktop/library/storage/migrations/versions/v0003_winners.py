"""Who won a recorded match is kept beside it: it is known only after the match was played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows yet: matches are looked at when their results are asked for."""
    op.add_column("match_record", sa.Column("winner", sa.Integer))
