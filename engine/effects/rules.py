"""A rulebook as the kernel asks it, as far as games with cards as data answer alike."""

from __future__ import annotations

from typing import Any

from engine.kernel.events import Event
from engine.kernel.zones import SEATS


class EffectRules:
    """The base of a ruleset (see :class:`engine.kernel.game.Ruleset` and :class:`engine.effects.run.Carrying`). It has
    no state. deck: the zone of the first seat's deck."""

    deck: int

    def dirties(self, game: Any, event: Event) -> bool:
        """Conditions of constant effects can look at nearly everything."""
        return True

    def prohibited(self, game: Any, event: Event) -> bool:
        """Nothing that has no question: what is forbidden is not offered."""
        return False

    def calm(self, derived: Any) -> frozenset[str]:
        """No event is."""
        return frozenset()

    def searched(self, game: Any, seat: int) -> None:
        """A player who looks through a deck learns what is in it."""
        unseen = [i for i in game.zones[self.deck + seat % SEATS] if not game.objs[i].known]
        game.commit([Event("deal", i, seat=seat, by=seat) for i in unseen])
