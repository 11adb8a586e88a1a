"""What an object is at present."""

from __future__ import annotations

from engine.effects.nodes import Ability, Filter
from engine.effects.traits import Derivable
from engine.eightfold.cards.card import Card


class Traits(Derivable):
    """Derived values of an object. controller: a seat. power: signed (4.3), None without. bans, musts: what it cannot
    and has to do. unblocked: by whom it cannot be blocked. less: how much less damage is dealt to it, in order of age.
    junctioned: 15.2.15.3. bearer: what an Item is on, 0 for nothing."""

    __slots__ = (
        "abilities", "bans", "bearer", "controller", "cost", "elements", "jobs", "junctioned", "keywords", "kinds",
        "less", "musts", "names", "party", "power", "soldier", "type", "unblocked",
    )  # fmt: skip

    def __init__(self, card: Card, controller: int) -> None:
        self.type = card.type
        self.kinds = card.kinds
        self.names = card.names
        self.jobs = card.jobs
        self.elements: tuple[str, ...] = (card.element,)
        self.cost = card.cost
        self.power = card.power
        self.soldier = card.soldier
        self.party = card.party
        self.controller = controller
        self.keywords: frozenset[str] = frozenset(word for word, _ in card.keywords)
        self.bans: frozenset[str] = frozenset()
        self.musts: frozenset[str] = frozenset()
        self.unblocked: tuple[tuple[Filter | None, int], ...] = ()
        self.less: tuple[int, ...] = ()
        self.junctioned = False
        self.bearer = 0
        self.abilities: tuple[Ability, ...] = card.abilities
