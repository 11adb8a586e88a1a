"""The turn: its phases in order (chapter 9)."""

from __future__ import annotations

from typing import Any

from engine.eightfold.layers.facts import field
from engine.eightfold.play.discarding import Discarding, Drawing
from engine.eightfold.play.processes import processes
from engine.eightfold.state.zones import HAND
from engine.eightfold.turn.attack import AttackPhase
from engine.eightfold.turn.windows import Priority
from engine.kernel.capacity import Capacity, Policy, excess
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step

HAND_LIMIT = Capacity(5, Policy.TRIM_AT_CHECK)
_FIRST_DRAW, _DRAW = 1, 2


class Turn(Frame):
    """One turn after the other. ahead: whose turn begins next."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: int) -> None:
        super().__init__()
        self.ahead = ahead

    @step("9.1")
    def begin(self, game: Any) -> None:
        """The turn passes to a seat."""
        game.commit([Event("turn", seat=self.ahead, rule=self.rule), Event("step", extra="active", rule=self.rule)])

    @step("9.2.1")
    def start(self, game: Any) -> None:
        """The turn begins; nobody has priority, what triggers waits (R-S11)."""
        game.commit([Event("moment", seat=game.owner, rule=self.rule, extra="turn start")])

    @step("9.2.1.1")
    def stand(self, game: Any) -> None:
        """Everything that is dull becomes active, but what is frozen (15.2.16.2)."""
        own = [obj for obj in field(game, game.owner) if not obj.ready and obj.id not in game.frozen]
        game.commit([Event("turned", obj.id, n=0, by=game.owner, rule=self.rule) for obj in own])

    @step("15.2.16.2")
    def thaw(self, game: Any) -> None:
        """Frozen once (R-S43)."""
        own = [obj.id for obj in field(game, game.owner) if obj.id in game.frozen]
        game.commit([Event("thaw", ident, rule=self.rule) for ident in own])

    @step("9.3.1.1")
    def draw(self, game: Any) -> None:
        """Two cards; in the first turn of the match one (8.2.15)."""
        game.push(Drawing(game.owner, _FIRST_DRAW if game.turn == 1 else _DRAW, "rule"))
        game.commit([Event("step", extra="draw", rule=self.rule)])

    @step("9.4.1.3")
    def main(self, game: Any) -> None:
        """Main Phase 1: what triggered so far goes on the stack together."""
        game.push(Priority())
        game.commit(
            [
                Event("step", extra="main 1", rule=self.rule),
                Event("moment", seat=game.owner, rule=self.rule, extra="main"),
            ]
        )

    @step("9.5.1")
    def attack(self, game: Any) -> None:
        """Attack Phase."""
        game.push(AttackPhase())

    @step("9.4.1.1")
    def second_main(self, game: Any) -> None:
        """Main Phase 2."""
        game.push(Priority())
        game.commit([Event("peace", rule=self.rule), Event("step", extra="main 2", rule=self.rule)])

    @step("9.6.1.1")
    def end(self, game: Any) -> None:
        """End Phase: triggers, and priority that only allows passing."""
        game.push(Priority())
        game.commit(
            [
                Event("step", extra="end", rule=self.rule),
                Event("moment", seat=game.owner, rule=self.rule, extra="turn end"),
            ]
        )

    @step("9.6.1.2")
    def hand(self, game: Any) -> None:
        """Down to five cards."""
        over = excess(HAND_LIMIT, game.zones[HAND + game.owner]).pick
        if over:
            game.push(Discarding((game.owner,), over, "discard", game.owner))

    @step("9.6.1.3")
    def clean(self, game: Any) -> None:
        """Damage comes off and "this turn" ends, at the same time."""
        game.commit([Event("clean", rule=self.rule)])

    @step("9.6.1.4")
    def settle(self, game: Any) -> None:
        """If something came up, it is dealt with, and the clean-up comes once more (R-S17)."""
        if game.pending or processes(game):
            self.jump("9.6.1.3")
            game.push(Priority())

    @step("9.6.1.5")
    def pass_on(self, game: Any) -> None:
        """Else the next turn is the opponent's."""
        self.ahead = game.owner ^ 1
        self.jump("9.1")
