"""The rulebook as the kernel asks it: zones, atoms, what is derived, what is noted after a group of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.events import Event
from engine.kernel.zones import SEATS
from engine.seawall.events.atoms import ATOMS
from engine.seawall.events.management import manage
from engine.seawall.events.substitution import substitutions
from engine.seawall.events.triggers import note
from engine.seawall.layers.derive import Derived, derive
from engine.seawall.layers.facts import FACTS
from engine.seawall.state.match import Match
from engine.seawall.state.zones import DECK, ZONES
from engine.seawall.verbs.table import VERBS


class Rules:
    """See :class:`engine.kernel.game.Ruleset` and :class:`engine.effects.run.Carrying`. It has no state."""

    zones = ZONES
    atoms = ATOMS
    stoppable = frozenset(("destroy",))
    facts = FACTS
    verbs = VERBS
    choose_rule = "9-3-3"
    may_rule = "9-1-3"

    def derive(self, game: Match) -> Derived:
        """Traits of everything on the field."""
        return derive(game)

    def dirties(self, game: Match, event: Event) -> bool:
        """Conditions of constant effects can look at nearly everything."""
        return True

    def prohibited(self, game: Match, event: Event) -> bool:
        """Nothing that has no question: what is forbidden is not offered."""
        return False

    def replacements(self, game: Match, event: Event) -> Sequence[Any]:
        """Substitution effects (9-1-9)."""
        return substitutions(game, event)

    def calm(self, derived: Derived) -> frozenset[str]:
        """No event is."""
        return frozenset()

    def noted(self, game: Match, before: Derived, done: Sequence[Event]) -> None:
        """Triggers are noted, then the rules are managed (10-1-2)."""
        note(game, before, done)
        manage(game, done)

    def searched(self, game: Match, seat: int) -> None:
        """A player who looks through a deck learns what is in it (3-2-2)."""
        unseen = [i for i in game.zones[DECK + seat % SEATS] if not game.objs[i].known]
        game.commit([Event("deal", i, seat=seat, by=seat) for i in unseen])


RULES = Rules()
