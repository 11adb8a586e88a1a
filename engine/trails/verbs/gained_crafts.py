"""Gaining the crafts that another card has (1331.3, 1332.4)."""

from __future__ import annotations

from engine.trails import tree as t
from engine.trails.query.filters import present, those
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import Lasting, TrailsGame, duration


def crafts_on(game: TrailsGame, ident: int) -> tuple[t.Craft, ...]:
    """The crafts that a card has now, or last had (1332.4, 1221.1): printed ones it has not lost, gained ones."""
    obj = game.find(ident)
    if obj is None or not obj.known or not obj.cards:
        return ()
    traits = game.traits(ident)
    printed = () if traits.silent else game.defn(obj).meaning.crafts
    with_more = tuple(craft for craft in printed if not isinstance(craft, t.Icon) or craft != t.Icon(craft.key))
    known = {craft.key for craft in with_more if isinstance(craft, t.Icon)}
    icons = tuple(t.Icon(key) for key in dict.fromkeys(traits.icons) if key not in known)
    return (*with_more, *icons, *traits.gained)


def gain_crafts(game: TrailsGame, frame: Effects, node: t.GainCrafts) -> bool:
    """Gains all crafts of another card, or its icon crafts; they speak of the card that has gained them."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    crafts = tuple(craft for ident in those(game, node.of, ctx) for craft in crafts_on(game, ident))
    if node.kind:
        crafts = tuple(craft for craft in crafts if isinstance(craft, t.Icon))
    if idents and crafts and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1331.3", crafts=crafts, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1331.3", extra=lasting)])
    return True


def gain_names(game: TrailsGame, frame: Effects, node: t.GainNames) -> bool:
    """Gains the names of another card, besides its own."""
    ctx = frame.context()
    idents, until = present(game, node.who, ctx), duration(game, node.until, frame.seat)
    seen = (ident for ident in those(game, node.of, ctx) if (obj := game.find(ident)) is not None and obj.known)
    names = tuple(dict.fromkeys(name for ident in seen for name in game.traits(ident).names))
    if idents and names and until:
        lasting = Lasting(0, until, idents, -1, frame.number, "1331.2", names=names, source=frame.source)
        game.commit([frame.event("effect", idents[0], n=len(idents), rule="1331.2", extra=lasting)])
    return True
