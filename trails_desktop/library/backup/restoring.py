"""Putting a backup back, and moving to another folder. Both are got ready while the program runs, and done when it
starts next, before anything is open.

What was there before a backup was put back is kept beside it. A start that is killed in the middle goes on at the next.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import time
from pathlib import Path
from typing import Final

from trails_desktop.files import make_folder, sync_folder, write_text
from trails_desktop.library.backup.archive import Backup, files_in, places, settled, size_of, unpack
from trails_desktop.library.storage.sentences import Cancel, LibraryError, Progress, Said, never, quiet, say
from trails_desktop.paths import Paths, moved_note

READY: Final = "restore"  #: folder beside the library with what is put back at the next start
BEFORE: Final = "before-restore"  #: folder beside the library with what was replaced
_NOT_YET: Final = "restore.part"
_STAMP: Final = "stamp"
_WISH: Final = "move-to"  #: file beside the library: the folder everything moves to at the next start
_STAYS: Final = (".lock", ".socket")  #: of the program that runs
_ROOM: Final = 16 << 20


def get_ready(paths: Paths, file: Path, cancel: Cancel = never, progress: Progress = quiet) -> Backup:
    """Unpack a backup beside the library, to be put in place by the next start. Raises :class:`LibraryError` or
    :class:`Cancelled`; nothing is changed then."""
    home = paths.library.parent
    part, ready = home / _NOT_YET, home / READY
    try:
        shutil.rmtree(part, ignore_errors=True)
        for name in places(paths):
            make_folder(part / name)
        backup = unpack(file, part, cancel, progress)
        write_text(part / _STAMP, time.strftime("%Y%m%d-%H%M%S"))
        shutil.rmtree(ready, ignore_errors=True)
        os.replace(part, ready)
        sync_folder(home)
    except OSError as error:
        raise _cannot(home, error) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return backup


def put_back(paths: Paths) -> list[Said]:
    """Put in place what is ready, if anything is; what was there goes to the folder :data:`BEFORE`. Returns what to
    tell. Raises :class:`LibraryError` if it cannot be finished now: the next start goes on."""
    home = paths.library.parent
    ready = home / READY
    if not (ready / _STAMP).is_file():
        return []
    try:
        aside = home / BEFORE / (ready / _STAMP).read_text(encoding="utf-8").strip()[:40]
        for name, folder in places(paths).items():
            fresh, emptied = ready / name, ready / f"{name}.emptied"
            if not fresh.is_dir():
                continue
            make_folder(folder)
            if not emptied.exists():
                _move_all(folder, aside / name)
                emptied.touch()
            _move_all(fresh, folder)
            fresh.rmdir()
        (ready / _STAMP).unlink()
        shutil.rmtree(ready, ignore_errors=True)
    except (OSError, UnicodeDecodeError) as error:
        raise _cannot(home, error) from error
    return [say('The backup is in place. What was there before is kept in "{folder}".', folder=str(aside))]


def _move_all(source: Path, target: Path) -> None:
    """Everything in a folder to another one, that of the running program excepted."""
    make_folder(target)
    for entry in sorted(source.iterdir()):
        if entry.name.endswith(_STAYS):
            continue
        shutil.move(str(entry), str(target / entry.name))
    sync_folder(target)


def wish_to_move(paths: Paths, target: Path) -> None:
    """Everything is to move to the empty folder ``target`` at the next start. Raises :class:`LibraryError`."""
    target = target.absolute()
    for folder in places(paths).values():
        if target == folder or folder in target.parents or target in folder.parents:
            raise LibraryError(say('"{folder}" and where everything is now lie in each other.', folder=str(target)))
    try:
        target.mkdir(parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise LibraryError(say('"{folder}" is not empty.', folder=str(target)))
        need = sum(map(size_of, places(paths).values()))
        if shutil.disk_usage(target).free < need + _ROOM:
            raise LibraryError(say("There is no room on the disk for it: {megabytes} MB.", megabytes=need >> 20))
        write_text(paths.library.parent / _WISH, str(target))
    except OSError as error:
        raise _cannot(target, error) from error


def move(paths: Paths) -> tuple[Paths, list[Said]]:
    """Move where that was wished: copy, prove, and note the new place. What was there stays, and is used no more.

    Returns the folders to use from now on, and what to tell. Raises :class:`LibraryError`; the old place is used on.
    """
    wish = paths.library.parent / _WISH
    if not wish.is_file():
        return paths, []
    target = Path()
    try:
        target = Path(wish.read_text(encoding="utf-8").strip())
        wish.unlink()  # tried once: a folder that cannot be used would stop every start
        moved = Paths(target, moved=True)
        for name, folder in places(paths).items():
            for inside, path in files_in(folder):
                to = places(moved)[name] / inside
                make_folder(to.parent)
                with settled(path) as content:
                    shutil.copyfile(content, to)
                    if _digest(content) != _digest(to):
                        raise OSError(f"{inside} did not arrive whole")
        write_text(moved_note(), str(target))
    except (OSError, UnicodeDecodeError) as error:
        raise _cannot(target, error) from error
    old = str(paths.library.parent)
    told = say('Everything is in "{folder}" now. What is in "{old}" is used no more.', folder=str(target), old=old)
    return moved, [told]


def _digest(path: Path) -> bytes:
    with path.open("rb") as file:
        found = hashlib.sha256()
        while piece := file.read(1 << 20):
            found.update(piece)
        with contextlib.suppress(OSError):
            os.fsync(file.fileno())
    return found.digest()


def _cannot(folder: Path, error: Exception) -> LibraryError:
    why = getattr(error, "strerror", None) or str(error)
    return LibraryError(say('"{folder}" cannot be used: {why}.', folder=str(folder), why=why))
