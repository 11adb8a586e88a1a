"""What a part of a layer changes on an object: numbers, organizations, icons, crafts, names, types, rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from engine.kernel.layers import Traits as TraitsById
from engine.trails import tree as t
from engine.trails.cards.carddef import ALL_ORGS, DEPLOYED, Traits
from engine.trails.cards.icon_crafts import HAS_SUPPORT, NO_SUPPORT
from engine.trails.query.context import Context, Look, bounded, its_own
from engine.trails.query.filters import found, those, value
from engine.trails.state.game import Lasting, TrailsGame

Touch = Callable[[TraitsById], Iterable[int]]

Change = Callable[[Traits, int, TraitsById], None]

ATTRIBUTE = {"str": "strength", "def": "defence", "cp": "cp", "ep": "ep", "level": "level", "wings": "wings"}


def look_in(game: TrailsGame, traits: TraitsById) -> Look:
    """Reading traits in the middle of the layers: what is not in the map is as printed or last known."""

    def look(ident: int) -> Traits:
        known: Traits | None = traits.get(ident)
        if known is not None:
            return known
        obj = game.objs.get(ident)
        if obj is None:
            return game.lki[ident].traits or Traits() if ident in game.lki else Traits()
        return game.defn(obj).traits if obj.known and obj.cards else Traits()

    return look


def gain_orgs(orgs: frozenset[str], number: str, until: str, rule: str) -> Change:
    """It has these organizations as well (1332.1)."""

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.orgs, changes = _joined(traits.orgs, orgs, number, until, rule)
        traits.changes += changes

    return change


@lru_cache(maxsize=4096)
def _joined(
    before: frozenset[str], orgs: frozenset[str], number: str, until: str, rule: str
) -> tuple[frozenset[str], tuple[tuple[str, int, str, str, str], ...]]:
    """Organizations with others, and what has changed by that."""
    gained = sorted(orgs - before - {ALL_ORGS})
    return before | orgs, tuple((f"org {org}", 1, number, until, rule) for org in gained)


def having_icons(icons: tuple[str, ...], number: str, until: str, rule: str) -> Change:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.icons += icons
        traits.changes += tuple((f"icon {icon}", 1, number, until, rule) for icon in icons)

    return change


def having_crafts(crafts: tuple[t.Craft, ...], number: str, until: str, rule: str) -> Change:
    icons = tuple(craft.key for craft in crafts if isinstance(craft, t.Icon))
    others = tuple(craft for craft in crafts if not isinstance(craft, t.Icon))

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.icons += icons
        traits.gained += others
        traits.changes += (("crafts", len(crafts), number, until, rule),)

    return change


def having_names(names: tuple[str, ...]) -> Change:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.names += tuple(name for name in names if name not in traits.names)

    return change


def having_orgs_of(game: TrailsGame, whose: t.Who, ctx: Context, number: str) -> Change:
    """It has what those have in this class so far (1332.1)."""

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        look = look_in(game, by_id)
        idents = those(game, whose, ctx) if isinstance(whose, str) else found(game, whose, ctx, look)
        orgs = frozenset(org for other in idents if other != ident for org in look(other).orgs)
        gain_orgs(orgs, number, "while", "1332.1")(traits, ident, by_id)

    return change


def being_of_types(types: tuple[str, ...]) -> Change:
    """It is of these types as well; a new UNIT without numbers has 0/0 (R093)."""

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        traits.types |= frozenset(types)
        if "UNIT" in types:
            traits.strength, traits.defence = traits.strength or 0, traits.defence or 0

    return change


def ruled_by(rules: tuple[Any, ...]) -> Change:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        if NO_SUPPORT in rules:  # what comes after it counts (1309.2)
            traits.rules -= {HAS_SUPPORT}
        traits.rules |= frozenset(rules)

    return change


def losing(orgs: frozenset[str], icons: tuple[str, ...], crafts: bool, number: str, until: str) -> Change:
    """1334: organizations, every copy of icon crafts, or all crafts."""

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        lost = traits.orgs if ALL_ORGS in orgs else orgs & traits.orgs
        traits.changes += tuple((f"org {org}", -1, number, until, "1334.1") for org in sorted(lost - {ALL_ORGS}))
        traits.orgs -= lost
        traits.icons = () if crafts else tuple(icon for icon in traits.icons if icon not in icons)
        if crafts:
            traits.gained, traits.silent = (), True
            traits.changes += (("crafts", -1, number, until, "1334.2"),)

    return change


def plus(lasting: Lasting) -> Change:
    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        # nothing is added to a number that a card does not have (1215.1e comes before)
        if traits.strength is not None and lasting.strength:
            traits.strength += lasting.strength
            traits.changes += (("str", lasting.strength, lasting.number, lasting.until, lasting.rule),)
        if lasting.wings:
            traits.wings += lasting.wings
            traits.changes += (("wings", lasting.wings, lasting.number, lasting.until, "1304.1"),)
        if traits.cp is not None and lasting.cp:
            traits.cp += lasting.cp
            traits.changes += (("cp", lasting.cp, lasting.number, lasting.until, "1304.1"),)
        if traits.defence is not None and lasting.defence:
            traits.defence += lasting.defence
            traits.changes += (("def", lasting.defence, lasting.number, lasting.until, lasting.rule),)

    return change


def adding(game: TrailsGame, field: str, amount: t.Amount, ctx: Context, number: str, own: bool) -> Change:
    """own: the amount may be a number of the object that it is added to."""
    attribute = ATTRIBUTE[field]
    plain = bounded(amount) if isinstance(amount, int) else None

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        if field in ("str", "def", "ep") and getattr(traits, attribute) is None:
            return
        if field == "cp" and traits.cp is None and traits.types.isdisjoint(DEPLOYED):
            return
        if plain is not None:
            more = plain
        else:
            more = bounded(value(game, amount, its_own(ctx, ident) if own else ctx, look_in(game, by_id)))
        if isinstance(amount, t.Floored):
            more = max(more, min(0, amount.least - (getattr(traits, attribute) or 0)))
        if more:
            setattr(traits, attribute, (getattr(traits, attribute) or 0) + more)
            traits.changes += (
                (field, more, number, "while", "1304.1" if field in ("cp", "ep", "wings") else "1303.1"),
            )

    return change


def setting_to(
    game: TrailsGame, field: str, amount: t.Amount, ctx: Context, number: str, until: str, own: bool
) -> Change:
    """own: as for :func:`adding`."""

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        fixed = bounded(value(game, amount, its_own(ctx, ident) if own else ctx, look_in(game, by_id)))
        fixed_at(field, fixed, number, until)(traits, ident, by_id)

    return change


def fixed_at(field: str, number_set: int, number: str, until: str) -> Change:
    """The number becomes another; it counts as raised or lowered by the difference (104.6, 1215.5)."""
    attribute = ATTRIBUTE[field]

    def change(traits: Traits, ident: int, by_id: TraitsById) -> None:
        before = getattr(traits, attribute) or 0
        setattr(traits, attribute, number_set)
        traits.changes += ((field, number_set - before, number, until, "1215.5"),)

    return change
