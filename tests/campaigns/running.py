"""Playing many games, on one core or several."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any


def tried(play: Callable[[int], Any], seed: int) -> tuple[int, Any, str]:
    """One game; what it gave, or what went wrong."""
    try:
        return seed, play(seed), ""
    except Exception as problem:  # whatever goes wrong is what is looked for
        return seed, None, f"{type(problem).__name__}: {problem}"[:400]


def spread(play: Callable[[int], Any], seeds: Iterable[int], jobs: int) -> Iterable[tuple[int, Any, str]]:
    """The games of all seeds, in their order, on one core or several."""
    task = partial(tried, play)
    if jobs == 1:
        yield from map(task, seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield from executor.map(task, seeds, chunksize=8)
