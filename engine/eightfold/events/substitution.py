"""Substitution effects (11.13.5): something else happens instead of breaking."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, holds
from engine.effects.nodes import Ability
from engine.effects.run import Effects
from engine.eightfold.layers.facts import FACTS, controller_of
from engine.eightfold.state.match import Match
from engine.kernel.events import Event
from engine.kernel.replace import Replacing


class Substitution:
    """A text that may replace one event (see :mod:`engine.kernel.replace`)."""

    __slots__ = ("ability", "carrier")
    optional = False

    def __init__(self, carrier: int, ability: Ability) -> None:
        self.carrier = carrier
        self.ability = ability

    @property
    def key(self) -> tuple[int, int]:
        """Its identity: each applies once to what would have happened (11.13.5.5)."""
        return self.carrier, self.ability.number

    def seat(self, game: Match, event: Event) -> int:
        """The controller of the affected card picks among several (11.13.5.7)."""
        return controller_of(game, event.obj)

    def change(self, game: Match, event: Event) -> list[Event]:
        """Its text is carried out instead (11.13.5.4)."""
        seat = controller_of(game, self.carrier)
        frame = game.rules.carrying(seat, self.carrier, self.ability.do, (("number", (self.ability.number,)),))
        assert isinstance(frame, Effects)
        game.push(frame)
        return [Event("spared", event.obj, rule="11.13.5.1")]


def substitutions(game: Match, event: Event) -> list[Any]:
    """What would replace a breaking: texts of the card itself."""
    traits = game.derived.traits.get(event.obj) if event.kind == "break" else None
    if traits is None or event.obj not in game.objs:
        return []
    context = Context(traits.controller, event.obj)
    busy = {key for frame in game.frames if isinstance(frame, Replacing) for key in frame.busy}  # 11.13.5.5
    return [
        Substitution(event.obj, ability)
        for ability in traits.abilities
        if ability.kind == "instead"
        and (event.obj, ability.number) not in busy
        and holds(FACTS, game, ability.test, context)
    ]
