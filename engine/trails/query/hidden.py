"""What a filter asks of cards that not everybody sees, and where its player looks all the same."""

from __future__ import annotations

from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.query.context import OWN, Context, seats
from engine.trails.query.disclosure import secretive
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import HOMEBASE, INDEX


def secret(f: t.Filter) -> bool:
    """Whether a filter asks what cards are in a zone that not everybody can look into."""
    return f.zone in ("hand", "deck") and f.asks_identity


def looking(f: t.Filter, ctx: Context, chooser: str = "you") -> Context:
    """Where a player looks who chooses by what cards are: face-down ones of their own homebase too (507.4, R049).

    Guards: tests/trails/1300/1312-choose/face_down_homebase.yaml, tests/trails/views/test_opaque_texts.py.
    """
    if f.zone != "homebase" or not f.asks_identity or f.face == "up" or f.whose != chooser:
        return ctx
    return ctx.knowing(OWN, (ctx.seat if chooser == "you" else ctx.seat ^ 1,))


def giving(who: t.Who, ctx: Context) -> Context:
    """Where a craft looks that gives something to cards: face-down ones of a homebase have it, too (1215.10).

    That counts nothing and chooses nothing (R049): everybody sees what the card is as soon as it makes use of it.

    Guard: tests/trails/1200/1215-layers/given_in_other_zones.yaml.
    """
    if isinstance(who, str) or who.zone != "homebase" or not who.asks_identity or who.face == "up":
        return ctx
    return ctx.knowing(OWN, (0, 1))


def told(game: TrailsGame, obj: Obj, ctx: Context) -> bool:
    """Whether it is asked what a face-down card in a homebase is (R049)."""
    return game.switches.facedown_base_counts or obj.owner in ctx.regs.get(OWN, ())


def hidden_among(game: TrailsGame, f: t.Filter, ctx: Context) -> list[Obj]:
    """Cards where a filter looks of which not everybody sees what it asks, whether they fit it or not."""
    if OWN in ctx.regs and f.zone == "homebase":
        return [obj for obj in game.there(HOMEBASE + ctx.regs[OWN][0]) if not obj.face_up]
    if not f.asks_identity or f.zone not in ("hand", "deck"):
        return []
    sides = seats("each" if f.whose == "any" else f.whose, ctx.seat)
    return [obj for side in sides for obj in game.there(INDEX[f.zone] + side)]


def closed(node: t.Choose, ctx: Context) -> bool:
    """Whether not everybody can tell what there is to choose from."""
    return unseen(node.filter, looking(node.filter, ctx, node.chooser))


def unseen(f: t.Filter, ctx: Context) -> bool:
    """Whether a filter asks what cards are that not everybody sees. ctx: where its player looks (:func:`looking`)."""
    return OWN in ctx.regs or secretive(f)
