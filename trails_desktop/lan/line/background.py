"""Work beside the loop: a thread for what takes long, such as playing a match again.

The collector of cycles rests meanwhile (:mod:`trails_desktop.collecting`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from trails_desktop.collecting import rest

_T = TypeVar("_T")


class Aside:
    """One thread, begun when it is first needed."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, name)
        rest().look()  # what ended after its loop was closed

    async def run(self, work: Callable[[], _T]) -> _T:
        """Do it there, and wait for it. Raises what it raises, and RuntimeError once this was closed."""
        turn = Future[None]()
        future = self._pool.submit(_after, turn, work)
        rest().begin(future)
        turn.set_result(None)  # not before the collector rests
        future.add_done_callback(partial(_done, asyncio.get_running_loop()))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Nothing more is done; what is under way ends by itself."""
        self._pool.shutdown(wait=False)
        rest().look()


def _after(turn: Future[None], work: Callable[[], _T]) -> _T:
    turn.result()
    return work()


def _done(loop: asyncio.AbstractEventLoop, _: Future[Any]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: whoever works next looks
        loop.call_soon_threadsafe(rest().look)
