"""A file to which something is appended and never lost: what a match is gone on with after a crash or a power cut.

What was added is with the system when :meth:`Journal.add` returns and on the disk when :meth:`Journal.sync` does; only
then may anybody rely on it. What could not be written waits in memory and is written with the next call, behind the
last byte that is known to be on the disk: nothing is missing in the middle, and nothing is claimed that is not. The
file stays open, so a program that has no handle left goes on saving. Guard: tests/desktop/match/test_journal.py.

Entries have a length and a check sum each (:class:`Entries`). What can still be read behind a bad one tells damage from
a torn tail: a tail that was never on the disk has nothing whole behind it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import weakref
import zlib
from dataclasses import dataclass
from pathlib import Path

from trails_desktop.files import make_folder, sync_folder

MAGIC = b"TRAILS-JOURNAL-2\n"
MOST_BYTES = 64 * 2**20
MOST_ENTRY = 2**17
_HEAD = 8  #: length and check sum
_OLD_HEAD = 4  #: journals of before have a length alone
_SEARCHED = 2**20  #: bytes behind a bad entry in which a good one is looked for
_FLAGS = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Journal:
    """A file that only grows. path: None = nothing is kept. trouble: why it cannot be written now, "" if it can.

    size: bytes that are known to be on the disk. With a size the file is gone on with behind that many bytes, and what
    stands there is cut off; without, it begins with :meth:`begin`. One writer a file.
    """

    def __init__(self, path: Path | None = None, size: int | None = None) -> None:
        self.path = path
        self.size = size or 0
        self.trouble = ""
        self._waiting = bytearray()  # not known to be on the disk
        self._written = 0  # how much of that is with the system
        self._new = size is None
        self._ragged = True  # what stands behind ``size`` is not known
        self._begun = size is not None
        self._handle: int | None = None
        self._closer: weakref.finalize[..., Journal] | None = None

    @property
    def exists(self) -> bool:
        """Whether there is a file that a later program would go on with."""
        return not self._new

    def begin(self, content: bytes) -> bool:
        """A new file of this content, readable by its owner only, in the place of what stood there. As :meth:`sync`."""
        self.close()
        self._waiting[:] = content
        self._new = self._begun = True
        self.size = self._written = 0
        return self.sync()

    def add(self, content: bytes) -> bool:
        """More of it, with the system when this returns True."""
        if self.path is None or not self._begun:
            return True
        if self.size + len(self._waiting) + len(content) > MOST_BYTES:  # it could not be read again
            self.trouble = os.strerror(errno.EFBIG)
            return False
        self._waiting += content
        return self._try(sync=False)

    def sync(self) -> bool:
        """All that was added is on the disk when this returns True; else ``trouble`` says why not."""
        if self.path is None or not self._begun:
            return True
        if not self._waiting and not self._new:
            self.trouble = ""
            return True
        return self._try(sync=True)

    def close(self) -> None:
        """Let the file go: it may be moved or removed. What is added opens it again."""
        if self._closer is not None:
            self._closer()
        self._handle = self._closer = None

    # --- inside -----------------------------------------------------------------------------------------------------
    def _try(self, *, sync: bool) -> bool:
        try:
            if self._handle is not None and self._lost(self._handle):
                self._take_back(self._handle)
            if self._new:
                self._make()
            else:
                self._append(sync)
        except OSError as error:
            self._ragged, self._written = True, 0
            self.trouble = error.strerror or str(error)
            return False
        self._ragged, self.trouble = False, ""
        return True

    def _append(self, sync: bool) -> None:
        assert self.path is not None
        if self._handle is None:
            self._keep_open(os.open(self.path, _FLAGS))
        handle = self._handle
        assert handle is not None
        if self._ragged:
            if os.fstat(handle).st_size < self.size:
                raise OSError(errno.EIO, "the file has become shorter")
            os.ftruncate(handle, self.size)
            self._written = 0
        if self._written < len(self._waiting):
            os.lseek(handle, self.size + self._written, os.SEEK_SET)
            _write(handle, memoryview(self._waiting)[self._written :].tobytes())
            self._written = len(self._waiting)
        if sync:
            os.fsync(handle)
            self._settled()

    def _make(self) -> None:
        """The whole file at once, under its name only when it is on the disk."""
        assert self.path is not None
        self.close()
        make_folder(self.path.parent)
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
        handle = os.open(part, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            try:
                _write(handle, bytes(self._waiting))
                os.fsync(handle)
            finally:
                os.close(handle)
            os.replace(part, self.path)
        except BaseException:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
        sync_folder(self.path.parent)
        self._new = False
        self._settled()
        with contextlib.suppress(OSError):  # all of it is there; it is opened when more comes
            self._keep_open(os.open(self.path, _FLAGS))

    def _settled(self) -> None:
        self.size += len(self._waiting)
        self._waiting.clear()
        self._written = 0

    def _keep_open(self, handle: int) -> None:
        self._handle = handle
        self._closer = weakref.finalize(self, _close, handle)

    def _lost(self, handle: int) -> bool:
        """Whether the file was removed, or another one stands in its place."""
        assert self.path is not None
        try:
            mine, there = os.fstat(handle), self.path.stat()
        except FileNotFoundError:
            return True
        return (mine.st_ino, mine.st_dev) != (there.st_ino, there.st_dev)

    def _take_back(self, handle: int) -> None:
        """The file is gone, but still open here: write all of it again, beside what somebody has put there."""
        assert self.path is not None
        os.lseek(handle, 0, os.SEEK_SET)
        whole = b""
        while len(whole) < self.size and (piece := os.read(handle, self.size - len(whole))):
            whole += piece
        self._waiting[:] = whole + self._waiting
        self.size = self._written = 0
        self._new = True
        self.close()
        if self.path.exists():
            self.path = unused(self.path)


def unused(path: Path) -> Path:
    """A name beside ``path`` that nothing has: "current-2.match"."""
    number = 2
    while (other := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    return other


def _write(handle: int, content: bytes) -> None:
    if os.write(handle, content) != len(content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _close(handle: int) -> None:
    with contextlib.suppress(OSError):
        os.close(handle)


# --- entries ----------------------------------------------------------------------------------------------------------
def entry(payload: bytes) -> bytes:
    """An entry as it goes into a file that begins with :data:`MAGIC`. Raises ValueError if it is too long."""
    if not 0 < len(payload) <= MOST_ENTRY:
        raise ValueError(f"an entry has 1 to {MOST_ENTRY} bytes")
    size = len(payload).to_bytes(4, "big")
    return size + zlib.crc32(payload, zlib.crc32(size)).to_bytes(4, "big") + payload


@dataclass(frozen=True, slots=True)
class Entries:
    """What a file holds. ends: where each entry ends, in bytes. torn: the last one was being written when the program
    stopped. damaged: whole entries stand behind a bad one, so what is read is not all that was on the disk. old: a file
    of before, without check sums."""

    payloads: tuple[bytes, ...]
    ends: tuple[int, ...]
    torn: bool = False
    damaged: bool = False
    old: bool = False

    @property
    def size(self) -> int:
        """Bytes up to the last good point."""
        return self.ends[-1] if self.ends else 0


def read_entries(content: bytes) -> Entries:
    """The entries of a file's content, up to the first bad one. Never raises."""
    if content.startswith(MAGIC) or (content[:1] != b"\x00" and _good(content, len(MAGIC))):
        return _read(content)
    payloads: list[bytes] = []
    ends: list[int] = []
    at = 0
    while at < len(content):
        size = int.from_bytes(content[at : at + _OLD_HEAD], "big")
        end = at + _OLD_HEAD + size
        if end > len(content) and size <= MOST_ENTRY:
            return Entries(tuple(payloads), tuple(ends), torn=True, old=True)
        if not 0 < size <= MOST_ENTRY:
            rest = content[at:].strip(b"\x00")  # what a file system has left of a tail that was never written
            return Entries(tuple(payloads), tuple(ends), torn=not rest, damaged=bool(rest), old=True)
        payloads.append(content[at + _OLD_HEAD : end])
        ends.append(end)
        at = end
    return Entries(tuple(payloads), tuple(ends), old=True)


def _read(content: bytes) -> Entries:
    payloads: list[bytes] = []
    ends: list[int] = []
    at = len(MAGIC)
    while at < len(content):
        size = _good(content, at)
        if not size:
            damaged = any(_good(content, other) for other in range(at + 1, min(len(content), at + _SEARCHED)))
            return Entries(tuple(payloads), tuple(ends), torn=not damaged, damaged=damaged)
        payloads.append(content[at + _HEAD : at + _HEAD + size])
        at += _HEAD + size
        ends.append(at)
    return Entries(tuple(payloads), tuple(ends))


def _good(content: bytes, at: int) -> int:
    """The length of the whole entry that begins there, 0 if none does."""
    size = int.from_bytes(content[at : at + 4], "big")
    if not 0 < size <= MOST_ENTRY or at + _HEAD + size > len(content):
        return 0
    checked = zlib.crc32(content[at + _HEAD : at + _HEAD + size], zlib.crc32(content[at : at + 4]))
    return size if checked.to_bytes(4, "big") == content[at + 4 : at + _HEAD] else 0
