"""Passing by itself: until something happens, until a station, or where nothing else can be done. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from engine.trails.view import View
from trails_desktop.table.ribbon import station_of


@dataclass(frozen=True, slots=True)
class Passing:
    """What the seat asked for. until: "" nothing, "event" until something happens, "station" until ``station``.
    auto: pass where passing is the only thing possible. since: the view when it was asked for."""

    until: str = ""
    station: int = -1
    auto: bool = False
    stops: frozenset[int] = frozenset()
    since: View | None = None


def passes(passing: Passing, view: View) -> bool:
    """Whether the pending question is to be answered with a pass. Only priority is ever passed, and never while an own
    card or the seat itself is attacked and something could be answered."""
    decision = view.decision
    if decision is None or decision.purpose != "priority" or ("pass",) not in decision.options:
        return False
    if passing.auto and len(decision.options) == 1:
        return True
    return bool(passing.until) and not happened(passing, view)


def happened(passing: Passing, view: View) -> bool:
    """Whether something happened since passing began that its seat wants to see."""
    since = passing.since
    if since is None or view.turn != since.turn or view.phase == "over":
        return True
    if view.decision is not None and view.decision.purpose != "priority":
        return True
    me = view.seat
    if any(waiting.controller != me and all(waiting.id != old.id for old in since.standby) for waiting in view.standby):
        return True
    if attacked(view, me) and (since.combat is None or view.combat != since.combat):
        return True
    here = station_of(view)
    if passing.until == "station" and here >= passing.station:
        return True
    return here != station_of(since) and here in passing.stops


def attacked(view: View, seat: int) -> bool:
    """Whether the attack that is proposed or going on aims at the seat or at one of its cards."""
    combat = view.combat
    if combat is None or seat not in (0, 1):
        return False
    return combat.target_seat == seat or any(card.id == combat.target for card in view.players[seat].field)
