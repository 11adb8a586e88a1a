"""A file to which typed entries are appended, each whole or not at all. It may be read by its owner only: what is kept
of a match holds secrets."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from trails_desktop.lan.line.frames import FrameReader, frame
from trails_desktop.lan.line.sentences import Fault, say

MOST_BYTES = 64 * 2**20
_MOST_ENTRY = 2**17
_ENCODER = msgspec.msgpack.Encoder()


class Ledger:
    """Appends entries. Without a path it only remembers nothing. trouble: one sentence while nothing can be written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.trouble = ""

    def begin(self, entry: msgspec.Struct) -> None:
        """A new file, readable by its owner only. What stood there is lost."""
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            new = self._path.with_suffix(".new")
            new.unlink(missing_ok=True)
            handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(frame(_ENCODER.encode(entry)))
            new.replace(self._path)
        except OSError as error:
            self.trouble = f"The match cannot be saved: {error.strerror or error}"

    def add(self, entry: msgspec.Struct) -> None:
        """One more entry, with the system when this returns."""
        if self._path is None or self.trouble:
            return
        try:
            with self._path.open("ab", buffering=0) as file:
                content = frame(_ENCODER.encode(entry))
                if file.write(content) != len(content):
                    self.trouble = "The match cannot be saved any more: no room is left"
        except OSError as error:
            self.trouble = f"The match cannot be saved any more: {error.strerror or error}"


def entries_of(path: Path, decoder: msgspec.msgpack.Decoder[Any]) -> tuple[list[Any], bool]:
    """What a file holds, and whether its last entry was torn off while it was being written.

    Raises FileNotFoundError, and :class:`Fault` naming file and fault.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Fault(say('"{file}" cannot be read: it is too large', file=path.name))
        content = path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Fault(say('"{file}" cannot be read: {why}', file=path.name, why=error.strerror or "")) from error
    entries: list[Any] = []
    reader = FrameReader(_MOST_ENTRY)
    try:
        for payload in reader.feed(content):
            entries.append(decoder.decode(payload))
    except (Fault, msgspec.MsgspecError) as error:
        number = len(entries) + 1
        sentence = say('"{file}" cannot be read: entry {n}: {why}', file=path.name, n=number, why=str(error))
        raise Fault(sentence) from error
    return entries, reader.unfinished


def mend(path: Path) -> None:
    """Cut off a torn last entry, so that more can be appended."""
    content = path.read_bytes()
    at = 0
    while len(content) - at >= 4:
        size = int.from_bytes(content[at : at + 4], "big")
        if at + 4 + size > len(content):
            break
        at += 4 + size
    with path.open("r+b") as file:
        file.truncate(at)
