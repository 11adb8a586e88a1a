"""The file of a running sealed match: the own secret, the deck, and every message and every own act in their order.

A match is a function of these, so a program that was killed goes on exactly where it stood. The file may be read by
its owner only, since it holds the secret. An entry is written before what it says is done or answered.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from trails_desktop.lan.frames import FrameReader, frame
from trails_desktop.lan.messages import Count, Hash32, Name, Terms, Text, WireAnswer, Word
from trails_desktop.lan.sentences import Fault, say

MOST_BYTES = 64 * 2**20
FORMAT = 1


class Started(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="started"):
    """The first entry: what the match began with on this side."""

    format: Count
    seat: Annotated[int, Meta(ge=0, le=1)]
    name: Name
    deck: Annotated[tuple[Word, ...], Meta(max_length=500)]
    key: Hash32
    nonce: Hash32
    terms: Terms
    digest: Word


class Came(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="came"):
    """A message of the chain came."""

    payload: Annotated[bytes, Meta(max_length=2**16)]


class Did(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="did"):
    """This side did something by itself. what: the name of the act; the other fields as it needs them."""

    what: Word
    answer: WireAnswer = ()
    auto: bool = False
    number: Count = 0
    text: Text = ""


Entry = Started | Came | Did
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Started | Came | Did)


class Journal:
    """Appends entries. Without a path it only remembers nothing. trouble: one sentence while nothing can be written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.trouble = ""

    def begin(self, entry: Started) -> None:
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

    def add(self, entry: Came | Did) -> None:
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


def read_journal(path: Path) -> tuple[Started, list[Came | Did], bool]:
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
    entries: list[Entry] = []
    reader = FrameReader(2**17)
    try:
        for payload in reader.feed(content):
            entries.append(_DECODER.decode(payload))
    except (Fault, msgspec.MsgspecError) as error:
        number = len(entries) + 1
        sentence = say('"{file}" cannot be read: entry {n}: {why}', file=path.name, n=number, why=str(error))
        raise Fault(sentence) from error
    if not entries or not isinstance(entries[0], Started) or entries[0].format != FORMAT:
        raise Fault(say('"{file}" cannot be read: it is no saved match of this version', file=path.name))
    rest = [entry for entry in entries[1:] if not isinstance(entry, Started)]
    if len(rest) != len(entries) - 1:
        raise Fault(say('"{file}" cannot be read: it holds two matches', file=path.name))
    return entries[0], rest, reader.unfinished


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
