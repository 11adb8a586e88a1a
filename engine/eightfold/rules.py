"""The rulebook as the kernel asks it: zones, atoms, what is derived, what is noted after a group of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.effects.nodes import Instruction
from engine.effects.rules import EffectRules
from engine.eightfold.events.atoms import ATOMS
from engine.eightfold.events.substitution import substitutions
from engine.eightfold.events.triggers import note
from engine.eightfold.layers.derive import Derived, derive
from engine.eightfold.layers.facts import FACTS
from engine.eightfold.play.carrying import Carrying
from engine.eightfold.state.match import Match, Regs
from engine.eightfold.state.zones import DECK, ZONES
from engine.eightfold.verbs.table import VERBS
from engine.kernel.events import Event


class Rules(EffectRules):
    """See :class:`engine.kernel.game.Ruleset` and :class:`engine.effects.run.Carrying`. It has no state."""

    deck = DECK
    zones = ZONES
    atoms = ATOMS
    stoppable = frozenset(("break",))
    facts = FACTS
    verbs = VERBS
    choose_rule = "11.12.4.1"
    may_rule = "11.9.15"

    def derive(self, game: Match) -> Derived:
        """Traits of everything on the Field."""
        return derive(game)

    def replacements(self, game: Match, event: Event) -> Sequence[Any]:
        """Substitution effects (11.13.5)."""
        return substitutions(game, event)

    def noted(self, game: Match, before: Derived, done: Sequence[Event]) -> None:
        """Auto-abilities trigger; rule processes wait for the next priority (12.3)."""
        note(game, before, done)

    def carrying(self, seat: int, source: int, do: tuple[Instruction, ...], regs: Regs) -> Carrying:
        """A frame that carries out instructions."""
        return Carrying(seat, source, do, regs)


RULES = Rules()
