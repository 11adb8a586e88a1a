"""What follows from the facts: current traits by layers (1215), who listens to what, which rules hold.

Computed on demand and cached until an atom says that it may have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.kernel.layers import Part, apply_layers
from engine.kernel.layers import Traits as TraitsById
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.carddef import Traits
from engine.trails.icons import ATTRIBUTION, MARTIAL_ARTS, attribution_craft
from engine.trails.matching import (
    ICONS,
    NAMES_BIT,
    NUMBERS,
    ORGS,
    RULES,
    Context,
    Look,
    found,
    holds,
    reads,
    value,
    watches,
)
from engine.trails.state import Lasting, TrailsGame
from engine.trails.zones import FIELD, HOMEBASE, STANDBY

# layers of 1215.1; baseline crafts (a) are part of the printed traits
LAYER_ORGS, LAYER_ABILITIES, LAYER_OTHER, LAYER_NEW_NUMBERS, LAYER_NUMBERS = range(1, 6)


class Listener(NamedTuple):
    """One triggered craft that is valid: its controller, object, craft and the craft's number (0 for icon crafts)."""

    seat: int
    obj: int
    craft: t.Triggered
    number_of_craft: int
    number: str


class Derived:
    """The cache. traits: only objects that differ from their printed card. listeners: by trigger event.

    sources: objects whose crafts are valid, as they were when this was derived (a turn does not make it stale).
    """

    __slots__ = ("listeners", "player_rules", "sources", "traits", "watches")

    def __init__(self) -> None:
        self.traits: dict[int, Traits] = {}
        self.sources: list[Obj] = []
        self.listeners: dict[str, list[Listener]] = {}
        self.watches: frozenset[str] = frozenset()
        self.player_rules: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())


def derive(game: TrailsGame) -> Derived:
    """Everything at once, from scratch."""
    out = Derived()
    sources = out.sources = valid_sources(game)
    parts: list[Part] = []
    seen: set[str] = set()
    for obj in sources:
        card = game.defn(obj)
        for craft in card.continuous:
            _craft_parts(game, parts, obj, card.number, craft)
            seen |= watches(craft)
    player_rules: tuple[set[str], set[str]] = (set(), set())
    for lasting in game.effects:
        if lasting.seat >= 0:
            player_rules[lasting.seat].update(lasting.rules)
        else:
            _lasting_parts(game, parts, lasting)
    combat = game.combat
    if combat is not None and combat.stage == "attacking":
        _martial_arts(game, parts, (*combat.attackers, combat.target))
    if parts:
        out.traits = _changed(game, parts)
    out.watches = frozenset(seen)
    out.player_rules = (frozenset(player_rules[0]), frozenset(player_rules[1]))
    _listen(game, out, sources)
    return out


def valid_sources(game: TrailsGame) -> list[Obj]:
    """Objects whose crafts are valid: unstunned UNITs and ITEMs on the field, face-up BASEs (1202, D25)."""
    objs = game.objs
    sources = [
        obj
        for zone in (FIELD, FIELD + 1)
        for obj in map(objs.__getitem__, game.zones[zone])
        if "stunned" not in obj.marks
    ]
    for zone in (HOMEBASE, HOMEBASE + 1):
        for ident in game.zones[zone]:
            obj = objs[ident]
            if obj.face_up and "BASE" in game.defn(obj).traits.types:
                sources.append(obj)
    return sources


def _changed(game: TrailsGame, parts: list[Part]) -> dict[int, Traits]:
    objs = game.objs
    traits: TraitsById = {}
    for zone in (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1, STANDBY):
        for ident in game.zones[zone]:
            obj = objs[ident]
            if obj.cards and obj.known:
                traits[ident] = game.defn(obj).traits
    printed = traits.copy()
    apply_layers(parts, traits)
    return {ident: now for ident, now in traits.items() if now is not printed[ident]}


def _look(game: TrailsGame, traits: TraitsById) -> Look:
    """Reading traits in the middle of the layers: what is not in the map is as printed or last known."""

    def look(ident: int) -> Traits:
        known = traits.get(ident)
        if known is not None:
            return known  # type: ignore[no-any-return]
        obj = game.objs.get(ident)
        if obj is None:
            return game.lki[ident].traits or Traits() if ident in game.lki else Traits()
        return game.defn(obj).traits if obj.known and obj.cards else Traits()

    return look


def _craft_parts(game: TrailsGame, parts: list[Part], source: Obj, number: str, craft: t.Continuous) -> None:
    """A continuous craft looks anew at whom it touches (1212.1, 1215.10)."""
    ctx = Context(source.controller, source.id, {})
    scope = reads(craft.who) | reads(craft.condition)
    ident = source.id
    stamp = source.stamp

    def touch(traits: TraitsById) -> Iterable[int]:
        look = _look(game, traits)
        if not holds(game, craft.condition, ctx, look):
            return ()
        if isinstance(craft.who, str):
            return (ident,)
        return [found_id for found_id in found(game, craft.who, ctx, look) if found_id in traits]

    if craft.orgs:
        parts.append(Part(LAYER_ORGS, stamp, scope, ORGS, touch, _add_orgs(frozenset(craft.orgs), number, "1332.1")))
    if craft.icons:
        parts.append(Part(LAYER_ABILITIES, stamp, scope, ICONS, touch, _add_icons(craft.icons, number, "1332.4")))
    if craft.names:
        parts.append(Part(LAYER_OTHER, stamp, scope, NAMES_BIT, touch, _add_names(craft.names)))
    if craft.rules:
        parts.append(Part(LAYER_OTHER, stamp, scope, RULES, touch, _add_rules(craft.rules)))
    for field, attribute, amount in (
        ("str", "strength", craft.strength),
        ("def", "defence", craft.defence),
        ("cp", "cp", craft.cp),
    ):
        if amount != 0:
            change = _add_number(game, field, attribute, amount, ctx, number)
            parts.append(Part(LAYER_NUMBERS, stamp, scope | reads(amount), NUMBERS, touch, change))


def _lasting_parts(game: TrailsGame, parts: list[Part], lasting: Lasting) -> None:
    """An effect of a resolved ability keeps the objects it found (1215.6)."""
    idents = lasting.objs

    def touch(traits: TraitsById) -> Iterable[int]:
        return [ident for ident in idents if ident in traits]

    stamp, number = lasting.stamp, lasting.number
    if lasting.orgs:
        parts.append(Part(LAYER_ORGS, stamp, 0, ORGS, touch, _add_orgs(lasting.orgs, number, lasting.rule)))
    if lasting.icons:
        parts.append(Part(LAYER_ABILITIES, stamp, 0, ICONS, touch, _add_icons(lasting.icons, number, lasting.rule)))
    if lasting.names:
        parts.append(Part(LAYER_OTHER, stamp, 0, NAMES_BIT, touch, _add_names(lasting.names)))
    if lasting.rules:
        parts.append(Part(LAYER_OTHER, stamp, 0, RULES, touch, _add_rules(lasting.rules)))
    if lasting.strength or lasting.defence:

        def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
            if lasting.strength:
                traits.strength = (traits.strength or 0) + lasting.strength
                traits.changes += (("str", lasting.strength, number, lasting.until, lasting.rule),)
            if lasting.defence:
                traits.defence = (traits.defence or 0) + lasting.defence
                traits.changes += (("def", lasting.defence, number, lasting.until, lasting.rule),)

        parts.append(Part(LAYER_NUMBERS, stamp, 0, NUMBERS, touch, change))


def _add_orgs(orgs: frozenset[str], number: str, rule: str) -> Any:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        gained = orgs - traits.orgs
        traits.orgs |= orgs
        traits.changes += tuple((f"org {org}", 1, number, "while", rule) for org in sorted(gained))

    return change


def _add_icons(icons: tuple[str, ...], number: str, rule: str) -> Any:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.icons += icons
        traits.changes += tuple((f"icon {icon}", 1, number, "while", rule) for icon in icons)

    return change


def _add_names(names: tuple[str, ...]) -> Any:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.names += tuple(name for name in names if name not in traits.names)

    return change


def _add_rules(rules: tuple[str, ...]) -> Any:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.rules |= frozenset(rules)

    return change


def _add_number(game: TrailsGame, field: str, attribute: str, amount: t.Amount, ctx: Context, number: str) -> Any:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        more = value(game, amount, ctx, _look(game, by_id))
        if more:
            setattr(traits, attribute, (getattr(traits, attribute) or 0) + more)
            traits.changes += ((field, more, number, "while", "1303.1" if field != "cp" else "1304.1"),)

    return change


def _martial_arts(game: TrailsGame, parts: list[Part], fighters: tuple[int, ...]) -> None:
    """+1/+1 a copy for each opposing UNIT in combat that lacks the craft (1406.1, R090)."""
    combat = game.combat
    assert combat is not None
    for ident in fighters:
        obj = game.objs.get(ident)
        if obj is None or "stunned" in obj.marks:
            continue
        foes = (combat.target,) if ident in combat.attackers else combat.attackers

        def touch(traits: TraitsById, ident: int = ident) -> Iterable[int]:
            return (ident,) if ident in traits and MARTIAL_ARTS in traits[ident].icons else ()

        def change(traits: Traits, ident: int, by_id: TraitsById, foes: tuple[int, ...] = foes) -> None:
            lacking = sum(1 for foe in foes if foe in by_id and MARTIAL_ARTS not in by_id[foe].icons)
            more = lacking * traits.icons.count(MARTIAL_ARTS)
            if more:
                traits.strength = (traits.strength or 0) + more
                traits.defence = (traits.defence or 0) + more
                number = game.number(game.objs[ident])
                traits.changes += (("str", more, number, "combat", "1406.1"), ("def", more, number, "combat", "1406.1"))

        parts.append(Part(LAYER_NUMBERS, obj.stamp, ICONS, NUMBERS, touch, change))


def _listen(game: TrailsGame, out: Derived, sources: list[Obj]) -> None:
    listeners = out.listeners
    for obj in sources:
        card = game.defn(obj)
        if card.triggered:
            for index, craft in enumerate(card.triggered, start=1):
                entry = Listener(obj.controller, obj.id, craft, index, card.number)
                listeners.setdefault(craft.trigger.event, []).append(entry)
        traits = out.traits.get(obj.id) or card.traits
        if ATTRIBUTION in traits.icons:
            craft = attribution_craft()
            for _ in range(traits.icons.count(ATTRIBUTION)):
                entry = Listener(obj.controller, obj.id, craft, 0, card.number)
                listeners.setdefault(craft.trigger.event, []).append(entry)
