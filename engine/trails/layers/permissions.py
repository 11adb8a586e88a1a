"""Cards that may be played from where cards are not played (1202.5, 1204.1), and those that may not (104.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.kernel.events import Event
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.query.conditions import holds
from engine.trails.query.context import Context
from engine.trails.query.filters import matches
from engine.trails.state.game import Lasting, TrailsGame
from engine.trails.state.uses import next_mark, used_up
from engine.trails.tree.zones import EXILE, NAMES, TRAIL


class Permit(NamedTuple):
    """A craft that lets a card be played. source: the card whose craft it is. place: among its crafts of this kind."""

    craft: t.MayPlay
    source: int
    place: int

    @property
    def mark(self) -> tuple[Any, ...]:
        """What is remembered of its use in a turn."""
        return ("permit", self.source, self.place)


def permitted(game: TrailsGame, seat: int, obj: Obj) -> bool:
    """Whether a craft lets a seat play a card from where it lies."""
    return next(_permits_for(game, seat, obj), None) is not None


def _permits_for(game: TrailsGame, seat: int, obj: Obj) -> Iterator[Permit]:
    """The crafts that let a seat play a card from where it lies and that are not used up."""
    if not game.permits or not obj.known or not obj.cards:
        return
    own = Context(obj.owner, obj.id, {})
    for place, craft in enumerate(game.defn(obj).may_play):
        if craft.who.scope == "this" and obj.owner == seat and _lets(game, craft, obj, own):
            yield Permit(craft, obj.id, place)
    for source in game.derived.sources:
        if source.controller != seat:
            continue
        for place, craft in enumerate(game.defn(source).may_play):
            permit = Permit(craft, source.id, place)
            if craft.who.scope == "this" or used_up(game, craft.once, permit.mark):
                continue
            if _lets(game, craft, obj, Context(seat, source.id, {})):
                yield permit


def use(game: TrailsGame, seat: int, obj: Obj) -> None:
    """A card is being played by leave of a craft: one of those that let it, which costs its player least, is used, and
    what it says of the card goes with it (1204.2i-1).

    Guard: tests/trails/1200/1202-validity/played_from_trail.yaml.
    """
    found = sorted(_permits_for(game, seat, obj), key=lambda one: (one.craft.instead is not None, one.craft.once != ""))
    if not found:
        return
    craft, source, _ = found[0]
    if craft.once:
        game.commit([Event("used", source, extra=next_mark(game, craft.once, found[0].mark))])
    if craft.instead is not None:
        number = game.number(game.objs[source])
        lasting = Lasting(0, "game", (obj.id,), seat, number, "1216.1", crafts=(craft.instead,), source=source)
        game.commit([Event("effect", seat=seat, by=seat, src=source, rule="1216.1", extra=lasting)])


def _lets(game: TrailsGame, craft: t.MayPlay, obj: Obj, ctx: Context) -> bool:
    return matches(game, craft.who, obj, ctx) and holds(game, craft.condition, ctx)


def permits(game: TrailsGame, seat: int) -> list[int]:
    """Cards that a seat may play from elsewhere than its hand and homebase, whatever else stands against it."""
    if not game.permits:
        return []
    zones = (TRAIL + seat, EXILE + seat, TRAIL + (seat ^ 1), EXILE + (seat ^ 1))
    return [ident for zone in zones for ident in game.zones[zone] if permitted(game, seat, game.objs[ident])]


def crafts_barred(game: TrailsGame, seat: int, ident: int, *, triggered: bool = False) -> bool:
    """Whether an effect forbids a seat to play crafts, or those of a card (104.4). All kinds are crafts (1201.1a), so
    triggered ones are not played either (1211.5), unless it speaks of activated ones only.

    Guard: tests/trails/1200/1211-triggered/forbidden.yaml.
    """
    ruled = (game.view_cache or game.derived).player_rules[seat]
    own = game.traits(ident).rules if ident in game.objs else frozenset()
    if "cannot play crafts" in ruled or "cannot use crafts" in own:
        return True
    return not triggered and ("cannot play activated crafts" in ruled or "cannot use activated crafts" in own)


def barred(game: TrailsGame, rules: Iterable[Any], obj: Obj, of: str = "card") -> bool:
    """Whether a rule for a player forbids to play such a card, or its arts (``of``), or from where it lies (104.4)."""
    for rule in rules:
        if not isinstance(rule, t.Against) or rule.what != "cannot play" or not isinstance(rule.who, t.Filter):
            continue
        if (rule.who.ability == "arts") is not (of == "arts"):
            continue
        if rule.who.zone not in ("standby", NAMES[obj.zone >> 1]):
            continue
        card = obj if obj.face_up else obj.but(face_up=True)  # it is asked as what it would be when it is played
        if matches(game, replace(rule.who, ability=""), card, Context(obj.owner, 0, {}), anywhere=True):
            return True
    return False
