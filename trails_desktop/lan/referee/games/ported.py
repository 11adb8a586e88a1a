"""Any game of the registry at a referee's table, by its port.

What seats are told goes over the line without words (:class:`trails_desktop.match.games.saying.Said`): each program
puts it into the words of its own kit, in its own language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec

from engine.game import Game
from engine.kernel.decisions import Decision
from engine.kernel.events import Event
from engine.kernel.fingerprint import canonical
from engine.records import playing
from engine.records.lines import Given, RecordError, Verified
from engine.records.record import DeckList, Header, Mark, Record, read_record, write_record
from engine.takeback import Known, known_in, seen_between
from engine.takeback import Seen as Sight
from engine.views import View
from trails_desktop.lan.line.pacing import tells_of_hand
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.referee.games.port import SPECTATOR, AnySeen, Recorded, Seen, decoded
from trails_desktop.lan.referee.talk import MOST_REASONS, AskAgainst, AskTry, Ground, Question, Told
from trails_desktop.match.games.saying import CONCEDED_KIND, LATE, Said, told
from trails_desktop.match.games.trying import reasons_against, tried_out

GameSeen = Seen[View, int, Said]
#: Kinds of events with which a turn begins.
_TURNS: Final = ("turn",)
_SEEN = msgspec.msgpack.Decoder(GameSeen)
_VIEW = msgspec.msgpack.Decoder(View)


@dataclass(frozen=True, slots=True)
class _Before:
    """How it was before an answer. views: by seat, the third who watches. known: what players knew."""

    views: tuple[View, View, View]
    known: Known


def read_view(payload: bytes) -> View | None:
    """What :class:`trails_desktop.lan.referee.talk.Told` says of a view, None for nothing. Raises :class:`Fault`."""
    if not payload:
        return None
    try:
        return _VIEW.decode(payload)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Fault(say("A message cannot be read: {why}", why=ascii(str(error))[1:200])) from error


class PortedTable:
    """See :class:`trails_desktop.lan.referee.games.port.TableGame`. game: with its cards at hand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.id, self.name, self.version = game.id, game.name, game.version
        self.cards = blake2b(canonical(dict(game.cards)).encode(errors="backslashreplace"), digest_size=8).hexdigest()

    # --- before the first card
    def deck_problem(self, deck: Sequence[str], mode: str) -> str:
        """See the port. A deck that the game makes up from a seed is :func:`dealt_of`."""
        try:
            playing.brought(self.game, deck_of(deck))
        except RecordError as error:
            return str(error)
        if self.game.check is not None and not deck_of(deck).dealt:
            return next((why.sentence for why in self.game.check(self.game.cards, deck)), "")
        return ""

    def switches(self, named: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        """See the port."""
        for name, value in named:
            if value not in self.game.switches.get(name, ()):
                raise Fault(say("A ruling of this table is not known here: {why}", why=f"{name} {value}"))
        return dict(named)

    def header(
        self, decks: tuple[Sequence[str], Sequence[str]], seed: str, names: tuple[str, str],
        switches: Mapping[str, Any] | None, series: tuple[int, int, int],
    ) -> Header:  # fmt: skip
        """See the port."""
        one, two = (deck_of(deck) for deck in decks)
        return playing.make_header(self.game, (one, two), seed, names=names, switches=switches or {}, series=series)

    def start(self, header: Header) -> Any:
        """See the port."""
        return playing.start(header, self.game)

    # --- playing
    def concede(self, match: Any, seat: int) -> None:
        """See the port."""
        self.game.concede(match, seat)

    def mark(self, match: Any, turn: int, count: int) -> Mark | None:
        """See the port."""
        return playing.mark_after(match, turn, count)

    def secret(self, decision: Decision, state: Any) -> bool:
        """See the port."""
        return tells_of_hand(decision, state.active if isinstance(state, View) else state.owner)

    # --- telling
    def view(self, match: Any, seat: int) -> View:
        """See the port."""
        made: View = self.game.view(match, seat)
        return made

    def before(self, match: Any) -> _Before:
        """See the port."""
        one, two, three = (self.view(match, seat) for seat in (0, 1, SPECTATOR))
        return _Before((one, two, three), known_in(match))

    def tell(
        self, match: Any, before: _Before | None, events: Sequence[Event], seat: int
    ) -> tuple[Sequence[int], Sequence[Said]]:
        """See the port."""
        shown = None if before is None else before.views[seat]
        return (), told(match, events, shown, self.view(match, seat), _TURNS)

    def conceded(self, match: Any, seat: int, late: bool) -> Said:
        """See the port."""
        return Said(CONCEDED_KIND, match.turn, seat, seat, str(match.outcome.rule), LATE if late else "")

    def sights(self, match: Any, before: _Before, events: Sequence[Event], by: int) -> tuple[Sight, ...]:
        """See the port."""
        return seen_between(before.known, known_in(match), by)

    def aims(self, match: Any, shown: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Every question lists what can be answered."""
        return ()

    def advise(self, match: Any, seat: int, question: Question) -> Told:
        """See the port."""
        if seat == SPECTATOR:
            return Told(question.ref)
        if isinstance(question, AskAgainst):
            found = reasons_against(self.game, match, seat, question.obj, question.option)[:MOST_REASONS]
            return Told(question.ref, against=tuple(Ground(why.rules, why.template, why.args) for why in found))
        if isinstance(question, AskTry):
            view = tried_out(self.game, match, seat, question.answer)
            return Told(question.ref, tried=b"" if view is None else msgspec.msgpack.encode(view))
        return Told(question.ref)

    def write_seen(self, seen: AnySeen) -> bytes:
        """See the port."""
        return msgspec.msgpack.encode(seen)

    def read_seen(self, payload: bytes) -> GameSeen:
        """See the port."""
        return decoded(_SEEN, payload)

    # --- records
    def write_record(self, header: Header, given: Sequence[Given], marks: Sequence[Mark]) -> str:
        """See the port."""
        return write_record(Record(header, tuple(given), tuple(marks)))

    def read_record(self, text: str) -> Recorded:
        """See the port."""
        record = read_record(text)
        one, two = (_numbers(deck) for deck in record.header.decks)
        return Recorded(record, record.header.seed, (one, two), dict(record.header.switches), record.answers)

    def differs(self, record: Recorded) -> str:
        """See the port."""
        try:
            return playing.changed(record.whole.header, self.game)
        except RecordError as error:
            return str(error)

    def verify(self, record: Recorded) -> Verified:
        """See the port."""
        return playing.verify(record.whole, self.game)


#: Before the seed of a deck that the game makes up: no card's number begins so.
_DEALT: Final = "dealt:"


def dealt_deck(seed: str) -> tuple[str, ...]:
    """How a deck is brought to a table that the game makes up from a seed."""
    return (_DEALT + seed,)


def deck_of(numbers: Sequence[str]) -> DeckList:
    """What was brought to a table, as a record has it."""
    if len(numbers) == 1 and numbers[0].startswith(_DEALT):
        return DeckList(dealt=numbers[0].removeprefix(_DEALT))
    return DeckList(tuple(numbers))


def _numbers(deck: DeckList) -> tuple[str, ...]:
    return dealt_deck(deck.dealt) if deck.dealt else deck.cards
