"""The file of a running sealed match: the own secret, the deck, and every message and every own act in their order.

A match is a function of these, so a program that was killed goes on exactly where it stood. The file may be read by
its owner only, since it holds the secret. An entry is written before what it says is done or answered.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from trails_desktop.lan.line.deposits import MOST_DEPOSIT
from trails_desktop.lan.line.ledger import Kept, entries_of
from trails_desktop.lan.line.messages import (
    Count,
    Hash16,
    Hash32,
    MaybeHash,
    Name,
    Number,
    Terms,
    Text,
    WireAnswer,
    Word,
)
from trails_desktop.lan.line.sentences import Fault, say

FORMAT = 1


class Started(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="started"):
    """The first entry: what the match began with on this side. vault: the key of what is left with the other side, b""
    in matches that were begun before there was this."""

    format: Count
    seat: Annotated[int, Meta(ge=0, le=1)]
    name: Name
    deck: Annotated[tuple[Number, ...], Meta(max_length=500)]
    key: Hash32
    nonce: Hash32
    terms: Terms
    digest: Word
    vault: MaybeHash = b""


class Came(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="came"):
    """A message of the chain came. deposit: what its sender left here with it."""

    payload: Annotated[bytes, Meta(max_length=2**16)]
    deposit: Annotated[bytes, Meta(max_length=MOST_DEPOSIT)] = b""


class Dropped(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="dropped"):
    """Something said came too fast and was not taken: all that is kept is where the chain stands after it."""

    tail: Hash16


class Did(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="did"):
    """This side did something by itself. what: the name of the act; the other fields as it needs them."""

    what: Word
    answer: WireAnswer = ()
    auto: bool = False
    number: Count = 0
    text: Text = ""


Entry = Started | Came | Dropped | Did
_DECODER = msgspec.msgpack.Decoder(Started | Came | Dropped | Did)


def read_journal(path: Path) -> tuple[Started, Kept]:
    """What a file holds: its first entry, and all of it.

    Raises FileNotFoundError, and :class:`Fault` naming file and fault.
    """
    kept = entries_of(path, _DECODER)
    entries = kept.entries
    if not isinstance(entries[0], Started) or entries[0].format != FORMAT:
        raise Fault(kept.damage or say('"{file}" cannot be read: it is no saved match of this version', file=path.name))
    for number, entry in enumerate(entries[1:], start=1):
        if isinstance(entry, Started):
            return entries[0], kept.up_to(number, "it holds two matches")
    return entries[0], kept
