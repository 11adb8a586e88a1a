"""What a referee and its visitors need of a game. They speak this and no game; what each hands in is its own.

A match, a view, an event and a line of the log are the game's; between two machines they go as the bytes that
``write_seen`` makes of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.kernel.decisions import Decision
from engine.kernel.events import Event
from engine.records.lines import Given, Verified
from engine.takeback import Seen as Sight
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.referee.talk import Question, Told

SPECTATOR = 2  #: the "seat" of who only watches: it sees what both players see
MOST_SEEN = 2**20  #: bytes of what a seat is sent at once
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")
LineT = TypeVar("LineT")


@dataclass(frozen=True, slots=True)
class Seen(Generic[ViewT, EventT, LineT]):
    """What one seat is sent after something happened. number: how many answers there were. jumped: taken back.

    lines: the log from its line ``first`` on; what was there from that line on holds no longer. aims: for each possible
    attacker of an open question, what it alone may attack (ids, ``-1 - seat`` for a player).
    """

    number: int
    view: ViewT
    events: tuple[EventT, ...]
    lines: tuple[LineT, ...]
    jumped: bool = False
    aims: tuple[tuple[int, tuple[int, ...]], ...] = ()
    first: int = 0


AnySeen = Seen[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A match read from its record. decks: what each seat brought. switches: rulings that were named in it."""

    whole: Any
    seed: str
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    switches: Mapping[str, Any]
    answers: tuple[Given, ...]


class TableGame(Protocol):
    """A game at a table. Nothing of it is changed but the matches that it began."""

    @property
    def id(self) -> str:
        """Which game, by its id (:mod:`engine.games`)."""

    @property
    def name(self) -> str:
        """What players read."""

    @property
    def version(self) -> int:
        """Of its rules: programs with different ones do not play together."""

    @property
    def cards(self) -> str:
        """A word for all its cards: programs with different ones do not play together. "" = each deck is looked at."""

    # --- before the first card
    def deck_problem(self, deck: Sequence[str], mode: str) -> str:
        """Why a deck may not be played, one sentence, "" if it may. mode: how decks are built, "" = not looked at."""

    def switches(self, named: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        """All that a match of these rulings says of rulings. Raises :class:`Fault` for one that is not known."""

    def header(
        self, decks: tuple[Sequence[str], Sequence[str]], seed: str, names: tuple[str, str],
        switches: Mapping[str, Any] | None, series: tuple[int, int, int],
    ) -> Any:  # fmt: skip
        """The header of the record of a match. Raises ValueError or RecordError."""

    def start(self, header: Any) -> Any:
        """The match at its first question."""

    # --- playing
    def concede(self, match: Any, seat: int) -> None:
        """A seat gives up."""

    def mark(self, match: Any, turn: int, count: int) -> Any | None:
        """What the record says after answer number ``count``, before which it was turn ``turn``."""

    def secret(self, decision: Decision, state: Any) -> bool:
        """Whether having an answer depends on hidden cards. state: the match, or a view of it; public facts only."""

    # --- telling
    def view(self, match: Any, seat: int) -> Any:
        """What a seat may know."""

    def before(self, match: Any) -> Any:
        """What :meth:`tell` and :meth:`sights` want to know of how it was before the next answer."""

    def tell(self, match: Any, before: Any, events: Sequence[Event], seat: int) -> tuple[Sequence[Any], Sequence[Any]]:
        """What happened, as a seat may know it: for showing, and lines of the log."""

    def conceded(self, match: Any, seat: int, late: bool) -> Any:
        """The line of a seat that gave up, or whose time has run out."""

    def sights(self, match: Any, before: Any, events: Sequence[Event], by: int) -> tuple[Sight, ...]:
        """What seats came to see by an answer of ``by``."""

    def aims(self, match: Any, shown: Any) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """See :class:`Seen`."""

    def advise(self, match: Any, seat: int, question: Question) -> Told:
        """What a seat may hear of what could be done."""

    def write_seen(self, seen: AnySeen) -> bytes:
        """As it goes over a line."""

    def read_seen(self, payload: bytes) -> AnySeen:
        """From a line. Raises :class:`Fault` for anything else."""

    # --- records
    def write_record(self, header: Any, given: Sequence[Given], marks: Sequence[Any]) -> str:
        """A match as text."""

    def read_record(self, text: str) -> Recorded:
        """A match from text. Raises :class:`engine.records.lines.RecordError`."""

    def differs(self, record: Recorded) -> str:
        """Why it cannot be played again here, though nobody did wrong; one sentence, or ""."""

    def verify(self, record: Recorded) -> Verified:
        """Play it again."""


def decoded(decoder: msgspec.msgpack.Decoder[Any], payload: bytes) -> AnySeen:
    """What a seat is sent, from a line. Raises :class:`Fault`."""
    if len(payload) > MOST_SEEN:
        raise Fault(say("A message of {size} bytes came; none has more than {most}", size=len(payload), most=MOST_SEEN))
    try:
        seen: AnySeen = decoder.decode(payload)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Fault(say("A message cannot be read: {why}", why=ascii(str(error))[1:200])) from error
    return seen
