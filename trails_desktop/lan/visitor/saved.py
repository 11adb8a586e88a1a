"""What somebody at a referee's table knows of its games, and the file of it: so a match can be gone on with after the
program was closed or killed, and what the referee opens in the end be checked from the first card on.

The file holds the own nonces and answers; only its owner may read it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from engine.games import FIRST
from engine.kernel.decisions import Answer
from engine.records.lines import CONCEDE, RecordError
from trails_desktop.lan.line.ledger import Broken, Ledger, entries_of, put_aside, whole
from trails_desktop.lan.line.messages import Count, Hash32, Name, Number, WireAnswer, Word
from trails_desktop.lan.line.sentences import Fault, Sentence, say
from trails_desktop.lan.referee.games.port import TableGame
from trails_desktop.lan.referee.match import SPECTATOR, Opened, bind_nonce, verify_hosted
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.referee.wire import Bound, Game
from trails_desktop.lan.room.file import Address
from trails_desktop.lan.sealed.audit import Verdict

FORMAT = 1
_ENDING = ".visit"


class _Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    pass


class Visited(_Entry, frozen=True, tag="visited"):
    """The first entry: who sat down where. id: of the table. machine: the referee's. game: what is played."""

    format: Count
    id: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    machine: Hash32
    addresses: Annotated[tuple[Address, ...], Meta(max_length=8)]
    name: Name
    deck: Annotated[tuple[Number, ...], Meta(max_length=500)]
    rules: TableRules
    game: Word = FIRST


class Brought(_Entry, frozen=True, tag="brought"):
    """The own nonce of a game; written before anybody hears of it."""

    game: Game
    nonce: Hash32


class Met(_Entry, frozen=True, tag="met"):
    """What bound a game, and the other player's name."""

    bound: Bound
    other: Name


class Said(_Entry, frozen=True, tag="said"):
    """An own answer; giving up is one, too."""

    game: Game
    number: Annotated[int, Meta(ge=0, le=100_000)]
    answer: WireAnswer


class Void(_Entry, frozen=True, tag="void"):
    """Own answers from a number on were taken back, or never heard."""

    game: Game
    number: Annotated[int, Meta(ge=0, le=100_000)]


class Lost(_Entry, frozen=True, tag="lost"):
    """The file was damaged: own answers given before this may be missing in it."""


class Late(_Entry, frozen=True, tag="late"):
    """The own time ran out, by the own clock, too."""

    game: Game


_More = Brought | Met | Said | Void | Late | Lost
_DECODER: msgspec.msgpack.Decoder[Visited | _More] = msgspec.msgpack.Decoder(Visited | _More)


@dataclass(slots=True)
class Played:
    """One game. nonce: the own one, b"" without. given: own answers by their number; several where one was on its way
    while the question was opened anew. opened: what the referee opened in the end."""

    nonce: bytes = b""
    bound: Bound | None = None
    given: dict[int, tuple[Answer, ...]] = field(default_factory=dict)
    conceded: bool = False
    timed_out: bool = False
    opened: Opened | None = None
    verdict: Verdict | None = None
    lost: bool = False

    @property
    def whole(self) -> bool:
        """Whether it was seen by a player of it from its first question on, and all of that is remembered."""
        bound = self.bound
        if self.lost or bound is None or bound.seat == SPECTATOR or not self.nonce:
            return False
        return bind_nonce(bound.seat, self.nonce) == bound.nonces[bound.seat]

    def check(self, rules: TableGame, deck: Sequence[str], switches: Mapping[str, Any]) -> Verdict:
        """Whether what was opened fits all that is known of the game."""
        assert self.bound is not None and self.opened is not None
        bound, opened = self.bound, self.opened
        if not self.whole:
            return verify_hosted(opened, rules, bound=bound.key, bindings=bound.nonces, switches=switches)
        given = heard(rules, opened.record, bound.seat, self.given, self.conceded or self.timed_out)
        return verify_hosted(
            opened, rules, bound=bound.key, bindings=bound.nonces, deck=deck, seat=bound.seat, given=given,
            switches=switches,
        )  # fmt: skip


class Visit:
    """Everything of it. folder: where it is kept once somebody sits, None = nowhere. games: by number. other: name."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._ledger = Ledger(None)
        self._path: Path | None = None
        self.sat: Visited | None = None
        self.other = ""
        self.damage: Sentence | None = None
        self.games: dict[int, Played] = {}
        self._done: list[_More] = []

    @classmethod
    def resume(cls, path: Path) -> Visit:
        """One that was kept. Raises :class:`Fault` naming file and fault."""
        try:
            kept = entries_of(path, _DECODER)
        except FileNotFoundError as error:
            raise Fault(say('"{file}" cannot be read: {why}', file=path.name, why=error.strerror or "")) from error
        first = kept.entries[0]
        if not isinstance(first, Visited) or first.format != FORMAT or path.stem != first.id:
            why = say('"{file}" cannot be read: it is no saved match of this version', file=path.name)
            raise Fault(kept.damage or why)
        # the referee has the match: what is lost here is what it could be checked against, and that is known
        kept = whole(kept, shorten=True)
        visit = cls(path.parent)
        visit.sat, visit.damage = first, kept.damage
        for entry in kept.entries[1:]:
            visit._redo(entry)
        visit._path, visit._ledger = path, Ledger(path, kept)
        if kept.damage is not None:
            visit._do(Lost())
        return visit

    # --- reading ----------------------------------------------------------------------------------------------------
    def game(self, number: int) -> Played:
        """One of the games."""
        return self.games.setdefault(number, Played())

    @property
    def trouble(self) -> str:
        """One sentence while nothing can be kept, else ""."""
        return self._ledger.trouble

    # --- what happens -----------------------------------------------------------------------------------------------
    def sit(self, said: Visited) -> None:
        """Somebody is about to sit down."""
        self.sat = said
        if self._folder is not None:
            self._path = self._folder / (said.id + _ENDING)
            self._ledger = Ledger(self._path)
            self._ledger.begin(said)

    def bring(self, game: int, nonce: bytes) -> None:
        """The own nonce of a game."""
        self._do(Brought(game, nonce))

    def meet(self, bound: Bound, other: str) -> None:
        """A game is bound. Raises :class:`Fault` if it was bound otherwise before, or not by the own nonce."""
        played = self.game(bound.game)
        if played.bound is not None:
            if played.bound != bound:
                raise Fault(say("The referee is bound to another chance now than before"))
            return
        if (
            played.nonce
            and bound.seat != SPECTATOR
            and bind_nonce(bound.seat, played.nonce) != bound.nonces[bound.seat]
        ):
            raise Fault(say("The referee left the chance out that this program made"))
        self._do(Met(bound, other))

    def say(self, game: int, number: int, answer: Answer) -> None:
        """An own answer goes to the referee."""
        self._do(Said(game, number, answer))

    def void(self, game: int, number: int) -> None:
        """Own answers from that number on do not hold."""
        if any(one >= number for one in self.game(game).given):
            self._do(Void(game, number))

    def late(self, game: int) -> None:
        """The own time ran out."""
        self._do(Late(game))

    def drop(self) -> None:
        """Nothing waits any more."""
        self._ledger.close()
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)
        self._path, self._ledger = None, Ledger(None)

    # --- inside -----------------------------------------------------------------------------------------------------
    def _do(self, entry: _More) -> None:
        self._ledger.add(entry)
        self._ledger.sync()  # before anybody hears of it
        self._redo(entry)

    def reopen(self) -> None:
        """Another series begins at this table: everything is kept again."""
        if self.sat is not None and self._path is None:
            self.sit(self.sat)
            for entry in self._done:
                self._ledger.add(entry)
            self._ledger.sync()

    def _redo(self, entry: Visited | _More) -> None:
        if isinstance(entry, Visited):
            return
        self._done.append(entry)
        if isinstance(entry, Lost):
            for game in self.games.values():
                game.lost = True
            return
        if isinstance(entry, Met):
            self.game(entry.bound.game).bound, self.other = entry.bound, entry.other
            return
        played = self.game(entry.game)
        if isinstance(entry, Brought):
            played.nonce = entry.nonce
        elif isinstance(entry, Late):
            played.timed_out = True
        elif isinstance(entry, Void):
            played.given = {number: said for number, said in played.given.items() if number < entry.number}
        elif entry.answer == CONCEDE:
            played.conceded = True
        else:
            played.given[entry.number] = (*played.given.get(entry.number, ()), entry.answer)


def saved_visits(folder: Path) -> tuple[list[Visit], list[Fault]]:
    """Every table one may come back to, the last used first, and what could not be read."""
    visits, faults = [], []
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob("*" + _ENDING), key=lambda path: -path.stat().st_mtime):
            try:
                visits.append(Visit.resume(path))
            except Fault as fault:
                faults.append(fault)
                if isinstance(fault, Broken):
                    put_aside(path)
    return visits, faults


def heard(
    rules: TableGame, text: str, seat: int, given: Mapping[int, Sequence[Answer]], conceded: bool
) -> list[Answer]:
    """The own answers that reached the referee: one that crossed the other player's giving up did not, nor one that was
    lost with the line before the own giving up; and that may have been lost as well. Of several answers to one question
    any may have come first."""
    try:
        answers = rules.read_record(text).answers
    except RecordError:
        answers = ()
    ends = [
        place for place, entry in enumerate(answers) if entry.answer == CONCEDE and (entry.seat != seat or conceded)
    ]
    said = [
        answers[place].answer if place < len(answers) and answers[place].answer in sent else sent[-1]
        for place, sent in sorted(given.items())
        if place not in ends
    ]
    if conceded and any(entry.seat == seat and entry.answer == CONCEDE for entry in answers):
        said.append(CONCEDE)
    return said
