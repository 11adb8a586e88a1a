"""Work beside the loop: a thread for what takes long, such as playing a match again.

Python's collector of cycles runs in whichever thread happens to allocate, and what it finds may be widgets, which must
not end in any thread but their own. So it rests while such a thread works.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, TypeVar

_T = TypeVar("_T")


class _Rest:
    """Keeps the collector off as long as any work is under way. Used in the loop's thread alone."""

    def __init__(self) -> None:
        self._works: set[Future[Any]] = set()
        self._was_on = False

    def begin(self, work: Future[Any]) -> None:
        """A work begins."""
        self.look()
        if not self._works:
            self._was_on = gc.isenabled()
            gc.disable()
        self._works.add(work)

    def look(self) -> None:
        """A work may be done."""
        done = {work for work in self._works if work.done()}
        self._works -= done
        if done and not self._works and self._was_on:
            gc.enable()


@lru_cache(maxsize=1)
def _rest() -> _Rest:
    """The one for this program: there is but one collector."""
    return _Rest()


class Aside:
    """One thread, begun when it is first needed."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, name)
        _rest().look()  # what ended after its loop was closed

    async def run(self, work: Callable[[], _T]) -> _T:
        """Do it there, and wait for it. Raises what it raises, and RuntimeError once this was closed."""
        rest, turn = _rest(), Future[None]()
        future = self._pool.submit(_after, turn, work)
        rest.begin(future)
        turn.set_result(None)  # not before the collector rests
        future.add_done_callback(partial(_done, asyncio.get_running_loop()))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Nothing more is done; what is under way ends by itself."""
        self._pool.shutdown(wait=False)
        _rest().look()


def _after(turn: Future[None], work: Callable[[], _T]) -> _T:
    turn.result()
    return work()


def _done(loop: asyncio.AbstractEventLoop, _: Future[Any]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: whoever works next looks
        loop.call_soon_threadsafe(_rest().look)
