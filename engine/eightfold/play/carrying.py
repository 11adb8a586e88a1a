"""Instructions being carried out: what was chosen beforehand is looked at again (11.12.4, R-S15)."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, fits
from engine.effects.nodes import Target
from engine.effects.run import Effects
from engine.eightfold.layers.facts import FACTS


class Carrying(Effects):
    """See :class:`engine.effects.run.Effects`."""

    __slots__ = ()

    def pointed(self, game: Any, target: Target) -> tuple[int, ...]:
        """What an instruction is done to; of what was chosen, that which still fits and is where it was."""
        regs = dict(self.regs)
        if target.how == "bearer":
            obj = game.objs.get(self.source)
            return (obj.host,) if obj is not None and obj.host else regs.get("bearer", ())
        found = super().pointed(game, target)
        if not target.how.startswith("choice"):
            return found
        context: Context = self.context
        if target.among is None:
            return tuple(ident for ident in found if ident in game.objs)
        return tuple(ident for ident in found if ident in game.objs and fits(FACTS, game, ident, target.among, context))
