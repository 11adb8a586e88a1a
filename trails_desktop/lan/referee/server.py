"""A hosted match over lines: a referee on a third machine, two players, and who watches.

The referee runs the rules and sends each seat what it may see. Chance is bound by all three before anything is dealt
and opened afterwards, so that it can be verified; that the referee does not look at hidden cards is trust, not proof.

    referee  -> Here(names)                 who sits at the table
    comes    -> Sit(name, deck, bound)      referee -> Bound(bindings, key's binding) when both sit
    comes    -> Open(nonce)                 referee -> what is seen, after everything that happens
    comes    -> Reply, GiveUp               referee -> No(why) if that cannot be; Result at the end, for every game
    comes    -> Back, BackReply             referee -> Asked: the other player wants to take an answer back
    comes    -> Ready, Hold                 referee -> Here: for the next game; the match stands still
    comes    -> questions and talk          see :mod:`trails_desktop.lan.referee.talk`
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.kernel.decisions import Refused
from engine.takeback import Undo
from trails_desktop.lan.line.channel import Line, Lost
from trails_desktop.lan.line.discovery import Finder
from trails_desktop.lan.line.identity import Identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.sentences import Fault, plain, say
from trails_desktop.lan.referee.clocks import TableTime
from trails_desktop.lan.referee.connections import Entrance, Seated, Talk, introduce, version_at
from trails_desktop.lan.referee.games.port import TableGame
from trails_desktop.lan.referee.match import SPECTATOR, HostedMatch
from trails_desktop.lan.referee.sitting import Sitting
from trails_desktop.lan.referee.talk import (
    Question,
    Slow,
    Speak,
    TableRules,
)
from trails_desktop.lan.referee.wire import (
    Asked,
    Back,
    BackReply,
    Bound,
    GiveUp,
    Here,
    Hold,
    Message,
    No,
    Open,
    Ready,
    Reply,
    Result,
    Sit,
    Talker,
    View,
)
from trails_desktop.lan.room.door import Door


class Table(Door):
    """One hosted match, of one game or several. A line that breaks may come again as long as its machine does.

    sitting: a table that was kept. path: where this one is kept, None = nowhere.
    """

    kind = "hosted"

    def __init__(
        self,
        ident: str,
        game: TableGame,
        own: Identity,
        known: KnownMachines,
        finder: Finder,
        rules: TableRules | None = None,
        *,
        path: Path | None = None,
        sitting: Sitting | None = None,
        now: Callable[[], float] = time.monotonic,
        random: Callable[[int], bytes] = os.urandom,
    ) -> None:
        super().__init__(ident, own, known, finder)
        if sitting is None:
            sitting = Sitting(ident, game, TableRules() if rules is None else rules, path, random=random)
        self.sitting, self.rules, self.game = sitting, sitting.rules, sitting.played.id
        self.port = sitting.port
        self._now = now
        self.time = TableTime(self.rules.clock, now(), sitting.used)
        self.held = [False, False]
        self._bell: asyncio.TimerHandle | None = None
        self._lines: dict[int, Seated] = {}
        self._watchers: list[Seated] = []
        self._visitors: list[Seated] = []  # everybody with a line
        self.entrance, self.talk = Entrance(self.rules.watchers, now), Talk(self.rules, now)
        self._over = sitting.over

    @property
    def match(self) -> HostedMatch:
        """The game at hand."""
        return self.sitting.match

    @property
    def machines(self) -> list[bytes]:
        """Who sits, by seat."""
        return self.sitting.machines

    @property
    def names(self) -> list[str]:
        """Players' names by seat."""
        return self.sitting.names

    @property
    def over(self) -> bool:
        """Whether the last game is over and everybody who was there was told."""
        return self._over

    @property
    def settled(self) -> bool:
        """Whether both players were told how chance was made, so that nobody has to come again."""
        return self._over and all(self.sitting.told)

    async def _listen(self, hosts: Sequence[str] | None, number: int) -> None:
        await super()._listen(hosts, number)
        self.sitting.port = self.port

    async def close(self) -> None:
        if self._bell is not None:
            self._bell.cancel()
        await super().close()

    async def _arrived(self, line: Line) -> None:
        who = Seated(Talker(line), line.theirs)
        alive = asyncio.ensure_future(line.keep_alive())
        try:
            await asyncio.sleep(min(10.0, self.entrance.often(line.theirs)))
            self._remember(line)
            if self.entrance.room(line.theirs, self._visitors, self._lines) or line.theirs in self.machines:
                await self._visit(who)
            else:
                who.talker.send(No(str(say("There are too many at this table"))))
        except (Lost, Fault):
            pass
        finally:
            alive.cancel()
            await line.close()

    async def _visit(self, who: Seated) -> None:
        """Hear somebody until the line is gone. Raises :class:`Lost`, :class:`Fault`."""
        self.changed()
        self.comes(who)
        try:
            while True:
                message = await who.talker.read()
                wait = who.meter.take(asyncio.get_running_loop().time())
                if wait:
                    await asyncio.sleep(min(wait, 2.0))
                self.hear(who, message)
        finally:
            self.goes(who)

    def comes(self, who: Seated) -> None:
        """Somebody has a line to the table; a player whose line had broken is known by the machine."""
        self._visitors.append(who)
        seat = who.seat = self.machines.index(who.machine) if who.machine in self.machines else -1
        introduce(who, self._here(who), self.sitting)
        if seat < 0:
            return
        who.name = self.names[seat]
        before = self._lines.get(seat)
        if before is not None:
            before.talker.line.cut()
        self._lines[seat] = who
        self._bind(who)
        self.talk.remind(who)
        self._show(who, news=False)
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
                self.talk.speak(who, message, self._everybody())
            else:
                self._take(who, message)
        except Refused as refused:
            about = "talk" if isinstance(message, Speak) else "ask" if isinstance(message, Question) else ""
            who.talker.send(No(str(refused)[:300], about))

    def _take(self, who: Seated, message: Message) -> None:
        """What belongs to the game. Raises :class:`Refused`; then nothing changed."""
        sitting, seat = self.sitting, who.seat
        if isinstance(message, Sit) and seat < 0:
            self._sit(who, message)
        elif isinstance(message, Open) and seat in (0, 1):
            if sitting.open(seat, message.nonce):
                self._show_all()
        elif isinstance(message, Reply) and seat in (0, 1):
            self._late(seat)
            if any(self.held):
                raise Refused(str(say("The match stands still until both go on")))
            if message.game != sitting.game:
                raise Refused(str(say("This question was answered or taken back")))
            sitting.answer(seat, message.number, message.answer, auto=message.auto)
            self._show_all()
        elif isinstance(message, GiveUp) and seat in (0, 1):
            sitting.concede(seat)
            self._show_all()
        elif isinstance(message, Back) and seat in (0, 1):
            if self.match.undo_asked_by == seat:
                raise Refused(str(say("The other player has been asked already")))
            if sitting.ask_undo(seat):
                self._show_all()
            else:
                self._ask_back(seat)
        elif isinstance(message, BackReply) and seat in (0, 1):
            sitting.answer_undo(seat, message.yes)
            self._show_all()
        elif isinstance(message, Ready) and seat in (0, 1):
            self._make_ready(seat, message)
        elif isinstance(message, Hold) and seat in (0, 1):
            self._hold(seat, message.on)
        else:
            raise Refused(str(say("That has no place here")))

    def _make_ready(self, seat: int, message: Ready) -> None:
        if self.sitting.make_ready(seat, message.game, message.bound):
            self.time, self._over = TableTime(self.rules.clock, self._now()), False
            self._lines = {at ^ 1: who for at, who in self._lines.items()}
            for at, who in self._lines.items():
                who.seat = at
            self.talk.turn()
            for who in self._everybody():
                who.read = 0
            self._tell_here()
            for who in self._everybody():
                self._send_bound(who, self.sitting.game)
            self.changed()
        else:
            self._tell_here()

    def _hold(self, seat: int, on: bool) -> None:
        if self.match.over or not all(self.match.bindings) or self.held[seat] == on:
            raise Refused(str(say("Nothing can be held now")))
        self.held[seat] = on
        self._tell_here()
        self._tick()

    def _bind(self, who: Seated) -> None:
        """What binds the chance of every game so far."""
        for game in range(len(self.sitting.games)):
            self._send_bound(who, game)

    def _send_bound(self, who: Seated, game: int) -> None:
        match = self.sitting.games[game]
        if all(match.bindings):
            turned = (self.sitting.game - game) & 1
            seat = who.seat if who.seat == SPECTATOR else who.seat ^ turned
            who.talker.send(Bound(seat, match.bound, match.bindings, game))

    def _sit(self, who: Seated, message: Sit) -> None:
        name = plain(message.name)[:60]
        if not name:
            raise Refused(str(say("Who comes to a table needs a name")))
        if message.watch or all(self.machines):
            if len(self._watchers) >= self.rules.watchers:
                raise Refused(str(say("Nobody else can watch here")))
            self._watchers.append(who)
            who.seat, who.name = SPECTATOR, name
            who.talker.send(self._here(who))
            self._bind(who)
            self.talk.remind(who)
            self._show(who, news=False)
            return
        seat = self.machines.index(b"")
        if message.chair not in (-1, seat):
            raise Refused(str(say("Somebody else has just taken this chair")))
        self.sitting.sit(seat, who.machine, name, message.deck, message.bound)
        who.seat, who.name = seat, name
        self._remember(who.talker.line, name)
        self._lines[seat] = who
        self._tell_here()
        self.talk.remind(who)
        if all(self.machines):
            for other in self._everybody():
                self._send_bound(other, 0)
        self.changed()

    # --- questions --------------------------------------------------------------------------------------------------
    def _advise(self, who: Seated, question: Question) -> None:
        wait = who.asking.take(self._now())
        if wait:
            who.asking.level = max(who.asking.level, -5.0)  # who asks on does not wait for ever
            who.talker.send(Slow(question.ref, round(wait * 1000)))
        else:
            who.talker.send(self.match.advise(who.seat, question))

    # --- clocks -----------------------------------------------------------------------------------------------------
    def _tick(self) -> None:
        """Let the clocks run for who is asked now, and tell everybody."""
        if not self.time.on or not all(self.match.bindings):
            return
        now, asked = self._now(), self.match.asked
        still = any(held and seat != asked for seat, held in enumerate(self.held))  # who holds thinks on the own time
        away = not still and asked >= 0 and [*self._lines] == [asked ^ 1]
        self.time.look(asked, self.match.moves, len(self._lines) == 2 and not still, now, away)
        self.sitting.spend(self.time.used)
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
            self.sitting.concede(self.time.run_out(), late=True)
            self._show_all()
        else:
            self._tick()

    # --- telling ----------------------------------------------------------------------------------------------------
    def _here(self, who: Seated) -> Here:
        sitting, present = self.sitting, (0 in self._lines, 1 in self._lines)
        return Here(
            (self.names[0], self.names[1]), present, self.rules, version_at(sitting), bytes.fromhex(self.ident),
            game=sitting.game, wins=sitting.wins, ready=sitting.ready, held=(self.held[0], self.held[1]),
            you=who.seat,
        )  # fmt: skip

    def _tell_here(self) -> None:
        for visitor in self._visitors:
            visitor.talker.send(self._here(visitor))

    def _ask_back(self, seat: int) -> None:
        for at, who in self._lines.items():
            who.talker.send(Asked(at == seat))

    def _everybody(self) -> list[Seated]:
        return [*self._lines.values(), *self._watchers]

    def _show_all(self) -> None:
        ended = self.match.over
        if ended:
            self.held = [False, False]
            self._tell_here()  # how it stands
        self._tick()  # before the views: whose time ran out is known when the match ends
        seen: dict[tuple[int, int], bytes] = {}
        for who in self._everybody():
            self._show(who, seen)
        if self.sitting.over and not self._over:
            self._over = True
            self.changed()

    def _show(self, who: Seated, seen: dict[tuple[int, int], bytes] | None = None, *, news: bool = True) -> None:
        """What somebody may see now. news: with what the last answer brought; the log goes on where it was sent to."""
        match, shown, at = self.match, {} if seen is None else seen, (who.seat, who.read)
        try:
            if at not in shown:
                shown[at] = self.sitting.played.write_seen(match.seen(*at, news=news))
        except Refused:
            return  # nothing was dealt yet
        who.read = match.lines(who.seat)
        undo = match.undo_state(who.seat) if who.seat in (0, 1) else Undo("never")
        who.talker.send(View(shown[at], undo.policy, undo.why[:300], self.sitting.game))
        if self.sitting.over:
            for game, one in enumerate(self.sitting.games):
                opened = one.opened()
                who.talker.send(Result(opened.key, opened.nonces, opened.record, game))
            if who.seat in (0, 1) and not self.sitting.told[who.seat]:
                self.sitting.tell(who.seat)
                if self._over:  # somebody who was away has come again
                    self.changed()
