"""The door of who waits: silent lines and guessers do not shut it for who knows the code, nor for who is known."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.lan import doors
from tests.lan.netpeer import Peer
from trails_desktop.lan.line import gate as gates
from trails_desktop.lan.line.channel import Lost, dial
from trails_desktop.lan.line.gate import AT_ONCE, EACH, TURNS, WRONG, Gate, address
from trails_desktop.lan.line.identity import client, load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.sentences import Fault

HERE = "127.0.0.1"

#: Python warns of transports whose handshake was cut short, when they are collected.
CUT_SHORT = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


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
                assert await joins(host, tmp_path / str(number), code) > 0
            assert len(host.host._gate) <= AT_ONCE
            known = KnownMachines(None)
            known.remember(host.own.fingerprint, "Ann")
            assert await joins(host, tmp_path / "0", "", known) > 0, "who came before needs no code"
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
            assert await joins(host, tmp_path / "honest", code) > 0
        finally:
            seconds = time.monotonic() - began
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert guesses <= (seconds + WRONG) * TURNS / WRONG + 12

    asyncio.run(waiting(tmp_path, work))


@CUT_SHORT
def test_a_line_that_loses_its_place_is_tried_again(tmp_path: Path) -> None:
    """Where many push from one address, who comes there honestly may be cut by chance; nobody has to type again."""

    async def work(host: Peer) -> None:
        assert host.host is not None
        gate, pushed = host.host._gate, 0
        enter = gate.enter

        def pushing(address: str, cut: Callable[[], None]) -> gates.Knock:
            nonlocal pushed
            pushed += 1
            knock = enter(address, cut)
            if pushed < 4:
                gate.leave(knock)
                cut()
            return knock

        gate.enter = pushing  # type: ignore[method-assign]
        await joins(host, tmp_path / "0", host.host.invitation.code)
        assert pushed == 4
        pushed = -100
        with pytest.raises(Lost):
            await joins(host, tmp_path / "1", host.host.invitation.code)
        assert -100 < pushed < -90, "not for ever"

    asyncio.run(waiting(tmp_path, work))
    gc.collect()  # here, where they are expected


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


def test_lines_are_counted_before_they_are_encrypted_and_after() -> None:
    gate, gone = Gate(), []
    knocks = [gate.enter(f"10.0.0.{number}", lambda number=number: gone.append(number)) for number in range(AT_ONCE)]  # type: ignore[misc]
    assert all(gate.encrypted(knock) for knock in knocks) and not gone
    more = [gate.enter(f"10.0.1.{number}", lambda number=number: gone.append(-number)) for number in range(AT_ONCE)]  # type: ignore[misc]
    assert not gone, "those that are not encrypted take nobody's place who is"
    assert len(gate) == 2 * AT_ONCE
    assert gate.encrypted(more[5]) and gone == [0] and not gate.encrypted(knocks[0]), "it had to go"


def test_one_address_alone_does_not_fill_the_door() -> None:
    gate, gone = Gate(), []
    for number in range(EACH + 5):
        gate.enter("10.0.0.1", lambda number=number: gone.append(number))  # type: ignore[misc]
    assert gone == [0, 1, 2, 3, 4] and len(gate) == EACH


def test_a_machine_that_is_known_goes_last() -> None:
    gate, gone = Gate(), []
    for number in range(EACH):
        knock = gate.enter("10.0.0.1", lambda number=number: gone.append(number))  # type: ignore[misc]
        knock.spoken, knock.known = True, number < 3
    for _ in range(EACH):
        gate.enter("10.0.0.1", lambda: None).spoken = True
    assert gone == list(range(3, EACH))


@CUT_SHORT
def test_a_door_under_attack_lets_in_who_knows_the_code_and_who_plays(tmp_path: Path) -> None:
    """A sample; all of it: ``python -m tests.lan.doors``."""
    joined, came = asyncio.run(doors.attacked(tmp_path, 2, EACH + 20, 2, soon=60.0))
    gc.collect()  # here, where they are expected
    assert max(joined + came) < 60
