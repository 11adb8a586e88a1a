"""A match over the network that waits to be gone on with: with whom, where, on which terms. No secret is in it; those
are in the journals beside it, a file for every game."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.games import FIRST
from trails_desktop.files import write_text
from trails_desktop.lan.line.ledger import Broken, content_of, put_aside, reading
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.line.sentences import Fault, say

FORMAT = 1
_MOST_BYTES = 100_000
_ENDING = ".room"


class Address(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a machine waits."""

    host: Annotated[str, Meta(max_length=255)]
    port: Annotated[int, Meta(ge=1, le=65_535)]


class RoomFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """See the module's text. id: 16 bytes in hexadecimal digits. seat: 0 = this side opened the game. machine: the
    fingerprint of the other one. port: where this side waits (seat 0). terms, deck: as agreed and brought. games: how
    many were begun. wins: by seat. game: what is played."""

    format: int
    id: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    seat: Annotated[int, Meta(ge=0, le=1)]
    machine: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    names: tuple[str, str]
    port: int
    addresses: tuple[Address, ...]
    terms: Terms
    deck: tuple[str, ...]
    games: Annotated[int, Meta(ge=0, le=9)] = 0
    wins: tuple[int, int] = (0, 0)
    game: Annotated[str, Meta(max_length=60)] = FIRST

    @property
    def other(self) -> str:
        """The other player's name."""
        return self.names[self.seat ^ 1]


def journal_path(folder: Path, ident: str, game: int) -> Path:
    """The journal of game 0, 1, ... of a room."""
    return folder / f"{ident}-{game}.sealed"


def write_room(folder: Path, room: RoomFile) -> None:
    """Keep it. Raises OSError."""
    write_text(folder / (room.id + _ENDING), msgspec.json.encode(room).decode(), secret=True)


def read_room(path: Path) -> RoomFile:
    """What was kept. Raises :class:`Fault` with one sentence, :class:`Broken` if the file may be put aside."""
    try:
        with reading(path):
            room = msgspec.json.decode(content_of(path, _MOST_BYTES), type=RoomFile)
    except FileNotFoundError as error:
        raise Fault(say('"{file}" cannot be read: {why}', file=path.name, why=error.strerror or "")) from error
    if room.format != FORMAT or path.stem != room.id:
        raise Fault(say('"{file}" cannot be read: it is no saved match of this version', file=path.name))
    return room


def saved_rooms(folder: Path) -> tuple[list[RoomFile], list[Fault]]:
    """Every match that waits, the last used first, and what could not be read."""
    rooms, faults = [], []
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob("*" + _ENDING), key=lambda path: -path.stat().st_mtime):
            try:
                rooms.append(read_room(path))
            except Fault as fault:
                faults.append(fault)
                if isinstance(fault, Broken):
                    put_aside(path)
    return rooms, faults


def drop_room(folder: Path, ident: str, *, keep_journals: bool = False) -> None:
    """It is over, or given up: nothing waits any more. ``keep_journals``: they are evidence."""
    with contextlib.suppress(OSError):
        (folder / (ident + _ENDING)).unlink(missing_ok=True)
        for path in folder.glob(f"{ident}-*.sealed"):
            if keep_journals:
                path.replace(path.with_suffix(".evidence"))
            else:
                path.unlink(missing_ok=True)
