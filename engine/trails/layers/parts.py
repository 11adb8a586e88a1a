"""Continuous effects as parts of layers (1215.1): which objects each part touches, and what it changes on them.

Rules for objects follow from the numbers as they are, so ``LAYER_RULES`` is the last; before it belongs only what
conditions on numbers read. Guard: tests/trails/1200/1215-layers/bans_after_numbers.yaml.

Rules of objects for which nouns ask are in ``_READ``. Guard: tests/trails/1300/1309-support/having_support.yaml.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.kernel.layers import Part
from engine.kernel.layers import Traits as TraitsById
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import Traits
from engine.trails.cards.icon_crafts import COVERT, HAS_CURSE, HAS_SUPPORT, MARTIAL_ARTS, NO_SUPPORT, WINGS
from engine.trails.layers.attack_restrictions import bound
from engine.trails.layers.changes import (
    ATTRIBUTE,
    Change,
    Touch,
    adding,
    being_of_types,
    fixed_at,
    gain_orgs,
    having_crafts,
    having_icons,
    having_names,
    having_orgs_of,
    look_in,
    losing,
    plus,
    ruled_by,
    setting_to,
)
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.query.filters import found
from engine.trails.query.hidden import giving
from engine.trails.state.game import Lasting, TrailsGame
from engine.trails.tree.reads import ICONS, NAMES_BIT, NUMBERS, ORGS, RULES, TYPES
from engine.trails.tree.zones import FIELD, HOMEBASE

# layers of 1215.1; baseline crafts (a) are part of the printed traits. What an object may do or have done to it is no
# information of its card, so it belongs to none of them: it follows from all of them, from the numbers, too
LAYER_BASE, LAYER_ORGS, LAYER_ABILITIES, LAYER_OTHER, LAYER_NEW_NUMBERS, LAYER_NUMBERS, LAYER_RULES = range(7)


def craft_parts(game: TrailsGame, source: Obj, number: str, craft: t.Continuous, *, gained: bool = False) -> list[Part]:
    """A continuous craft looks anew at whom it touches (1212.1, 1215.10).

    A printed craft that its card lost in a layer has had its say in the layers before, and none after (R066).
    """
    ctx = Context(source.controller, source.id, {})
    scope = craft.scope
    ident, stamp = source.id, source.stamp
    whom = None if isinstance(craft.who, str) else craft.who
    within = ctx if whom is None else giving(whom, ctx)

    def touch(traits: TraitsById) -> Iterable[int]:
        own = traits.get(ident)
        if own is not None and own.silent and not gained:
            return ()
        if craft.condition is None and whom is None:
            return (ident,)
        look = look_in(game, traits)
        if not holds(game, craft.condition, ctx, look):
            return ()
        if whom is None:
            return (ident,)
        return [found_id for found_id in found(game, whom, within, look) if found_id in traits]

    parts: list[Part] = []

    def add(layer: int, writes: int, change: Change, more: int = 0) -> None:
        parts.append(Part(layer, stamp, scope | more, writes, touch, change))

    if craft.orgs_of is not None:
        add(LAYER_ORGS, ORGS, having_orgs_of(game, craft.orgs_of, ctx, number), ORGS)
    if craft.types:
        add(LAYER_OTHER, TYPES, being_of_types(craft.types))
    if craft.orgs:
        add(LAYER_ORGS, ORGS, gain_orgs(frozenset(craft.orgs), number, "while", "1332.1"))
    if craft.icons:
        add(LAYER_ABILITIES, ICONS, having_icons(craft.icons, number, "while", "1332.4"))
    if craft.crafts:
        add(LAYER_ABILITIES, ICONS, having_crafts(craft.crafts, number, "while", "1331.3"))
    if craft.names:
        add(LAYER_OTHER, NAMES_BIT, having_names(craft.names))
    for layer, rules in _ruled(craft.rules) if craft.rules else ():
        add(layer, RULES, ruled_by(bound(game, rules, ctx)))
    if craft.lose:
        for layer, orgs, icons in _losses(game, frozenset(craft.lose), craft.lose):
            add(layer, ORGS | ICONS, losing(orgs, icons, "crafts" in icons, number, "while"))
    for field, amount in craft.sets:
        change = setting_to(game, field, amount, ctx, number, "while", craft.each_own)
        parts += _setting(game, stamp, scope | craft.amounts, field, touch, change)
    if craft.crafts:
        parts += _wings(game, stamp, craft.crafts, touch)
    for field, amount in craft.added:
        add(LAYER_NUMBERS, NUMBERS, adding(game, field, amount, ctx, number, craft.each_own), craft.amounts)
    return parts


def _setting(game: TrailsGame, stamp: int, reads: int, field: str, touch: Touch, change: Change) -> tuple[Part, Part]:
    """A number becomes another. Where the card has no such number it is a new one, of a class of its own (1215.1e)."""
    attribute = ATTRIBUTE[field]

    def has(ident: int) -> bool:
        obj = game.objs[ident]
        return getattr(game.defn(obj).traits, attribute) is not None if obj.cards and obj.known else True

    def touch_new(traits: TraitsById) -> Iterable[int]:
        return [ident for ident in touch(traits) if not has(ident)]

    def touch_old(traits: TraitsById) -> Iterable[int]:
        return [ident for ident in touch(traits) if has(ident)]

    return (
        Part(LAYER_NEW_NUMBERS, stamp, reads, NUMBERS, touch_new, change),
        Part(LAYER_NUMBERS, stamp, reads, NUMBERS, touch_old, change),
    )


def _wings(game: TrailsGame, stamp: int, crafts: tuple[t.Craft, ...], touch: Touch) -> list[Part]:
    """Wings of Light that is gained sets the number; of two the younger counts (R099)."""
    values = [craft.value for craft in crafts if isinstance(craft, t.Icon) and craft.key == WINGS]
    if not values:
        return []

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        obj = game.objs.get(ident)
        if obj is None or "stunned" not in obj.marks:
            traits.wings = values[-1]

    return [Part(LAYER_NEW_NUMBERS, stamp, 0, NUMBERS, touch, change)]


#: Fields that effects of a class write, for ignoring them (1325.1b).
_WRITTEN = {
    LAYER_ORGS: ("orgs",),
    LAYER_ABILITIES: ("icons", "gained", "silent"),
    LAYER_OTHER: ("orgs", "icons", "gained", "silent", "names", "rules", "types"),
    LAYER_NEW_NUMBERS: ("cp", "ep", "level", "strength", "defence", "wings"),
    LAYER_NUMBERS: ("cp", "ep", "level", "strength", "defence", "wings"),
    LAYER_RULES: ("rules",),
}


def ignoring_parts(lasting: Lasting) -> list[Part]:
    """In each class effects that come before this one do nothing to its objects; later ones do (1325.1, R070)."""
    idents = lasting.objs

    def touch(traits: TraitsById) -> Iterable[int]:
        return [ident for ident in idents if ident in traits]

    parts: list[Part] = []
    for layer, fields in _WRITTEN.items():
        kept: dict[int, Traits] = {}

        def keep(traits: Traits, ident: int, by_id: TraitsById, kept: dict[int, Traits] = kept) -> None:
            kept[ident] = traits.copy()

        def reset(
            traits: Traits,
            ident: int,
            by_id: TraitsById,
            kept: dict[int, Traits] = kept,
            fields: tuple[str, ...] = fields,
        ) -> None:
            before = kept[ident]
            for field in fields:
                setattr(traits, field, getattr(before, field))
            traits.changes = before.changes

        parts.append(Part(layer, -1, 0, 0, touch, keep))  # the first of its class: what the class begins with
        parts.append(Part(layer, lasting.stamp, 0, 0, touch, reset))
    return parts


def is_over(game: TrailsGame, lasting: Lasting) -> bool:
    """Whether the end of an effect has come that lasts until its source leaves the field (1215.3b-4)."""
    if lasting.until != "leaves":
        return False
    source = game.objs.get(lasting.source)
    return source is None or source.zone >> 1 not in (FIELD >> 1, HOMEBASE >> 1)


def lasting_parts(game: TrailsGame, lasting: Lasting) -> list[Part]:
    """An effect of a resolved ability keeps the objects it found (1215.6)."""
    idents = lasting.objs

    def touch(traits: TraitsById) -> Iterable[int]:
        return [ident for ident in idents if ident in traits]

    if is_over(game, lasting):
        return []
    if lasting.ignore:
        return ignoring_parts(lasting)
    parts: list[Part] = []
    number, until, rule = lasting.number, lasting.until, lasting.rule

    def add(layer: int, writes: int, change: Change) -> None:
        parts.append(Part(layer, lasting.stamp, 0, writes, touch, change))

    if lasting.orgs:
        add(LAYER_ORGS, ORGS, gain_orgs(lasting.orgs, number, until, rule))
    if lasting.icons:
        add(LAYER_ABILITIES, ICONS, having_icons(lasting.icons, number, until, rule))
    if lasting.crafts:
        add(LAYER_ABILITIES, ICONS, having_crafts(lasting.crafts, number, until, rule))
    if lasting.types:
        add(LAYER_OTHER, TYPES, being_of_types(lasting.types))
    if lasting.names:
        add(LAYER_OTHER, NAMES_BIT, having_names(lasting.names))
    for layer, rules in _ruled(lasting.rules):
        add(layer, RULES, ruled_by(rules))
    if lasting.lose_orgs or lasting.lose_icons or lasting.silence:
        lost = (*lasting.lose_icons, "crafts") if lasting.silence else lasting.lose_icons
        for layer, orgs, icons in _losses(game, lasting.lose_orgs, lost):
            add(layer, ORGS | ICONS, losing(orgs, icons, "crafts" in icons, number, until))
    for field, fixed in lasting.sets:
        if field.startswith("printed "):  # what else applies starts from it (1215.1a)
            add(LAYER_BASE, NUMBERS, fixed_at(field.removeprefix("printed "), fixed, number, until))
            continue
        parts += _setting(game, lasting.stamp, 0, field, touch, fixed_at(field, fixed, number, until))
    parts += _wings(game, lasting.stamp, lasting.crafts, touch)
    if lasting.strength or lasting.defence or lasting.wings or lasting.cp:
        add(LAYER_NUMBERS, NUMBERS, plus(lasting))
    return parts


def stunned_part(ident: int, orgs: frozenset[str], silent: bool = False) -> Part:
    """A stunned UNIT's baseline crafts are off with all its abilities (1306.2c, R057).

    silent: by a switch it does not even have its crafts for texts that ask for them.
    """

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.orgs -= orgs
        traits.wings = 0  # ja:1413.1 is a craft like any other (R099)
        if silent:
            traits.icons, traits.gained, traits.silent = (), (), True

    return Part(LAYER_BASE, 0, 0, ORGS | ICONS, lambda traits: (ident,), change)


def ignored_by(game: TrailsGame) -> dict[int, int]:
    """Objects whose own crafts outlast an effect that ignores all effects, with its age; by a switch only (R070)."""
    if game.switches.ignore_covers_own_crafts:
        return {}
    return {ident: lasting.stamp for lasting in game.effects if lasting.ignore for ident in lasting.objs}


def made_again(made: Sequence[Part], ident: int, stamp: int) -> list[Part]:
    """The parts older than ``stamp`` once more at that age, for one object only."""

    def own(touch: Touch) -> Touch:
        return lambda traits: (ident,) if ident in touch(traits) else ()

    return [
        Part(part.layer, stamp, part.reads, part.writes, own(part.touch), part.change)
        for part in made
        if part.stamp < stamp
    ]


def boarded_part(ident: int) -> Part:
    """An ITEM that was boarded is ITEM and UNIT, with the numbers it prints or 0 (ja:1337.2, R093)."""

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.types |= {"UNIT"}
        traits.strength, traits.defence = traits.strength or 0, traits.defence or 0

    return Part(LAYER_BASE, 0, 0, TYPES | NUMBERS, lambda traits: (ident,), change)


def covert_part(ident: int, stamp: int) -> Part:
    """It was chosen to have Covert as it entered (ja:1415.1)."""
    change = having_icons((COVERT,), "", "while", "1415.1")
    return Part(LAYER_ABILITIES, stamp, 0, ICONS, lambda traits: (ident,), change)


def martial_arts_parts(game: TrailsGame, fighters: tuple[int, ...]) -> list[Part]:
    """+1/+1 a copy for each opposing UNIT in combat that lacks the craft (1406.1, R090)."""
    combat = game.combat
    assert combat is not None
    parts = []
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
    return parts


#: As what a UNIT is treated: conditions of other effects read it, those on numbers among them (ja:1329.3).
_TREATED = "only UNIT"
#: What of it conditions of other effects read: as what it is treated, and whether it has support or is cursed.
_READ = frozenset((_TREATED, HAS_SUPPORT, NO_SUPPORT, HAS_CURSE))


def _ruled(rules: tuple[Any, ...]) -> tuple[tuple[int, tuple[Any, ...]], ...]:
    """Rules for an object by the layer in which they come to be."""
    if not rules:
        return ()
    read = tuple(rule for rule in rules if rule in _READ)
    if not read:
        return ((LAYER_RULES, rules),)
    return ((LAYER_OTHER, read), (LAYER_RULES, tuple(rule for rule in rules if rule not in _READ)))


def _losses(
    game: TrailsGame, orgs: frozenset[str], icons: tuple[str, ...]
) -> tuple[tuple[int, frozenset[str], tuple[str, ...]], ...]:
    """In which layers losing takes place: after all gains, or by a switch among them by age (R066)."""
    if game.switches.loss_class == "d":
        return ((LAYER_OTHER, orgs, icons),)
    return ((LAYER_ORGS, orgs, ()), (LAYER_ABILITIES, frozenset(), icons))
