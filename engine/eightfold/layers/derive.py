"""Traits of everything on the Field, in the five layers of 11.13.4.6: control, text, type and Job, all else, Power.

Within a layer what changes its own source goes first (11.13.4.7), then by age.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.effects.find import Context, found, holds
from engine.effects.nodes import Ability, Filter, Instruction
from engine.effects.spans import Lasting
from engine.eightfold.layers.facts import FACTS, printed_traits
from engine.eightfold.layers.traits import Traits
from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import FIELD, REMOVED
from engine.kernel.layers import Part, apply_layers
from engine.kernel.objects import Obj
from engine.kernel.zones import SEATS

CONTROL, TEXT, TYPE, OTHER, POWER = range(0, 10, 2)
_LAYER = {
    "control": CONTROL,
    "give": OTHER,
    "cannot": OTHER,
    "must": OTHER,
    "less": OTHER,
    "set": POWER,
    "boost": POWER,
}
#: Bits of what parts read and write.
_POWER, _COST, _CONTROL, _REST = 1, 2, 4, 8
_BITS = {"power": _POWER, "cost": _COST}


class Derived(NamedTuple):
    """Traits by id of everything on the Field."""

    traits: dict[int, Traits]


def derive(game: Match) -> Derived:
    """Everything that follows from the facts."""
    traits: dict[int, Traits] = {}
    there: list[Obj] = []
    for seat in range(SEATS):
        for ident in game.zones[FIELD + seat]:
            obj = game.objs[ident]
            known = printed_traits(game, obj)
            if known is not None:
                traits[ident] = known
                there.append(obj)
    for seat in range(SEATS):
        for ident in game.zones[REMOVED + seat]:
            if (host := game.objs[ident].host) in traits:
                traits[host].junctioned = True
    parts = [_lasting(effect) for effect in game.effects]
    for obj in there:
        if obj.host in traits:
            traits[obj.id].bearer = obj.host
        for ability in traits[obj.id].abilities:
            if ability.kind == "always":
                parts += [_constant(game, obj, ability, one) for one in ability.do]
    return Derived(apply_layers(parts, traits) if parts else traits)


def _change(one: Instruction, traits: Traits, seat: int) -> None:
    if one.verb == "give":
        traits.keywords |= {word for word, _ in one.words}
    elif one.verb == "cannot":
        word = one.words[0][0]
        if word == "be blocked":
            traits.unblocked = (*traits.unblocked, (None if one.test is None else one.test.among, seat))
        else:
            traits.bans |= {word}
    elif one.verb == "must":
        traits.musts |= {word for word, _ in one.words}
    elif one.verb == "less":
        traits.less = (*traits.less, one.n)
    elif one.verb == "control":
        traits.controller = seat
    else:
        for name, amount in one.numbers:
            if (now := getattr(traits, name)) is not None or name != "power":
                setattr(traits, name, amount if one.verb == "set" else now + amount)


def _writes(one: Instruction) -> int:
    if one.verb == "control":
        return _CONTROL
    return sum(_BITS[name] for name, _ in one.numbers) or _REST


def _reads(among: Filter | None) -> int:
    if among is None:
        return 0
    numbers = {_BITS[name] for name, _ in (*among.most, *among.least)}
    return sum(numbers) | (_CONTROL if among.side != "any" else 0)


def _lasting(effect: Lasting) -> Part:
    own = effect.ids == (effect.source,)

    def touch(traits: dict[int, Traits]) -> Iterable[int]:
        return [ident for ident in effect.ids if ident in traits]

    def change(traits: Traits, ident: int, everything: dict[int, Traits]) -> None:
        _change(effect.does, traits, effect.seat)

    return Part(_LAYER[effect.does.verb] + (not own), effect.stamp, 0, _writes(effect.does), touch, change)


def _constant(game: Match, obj: Obj, ability: Ability, one: Instruction) -> Part:
    target = one.to
    among = target.among if target is not None else None
    own = among is None and (target is None or target.how == "this")

    def touch(traits: dict[int, Traits]) -> Iterable[int]:
        seat = traits[obj.id].controller
        context = Context(seat, obj.id, {"bearer": (obj.host,)})
        if not holds(FACTS, game, ability.test, context, traits):
            return ()
        if among is None:
            wanted = obj.id if own else obj.host
            return (wanted,) if wanted in traits else ()
        return [ident for ident in found(FACTS, game, among, context, traits) if ident in traits]

    def change(traits: Traits, ident: int, everything: dict[int, Traits]) -> None:
        _change(one, traits, everything[obj.id].controller)

    test = ability.test.among if ability.test is not None else None
    reads = _reads(among) | _reads(test)
    return Part(_LAYER[one.verb] + (not own), obj.stamp, reads, _writes(one), touch, change)
