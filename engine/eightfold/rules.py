"""The rulebook as the kernel asks it: zones, atoms, what is derived, what is noted after a group of events."""

from __future__ import annotations

from engine.effects.nodes import Instruction
from engine.effects.rules import EffectRules
from engine.eightfold.events.atoms import ATOMS
from engine.eightfold.events.substitution import substitutions
from engine.eightfold.events.triggers import note
from engine.eightfold.layers.derive import derive
from engine.eightfold.layers.facts import FACTS
from engine.eightfold.play.carrying import Carrying
from engine.eightfold.state.match import Regs
from engine.eightfold.state.zones import DECK, ZONES
from engine.eightfold.verbs.table import VERBS


class Rules(EffectRules):
    """Auto-abilities trigger; rule processes wait for the next priority (12.3)."""

    def carrying(self, seat: int, source: int, do: tuple[Instruction, ...], regs: Regs) -> Carrying:
        """A frame that carries out instructions."""
        return Carrying(seat, source, do, regs)


RULES = Rules(
    deck=DECK,
    zones=ZONES,
    atoms=ATOMS,
    stops=frozenset(("break",)),
    facts=FACTS,
    verbs=VERBS,
    choose_rule="11.12.4.1",
    may_rule="11.9.15",
    derive=derive,
    replacements=substitutions,
    noted=note,
)
