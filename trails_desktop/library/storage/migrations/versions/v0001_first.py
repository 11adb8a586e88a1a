"""The first library: cards and their printings, compiled texts, pictures, decks with versions, opened packs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables in an empty file."""
    op.create_table("meta", sa.Column("key", sa.String, primary_key=True), _text("value"))
    op.create_table("card", _id(), _text("number"), _whole("position"), sa.UniqueConstraint("number"))
    op.create_table(
        "printing",
        _id(),
        _of("card"),
        *(_text(name) for name in ("lang", "origin", "set_name", "name", "subname", "type")),
        *(sa.Column(name, sa.Integer) for name in ("cp", "ep", "level", "strength", "defence")),
        *(_text(name) for name in ("orgs", "text")),
        sa.Column("arts_ep", sa.Integer),
        *(_text(name) for name in ("arts_name", "arts_text", "rarity", "image", "corrected", "record")),
        sa.UniqueConstraint("card_id", "lang", "origin", name="one_printing"),
    )
    op.create_index("ix_printing_card_id", "printing", ["card_id"])
    op.create_table(
        "compiled",
        sa.Column("key", sa.String, primary_key=True),
        *(_text(name) for name in ("stamp", "source")),
        sa.Column("understood", sa.Boolean, nullable=False),
        *(_text(name) for name in ("meaning", "problems")),
    )
    op.create_index("ix_compiled_stamp", "compiled", ["stamp"])
    op.create_table(
        "image",
        sa.Column("number", sa.String, primary_key=True),
        *(_text(name) for name in ("file", "source")),
        *(_whole(name) for name in ("width", "height")),
    )
    op.create_table(
        "deck", _id(), *(_text(name) for name in ("name", "mode", "notes", "tags", "created", "changed")),
        _whole("head"),
    )  # fmt: skip
    op.create_table(
        "deck_version", _id(), _of("deck"), _whole("version"),
        *(_text(name) for name in ("text", "note", "created")),
        sa.UniqueConstraint("deck_id", "version", name="one_version"),
    )  # fmt: skip
    op.create_index("ix_deck_version_deck_id", "deck_version", ["deck_id"])
    op.create_table(
        "opening", _id(), *(_text(name) for name in ("set_name", "seed", "opened")),
        sa.Column("deck_id", sa.Integer, sa.ForeignKey("deck.id", ondelete="SET NULL")),
    )  # fmt: skip
    op.create_index("ix_opening_deck_id", "opening", ["deck_id"])
    op.create_table("pack", _id(), _of("opening"), _whole("position"), _text("cards"))
    op.create_index("ix_pack_opening_id", "pack", ["opening_id"])


def _id() -> sa.Column[int]:
    return sa.Column("id", sa.Integer, primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String, nullable=False)


def _whole(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _of(table: str) -> sa.Column[int]:
    return sa.Column(f"{table}_id", sa.Integer, sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), nullable=False)
