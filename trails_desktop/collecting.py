"""When Python's collector of cycles rests, and what it need not look through.

It runs in whichever thread happens to allocate, and what it finds may be widgets, which must not end in any thread but
their own. So it rests while a thread works beside them. And what a program has loaded when it begins stays until it
ends: looked through again in the middle of a match it would hold up a hover by half a tenth of a second.
"""

from __future__ import annotations

import gc
from concurrent.futures import Future
from functools import lru_cache
from typing import Any


class Rest:
    """Keeps the collector off as long as any work is under way. Used in the widgets' thread alone."""

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


def stays() -> None:
    """Everything that is there now stays until the program ends: the collector does not look through it any more."""
    gc.freeze()


@lru_cache(maxsize=1)
def rest() -> Rest:
    """The one for this program: there is but one collector."""
    return Rest()
