"""The rulebook as the kernel asks it: zones, atoms, what is derived, what is noted after a group of events."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects.rules import EffectRules
from engine.kernel.events import Event
from engine.seawall.events.atoms import ATOMS
from engine.seawall.events.management import manage
from engine.seawall.events.substitution import substitutions
from engine.seawall.events.triggers import note
from engine.seawall.layers.derive import Derived, derive
from engine.seawall.layers.facts import FACTS
from engine.seawall.state.match import Match
from engine.seawall.state.zones import DECK, ZONES
from engine.seawall.verbs.table import VERBS


def _noted(game: Match, before: Derived, done: Sequence[Event]) -> None:
    """Triggers are noted, then the rules are managed (10-1-2)."""
    note(game, before, done)
    manage(game, done)


RULES = EffectRules(
    deck=DECK,
    zones=ZONES,
    atoms=ATOMS,
    stops=frozenset(("destroy",)),
    facts=FACTS,
    verbs=VERBS,
    choose_rule="9-3-3",
    may_rule="9-1-3",
    derive=derive,
    replacements=substitutions,
    noted=_noted,
)
