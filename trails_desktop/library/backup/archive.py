"""A backup: library, recorded matches and settings in one zip file, with a list of what is in it.

It is written whole or not at all. It is read with suspicion: only what its list names, where it says, as long and with
the digest that it says. Guard: tests/library/backup.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from trails_desktop.files import make_folder, sync_folder
from trails_desktop.library.storage.sentences import (
    EXPORTING,
    READING,
    Cancel,
    Cancelled,
    LibraryError,
    Progress,
    Trouble,
    never,
    quiet,
    say,
)
from trails_desktop.paths import Paths

SUFFIX: Final = ".trails-backup"
_LIST: Final = "backup.json"
_FORMAT: Final = 1
_MOST_FILES: Final = 200_000
_MOST_BYTES: Final = 64 << 30  #: of everything unpacked
_MOST_LIST: Final = 64 << 20  #: bytes of the list
_ROOM: Final = 16 << 20  #: bytes that stay free beside what is unpacked
_PIECE: Final = 1 << 20
#: What belongs to a running program, or is half written.
_LEFT_OUT: Final = (".lock", ".socket", ".part", "-wal", "-shm", "-journal")


class _Entry(msgspec.Struct, frozen=True, array_like=True):
    size: Annotated[int, Meta(ge=0, le=_MOST_BYTES)]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class _List(msgspec.Struct, frozen=True):
    format: int
    program: Annotated[str, Meta(max_length=40)]
    made: datetime
    files: dict[str, _Entry]


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup says of itself. program: the version that wrote it. size: bytes, unpacked. matches: recorded."""

    file: Path
    program: str
    made: datetime
    size: int
    matches: int


def places(paths: Paths) -> Mapping[str, Path]:
    """The folders that belong to a player, by their name in a backup. Pictures can be painted anew."""
    return {"library": paths.library, "records": paths.records, "settings": paths.settings}


def files_in(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a folder that are kept, each with its name below it, sorted. Links are not followed out of it."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and not path.name.endswith(_LEFT_OUT):
            yield path.relative_to(folder).as_posix(), path


def size_of(folder: Path) -> int:
    """Bytes of the files of a folder that are kept. What goes away meanwhile counts nothing."""
    size = 0
    for _, path in files_in(folder):
        with contextlib.suppress(OSError):
            size += path.stat().st_size
    return size


@contextlib.contextmanager
def settled(path: Path) -> Iterator[Path]:
    """A file as it can be copied: of a database a copy with everything that is confirmed, else the file itself."""
    if path.suffix != ".sqlite3":
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="trails-backup-") as folder:
        copy = Path(folder) / path.name
        try:
            where = f"{path.absolute().as_uri()}?mode=ro"
            with contextlib.closing(sqlite3.connect(where, uri=True)) as old, contextlib.closing(
                sqlite3.connect(copy)
            ) as new:  # fmt: skip
                old.backup(new)
        except sqlite3.Error:  # damaged: its bytes are all there is
            shutil.copyfile(path, copy)
        yield copy


def write_backup(
    paths: Paths, target: Path, program: str, cancel: Cancel = never, progress: Progress = quiet
) -> Backup:  # fmt: skip
    """Write everything into the file ``target``; program: the version that writes. Raises :class:`LibraryError` or
    :class:`Cancelled`; the file is then as it was."""
    wanted = [(f"{name}/{inside}", path) for name, folder in places(paths).items() for inside, path in files_in(folder)]
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    listed: dict[str, _Entry] = {}
    try:
        with part.open("xb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
                for done, (name, path) in enumerate(wanted):
                    if cancel():
                        raise Cancelled
                    progress(done, len(wanted), EXPORTING)
                    with settled(path) as content:
                        listed[name] = _pack(packed, name, content)
                made = datetime.now().astimezone().replace(microsecond=0)
                packed.writestr(_LIST, msgspec.json.encode(_List(_FORMAT, program, made, listed)))
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, target)
        sync_folder(target.parent)
    except OSError as error:
        why = error.strerror or str(error)
        raise LibraryError(say('"{file}" cannot be written: {why}.', file=target.name, why=why)) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return _told(target, _List(_FORMAT, program, made, listed))


def _pack(packed: zipfile.ZipFile, name: str, content: Path) -> _Entry:
    digest, size = hashlib.sha256(), 0
    with content.open("rb") as source, packed.open(name, "w", force_zip64=True) as target:
        while piece := source.read(_PIECE):
            digest.update(piece)
            size += len(piece)
            target.write(piece)
    return _Entry(size, digest.hexdigest())


def read_backup(file: Path) -> Backup:
    """What a backup says of itself. Raises :class:`LibraryError`."""
    with _opened(file) as (_, listed):
        return _told(file, listed)


def unpack(file: Path, folder: Path, cancel: Cancel = never, progress: Progress = quiet) -> Backup:
    """Unpack a backup into an empty ``folder``, all of it proven. Raises :class:`LibraryError` or
    :class:`Cancelled`; what was unpacked until then stays in the folder."""
    with _opened(file) as (packed, listed):
        size = sum(entry.size for entry in listed.files.values())
        if shutil.disk_usage(folder).free < size + _ROOM:
            raise LibraryError(say("There is no room on the disk for it: {megabytes} MB.", megabytes=size >> 20))
        for done, (name, entry) in enumerate(listed.files.items()):
            if cancel():
                raise Cancelled
            progress(done, len(listed.files), READING)
            path = folder / name
            try:
                make_folder(path.parent)
                whole = _unpack(packed, name, entry, path)
            except OSError as error:
                why = error.strerror or str(error)
                raise LibraryError(say('"{file}" cannot be written: {why}.', file=path.name, why=why)) from error
            except Exception:  # zipfile, zlib and struct each have errors of their own for a broken file
                whole = False
            if not whole:
                raise _damaged(file, name)
        return _told(file, listed)


def _unpack(packed: zipfile.ZipFile, name: str, entry: _Entry, path: Path) -> bool:
    """Whether the file is as long as its list says, and has its digest."""
    digest, left = hashlib.sha256(), entry.size
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    with packed.open(name) as source, os.fdopen(handle, "wb") as target:
        while piece := source.read(_PIECE):
            left -= len(piece)
            if left < 0:
                return False
            digest.update(piece)
            target.write(piece)
        target.flush()
        os.fsync(target.fileno())
    return not left and digest.hexdigest() == entry.digest


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[tuple[zipfile.ZipFile, _List]]:
    """A backup and its list, whose names are safe and are there."""
    try:
        if not file.is_file():
            raise FileNotFoundError(2, "there is no such file")
        with zipfile.ZipFile(file) as packed:
            yield packed, _list_of(file, packed)
    except OSError as error:
        why = error.strerror or str(error)
        raise LibraryError(say('"{file}" cannot be read: {why}.', file=file.name, why=why)) from error
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, ValueError, EOFError) as error:
        raise _no_backup(file) from error


def _list_of(file: Path, packed: zipfile.ZipFile) -> _List:
    inside = {info.filename: info for info in packed.infolist()}
    if _LIST not in inside or inside[_LIST].file_size > _MOST_LIST or len(inside) != len(packed.infolist()):
        raise _no_backup(file)
    try:
        with packed.open(_LIST) as content:
            listed = msgspec.json.decode(content.read(_MOST_LIST), type=_List)
    except Exception as error:  # whatever a broken zip or list may be
        raise _damaged(file, _LIST) from error
    if listed.format > _FORMAT:
        sentence = say('"{file}" was written by a newer program, {version}.', file=file.name, version=listed.program)
        raise LibraryError(sentence, Trouble.NEWER)
    if len(listed.files) > _MOST_FILES or sum(entry.size for entry in listed.files.values()) > _MOST_BYTES:
        raise _damaged(file, _LIST)
    low = set()
    for name in listed.files:
        if name not in inside or not _safe(name) or name.lower() in low:
            raise _damaged(file, name)
        low.add(name.lower())
    return listed


def _safe(name: str) -> bool:
    """Whether a name lies in one of the places and stays there on every system."""
    parts = name.split("/")
    plain = all(part not in ("", ".", "..") and not part.endswith((".", " ")) for part in parts)
    odd = any(ch in '\\:*?"<>|' or ord(ch) < 32 for ch in name)
    known = len(parts) > 1 and parts[0] in ("library", "records", "settings")
    return plain and not odd and known and not PurePosixPath(name).is_absolute() and len(name) < 400


def _told(file: Path, listed: _List) -> Backup:
    size = sum(entry.size for entry in listed.files.values())
    matches = sum(name.startswith("records/") and name.endswith(".match") for name in listed.files)
    return Backup(file, listed.program, listed.made, size, matches)


def _no_backup(file: Path) -> LibraryError:
    return LibraryError(say('"{file}" is no backup of this program.', file=file.name), Trouble.DAMAGED)


def _damaged(file: Path, name: str) -> LibraryError:
    said = say('"{file}" is damaged: {name} is not what was written there.', file=file.name, name=name[:200])
    return LibraryError(said, Trouble.DAMAGED)
