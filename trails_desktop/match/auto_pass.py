"""Passing by request: until one's next decision, until something happens, to the end of the turn, up to a station.

Pure functions of the seat's own view, so that what is passed follows from what that seat knows, and every pass and
every stop has its reason. Passing is an answer of the seat's own side; the other player sees a pass like any other.

Whatever was asked for, nobody is passed through an attack on oneself that could be answered: it stops as soon as an
attack aims at the seat or one of its cards and an answer could be paid for (by what everybody sees).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.trails.views.records import View
from trails_desktop.match.stops import could_answer, stops

Until = Literal["", "decision", "event", "turn", "station"]
#: How many stations a turn has: draw, homebase, deployment of the first seat, of the second, propose, resolve, cure.
STATIONS: Final = 9

PASSED: Final = {
    "auto": "Passed: nothing else was possible",
    "decision": "Passed: you asked to pass until your next decision",
    "event": "Passed: you asked to pass until something happens",
    "turn": "Passed: you asked to pass to the end of the turn",
    "station": "Passed: you asked to go to another step",
}
ATTACKED: Final = "Stopped: you are attacked and an answer could be paid"
QUESTION: Final = "Stopped: there is something else to decide"
USEFUL: Final = "Stopped: you can do something here"
NEW_TURN: Final = "Stopped: another turn has begun"
PLAYED: Final = "Stopped: your opponent has played something"
ARRIVED: Final = "Stopped: this is where you wanted to go"
FLAG: Final = "Stopped: you set a stop at this step"
OVER: Final = "Stopped: the game is over"


@dataclass(frozen=True, slots=True)
class Passing:
    """What the seat asked for. until: "" nothing. station: of "station", 0 to 8. auto: pass where passing is the only
    thing possible. stops: stations with a flag. since: the view when it was asked for."""

    until: Until = ""
    station: int = -1
    auto: bool = False
    stops: frozenset[int] = frozenset()
    since: View | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a question is passed, and why, or why no longer: a template for the interface; "" if nothing was asked
    for."""

    passes: bool
    why: str = ""
    ends: bool = False  #: the request is over


def judge(passing: Passing, view: View) -> Verdict:
    """What becomes of the pending question of ``view``. Only priority is ever passed."""
    if view.phase == "over":
        return Verdict(False, OVER if passing.until else "", bool(passing.until))
    decision = view.decision
    if decision is None:
        return Verdict(False)
    windowed = decision.purpose == "priority" and ("pass",) in decision.options
    if passing.until:
        why = _stopped(passing, view, windowed)
        if why:
            alone = windowed and passing.auto and len(decision.options) == 1 and why != FLAG
            # To the end of the turn one goes on after a question that had to be answered.
            stays = passing.until == "turn" and why == QUESTION
            return Verdict(alone, PASSED["auto"] if alone else why, not stays)
        return Verdict(True, PASSED[passing.until])
    if windowed and passing.auto and len(decision.options) == 1:
        return Verdict(True, PASSED["auto"])
    return Verdict(False)


def passes(passing: Passing, view: View) -> bool:
    """Whether the pending question is to be answered with a pass."""
    return judge(passing, view).passes


def _stopped(passing: Passing, view: View, windowed: bool) -> str:
    """Why passing on request ends here, "" if it goes on."""
    since = passing.since
    if since is None or view.turn != since.turn:
        return NEW_TURN
    if not windowed:
        return QUESTION
    me, decision = view.seat, view.decision
    assert decision is not None
    fresh = view.combat is not None and (since.combat is None or _fight(view) != _fight(since))
    if fresh and attacked(view, me) and (len(decision.options) > 1 or could_answer(view)):
        return ATTACKED
    here = station_of(view)
    if passing.until == "station" and here >= passing.station:
        return ARRIVED
    if here != station_of(since) and here in passing.stops:
        return FLAG
    if passing.until == "decision" and _other_window(since, view) and stops(view):
        return USEFUL
    if passing.until in ("event", "station") and any(
        waiting.controller != me and all(waiting.id != old.id for old in since.standby) for waiting in view.standby
    ):
        return PLAYED
    return ""


def _fight(view: View) -> tuple[object, ...]:
    combat = view.combat
    return () if combat is None else (combat.attackers, combat.target, combat.target_seat, combat.stage)


def _other_window(since: View, view: View) -> bool:
    """Whether something has happened since one asked to pass: the window in which one asked is passed in any case."""
    before = (station_of(since), tuple(one.id for one in since.standby), _fight(since))
    return before != (station_of(view), tuple(one.id for one in view.standby), _fight(view))


def attacked(view: View, seat: int) -> bool:
    """Whether the attack that is proposed or going on aims at the seat or at one of its cards."""
    combat = view.combat
    if combat is None or seat not in (0, 1):
        return False
    return combat.target_seat == seat or any(card.id == combat.target for card in view.players[seat].field)


def station_of(view: View) -> int:
    """The station at which a view stands, -1 before the first of the turn."""
    if view.phase == "cure" or view.step in ("cure", "end"):
        return 8
    if view.phase == "combat" or view.step == "combat":
        return 7 if view.combat is not None and view.combat.stage != "proposed" else 6
    order = {"draw": 0, "homebase": 1, "deployment": 2}
    if view.step not in order:
        return -1
    # Whoever has the initiative goes first in the whole turn; who acts now is another matter.
    return order[view.step] + (0 if view.step_seat == view.initiative else 3)
