"""A door under attack, on real sockets: ``python -m tests.lan.doors [--tries N] [--lines N] [--guessers N]``.

Silent lines, half of them encrypted, come again whenever they are cut; guessers try codes without end. Meanwhile guests
who know the code join, and a player whose line is cut again and again comes back. Prints how many did, and the longest
it took. Exits 0 if all did within :data:`SOON`. The crowd is a process of its own, as it would be: what it spends is
not taken from the host.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import sys
import tempfile
import time
import warnings
from collections.abc import Coroutine
from pathlib import Path

from tests.lan.netpeer import Peer
from trails_desktop.lan.line.channel import Lost, dial
from trails_desktop.lan.line.gate import EACH
from trails_desktop.lan.line.identity import client, load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.room.door import Guest

HERE = "127.0.0.1"
SOON = 5.0  #: seconds
_PAUSE = 1.0  #: before a silent line that was cut comes again


async def silent(port: int, number: int) -> None:
    """A line that says nothing; every second one is encrypted at least."""
    tls = client() if number % 2 else None
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(HERE, port, ssl=tls)
            try:
                while not writer.is_closing():
                    await asyncio.sleep(_PAUSE / 4)
            finally:
                writer.transport.abort()
        await asyncio.sleep(_PAUSE)


async def guesser(port: int, folder: Path) -> None:
    """Somebody who does not know the code."""
    own = load_identity(folder)
    while True:
        with contextlib.suppress(Fault, Lost):
            await dial(HERE, port, own, KnownMachines(None), "ABCDEF")
        await asyncio.sleep(0.01)


async def within(soon: float, work: Coroutine[object, object, object]) -> float:
    """Seconds that it took, infinity if it was not done ``soon`` enough."""
    began = time.monotonic()
    try:
        async with asyncio.timeout(soon):
            await work
    except (TimeoutError, Fault, Lost):
        return float("inf")
    return time.monotonic() - began


async def join(host: Peer, folder: Path) -> None:
    """An honest guest with the code that is shown."""
    assert host.host is not None
    line = await dial(HERE, host.room.port, load_identity(folder), KnownMachines(None), host.host.invitation.code)
    line.cut()


async def back(guest: Peer) -> None:
    """The player is cut off, and is there again."""
    line = guest.room.line
    if line is not None:
        line.cut()
    while guest.room.line is None or guest.room.line is line:
        await asyncio.sleep(0.02)


async def crowd(ports: tuple[int, ...], folder: Path, lines: int, guessers: int) -> None:
    """All who attack, for ever."""
    many = [silent(port, number) for number in range(lines) for port in ports]
    await asyncio.gather(*many, *(guesser(port, folder / f"g{n}") for n in range(guessers) for port in ports))


def apart(ports: tuple[int, ...], folder: Path, lines: int, guessers: int) -> None:
    """The same as a process."""
    asyncio.run(crowd(ports, folder, lines, guessers))


async def attacked(
    folder: Path, tries: int, lines: int, guessers: int, soon: float = SOON
) -> tuple[list[float], list[float]]:
    """How long each guest and each coming back took."""

    def told(**_: object) -> None:
        pass

    host = Peer(folder / "host", 0, 1, told)  # with a player
    free = Peer(folder / "free", 0, 2, told)  # nobody has come yet
    guest = Peer(folder / "guest", 1, 3, told)
    await host.wait_here(0)
    await free.wait_here(0)
    assert host.host is not None and free.host is not None
    coming = Guest(guest.room, guest.own, guest.known, guest.finder)
    playing = asyncio.ensure_future(coming.stay(await coming.join([(HERE, host.room.port)], host.host.invitation.code)))
    while not host.room.matches:
        guest.room.accept("Player 1", guest.deck)
        await asyncio.sleep(0.02)
    doors = (host.room.port, free.room.port)
    process = multiprocessing.get_context("spawn").Process(target=apart, args=(doors, folder, lines, guessers))
    process.start()
    try:
        while any(len(door._gate) < min(lines, EACH // 2) for door in (host.host, free.host)):
            assert process.is_alive()
            await asyncio.sleep(0.1)
        joined = [await within(soon, join(free, folder / f"honest{number}")) for number in range(tries)]
        came = [await within(soon, back(guest)) for _ in range(tries)]
    finally:
        with warnings.catch_warnings():  # of a handshake that is cut asyncio leaves a transport unclosed
            warnings.simplefilter("ignore", ResourceWarning)
            process.kill()
            process.join()
            for door in (host.host, free.host):
                while len(door._gate):  # the ends of their lines are heard
                    await asyncio.sleep(0.02)
                await door.close()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            for peer in (host, free, guest):
                peer.room.close()
            await asyncio.sleep(0.5)
            gc.collect()
    return joined, came


def main() -> int:
    """The campaign."""
    parser = argparse.ArgumentParser(prog="python -m tests.lan.doors", description=__doc__)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--lines", type=int, default=200)
    parser.add_argument("--guessers", type=int, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        joined, came = asyncio.run(attacked(Path(folder), asked.tries, asked.lines, asked.guessers))
    for what, times in (("guests who joined", joined), ("comings back of a player", came)):
        soon = [one for one in times if one <= SOON]
        print(f"{what}: {len(soon)} of {len(times)}, the longest {max(soon, default=0.0):.2f} s")
    return 0 if all(one <= SOON for one in joined + came) else 1


if __name__ == "__main__":
    sys.exit(main())
