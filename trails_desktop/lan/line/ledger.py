"""A journal of typed entries, each whole or not at all. It may be read by its owner only: what is kept of a match holds
secrets. The file itself: :mod:`trails_desktop.journal`."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from trails_desktop.files import copy_aside, set_aside
from trails_desktop.journal import MAGIC, MOST_BYTES, Entries, Journal, entry, read_entries
from trails_desktop.lan.line.sentences import Fault, Sentence, say

_ENCODER = msgspec.msgpack.Encoder()


class Damaged(Fault):
    """A file that can be gone on with from its last good point, if somebody wants that."""


class Broken(Fault):
    """A file of which nothing can be read; it may be put aside."""


@contextlib.contextmanager
def reading(path: Path) -> Iterator[None]:
    """Every way in which a file that is read inside can be damaged, as one sentence. Raises FileNotFoundError,
    :class:`Broken`, and :class:`Fault` for what the system says."""
    try:
        yield
    except (Fault, FileNotFoundError):
        raise
    except OSError as error:
        raise Fault(say('"{file}" cannot be read: {why}', file=path.name, why=error.strerror or "")) from error
    except Exception as error:  # bytes that nobody wrote bring about whatever they like
        why = ascii(str(error) or type(error).__name__)[1:-1][:200]
        raise Broken(say('"{file}" cannot be read: {why}', file=path.name, why=why)) from error


def content_of(path: Path, most: int) -> bytes:
    """A plain file of at most ``most`` bytes. Raises FileNotFoundError, OSError, and :class:`Fault`: a pipe or a device
    is refused before it is opened, and a size before it is read."""
    if not path.is_file():
        if not path.exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        raise Fault(say('"{file}" cannot be read: it is no file', file=path.name))
    if path.stat().st_size > most:
        raise Fault(say('"{file}" cannot be read: it is too large', file=path.name))
    return path.read_bytes()


def put_aside(path: Path) -> None:
    """A broken file out of the way, if it can be moved."""
    with contextlib.suppress(OSError):
        set_aside(path)


@dataclass(frozen=True, slots=True)
class Kept:
    """What a file holds. entries: up to the first bad one. damage: why these are not all, None if they are."""

    path: Path
    entries: tuple[Any, ...]
    raw: Entries
    damage: Sentence | None = None

    def up_to(self, count: int, why: str) -> Kept:
        """The first ``count`` entries: the one behind them cannot be done."""
        raw = Entries(self.raw.payloads[:count], self.raw.ends[:count], damaged=True, old=self.raw.old)
        return Kept(self.path, self.entries[:count], raw, _damage(self.path, count, why))


class Ledger:
    """Appends entries. Without a path it only remembers nothing. kept: a file that is gone on with."""

    def __init__(self, path: Path | None = None, kept: Kept | None = None) -> None:
        if kept is None:
            self._journal = Journal(path)
        elif kept.raw.old:  # it gets check sums with the first thing that is written
            self._journal = Journal(path)
            self._journal.begin(MAGIC + b"".join(map(entry, kept.raw.payloads)))
        else:
            self._journal = Journal(path, kept.raw.size)

    @property
    def trouble(self) -> str:
        """One sentence while not everything is written, else ""."""
        return f"The match cannot be saved: {self._journal.trouble}" if self._journal.trouble else ""

    def begin(self, first: msgspec.Struct) -> None:
        """A new file, on the disk when this returns. What stood there is lost."""
        self._journal.begin(MAGIC + entry(_ENCODER.encode(first)))

    def add(self, more: msgspec.Struct) -> None:
        """One more entry, with the system when this returns."""
        self._journal.add(entry(_ENCODER.encode(more)))

    def sync(self) -> bool:
        """Everything is on the disk when this returns True; what is said of it may leave the machine then.

        False: it cannot be written now, and a later program would go on from before what it says.
        """
        return self._journal.sync()

    @property
    def may_say(self) -> bool:
        """Whether what was added may be told to another machine: it is on the disk, or there is no file at all, which
        nobody could go on with."""
        return self._journal.sync() or not self._journal.exists

    def close(self) -> None:
        """Let the file go."""
        self._journal.sync()
        self._journal.close()


def entries_of(path: Path, decoder: msgspec.msgpack.Decoder[Any]) -> Kept:
    """What a file holds; a torn tail, which was never on the disk, is left out without a word.

    Raises FileNotFoundError, :class:`Broken` if nothing of it can be read, :class:`Fault` if it cannot be opened.
    """
    with reading(path):
        raw = read_entries(content_of(path, MOST_BYTES))
    entries: list[Any] = []
    for payload in raw.payloads:
        try:
            entries.append(decoder.decode(payload))
        except Exception as error:  # as in ``reading``: text that is none, numbers that are too large, and more
            return _some(Kept(path, tuple(entries), raw).up_to(len(entries), ascii(str(error))[1:-1][:200]))
    kept = Kept(path, tuple(entries), raw)
    return _some(kept.up_to(len(entries), "its check sum does not fit") if raw.damaged else kept)


def _some(kept: Kept) -> Kept:
    if kept.entries:
        return kept
    raise Broken(kept.damage or say('"{file}" cannot be read: it holds nothing', file=kept.path.name))


def whole(kept: Kept, *, shorten: bool = False) -> Kept:
    """The same if nothing is damaged, or if it may be gone on with from the last good point: then a copy is kept aside.

    Raises :class:`Damaged`.
    """
    if kept.damage is None:
        return kept
    if not shorten:
        raise Damaged(kept.damage)
    try:
        copy_aside(kept.path)
    except OSError as error:
        raise Fault(say('"{file}" cannot be read: {why}', file=kept.path.name, why=error.strerror or "")) from error
    return kept


def _damage(path: Path, count: int, why: str) -> Sentence:
    return say('"{file}" cannot be read: entry {n}: {why}', file=path.name, n=count + 1, why=why)
