"""Old libraries become new ones by themselves: after a backup, with every row, or not at all."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlmodel import SQLModel

from tests.library.common import sound, unit
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files, models, schema
from trails_desktop.library.storage.migrations.versions import v0006_cards_of_games
from trails_desktop.library.storage.records import dump
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.paths import Paths

#: A row or more of every table of the first schema.
FIRST: dict[str, list[dict[str, Any]]] = {
    "meta": [{"key": "shipped", "value": "old"}, {"key": "revision", "value": "4"}],
    "card": [{"id": 1, "number": "X-001", "position": 1}, {"id": 7, "number": "X-002", "position": 2}],
    "printing": [
        {"id": at, "card_id": card, "lang": lang, "origin": "user", "set_name": "Old", "name": f"Nobody {at}",
         "subname": "", "type": "UNIT", "cp": 2, "ep": None, "level": None, "strength": 1, "defence": 1, "orgs": "[]",
         "text": "", "arts_ep": None, "arts_name": "", "arts_text": "", "rarity": "", "image": "",
         "corrected": json.dumps({"name": "Somebody"}) if at == 2 else "{}",
         "record": dump(unit(f"X-00{1 if card == 1 else 2}", lang=lang, name=f"Nobody {at}",
                             corrected={"name": "Somebody"} if at == 2 else None))}
        for at, card, lang in ((1, 1, "en"), (2, 1, "ja"), (3, 7, "en"))
    ],
    "compiled": [{"key": "k", "stamp": "s", "source": "", "understood": 1, "meaning": "{}", "problems": "[]"}],
    "image": [{"number": "X-001", "file": "a.webp", "source": "a.png", "width": 3, "height": 4}],
    "deck": [
        {"id": 3, "name": "Mine", "mode": "strategy", "notes": "good", "tags": "fast, red,, fast", "created": "then",
         "changed": "now", "head": 2},
        {"id": 4, "name": "Other", "mode": "blitz", "notes": "", "tags": "", "created": "a", "changed": "b", "head": 1},
    ],
    "deck_version": [
        {"id": 1, "deck_id": 3, "version": 1, "text": "# name: Mine\n\n4 X-001\n", "note": "", "created": "a"},
        {"id": 2, "deck_id": 3, "version": 2, "text": "# name: Mine\n\n3 X-001\n", "note": "less", "created": "b"},
        {"id": 3, "deck_id": 4, "version": 1, "text": "# name: Other\n# mode: blitz\n", "note": "", "created": "c"},
    ],
    "opening": [{"id": 5, "set_name": "Old", "seed": "9", "opened": "then", "deck_id": 4}],
    "pack": [
        {"id": 1, "opening_id": 5, "position": 1, "cards": '["X-001", "X-002", "X-001"]'},
        {"id": 2, "opening_id": 5, "position": 2, "cards": '["X-001"]'},
    ],
}  # fmt: skip


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A library of the first schema with something in every table."""
    folder = tmp_path / "data" / "library"
    folder.mkdir(parents=True)
    path = folder / files.NAME
    schema.upgrade(path, "0001")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for table, rows in FIRST.items():
            for row in rows:
                names = ", ".join(f'"{name}"' for name in row)
                connection.execute(
                    f'INSERT INTO "{table}" ({names}) VALUES ({", ".join("?" * len(row))})', [*row.values()]
                )
        connection.commit()
    return path


def rows(path: Path, table: str) -> list[dict[str, Any]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid')]


def test_every_row_is_kept(old: Path) -> None:
    assert all(rows(old, table) == found for table, found in FIRST.items())  # the fixture says what is there
    backup = schema.upgrade(old)
    sound(old)
    for table, before in FIRST.items():
        after = rows(old, table)
        assert len(after) == len(before), table
        for one, other in zip(before, after, strict=True):
            assert {name: other[name] for name in one if name != "tags"} == {
                name: value for name, value in one.items() if name != "tags"
            }, table
    assert backup is not None
    assert all(rows(backup, table) == found for table, found in FIRST.items())


def test_what_was_written_another_way_is_written_anew(old: Path) -> None:
    schema.upgrade(old)
    assert rows(old, "deck_tag") == [{"deck_id": 3, "tag": "fast"}, {"deck_id": 3, "tag": "red"}]
    assert {row["number"]: row["copies"] for row in rows(old, "collection")} == {"X-001": 3, "X-002": 1}
    assert [row["corrected_name"] for row in rows(old, "printing")] == ["Nobody 1", "Somebody", "Nobody 3"]


def test_an_old_library_opens_as_if_it_were_new(old: Path) -> None:
    library = open_library(Paths(old.parents[1]))
    assert library.backup is not None
    assert library.find('name:"nobody 3"').numbers == ("X-002",)
    assert library.find("name:somebody").numbers == ("X-001",)
    assert [(deck.name, deck.tags, deck.version, deck.size) for deck in library.decks.entries()] == [
        ("Mine", ("fast", "red"), 2, 3), ("Other", (), 1, 0)
    ]  # fmt: skip
    assert {row["game"] for row in rows(old, "deck")} == {"trails"}
    assert library.decks.entries(game="another") == ()
    assert library.packs.openings()[0].packs == (("X-001", "X-002", "X-001"), ("X-001",))
    assert library.pictures.numbers() == ("X-001",)
    assert open_library(Paths(old.parents[1])).backup is None


@pytest.mark.parametrize("version", ["0001", files.HEAD])
def test_the_tables_are_those_of_the_models_at_the_end(tmp_path: Path, version: str) -> None:
    path = tmp_path / files.NAME
    schema.upgrade(path, version)
    schema.upgrade(path)
    with schema.make_engine(path).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, SQLModel.metadata) == []
    assert {"card", "deck_tag", "match_record"} <= set(models.tables())


def test_a_migration_that_fails_leaves_the_file_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE pack SET cards='no list' WHERE id=2")
        connection.commit()
    before = {table: rows(old, table) for table in FIRST}
    with pytest.raises(LibraryError, match="damaged"):
        open_library(Paths(old.parents[1]))
    assert {table: rows(old, table) for table in FIRST} == before
    with contextlib.closing(sqlite3.connect(old)) as connection:
        assert files.version_of(connection) == "0001"
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    assert not names & {"deck_tag", "collection", "match_record", "_alembic_tmp_deck"}


def test_the_versions_are_one_chain_that_ends_at_the_head() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).with_name("migrations")))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [files.HEAD] == [v0006_cards_of_games.revision]
    assert [script.revision for script in scripts.walk_revisions()] == ["0006", "0005", "0004", "0003", "0002", "0001"]
