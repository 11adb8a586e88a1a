"""Work in a thread: the collector of cycles rests meanwhile, and works again after it, whatever happened."""

from __future__ import annotations

import asyncio
import gc
from threading import Event

import pytest

from trails_desktop.lan.line.background import Aside


def test_no_cycle_is_collected_while_a_thread_works() -> None:
    async def run() -> None:
        one, two, go, states = Aside("one"), Aside("two"), (Event(), Event()), list[bool]()

        def work(number: int) -> int:
            states.append(gc.isenabled())
            go[number].wait()
            states.append(gc.isenabled())
            return number

        works = [asyncio.ensure_future(one.run(lambda: work(0))), asyncio.ensure_future(two.run(lambda: work(1)))]
        await asyncio.sleep(0)
        assert not gc.isenabled()
        go[0].set()
        assert await works[0] == 0
        assert not gc.isenabled()  # the other one works still
        go[1].set()
        assert await works[1] == 1
        assert states == [False] * 4 and gc.isenabled()
        with pytest.raises(ZeroDivisionError):
            await one.run(lambda: 1 // 0)
        assert gc.isenabled()
        go[0].clear()
        left = asyncio.ensure_future(one.run(lambda: work(0)))
        while len(states) < 5:  # it has begun
            await asyncio.sleep(0.001)
        left.cancel()  # nobody waits for it any more, and it works all the same
        await asyncio.gather(left, return_exceptions=True)
        one.close()
        assert not gc.isenabled()
        go[0].set()
        while not gc.isenabled():
            await asyncio.sleep(0.001)
        with pytest.raises(RuntimeError):
            await one.run(lambda: 1)
        assert gc.isenabled()

    asyncio.run(asyncio.wait_for(run(), 60))
