"""How long and how each change on the table moves: the motion table as data. Pure, but for Qt's easing curves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve

from engine.trails.views.records import EventView
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.pieces.clock import curve
from trails_desktop.table.placing.shown import Shown

_Curve = QEasingCurve.Type


@dataclass(frozen=True, slots=True)
class Travel:
    """One motion: milliseconds, easing, and milliseconds to wait before it starts."""

    length: float
    easing: QEasingCurve
    delay: float = 0.0


def travel(before: Shown | None, after: Shown, came_from: str, order: int = 0) -> Travel:
    """The motion of a card from where it was to where it is. ``came_from``: its zone before, if it was not drawn;
    ``order`` counts cards that move alike at once."""
    zone = before.zone if before else came_from
    if zone == "deck" and after.zone == "hand":
        return Travel(260, curve(), 60.0 * order)
    if after.zone == "field" and zone in ("hand", "homebase", "standby"):
        return Travel(280, curve(_Curve.OutBack, 1.1))
    if after.zone == "homebase" and zone != "homebase":
        return Travel(220, curve())
    if before is not None and zone == after.zone:
        if before.card.stunned != after.card.stunned:
            return Travel(340 if after.card.stunned else 360, curve(_Curve.InOutSine))
        if before.turned != after.turned:
            return Travel(180, curve(_Curve.InOutSine))
        if after.zone == "hand":
            return Travel(110, curve())
    return Travel(160, curve())


def flip(before: Shown | None, after: Shown, order: int = 0) -> Travel:
    """How a card turns over on its way: at the start for one that is stunned, along the whole way for one drawn."""
    if before is not None and before.card.stunned != after.card.stunned:
        # Stunned: lamp flash, then over, then the quarter turn goes on; cured: over on the way up.
        return Travel(140, curve(_Curve.InOutSine), 80.0) if after.card.stunned else Travel(240, curve())
    return Travel(260, curve(_Curve.InOutSine), 60.0 * order)


@dataclass(frozen=True, slots=True)
class Journeys:
    """What the events of a change say about cards: the new id of an old one, where new ones came from and where
    those went that are gone."""

    renamed: dict[Key, Key]
    origin: dict[Key, tuple[str, int]]
    gone: dict[Key, tuple[str, int]]
    unseen: dict[int, list[str]] = field(default_factory=dict)  #: by seat: where cards came from into a hidden hand


def journeys(events: Iterable[EventView]) -> Journeys:
    """Read the moves of a change. Objects get a new id when they change zones."""
    found = Journeys({}, {}, {})
    for event in events:
        if event.kind != "move":
            continue
        old, new = key_of(event.obj), key_of(event.new)
        if event.obj and event.new:
            # A card that moved twice within one change keeps its first place.
            first = next((key for key, now in found.renamed.items() if now == old), old)
            found.renamed[first] = new
        if not event.new and event.to == "hand":
            found.unseen.setdefault(event.seat, []).append(event.frm)
        if event.new:
            found.origin[new] = found.origin.get(old, (event.frm, event.seat))
        if event.obj:
            found.gone[old] = (event.to, event.seat)
    return found
