"""What somebody at a referee's table has heard and knows of it. No Qt: whoever shows it listens."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from engine.trails.cards.pool import CardPool
from engine.trails.state.rulings import Switches
from engine.trails.views.records import EventView, LogLine
from engine.trails.views.takeback import Undo
from trails_desktop.lan.line.background import Aside
from trails_desktop.lan.line.pacing import delay
from trails_desktop.lan.line.sentences import Fault, Sentence, plain, say
from trails_desktop.lan.referee.match import SPECTATOR, Opened, Seen, read_seen
from trails_desktop.lan.referee.sitting import switches_of
from trails_desktop.lan.referee.talk import Question, Slow, Spoken, TableRules, Times, Told
from trails_desktop.lan.referee.wire import (
    VERSION,
    Asked,
    Bound,
    Here,
    Message,
    No,
    Open,
    Reply,
    Result,
    Talker,
    View,
)
from trails_desktop.lan.room.file import Address
from trails_desktop.lan.sealed.audit import Verdict
from trails_desktop.lan.visitor.questions import Wonders
from trails_desktop.lan.visitor.saved import FORMAT, Played, Visit, Visited

_MOST_LINES = 50_000  #: of a log; the longest match has fewer
_MOST_NEWS = 200
_SLACK = 10.0  #: seconds by which this machine's idea of the own clock may differ from the referee's


class Hearer:
    """stage: "looking" (at the table, neither sits nor watches), "waiting" (for the second player), "playing", "over",
    "left". seat: 0, 1 or 2 (watches), -1 before. sentence: why it was left or what was refused. lost: when the line was
    lost (monotonic), None while there is one. asked: "" or who asks to take back, "mine" or "theirs". seen: the last
    that was shown of the game at hand. log: every line so far. present: which players have a line. rules: what holds at
    the table. chat: what was said, oldest first. answered: questions whose answers came since somebody looked.

    game: which of several is at hand, from 0; with each the players change seats. wins, ready, held: by seat. visit:
    what is known of all games, kept in ``folder``. places: where the table waits. pace: scales the times after which
    answers leave.
    """

    def __init__(
        self,
        pool: CardPool,
        nonce: Callable[[int], bytes] = os.urandom,
        now: Callable[[], float] = time.monotonic,
        *,
        folder: Path | None = None,
        visit: Visit | None = None,
        places: Sequence[Address] = (),
        pace: float = 0.0,
    ) -> None:
        self._now, self._random, self._pool, self._pace = now, nonce, pool, pace
        self.visit = Visit(folder) if visit is None else visit
        self.places = tuple(places)
        self.stage, self.seat, self.asked = "looking", -1, ""
        self.names: tuple[str, str] = ("", "")
        self.deck: tuple[str, ...] = ()
        self.sentence: Sentence | None = None
        self.refusal = ""  #: what the referee said of the last answer
        self.lost: float | None = None
        self.seen: Seen | None = None
        self.undo = Undo("never")
        self.log: list[LogLine] = []
        self.news: list[tuple[tuple[EventView, ...], tuple[LogLine, ...]] | None] = []
        self.verdict: Verdict | None = None
        self.differs_in = 0  #: the game that is not verified, from 1
        self.rules, self.present = TableRules(), (False, False)
        self.game, self.wins = 0, (0, 0)
        self.ready, self.held = (False, False), (False, False)
        self.chat: deque[Spoken] = deque(maxlen=500)
        self.answered: list[Question] = []
        self._times: tuple[Times, float] | None = None  # and when it came
        self._wonders = Wonders()
        self._name, self._watch = "", False
        self._table = b""  # its id
        self._switches = Switches()
        self._agreed: TableRules | None = None  # once it has begun
        self._under_way = -1  #: number of the answer that the table has not shown the result of
        self._waiting: Reply | None = None  #: that answer as long as it has not left
        self._earliest: tuple[int, float] = (-1, 0.0)  #: which question, and when an answer to it may leave
        self._asked_last: Seen | None = None
        self._fresh = True  # nothing was shown on this line yet
        self._introduced = False  # the referee has said on this line who sits there
        self._wished = -1  # the next game, if this one is ready for it
        self._talker: Talker | None = None
        self._worker = Aside("audit")
        self._listeners: list[Callable[[], None]] = []
        self._checking: asyncio.Task[None] | None = None
        if self.visit.sat is not None:  # it was begun before
            sat = self.visit.sat
            self.stage, self._name, self.deck, self.lost = "waiting", sat.name, sat.deck, now()
            self._table, self.places, self._agreed = bytes.fromhex(sat.id), sat.addresses, sat.rules
            self._switches = switches_of(sat.rules)

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def connected(self) -> bool:
        """Whether there is a line now."""
        return self._talker is not None

    @property
    def name(self) -> str:
        """The own name at this table, "" before one sits or watches."""
        return self._name

    @property
    def table(self) -> str:
        """The id of the table, as it is announced."""
        return self._table.hex()

    @property
    def machine(self) -> bytes:
        """The referee's fingerprint, b"" before anybody sat down."""
        return b"" if self.visit.sat is None else self.visit.sat.machine

    @property
    def between(self) -> bool:
        """Whether a game is over and another one follows."""
        ended = self.seen is not None and self.seen.view.winner is not None
        most, count = self.rules.best_of, self.game + 1
        return self.stage == "playing" and ended and count < most and max(self.wins) <= most // 2

    @property
    def goes_on(self) -> bool:
        """Whether this one has said that it is ready for the next game."""
        return self._wished == self.game + 1

    @property
    def records(self) -> list[str]:
        """The games as text, once the referee has opened them."""
        return [one.opened.record for _, one in sorted(self.visit.games.items()) if one.opened is not None]

    @property
    def whole(self) -> bool:
        """Whether this program was there from the first card of every game on; who watches never is."""
        return bool(self.visit.games) and all(one.whole for one in self.visit.games.values())

    @property
    def free(self) -> bool:
        """Whether a chair is free, as far as the referee has said."""
        return self._introduced and "" in self.names

    @property
    def may_talk(self) -> bool:
        """Whether this one may say something at this table."""
        talk = self.rules.talk
        return talk == "all" or (talk == "players" and self.seat != SPECTATOR)

    def left(self, seat: int) -> float | None:
        """Seconds on a seat's clock, None without one."""
        if self._times is None:
            return None
        times, came = self._times
        runs = times.runs == seat and self.connected
        return times.left[seat] / 1000 - (self._now() - came if runs else 0.0)

    @property
    def clock_stands(self) -> bool:
        """Whether nobody's clock runs."""
        return self._times is not None and self._times[0].runs < 0

    def wonder(self, question: Question) -> Told | None:
        """What the referee says of that, None if it is not known yet: then it is asked, and ``answered`` tells when
        the answer is there."""
        talker = self._talker
        return self._wonders.wonder(question, None if talker is None or self.seen is None else talker.send)

    def take_answered(self) -> list[Question]:
        """Questions whose answers came since."""
        came, self.answered = self.answered, []
        return came

    def listen(self, call: Callable[[], None]) -> None:
        """Call that whenever something may be different."""
        self._listeners.append(call)

    def deaf(self, call: Callable[[], None]) -> None:
        """No longer."""
        if call in self._listeners:
            self._listeners.remove(call)

    def take_news(self) -> list[tuple[tuple[EventView, ...], tuple[LogLine, ...]] | None]:
        """What happened since, in order; None for "an answer was taken back"."""
        news, self.news = self.news, []
        return news

    # --- what the referee says --------------------------------------------------------------------------------------
    @property
    def _played(self) -> Played:
        """What is known of the game at hand."""
        return self.visit.game(self.game)

    def _told(self, message: Message, talker: Talker) -> None:
        if isinstance(message, Here):
            self._hear_who(message, talker)
        elif isinstance(message, Bound):
            self._hear_bound(message, talker)
        elif isinstance(message, View):
            if message.game == self.game:
                self._see(read_seen(message.seen), Undo(policy=message.undo, why=message.why))
        elif isinstance(message, Asked):
            self.asked = "mine" if message.mine else "theirs"
        elif isinstance(message, Result) and message.game <= self.game:
            self._hear_result(message)
        elif isinstance(message, Told):
            asked = self._wonders.told(message, talker.send)
            if asked is not None:
                self.answered.append(asked)
        elif isinstance(message, Times):
            self._timed(message)
        elif isinstance(message, Spoken):
            if not self.chat or message.number > self.chat[-1].number:
                self.chat.append(msgspec.structs.replace(message, text=plain(message.text), name=plain(message.name)))
        elif isinstance(message, Slow):
            self._slowed(message)
        elif isinstance(message, No):
            self._refused(message.why, message.about)
        else:
            raise Fault(say("A message came that no program of ours sends"))

    def _hear_who(self, message: Here, talker: Talker) -> None:
        if message.version != VERSION:
            raise Fault(say("The referee's table speaks version {theirs}, this program {mine}",
                            theirs=message.version, mine=VERSION))  # fmt: skip
        if self._table and self.visit.sat is not None and message.id != self._table:
            raise Fault(say("Another table waits there now; this match is not there any more"))
        if self._agreed is not None and message.rules != self._agreed:
            raise Fault(say("The referee has changed what holds at its table"))
        if message.game < self.game:
            raise Fault(say("A message came that no program of ours sends"))
        if message.game > self.game:
            self._next_game(message.game)
        self._table, self._switches = message.id, switches_of(message.rules)
        self.names = plain(message.names[0])[:60], plain(message.names[1])[:60]
        self.present, self.rules = message.present, message.rules
        self.wins, self.ready, self.held = message.wins, message.ready, message.held
        if not self._introduced:
            self._introduced = True
            if self._watch or (self.stage == "waiting" and message.you < 0 and self._played.bound is None):
                self._come(talker)
            if self.goes_on and not self.ready[self.seat & 1]:
                self._wish()

    def _next_game(self, game: int) -> None:
        """Another game begins, with changed sides if it is the very next one."""
        if self.seat in (0, 1) and (game - self.game) & 1:
            self.seat ^= 1
            told = [msgspec.structs.replace(one, seat=one.seat ^ 1) if one.seat < 2 else one for one in self.chat]
            self.chat = deque(told, maxlen=500)
        self.game, self.seen, self.log, self.asked = game, None, [], ""
        self.undo, self._times, self._asked_last = Undo("never"), None, None
        self._under_way, self._waiting, self._earliest = -1, None, (-1, 0.0)
        self.news.clear()
        self._wonders.forget()

    def _hear_bound(self, message: Bound, talker: Talker) -> None:
        other = message.game == self.game and self.seat >= 0 and message.seat != self.seat
        if not self._table or message.game > self.game or other or (self._watch and message.seat != SPECTATOR):
            raise Fault(say("A message came that no program of ours sends"))
        if message.seat != SPECTATOR and self.visit.sat is None:
            machine = talker.line.theirs  # this program was closed, and its file is lost
            self.visit.sit(Visited(FORMAT, self._table.hex(), machine, self.places, self._name, (), self.rules))
        self.visit.meet(message, self.names[message.seat ^ 1] if message.seat != SPECTATOR else "")
        self._agreed = self.rules
        if message.game == self.game:
            self.seat = message.seat
            if self.stage in ("looking", "waiting"):
                self.stage = "waiting"
            if self._played.whole and self.seen is None:
                talker.send(Open(self._played.nonce))

    def _hear_result(self, message: Result) -> None:
        self.stage = "over"
        played = self.visit.game(message.game)
        if played.bound is None:
            raise Fault(say("A message came that no program of ours sends"))
        if played.opened is None:
            played.opened = Opened(message.key, message.nonces, message.record)
        if self._checking is None and all(self.visit.game(game).opened is not None for game in range(self.game + 1)):
            self._checking = asyncio.ensure_future(self._check())

    def _timed(self, times: Times) -> None:
        left = self.left(self.seat) if self.seat in (0, 1) else None
        if times.out == self.seat and left is not None and left <= _SLACK and not self._played.timed_out:
            self.visit.late(self.game)
        self._times = times, self._now()

    def _hold_clock(self) -> None:
        """The line is lost: what the clocks show stands."""
        if self._times is not None:
            one, two = (round(1000 * (self.left(seat) or 0.0)) for seat in (0, 1))
            self._times = Times((one, two)), self._now()

    def _slowed(self, message: Slow) -> None:
        if message.ref < 0:
            self.refusal = str(say("You talk faster than the table hears; wait a moment"))
        elif self._wonders.slow(message):
            asyncio.get_running_loop().call_later(min(message.wait, 5000) / 1000, self._ask_again)

    def _ask_again(self) -> None:
        if self._talker is not None:
            self._wonders.again(self._talker.send)

    def _refused(self, why: str, about: str) -> None:
        if about == "ask":
            return
        if about == "talk":
            self.refusal = why
        elif self._played.bound is not None:
            self.refusal = why
            if self._asked_last is not None and self.seen is not None and self._asked_last.number == self.seen.number:
                self.seen = self._asked_last  # the question is open still
                if len(self._played.given.get(self.seen.number, ())) == 1:
                    self.visit.void(self.game, self.seen.number)
                self._under_way, self._waiting = -1, None
        elif self.stage == "waiting":  # no chair for this deck, or nobody else can watch
            self.sentence, self.stage = say("The referee refused: {why}", why=why), "looking"
            self._watch = False
            self.visit.drop()
            self.visit.sat = None
        else:
            self.sentence = say("The referee refused: {why}", why=why)

    def _see(self, seen: Seen, undo: Undo) -> None:
        if self._played.bound is None:
            raise Fault(say("A message came that no program of ours sends"))
        if self.stage != "over":
            self.stage = "playing"
        self.undo, self.asked = undo, ""
        self._wonders.forget()
        on_its_way = seen.number == self._under_way
        self.visit.void(self.game, seen.number + on_its_way)
        if on_its_way and not seen.jumped:
            # Sent before the answer came: the question is answered, and must not be answered otherwise.
            seen = replace(seen, view=replace(seen.view, decision=None), aims=())
        else:
            self._under_way, self._waiting = -1, None
            self._ask(seen)
        self.seen = seen
        known = len(self.log)
        del self.log[min(seen.first, known) :]
        self.log.extend(seen.lines)
        if len(self.log) > _MOST_LINES:
            raise Fault(say("A message came that no program of ours sends"))
        if len(self.news) > _MOST_NEWS:  # nobody looks: who looks then sees where it stands
            self.news.clear()
            self.news.append(None)
        if self._fresh or seen.jumped:
            self.news.append(None)
        else:
            self.news.append((seen.events, seen.lines[max(0, known - seen.first) :]))
        self._fresh = False

    def _ask(self, seen: Seen) -> None:
        """When an answer to the question may leave; how long it takes must not tell what is held."""
        decision = seen.view.decision
        if decision is not None and self._earliest[0] != seen.number:
            self._earliest = seen.number, self._now() + delay(decision, os.urandom(2), self._pace)

    def _changed(self) -> None:
        for call in tuple(self._listeners):
            call()

    def _come(self, talker: Talker) -> None:
        """Say who comes."""
        raise NotImplementedError

    def _wish(self) -> None:
        """Say that this one is ready for the next game."""
        raise NotImplementedError

    async def _check(self) -> None:
        """Whether what the referee opened fits."""
        raise NotImplementedError
