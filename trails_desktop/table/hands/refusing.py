"""Why a gesture leads nowhere: no refused gesture ends without words. What the engine does not know of, a gesture that
ended in the wrong place or went to somebody who is not asked, is answered here. Pure.

Guard: tests/desktop/table/play/test_silence.py.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from engine.trails.views.records import View
from trails_desktop.match.api import MatchPort, Reason
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE, Asking, Spot
from trails_desktop.table.scene.gestures import MISPLACED


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that cannot be done: on which object (0 = nothing particular), what, and why."""

    obj: int
    verb: str
    reasons: tuple[Reason, ...]


def reasons(port: MatchPort, view: View, asking: Asking, obj: int, verb: str = "") -> tuple[Reason, ...] | None:
    """Why an object cannot be used in that way now; one reason at least. None if that is not known yet."""
    said = misplaced(view, asking, obj) if verb == MISPLACED else port.why_not(obj, verb)
    if said is None:
        return None
    card = ask.find(view, obj)
    if said and asking.purpose == "attackers" and card is not None and card.zone == "hand":
        said = (*said, Reason("902.4", "Cards of the hand are used in your deployment step and when you may answer"))
    return said or (otherwise(view, asking, obj),)


def otherwise(view: View, asking: Asking, obj: int = 0) -> Reason:
    """What to do instead, where the engine has no reason to tell."""
    rule = asking.decision.rule if asking.decision is not None else view.rule
    template = "Nothing can be done with this now"
    if view.phase == "over":
        template = "The game is over"
    elif asking.decision is None:
        template = "Wait: it is not you who decides now"
    elif asking.panel:
        template = "Answer the question first: choose on its sheet"
    elif obj in asking.picks and asking.dragged:
        template = "Drag it to the homebase, or press Enter on it"
    elif obj in asking.picks:
        template = "It can be chosen: click it"
    elif asking.acts.get(obj):
        template = "It can be used: drag it, or click it twice"
    elif asking.picks or asking.seats:
        template = "Choose among what is marked, or press the main button"
    elif asking.purpose == "priority":
        template = "It cannot be used now; what has a light can act"
    return Reason(rule, template)


def misplaced(view: View, asking: Asking, obj: int) -> tuple[Reason, ...]:
    """Why a card that can be used cannot be put just there: where it goes."""
    card = ask.find(view, obj)
    if card is None or asking.decision is None:
        return ()
    if asking.purpose == "place":
        return (Reason(asking.decision.rule, "Now one card is placed face-down in your homebase"),)
    spots = ask.drops(asking, card)
    template = "It goes to one of the lit places"
    if FIELD in spots:
        template = "A UNIT or ITEM is played onto your field"
    elif HOMEBASE in spots:
        template = "A BASE is played to your homebase"
    elif BOARD in spots:
        template = "It is played to the middle of the table, where it waits on standby"
    elif BAND in spots:
        template = "From here it is used by dragging it to the line in the middle"
    return (Reason("1204.2", template),)


def misfit(family: str) -> Reason:
    """Why a card cannot be chosen with those that are chosen already."""
    template = "These do not go together."
    if family == "organization":
        template = "The attackers of a SCLM attack need an organization that all of them share."
    elif family == "target":
        template = "There is no target that all of these attackers may attack."
    return Reason("803.3", template)


def aim(view: View, spots: Set[Spot], seat: int) -> Reason:
    """Why an attack cannot go to a player (-1: it was let go over nothing). spots: what these attackers may attack."""
    if seat not in (0, 1):
        return Reason("803.5", "An attack goes to a UNIT or to the player: let go on what it is to attack")
    if seat == view.seat:
        return Reason("803.5", "You cannot attack yourself")
    instead = next((card for card in view.players[seat].field if ("card", card.id) in spots), None)
    if instead is not None:
        template = "A UNIT of that player could be attacked instead: {card}"
        return Reason("803.6h", template, (("card", ("card", instead.number or "", instead.id)),))
    return Reason("803.6e", "These UNITs cannot attack players now")
