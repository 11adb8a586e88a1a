"""When answers leave this machine, and how fast messages may come in.

How long an answer took must not tell what its player holds. Windows that follow from public facts are answered after a
fixed short time at the earliest; questions about hidden cards after a time that looks like thinking, whether a person
or the program gives the answer and whatever it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.decisions import Answer, Decision, Kind
from engine.trails.views.records import View
from trails_desktop.match import stops

OPEN_SECONDS = 0.12  #: earliest answer to a question whose answer everybody could foresee
SECRET_SECONDS = (0.9, 2.6)  #: earliest answer to a question about hidden cards: between these


def timing_class(decision: Decision) -> str:
    """ "secret" for a question whose having an answer depends on hidden cards, else "open". Public facts only."""
    if decision.rule in ("1211.3b", "1312.2", "1312.3", "1415.1") or decision.purpose in ("place", "exchange"):
        return "secret"
    return "open"


def tells_of_hand(decision: Decision, turn: int) -> bool:
    """Whether having an answer depends on hidden cards, in any game: what one does in the other player's turn, or
    leaves, and what only who is asked can tell. turn: whose it is. Public facts only."""
    return decision.veiled or (decision.kind is Kind.ACT and decision.seat != turn)


def wait_of(secret: bool, chance: bytes, scale: float = 1.0) -> float:
    """Seconds from a question to the earliest moment its answer may leave. secret: whether having one depends on hidden
    cards. chance: bytes only this side can tell."""
    if not secret:
        return OPEN_SECONDS * scale
    least, most = SECRET_SECONDS
    return (least + (most - least) * int.from_bytes(chance[:2], "big") / 65535) * scale


def automatic(view: View) -> Answer | None:
    """The answer a seat's program gives by itself, None if its person is asked.

    Which of the two it is follows from public facts alone; only a question about hidden cards that has nothing to
    answer is refused unasked, after the time that its class takes anyway.
    """
    decision = view.decision
    if decision is None:
        return None
    if decision.purpose != "priority":
        return decision.forced
    if stops.answering(view):
        return None if stops.could_answer(view) else stops.PASS
    if view.step == "deployment" and view.step_seat == view.seat and not view.standby:
        side = view.players[view.seat]
        hidden = bool(side.hand) or any(not card.face_up for card in side.homebase)
        return None if hidden or any(option[0] == "craft" for option in decision.options) else stops.PASS
    return stops.PASS


@dataclass(slots=True)
class Meter:
    """A bucket that fills: how many messages may come a second. It never drops; it says how long to wait.

    rate: messages a second. burst: how many at once.
    """

    rate: float = 60.0
    burst: float = 400.0
    level: float = 400.0
    at: float = 0.0

    def take(self, now: float, cost: float = 1.0) -> float:
        """Count one. Returns seconds to wait before more is read, 0 if there is room."""
        if self.at:
            self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        self.level -= cost
        return 0.0 if self.level >= 0 else -self.level / self.rate
