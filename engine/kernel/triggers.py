"""Noted triggers and the three ways to put them into effect (K15).

Rulesets note a :class:`Pending` for every occurrence that counts. ``one_at_a_time`` gives the next one to put up,
``batch`` all of them in order, ``nested`` the ones of the newest generation first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

_SLOTS = ("batch", "craft", "event", "known", "number", "rank", "seat", "snap", "source")


class Pending:
    """A trigger that has been noted and waits to be put into effect.

    seat: who controls it. source: object id. craft: which ability (a ruleset's own value). event: what happened.
    known: registers bound when it triggered. batch: generation number. snap: last known information of the source.
    rank: within a generation those with a lower number go before all others, whoever has them; None goes last.
    """

    __slots__ = _SLOTS
    SLOTS: ClassVar = _SLOTS

    def __init__(
        self,
        seat: int,
        source: int,
        craft: Any,
        known: tuple[tuple[str, tuple[int, ...]], ...] = (),
        number: str = "",
        batch: int = 0,
        event: Any = None,
        snap: Any = None,
        rank: int | None = None,
    ) -> None:
        self.seat = seat
        self.source = source
        self.craft = craft
        self.known = known
        self.number = number
        self.batch = batch
        self.event = event
        self.snap = snap
        self.rank = rank


def of_seat(pending: Sequence[Pending], seat: int) -> tuple[int, ...]:
    """Indexes of the pending triggers of one seat, oldest first."""
    return tuple(index for index, item in enumerate(pending) if item.seat == seat)


def one_at_a_time(pending: Sequence[Pending], order: Sequence[int]) -> tuple[int, ...]:
    """Candidates to be put up next: all of the first seat in ``order`` that has any."""
    for seat in order:
        if found := of_seat(pending, seat):
            return found
    return ()


def batch(pending: Sequence[Pending], order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """All pending triggers grouped by seat in ``order``, to be put up together."""
    return tuple(found for seat in order if (found := of_seat(pending, seat)))


def nested(pending: Sequence[Pending], order: Sequence[int]) -> tuple[int, ...]:
    """Candidates of the newest generation first, there of the first rank, and there of the first seat in ``order``."""
    if not pending:
        return ()
    newest = max(item.batch for item in pending)
    young = [index for index, item in enumerate(pending) if item.batch == newest]
    ranks = [rank for index in young if (rank := pending[index].rank) is not None]
    if ranks:
        first = min(ranks)
        young = [index for index in young if pending[index].rank == first]
    for seat in order:
        if found := tuple(index for index in young if pending[index].seat == seat):
            return found
    return ()
