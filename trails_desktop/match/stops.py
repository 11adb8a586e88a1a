"""When a person need not be asked: which passes a seat's client gives by itself, and why (902.4a).

The engine asks at every window, so that whether a question exists tells nobody anything. Here, on the seat's own side,
windows in which nothing useful can be done are passed; the record notes these answers as automatic. Pure functions of
the seat's own view.

Where two people share a screen the curtain itself would tell whether its person holds an answer. There the windows in
which a seat is asked follow from public facts alone: somebody could pay for an answer, whether or not one is held.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.decisions import Answer, Option
from engine.trails.views.records import View

PASS: Answer = (("pass",),)
#: Verbs worth stopping for; gaining EP or supporting alone is not, unless an attack is going on.
_USEFUL = ("play", "arts", "craft")
NOTHING: Final = "Passed for you: you had no answer"
UNPAID: Final = "Passed for you: you could not pay for an answer"
OWN_RESOLVES: Final = "Passed for you: your own card resolves"
QUIET: Final = "Passed for you: there was nothing useful to do"


def automatic(view: View, *, full: bool = False, watched: bool = False) -> Answer | None:
    """The answer this seat's client gives by itself, or None if its person is to be asked.

    full: ask at every window in which anything beyond passing is possible ("full control"). watched: the other person
    sees whether this one is asked (two people at one screen), so that must follow from public facts.
    """
    decision = view.decision
    if decision is None:
        return None
    if decision.purpose != "priority":
        return decision.forced
    if watched and answering(view):
        return None if could_answer(view) else PASS
    if len(decision.options) == 1:
        return decision.options
    if full:
        return None
    return None if stops(view) else PASS


def why_passed(view: View, answer: Answer) -> str:
    """Why that automatic answer was given: a template for the seat's own person; "" for what nobody need hear of (an
    answer of which there was but one, or a pass over one's own waiting card)."""
    decision = view.decision
    if decision is None or decision.purpose != "priority" or answer != PASS:
        return ""
    if len(decision.options) == 1:
        return NOTHING if answering(view) else ""
    if view.standby and view.standby[0].controller == view.seat:
        return OWN_RESOLVES
    if answering(view):
        return NOTHING if could_answer(view) else UNPAID
    return QUIET


def answering(view: View) -> bool:
    """Whether one would answer the other here: its object waits, or an attack is on. Public facts only."""
    if view.standby:
        return view.standby[0].controller != view.seat
    combat = view.combat
    attacked = combat is not None and combat.stage == "attacking"
    return attacked and not (view.step == "deployment" and view.step_seat == view.seat)


def could_answer(view: View) -> bool:
    """Whether a seat could answer by what everybody sees: cards that may hold an answer and EP to pay for it, or a
    craft or support on the open field."""
    side = view.players[view.seat]
    holds = bool(side.hand) or any(not card.face_up for card in side.homebase)
    pays = side.ep > 0 or any(card.ready for card in side.homebase)
    if holds and pays:
        return True
    decision = view.decision
    assert decision is not None
    if any(option[0] == "craft" for option in decision.options):
        return True
    return view.combat is not None and _support_matters(view, decision.options)


def stops(view: View) -> bool:
    """Whether a person wants to be asked at this window."""
    decision = view.decision
    assert decision is not None
    seat = view.seat
    useful = any(option[0] in _USEFUL for option in decision.options)
    if view.standby and view.standby[0].controller != seat:
        return useful  # something of the other player waits: the last chance to answer it
    if view.standby:
        return False  # one's own object waits: let it resolve
    if view.step == "deployment" and view.step_seat == seat:
        return useful
    combat = view.combat
    if combat is not None and combat.stage == "attacking":
        return useful or _support_matters(view, decision.options)
    return False


def awaited(view: View) -> bool:
    """Whether whoever looks on waits for what this seat does at a window: by public facts, so that the pause a computer
    player makes tells nothing of its cards."""
    return (view.step == "deployment" and view.step_seat == view.seat) or (answering(view) and could_answer(view))


def _support_matters(view: View, options: tuple[Option, ...]) -> bool:
    """Supporting one's attacked UNIT would keep overkill away (804.11a-3, R053)."""
    combat = view.combat
    assert combat is not None
    if combat.sclm or not combat.target:
        return False
    units = {card.id: card for player in view.players for card in player.field}
    target = units.get(combat.target)
    if target is None or target.controller != view.seat or "support" in target.attributes:
        return False
    total = sum(units[ident].strength or 0 for ident in combat.attackers if ident in units)
    over = total > (target.defence or 0)
    return over and any(option[0] == "support" and option[1] == combat.target for option in options)
