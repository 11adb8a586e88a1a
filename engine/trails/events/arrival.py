"""How a card comes onto the field: ready (503.1a), unless a craft says that it enters actioned.

What a craft says of cards that are put there applies as they come (1215.4, 1215.10), so it is asked before they lie
there: of the card's own words, and of those that speak of others.
"""

from __future__ import annotations

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import ENTERS_ACTIONED, CardDef, Traits
from engine.trails.layers.derived import Derived
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.query.filters import fits
from engine.trails.state.game import TrailsGame


def enters_actioned(game: TrailsGame, obj: Obj, seat: int) -> bool:
    """Whether a card that is about to be put onto a seat's field enters it actioned."""
    own = Context(seat, obj.id, {})
    if any(craft.who == "this" and holds(game, craft.condition, own) for craft in game.defn(obj).entering):
        return True
    derived: Derived = game.view_cache or game.derived
    traits = derived.traits
    for source, card in zip(derived.sources, derived.cards, strict=True):
        if not card.entering and source.id not in traits:
            continue
        for craft in _crafts(traits.get(source.id), card):
            if not isinstance(craft.who, t.Filter) or craft.who.zone != "field":
                continue
            if craft.who.whose != "any" and (source.controller == seat) is not (craft.who.whose == "you"):
                continue
            ctx = Context(source.controller, source.id, {})
            if fits(game, craft.who, obj, ctx) and holds(game, craft.condition, ctx):
                return True
    return False


def _crafts(now: Traits | None, card: CardDef) -> tuple[t.Continuous, ...]:
    """What a valid source says of entering, printed and gained. now: what effects made of it."""
    if now is None or not (now.silent or now.gained):
        return card.entering
    gained = (craft for craft in now.gained if isinstance(craft, t.Continuous) and ENTERS_ACTIONED in craft.rules)
    return (*(() if now.silent else card.entering), *gained)
