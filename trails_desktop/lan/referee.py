"""A hosted match over lines: a referee on a third machine, two players, and who watches.

The referee runs the rules and sends each seat what it may see. Chance is bound by all three before anything is dealt
and opened afterwards, so that it can be verified; that the referee does not look at hidden cards is trust, not proof.

    referee  -> Here(names)                 who sits at the table
    comes    -> Sit(name, deck, bound)      referee -> Bound(bindings, key's binding) when both sit
    comes    -> Open(nonce)                 referee -> what is seen, after everything that happens
    comes    -> Reply, GiveUp               referee -> No(why) if that cannot be; Opened at the end
    comes    -> Back, BackReply             referee -> Asked: the other player wants to take an answer back
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.kernel.decisions import Answer, Refused
from engine.trails.library import CardPool
from engine.trails.takeback import Undo
from trails_desktop.lan.finding import Finder
from trails_desktop.lan.gate import Door
from trails_desktop.lan.hosted import MOST_SEEN, SPECTATOR, HostedMatch, Opened, Seen, read_seen, write_seen
from trails_desktop.lan.identity import Identity
from trails_desktop.lan.known import KnownMachines
from trails_desktop.lan.lines import LAST, PART, Line, Lost
from trails_desktop.lan.messages import Hash32, Name, WireAnswer, Word
from trails_desktop.lan.pacing import Meter
from trails_desktop.lan.sentences import Fault, say

_PIECE = 60_000
_WATCHERS = 8


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Sit(_Said, frozen=True, tag="sit"):
    """A player sits down. bound: what binds its nonce. watch: only look on; then the rest is empty. chair: the one that
    is wanted, -1 = any."""

    name: Name
    deck: Annotated[tuple[Word, ...], Meta(max_length=500)] = ()
    bound: Annotated[bytes, Meta(max_length=32)] = b""
    watch: bool = False
    chair: Annotated[int, Meta(ge=-1, le=1)] = -1


class Here(_Said, frozen=True, tag="here"):
    """Who sits at this table, by seat; "" = nobody yet. The first thing a referee says, and whenever it changes."""

    names: tuple[Name, Name]


class Bound(_Said, frozen=True, tag="bound"):
    """Both sit. seat: the receiver's (2 = watches). key: what binds the referee."""

    seat: Annotated[int, Meta(ge=0, le=2)]
    key: Hash32
    nonces: tuple[Hash32, Hash32]


class Open(_Said, frozen=True, tag="open"):
    """The nonce itself."""

    nonce: Hash32


class Reply(_Said, frozen=True, tag="reply"):
    """An answer to question ``number``."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    answer: WireAnswer
    auto: bool = False


class Back(_Said, frozen=True, tag="back"):
    """Please let me take my last answer back."""


class BackReply(_Said, frozen=True, tag="back reply"):
    """Whether the other player may."""

    yes: bool


class Asked(_Said, frozen=True, tag="asked"):
    """Somebody asks to take an answer back: the receiver (mine), or the other player."""

    mine: bool


class GiveUp(_Said, frozen=True, tag="give up"):
    """103.4."""


class No(_Said, frozen=True, tag="no"):
    """That cannot be; nothing changed."""

    why: Annotated[str, Meta(max_length=300)]


class View(_Said, frozen=True, tag="view"):
    """What the seat sees now, as :func:`trails_desktop.lan.hosted.write_seen` writes it. undo: whether its last answer
    can be taken back ("free", "ask", "never"), and why not."""

    seen: Annotated[bytes, Meta(max_length=MOST_SEEN)]
    undo: Word = "never"
    why: Annotated[str, Meta(max_length=300)] = ""


class Result(_Said, frozen=True, tag="result"):
    """The match is over: everything that made its chance."""

    key: Annotated[bytes, Meta(max_length=64)]
    nonces: tuple[bytes, bytes]
    record: Annotated[str, Meta(max_length=4 * MOST_SEEN)]


Message = Here | Sit | Bound | Open | Reply | Back | BackReply | Asked | GiveUp | No | View | Result
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


class Talker:
    """Typed messages of any reasonable length over a line."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._held = bytearray()

    def send(self, message: Message) -> None:
        """Put one on the way, in pieces if it is long."""
        payload = msgspec.msgpack.encode(message)
        for at in range(0, max(1, len(payload)), _PIECE):
            self.line.send(LAST if at + _PIECE >= len(payload) else PART, payload[at : at + _PIECE])

    async def read(self, most: int = 2**16) -> Message:
        """The next one. Raises :class:`Lost`, :class:`Fault`."""
        while True:
            kind, payload = await self.line.read()
            if kind not in (PART, LAST) or len(self._held) + len(payload) > most:
                raise Fault(say("A message came that no program of ours sends"))
            self._held += payload
            if kind == LAST:
                whole, self._held = bytes(self._held), bytearray()
                try:
                    return _decoder.decode(whole)
                except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                    raise Fault(say("A message came that no program of ours sends")) from error


class Table(Door):
    """One hosted match. machines: who sits, by seat; a line that breaks may come again as long as its machine does."""

    kind = "hosted"

    def __init__(self, ident: str, pool: CardPool, own: Identity, known: KnownMachines, finder: Finder) -> None:
        super().__init__(ident, own, known, finder)
        self.match = HostedMatch(pool)
        self.machines: list[bytes] = [b"", b""]
        self.names = ["", ""]
        self._lines: dict[int, Talker] = {}
        self._watchers: list[Talker] = []
        self._visitors: list[Talker] = []  # everybody with a line, sitting or not
        self._open = [False, False]
        self._over = False

    @property
    def over(self) -> bool:
        """Whether the match is over and everybody was told."""
        return self._over

    async def _arrived(self, line: Line) -> None:
        self._known.remember(line.theirs, self._known.name(line.theirs))
        talker, seat = Talker(line), -1
        alive = asyncio.ensure_future(line.keep_alive())
        meter = Meter()
        self.changed()
        self._visitors.append(talker)
        try:
            talker.send(self._here())
            if line.theirs in self.machines:
                seat = self.machines.index(line.theirs)
                await self._again(seat, talker)
            while True:
                message = await talker.read()
                wait = meter.take(asyncio.get_running_loop().time())
                if wait:
                    await asyncio.sleep(min(wait, 2.0))
                try:
                    seat = self._take(seat, talker, line.theirs, message)
                except Refused as refused:
                    talker.send(No(str(refused)[:300]))
        except (Lost, Fault):
            pass
        finally:
            alive.cancel()
            self._visitors.remove(talker)
            if self._lines.get(seat) is talker:
                del self._lines[seat]
            if talker in self._watchers:
                self._watchers.remove(talker)
            await line.close()

    async def _again(self, seat: int, talker: Talker) -> None:
        """A player whose line had broken."""
        before = self._lines.get(seat)
        if before is not None:
            before.line.cut()
        self._lines[seat] = talker
        if all(self.match.bindings):
            talker.send(Bound(seat, self.match.bound, self.match.bindings))
        self._show(seat, talker)
        if self.match.undo_asked_by in (0, 1):
            talker.send(Asked(self.match.undo_asked_by == seat))

    def _take(self, seat: int, talker: Talker, machine: bytes, message: Message) -> int:
        """Do what was said; returns the seat of who said it. Raises :class:`Refused`; then nothing changed."""
        match = self.match
        if isinstance(message, Sit) and seat < 0:
            return self._sit(talker, machine, message)
        if isinstance(message, Open) and seat in (0, 1):
            match.open(seat, message.nonce)
            self._show_all()
        elif isinstance(message, Reply) and seat in (0, 1):
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
        return seat

    def _sit(self, talker: Talker, machine: bytes, message: Sit) -> int:
        if message.watch or all(self.machines):
            if len(self._watchers) >= _WATCHERS:
                raise Refused("nobody else can watch")
            self._watchers.append(talker)
            if all(self.match.bindings):
                talker.send(Bound(SPECTATOR, self.match.bound, self.match.bindings))
            self._show(SPECTATOR, talker)
            return SPECTATOR
        seat = self.machines.index(b"")
        if message.chair not in (-1, seat):
            raise Refused("somebody else has just taken this chair")
        self.match.join(seat, message.name, message.deck, message.bound)
        self.machines[seat], self.names[seat] = machine, message.name
        self._known.remember(machine, message.name)
        self._lines[seat] = talker
        for visitor in self._visitors:
            visitor.send(self._here())
        if all(self.machines):
            for at, other in self._everybody():
                other.send(Bound(at, self.match.bound, self.match.bindings))
        self.changed()
        return seat

    def _here(self) -> Here:
        return Here((self.names[0], self.names[1]))

    def _ask_back(self, seat: int) -> None:
        for at, talker in self._lines.items():
            talker.send(Asked(at == seat))

    def _everybody(self) -> list[tuple[int, Talker]]:
        return [*self._lines.items(), *((SPECTATOR, talker) for talker in self._watchers)]

    def _show_all(self) -> None:
        seen: dict[int, bytes] = {}
        for seat, talker in self._everybody():
            self._show(seat, talker, seen)
        if self.match.over and not self._over:
            self._over = True
            self.changed()

    def _show(self, seat: int, talker: Talker, seen: dict[int, bytes] | None = None) -> None:
        try:
            shown = {} if seen is None else seen
            if seat not in shown:
                shown[seat] = write_seen(self.match.seen(seat))
        except Refused:
            return  # nothing was dealt yet
        undo = self.match.undo_state(seat) if seat in (0, 1) else Undo("never")
        talker.send(View(shown[seat], undo.policy, undo.why[:300]))
        if self.match.over:
            opened = self.match.opened()
            talker.send(Result(opened.key, opened.nonces, opened.record))


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
            elif not isinstance(message, Here | Asked):
                raise Fault(say("A message came that no program of ours sends"))
    finally:
        alive.cancel()
        await line.close()
