"""Traits of everything on the field, by the layers of R-G40: printed values, the Pilot's AP, HP and text, keywords
gained, effects that set a value, those that add, prohibitions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.effects.find import Context, found, holds
from engine.effects.nodes import Condition, Filter, Instruction
from engine.effects.spans import Lasting
from engine.kernel.layers import Part, apply_layers
from engine.kernel.objects import Obj
from engine.kernel.zones import SEATS
from engine.seawall.layers.facts import FACTS, printed_traits, qualified
from engine.seawall.layers.traits import Text, Traits
from engine.seawall.state.match import Match, printed, there
from engine.seawall.state.zones import BASE, BATTLE, RESOURCES

_LAYER = {"give": 1, "set": 2, "boost": 3, "cannot": 4}
_BITS = {"ap": 1, "hp": 2}
_WRITES = {"give": 4, "cannot": 8}


class Derived(NamedTuple):
    """Traits by id of everything on the field. bursting: nothing else hears."""

    traits: dict[int, Traits]


def derive(game: Match) -> Derived:
    """Everything that follows from the facts."""
    traits: dict[int, Traits] = {}
    field: list[Obj] = []
    for seat in range(SEATS):
        for zone in (BATTLE, BASE, RESOURCES):
            for obj in there(game, zone + seat):
                if obj.known:
                    traits[obj.id] = printed_traits(game, obj)
                    field.append(obj)
    for obj in field:
        if not obj.host:
            traits[obj.id].abilities = _texts(game, obj)
    for obj in field:
        if obj.host in traits:
            _pair(game, traits[obj.host], traits[obj.id], obj)
    parts = [_lasting(effect) for effect in game.effects]
    for obj in field:
        for text in traits[obj.id].abilities:
            if text.ability.kind == "always":
                context = Context(obj.owner, obj.id)
                for one in text.ability.do:
                    parts.append(_constant(game, obj, context, one, text.ability.test))
    return Derived(apply_layers(parts, traits) if parts else traits)


def _texts(game: Match, obj: Obj) -> tuple[Text, ...]:
    return tuple(Text(obj.id, ability) for ability in printed(game, obj).abilities)


def _pair(game: Match, unit: Traits, pilot: Traits, obj: Obj) -> None:
    """2-3-4-4: AP, HP, keywords and texts of the Pilot are the Unit's; a Command's own timings are not (R-G32)."""
    unit.ap += pilot.ap
    unit.hp += pilot.hp
    for word, amount in pilot.keywords.items():
        unit.gain(word, amount)
    unit.pilot = (("name", pilot.names), ("trait", pilot.traits), ("color", (pilot.color,)))
    unit.linked = unit.link is not None and qualified(unit.pilot, (unit.link,))
    unit.abilities += tuple(text for text in _texts(game, obj) if text.ability.kind != "command")


def _change(one: Instruction, traits: Traits) -> None:
    if one.verb == "give":
        for word, amount in one.words:
            traits.gain(word, amount)
    elif one.verb == "cannot":
        traits.bans |= {word for word, _ in one.words}
    else:
        for field, amount in one.numbers:
            setattr(traits, field, amount if one.verb == "set" else getattr(traits, field) + amount)


def _writes(one: Instruction) -> int:
    return _WRITES.get(one.verb, 0) or sum(_BITS.get(field, 0) for field, _ in one.numbers)


def _reads(among: Filter | None) -> int:
    if among is None:
        return 0
    return sum({_BITS.get(field, 0) for field, _ in (*among.most, *among.least)})


def _lasting(effect: Lasting) -> Part:
    def touch(traits: dict[int, Traits]) -> Iterable[int]:
        return [ident for ident in effect.ids if ident in traits]

    def change(traits: Traits, ident: int, everything: dict[int, Traits]) -> None:
        _change(effect.does, traits)

    return Part(_LAYER[effect.does.verb], effect.stamp, 0, _writes(effect.does), touch, change)


def _constant(game: Match, obj: Obj, context: Context, one: Instruction, test: Condition | None) -> Part:
    among = one.to.among if one.to is not None else None

    def touch(traits: dict[int, Traits]) -> Iterable[int]:
        if not holds(FACTS, game, test, context, traits):
            return ()
        if among is None:
            return (obj.id,)
        return [ident for ident in found(FACTS, game, among, context, traits) if ident in traits]

    def change(traits: Traits, ident: int, everything: dict[int, Traits]) -> None:
        _change(one, traits)

    reads = _reads(among) | _reads(test.among if test is not None else None)
    return Part(_LAYER[one.verb], obj.stamp, reads, _writes(one), touch, change)
