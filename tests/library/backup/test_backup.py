"""Everything as one file, and back: nothing of it is lost, and no file from outside writes where it should not."""

from __future__ import annotations

import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trails_desktop.library.backup import restoring
from trails_desktop.library.backup.archive import files_in, places, read_backup, unpack, write_backup
from trails_desktop.library.backup.restoring import BEFORE, READY, get_ready, move, put_back, wish_to_move
from trails_desktop.library.storage.sentences import Cancelled, LibraryError
from trails_desktop.paths import PathError, Paths, moved_folder, moved_note


def filled(folder: Path, word: str = "first") -> Paths:
    """A data folder with a library, its decks, a match and settings that say ``word``."""
    paths = Paths(folder)
    paths.create()
    connection = sqlite3.connect(paths.library / "library.sqlite3")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE decks (name TEXT)")
    connection.execute("INSERT INTO decks VALUES (?)", (word,))
    connection.commit()
    connection.close()
    (paths.library / "decks").mkdir()
    (paths.library / "decks" / "港.deck").write_text(word, "utf-8")
    (paths.library / "in-use.lock").write_text("of the program")
    (paths.records / "one.match").write_text(word)
    (paths.settings / "settings.ini").write_text(f"[look]\ntheme={word}\n")
    return paths


def says(paths: Paths) -> set[str]:
    """The words that stand everywhere."""
    connection = sqlite3.connect(paths.library / "library.sqlite3")
    (word,) = connection.execute("SELECT name FROM decks").fetchone()
    connection.close()
    match = (paths.records / "one.match").read_text()
    settings = (paths.settings / "settings.ini").read_text().partition("theme=")[2].strip()
    return {str(word), (paths.library / "decks" / "港.deck").read_text("utf-8"), match, settings}


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "all.trails-backup"
    write_backup(filled(tmp_path / "first"), file, "1.2.3")
    return file


def test_a_backup_is_put_back_at_the_next_start_and_what_was_there_is_kept(tmp_path: Path, backup: Path) -> None:
    told = read_backup(backup)
    assert (told.program, told.matches) == ("1.2.3", 1) and told.size > 0
    other = filled(tmp_path / "other", "second")
    get_ready(other, backup)
    assert says(other) == {"second"}, "nothing changes while the program runs"
    (said,) = put_back(other)
    assert says(other) == {"first"} and (other.library / "in-use.lock").exists()
    (kept,) = (tmp_path / "other" / BEFORE).iterdir()
    assert str(kept) in said.text and (kept / "records" / "one.match").read_text() == "second"
    assert put_back(other) == [] and not (tmp_path / "other" / READY).exists()


@pytest.mark.parametrize("killed", range(1, 12))
def test_a_start_that_is_killed_goes_on_at_the_next(
    tmp_path: Path, backup: Path, killed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = filled(tmp_path / "other", "second")
    get_ready(other, backup)
    real, moves = shutil.move, []

    def moved(source: str, target: str) -> object:
        moves.append(source)
        if len(moves) == killed:
            raise KeyboardInterrupt
        return real(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(restoring.shutil, "move", moved)
        try:
            put_back(other)
        except KeyboardInterrupt:
            pass
        else:
            assert killed > 8  # all that is there was moved
    put_back(other)
    assert says(other) == {"first"}
    (kept,) = (tmp_path / "other" / BEFORE).iterdir()
    assert sorted(name for name, _ in files_in(kept)) == [
        "library/decks/港.deck", "library/library.sqlite3", "records/one.match", "settings/settings.ini"
    ]  # fmt: skip


def test_stopping_and_a_full_disk_leave_nothing(tmp_path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = filled(tmp_path / "third")
    with pytest.raises(Cancelled):
        write_backup(paths, tmp_path / "half", "1", cancel=lambda: True)
    with pytest.raises(Cancelled):
        get_ready(paths, backup, cancel=lambda: True)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: shutil._ntuple_diskusage(9, 9, 9))
    with pytest.raises(LibraryError, match="no room"):
        get_ready(paths, backup)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.trails-backup", "first", "third"]
    assert sorted(path.name for path in (tmp_path / "third").iterdir()) == ["cache", "library", "records", "settings"]


def _packed(
    file: Path, names: dict[str, bytes], change: Callable[[dict[str, object]], object] = lambda _: None
) -> Path:
    """A backup made by hand: what is in it, and a change of its list."""
    import hashlib

    files = {name: [len(text), hashlib.sha256(text).hexdigest()] for name, text in names.items()}
    listed: dict[str, object] = {"format": 1, "program": "1", "made": "2026-01-01T00:00:00Z", "files": files}
    change(listed)
    with zipfile.ZipFile(file, "w") as packed:
        for name, text in names.items():
            packed.writestr(name, text)
        packed.writestr("backup.json", msgspec.json.encode(listed))
    return file


@pytest.mark.parametrize(
    "name",
    ["../x", "library/../../x", "/etc/x", "library//x", "library/a\\..\\b", "C:/x", "cache/x", "records", "library/x:y",
     "library/x ", "library/x.", "settings/\x07"],
)  # fmt: skip
def test_a_backup_writes_nowhere_else(tmp_path: Path, name: str) -> None:
    file = _packed(tmp_path / "evil", {name: b"x"})
    with pytest.raises(LibraryError, match="is damaged"):
        get_ready(filled(tmp_path / "data"), file)
    assert says(Paths(tmp_path / "data")) == {"first"} and not (tmp_path / "x").exists()


def test_what_its_list_says_must_hold(tmp_path: Path) -> None:
    data = filled(tmp_path / "data")

    def newer(listed: dict[str, object]) -> None:
        listed["format"] = 2

    def huge(listed: dict[str, object]) -> None:
        listed["files"] = {"records/a": [1 << 35, "0" * 64], "records/b": [1 << 36, "0" * 64]}

    def longer(listed: dict[str, object]) -> None:
        listed["files"] = {"records/a.match": [1, "0" * 64]}

    for change, why in ((newer, "newer program"), (huge, "is damaged"), (longer, "records/a.match is not what")):
        file = _packed(tmp_path / "made", {"records/a.match": b"text"}, change)
        with pytest.raises(LibraryError, match=why):
            get_ready(data, file)
    for content in (b"", b"PK\x03\x04", b"no zip"):
        (tmp_path / "other").write_bytes(content)
        with pytest.raises(LibraryError, match="is no backup"):
            read_backup(tmp_path / "other")
    with pytest.raises(LibraryError, match="cannot be read"):
        read_backup(tmp_path / "absent")
    assert says(data) == {"first"}


@given(seed=st.integers(0, 10**6))
def test_a_damaged_backup_is_a_sentence(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    home = tmp_path_factory.getbasetemp() / "damaged-backups"
    if not home.exists():
        home.mkdir()
        write_backup(filled(home / "data"), home / "good", "1")
    random = Random(seed)
    content = bytearray((home / "good").read_bytes())
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(content))
        if random.random() < 0.3:
            del content[at : at + random.randint(1, 400)]
        else:
            content[at] ^= 1 << random.randrange(8)
    (home / "bad").write_bytes(content)
    shutil.rmtree(home / "out", ignore_errors=True)
    (home / "out").mkdir()
    try:
        unpack(home / "bad", home / "out")
    except LibraryError as refusal:
        assert "\n" not in str(refusal)
    else:  # what was changed is nothing of what is kept
        kept = Paths(home / "data")
        for name, folder in places(kept).items():
            for inside, path in files_in(folder):
                if path.suffix != ".sqlite3":
                    assert (home / "out" / name / inside).read_bytes() == path.read_bytes()


def test_everything_moves_at_the_next_start(tmp_path: Path) -> None:
    paths, target = filled(tmp_path / "old"), tmp_path / "a stick" / "トレイルズ"
    assert move(paths) == (paths, []) and moved_folder() is None
    wish_to_move(paths, target)
    try:
        new, (said,) = move(paths)
        assert says(new) == says(paths) == {"first"} and str(target) in said.text
        assert Paths.chosen(None) == new == Paths(target, moved=True)
        new.create()
        shutil.rmtree(target)
        with pytest.raises(PathError, match="is not there"):
            new.create()
        assert Paths.chosen(tmp_path) == Paths(tmp_path), "a folder that is named goes first"
    finally:
        moved_note().unlink(missing_ok=True)


def test_where_nothing_can_move_is_said(tmp_path: Path) -> None:
    paths = filled(tmp_path / "old")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").touch()
    (tmp_path / "file").touch()
    refused = {
        "full": "not empty",
        "file": "cannot be used",
        "old/library/in": "in each other",
        "old/records": "in each",
    }
    for name, why in refused.items():
        with pytest.raises(LibraryError, match=why):
            wish_to_move(paths, tmp_path / name)
    assert move(paths) == (paths, [])
