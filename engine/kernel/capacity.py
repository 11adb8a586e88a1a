"""How many objects a place holds, and what happens at one too many (K03).

The number is the smaller half of the rule; the policy is the larger. ``settle`` answers for an arrival, ``excess`` for
a rule check. Both only say what has to happen: a ruleset asks the question and commits the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from engine.kernel.frozen import frozen


class Policy(StrEnum):
    """What one too many means."""

    REFUSE = "refuse"  #: it does not arrive
    EVICT_BEFORE = "evict before"  #: the owner picks who goes before it arrives
    REPLACE = "replace"  #: everything that was there gives way
    PURGE_AT_CHECK = "purge at check"  #: it arrives; the next check removes all of them
    TRIM_AT_CHECK = "trim at check"  #: it arrives; at the next check the owner picks who goes


@frozen
class Capacity:
    """A limit and its policy."""

    limit: int
    policy: Policy


@frozen
class Verdict:
    """What has to happen. refused: nothing arrives. leave: ids that go. pick: how many of ``among`` the owner picks."""

    refused: bool = False
    leave: tuple[int, ...] = ()
    pick: int = 0
    among: tuple[int, ...] = ()


FITS = Verdict()


def settle(capacity: Capacity, present: Sequence[int], arriving: int = 1) -> Verdict:
    """What has to happen before ``arriving`` more objects join the ``present`` ones."""
    over = len(present) + arriving - capacity.limit
    if over <= 0:
        return FITS
    if capacity.policy is Policy.REFUSE:
        return Verdict(refused=True)
    if capacity.policy is Policy.REPLACE:
        return Verdict(leave=tuple(present))
    if capacity.policy is Policy.EVICT_BEFORE:
        if over > len(present):
            return Verdict(refused=True)
        return Verdict(pick=over, among=tuple(present))
    return FITS


def excess(capacity: Capacity, present: Sequence[int]) -> Verdict:
    """What a rule check has to do about the ``present`` objects."""
    over = len(present) - capacity.limit
    if over <= 0:
        return FITS
    if capacity.policy is Policy.PURGE_AT_CHECK:
        return Verdict(leave=tuple(present))
    if capacity.policy is Policy.TRIM_AT_CHECK:
        return Verdict(pick=over, among=tuple(present))
    return FITS
