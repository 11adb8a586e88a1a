"""Substitution effects (9-1-9): something else happens instead of a destruction."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, holds
from engine.effects.run import Effects
from engine.kernel.events import Event
from engine.seawall.layers.facts import FACTS
from engine.seawall.layers.traits import Text
from engine.seawall.state.match import Match


class Substitution:
    """A text that may replace one event (see :mod:`engine.kernel.replace`)."""

    __slots__ = ("text", "this")
    optional = False

    def __init__(self, this: int, text: Text) -> None:
        self.this = this
        self.text = text

    @property
    def key(self) -> tuple[int, int, int]:
        """Its identity: each applies once to what would have happened."""
        return self.this, self.text.carrier, self.text.ability.number

    def seat(self, game: Match, event: Event) -> int:
        """The owner of the card picks among several (R-G43)."""
        return game.objs[event.obj].owner

    def change(self, game: Match, event: Event) -> list[Event]:
        """Its text is carried out instead."""
        game.push(Effects(game.objs[event.obj].owner, self.this, self.text.ability.do))
        return [Event("spared", event.obj, rule="9-1-9-1")]


def substitutions(game: Match, event: Event) -> list[Any]:
    """What would replace a destruction."""
    traits = game.derived.traits.get(event.obj) if event.kind == "destroy" else None
    if traits is None or event.obj not in game.objs:
        return []
    context = Context(game.objs[event.obj].owner, event.obj)
    return [
        Substitution(event.obj, text)
        for text in traits.abilities
        if text.ability.kind == "instead" and holds(FACTS, game, text.ability.test, context)
    ]
