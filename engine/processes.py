"""Processes that work beside this one. Where the system lets none be spoken with, a thread does their work, in turn.

What processes speak over are locks in shared memory; some containers give none (``/dev/shm`` that cannot be written).
Imports stand in the functions: a program that starts none needs none of it, and they take 20 ms of a start.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import Executor

_log = logging.getLogger("trails.processes")


def beside(count: int, begin: Callable[[], object] | None = None) -> Executor:
    """So many processes; one thread (:func:`in_thread`) where there can be none, which is logged.

    ``begin`` runs first in each process, and not in a thread: it may change its process as a whole.
    """
    from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
    from multiprocessing import get_context

    try:
        # spawned, not forked: the same on every system, and safe beside threads
        return ProcessPoolExecutor(count, get_context("spawn"), begin)
    except (OSError, NotImplementedError, ImportError) as error:
        _log.warning("this system lets no second process start, one does all the work: %s", error)
        return ThreadPoolExecutor(1)


def in_thread(workers: Executor | None) -> bool:
    """Whether it is a thread of this program that does the work."""
    from concurrent.futures import ThreadPoolExecutor

    return isinstance(workers, ThreadPoolExecutor)


def end(workers: Executor) -> None:
    """Ends them at once, whatever they are doing; a thread ends with what it is doing."""
    processes = list((getattr(workers, "_processes", None) or {}).values())
    workers.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.terminate()
