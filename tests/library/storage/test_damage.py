"""Bytes of a library that became others: one exception with a sentence, a repair that never raises anything else, and
the rest opens. Many more: ``python -m tests.campaigns damage``."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from engine.trails.cards.decks import Deck, DeckLine
from tests.library.common import jsonl, take, unit
from trails_desktop.app.repair import open_or_mend
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files
from trails_desktop.library.storage.repair import repair
from trails_desktop.library.storage.sentences import LibraryError, Trouble
from trails_desktop.paths import Paths

#: What became of some bytes, as SQL: SQLite finds nothing wrong with any of these.
_RECORD = "UPDATE printing SET record="
ODD = {
    "a record that is no JSON": _RECORD + "replace(record, ':', ';') WHERE rowid=1",
    "a record that is a list": _RECORD + "'[]' WHERE rowid=1",
    "a record without its number": _RECORD + "replace(record, 'number', 'nember') WHERE rowid=1",
    "a record of another card": _RECORD + "(SELECT record FROM printing WHERE card_id=9) WHERE rowid=1",
    "a record of another type": _RECORD + "replace(record, 'type', 'tybe') WHERE rowid=1",
    "a record that is no text": _RECORD + "x'00ff' WHERE rowid=1",
    "a record that is no UTF-8": _RECORD + "CAST(x'7b78e0' AS TEXT) WHERE rowid=1",
    "a record with 5000 digits": _RECORD + "'{\"cp\":' || printf('%.5000c', '9') || '}' WHERE rowid=1",
    "a card's number that is none": "UPDATE card SET number=x'41' WHERE rowid=3",
    "a count of changes that is none": "INSERT OR REPLACE INTO meta VALUES ('revision', 'x1')",
    "a deck's name that is no text": "UPDATE deck SET name=x'07'",
    "a deck's name that is no UTF-8": "UPDATE deck SET name=CAST(x'78e0' AS TEXT)",
    "a deck's text that is no text": "UPDATE deck_version SET text=x'80'",
    "a table that is gone": "DROP TABLE meta",
    "a schema that is no UTF-8": "CREATE TABLE x (y); PRAGMA writable_schema=ON; "
    "UPDATE sqlite_master SET name=CAST(x'78E0' AS TEXT) WHERE name='x'",
    "a schema that is none": "PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql='CREATE' WHERE name='deck'",
}


def use(paths: Paths) -> Library:
    """All that a start reads."""
    library = open_library(paths)
    library.pool()
    list(library.records())
    [entry.name.casefold() for entry in library.decks.entries()]
    return library


@pytest.mark.parametrize("what", sorted(ODD))
def test_whatever_became_of_its_bytes_is_one_exception_and_can_be_repaired(
    paths: Paths, library: Library, what: str
) -> None:
    library.decks.save(Deck("Mine", lines=(DeckLine(4, "D1-001"),)))
    cards = sorted(library.pool())
    with contextlib.closing(sqlite3.connect(library.path)) as run:
        run.executescript(ODD[what])
        run.commit()
    if "deck's name that is no UTF-8" in what:  # nobody reads it before the list of decks is wanted
        with pytest.raises(LibraryError):
            use(paths)
    else:
        with pytest.raises(LibraryError) as refused:
            open_library(paths).pool()
        assert refused.value.trouble is Trouble.DAMAGED, str(refused.value)
        assert "\n" not in str(refused.value) and len(str(refused.value)) < 600
    done = repair(paths)
    assert done.aside.exists()
    assert sorted(use(paths).pool()) == cards, "shipped cards come again from the program"


def test_the_start_offers_the_repair_of_a_record_that_cannot_be_read(paths: Paths, library: Library) -> None:
    with contextlib.closing(sqlite3.connect(library.path)) as run:
        run.execute(ODD["a record that is no JSON"])
        run.commit()
    asked: list[str] = []

    def ask(text: str, button: str) -> bool:
        asked.append(text)
        return True

    mended, told = open_or_mend(paths, ask)
    assert mended is not None and len(asked) == 1 and "damaged" in asked[0] and "repaired" in told[0]


def test_a_kept_meaning_that_became_another_one_is_not_played(paths: Paths, library: Library, tmp_path: Path) -> None:
    """Its check sum does not fit, so the card's text is read again: a changed number would be another card."""
    take(library, jsonl(tmp_path / "own.jsonl", [unit("X-001", text="• Deploy: Draw 1 card.")]))
    pool, number = library.pool(), "X-001"
    meaning = pool.meaning(number)
    library.keep_texts()
    with contextlib.closing(sqlite3.connect(library.path)) as run:
        before = dict(run.execute("SELECT key, meaning FROM compiled").fetchall())
        run.execute("UPDATE compiled SET meaning=replace(meaning, '1', '2')")
        run.commit()
    assert before
    again = open_library(paths).pool()
    assert again.meaning(number) == meaning and again.fresh, "it was read again"


def test_a_full_disk_is_called_a_full_disk(paths: Paths, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    assert "disk I/O error" in str(files.explain(library.path, error))
    monkeypatch.setattr(files, "_no_room", lambda _: True)
    assert "no room is left on the disk" in str(files.explain(library.path, error))
