"""Somebody at a referee's table: sits down or watches, plays by what the referee shows, and verifies its chance after.

No Qt: whoever shows it listens. A line that breaks is dialled again until the match is over or was left.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import msgspec

from engine.kernel.decisions import Answer, Refused
from engine.trails.library import CardPool
from engine.trails.record import CONCEDE, RecordError
from engine.trails.recordfile import read_record
from engine.trails.takeback import Undo
from engine.trails.view import EventView, LogLine
from trails_desktop.lan.audit import Verdict
from trails_desktop.lan.hosted import MOST_SEEN, SPECTATOR, Opened, Seen, bind_nonce, read_seen, verify_hosted
from trails_desktop.lan.lines import Line, Lost
from trails_desktop.lan.sentences import Fault, Sentence, say
from trails_desktop.lan.tabletalk import Question, Slow, Speak, Spoken, TableRules, Times, Told, plain
from trails_desktop.lan.tablewire import (
    VERSION,
    Asked,
    Back,
    BackReply,
    Bound,
    GiveUp,
    Here,
    Message,
    No,
    Open,
    Reply,
    Result,
    Sit,
    Talker,
    View,
)
from trails_desktop.lan.wondering import Wonders

_SLACK = 10.0  #: seconds by which this machine's idea of the own clock may differ from the referee's
_BACKOFF = (0.2, 0.5, 1.0, 2.0, 3.0)  #: seconds between two tries, the last for ever


class Visitor:
    """stage: "looking" (at the table, neither sits nor watches), "waiting" (for the second player), "playing", "over",
    "left". seat: 0, 1 or 2 (watches), -1 before. sentence: why it was left or what was refused. lost: when the line was
    lost (monotonic), None while there is one. asked: "" or who asks to take back, "mine" or "theirs". seen: the last
    that was shown. log: every line so far. present: which players have a line. rules: what holds at the table. chat:
    what was said, oldest first. answered: questions whose answers came since somebody looked.
    """

    def __init__(
        self,
        pool: CardPool,
        nonce: Callable[[int], bytes] = os.urandom,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._pool, self._nonce = pool, nonce(32)
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
        self.record = ""
        self.rules, self.present = TableRules(), (False, False)
        self.chat: deque[Spoken] = deque(maxlen=500)
        self.answered: list[Question] = []
        self._times: tuple[Times, float] | None = None  # and when it came
        self._timed_out = False  # the referee says so, and by the clock here that may be
        self._wonders = Wonders()
        self._name, self._watch = "", False
        self._bound: Bound | None = None
        #: What was answered, by number; several where one was on its way while the question was opened anew.
        self._given: dict[int, tuple[Answer, ...]] = {}
        self._under_way = -1  #: number of the answer that the table has not shown the result of
        self._marks: dict[int, int] = {}  # lines of the log when there were so many answers
        self._chair = 0
        self._conceded = False
        self._asked_last: Seen | None = None
        self._whole = False  # seen from its first question on
        self._talker: Talker | None = None
        self._worker = ThreadPoolExecutor(1, "audit")
        self._listeners: list[Callable[[], None]] = []
        self._checking: asyncio.Task[None] | None = None

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
    def free(self) -> bool:
        """Whether a chair is free, as far as the referee has said."""
        return "" in self.names

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

    # --- acting -----------------------------------------------------------------------------------------------------
    def sit(self, name: str, deck: Sequence[str]) -> None:
        """Take a chair. Raises :class:`Refused`."""
        if self.stage != "looking" or self._talker is None or not self.free:
            raise Refused("nobody can sit down now")
        self._chair = self.names.index("")
        self._name, self.deck, self.stage = name[:60], tuple(deck), "waiting"
        self._come(self._talker)

    def watch(self, name: str) -> None:
        """Only look on. Raises :class:`Refused`."""
        if self.stage != "looking" or self._talker is None:
            raise Refused("nobody can watch now")
        self._name, self._watch, self.stage = name[:60], True, "waiting"
        self._come(self._talker)

    def answer(self, answer: Answer, *, auto: bool = False) -> None:
        """Answer the open question. Raises :class:`Refused`; then nothing changed."""
        seen = self.seen
        if seen is None or seen.view.decision is None or self.seat not in (0, 1) or self._talker is None:
            raise Refused("it is not your turn to decide")
        seen.view.decision.check(answer)
        self._given[seen.number] = (*self._given.get(seen.number, ()), answer)
        self._under_way = seen.number
        self._talker.send(Reply(seen.number, answer, auto))
        self._asked_last = seen
        self.seen = replace(seen, view=replace(seen.view, decision=None), aims=())
        self._changed()

    def concede(self) -> None:
        """Give up (103.4)."""
        if self.stage == "playing" and self.seat in (0, 1) and self._talker is not None:
            self._conceded = True
            self._talker.send(GiveUp())

    def ask_undo(self) -> None:
        """Ask to take the last answer back. Raises :class:`Refused`."""
        if self.undo.policy == "never" or self._talker is None:
            raise Refused(self.undo.why or "there is nothing to take back")
        self._talker.send(Back())

    def answer_undo(self, yes: bool) -> None:
        """Answer the other player's request. Raises :class:`Refused`."""
        if self.asked != "theirs" or self._talker is None:
            raise Refused("nobody asks to take an answer back")
        self.asked = ""
        self._talker.send(BackReply(yes))
        self._changed()

    def say(self, text: str) -> None:
        """Say something to everybody at the table. Raises :class:`Refused`."""
        text = plain(text)
        if not text or self._talker is None or not self.may_talk:
            raise Refused(str(say("Nothing can be said now") if text else say("There is nothing to say")))
        self._talker.send(Speak(text))

    def leave(self) -> None:
        """Go. Who sat keeps the chair until the match is over; the table stands in the list as long."""
        self.stage = "left"
        if self._talker is not None:
            self._talker.line.cut()
        self._worker.shutdown(wait=False)

    # --- the line ---------------------------------------------------------------------------------------------------
    async def stay(self, line: Line, again: Callable[[], Awaitable[Line]]) -> None:
        """Use the line, and dial again whenever it breaks, until it is left or over. again: raises Fault, Lost."""
        tries = 0
        here: Line | None = line
        while self.stage != "left":
            if here is not None:
                tries = 0
                await self._run(here)
                if self.stage in ("left", "over"):
                    return
            await asyncio.sleep(_BACKOFF[min(tries, len(_BACKOFF) - 1)] * random.uniform(0.8, 1.2))
            tries += 1
            here = None
            with contextlib.suppress(Fault, Lost):
                here = await again()

    async def _run(self, line: Line) -> None:
        talker = Talker(line)
        alive = asyncio.ensure_future(line.keep_alive())
        self._talker, self.lost, self.sentence = talker, None, None
        self._under_way = -1  # what the old line still held is not heard any more
        try:
            if self._watch or (self.stage == "waiting" and self._bound is None):
                self._come(talker)
            self._changed()
            while self.stage != "left":
                message = await talker.read(8 * MOST_SEEN)
                if self.stage != "left":
                    self._told(message, talker)
                    self._changed()
        except Lost:
            pass
        except Fault as fault:
            self.sentence = fault.sentence
            self.stage = "left" if self.stage != "over" else self.stage
        finally:
            alive.cancel()
            self._hold_clock()
            self._wonders.forget()
            self._talker, self.lost = None, self._now()
            await line.close()
            self._changed()

    def _come(self, talker: Talker) -> None:
        if self._watch:
            talker.send(Sit(self._name, watch=True))
        else:
            talker.send(Sit(self._name, self.deck, bind_nonce(self._chair, self._nonce), chair=self._chair))

    def _told(self, message: Message, talker: Talker) -> None:
        if isinstance(message, Here):
            if message.version != VERSION:
                raise Fault(say("The referee's table speaks version {theirs}, this program {mine}",
                                theirs=message.version, mine=VERSION))  # fmt: skip
            self.names, self.present, self.rules = message.names, message.present, message.rules
        elif isinstance(message, Bound):
            self._bound, self.seat = message, message.seat
            if self.seat != SPECTATOR and self.seen is None:
                talker.send(Open(self._nonce))
        elif isinstance(message, View):
            self._see(read_seen(message.seen), Undo(policy=message.undo, why=message.why))
        elif isinstance(message, Asked):
            self.asked = "mine" if message.mine else "theirs"
        elif isinstance(message, Result) and self._bound is not None:
            self.stage, self.record = "over", message.record
            if self._checking is None:
                opened = Opened(message.key, message.nonces, message.record)
                self._checking = asyncio.ensure_future(self._check(opened, self._bound))
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

    def _timed(self, times: Times) -> None:
        left = self.left(self.seat) if self.seat in (0, 1) else None
        if times.out == self.seat and left is not None and left <= _SLACK:
            self._timed_out = True
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
        elif self._bound is not None:
            self.refusal = why
            if self._asked_last is not None and self.seen is not None and self._asked_last.number == self.seen.number:
                self.seen = self._asked_last  # the question is open still
                if len(self._given.get(self.seen.number, ())) == 1:
                    del self._given[self.seen.number]
                self._under_way = -1
        elif self.stage == "waiting":  # no chair for this deck, or nobody else can watch
            self.sentence, self.stage = say("The referee refused: {why}", why=why), "looking"
            self._watch = False

    def _see(self, seen: Seen, undo: Undo) -> None:
        if self._bound is None:
            raise Fault(say("A message came that no program of ours sends"))
        if self.seen is None:
            self._whole = seen.number == 0
        if self.stage != "over":
            self.stage = "playing"
        self.undo, self.asked = undo, ""
        self._wonders.forget()
        on_its_way = seen.number == self._under_way
        self._given = {
            number: answers
            for number, answers in self._given.items()
            if number < seen.number or (on_its_way and number == seen.number)
        }
        if on_its_way and not seen.jumped:
            # Sent before the answer came: the question is answered, and must not be answered otherwise.
            seen = replace(seen, view=replace(seen.view, decision=None), aims=())
        else:
            self._under_way = -1
        self.seen = seen
        if seen.jumped:
            earlier = [count for number, count in self._marks.items() if number <= seen.number]
            del self.log[max(earlier, default=0) :]
            self._marks = {number: count for number, count in self._marks.items() if number <= seen.number}
            self.news.append(None)
        self.log.extend(seen.lines)
        self._marks[seen.number] = len(self.log)
        self.news.append((seen.events, seen.lines))

    async def _check(self, opened: Opened, bound: Bound) -> None:
        seat = self.seat if self._whole else SPECTATOR
        conceded, number = self._conceded or self._timed_out, self.seat

        def verify() -> Verdict:
            given = heard(opened.record, number, self._given, conceded)
            return verify_hosted(
                opened, self._pool, bound=bound.key, bindings=bound.nonces, deck=self.deck, seat=seat, given=given
            )

        if self.stage == "left":
            return
        self.verdict = await asyncio.get_running_loop().run_in_executor(self._worker, verify)
        self._changed()

    def _changed(self) -> None:
        for call in tuple(self._listeners):
            call()


def heard(text: str, seat: int, given: Mapping[int, Sequence[Answer]], conceded: bool) -> list[Answer]:
    """The own answers that reached the referee: one that crossed the other player's giving up did not, nor one that was
    lost with the line before the own giving up; and that may have been lost as well. Of several answers to one question
    any may have come first."""
    try:
        answers = read_record(text).answers
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
