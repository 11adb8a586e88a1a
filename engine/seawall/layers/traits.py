"""What an object is at present."""

from __future__ import annotations

from typing import NamedTuple

from engine.effects.nodes import Ability
from engine.effects.traits import Derivable
from engine.seawall.cards.card import Card

Words = tuple[tuple[str, tuple[str, ...]], ...]


class Text(NamedTuple):
    """A text in force. carrier: object on whose card it stands (a Pilot's works for its Unit, 2-3-4-4)."""

    carrier: int
    ability: Ability


class Traits(Derivable):
    """Derived values of an object. ap, hp: signed (R-G41), hp without counters. keywords: with their amounts. pilot:
    names and traits of the Pilot under it, None without. bans: what it cannot. counters: of damage, noted when it
    leaves; what is on the field has them in the match."""

    __slots__ = (
        "abilities", "ap", "bans", "color", "cost", "counters", "hp", "keywords", "kinds", "level", "link", "linked",
        "names", "pilot", "traits",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        self.kinds: tuple[str, ...] = (card.type,)
        self.names = card.names
        self.traits = card.traits
        self.color = card.color
        self.level = card.level
        self.cost = card.cost
        self.ap = card.ap
        self.hp = card.hp
        self.link = card.link
        self.keywords: dict[str, int] = {}
        for word, amount in card.keywords:
            self.gain(word, amount)
        self.bans: frozenset[str] = frozenset()
        self.counters = 0
        self.pilot: Words | None = None
        self.linked = False
        self.abilities: tuple[Text, ...] = ()

    def gain(self, word: str, amount: int) -> None:
        """Gain a keyword: amounts add up, the others are had or not (R-G42). The dictionary is one's own."""
        self.keywords = {**self.keywords, word: self.keywords.get(word, 0) + amount}


def as_pilot(card: Card) -> Traits:
    """A card that lies under a Unit: a Pilot, or a Command by its Pilot effect, which is both (R-G32)."""
    traits = Traits(card)
    if card.type == "command" and card.pilot is not None:
        part = card.pilot
        traits.kinds = ("command", "pilot")
        traits.names, traits.traits, traits.ap, traits.hp = (part.name,), part.traits, part.ap, part.hp
    return traits
