"""The library at the start: made, brought up to date, and what is said when it cannot be used."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine.trails.cards.decks import Deck, DeckLine
from engine.trails.cards.pool import load_pool
from tests.library.common import content, jsonl, sound, take, unit
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library, try_open
from trails_desktop.library.storage import files
from trails_desktop.library.storage.repair import repair
from trails_desktop.library.storage.sentences import LibraryError, Trouble
from trails_desktop.paths import PORTABLE, Paths, portable_folder
from trails_desktop.resources import resource_dir

SHIPPED = resource_dir("assets") / "cards"


def test_the_shipped_set_is_there_after_the_first_start(library: Library) -> None:
    shipped, pool = load_pool(SHIPPED), library.pool()
    assert list(pool) == list(shipped)
    assert all(pool.versions(number) == shipped.versions(number) for number in shipped)
    assert all(pool.meaning(number) == shipped.meaning(number) for number in shipped)


def test_the_file_keeps_foreign_keys_and_wal(library: Library) -> None:
    with library.reading() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("INSERT INTO deck_version (deck_id, version, text, note, created) VALUES (9,1,'','','')")


def test_a_later_start_changes_nothing(paths: Paths, library: Library) -> None:
    before = content(library)
    assert content(open_library(paths)) == before
    assert library.backup is None


def test_a_later_start_needs_neither_sqlalchemy_nor_alembic(paths: Paths) -> None:
    heavy = ("sqlalchemy", "alembic", "PySide6")
    code = (
        "import sys; from pathlib import Path; from trails_desktop.paths import Paths\n"
        "from trails_desktop.library.opening import open_library\n"
        "library = open_library(Paths(Path(sys.argv[1]))); pool = library.pool(); library.find('type:unit')\n"
        "pool.meaning(next(iter(pool))); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(paths.data)], cwd=Path(__file__).parents[3], capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert not set(heavy) & set(done.stdout.split())


def test_a_new_shipped_set_leaves_the_users_cards_alone(tmp_path: Path, paths: Paths, library: Library) -> None:
    own = take(
        library,
        jsonl(
            tmp_path / "own.jsonl",
            [unit("X-001"), unit("D1-055", name="Mine", cp=1, **{"def": 2}, orgs=["Prism College"])],
        ),
    )
    folder = tmp_path / "newer"
    shutil.copytree(SHIPPED, folder)
    college = folder / "d1-college.yaml"
    college.write_text(
        college.read_text("utf-8").replace("subname: First Year", "subname: Second Year").split("- number: D1-057")[0]
        + "- {number: D9-001, name: Newcomer, type: UNIT, cp: 1}\n", encoding="utf-8",
    )  # fmt: skip
    updated = open_library(paths, folder)
    pool = updated.pool()
    assert pool.printing("D9-001").name == "Newcomer"
    assert "D1-057" not in pool
    assert (pool.printing("X-001").name, pool.printing("D1-055").name) == ("Nobody X-001", "Mine")
    assert [past.ident for past in updated.imports()] == [own]
    updated.undo_import(own)  # ... and what came to the fore is the new one
    assert updated.pool().printing("D1-055").subname == "Second Year"
    assert "X-001" not in updated.pool()


def test_a_users_card_that_names_an_organization_otherwise_than_a_new_set_stays(
    tmp_path: Path, paths: Paths, library: Library
) -> None:
    records = [unit("X-001", orgs=["Harbor Watch"]), unit("X-001", lang="ja", name="無名", orgs=["港の番人"])]
    take(library, jsonl(tmp_path / "own.jsonl", records))
    folder = tmp_path / "newer"
    shutil.copytree(SHIPPED, folder)
    (folder / "a.yaml").write_text(
        "- {number: A-1, name: A, type: UNIT, cp: 1, orgs: [Other Watch]}\n"
        "- {number: A-1, lang: ja, name: あ, type: UNIT, cp: 1, orgs: [港の番人]}\n", encoding="utf-8",
    )  # fmt: skip
    updated = open_library(paths, folder)
    assert updated.left_out == ()
    pool = updated.pool()
    assert len(pool) == len(load_pool(SHIPPED)) + 2
    assert pool.playable("A-1").traits.orgs == pool.playable("X-001").traits.orgs


# --- damage -----------------------------------------------------------------------------------------------------------
def broken(paths: Paths) -> LibraryError:
    library, error = try_open(paths)
    assert library is None
    assert error is not None
    return error


@pytest.fixture(scope="module")
def full(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with something of the user's in every corner."""
    folder = tmp_path_factory.mktemp("full") / "data"
    shutil.copytree(made, folder)
    library = open_library(Paths(folder))
    take(library, jsonl(folder / "own.jsonl", [unit(f"X-{at:03d}") for at in range(300)]))
    for at in range(30):
        library.decks.save(Deck(f"Deck {at}", lines=(DeckLine(4, "D1-055"),)))
    library.packs.record([["D1-055", "D1-057"]], 7, deck=1)
    with contextlib.closing(sqlite3.connect(library.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder


@pytest.fixture
def filled(full: Path, paths: Paths) -> Library:
    """A copy of that."""
    assert paths.data is not None
    shutil.rmtree(paths.data)
    shutil.copytree(full, paths.data)
    return Library(paths, paths.library / files.NAME)


def test_what_is_no_database_is_said_and_kept(paths: Paths) -> None:
    file = paths.library / files.NAME
    file.write_bytes(b"This was never a library.")
    error = broken(paths)
    assert error.trouble is Trouble.DAMAGED
    assert str(file) in str(error)
    assert file.read_bytes() == b"This was never a library."
    done = repair(paths)
    assert done.aside.read_bytes() == b"This was never a library."
    assert len(open_library(paths).pool()) == len(load_pool(SHIPPED))


@pytest.mark.skipif(os.name != "posix", reason="pipes are files there")
def test_what_is_no_plain_file_is_not_waited_for(paths: Paths) -> None:
    (paths.library / files.NAME).unlink(missing_ok=True)
    os.mkfifo(paths.library / files.NAME)
    error = broken(paths)
    assert error.trouble is Trouble.UNUSABLE and "it is no plain file" in str(error)


def test_a_database_of_another_program_is_not_touched(paths: Paths) -> None:
    file = paths.library / files.NAME
    for name in paths.library.glob(f"{files.NAME}*"):
        name.unlink()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    before = file.read_bytes()
    assert "another program" in str(broken(paths))
    assert file.read_bytes() == before


def test_a_newer_library_is_not_touched(paths: Paths, library: Library) -> None:
    with contextlib.closing(sqlite3.connect(library.path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num='9999'")
        connection.commit()
    error = broken(paths)
    assert (error.trouble, "newer version" in str(error)) == (Trouble.NEWER, True)


def test_a_locked_library_is_said(paths: Paths, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "BUSY", 0.01)
    with contextlib.closing(sqlite3.connect(library.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryError, match="in use by another program") as caught:
            library.decks.save(Deck("Mine", lines=(DeckLine(4, "D1-055"),)))
        assert caught.value.trouble is Trouble.LOCKED
        assert len(library.pool()) > 80  # reading goes on
        other.execute("ROLLBACK")
    library.decks.save(Deck("Mine", lines=(DeckLine(4, "D1-055"),)))


@pytest.mark.parametrize("page", [2, 5, 9, 14, 20])
def test_a_damaged_page_is_noticed_and_the_rest_saved(paths: Paths, filled: Library, page: int) -> None:
    content_before = filled.path.read_bytes()
    size = int.from_bytes(content_before[16:18], "big")
    damaged = content_before[: page * size] + b"\xa5" * size + content_before[(page + 1) * size :]
    filled.path.write_bytes(damaged)
    for end in ("-wal", "-shm"):
        filled.path.with_name(filled.path.name + end).unlink(missing_ok=True)
    error = broken(paths)
    assert error.trouble is Trouble.DAMAGED
    assert filled.path.read_bytes() == damaged
    done = repair(paths)
    assert done.aside.read_bytes() == damaged
    again = open_library(paths)
    sound(again.path)
    assert len(again.pool()) >= len(load_pool(SHIPPED))
    saved = len(again.decks.entries()) + sum(number.startswith("X-") for number in again.pool())
    assert saved >= 30  # whatever the page held, the larger part of the user's is there


def test_half_a_file_is_repaired_from_the_backup(paths: Paths, filled: Library) -> None:
    files.back_up(filled.path, "v0002")
    whole = filled.path.read_bytes()
    filled.path.write_bytes(whole[: len(whole) // 3])
    for end in ("-wal", "-shm"):
        filled.path.with_name(filled.path.name + end).unlink(missing_ok=True)
    assert broken(paths).trouble is Trouble.DAMAGED
    done = repair(paths)
    assert done.backup is not None
    again = open_library(paths)
    sound(again.path)
    assert len(again.decks.entries()) == 30
    assert sum(number.startswith("X-") for number in again.pool()) == 300


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    error = broken(Paths(tmp_path / "file"))
    assert error.trouble is Trouble.UNUSABLE
    assert str(tmp_path) in str(error)


def test_backups_do_not_pile_up(library: Library) -> None:
    for _ in range(files.KEPT + 3):
        files.back_up(library.path, "v0002")
    assert len(list((library.path.parent / files.BACKUPS).iterdir())) == files.KEPT


def test_what_a_killed_program_left_is_swept_up_later(paths: Paths, library: Library) -> None:
    old, new = paths.library / files.DECKS / ".x.deck.1.part", paths.library / "library.2.part"
    old.parent.mkdir(exist_ok=True)
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (0, 0))
    open_library(paths)
    assert (old.exists(), new.exists()) == (False, True)


def test_a_folder_beside_the_program_keeps_everything_in_it(tmp_path: Path) -> None:
    assert portable_folder(tmp_path) is None
    (tmp_path / PORTABLE).mkdir()
    assert portable_folder(tmp_path) == tmp_path / PORTABLE
    assert Paths.chosen(tmp_path / "other").library == tmp_path / "other" / "library"
