"""Naming a card, a type or a number (1302.1, 203.1, 104.5): what follows in the same effect speaks of it as if it were
printed.

In words: :mod:`engine.text.grammar.verb.choice`. Guard: tests/trails/1300/1302-names/naming.yaml.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.query.filters import concerned
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import sees
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.zones import DECK


def name_card(game: TrailsGame, frame: Effects, node: t.NameCard) -> bool:
    """A player names one card of those that they can know of."""
    if frame.stage == 0:
        seat = _speaker(game, frame, node.player)
        names = sorted(_known(game, seat))
        options: tuple[Option, ...] = tuple(("name", name) for name in names)
        args = (("card", ("card", frame.number, frame.source)),)
        prompt = "{card}: name a card"
        game.ask(Decision(seat, Kind.NAME, "name", "1302.1", prompt, options, source=frame.source, args=args))
        return False
    _said(game, frame, node, str(game.taken[0][1]))
    return True


def name_type(game: TrailsGame, frame: Effects, node: t.NameType) -> bool:
    """A player names a type of cards."""
    if frame.stage == 0:
        seat, source = _speaker(game, frame, node.player), frame.source
        options: tuple[Option, ...] = tuple(("name", one) for one in TYPES)
        args = (("card", ("card", frame.number, source)),)
        prompt = "{card}: name a card type"
        game.ask(Decision(seat, Kind.NAME, "name", "203.1", prompt, options, source=source, args=args))
        return False
    _said(game, frame, node, str(game.taken[0][1]))
    return True


def _speaker(game: TrailsGame, frame: Effects, player: t.Player) -> int:
    """Who names it."""
    return next(iter(concerned(game, player, frame.context())), frame.seat)


def _known(game: TrailsGame, seat: int) -> set[str]:
    """What a player can name: of secret decks any card that there is; otherwise their own cards and what they see, for
    a list of all that are in the match would tell what the other deck holds. Both programs of a sealed match list the
    same, though the other one does not know which of those cards have been drawn."""
    if game.world != tuple(game.printed):
        return {name for card in game.world for name in card.traits.names}
    cards = {
        card
        for obj in game.objs.values()
        if obj.owner == seat or sees(game, obj, seat)
        for card in obj.cards
        if card >= 0
    }
    cards.update(game.pools[DECK + seat])
    return {name for card in cards for name in game.printed[card].traits.names}


def name_number(game: TrailsGame, frame: Effects, node: t.NameNumber) -> bool:
    """A player names a number that is not negative (104.5), within limits if it has any."""
    if frame.stage == 0:
        args = (("card", ("card", frame.number, frame.source)),)
        prompt = "{card}: name a number"
        seat, source = _speaker(game, frame, node.player), frame.source
        ends = node.least, node.most
        game.ask(Decision(seat, Kind.NUMBER, "number", "104.5", prompt, (), *ends, source=source, args=args))
        return False
    _said(game, frame, node, int(game.taken[0][1]))
    return True


def _said(game: TrailsGame, frame: Effects, node: t.NameCard | t.NameType | t.NameNumber, what: str | int) -> None:
    """Everybody hears it, and the rest of the effect knows it."""
    seat = _speaker(game, frame, node.player)
    game.commit([Event("names", seat=seat, by=seat, src=frame.source, rule="1302.1", extra=what)])
    as_type = isinstance(node, t.NameType)
    frame.code = tuple(said(part, what, as_type=as_type) for part in frame.code[1:])


def said(node: Any, what: str | int, *, as_type: bool = False) -> Any:
    """A piece of tree with what was named in its place."""
    if isinstance(node, t.Named):
        return what if isinstance(what, int) else node
    if isinstance(node, tuple):
        return tuple(said(part, what, as_type=as_type) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    if isinstance(node, t.Filter) and isinstance(what, str):
        if node.named == t.NAMED and not as_type:
            node = replace(node, named="", names=(what,))
        elif node.named == t.NAMED_TYPE and as_type:
            node = replace(node, named="", types=(what,))
    changed = {
        one.name: new
        for one in fields(node)
        if (new := said(old := getattr(node, one.name), what, as_type=as_type)) != old
    }
    return replace(node, **changed) if changed else node
