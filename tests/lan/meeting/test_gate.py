"""The door of who waits: silent lines and guessers do not shut it for who knows the code, nor for who is known."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.lan.netpeer import Peer
from trails_desktop.lan.line import gate as gates
from trails_desktop.lan.line.channel import Lost, dial
from trails_desktop.lan.line.gate import AT_ONCE, TURNS, WRONG, Gate, address
from trails_desktop.lan.line.identity import client, load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.sentences import Fault

HERE = "127.0.0.1"


def told(**said: object) -> None:
    pass


async def waiting(folder: Path, work: Callable[[Peer], Awaitable[None]]) -> None:
    """A host while ``work`` is done."""
    host = Peer(folder / "host", 0, 1, told)
    await host.wait_here(0)
    assert host.host is not None
    try:
        await work(host)
    finally:
        await host.host.close()
        host.room.close()


async def joins(host: Peer, folder: Path, code: str, known: KnownMachines | None = None) -> float:
    """Seconds until somebody is in."""
    began = time.monotonic()
    line = await dial(HERE, host.room.port, load_identity(folder), known or KnownMachines(None), code)
    line.cut()
    return time.monotonic() - began


def test_silent_lines_shut_the_door_for_nobody(tmp_path: Path) -> None:
    """``door_full.py``, with more of them than there is room for."""

    async def work(host: Peer) -> None:
        assert host.host is not None
        held = []
        for _ in range(AT_ONCE + 20):
            with contextlib.suppress(OSError):
                held.append(await asyncio.open_connection(HERE, host.room.port, ssl=client()))
        try:
            for number in range(3):
                code = host.host.invitation.code
                assert await joins(host, tmp_path / str(number), code) < 5
            assert len(host.host._gate) <= AT_ONCE
            known = KnownMachines(None)
            known.remember(host.own.fingerprint, "Ann")
            assert await joins(host, tmp_path / "0", "", known) < 5, "who came before needs no code"
        finally:
            for _, writer in held:
                writer.transport.abort()

    asyncio.run(waiting(tmp_path, work))


def test_who_guesses_is_slow_and_who_knows_the_code_is_not(tmp_path: Path) -> None:
    guesses = 0

    async def guess(host: Peer, number: int) -> None:
        nonlocal guesses
        own = load_identity(tmp_path / f"g{number}")
        while True:
            with contextlib.suppress(Fault, Lost):
                await dial(HERE, host.room.port, own, KnownMachines(None), "ABCDEF")
            guesses += 1

    async def work(host: Peer) -> None:
        assert host.host is not None
        code = host.host.invitation.code
        began = time.monotonic()
        tasks = [asyncio.ensure_future(guess(host, number)) for number in range(10)]
        try:
            await asyncio.sleep(1.5)
            assert host.host.invitation.code == code, "guessing does not change it"
            assert await joins(host, tmp_path / "honest", code) < 5
        finally:
            seconds = time.monotonic() - began
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert guesses <= (seconds + WRONG) * TURNS / WRONG + 12

    asyncio.run(waiting(tmp_path, work))


def test_the_oldest_silent_line_of_the_largest_crowd_goes_first() -> None:
    gate, gone = Gate(), []
    for number in range(AT_ONCE):
        host = "10.0.0.1" if number % 4 else f"10.0.1.{number}"
        knock = gate.enter(host, lambda number=number: gone.append(number))  # type: ignore[misc]
        knock.spoken = number < 10
    gate.enter("10.9.9.9", lambda: gone.append(-1))
    assert gone == [10] and len(gate) == AT_ONCE
    gate.enter("10.0.1.0", lambda: gone.append(-2))
    assert gone == [10, 11]


def test_one_machine_with_many_addresses_is_one_place() -> None:
    assert address("fe80::1%eth0") == address("fe80::abcd") != address("fd00::1")
    assert address("10.0.0.1") != address("10.0.0.2")
    assert address("") == ""


def test_a_right_code_waits_for_nothing_but_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "WRONG", 0.05)

    async def work() -> list[str]:
        gate, order = Gate(), list[str]()

        async def one(name: str, host: str, wrong: bool) -> None:
            knock = gate.enter(host, lambda: None)
            with contextlib.suppress(Fault, ValueError):
                async with gate.turn(knock):
                    if wrong:
                        raise ValueError
            order.append(name)
            gate.leave(knock)

        await asyncio.gather(
            *(one(f"wrong {number}", "10.0.0.1", True) for number in range(6)), one("right", "10.0.0.2", False)
        )
        return order

    assert asyncio.run(work())[0] == "right"
