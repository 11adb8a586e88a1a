"""A match between two machines over lines that come and go: terms, one or several sealed games, their journals.

No Qt: whoever shows the room listens to it. All of it runs in one asyncio loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Self

from engine.trails.cards.pool import CardPool
from trails_desktop.lan.line.background import Aside
from trails_desktop.lan.line.channel import MATCH, ROOM, Line, Lost
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.line.pacing import Meter
from trails_desktop.lan.line.sentences import Fault, Sentence, plain, say
from trails_desktop.lan.room.file import FORMAT, Address, RoomFile, drop_room, journal_path, write_room
from trails_desktop.lan.room.talk import Accept, Bye, Next, Offer, read_talk, write_talk
from trails_desktop.lan.sealed.audit import audit
from trails_desktop.lan.sealed.games.port import SealedGame, game_of, no_other
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.lan.sealed.packs import PackOpener, plain_packs

_BEAT = 0.25  #: seconds between two looks at the clocks
ENDED = ("over", "audited", "unaudited", "stopped", "forked", "differs")


class Room:
    """One side. stage: "open" (nobody is there), "offered" (terms lie on the table), "playing", "left".

    sentence: why it was left, or what the last line ended with. lost: when the line was lost (monotonic), None while
    there is one. machine: the other's fingerprint, b"" before anybody came. games: others than the one it is made for.
    """

    def __init__(
        self, ident: str, seat: int, name: str, deck: Sequence[str], terms: Terms, pool: CardPool | SealedGame,
        folder: Path | None, digests: Mapping[str, str], pace: float = 1.0, opener: PackOpener = plain_packs, *,
        games: Callable[[str], SealedGame] = no_other,
    ) -> None:  # fmt: skip
        self.id, self.seat, self.terms = ident, seat, terms
        self.deck = tuple(deck)
        self.opener = opener
        self._names = [name[:60], name[:60]]
        self._names[seat ^ 1] = ""
        self._pool, self._digests, self._folder, self._pace = pool, digests, folder, pace
        self._games, self.game_id = games, game_of(pool)
        self.machine = b""
        self.addresses: tuple[Address, ...] = ()
        self.port = 0
        self.matches: list[ToldMatch] = []
        self.stage = "open"
        self.sentence: Sentence | None = None
        self.lost: float | None = None
        self.line: Line | None = None
        self.trouble = ""
        self.bytes = 0
        self._ready = [-1, -1]  # the game each side is ready for
        self._listeners: list[Callable[[], None]] = []
        self._judging: set[int] = set()
        self._worker = Aside("audit")
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._again = Meter(0.5, 20.0, 20.0)
        self._wake = asyncio.Event()  # an answer waits for its time

    @classmethod
    def resume(
        cls, kept: RoomFile, pool: CardPool | SealedGame, folder: Path, digests: Mapping[str, str], pace: float = 1.0,
        opener: PackOpener = plain_packs, shorten: bool = False,
    ) -> Self:  # fmt: skip
        """A room that was kept. shorten: games of damaged files go on from their last good points.

        Raises :class:`Damaged` where that helps, :class:`Fault` if one of its games cannot be read.
        """
        name = kept.names[kept.seat]
        room = cls(kept.id, kept.seat, name, kept.deck, kept.terms, pool, folder, digests, pace, opener)
        room._names = list(kept.names)
        room.machine = bytes.fromhex(kept.machine)
        room.addresses, room.port, room.stage = kept.addresses, kept.port, "playing"
        room.lost = time.monotonic()
        more = {"digests": digests, "pace": pace, "inline_audit": False, "opener": opener, "shorten": shorten}
        for game in range(max(1, kept.games)):
            path = journal_path(folder, kept.id, game)
            try:
                room.matches.append(ToldMatch.resume(pool, path, **more))  # type: ignore[arg-type]
            except FileNotFoundError as error:
                raise Fault(say('"{file}" is missing: this match cannot be continued', file=path.name)) from error
        return room

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def match(self) -> ToldMatch | None:
        """The game at hand."""
        return self.matches[-1] if self.matches else None

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat; "" for who is not there yet."""
        return self._names[0], self._names[1]

    @property
    def wins(self) -> tuple[int, int]:
        """Games won in the series at hand, by seat of the room."""
        return self._series()[0]

    @property
    def decided(self) -> bool:
        """Whether no game of this series follows the one at hand once that is over."""
        wins, count, _ = self._series()
        return max(wins) > self.terms.best_of // 2 or count >= self.terms.best_of

    @property
    def can_repeat(self) -> bool:
        """Whether another series may be played: this one is decided, and checked as far as it can be."""
        ended = all(match.state in ("audited", "unaudited") for match in self.matches)
        fair = all(match.verdict is None or match.verdict.ok for match in self.matches)
        return bool(self.matches) and ended and fair and self.decided

    def _series(self) -> tuple[tuple[int, int], int, int]:
        """Of the series at hand: games won, games begun, and how many series were played before."""
        won, count, before = [0, 0], 0, 0
        for match in self.matches:
            if max(won) > self.terms.best_of // 2 or count >= self.terms.best_of:
                won, count, before = [0, 0], 0, before + 1
            count += 1
            winner = match.view().winner if match.game is not None else None
            if winner in (0, 1):
                won[winner ^ match.seat ^ self.seat] += 1
        return (won[0], won[1]), count, before

    @property
    def finished(self) -> bool:
        """Whether nothing is left to be said between the two machines."""
        return bool(self.matches) and all(
            match.state in ("unaudited", "stopped", "forked", "differs")
            or (match.state == "audited" and match.their_verdict is not None)
            for match in self.matches
        ) and (self.decided or self.matches[-1].state in ("stopped", "forked", "differs"))  # fmt: skip

    @property
    def waits_for_next(self) -> bool:
        """Whether this side has said that it is ready for the next game, and the other has not."""
        return self._ready[self.seat] == len(self.matches) != self._ready[self.seat ^ 1]

    @property
    def asked_for_next(self) -> bool:
        """Whether the other side is ready for the next game, and this one has not said so."""
        return self._ready[self.seat ^ 1] == len(self.matches) != self._ready[self.seat]

    def listen(self, call: Callable[[], None]) -> None:
        """Call that whenever something may be different."""
        self._listeners.append(call)

    def deaf(self, call: Callable[[], None]) -> None:
        """No longer."""
        if call in self._listeners:
            self._listeners.remove(call)

    # --- acting -----------------------------------------------------------------------------------------------------
    def put(self, match: ToldMatch, payloads: Sequence[bytes]) -> None:
        """Send what an act of a match returned."""
        if match in self.matches:
            self._send_only(match, payloads)
            self._wake.set()
        self._look()

    def accept(self, name: str, deck: Sequence[str]) -> None:
        """Play on the terms that were offered (who joined)."""
        if self.stage != "offered" or self.line is None:
            return
        self._names[1], self.deck = name[:60], tuple(deck)
        self.line.send(ROOM, write_talk(Accept(name[:60])))
        self._begin()

    def ready(self) -> None:
        """For the next game of several, or for another series."""
        match = self.match
        if match is None or match.state not in ENDED or (self.decided and not self.can_repeat):
            return
        self._ready[self.seat] = len(self.matches)
        if self.line is not None:
            self.line.send(ROOM, write_talk(Next(len(self.matches))))
        self._begin_next()
        self._changed()

    def end_unchecked(self) -> None:
        """The other side does not open its secret: games that are over stay unchecked."""
        for match in self.matches:
            match.give_up_audit()
        self._changed()

    def save_for_later(self) -> None:
        """Leave; the match is kept and can be gone on with another day."""
        self._leave("later")

    def give_up(self) -> None:
        """Leave for good, as a choice: a game in progress is lost, and nothing is kept here."""
        match = self.match
        if match is not None and match.state in ("playing", "paused"):
            with contextlib.suppress(Exception):
                self.put(match, match.concede())
        self._leave("gone")
        self.drop()

    def drop(self) -> None:
        """Nothing waits any more; what went wrong stays as evidence."""
        if self._folder is not None:
            odd = any(
                match.state in ("stopped", "forked") or (match.verdict is not None and not match.verdict.ok)
                for match in self.matches
            )
            drop_room(self._folder, self.id, keep_journals=odd)

    def _leave(self, why: str) -> None:
        if self.line is not None:
            self.line.send(ROOM, write_talk(Bye("later" if why == "later" else "gone")))
        self.stage = "left"
        self._spawn(self._close())
        self._changed()

    async def _close(self) -> None:
        if self.line is not None:
            await self.line.close()

    def close(self) -> None:
        """The program ends: drop the line, keep everything."""
        self._closed = True
        if self.line is not None:
            self.line.cut()
        for task in self._tasks:
            task.cancel()
        self._worker.close()

    # --- the line ---------------------------------------------------------------------------------------------------
    async def run(self, line: Line) -> None:
        """Use a line until it ends; ``sentence`` says why if it did not just break. An older line is cut."""
        if self.line is not None:
            self.line.cut()
        await asyncio.sleep(min(10.0, self._again.take(time.monotonic())))
        self.line, self.lost, self.sentence = line, None, None
        self.machine = line.theirs
        alive = asyncio.ensure_future(line.keep_alive())
        beat = asyncio.ensure_future(self._beat(line))
        try:
            if self.seat == 0 and not self.matches:
                self.stage = "offered"
                line.send(ROOM, write_talk(Offer(bytes.fromhex(self.id), self._names[0], self.terms, self.game_id)))
            for match in self.matches:
                self.put(match, match.connected())
            if self._ready[self.seat] == len(self.matches) > 0:
                line.send(ROOM, write_talk(Next(len(self.matches))))
            self._changed()
            while self.stage != "left":
                kind, payload = await line.read()
                await self._came(kind, payload)
        except Lost:
            pass
        except Fault as fault:
            self.sentence = fault.sentence
        finally:
            alive.cancel()
            beat.cancel()
            self.bytes += line.sent + line.received
            if self.line is line:
                self.line = None
                if self.stage == "playing":
                    self.lost = time.monotonic()
                elif self.stage == "offered":
                    self.stage = "open"
                for match in self.matches:
                    match.disconnected()
                self._look()
            await line.close()

    async def _came(self, kind: int, payload: bytes) -> None:
        if kind == ROOM:
            self._told(read_talk(payload))
        elif kind == MATCH and payload and payload[0] < len(self.matches):
            match = self.matches[payload[0]]
            self.put(match, match.receive(payload[1:]))
            if match.close_reason:
                raise Fault(match.sentence or say("{why}", why=match.close_reason))
            if match.hold > 0:
                await asyncio.sleep(min(match.hold, 2.0))
        else:
            raise Fault(say("A message came that no program of ours sends"))

    def _told(self, said: Offer | Accept | Next | Bye) -> None:
        if isinstance(said, Offer) and self.seat == 1 and not self.matches:
            self.id, self.terms, self._names[0] = said.id.hex(), said.terms, plain(said.name)[:60]
            self.stage = "offered"
            if said.game != self.game_id:
                self._pool, self._digests, self.game_id = (game := self._games(said.game)), game.digests(), said.game
        elif isinstance(said, Accept) and self.seat == 0 and self.stage == "offered":
            self._names[1] = plain(said.name)[:60]
            self._begin()
        elif isinstance(said, Next) and said.game == len(self.matches):
            self._ready[self.seat ^ 1] = said.game
            self._begin_next()
        elif isinstance(said, Bye):
            self.sentence = {
                "taken": say("Somebody else plays there already"),
                "later": say("The other player has saved the match, to go on another day"),
                "gone": say("The other player has left the match for good"),
            }[said.why]  # fmt: skip
            if said.why == "taken":
                self.stage = "left"
            raise Fault(self.sentence)
        else:
            raise Fault(say("A message came that no program of ours sends"))
        self._changed()

    def _begin(self) -> None:
        self.stage = "playing"
        path = None if self._folder is None else journal_path(self._folder, self.id, len(self.matches))
        _, _, before = self._series()
        again = bool(self.matches) and self.decided
        seat = self.seat ^ ((before + again) & 1)  # sides change with every series
        match = ToldMatch.begin(
            self._pool, self.terms, seat, self._names[self.seat], () if self.terms.packs else self.deck, path,
            digests=self._digests, pace=self._pace, inline_audit=False, opener=self.opener,
        )  # fmt: skip
        self.matches.append(match)
        self.keep()
        self.put(match, match.connected())

    def _begin_next(self) -> None:
        count = len(self.matches)
        if count and self._ready == [count, count] and (not self.decided or self.can_repeat):
            self._begin()

    def keep(self) -> None:
        """Write down what is needed to go on after a crash."""
        if self._folder is None:
            return
        try:
            kept = RoomFile(
                FORMAT, self.id, self.seat, self.machine.hex(), self.names, self.port, self.addresses, self.terms,
                self.deck, len(self.matches), self.wins, self.game_id,
            )  # fmt: skip
            write_room(self._folder, kept)
            self.trouble = ""
        except OSError as error:
            self.trouble = f"The match cannot be saved: {error.strerror or error}."

    async def _beat(self, line: Line) -> None:
        while True:
            wakes = [match.next_wake for match in self.matches if match.next_wake is not None]
            wait = min([_BEAT, *(max(0.002, wake - time.monotonic()) for wake in wakes)])
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            for match in self.matches:
                before, due = match.trouble, match.tick()
                if due or match.trouble != before:
                    self.put(match, due)

    # --- inside -----------------------------------------------------------------------------------------------------
    def _look(self) -> None:
        """After anything: audits that are due, secrets that may be opened, listeners."""
        if self.terms.best_of > 1 and self.matches and self.matches[-1].state in ENDED and self.decided:
            for match in self.matches:
                if match.state == "over":
                    with contextlib.suppress(Exception):
                        self._send_only(match, match.open_audit())
        for index, match in enumerate(self.matches):
            if index in self._judging or match.state != "over" or match.verdict is not None:
                continue
            if match.evidence() is not None and not self._closed:
                self._judging.add(index)
                self._spawn(self._audit(match))
        self._changed()

    def _send_only(self, match: ToldMatch, payloads: Sequence[bytes]) -> None:
        if self.line is not None:
            index = bytes([self.matches.index(match)])
            for payload in payloads:
                self.line.send(MATCH, index + payload)

    async def _audit(self, match: ToldMatch) -> None:
        evidence = match.evidence()
        assert evidence is not None
        if self._closed:  # the file is judged when it is gone on with
            return
        verdict = await self._worker.run(partial(audit, evidence))
        self.put(match, match.judge(verdict))

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self) -> None:
        for call in tuple(self._listeners):
            call()
