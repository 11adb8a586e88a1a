"""A rulebook as the kernel asks it, as far as games with cards as data answer alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.effects.find import Facts
from engine.effects.nodes import Instruction
from engine.effects.run import Effects
from engine.kernel.events import Event
from engine.kernel.game import Atom
from engine.kernel.zones import SEATS, ZoneSpec


@dataclass(eq=False)
class EffectRules:
    """A ruleset (see :class:`engine.kernel.game.Ruleset` and :class:`engine.effects.run.Carrying`); nothing of it
    changes. deck: the zone of the first seat's deck. stops: kinds of events that something may replace. derive: traits
    of everything on the field. replacements: those that apply to an event. noted: what follows a group of events, from
    what was derived before it."""

    deck: int
    zones: Sequence[ZoneSpec]
    atoms: dict[str, Atom]
    stops: frozenset[str]
    facts: Facts
    verbs: Mapping[str, Callable[[Any, Effects, Instruction, tuple[int, ...]], None]]
    choose_rule: str
    may_rule: str
    derive: Callable[[Any], Any]
    replacements: Callable[[Any, Event], Sequence[Any]]
    noted: Callable[[Any, Any, Sequence[Event]], None]

    def dirties(self, game: Any, event: Event) -> bool:
        """Conditions of constant effects can look at nearly everything."""
        return True

    def prohibited(self, game: Any, event: Event) -> bool:
        """Nothing that has no question: what is forbidden is not offered."""
        return False

    def calm(self, derived: Any) -> frozenset[str]:
        """No event is."""
        return frozenset()

    def stoppable(self, derived: Any) -> frozenset[str]:
        """The same, whatever is in force."""
        return self.stops

    def searched(self, game: Any, seat: int) -> None:
        """A player who looks through a deck learns what is in it."""
        unseen = [i for i in game.zones[self.deck + seat % SEATS] if not game.objs[i].known]
        game.commit([Event("deal", i, seat=seat, by=seat) for i in unseen])
