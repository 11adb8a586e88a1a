"""A contest carried out: by this process, by several of this machine, or by whatever takes work as an executor does.

Dask's ``Client.get_executor()`` is such a one: the same lines serve one machine and many.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import closing
from typing import Final

from engine.lab.contest import Contest, Match, Unit, played
from engine.processes import beside, end

#: Units that are handed out before the first comes back, for each worker: enough that none waits, few enough that
#: stopping is quick.
_AHEAD: Final = 3
_BREAKS: Final = 5  #: times that workers may die before the fault is the work's


class Broken(Exception):
    """Workers died again and again."""


def here(contest: Contest, units: Iterable[Unit]) -> Iterator[tuple[Unit, list[Match]]]:
    """In this process, in order."""
    for unit in units:
        yield unit, played(contest.work(unit))


def by_processes(contest: Contest, units: Iterable[Unit], jobs: int) -> Iterator[tuple[Unit, list[Match]]]:
    """By processes of this machine, each unit when it is done. One that dies loses its unit, which another plays.
    Raises :class:`Broken` if that goes on."""
    if jobs <= 1:
        yield from here(contest, units)
        return
    left = {unit.number: unit for unit in units}
    for _ in range(_BREAKS):
        pool = beside(min(jobs, max(1, len(left))))
        try:
            with closing(by_executor(contest, list(left.values()), pool, jobs)) as results:
                for unit, matches in results:
                    del left[unit.number]
                    yield unit, matches
            return
        except BrokenExecutor:
            continue
        finally:
            end(pool)
    raise Broken(f"processes that play died {_BREAKS} times; {len(left)} units were not played")


def by_executor(
    contest: Contest, units: Iterable[Unit], workers: Executor, count: int
) -> Generator[tuple[Unit, list[Match]], None, None]:
    """By workers that take functions, each unit when it is done. count: how many work at once."""
    queue = iter(units)
    out: dict[Future[list[Match]], Unit] = {}
    try:
        while True:
            while len(out) < count * _AHEAD and (unit := next(queue, None)) is not None:
                out[workers.submit(played, contest.work(unit))] = unit
            if not out:
                return
            done, _ = wait(out, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda one: out[one].number):
                yield out.pop(future), future.result()
    finally:
        for future in out:
            future.cancel()


#: How a contest is carried out: its units in any order, what comes of each as soon as it is known.
Carrier = Callable[[Contest, Iterable[Unit]], Iterator[tuple[Unit, list[Match]]]]
