"""What the person who is not at the screen has asked for: passing that goes on while the other one plays.

Two people at one screen hand it over at every question. Who has asked to pass is not called back for windows that the
request passes; where it stops (an attack that could be answered, another turn) that person is wanted as ever.
"""

from __future__ import annotations

from engine.kernel.decisions import Answer
from engine.trails.views.records import View
from trails_desktop.match.auto_pass import Passing, judge
from trails_desktop.match.stops import PASS


class Standing:
    """The requests of both seats."""

    def __init__(self) -> None:
        self._asked = [Passing(), Passing()]

    def ask(self, seat: int, passing: Passing) -> None:
        """Remember what a seat asks for, in place of what it asked for before."""
        self._asked[seat] = passing

    def of(self, seat: int) -> Passing:
        """What a seat has asked for."""
        return self._asked[seat]

    def forget(self) -> None:
        """Nobody asks for anything (something was taken back)."""
        self._asked = [Passing(), Passing()]

    def answer(self, view: View) -> tuple[Answer, str] | None:
        """The pass of the seat of ``view`` and why it is given, None if its person is wanted."""
        asked = self._asked[view.seat]
        if not asked.until:
            return None
        verdict = judge(asked, view)
        if verdict.ends:
            self._asked[view.seat] = Passing()
        return (PASS, verdict.why) if verdict.passes else None
