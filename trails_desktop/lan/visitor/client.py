"""Somebody at a referee's table: sits down or watches, plays by what the referee shows, and verifies its chance after.

No Qt: whoever shows it listens. A line that breaks is dialled again until the match is over or was left.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from engine.kernel.decisions import Answer, Refused
from engine.records.lines import CONCEDE
from trails_desktop.lan.line.channel import Line, Lost
from trails_desktop.lan.line.sentences import Fault, plain, say
from trails_desktop.lan.referee.match import MOST_SEEN, bind_nonce
from trails_desktop.lan.referee.talk import Speak
from trails_desktop.lan.referee.wire import (
    Back,
    BackReply,
    GiveUp,
    Hold,
    Ready,
    Reply,
    Sit,
    Talker,
)
from trails_desktop.lan.sealed.audit import Verdict
from trails_desktop.lan.visitor.hearing import Hearer
from trails_desktop.lan.visitor.saved import FORMAT, Visited

_BACKOFF = (0.2, 0.5, 1.0, 2.0, 3.0)  #: seconds between two tries, the last for ever


class Visitor(Hearer):
    """Somebody with a line to a referee's table, or without one for a while."""

    # --- acting -----------------------------------------------------------------------------------------------------
    def sit(self, name: str, deck: Sequence[str]) -> None:
        """Take a chair. Raises :class:`Refused`."""
        if self.stage != "looking" or self._talker is None or not self.free or self.plays is None:
            raise Refused(str(say("Nobody can sit down now")))
        self._name, self.deck, self.stage = name[:60], tuple(deck), "waiting"
        machine = self._talker.line.theirs
        self.visit.sit(
            Visited(FORMAT, self._table.hex(), machine, self.places, self._name, self.deck, self.rules, self.plays.id)
        )
        self.visit.bring(0, self._random(32))
        self._come(self._talker)

    def watch(self, name: str) -> None:
        """Only look on. Raises :class:`Refused`."""
        if self.stage != "looking" or self._talker is None:
            raise Refused(str(say("Nobody can watch now")))
        self._name, self._watch, self.stage = name[:60], True, "waiting"
        if self._introduced:
            self._come(self._talker)

    def answer(self, answer: Answer, *, auto: bool = False) -> None:
        """Answer the open question. Raises :class:`Refused`; then nothing changed."""
        seen = self.seen
        if seen is None or seen.view.decision is None or self.seat not in (0, 1) or self._talker is None:
            raise Refused(str(say("It is not your turn to decide")))
        seen.view.decision.check(answer)
        self._under_way = seen.number
        self._waiting = reply = Reply(seen.number, answer, auto, self.game)
        wait = self._earliest[1] - self._now()
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._send, reply)
        else:
            self._send(reply)
        self._asked_last = seen
        self.seen = replace(seen, view=replace(seen.view, decision=None), aims=())
        self._changed()

    def _send(self, reply: Reply) -> None:
        """An answer leaves, unless the line broke or the question was opened anew since."""
        if self._waiting is reply and self._talker is not None:
            self._waiting = None
            self.visit.say(self.game, reply.number, reply.answer)
            self._talker.send(reply)

    def concede(self) -> None:
        """Give up (103.4)."""
        if self.stage == "playing" and self.seat in (0, 1) and self._talker is not None and not self.between:
            self.visit.say(self.game, 0, CONCEDE)
            self._talker.send(GiveUp())

    def go_on(self) -> None:
        """For the next game. Raises :class:`Refused`."""
        if not (self.between or self.can_repeat) or self.seat not in (0, 1):
            raise Refused(str(say("No game follows")))
        if not self.goes_on:
            self._wished = self.game + 1
            if not self.visit.game(self._wished).nonce:
                self.visit.bring(self._wished, self._random(32))
            self._wish()
        self._changed()

    def _wish(self) -> None:
        if self._talker is not None:  # sides are changed in the next game
            nonce = self.visit.game(self._wished).nonce
            self._talker.send(Ready(self._wished, bind_nonce(self.seat ^ 1, nonce)))

    def hold(self, on: bool) -> None:
        """Let the match stand still, or go on. Raises :class:`Refused`."""
        if self.stage != "playing" or self.seat not in (0, 1) or self._talker is None or self.between:
            raise Refused(str(say("Nothing can be held now")))
        self._talker.send(Hold(on))

    def ask_undo(self) -> None:
        """Ask to take the last answer back. Raises :class:`Refused`."""
        if self.undo.policy == "never" or self._talker is None:
            raise Refused(self.undo.why or "there is nothing to take back")
        self._talker.send(Back())

    def answer_undo(self, yes: bool) -> None:
        """Answer the other player's request. Raises :class:`Refused`."""
        if self.asked != "theirs" or self._talker is None:
            raise Refused(str(say("Nobody asks to take an answer back")))
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
        if self.stage == "over":
            self.visit.drop()
        self.stage = "left"
        if self._talker is not None:
            self._talker.line.cut()
        self._worker.close()

    def _come(self, talker: Talker) -> None:
        if self._watch:
            talker.send(Sit(self._name, watch=True))
        elif not self.free:
            self._refused(str(say("Somebody else has just taken this chair")), "")
        else:
            chair = self.names.index("")
            talker.send(Sit(self._name, self.deck, bind_nonce(chair, self._played.nonce), chair=chair))

    # --- the line ---------------------------------------------------------------------------------------------------
    async def stay(self, line: Line | None, again: Callable[[], Awaitable[Line]]) -> None:
        """Use the line, and dial again whenever it breaks, until it is left or over. line: None if there is none yet.
        again: raises Fault, Lost."""
        tries = 0
        here = line
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
        self._under_way, self._waiting, self._fresh = -1, None, True  # what the old line held is not heard any more
        self._introduced, self._held = False, None
        try:
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

    async def _check(self) -> None:
        plays = self.plays
        assert plays is not None
        games = [self.visit.game(number) for number in range(self.game + 1)]

        def verify() -> tuple[int, Verdict]:
            for number, one in enumerate(games):
                if one.verdict is None or not one.verdict.ok:
                    one.verdict = one.check(plays, self.deck, self._switches)
                if not one.verdict.ok:
                    return number + 1, one.verdict
            assert games[-1].verdict is not None
            return 0, games[-1].verdict

        if self.stage == "left":
            return
        self.differs_in, self.verdict = await self._worker.run(verify)
        self.visit.drop()
        self._changed()
