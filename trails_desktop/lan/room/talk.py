"""What two machines say about the match they are going to play, before and between its games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.games import FIRST
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.line.sentences import Fault, say


class _Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Offer(_Talk, frozen=True, tag="offer", omit_defaults=True):
    """Who opened the game says on which terms. id: 16 bytes of the match. game: what is played, where it is not the
    first one, which earlier programs know, too."""

    id: Annotated[bytes, Meta(min_length=16, max_length=16)]
    name: Annotated[str, Meta(max_length=60)]
    terms: Terms
    game: Annotated[str, Meta(max_length=60)] = FIRST


class Accept(_Talk, frozen=True, tag="accept"):
    """Who joined plays on these terms."""

    name: Annotated[str, Meta(max_length=60)]


class Next(_Talk, frozen=True, tag="next"):
    """Ready for game 1, 2, ... of several, or of the next series."""

    game: Annotated[int, Meta(ge=1, le=250)]


class Bye(_Talk, frozen=True, tag="bye"):
    """The line will be closed. why: "taken" (somebody else plays here), "later" (saved to go on another day), "gone"
    (this match is not kept any more)."""

    why: Literal["taken", "later", "gone"]


_decoder: msgspec.msgpack.Decoder[Offer | Accept | Next | Bye] = msgspec.msgpack.Decoder(Offer | Accept | Next | Bye)


def write_talk(message: Offer | Accept | Next | Bye) -> bytes:
    """As it goes into a frame."""
    return msgspec.msgpack.encode(message)


def read_talk(payload: bytes) -> Offer | Accept | Next | Bye:
    """What came. Raises :class:`Fault`."""
    try:
        return _decoder.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Fault(say("A message came that no program of ours sends")) from error
