"""What certain cards or abilities do not do to an object, whoever else does (104.4): "can't be stunned by EVENTs"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.carddef import Traits
from engine.trails.layers.derived import Derived
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.query.filters import fits, matches
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import FIELD, HOMEBASE, STANDBY

#: By word of a filter, the kinds of entries that it means.
_KINDS = {
    "arts": ("arts",),
    "activated": ("craft",),
    "triggered": ("trigger",),
    "craft": ("craft", "trigger"),
    "ability": ("arts", "craft", "trigger"),
}
#: The key in what is derived for objects that certain others cannot target.
_WARY = 2


def spared(game: TrailsGame, seat: int) -> frozenset[int]:
    """Objects on the field that a seat cannot choose as targets (104.4, 1204.2d)."""
    derived: Derived = game.view_cache or game.derived
    kept = derived.spared.get(seat)
    if kept is None:
        ruled = [(ident, traits) for ident, traits in derived.traits.items() if traits.rules]
        kept = frozenset([ident for ident, traits in ruled if _spared(game, seat, ident, traits)])
        derived.spared[seat] = kept
    return kept


def _spared(game: TrailsGame, seat: int, ident: int, traits: Traits) -> bool:
    if "cannot be targeted" in traits.rules:
        return ident in game.objs
    obj = game.objs.get(ident) if "cannot be targeted by opponent" in traits.rules else None
    return obj is not None and obj.controller != seat


def safe(game: TrailsGame, ctx: Context) -> frozenset[int]:
    """Objects on the field that an ability or EVENT cannot have as targets: nobody's, or not those of its kind."""
    kept = spared(game, ctx.seat)
    wary = _wary(game, game.view_cache or game.derived)
    if not wary:
        return kept
    return kept | {
        ident
        for ident in wary
        if ident in game.objs
        and _about(game, game.traits(ident).rules, "cannot be targeted by", ident, ctx.this, ctx.seat, ctx.kind)
    }


def _wary(game: TrailsGame, derived: Derived) -> frozenset[int]:
    wary = derived.spared.get(_WARY)
    if wary is None:
        wary = derived.spared[_WARY] = frozenset(
            ident
            for ident, traits in derived.traits.items()
            if traits.rules
            and any(isinstance(rule, t.Against) and rule.what == "cannot be targeted by" for rule in traits.rules)
        )
    return wary


def wary(game: TrailsGame) -> bool:
    """Whether what can be targeted may depend on which card does it."""
    return bool(_wary(game, game.view_cache or game.derived))


def withheld(game: TrailsGame, rules: Iterable[Any], what: str, event: Event) -> bool:
    """Whether a rule about certain cards or abilities forbids what one of them, which is resolving now, does."""
    return any(
        isinstance(rule, t.Against)
        and rule.what == what
        and isinstance(rule.who, t.Filter)
        and done_by(game, rule.who, event.obj, event)
        for rule in rules
    )


def done_by(game: TrailsGame, f: t.Filter, holder: int, event: Event) -> bool:
    """Whether what resolves now and does something is a card or ability that a filter of an object's text means."""
    waiting = (game.objs[ident].entry for ident in game.zones[STANDBY])
    entry = next((entry for entry in waiting if entry.source == event.src), None)
    return entry is not None and meant(game, f, holder, entry.source, entry.seat, entry.kind)


def uncountered(game: TrailsGame, waiting: Obj) -> bool:
    """Whether a craft of another card says that what waits in standby is not countered (104.4, 1324.1)."""
    traits = game.derived.traits
    for source in game.derived.sources:
        now = traits.get(source.id)
        crafts: tuple[Any, ...] = game.defn(source).continuous
        if now is not None:
            crafts = now.gained if now.silent else crafts + now.gained
        ctx = Context(source.controller, source.id, {})
        for craft in crafts:
            if (
                isinstance(craft, t.Continuous)
                and "cannot be countered" in craft.rules
                and isinstance(craft.who, t.Filter)
                and matches(game, craft.who, waiting, ctx)
                and holds(game, craft.condition, ctx)
            ):
                return True
    return False


def _about(game: TrailsGame, rules: Iterable[Any], what: str, holder: int, source: int, seat: int, kind: str) -> bool:
    return any(
        isinstance(rule, t.Against)
        and rule.what == what
        and isinstance(rule.who, t.Filter)
        and meant(game, rule.who, holder, source, seat, kind)
        for rule in rules
    )


def meant(game: TrailsGame, f: t.Filter, holder: int, source: int, seat: int, kind: str) -> bool:
    """Whether what a player has from a card is what a rule of an object speaks of.

    kind: as in :class:`engine.trails.state.game.Entry`. UNITs and ITEMs are those on the field, unless it is their
    arts.
    """
    mine = game.objs[holder].controller
    if f.whose != "any" and (seat == mine) is not (f.whose == "you"):
        return False
    card = game.find(source)
    if card is None or not _of_kind(game, f.ability, card, kind):
        return False
    if f.types and f.ability != "arts" and "EVENT" not in f.types:
        there = (HOMEBASE if "BASE" in f.types else FIELD) >> 1
        if card.zone >> 1 not in (there, FIELD >> 1):
            return False
    if not card.face_up:
        card = card.but(face_up=True)  # what is played has been turned up before its targets are chosen (1204.2a)
    return fits(game, _card(f), card, Context(mine, holder, {}))


def _of_kind(game: TrailsGame, ability: str, card: Obj, kind: str) -> bool:
    """Whether what is played is one of the kinds of a filter: abilities, or cards of a type."""
    if ability in ("", "any"):
        return True
    cards = kind in ("card", "event", "base")
    return any(
        kind in _KINDS[one] if one in _KINDS else cards and one in game.traits(card.id).types
        for one in ability.split("+")
    )


@lru_cache(maxsize=256)
def _card(f: t.Filter) -> t.Filter:
    """What a filter says of the card itself."""
    return replace(f, ability="", whose="any")
