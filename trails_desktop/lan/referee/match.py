"""The hosted match: one process runs it, seats and spectators get what they may see, and its chance is verified after.

For a referee on a third machine, for spectators, for libraries that differ by agreement. The host could look at hidden
cards (a sealed match rules that out), but it cannot choose what is dealt: chance follows from a key of the host, bound
before the seats said anything, and from a nonce of each seat, bound before any was opened. Afterwards all three are
opened, and whoever wants plays the record again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.concealment import digest
from engine.kernel.decisions import Answer, Refused
from engine.kernel.events import Event
from engine.records.lines import CONCEDE, Given, RecordError
from engine.takeback import Step, Undo, policy
from trails_desktop.lan.line.sentences import say
from trails_desktop.lan.referee.games.port import MOST_SEEN, SPECTATOR, AnySeen, Seen, TableGame
from trails_desktop.lan.referee.talk import Question, Told
from trails_desktop.lan.sealed.audit import Verdict

__all__ = ["MOST_SEEN", "SPECTATOR"]
SEATS = (0, 1, SPECTATOR)
MOST_ANSWERS = 20_000  #: of a match; a long one has a tenth of it
_MOST_LINES = 2_000  #: of the log, in one view
_MOST_BACK = 300  #: answers that can be gone back over at most
_NOBODY = b""


@dataclass(frozen=True, slots=True)
class Opened:
    """All that made the chance of a match. record: the match as text."""

    key: bytes
    nonces: tuple[bytes, bytes]
    record: str


def bind_key(key: bytes) -> bytes:
    """What the host sends before the seats say anything."""
    return digest("host key", b"", SPECTATOR, key)


def bind_nonce(seat: int, nonce: bytes) -> bytes:
    """What a seat sends before any nonce is opened."""
    return digest("host nonce", b"", seat, nonce)


def seed_of(key: bytes, nonces: tuple[bytes, bytes]) -> str:
    """The seed of a hosted match."""
    return digest("host seed", b"", SPECTATOR, key, *nonces).hex()


class HostedMatch:
    """The host's side: the only holder of the state. Whoever holds a line asks :meth:`seen` for its seat."""

    def __init__(
        self,
        rules: TableGame,
        *,
        switches: Mapping[str, Any] | None = None,
        take_back: bool = True,
        series: tuple[int, int, int] = (1, 0, 0),
        random: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._rules = rules
        self._switches = switches
        self._take_back = take_back
        self._series = series
        self._key = random(32)
        self.bound = bind_key(self._key)
        self._names = ["", ""]
        self._decks: list[tuple[str, ...]] = [(), ()]
        self._bound: list[bytes] = [_NOBODY, _NOBODY]
        self._nonces: list[bytes] = [_NOBODY, _NOBODY]
        self._header: Any = None
        self._game: Any = None  # the match, once it is dealt
        self._given: list[Given] = []
        self._marks: list[Any] = []
        self._steps: list[Step] = []
        self._past: list[Any] = []  # only as far as one may go back
        self._log: dict[int, list[Any]] = {seat: [] for seat in SEATS}
        self._lengths: list[tuple[int, int, int]] = []  # of the logs, before each answer
        self._news: dict[int, tuple[Any, ...]] = {}  # what the last answer brought
        self._jumped = False
        self._undo: tuple[int, int] | None = None  # who asks, and to how many answers
        self.moves = 0  #: answers and takings back: it never counts down

    # --- before the first card ----------------------------------------------------------------------------------------
    def join(self, seat: int, name: str, deck: Sequence[str], bound: bytes) -> None:
        """A player sits down. bound: what binds its nonce. Raises :class:`Refused` with a sentence."""
        if seat not in (0, 1) or self._bound[seat] != _NOBODY:
            raise Refused("this seat is taken")
        if len(bound) != 32 or bound in self._bound:
            raise Refused("a nonce is bound by 32 bytes of its own")
        if not deck or len(deck) > 500:
            raise Refused("a deck has 1 to 500 cards")
        if why := self._rules.deck_problem(deck, ""):
            raise Refused(why)
        self._names[seat], self._decks[seat], self._bound[seat] = name[:60], tuple(deck), bound

    @property
    def bindings(self) -> tuple[bytes, bytes]:
        """What binds both nonces; each seat opens its own only when both are there."""
        return self._bound[0], self._bound[1]

    def open(self, seat: int, nonce: bytes) -> bool:
        """A seat opens its nonce; with the second one the match begins. Returns False if it was open before.

        Raises :class:`Refused`."""
        if _NOBODY in self._bound or seat not in (0, 1):
            raise Refused("nonces are opened when both are bound")
        if len(nonce) != 32 or bind_nonce(seat, nonce) != self._bound[seat]:
            raise Refused("this nonce is not the one that was bound")
        if self._nonces[seat] != _NOBODY:
            return False
        self._nonces[seat] = nonce
        if _NOBODY in self._nonces:
            return True
        seed = seed_of(self._key, (self._nonces[0], self._nonces[1]))
        names = (self._names[0], self._names[1])
        decks = (self._decks[0], self._decks[1])
        self._header = self._rules.header(decks, seed, names, self._switches, self._series)
        self._game = self._rules.start(self._header)
        self._tell(self._game, None)
        return True

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt."""
        return self._game is not None

    # --- playing ----------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> int:
        """The seat that is to answer, -1 if none."""
        game = self._game
        return -1 if game is None or game.outcome is not None or game.decision is None else int(game.decision.seat)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._game is not None and self._game.outcome is not None

    @property
    def winner(self) -> int:
        """Who has won, -1 if nobody has (yet)."""
        outcome = None if self._game is None else self._game.outcome
        return -1 if outcome is None else int(outcome.winner)

    @property
    def given(self) -> int:
        """How many answers were given; the number of the open question."""
        return len(self._given)

    def seen(self, seat: int, since: int = 0, *, news: bool = True) -> AnySeen:
        """What a seat sees now, and its log from line ``since`` on. news: with what the last answer brought.

        Raises :class:`Refused` before the start."""
        if self._game is None or seat not in SEATS:
            raise Refused("the match has not begun")
        rules, log = self._rules, self._log[seat]
        shown = rules.view(self._game, seat)
        first = max(min(since, len(log)), len(log) - _MOST_LINES)
        events = self._news.get(seat, ()) if news else ()
        aims = rules.aims(self._game, shown)
        return Seen(len(self._given), shown, events, tuple(log[first:]), news and self._jumped, aims, first)

    def lines(self, seat: int) -> int:
        """How many lines the log of a seat has."""
        return len(self._log[seat])

    def answer(self, seat: int, number: int, answer: Answer, *, auto: bool = False) -> None:
        """A seat answers question ``number``. Raises :class:`Refused`; then nothing changed."""
        game = self._game
        if game is None or self.asked != seat:
            raise Refused(str(say("It is not your turn to decide")))
        if number != len(self._given):
            raise Refused(str(say("This question was answered or taken back")))
        assert game.decision is not None
        game.decision.check(answer)
        if number >= MOST_ANSWERS:
            raise Refused(str(say("This match is too long; it can only be given up")))
        self._give(Given(seat, answer, auto))

    def concede(self, seat: int, *, late: bool = False) -> None:
        """A seat gives up, or its time has run out (``late``). Raises :class:`Refused`."""
        if self._game is None or self.over or seat not in (0, 1):
            raise Refused(str(say("Nothing can be given up now")))
        self._give(Given(seat, CONCEDE), late)

    def advise(self, seat: int, question: Question) -> Told:
        """What a seat (or who watches) may hear of what could be done. Raises :class:`Refused` before the start."""
        if self._game is None or seat not in SEATS:
            raise Refused("the match has not begun")
        return self._rules.advise(self._game, seat, question)

    def undo_state(self, seat: int) -> Undo:
        """Whether a seat can take its last answer back."""
        back = self._last_own(seat)
        if not self._take_back:
            return Undo("never", "Nothing is taken back at this table")
        if back is None or self._past[back] is None:
            return Undo("never", "There is nothing to take back")
        return policy(seat, self._steps[back:], over=self.over)

    def ask_undo(self, seat: int) -> bool:
        """Take back, or ask the other seat for it (True: it was done). Raises :class:`Refused`."""
        state, back = self.undo_state(seat), self._last_own(seat)
        if state.policy == "never" or back is None:
            raise Refused(state.why)
        if state.policy == "free":
            self.go_back(back)
            return True
        self._undo = (seat, back)
        return False

    def answer_undo(self, seat: int, yes: bool) -> None:
        """The other seat's answer to the request. Raises :class:`Refused`."""
        if self._undo is None or self._undo[0] == seat:
            raise Refused(str(say("Nobody asks to take an answer back")))
        back, self._undo = self._undo[1], None
        if yes:
            self.go_back(back)
        else:
            self._news, self._jumped = {}, False

    @property
    def undo_asked_by(self) -> int:
        """The seat that asks to take back, -1 if none."""
        return self._undo[0] if self._undo is not None else -1

    def opened(self) -> Opened:
        """What everybody may verify when the match is over. Raises :class:`Refused` before."""
        if not self.over or self._header is None:
            raise Refused("the match has not ended")
        record = self._rules.write_record(self._header, self._given, self._marks)
        return Opened(self._key, (self._nonces[0], self._nonces[1]), record)

    # --- inside -----------------------------------------------------------------------------------------------------
    def _give(self, given: Given, late: bool = False) -> None:
        game, rules = self._game, self._rules
        self._undo = None
        self.moves += 1
        self._past.append(game.fork())
        if len(self._past) > _MOST_BACK:
            self._past[-_MOST_BACK - 1] = None
        self._lengths.append((len(self._log[0]), len(self._log[1]), len(self._log[SPECTATOR])))
        turn, before, asked = game.turn, rules.before(game), game.decision
        secret = asked is not None and rules.secret(asked, game)
        if given.answer == CONCEDE:
            rules.concede(game, given.seat)
        else:
            game.answer(given.answer)
        self._given.append(given)
        mark = rules.mark(game, turn, len(self._given))
        if mark is not None:
            self._marks.append(mark)
        events = self._tell(game, before)
        if given.answer == CONCEDE:
            line = rules.conceded(game, given.seat, late)
            for log in self._log.values():
                log.append(line)
        # that a question about hidden cards answered itself is nothing that the other seat may learn by taking back
        auto = given.auto and asked is not None and not secret
        self._steps.append(Step(given.seat, auto, rules.sights(game, before, events, given.seat)))

    def _tell(self, game: Any, before: Any) -> list[Event]:
        events, same = game.drain(), dict[Any, Any]()
        for seat in SEATS:
            views, lines = self._rules.tell(game, before, events, seat)
            self._news[seat] = tuple(views)
            self._log[seat] += [same.setdefault(line, line) for line in lines]  # most seats read the same
        self._jumped = False
        done: list[Event] = events
        return done

    def _last_own(self, seat: int) -> int | None:
        for index in range(len(self._given) - 1, -1, -1):
            if self._given[index].seat == seat and not self._given[index].auto:
                return index
        return None

    def go_back(self, back: int) -> None:
        """To when there were so many answers."""
        game = self._past[back]
        assert game is not None
        self._undo = None
        self.moves += 1
        self._game = game
        for seat, length in zip(SEATS, self._lengths[back], strict=True):
            del self._log[seat][length:]
        del self._past[back:], self._given[back:], self._steps[back:], self._lengths[back:]
        self._marks = [mark for mark in self._marks if mark.after <= back]
        self._news, self._jumped = {}, True


def verify_hosted(
    opened: Opened,
    rules: TableGame,
    *,
    bound: bytes,
    bindings: tuple[bytes, bytes],
    deck: Sequence[str] = (),
    seat: int = SPECTATOR,
    given: Sequence[Answer] = (),
    switches: Mapping[str, Any] | None = None,
) -> Verdict:
    """Whether the host played with the chance everybody made, the own deck and the own answers.

    bound, bindings: what host and seats sent before. deck, seat, given: the own ones, in order; a spectator has none.
    switches: the rulings of the table, None = not looked at.
    """
    if bind_key(opened.key) != bound:
        return Verdict(False, 0, say("The key the host opened is not the one it was bound to"))
    if any(bind_nonce(player, opened.nonces[player]) != bindings[player] for player in (0, 1)):
        return Verdict(False, 0, say("A nonce is not the one its seat was bound to"))
    try:
        record = rules.read_record(opened.record)
    except RecordError as error:
        return Verdict(False, 0, say("The record cannot be read: {why}", why=str(error)))
    if record.seed != seed_of(opened.key, opened.nonces):
        return Verdict(False, 0, say("The match was not played with the chance that everybody made"))
    if switches is not None and record.switches != dict(switches):
        return Verdict(False, 0, say("The match was not played by the rulings of this table"))
    if seat != SPECTATOR:
        if tuple(deck) != record.decks[seat]:
            return Verdict(False, 0, say("The match was not played with your deck"))
        said = [entry.answer for entry in record.answers if entry.seat == seat]
        for place, (mine, theirs) in enumerate(zip(given, said, strict=False)):
            if mine != theirs:
                return Verdict(
                    False, place + 1, say("Your answer {number} is another one in the record", number=place + 1)
                )
        if len(said) != len(given):
            return Verdict(False, len(said), say("The record has {count} answers of yours", count=len(said)))
    if why := rules.differs(record):  # nothing of it says that the host did wrong
        return Verdict(False, -1, say("The match cannot be played again with the cards here: {why}", why=why))
    shown = rules.verify(record)
    if not shown.ok:
        return Verdict(False, shown.step or 0, say("{why}", why=shown.message))
    if shown.winner is None:
        return Verdict(False, len(record.answers), say("The match had not ended"))
    return Verdict(True, -1, say("Verified: the match was played with the chance that everybody made"))
