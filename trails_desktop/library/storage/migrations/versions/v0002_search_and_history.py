"""Cards can be searched; tags of decks in a table; corrected names in columns; collection, imports and matches."""

from __future__ import annotations

import json
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keeps every row: what was written another way is written anew from it."""
    _cards()
    _decks()
    op.add_column("image", _text("added", ""))
    op.create_table("collection", sa.Column("number", sa.String, primary_key=True), _whole("copies"))
    _count_packs()
    op.create_table(
        "import_batch", _id(), *(_text(name) for name in ("file", "imported")),
        *(_whole(name) for name in ("added", "updated", "unchanged")), _text("undone"),
    )  # fmt: skip
    op.create_table(
        "import_change",
        _id(),
        sa.Column("import_id", sa.Integer, sa.ForeignKey("import_batch.id", ondelete="CASCADE"), nullable=False),
        *(_text(name) for name in ("number", "lang", "before", "after")),
    )
    op.create_index("ix_import_change_import_id", "import_change", ["import_id"])
    op.create_table(
        "match_record",
        sa.Column("file", sa.String, primary_key=True),
        *(_whole(name) for name in ("size", "changed")),
        *(_text(name) for name in ("played", "names", "players", "decks")),
        _whole("turn"),
        _text("bonds"),
        sa.Column("finished", sa.Boolean, nullable=False),
        _text("problem"),
    )
    op.create_index("by_time", "match_record", ["played"])


def _cards() -> None:
    for name in ("set_name", "type"):
        op.add_column("card", _text(name, ""))
    for name in ("cp", "ep", "level", "strength", "defence", "arts_ep"):
        op.add_column("card", sa.Column(name, sa.Integer))
    for name in (
        "rarity",
        "sort_en",
        "sort_ja",
        "names",
        "subnames",
        "orgs",
        "sets",
        "langs",
        "icons",
        "flags",
        "text_key",
    ):
        op.add_column("card", _text(name, ""))
    op.add_column("printing", _text("corrected_name", ""))
    op.add_column("printing", _text("corrected_subname", ""))
    printing = sa.table(
        "printing",
        *(sa.column(name) for name in ("id", "name", "subname", "corrected", "corrected_name", "corrected_subname")),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(printing)).all():
        corrected = json.loads(row.corrected or "{}")
        name, subname = corrected.get("name"), corrected.get("subname")
        connection.execute(
            printing.update()
            .where(printing.c.id == row.id)
            .values(
                corrected_name=name if isinstance(name, str) and name else row.name,
                corrected_subname=subname if isinstance(subname, str) else row.subname,
            )
        )


def _decks() -> None:
    op.create_table(
        "deck_tag",
        sa.Column("deck_id", sa.Integer, sa.ForeignKey("deck.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("tag", sa.String, primary_key=True),
    )
    deck = sa.table("deck", sa.column("id"), sa.column("tags"))
    tag = sa.table("deck_tag", sa.column("deck_id"), sa.column("tag"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(deck)).all():
        words = dict.fromkeys(word.strip() for word in row.tags.split(",") if word.strip())
        for word in words:
            connection.execute(tag.insert().values(deck_id=row.id, tag=word))
    op.drop_column("deck", "tags")
    for name in ("removed", "file"):
        op.add_column("deck", _text(name, ""))


def _count_packs() -> None:
    """The collection did not exist: it is what was opened."""
    connection = op.get_bind()
    counted: Counter[str] = Counter()
    for (cards,) in connection.execute(sa.text("SELECT cards FROM pack")).all():
        counted.update(json.loads(cards))
    for number, copies in counted.items():
        connection.execute(
            sa.text("INSERT INTO collection (number, copies) VALUES (:number, :copies)"),
            {"number": number, "copies": copies},
        )


def _id() -> sa.Column[int]:
    return sa.Column("id", sa.Integer, primary_key=True)


def _text(name: str, default: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.String, nullable=False, server_default=default)


def _whole(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)
