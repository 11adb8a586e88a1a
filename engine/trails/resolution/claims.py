"""Claims about hidden cards: a condition on what somebody holds is answered by showing it, or is taken as not met.

Nobody can be made to tell what lies in a hidden zone (502.2b), and an engine that plays from one seat's knowledge
cannot see it. So whoever has the cards shows as many as wanted; that it is asked follows from public facts only.
"""

from __future__ import annotations

from engine.kernel.events import Event
from engine.kernel.frames import step
from engine.kernel.triggers import Pending
from engine.trails.query.conditions import holds, secrets
from engine.trails.query.context import CLAIMED
from engine.trails.resolution.frame import Effects, claimed
from engine.trails.state.game import TrailsGame
from engine.trails.state.uses import next_mark, used_up

__all__ = ("CLAIMED", "TriggerClaim", "unclaimed")


def unclaimed(game: TrailsGame) -> int:
    """Index of the first trigger noted whose claims have not been answered, -1 if there is none."""
    return next((index for index, item in enumerate(game.pending) if item.event is not None), -1)


class TriggerClaim(Effects):
    """A trigger whose condition asks what hidden cards are: it counts if those who have them show them (502.2b).

    It is asked about at the next rule check (as 1211.3a does), of the cards that lay there when it triggered.
    """

    __slots__ = ("index",)

    def __init__(self, game: TrailsGame, index: int) -> None:
        item = game.pending[index]
        super().__init__(item.seat, item.source, item.number, (), dict(item.known))
        self.index = index

    @step("1211.2")
    def carry_out(self, game: TrailsGame) -> None:
        """Ask, then keep the trigger or drop it."""
        item = game.pending[self.index]
        craft, number = item.craft
        if not claimed(game, self, secrets(craft.condition), item.event):
            self.stage += 1
            self.pc = 0
            return
        mark = ("trigger", item.source, number)
        counts = holds(game, craft.condition, self.context()) and not used_up(game, craft.once, mark)
        if counts and craft.once:
            game.apply([Event("used", item.source, extra=next_mark(game, craft.once, mark))])
        kept = (Pending(item.seat, item.source, item.craft, item.known, item.number),) if counts else ()
        game.pending = (*game.pending[: self.index], *kept, *game.pending[self.index + 1 :])
        if not counts and game.shown:
            game.commit([Event("reveal", n=0)])
