"""Trails at a referee's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from engine.kernel.decisions import Decision
from engine.kernel.events import Event
from engine.records.lines import Given, Verified
from engine.takeback import Seen as Sight
from engine.trails.cards.pool import CardPool
from engine.trails.records import record as rec
from engine.trails.records.reading import read_record
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import Switches, refusal
from engine.trails.turn.conceding import concede
from engine.trails.views.log import tell
from engine.trails.views.records import EventView, LogLine, View
from engine.trails.views.takeback import seen_in
from engine.trails.views.view import attack_targets, view
from trails_desktop.lan.line.pacing import timing_class
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.referee.advice import advise
from trails_desktop.lan.referee.games.port import AnySeen, Recorded, Seen, decoded
from trails_desktop.lan.referee.talk import Question, Told
from trails_desktop.lan.sealed.handshake import deck_problem

TrailsSeen = Seen[View, EventView, LogLine]
_SEEN = msgspec.msgpack.Decoder(TrailsSeen)


def write_seen(seen: AnySeen) -> bytes:
    """As it goes over a line."""
    return msgspec.msgpack.encode(seen)


def read_seen(payload: bytes) -> TrailsSeen:
    """From a line. Raises :class:`Fault` for anything else."""
    return decoded(_SEEN, payload)


class TrailsTable:
    """See :class:`trails_desktop.lan.referee.games.port.TableGame`. pool: the cards of this machine."""

    id = "trails"
    name = "Trails"
    version = rec.ENGINE
    cards = ""

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool

    # --- before the first card
    def deck_problem(self, deck: Sequence[str], mode: str) -> str:
        """See the port."""
        missing = [number for number in deck if number not in self.pool]
        if missing:
            return f"card {missing[0][:60]} is not in the library here"
        return deck_problem(deck, mode, self.pool)

    def switches(self, named: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        """See the port."""
        for name, value in named:
            if why := refusal(name, value):
                raise Fault(say("A ruling of this table is not known here: {why}", why=why))
        return Switches(**dict(named))._asdict()

    def header(
        self, decks: tuple[Sequence[str], Sequence[str]], seed: str, names: tuple[str, str],
        switches: Mapping[str, Any] | None, series: tuple[int, int, int],
    ) -> rec.Header:  # fmt: skip
        """See the port."""
        ruled = None if switches is None else Switches(**switches)
        one, two = decks
        return replace(rec.make_header(self.pool, (tuple(one), tuple(two)), seed, names, switches=ruled), series=series)

    def start(self, header: rec.Header) -> TrailsGame:
        """See the port."""
        return rec.start(header, self.pool)

    # --- playing
    def concede(self, match: TrailsGame, seat: int) -> None:
        """See the port (103.4)."""
        concede(match, seat)

    def mark(self, match: TrailsGame, turn: int, count: int) -> rec.Mark | None:
        """See the port."""
        return rec.mark_after(match, turn, count)

    def secret(self, decision: Decision, state: Any) -> bool:
        """See the port."""
        return timing_class(decision) == "secret"

    # --- telling
    def view(self, match: TrailsGame, seat: int) -> View:
        """See the port."""
        return view(match, seat)

    def before(self, match: TrailsGame) -> int:
        """How many coins were thrown."""
        return match.coins

    def tell(
        self, match: TrailsGame, before: int, events: Sequence[Event], seat: int
    ) -> tuple[Sequence[EventView], Sequence[LogLine]]:
        """See the port."""
        return tell(match, list(events), seat)

    def conceded(self, match: TrailsGame, seat: int, late: bool) -> LogLine:
        """See the port."""
        template = "The time of {who} has run out" if late else "{who} concedes"
        return LogLine(match.turn, "103.4", seat, template, (("who", ("seat", seat)),))

    def sights(self, match: TrailsGame, before: int, events: Sequence[Event], by: int) -> tuple[Sight, ...]:
        """See the port."""
        return seen_in(match, events, before)

    def aims(self, match: TrailsGame, shown: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """See the port."""
        decision = shown.decision
        if decision is None or decision.purpose != "attackers":
            return ()
        idents = [int(option[1]) for option in decision.options]
        return tuple((ident, attack_targets(match, decision.seat, (ident,))) for ident in idents)

    def advise(self, match: TrailsGame, seat: int, question: Question) -> Told:
        """See the port."""
        return advise(match, seat, question)

    def write_seen(self, seen: AnySeen) -> bytes:
        """See the port."""
        return write_seen(seen)

    def read_seen(self, payload: bytes) -> TrailsSeen:
        """See the port."""
        return read_seen(payload)

    # --- records
    def write_record(self, header: rec.Header, given: Sequence[Given], marks: Sequence[rec.Mark]) -> str:
        """See the port."""
        return rec.write_record(rec.Record(header, tuple(given), tuple(marks)))

    def read_record(self, text: str) -> Recorded:
        """See the port."""
        record = read_record(text)
        header = record.header
        return Recorded(record, header.seed, header.decks, dict(header.switches), record.answers)

    def differs(self, record: Recorded) -> str:
        """See the port."""
        return rec.differs(record.whole.header, self.pool)

    def verify(self, record: Recorded) -> Verified:
        """See the port."""
        return rec.verify(record.whole, self.pool)
