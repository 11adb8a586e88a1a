"""Presses that are asked about once, because something is given up by them that was hardly meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.kernel.decisions import Answer
from trails_desktop.match.api import Reason, View
from trails_desktop.table.hands.refusing import Refusal
from trails_desktop.table.questions.asking import Asking, Main

PLACE_NOTHING: Final = "place nothing"
NO_ATTACK: Final = "no attack"
_PASS: Final[Answer] = (("pass",),)


@dataclass(slots=True)
class Doubts:
    """placing: whether placing nothing is still asked about; attacking: whether attacking with nobody is, in a turn in
    which the seat's deployment ended without that the seat passed: a press may have been meant for that pass."""

    placing: bool = False
    attacking: bool = True
    _deployed: int = -1  #: the turn whose deployment is the last in which the seat answered by hand, unless it passed

    def answered(self, view: View, answer: Answer) -> None:
        """The seat answers by hand."""
        own = view.step == "deployment" and view.step_seat == view.seat and answer != _PASS
        self._deployed = view.turn if own else -1

    def of(self, state: Main, asking: Asking, view: View) -> Refusal | None:
        """What to ask before this press is an answer, None if it is one; the same is asked once."""
        if state.verb == "nothing" and self.placing and asking.picks:
            self.placing = False
            template = "Every card here is 1 CP in every turn. Press again to place nothing"
            return Refusal(0, PLACE_NOTHING, (Reason("703.7", template),))
        declines = state.verb == "decline" and asking.purpose == "attackers" and bool(asking.picks)
        if declines and self.attacking and self._deployed == view.turn:
            self.attacking = False
            template = "Your deployment ended by itself: nothing more could be done. Press again to attack with nobody"
            return Refusal(0, NO_ATTACK, (Reason("803.3", template),))
        return None
