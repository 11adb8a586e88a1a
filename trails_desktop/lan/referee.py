"""A hosted match over lines: a referee on a third machine, two players, and who watches.

The referee runs the rules and sends each seat what it may see. Chance is bound by all three before anything is dealt
and opened afterwards, so that it can be verified; that the referee does not look at hidden cards is trust, not proof.

    referee  -> Here(names)                 who sits at the table
    comes    -> Sit(name, deck, bound)      referee -> Bound(bindings, key's binding) when both sit
    comes    -> Open(nonce)                 referee -> what is seen, after everything that happens
    comes    -> Reply, GiveUp               referee -> No(why) if that cannot be; Opened at the end
    comes    -> Back, BackReply             referee -> Asked: the other player wants to take an answer back
    comes    -> questions and talk          see :mod:`trails_desktop.lan.tabletalk`
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable

from engine.kernel.decisions import Answer, Refused
from engine.trails.library import CardPool
from engine.trails.takeback import Undo
from trails_desktop.lan.finding import Finder
from trails_desktop.lan.gate import Door
from trails_desktop.lan.hosted import MOST_SEEN, SPECTATOR, HostedMatch, Opened, Seen, read_seen, write_seen
from trails_desktop.lan.identity import Identity
from trails_desktop.lan.known import KnownMachines
from trails_desktop.lan.lines import Line, Lost
from trails_desktop.lan.pacing import Meter
from trails_desktop.lan.sentences import Fault, say
from trails_desktop.lan.tabletalk import (
    Question,
    Slow,
    Speak,
    Spoken,
    TableRules,
    Times,
    plain,
)
from trails_desktop.lan.tabletime import TableTime
from trails_desktop.lan.tablewire import (
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

_ASKING = (25.0, 80.0, 80.0)  #: questions a second, at once, to begin with; a person's hand asks a few a second
_TALKING = (0.5, 6.0, 6.0)
_KEPT = 50  #: lines of talk that somebody who comes (back) is sent


class Seated:
    """Somebody with a line to the table, sitting or not. seat: 2 = watches, -1 = neither."""

    def __init__(self, talker: Talker, machine: bytes) -> None:
        self.talker, self.machine = talker, machine
        self.seat, self.name = -1, ""
        self.meter, self.asking, self.talking = Meter(), Meter(*_ASKING), Meter(*_TALKING)


class Table(Door):
    """One hosted match. machines: who sits, by seat; a line that breaks may come again as long as its machine does."""

    kind = "hosted"

    def __init__(
        self,
        ident: str,
        pool: CardPool,
        own: Identity,
        known: KnownMachines,
        finder: Finder,
        rules: TableRules | None = None,
        *,
        now: Callable[[], float] = time.monotonic,
        random: Callable[[int], bytes] = os.urandom,
    ) -> None:
        super().__init__(ident, own, known, finder)
        self.rules = TableRules() if rules is None else rules
        self.match = HostedMatch(pool, random=random)
        self._now = now
        self.time = TableTime(self.rules.clock, now())
        self._bell: asyncio.TimerHandle | None = None
        self._said: deque[Spoken] = deque(maxlen=_KEPT)
        self._count = 0
        self.machines: list[bytes] = [b"", b""]
        self.names = ["", ""]
        self._lines: dict[int, Seated] = {}
        self._watchers: list[Seated] = []
        self._visitors: list[Seated] = []  # everybody with a line
        self._over = False

    @property
    def over(self) -> bool:
        """Whether the match is over and everybody was told."""
        return self._over

    async def close(self) -> None:
        if self._bell is not None:
            self._bell.cancel()
        await super().close()

    async def _arrived(self, line: Line) -> None:
        self._known.remember(line.theirs, self._known.name(line.theirs))
        who = Seated(Talker(line), line.theirs)
        alive = asyncio.ensure_future(line.keep_alive())
        self.changed()
        try:
            self.comes(who)
            while True:
                message = await who.talker.read()
                wait = who.meter.take(asyncio.get_running_loop().time())
                if wait:
                    await asyncio.sleep(min(wait, 2.0))
                self.hear(who, message)
        except (Lost, Fault):
            pass
        finally:
            alive.cancel()
            self.goes(who)
            await line.close()

    def comes(self, who: Seated) -> None:
        """Somebody has a line to the table; a player whose line had broken is known by the machine."""
        self._visitors.append(who)
        who.talker.send(self._here())
        if who.machine not in self.machines:
            return
        seat = who.seat = self.machines.index(who.machine)
        who.name = self.names[seat]
        before = self._lines.get(seat)
        if before is not None:
            before.talker.line.cut()
        self._lines[seat] = who
        if all(self.match.bindings):
            who.talker.send(Bound(seat, self.match.bound, self.match.bindings))
        self._remind(who)
        self._show(who)
        self._tick()
        self._tell_here()
        if self.match.undo_asked_by in (0, 1):
            who.talker.send(Asked(self.match.undo_asked_by == seat))

    def goes(self, who: Seated) -> None:
        """Somebody's line is gone."""
        self._visitors.remove(who)
        if who in self._watchers:
            self._watchers.remove(who)
        if self._lines.get(who.seat) is who:
            del self._lines[who.seat]
            self._tell_here()
            self._tick()

    def hear(self, who: Seated, message: Message) -> None:
        """Do what was said, or say why not."""
        if who.seat in (0, 1) and self._lines.get(who.seat) is not who:
            return  # the player is back on another line, was asked there again, and may answer otherwise
        try:
            if isinstance(message, Question):
                self._advise(who, message)
            elif isinstance(message, Speak):
                self._speak(who, message)
            else:
                self._take(who, message)
        except Refused as refused:
            about = "talk" if isinstance(message, Speak) else "ask" if isinstance(message, Question) else ""
            who.talker.send(No(str(refused)[:300], about))

    def _take(self, who: Seated, message: Message) -> None:
        """What belongs to the game. Raises :class:`Refused`; then nothing changed."""
        match, seat = self.match, who.seat
        if isinstance(message, Sit) and seat < 0:
            self._sit(who, message)
        elif isinstance(message, Open) and seat in (0, 1):
            match.open(seat, message.nonce)
            self._show_all()
        elif isinstance(message, Reply) and seat in (0, 1):
            self._late(seat)
            match.answer(seat, message.number, message.answer, auto=message.auto)
            self._show_all()
        elif isinstance(message, GiveUp) and seat in (0, 1):
            match.concede(seat)
            self._show_all()
        elif isinstance(message, Back) and seat in (0, 1):
            if match.ask_undo(seat):
                self._show_all()
            else:
                self._ask_back(seat)
        elif isinstance(message, BackReply) and seat in (0, 1):
            match.answer_undo(seat, message.yes)
            self._show_all()
        else:
            raise Refused("that has no place here")

    def _sit(self, who: Seated, message: Sit) -> None:
        if message.watch or all(self.machines):
            if len(self._watchers) >= self.rules.watchers:
                raise Refused(str(say("Nobody else can watch here")))
            self._watchers.append(who)
            who.seat, who.name = SPECTATOR, message.name
            if all(self.match.bindings):
                who.talker.send(Bound(SPECTATOR, self.match.bound, self.match.bindings))
            self._remind(who)
            self._show(who)
            return
        seat = self.machines.index(b"")
        if message.chair not in (-1, seat):
            raise Refused(str(say("Somebody else has just taken this chair")))
        self.match.join(seat, message.name, message.deck, message.bound)
        self.machines[seat], self.names[seat] = who.machine, message.name
        who.seat, who.name = seat, message.name
        self._known.remember(who.machine, message.name)
        self._lines[seat] = who
        self._tell_here()
        self._remind(who)
        if all(self.machines):
            for other in self._everybody():
                other.talker.send(Bound(other.seat, self.match.bound, self.match.bindings))
        self.changed()

    # --- questions and talk -----------------------------------------------------------------------------------------
    def _advise(self, who: Seated, question: Question) -> None:
        wait = who.asking.take(self._now())
        if wait:
            who.asking.level = max(who.asking.level, -5.0)  # who asks on does not wait for ever
            who.talker.send(Slow(question.ref, round(wait * 1000)))
        else:
            who.talker.send(self.match.advise(who.seat, question))

    def _speak(self, who: Seated, message: Speak) -> None:
        text, talk = plain(message.text), self.rules.talk
        if talk == "off":
            raise Refused(str(say("Nobody talks at this table")))
        if who.seat < 0 or (who.seat == SPECTATOR and talk != "all"):
            raise Refused(str(say("Only who plays can talk at this table")))
        if not text:
            raise Refused(str(say("There is nothing to say")))
        wait = who.talking.take(self._now())
        if wait:
            who.talking.level = max(who.talking.level, -2.0)
            who.talker.send(Slow(-1, round(wait * 1000)))
            return
        spoken = Spoken(self._count, who.seat, who.name, text)
        self._count += 1
        self._said.append(spoken)
        for other in self._everybody():
            other.talker.send(spoken)

    def _remind(self, who: Seated) -> None:
        """What was said before."""
        for spoken in self._said:
            who.talker.send(spoken)

    # --- clocks -----------------------------------------------------------------------------------------------------
    def _tick(self) -> None:
        """Let the clocks run for who is asked now, and tell everybody."""
        if not self.time.on or not all(self.match.bindings):
            return
        now, present = self._now(), len(self._lines) == 2
        self.time.look(self.match.asked, self.match.moves, present, now)
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        due = self.time.due(now)
        if due is not None:
            self._bell = self._wake(due + 0.01)
        times = self.time.told(now)
        for who in self._everybody():
            who.talker.send(times)

    def _wake(self, seconds: float) -> asyncio.TimerHandle | None:
        return asyncio.get_running_loop().call_later(seconds, self._ring)

    def _late(self, seat: int) -> None:
        """An answer that comes after its time. Raises :class:`Refused`: the match is over then."""
        if seat == self.match.asked and self.time.due(self._now()) == 0.0:
            self._ring()
            raise Refused(str(say("The time for this answer has run out")))

    def _ring(self) -> None:
        self._bell = None
        if self.match.asked in (0, 1) and self.time.due(self._now()) == 0.0:
            self.match.concede(self.time.run_out(), late=True)
            self._show_all()
        else:
            self._tick()

    # --- telling ----------------------------------------------------------------------------------------------------
    def _here(self) -> Here:
        return Here((self.names[0], self.names[1]), (0 in self._lines, 1 in self._lines), self.rules)

    def _tell_here(self) -> None:
        for visitor in self._visitors:
            visitor.talker.send(self._here())

    def _ask_back(self, seat: int) -> None:
        for at, who in self._lines.items():
            who.talker.send(Asked(at == seat))

    def _everybody(self) -> list[Seated]:
        return [*self._lines.values(), *self._watchers]

    def _show_all(self) -> None:
        over = self.match.over
        self._tick()  # before the views: whose time ran out is known when the match ends
        seen: dict[int, bytes] = {}
        for who in self._everybody():
            self._show(who, seen)
        if over and not self._over:
            self._over = True
            self.changed()

    def _show(self, who: Seated, seen: dict[int, bytes] | None = None) -> None:
        try:
            shown = {} if seen is None else seen
            if who.seat not in shown:
                shown[who.seat] = write_seen(self.match.seen(who.seat))
        except Refused:
            return  # nothing was dealt yet
        undo = self.match.undo_state(who.seat) if who.seat in (0, 1) else Undo("never")
        who.talker.send(View(shown[who.seat], undo.policy, undo.why[:300]))
        if self.match.over:
            opened = self.match.opened()
            who.talker.send(Result(opened.key, opened.nonces, opened.record))


async def take_part(
    line: Line, name: str, deck: tuple[str, ...], nonce: bytes, bound: bytes, choose: Callable[[Seen], Answer | None]
) -> tuple[Opened, Bound, list[Answer]]:
    """A player's side of a hosted match, to its end: what was opened, bound, and the own answers.

    choose: the answer to what is seen, None to wait for more. Raises :class:`Lost`, :class:`Fault`.
    """
    talker, given = Talker(line), list[Answer]()
    bindings: Bound | None = None
    alive = asyncio.ensure_future(line.keep_alive())
    try:
        talker.send(Sit(name, deck, bound))
        while True:
            message = await talker.read(8 * MOST_SEEN)
            if isinstance(message, Bound):
                bindings = message
                talker.send(Open(nonce))
            elif isinstance(message, View) and bindings is not None:
                seen = read_seen(message.seen)
                decision = seen.view.decision
                if decision is not None and decision.seat == bindings.seat:
                    answer = choose(seen)
                    if answer is not None:
                        given.append(answer)
                        talker.send(Reply(seen.number, answer))
            elif isinstance(message, Result) and bindings is not None:
                return Opened(message.key, message.nonces, message.record), bindings, given
            elif isinstance(message, No):
                raise Fault(say("The referee refused: {why}", why=message.why))
            elif not isinstance(message, Here | Asked | Times | Spoken):
                raise Fault(say("A message came that no program of ours sends"))
    finally:
        alive.cancel()
        await line.close()
