"""The games at a referee's table: who sits where, one game or several with changed sides, and the file of it all.

Everything that was said and done is in the file before anybody is shown it, so a referee that was stopped, or killed,
goes on exactly where it stood. The file holds the keys of the matches: only its owner may read it.

Whatever a table keeps is an entry of that file, done again in ``_redo``: killed or not is the same. Guard:
tests/lan/hosted/test_table_games.py.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from engine.games import FIRST
from engine.kernel.decisions import Answer, Refused
from engine.records.lines import CONCEDE
from trails_desktop.lan.line.ledger import Kept, Ledger, entries_of, whole
from trails_desktop.lan.line.messages import Count, Hash32, Name, Number, WireAnswer, Word
from trails_desktop.lan.line.sentences import Fault, Sentence, say
from trails_desktop.lan.referee.games.port import TableGame
from trails_desktop.lan.referee.match import HostedMatch
from trails_desktop.lan.referee.talk import MOST_GAMES, TableRules

FORMAT = 1
ENDING = ".table"
_Seat = Annotated[int, Meta(ge=0, le=1)]


class _Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    pass


class Laid(_Entry, frozen=True, tag="laid"):
    """The first entry: a table. port: where it waits. key: the referee's part of the first game's chance. game: what is
    played; version: of its rules, 0 where that was not written down."""

    format: Count
    id: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    port: Annotated[int, Meta(ge=0, le=65_535)]
    rules: TableRules
    key: Hash32
    game: Word = FIRST
    version: Count = 0
    again: bool = False


class Sat(_Entry, frozen=True, tag="sat"):
    """A player sat down."""

    seat: _Seat
    machine: Hash32
    name: Name
    deck: Annotated[tuple[Number, ...], Meta(max_length=500)]
    bound: Hash32


class Again(_Entry, frozen=True, tag="again"):
    """Both players are ready for the next game, with changed sides. bound: what binds their nonces, by the new seats.
    key: the referee's part of its chance."""

    bound: tuple[Hash32, Hash32]
    key: Hash32


class Opens(_Entry, frozen=True, tag="opens"):
    """A seat opened its nonce."""

    seat: _Seat
    nonce: Hash32


class Gave(_Entry, frozen=True, tag="gave"):
    """An answer, or giving up; late: because the time had run out."""

    seat: _Seat
    answer: WireAnswer
    auto: bool = False
    late: bool = False


class Took(_Entry, frozen=True, tag="took"):
    """Answers were taken back, to so many."""

    to: Count


class Used(_Entry, frozen=True, tag="used"):
    """Time used up of a chess clock, in quarters of a second by seat."""

    quarters: tuple[Count, Count]


class Told(_Entry, frozen=True, tag="told"):
    """A seat was told what made the chance of all games."""

    seat: _Seat


Entry = Laid | Sat | Again | Opens | Gave | Took | Used | Told
_DECODER: msgspec.msgpack.Decoder[Entry] = msgspec.msgpack.Decoder(Entry)


#: A game as a table plays it, by its id. Raises :class:`Fault` for one that is not known here.
Games = Callable[[str], TableGame]


class Sitting:
    """machines, names, decks, held: by the seat in the game at hand. told: who was told how chance was made.

    again: whether another series may follow when one is over. games: all so far. used: quarters of a second of a chess
    clock. path: its file, None = nothing is kept.
    """

    def __init__(
        self, ident: str, game: TableGame, rules: TableRules, path: Path | None = None, port: int = 0,
        random: Callable[[int], bytes] = os.urandom, *, again: bool = False,
    ) -> None:  # fmt: skip
        self.ident, self.rules, self.port, self.again = ident, rules, port, again
        self.played, self._random, self._path = game, random, path
        self._switches: Mapping[str, Any] = game.switches(rules.switches)
        self.machines: list[bytes] = [b"", b""]
        self.names = ["", ""]
        self.decks: list[tuple[str, ...]] = [(), ()]
        self.told = [False, False]
        self.used = (0, 0)
        self.games: list[HostedMatch] = []
        self._won = [0, 0]  # before the game at hand, in its series
        self._first = 0  # the first game of the series at hand
        self._next: list[bytes] = [b"", b""]  # what binds the nonces of the next game
        self._ledger = Ledger(path)
        self._laid = False
        self.damage: Sentence | None = None
        self._key = random(32)
        self._deal(self._key)

    @classmethod
    def resume(cls, games: Games, path: Path, random: Callable[[int], bytes] = os.urandom) -> Sitting:
        """A table that was kept; of a damaged file as far as its last good point, and a copy is kept (``damage``).

        Raises :class:`Fault` naming file and fault.
        """
        try:
            kept = entries_of(path, _DECODER)
        except FileNotFoundError as error:
            raise Fault(say('"{file}" cannot be read: {why}', file=path.name, why=error.strerror or "")) from error
        first = kept.entries[0]
        if not isinstance(first, Laid) or first.format != FORMAT:
            why = say('"{file}" cannot be read: it is no saved match of this version', file=path.name)
            raise Fault(kept.damage or why)
        game = games(first.game)
        if first.version and first.version != game.version:
            raise Fault(say('"{file}" cannot be read: it is no saved match of this version', file=path.name))
        sitting, kept = cls._redone(game, first, kept, random)
        sitting.damage = kept.damage
        sitting._path, sitting._ledger, sitting._laid = path, Ledger(path, kept), True
        return sitting

    @classmethod
    def _redone(
        cls, game: TableGame, first: Laid, kept: Kept, random: Callable[[int], bytes]
    ) -> tuple[Sitting, Kept]:  # fmt: skip
        """What the entries come to, and those that could be done."""
        sitting = cls(first.id, game, first.rules, None, first.port, lambda _: first.key, again=first.again)
        sitting._random = random
        for number, entry in enumerate(kept.entries[1:], start=1):
            try:
                sitting._redo(entry)
            except Exception as error:  # whatever damaged bytes bring about: the table is laid again without them
                why = ascii(str(error) or type(error).__name__)[1:-1][:200]
                return cls._redone(game, first, kept.up_to(number, why), random)
        return sitting, whole(kept, shorten=True)

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def match(self) -> HostedMatch:
        """The game at hand."""
        return self.games[-1]

    @property
    def game(self) -> int:
        """Its number, from 0."""
        return len(self.games) - 1

    @property
    def wins(self) -> tuple[int, int]:
        """Games won, by seat."""
        one, two = self._won
        winner = self.match.winner
        return one + (winner == 0), two + (winner == 1)

    @property
    def over(self) -> bool:
        """Whether no game follows: the one at hand is over, and somebody has won more than half of all."""
        if not self.match.over:
            return False
        return max(self.wins) > self.rules.best_of // 2 or len(self.games) - self._first >= self.rules.best_of

    @property
    def ready(self) -> tuple[bool, bool]:
        """Who is ready for the next game."""
        return bool(self._next[0]), bool(self._next[1])

    @property
    def trouble(self) -> str:
        """One sentence while the table cannot be kept, else "". Asking tries again."""
        if self._ledger.trouble:
            self._ledger.sync()
        return self._ledger.trouble

    # --- acting -----------------------------------------------------------------------------------------------------
    def sit(self, seat: int, machine: bytes, name: str, deck: Sequence[str], bound: bytes) -> None:
        """A player sits down. Raises :class:`Refused`."""
        if why := self.played.deck_problem(deck, self.rules.mode):
            raise Refused(why)
        self._sit(Sat(seat, machine, name[:60], tuple(deck), bound))

    def _sit(self, said: Sat) -> None:
        self.match.join(said.seat, said.name, said.deck, said.bound)
        self.machines[said.seat], self.names[said.seat], self.decks[said.seat] = said.machine, said.name, said.deck
        self._keep(said)

    def open(self, seat: int, nonce: bytes) -> bool:
        """A seat opens its nonce. Returns whether the cards are dealt by that. Raises :class:`Refused`."""
        if not self.match.open(seat, nonce):
            return False  # who comes back cannot know that it was heard
        self._keep(Opens(seat, nonce))
        return self.match.begun

    def answer(self, seat: int, number: int, answer: Answer, *, auto: bool = False) -> None:
        """See :meth:`HostedMatch.answer`."""
        self.match.answer(seat, number, answer, auto=auto)
        self._keep(Gave(seat, answer, auto))

    def concede(self, seat: int, *, late: bool = False) -> None:
        """See :meth:`HostedMatch.concede`."""
        self.match.concede(seat, late=late)
        self._keep(Gave(seat, CONCEDE, late=late))

    def ask_undo(self, seat: int) -> bool:
        """See :meth:`HostedMatch.ask_undo`."""
        done = self.match.ask_undo(seat)
        if done:
            self._keep(Took(self.match.given))
        return done

    def answer_undo(self, seat: int, yes: bool) -> None:
        """See :meth:`HostedMatch.answer_undo`."""
        self.match.answer_undo(seat, yes)
        if yes:
            self._keep(Took(self.match.given))

    def make_ready(self, seat: int, game: int, bound: bytes) -> bool:
        """A seat is ready for the next game. Returns whether that comes about now: sides are changed then.

        Raises :class:`Refused`."""
        ends = (self.over and not self.again) or game >= MOST_GAMES
        if game != len(self.games) or not self.match.over or ends:
            raise Refused(str(say("No game follows")))
        if bound == self._next[seat ^ 1] or bound in [one for game in self.games for one in game.bindings]:
            raise Refused("a nonce is bound by 32 bytes of its own")
        self._next[seat] = bound
        if b"" in self._next:
            return False
        one, two = self._next
        said = Again((two, one), self._random(32))
        self._keep(said)
        self._again(said)
        return True

    def spend(self, used: tuple[int, int]) -> None:
        """Time was used up."""
        if used != self.used:
            self.used = used
            self._keep(Used(used))

    def tell(self, seat: int) -> None:
        """A seat was told how chance was made."""
        if not self.told[seat]:
            self.told[seat] = True
            self._keep(Told(seat))

    def drop(self) -> None:
        """Nothing is kept any more. Raises OSError."""
        self._ledger.close()
        if self._path is not None:
            self._path.unlink(missing_ok=True)
            self._path = None

    # --- inside -----------------------------------------------------------------------------------------------------
    def _deal(self, key: bytes) -> None:
        series = (self.rules.best_of, self._won[0], self._won[1])
        self.games.append(
            HostedMatch(
                self.played, switches=self._switches, take_back=self.rules.take_back, series=series,
                random=lambda _: key,
            )
        )  # fmt: skip

    def _again(self, said: Again) -> None:
        if self.over:
            one = two = 0
            self._first, self.told = len(self.games), [False, False]
        else:
            one, two = self.wins
        self._won, self._next, self.used = [two, one], [b"", b""], (0, 0)
        for pair in (self.machines, self.names, self.decks):
            pair.reverse()
        self._deal(said.key)
        for seat in (0, 1):
            self.match.join(seat, self.names[seat], self.decks[seat], said.bound[seat])

    def _keep(self, entry: Entry) -> None:
        if self._path is None:
            return
        if not self._laid:  # a table is worth a file as soon as somebody sits at it
            self._laid = True
            self._ledger.begin(
                Laid(
                    FORMAT,
                    self.ident,
                    self.port,
                    self.rules,
                    self._key,
                    self.played.id,
                    self.played.version,
                    self.again,
                )
            )
        self._ledger.add(entry)
        if not isinstance(entry, Used):  # of a clock a moment may be lost; the next entry takes it along
            self._ledger.sync()

    def _redo(self, entry: Entry) -> None:
        """What a file says was done. Raises :class:`Refused` and ValueError."""
        if isinstance(entry, Sat):
            self._sit(entry)
        elif isinstance(entry, Again):
            self._again(entry)
        elif isinstance(entry, Opens):
            self.match.open(entry.seat, entry.nonce)
        elif isinstance(entry, Gave) and entry.answer == CONCEDE:
            self.match.concede(entry.seat, late=entry.late)
        elif isinstance(entry, Gave):
            self.match.answer(entry.seat, self.match.given, entry.answer, auto=entry.auto)
        elif isinstance(entry, Took):
            self.match.go_back(entry.to)
        elif isinstance(entry, Used):
            self.used = entry.quarters
        elif isinstance(entry, Told):
            self.told[entry.seat] = True
        else:
            raise ValueError("it has no place here")
