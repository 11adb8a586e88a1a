"""Bond that becomes a number or less, or a number or more, by what happens at one time (1211.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import Event


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
