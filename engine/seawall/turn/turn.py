"""The turn: its five phases in order (chapter 6)."""

from __future__ import annotations

from typing import Any

from engine.kernel.capacity import Capacity, Policy, excess
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.seawall.play.playing import Discard
from engine.seawall.play.triggered import Triggers
from engine.seawall.state.match import there
from engine.seawall.state.zones import BASE, BATTLE, DECK, HAND, RESOURCE_DECK, RESOURCES
from engine.seawall.turn.windows import ActionStep, Main

HAND_LIMIT = Capacity(10, Policy.TRIM_AT_CHECK)


class Turn(Frame):
    """One turn after the other. ahead: whose turn begins next."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: int) -> None:
        super().__init__()
        self.ahead = ahead

    @step("6-1-2")
    def begin(self, game: Any) -> None:
        """The turn passes to a seat."""
        game.commit([Event("turn", seat=self.ahead, rule=self.rule), Event("step", extra="turn-start", rule=self.rule)])

    @step("6-2-2-1")
    def stand(self, game: Any) -> None:
        """Active step: everything of the active player, at once (6-2-2-2)."""
        seat = game.owner
        rested = [obj.id for zone in (BATTLE, RESOURCES, BASE) for obj in there(game, zone + seat) if not obj.ready]
        game.commit([Event("turned", ident, n=0, by=seat, rule=self.rule) for ident in rested])

    @step("6-2-3-1")
    def start(self, game: Any) -> None:
        """Start step."""
        game.push(Triggers())
        game.commit([Event("moment", seat=game.owner, rule=self.rule, extra="turn start")])

    @step("6-3-1")
    def draw(self, game: Any) -> None:
        """Draw phase: one card."""
        game.push(Triggers())
        game.commit([Event("step", extra="draw", rule=self.rule)])
        top = game.zones[DECK + game.owner][:1]
        game.commit([Event("move", i, to=HAND + game.owner, by=game.owner, cause="draw", rule=self.rule) for i in top])

    @step("6-4-1")
    def resource(self, game: Any) -> None:
        """Resource phase: one Resource, if there is one (1-3-2)."""
        game.push(Triggers())
        game.commit([Event("step", extra="resource", rule=self.rule)])
        top = game.zones[RESOURCE_DECK + game.owner][:1]
        to = RESOURCES + game.owner
        game.commit([Event("move", i, to=to, by=game.owner, cause="resource", rule=self.rule) for i in top])

    @step("6-5-1")
    def main(self, game: Any) -> None:
        """Main phase."""
        game.push(Main())
        game.commit([Event("step", extra="main", rule=self.rule)])

    @step("6-6-2-1")
    def action(self, game: Any) -> None:
        """End phase, action step."""
        game.push(ActionStep())
        game.commit([Event("step", extra="end", rule=self.rule)])

    @step("6-6-3-1")
    def end(self, game: Any) -> None:
        """End step."""
        game.push(Triggers())
        game.commit([Event("moment", seat=game.owner, rule=self.rule, extra="turn end")])

    @step("6-6-4-1")
    def hand(self, game: Any) -> None:
        """Hand step: down to ten cards."""
        over = excess(HAND_LIMIT, game.zones[HAND + game.owner]).pick
        if over:
            game.push(Triggers())
            game.push(Discard((game.owner,), over, "hand limit"))

    @step("6-6-5-1")
    def cleanup(self, game: Any) -> None:
        """Cleanup step: "during this turn" ends."""
        game.push(Triggers())
        game.commit([Event("expire", extra="turn", rule=self.rule)])

    @step("6-6-6")
    def pass_on(self, game: Any) -> None:
        """Once more if triggers made something for this turn (R-G05), else the turn is the opponent's."""
        if any(effect.span == "turn" for effect in game.effects):
            self.jump("6-6-5-1")
            return
        self.ahead = game.owner ^ 1
        self.jump("6-1-2")
