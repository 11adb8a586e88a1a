"""Naming a card or a number (1302.1, 104.5): what follows in the same effect speaks of it as if it were printed."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.trails import tree as t
from engine.trails.resolving import Effects
from engine.trails.state import TrailsGame
from engine.trails.zones import DECK

#: The greatest number that can be named.
MOST = 99


def name_card(game: TrailsGame, frame: Effects, node: t.NameCard) -> bool:
    """A player names one card of those that they can know of."""
    if frame.stage == 0:
        names = sorted(_known(game, frame.seat))
        options: tuple[Option, ...] = tuple(("name", name) for name in names)
        args = (("card", ("card", frame.number, frame.source)),)
        prompt = "{card}: name a card"
        game.ask(Decision(frame.seat, Kind.NAME, "name", "1302.1", prompt, options, source=frame.source, args=args))
        return False
    _said(game, frame, str(game.taken[0][1]))
    return True


def _known(game: TrailsGame, seat: int) -> set[str]:
    """What a player can name: of secret decks any card that there is; otherwise their own cards and what they see, for
    a list of all that are in the match would tell what the other deck holds. Both programs of a sealed match list the
    same, though the other one does not know which of those cards have been drawn."""
    from engine.trails.viewing import sees  # it draws on all of the procedures

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
    """A player names a number that is not negative (104.5)."""
    if frame.stage == 0:
        args = (("card", ("card", frame.number, frame.source)),)
        prompt = "{card}: name a number"
        seat, source = frame.seat, frame.source
        game.ask(Decision(seat, Kind.NUMBER, "number", "104.5", prompt, (), 0, MOST, source=source, args=args))
        return False
    _said(game, frame, int(game.taken[0][1]))
    return True


def _said(game: TrailsGame, frame: Effects, what: str | int) -> None:
    """Everybody hears it, and the rest of the effect knows it."""
    game.commit([Event("names", seat=frame.seat, by=frame.seat, src=frame.source, rule="1302.1", extra=what)])
    frame.code = tuple(said(part, what) for part in frame.code[1:])


def said(node: Any, what: str | int) -> Any:
    """A piece of tree with what was named in its place."""
    if isinstance(node, t.Named):
        return what if isinstance(what, int) else node
    if isinstance(node, tuple):
        return tuple(said(part, what) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    if isinstance(node, t.Filter) and node.named == t.NAMED and isinstance(what, str):
        node = replace(node, named="", names=(what,))
    changed = {one.name: new for one in fields(node) if (new := said(old := getattr(node, one.name), what)) != old}
    return replace(node, **changed) if changed else node


def names_cards(node: Any) -> bool:
    """Whether a piece of tree has a player name a card, which may be any."""
    if isinstance(node, tuple):
        return any(map(names_cards, node))
    if not is_dataclass(node) or isinstance(node, type):
        return False
    return isinstance(node, t.NameCard) or any(names_cards(getattr(node, one.name)) for one in fields(node))
