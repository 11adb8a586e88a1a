"""Which sound an event has. Only what the shown seat may see makes a sound, and no event has two."""

from __future__ import annotations

from typing import Final

from engine.trails.views.records import EventView, View
from trails_desktop.match.api import MatchChange
from trails_desktop.ui.orgs import ORG_KEYS, org_style

#: At most so many sounds for one change: ten cards drawn are one rustle, not ten.
MOST: Final = 3
_PLAIN: Final = {
    "turn": "turn", "stun": "stun", "cure": "cure", "bond": "bond", "ep": "energy", "attack": "attack",
    "play": "ticket", "turn_start": "round",
}  # fmt: skip


def cues(change: MatchChange, view: View, shared: bool = False) -> tuple[str, ...]:
    """The sounds of a change, in order, each once; none if the view was replaced without a way to it. ``shared``: two
    people look at this screen, so that every end is somebody's victory."""
    if change.jumped:
        return ()
    if view.winner is not None and any(event.kind == "end" for event in change.events):
        return ("win" if shared or view.winner == view.seat else "loss",)
    found: list[str] = []
    for event in change.events:
        name = _cue(event, view)
        if name and name not in found:
            found.append(name)
    return tuple(found[:MOST])


def _cue(event: EventView, view: View) -> str:
    if event.kind == "move":
        if event.to == "field":
            return _entering(event.new, view)
        return "draw" if event.to == "hand" else "place"
    if event.kind == "step":
        return "step" if view.decision is not None else ""
    return _PLAIN.get(event.kind, "")


def _entering(obj: int, view: View) -> str:
    """A UNIT has the note of its first organization that has one."""
    card = next((card for side in view.players for card in side.field if card.id == obj), None)
    if card is None:
        return "deploy"
    if "BASE" in card.types:
        return "base"
    known = (key for key in (org_style(name).key for name in card.orgs) if key in ORG_KEYS and key != "none")
    return next((f"deploy-{key}" for key in known), "deploy")
