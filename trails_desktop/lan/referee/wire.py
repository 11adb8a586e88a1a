"""The messages of a referee's table and how they go over a line. What is said besides the game: :mod:`talk`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from trails_desktop.lan.line.channel import LAST, PART, Line
from trails_desktop.lan.line.messages import Count, Hash16, Hash32, Name, Number, WireAnswer, Word
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.referee.match import MOST_SEEN
from trails_desktop.lan.referee.talk import MOST_GAMES, Question, Slow, Speak, Spoken, TableRules, Times, Told

VERSION = 3  #: of what is said at a table of the first game, which earlier programs play, too
ANY_GAME = 4  #: the same where another game is played: which one says :class:`Plays`, right after the first Here
_PIECE = 60_000
Game = Annotated[int, Meta(ge=0, le=MOST_GAMES - 1)]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Sit(_Said, frozen=True, tag="sit"):
    """A player sits down. bound: what binds its nonce. watch: only look on; then the rest is empty. chair: the one that
    is wanted, -1 = any."""

    name: Name
    deck: Annotated[tuple[Number, ...], Meta(max_length=500)] = ()
    bound: Annotated[bytes, Meta(max_length=32)] = b""
    watch: bool = False
    chair: Annotated[int, Meta(ge=-1, le=1)] = -1


class Here(_Said, frozen=True, tag="here"):
    """Who sits at this table, by seat; "" = nobody yet. The first thing a referee says, and whenever it changes.
    present: whose line is there. id: of the table. game: the one at hand of several, from 0; with each the two change
    seats. wins: games won. ready: who is ready for the next game. held: who wants the match to stand still. you: the
    receiver's seat, 2 = watches, -1 = neither."""

    names: tuple[Name, Name]
    present: tuple[bool, bool] = (False, False)
    rules: TableRules = TableRules()
    version: Annotated[int, Meta(ge=0, le=2**31)] = VERSION
    id: Hash16 = bytes(16)
    game: Game = 0
    wins: tuple[Game, Game] = (0, 0)
    ready: tuple[bool, bool] = (False, False)
    held: tuple[bool, bool] = (False, False)
    you: Annotated[int, Meta(ge=-1, le=2)] = -1


class Plays(_Said, frozen=True, tag="plays"):
    """What is played at a table. version: of its rules. cards: a word for all its cards. again: whether another series
    may follow when one is over."""

    game: Word
    name: Name
    version: Count
    cards: Word
    again: bool = False


class Bound(_Said, frozen=True, tag="bound"):
    """Both sit, or are ready for the next game. seat: the receiver's (2 = watches). key: what binds the referee."""

    seat: Annotated[int, Meta(ge=0, le=2)]
    key: Hash32
    nonces: tuple[Hash32, Hash32]
    game: Game = 0


class Ready(_Said, frozen=True, tag="ready"):
    """A player is ready for the next game, number ``game``. bound: what binds its nonce of that game."""

    game: Game
    bound: Hash32


class Hold(_Said, frozen=True, tag="hold"):
    """A player wants the match to stand still, or no longer."""

    on: bool


class Open(_Said, frozen=True, tag="open"):
    """The nonce itself."""

    nonce: Hash32


class Reply(_Said, frozen=True, tag="reply"):
    """An answer to question ``number`` of a game."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    answer: WireAnswer
    auto: bool = False
    game: Game = 0


class Back(_Said, frozen=True, tag="back"):
    """Please let me take my last answer back."""


class BackReply(_Said, frozen=True, tag="back reply"):
    """Whether the other player may."""

    yes: bool


class Asked(_Said, frozen=True, tag="asked"):
    """Somebody asks to take an answer back: the receiver (mine), or the other player."""

    mine: bool


class GiveUp(_Said, frozen=True, tag="give up"):
    """103.4."""


class No(_Said, frozen=True, tag="no"):
    """That cannot be; nothing changed. about: "" for what belongs to the game, "talk", "ask"."""

    why: Annotated[str, Meta(max_length=300)]
    about: Word = ""


class View(_Said, frozen=True, tag="view"):
    """What the seat sees now, as :func:`trails_desktop.lan.referee.match.write_seen` writes it. undo: whether its last
    answer can be taken back ("free", "ask", "never"), and why not. game: which one it is."""

    seen: Annotated[bytes, Meta(max_length=MOST_SEEN)]
    undo: Word = "never"
    why: Annotated[str, Meta(max_length=300)] = ""
    game: Game = 0


class Result(_Said, frozen=True, tag="result"):
    """The match is over, the last game of several: everything that made the chance of ``game``."""

    key: Annotated[bytes, Meta(max_length=64)]
    nonces: tuple[bytes, bytes]
    record: Annotated[str, Meta(max_length=4 * MOST_SEEN)]
    game: Game = 0


Message = (
    Here | Plays | Sit | Bound | Open | Ready | Hold | Reply | Back | BackReply | Asked | GiveUp | No | View | Result
    | Question | Told | Slow | Speak | Spoken | Times
)  # fmt: skip
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


def read_message(payload: bytes) -> Message:
    """A whole message. Raises :class:`Fault` for anything else."""
    try:
        return _decoder.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise Fault(say("A message came that no program of ours sends")) from error


class Talker:
    """Typed messages of any reasonable length over a line."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._held = bytearray()

    def send(self, message: Message) -> None:
        """Put one on the way, in pieces if it is long."""
        payload = msgspec.msgpack.encode(message)
        for at in range(0, max(1, len(payload)), _PIECE):
            self.line.send(LAST if at + _PIECE >= len(payload) else PART, payload[at : at + _PIECE])

    async def read(self, most: int = 2**16) -> Message:
        """The next one. Raises :class:`Lost`, :class:`Fault`."""
        while True:
            kind, payload = await self.line.read()
            if kind not in (PART, LAST) or len(self._held) + len(payload) > most:
                raise Fault(say("A message came that no program of ours sends"))
            self._held += payload
            if kind == LAST:
                whole, self._held = bytes(self._held), bytearray()
                return read_message(whole)
