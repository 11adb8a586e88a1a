"""The history of one object in this game: which earlier objects it was, as far as this seat was told. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.trails.views.records import EventView, LogLine, View


class Lineage:
    """Follows objects through their changes of zone, for each seat apart: a seat knows only what it was told.

    A card gets another id whenever it changes zones (701.2). Where a seat could not follow it (into a hidden hand, into
    a deck) it was told no id, and the history begins anew.
    """

    def __init__(self) -> None:
        self._before: dict[int, dict[int, int]] = {}

    def note(self, seat: int, events: Iterable[EventView]) -> None:
        """What a seat was just told."""
        known = self._before.setdefault(seat, {})
        for event in events:
            if event.kind == "move" and event.new:
                known.pop(event.new, None)
                if event.obj:
                    known[event.new] = event.obj

    def jumped(self, view: View) -> None:
        """The game was taken back or loaded: what is not there now has no history yet."""
        there = {
            card.id for player in view.players
            for zone in (player.hand, player.homebase, player.field, player.trail, player.exile) for card in zone
        }  # fmt: skip
        known = self._before.get(view.seat, {})
        newest = max(there, default=0)
        self._before[view.seat] = {new: old for new, old in known.items() if new <= newest}

    def forms(self, seat: int, obj: int) -> frozenset[int]:
        """The object and all that it was before."""
        known, found = self._before.get(seat, {}), [obj]
        while (old := known.get(found[-1])) is not None and old not in found:
            found.append(old)
        return frozenset(found)

    def lines(self, seat: int, obj: int, log: Sequence[LogLine]) -> tuple[LogLine, ...]:
        """The lines of the seat's own log that name it, oldest first."""
        forms = self.forms(seat, obj)
        return tuple(line for line in log if any(_names(value, forms) for _, value in line.args))


def _names(value: object, forms: frozenset[int]) -> bool:
    return isinstance(value, tuple) and len(value) > 2 and value[0] == "card" and value[2] in forms
