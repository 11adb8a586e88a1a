"""Somebody at a referee's table: sits down or watches, plays by what the referee shows, and verifies its chance after.

No Qt: whoever shows it listens. A line that breaks is dialled again until the match is over or was left.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from engine.kernel.decisions import Answer, Refused
from engine.trails.library import CardPool
from engine.trails.record import CONCEDE, RecordError
from engine.trails.recordfile import read_record
from engine.trails.takeback import Undo
from engine.trails.view import EventView, LogLine
from trails_desktop.lan.audit import Verdict
from trails_desktop.lan.hosted import MOST_SEEN, SPECTATOR, Opened, Seen, bind_nonce, read_seen, verify_hosted
from trails_desktop.lan.lines import Line, Lost
from trails_desktop.lan.referee import (
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
from trails_desktop.lan.sentences import Fault, Sentence, say

_BACKOFF = (0.2, 0.5, 1.0, 2.0, 3.0)  #: seconds between two tries, the last for ever


class Visitor:
    """stage: "looking" (at the table, neither sits nor watches), "waiting" (for the second player), "playing", "over",
    "left". seat: 0, 1 or 2 (watches), -1 before. sentence: why it was left or what was refused. lost: when the line was
    lost (monotonic), None while there is one. asked: "" or who asks to take back, "mine" or "theirs". seen: the last
    that was shown. log: every line so far.
    """

    def __init__(self, pool: CardPool, nonce: Callable[[int], bytes] = os.urandom) -> None:
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
        self._name, self._watch = "", False
        self._bound: Bound | None = None
        self._given: dict[int, Answer] = {}
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
    def free(self) -> bool:
        """Whether a chair is free, as far as the referee has said."""
        return "" in self.names

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
        self._given[seen.number] = answer
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
            self._talker, self.lost = None, time.monotonic()
            await line.close()
            self._changed()

    def _come(self, talker: Talker) -> None:
        if self._watch:
            talker.send(Sit(self._name, watch=True))
        else:
            talker.send(Sit(self._name, self.deck, bind_nonce(self._chair, self._nonce), chair=self._chair))

    def _told(self, message: Message, talker: Talker) -> None:
        if isinstance(message, Here):
            self.names = message.names
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
        elif isinstance(message, No):
            self._refused(message.why)
        else:
            raise Fault(say("A message came that no program of ours sends"))

    def _refused(self, why: str) -> None:
        if self._bound is not None:
            self.refusal = why
            if self._asked_last is not None and self.seen is not None and self._asked_last.number == self.seen.number:
                self.seen = self._asked_last  # the question is open still
                self._given.pop(self.seen.number, None)
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
        self.seen, self.undo, self.asked = seen, undo, ""
        self._given = {number: answer for number, answer in self._given.items() if number < seen.number}
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
        conceded, number = self._conceded, self.seat

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


def heard(text: str, seat: int, given: Mapping[int, Answer], conceded: bool) -> list[Answer]:
    """The own answers that reached the referee: one that crossed the other player's giving up did not, nor one that was
    lost with the line before the own giving up; and that may have been lost as well."""
    try:
        answers = read_record(text).answers
    except RecordError:
        answers = ()
    ends = [
        place for place, entry in enumerate(answers) if entry.answer == CONCEDE and (entry.seat != seat or conceded)
    ]
    said = [answer for place, answer in sorted(given.items()) if place not in ends]
    if conceded and any(entry.seat == seat and entry.answer == CONCEDE for entry in answers):
        said.append(CONCEDE)
    return said
