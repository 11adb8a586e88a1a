"""Bond that becomes a number or less, or a number or more, by what happens at one time (1211.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.tree.loading.words import BOND_BECOMES, MUCH_BOND


def passed(bond: tuple[int, int], done: Sequence[Event]) -> list[tuple[int, str]]:
    """Seats whose bond has changed, each with what it was and what it is, as the moment of a happening."""
    out = []
    for seat in (0, 1):
        change = sum(event.n for event in done if event.kind == "bond" and event.seat == seat)
        if change:
            out.append((seat, f"{bond[seat] - change} {bond[seat]}"))
    return out


def reaches(wanted: str, moment: str) -> bool:
    """Whether bond was not so before, and is so now."""
    was, now = (_is(wanted, int(number)) for number in moment.split(" "))
    return now and not was


def _is(wanted: str, bond: int) -> bool:
    number, _, way = wanted.partition(" or ")
    return bond <= int(number) if way == "less" else bond >= int(number) if way == "more" else bond == int(number)


def at_moment(trigger: t.Trigger, moment: str) -> bool:
    """Whether that is its moment; of bond lost or gained at once it is how much at the least."""
    if trigger.event in MUCH_BOND:
        return int(moment) >= int(trigger.moment)
    if trigger.event == BOND_BECOMES:
        return reaches(trigger.moment, moment)
    return trigger.moment == moment
