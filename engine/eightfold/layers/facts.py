"""What filters and conditions can ask about an object (:class:`engine.effects.find.Facts`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.effects import objects
from engine.effects.find import Context
from engine.effects.nodes import Condition, Filter, Target
from engine.eightfold.layers.traits import Traits
from engine.eightfold.state.match import Match, is_card, printed
from engine.eightfold.state.zones import DECK, FIELD, FIELDS, INDEX, STACK
from engine.kernel.objects import Obj, UnknownCard
from engine.kernel.zones import SEATS


def traits_of(game: Match, ident: int) -> Traits | None:
    """What an object is, or was when it left (11.12.3, 11.12.7); None for a card not known here, or no card."""
    return objects.traits_of(game, ident, printed_traits)


def printed_traits(game: Match, obj: Obj) -> Traits | None:
    """What a card is by itself."""
    if not is_card(obj):
        return None
    try:
        return Traits(printed(game, obj), obj.controller)
    except UnknownCard:
        return None


def controller_of(game: Match, ident: int) -> int:
    """Who controls an object, or did when it left; of what has no controller the owner (6.2)."""
    traits: Traits | None = game.derived.traits.get(ident)
    if traits is not None:
        return traits.controller
    if (obj := game.objs.get(ident)) is not None:
        return obj.controller
    snap = game.lki.get(ident)
    if snap is None:
        return -1
    return int(snap.traits.controller) if snap.traits is not None else snap.obj.controller


def power_of(game: Match, ident: int) -> int:
    """Power as read: never below zero (4.3), and 0 where there is none (4.4)."""
    traits = traits_of(game, ident)
    return 0 if traits is None or traits.power is None else max(0, traits.power)


def field(game: Match, seat: int, kind: str = "") -> tuple[Obj, ...]:
    """What a seat controls on the Field, of a kind, in order of age."""
    traits: dict[int, Traits] = game.derived.traits
    found = [
        game.objs[ident]
        for side in range(SEATS)
        for ident in game.zones[FIELD + side]
        if traits[ident].controller == seat and (not kind or kind in traits[ident].kinds)
    ]
    return tuple(sorted(found, key=lambda obj: obj.id)) if len(found) > 1 else tuple(found)


def items_of(game: Match, bearer: int) -> tuple[Obj, ...]:
    """The Items on a character."""
    return tuple(obj for side in range(SEATS) for obj in _on_field(game, side) if bearer and obj.host == bearer)


def _on_field(game: Match, side: int) -> list[Obj]:
    return [game.objs[ident] for ident in game.zones[FIELD + side]]


class EightfoldFacts:
    """The facts. It has no state."""

    def places(self, game: Match, among: Filter, seat: int) -> Iterable[int]:
        """Ids where the filter looks: without a zone on the Field, for Summons on the stack."""
        zone = INDEX[among.zone] if among.zone else STACK if among.kind == "summon" else FIELD
        if zone == STACK:
            return game.zones[STACK]
        if zone == FIELD or among.side == "any":
            return [ident for side in (seat, seat ^ 1) for ident in game.zones[zone + side]]
        return game.zones[zone + (seat if among.side == "you" else seat ^ 1)]

    def _traits(self, game: Match, ident: int, traits: Any) -> Traits | None:
        if traits is None:
            return traits_of(game, ident)
        if ident in traits:
            known: Traits = traits[ident]
            return known
        obj = game.objs.get(ident)
        return None if obj is None else printed_traits(game, obj)

    def kind(self, game: Match, ident: int, kind: str, traits: Any) -> bool:
        """Whether it is a card of the type, or of the group (6.6)."""
        found = self._traits(game, ident, traits)
        return found is not None and kind in found.kinds

    def word(self, game: Match, ident: int, field: str, traits: Any) -> Iterable[str]:
        """Names, element or Jobs."""
        found = self._traits(game, ident, traits)
        if found is None:
            return ()
        return found.names if field == "name" else found.elements if field == "element" else found.jobs

    def number(self, game: Match, ident: int, field: str, traits: Any) -> int | None:
        """Power or cost, never below zero (4.3)."""
        found = self._traits(game, ident, traits)
        value = None if found is None else found.power if field == "power" else found.cost
        return None if value is None else max(0, value)

    def state(self, game: Match, ident: int, state: str) -> bool:
        """Whether it is active, or dull."""
        obj = objects.obj_of(game, ident)
        return obj is not None and obj.zone in FIELDS and obj.ready == (state == "active")

    def flag(self, game: Match, ident: int, flag: str, context: Context, traits: Any) -> bool:
        """Whether it is another one, battling, damaged, frozen, or has the icon."""
        if flag == "other":
            return ident not in (context.source, context.was)
        if flag == "battling":
            battle = game.battle
            return battle is not None and (ident in battle.attackers or ident == battle.blocker)
        if flag == "damaged":
            return game.damage.get(ident, 0) > 0
        if flag == "frozen":
            return ident in game.frozen
        known = self._traits(game, ident, traits)
        return flag == "soldier" and known is not None and known.soldier

    def side(self, game: Match, ident: int, traits: Any) -> int:
        """Who controls it (6.2)."""
        if traits is None:
            return controller_of(game, ident)
        if ident in traits:
            return int(traits[ident].controller)
        obj = objects.obj_of(game, ident)
        return -1 if obj is None else obj.controller

    def test(self, game: Match, condition: Condition, context: Context, traits: Any) -> bool:
        """Whether "this" is junctioned, or whose turn it is."""
        if condition.what == "my turn":
            return (game.owner == context.seat) == condition.want
        found = self._traits(game, context.was or context.source, traits)
        return (found is not None and found.junctioned) == condition.want

    def choosable(self, game: Match, ident: int, seat: int) -> bool:
        """Whether a text of the seat may choose it (11.12.4.1.1)."""
        traits: Traits | None = game.derived.traits.get(ident)
        return traits is None or "be chosen" not in traits.bans or traits.controller == seat

    def offered(self, game: Match, target: Target, there: tuple[int, ...]) -> tuple[int, ...]:
        """All of it; of a deck, which nobody looks into without searching, the top (7.14.2)."""
        among = target.among
        if among is None or among.zone != "deck" or target.how == "search":
            return there
        tops = {game.zones[DECK + side][0] for side in range(SEATS) if game.zones[DECK + side]}
        return tuple(ident for ident in there if ident in tops)

    def none_allowed(self, game: Match) -> bool:
        """Zero is a choice (R-S12)."""
        return True


FACTS = EightfoldFacts()
