"""What a card text asks about cards that not everybody sees.

"Choose a UNIT of your hand", "search your deck for", "draw 1 card for each UNIT in your hand": the player claims to
have some and shows them, or is taken to have none (502.2b). "Discard all UNITs in your hand", or a continuous craft
that counts them, would hold a player to a truth that nobody sees; between two programs that know only their own cards
such a text cannot be carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.query.disclosure import secretive
from engine.trails.tree.reads import names_cards


def unseen_truths(cards: Iterable[CardDef]) -> tuple[str, ...]:
    """Numbers of the cards whose texts ask what hidden cards are without anybody claiming or showing it."""
    return tuple(dict.fromkeys(card.number for card in cards if any(_forced(card.meaning))))


def _forced(node: Any, claimed: bool = False) -> Iterator[bool]:
    """claimed: counts in it are claimed, by an instruction as it is carried out, by a trigger when it is noted."""
    if isinstance(node, t.Search):
        return
    if isinstance(node, t.Choose) and node.chooser in ("you", "each") and node.filter.whose == "you":
        return
    if isinstance(node, t.Dig):  # each card is shown before it is looked at
        return
    if isinstance(node, t.Count) and claimed:
        return
    if isinstance(node, t.Filter):
        if secretive(node):
            yield True
    elif isinstance(node, tuple):
        for part in node:
            yield from _forced(part, claimed)
    elif is_dataclass(node):
        for field in fields(node):
            part = getattr(node, field.name)
            if isinstance(node, t.Effect):
                yield from _forced(part, field.name == "do")
            elif isinstance(node, t.Triggered):
                yield from _forced(part, field.name == "condition")
            else:
                yield from _forced(part, claimed and not isinstance(node, get_args(t.Craft)))


def world_of(cards: Iterable[CardDef]) -> list[CardDef]:
    """Cards enough to stand for all that a hidden card may be: whatever answers from a hidden zone, and one card for
    each organization. In order of their numbers; at least one."""
    ordered = sorted(cards, key=lambda card: card.number)
    if any(names_cards(card.meaning) for card in ordered):  # any may be named
        return ordered
    known: set[str] = set()
    out = []
    for card in ordered:
        if card.hidden or card.laid or not card.traits.orgs <= known:
            out.append(card)
            known |= card.traits.orgs
    return out or ordered[:1]
