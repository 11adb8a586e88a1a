"""The messages of a match between two programs: typed, limited, versioned.

Every field has a type and a limit that is checked while it is read; unknown fields, unknown messages and any other way
of writing the same message are refused. A message travels in an envelope with its number and the hash of the one
before, so nothing can be left out, repeated or reordered without being noticed.

What is said between the games stands in :mod:`trails_desktop.lan.room.talk`. Every sentence is a ``say(...)`` with
its Japanese. Guards: tests/lan/meeting/test_rooms.py, ``python -m tests.lan.cables``, ``python -m
tests.lan.cheatpeer``.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from trails_desktop.lan.line.deposits import Letter, Returned
from trails_desktop.lan.line.frames import MOST
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.library.storage.records import MOST_WORD

LOWEST, HIGHEST = 1, 2  #: versions of the protocol that this program speaks; 1 leaves no deposits
MAGIC = "trails-lan"

Count = Annotated[int, Meta(ge=0, le=2**31)]
Step = Annotated[int, Meta(ge=0, le=100_000)]
Hash16 = Annotated[bytes, Meta(min_length=16, max_length=16)]
Hash32 = Annotated[bytes, Meta(min_length=32, max_length=32)]
Facts = Annotated[bytes, Meta(min_length=8, max_length=8)]
MaybeHash = Annotated[bytes, Meta(max_length=32)]
Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=60)]
#: A card's number: as long as a library takes it.
Number = Annotated[str, Meta(max_length=MOST_WORD)]
#: A word of an answer. It may name a card, with its sub-name.
OptionWord = Annotated[str, Meta(max_length=2 * MOST_WORD + 20)]
Text = Annotated[str, Meta(max_length=300)]
Long = Annotated[str, Meta(max_length=16_000)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31)]
WireOption = Annotated[tuple[OptionWord | Small, ...], Meta(min_length=1, max_length=6)]
WireAnswer = Annotated[tuple[WireOption, ...], Meta(max_length=200)]


class Part(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A piece of a message."""


class ClockRule(Part, frozen=True):
    """How long players may think. kind: "off", "decision" (seconds for each), "chess" (seconds in all, ``extra`` more
    for each answer)."""

    kind: Word = "off"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    extra: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Terms(Part, frozen=True):
    """What a match is agreed on. mode: how decks are built, "" = not looked at. switches: rulings that differ from
    the usual ones, by name. bound_first: both are bound to their decks before either list is shown; matches with open
    lists that were begun before there was this go on without."""

    mode: Word = ""
    best_of: Annotated[int, Meta(ge=1, le=9)] = 1
    clock: ClockRule = ClockRule()
    switches: Annotated[tuple[tuple[Word, Word | bool], ...], Meta(max_length=40)] = ()
    open_lists: bool = False
    packs: Word = ""
    bound_first: bool = False


class Grant(Part, frozen=True):
    """The sender's part of a deal of the other's deck."""

    count: Step
    value: Hash16


class Link(Part, frozen=True):
    """The sender's part of a coin."""

    count: Step
    value: Hash32


class Opening(Part, frozen=True):
    """A card that becomes public. down: salt of the face-down object, empty if it did not lie face-down."""

    obj: Count
    slot: Annotated[int, Meta(ge=0, le=499)]
    number: Number
    salt: Hash16
    down: Annotated[bytes, Meta(max_length=16)] = b""


class Down(Part, frozen=True):
    """The commitment to a card that lies face-down since this step."""

    obj: Count
    value: Hash32


class Supply(Part, frozen=True):
    """What the rules demand of the sender at one step, beyond an answer."""

    grants: Annotated[tuple[Grant, ...], Meta(max_length=500)] = ()
    links: Annotated[tuple[Link, ...], Meta(max_length=100)] = ()
    openings: Annotated[tuple[Opening, ...], Meta(max_length=200)] = ()
    downs: Annotated[tuple[Down, ...], Meta(max_length=100)] = ()

    def __bool__(self) -> bool:
        return bool(self.grants or self.links or self.openings or self.downs)


class Order(Part, frozen=True):
    """An order that was kept from the other player, told at the audit."""

    step: Step
    answer: WireAnswer


class CardMark(Part, frozen=True):
    """A card and the digest of everything that decides how it plays."""

    number: Number
    digest: Word


class _Body(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A message of a match."""


class Hello(_Body, frozen=True, tag="hello"):
    """Who plays, with which program, rules and cards."""

    program: Word
    rules: Word
    engine: Count
    cards: Word
    name: Name
    nonce: Hash32
    terms: Terms


class CardMarks(_Body, frozen=True, tag="cards"):
    """Digests of the sender's cards, where the two libraries differ; the last piece says so."""

    marks: Annotated[tuple[CardMark, ...], Meta(max_length=800)]
    last: bool


class Ready(_Body, frozen=True, tag="ready"):
    """Whether the sender's deck is made of cards that both have alike. common: digest of these cards."""

    common: Word
    able: bool


class CardAsk(_Body, frozen=True, tag="ask cards"):
    """Please send the records of these cards."""

    numbers: Annotated[tuple[Number, ...], Meta(max_length=50)]


class CardGive(_Body, frozen=True, tag="give cards"):
    """The records of cards, as one JSON text for each printing; they are checked as any import is."""

    records: Annotated[tuple[Long, ...], Meta(max_length=50)]
    last: bool


class PackSeal(_Body, frozen=True, tag="pack seal"):
    """Binds the sender's secret before packs are opened."""

    seal: Hash32


class PackGrant(_Body, frozen=True, tag="pack grant"):
    """The sender's part of the other's packs."""

    value: Hash32


class Seal(_Body, frozen=True, tag="seal"):
    """Binds the sender's deck, secret and coins. list: the deck, if lists are agreed to be open."""

    slots: Annotated[tuple[Hash32, ...], Meta(min_length=1, max_length=500)]
    seal: Hash32
    tip: Hash32
    open_list: Annotated[tuple[Number, ...], Meta(max_length=500)] = ()


class Binding(_Body, frozen=True, tag="binding"):
    """Binds the sender to a :class:`Seal` that it shows when the other side is bound, too."""

    digest: Hash32


class Gave(_Body, frozen=True, tag="answer"):
    """An answer. facts: digest of what both sides see, before it. spent: quarters of a second. order: binds the order
    that the answer leaves out."""

    step: Step
    line: Step
    answer: WireAnswer
    facts: Facts
    spent: Step
    supply: Supply
    order: MaybeHash = b""


class Supplied(_Body, frozen=True, tag="supply"):
    """What a step demands of the sender."""

    step: Step
    line: Step
    supply: Supply


class Concede(_Body, frozen=True, tag="concede"):
    """The sender gives up. why: "" or "time"."""

    step: Step
    why: Word = ""


class Conceded(_Body, frozen=True, tag="conceded"):
    """After which step the other's giving up counts."""

    step: Step


class UndoAsk(_Body, frozen=True, tag="undo ask"):
    """Please let me take back: go back to ``back`` steps."""

    step: Step
    line: Step
    back: Step


class UndoReply(_Body, frozen=True, tag="undo"):
    """Whether it is granted."""

    step: Step
    line: Step
    yes: bool


class Pause(_Body, frozen=True, tag="pause"):
    """The clocks stop, or go on."""

    on: bool


class Chat(_Body, frozen=True, tag="chat"):
    """Something said; plain text."""

    text: Text


class Audit(_Body, frozen=True, tag="audit"):
    """The sender's secret, deck and kept orders."""

    key: Hash32
    deck: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=500)]
    orders: Annotated[tuple[Order, ...], Meta(max_length=5_000)]


class Judged(_Body, frozen=True, tag="verdict"):
    """What the sender's audit found."""

    ok: bool
    step: Annotated[int, Meta(ge=-1, le=100_000)]
    why: Text


class Stop(_Body, frozen=True, tag="stop"):
    """The sender's program does not go on, and why."""

    step: Annotated[int, Meta(ge=-1, le=100_000)]
    why: Text


class Notice(_Body, frozen=True, tag="notice"):
    """An answer to something that was not taken as it was meant. kind: "slow", "chat". number: milliseconds to wait."""

    kind: Word
    number: Count


Body = (
    Hello
    | CardMarks
    | Ready
    | CardAsk
    | CardGive
    | PackSeal
    | PackGrant
    | Binding
    | Seal
    | Gave
    | Supplied
    | Concede
    | Conceded
    | UndoAsk
    | UndoReply
    | Pause
    | Chat
    | Audit
    | Judged
    | Stop
    | Notice
)


class Greeting(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="greeting"):
    """The first thing on every line: which versions are spoken, and how far both got the last time.

    sent, got: how many messages of the chain were sent and received; tail, seen: the hashes after these.
    """

    magic: Word
    low: Count
    high: Count
    match: MaybeHash
    sent: Step
    got: Step
    tail: Hash16
    seen: Hash16


class Envelope(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="message"):
    """A message of the chain: its number from 0 and the hash after the one before."""

    number: Step
    before: Hash16
    body: Body


Sent = Greeting | Envelope | Letter | Returned  #: what goes over the line
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Sent)
START = bytes(16)  #: the hash before the first message


def encode(message: Sent) -> bytes:
    """A message as bytes. Equal messages give equal bytes."""
    return _ENCODER.encode(message)


def decode(payload: bytes) -> Sent:
    """A message from bytes. Raises :class:`Fault` with one sentence for anything that is none, or is written oddly."""
    if len(payload) > MOST:
        raise Fault(say("A message of {size} bytes came; none has more than {most}", size=len(payload), most=MOST))
    try:
        message: Sent = _DECODER.decode(payload)
        again = _ENCODER.encode(message)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError, OverflowError) as error:
        raise Fault(say("A message cannot be read: {why}", why=ascii(str(error))[1:200])) from error
    if again != payload:
        raise Fault(say("A message is not written the way messages are"))
    return message


def enclosed(payload: bytes) -> tuple[bytes, bytes]:
    """What is to be read of what came, and the deposit that came with it, b"" if none did. Raises :class:`Fault`."""
    message = decode(payload)
    return (message.payload, message.deposit) if isinstance(message, Letter) else (payload, b"")


def hash_after(before: bytes, payload: bytes) -> bytes:
    """The hash of the chain after one more message."""
    return blake2b(payload, digest_size=16, key=before, person=b"trails chain 1").digest()


def packed(value: Any) -> bytes:
    """Any part or message as bytes, for hashes and files."""
    return _ENCODER.encode(value)


def common_version(greeting: Greeting) -> int:
    """The version both programs speak. Raises :class:`Fault` with a sentence if there is none."""
    if greeting.magic != MAGIC:
        raise Fault(say("The other program is not Trails Desktop"))
    version = min(HIGHEST, greeting.high)
    if version < max(LOWEST, greeting.low):
        raise Fault(
            say(
                "The other program speaks versions {low} to {high} of the protocol, this one {mine_low} to {mine_high}",
                low=greeting.low,
                high=greeting.high,
                mine_low=LOWEST,
                mine_high=HIGHEST,
            )
        )
    return version
