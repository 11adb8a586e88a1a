"""One machine of a match over a real network, without a window: a folder of its own, a key of its own, random answers.

Run by hand or by a test: ``python -m tests.lan.netpeer FOLDER host|join [--port N] [--seed N] [--address HOST]``. It
prints a line of JSON for everything that happens. What stands in the folder is gone on with: kill it and start it
again. A line ``cut`` on its standard input cuts the line. With ``--stop`` it says ``at`` before it answers a kind of
question that it has not met yet (``--had`` names those it has), and waits for a line ``go``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from engine.kernel.decisions import Decision, Refused
from engine.trails.cards.pool import CardPool
from tests.lan import tricky
from tests.lan.peers import digests_once, lively
from tests.trails import cards, gibberish
from trails_desktop.lan.line.discovery import Finder
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.room.door import Guest, Host, new_id
from trails_desktop.lan.room.file import saved_rooms
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.games.trails import facts_of
from trails_desktop.lan.sealed.handshake import digests_of

_LINGER = 60.0  #: seconds after the end, for what the other side still wants; who runs both ends it sooner


def kind_of(decision: Decision) -> str:
    """What kind of question it is, and what for."""
    return f"{decision.kind.value} ({decision.purpose})"


def odd_pool(number: int) -> CardPool:
    """Cards that do everything to hidden cards, lines that nobody can read, or targets that get different things."""
    if number % 2:
        return gibberish.pool(number)
    return tricky.sharing() if number % 4 == 2 else tricky.pool()


class Silent(Finder):
    """Finds and announces nothing."""

    async def open(self) -> None:
        pass


class Peer:
    """One machine. tell: where it says what happens."""

    def __init__(
        self, folder: Path, seat: int, seed: int, tell: Callable[..., None], finder: Finder | None = None,
        pool: CardPool | None = None,
    ) -> None:  # fmt: skip
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.seat, self.tell = folder, seat, tell
        self.random = Random(seed)
        self.own = load_identity(folder)
        self.known = KnownMachines(folder / "known.json")
        self.finder = finder or Silent()
        rooms, faults = saved_rooms(folder)
        assert not faults, str(faults[0])
        deck = cards.decks()[seed % 5] if pool is None else tuple(Random(seed).choices(list(pool), k=24))
        known = digests_once() if pool is None else digests_of(pool)
        pool = pool or cards.pool()
        if rooms:
            self.room = Room.resume(rooms[0], pool, folder, known, pace=0.0)
        else:
            self.room = Room(new_id(), seat, f"Player {seat}", deck, Terms(), pool, folder, known, pace=0.0)
        self.deck = deck
        self.room.listen(self.wake)
        self._wanted = asyncio.Event()
        self.steps = -1
        self.pause = 0.0  #: seconds before every answer
        self.had: set[str] | None = None  #: kinds of questions it has stopped at, None = it does not stop
        self.go = asyncio.Event()
        self.host: Host | None = None

    def wake(self) -> None:
        self._wanted.set()

    async def wait_here(self, port: int | None = None, hosts: list[str] | None = None) -> None:
        self.host = Host(self.room, self.own, self.known, self.finder)
        await self.host.open(hosts or ["127.0.0.1"], self.room.port or port or 0)
        self.tell(port=self.room.port, code=self.host.invitation.code, id=self.room.id)

    async def play(self, each: Callable[[Peer], None] | None = None) -> None:
        """Answer at random until both have judged."""
        room = self.room
        while not room.finished:
            await self._wanted.wait()
            self._wanted.clear()
            if room.stage == "offered" and room.seat == 1:
                room.accept(f"Player {room.seat}", self.deck)
            match = room.match
            if match is None:
                continue
            if match.step != self.steps:
                self.steps = match.step
                self.tell(step=match.step)
            if match.asked and match.connected_now and match.game is not None:
                if each is not None:
                    each(self)
                asked = match.game.decision
                if self.had is not None and asked is not None and kind_of(asked) not in self.had:
                    self.had.add(kind_of(asked))
                    self.go.clear()
                    self.tell(at=kind_of(asked), step=match.step)
                    await self.go.wait()
                    self.wake()
                await asyncio.sleep(self.pause)
                decision = match.game.decision
                if decision is not None and match.asked and room.line is not None:
                    with contextlib.suppress(Refused):
                        room.put(match, match.answer(lively(decision, self.random)))
        match = room.match
        assert match is not None
        fingerprint = facts_of(match.game).hex() if match.game is not None else ""
        self.tell(
            done=True, ok=bool(match.verdict and match.verdict.ok), state=match.state, steps=match.step,
            why=str(match.verdict.sentence if match.verdict else match.sentence), fingerprint=str(fingerprint),
            bytes=room.bytes + (room.line.sent + room.line.received if room.line else 0),
        )  # fmt: skip


def _say(**said: object) -> None:
    print(json.dumps(said), flush=True)


async def _commands(peer: Peer) -> None:
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        if line.strip() == b"go":
            peer.go.set()
        if line.strip() == b"cut" and peer.room.line is not None:
            peer.room.line.cut()


async def main(args: argparse.Namespace) -> None:
    """Run the machine to its end."""
    seat = 0 if args.what == "host" else 1
    finder = Finder(_nothing, args.interface) if args.find else None
    peer = Peer(Path(args.folder), seat, args.seed, _say, finder, odd_pool(args.seed // 2) if args.tricky else None)
    peer.had = set(filter(None, args.had.split(","))) if args.stop else None
    commands = asyncio.ensure_future(_commands(peer))
    if seat == 0:
        await peer.wait_here(args.port, [args.address])
        playing = peer.play()
        await playing
        await asyncio.sleep(_LINGER)
    else:
        guest = Guest(peer.room, peer.own, peer.known, peer.finder)
        await peer.finder.open()
        line = None
        if not peer.room.matches:
            if args.find:
                while not peer.finder.found:
                    await asyncio.sleep(0.1)
                found = next(iter(peer.finder.found.values()))
                _say(found=found.id, hosts=found.hosts)
                places = [(host, found.port) for host in found.hosts]
            else:
                places = [(args.address, args.port)]
            line = await guest.join(places, args.code)
        staying = asyncio.ensure_future(guest.stay(line))
        await peer.play()
        await asyncio.sleep(_LINGER)
        staying.cancel()
    commands.cancel()
    await peer.finder.close()
    peer.room.close()


def _nothing() -> None:
    pass


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The words of the command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("what", choices=("host", "join"))
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--address", default="127.0.0.1")
    parser.add_argument("--code", default="")
    parser.add_argument("--find", action="store_true")
    parser.add_argument("--interface", action="append")
    parser.add_argument("--stop", action="store_true")
    parser.add_argument("--had", default="")
    parser.add_argument("--tricky", action="store_true", help="decks that ask many kinds of questions")
    return parser.parse_args(words)


if __name__ == "__main__":
    asyncio.run(main(arguments()))
