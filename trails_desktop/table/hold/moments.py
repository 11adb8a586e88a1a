"""Moments: what a change of the match shows one after the other. Pure; read from the views of one seat alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.trails.views.records import CardView, CombatView, StandbyView, View
from trails_desktop.match.api import MatchChange
from trails_desktop.table.hold.paces import Kind


@dataclass(frozen=True, slots=True)
class Moment:
    """One thing to be seen. before and view: what the seat saw before and sees now; change: what happened between
    them, without events where another moment of the same change has them. waiting: the card that was played or that
    resolves. seat: whose doing, -1 for the rules."""

    kind: Kind
    before: View
    view: View
    change: MatchChange
    seat: int = -1
    waiting: StandbyView | None = None

    @property
    def combat(self) -> CombatView | None:
        """The attack it is about: the one that stands now, or the one that was fought."""
        return self.before.combat if self.kind == "fight" else self.view.combat

    @property
    def tells(self) -> bool:
        """Whether something came of something: a line of consequence."""
        return self.kind in ("resolve", "fight", "loss")


def moments(before: View, change: MatchChange, view: View) -> tuple[Moment, ...]:
    """A change as moments, in the order in which it is told: what came of the last thing, the turn, what is new."""
    found: list[Moment] = []
    kinds = Counter(event.kind for event in change.events)

    def add(kind: Kind, seat: int = -1, waiting: StandbyView | None = None) -> None:
        told = MatchChange((), ()) if found else change
        since = view if found else before
        # what came of something is told of the change it came in, also where that was shown by another moment
        if kind in ("resolve", "fight", "loss") and found:
            told, since = MatchChange((), change.log), before
        found.append(Moment(kind, since, view, told, seat, waiting))

    there, was = {one.id for one in view.standby}, {one.id for one in before.standby}
    if kinds["clash"] and before.combat is not None:
        add("fight", owner(before, before.combat.attackers))
    for one in before.standby:
        if one.id not in there:
            add("resolve", one.controller, one)
    lost = any(old.bond != now.bond for old, now in zip(before.players, view.players, strict=True))
    if lost and not found and view.turn > 0 and before.turn > 0:
        add("loss")
    if view.turn > before.turn:
        add("turn", view.initiative)
    for one in reversed(view.standby):
        if one.id not in was:
            add("ticket", one.controller, one)
    if view.combat is not None and _fresh(before.combat, view.combat):
        add("attack" if view.combat.stage == "attacking" else "aim", owner(view, view.combat.attackers))
    if not found and any(event.kind in ("move", "turn", "face", "cure", "stun") for event in change.events):
        add("cards", next((event.seat for event in change.events if event.kind == "move"), -1))
    if view.phase == "over" and before.phase != "over":
        add("end", -1 if view.winner is None else view.winner)
    return tuple(found) or (Moment("step", before, view, change),)


def owner(view: View, attackers: tuple[int, ...]) -> int:
    """Whose attack it is, -1 if nobody can tell."""
    return next((card.controller for obj in attackers if (card := on_field(view, obj)) is not None), -1)


def on_field(view: View, obj: int) -> CardView | None:
    """An object on either field."""
    return next((card for player in view.players for card in player.field if card.id == obj), None)


def _fresh(before: CombatView | None, now: CombatView) -> bool:
    if now.stage == "dealt":
        return False
    return before is None or (before.stage, before.attackers) != (now.stage, now.attackers)
