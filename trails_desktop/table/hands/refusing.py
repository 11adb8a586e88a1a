"""Why a gesture leads nowhere, where the engine is not asked: it ended in the wrong place. Pure."""

from __future__ import annotations

from collections.abc import Set

from engine.trails.views.records import View
from trails_desktop.match.api import Reason
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE, Asking, Spot


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
