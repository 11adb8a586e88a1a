"""What a seat knows of a match, as a match that goes on: the other one's hidden cards are blank, and what nobody knows
is in the piles it was dealt from. Worlds are sampled from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.kernel.chance import Seeded
from engine.kernel.objects import UNDEALT, Obj
from engine.seawall.cards.card import BLANK, RESOURCE, Card
from engine.seawall.state.match import Match
from engine.seawall.state.zones import DECK, RESOURCE_DECK
from engine.views import sees

_PILES = (DECK, RESOURCE_DECK)


def known(game: Match, seat: int) -> Match:
    """A copy that holds nothing that the seat may not know: cards of the other one that it has not seen are blank, no
    chance of the real match is left, and what is known of hidden cards that left is gone."""
    new: Match = game.fork()
    foe = seat ^ 1
    pools = {pile + foe: list(new.pools[pile + foe]) for pile in _PILES}
    for obj in game.objs.values():
        if obj.owner == foe and obj.cards and obj.cards[0] >= 0 and not _seen(game, obj, seat):
            pile = RESOURCE_DECK if obj.zone == RESOURCE_DECK + foe else DECK
            pools[pile + foe].append(obj.cards[0])
            new.objs[obj.id] = obj.but(cards=(UNDEALT,), pool=None if obj.zone == pile + foe else pile + foe)
    printed = list(game.printed)
    for zone, cards in pools.items():
        new.pools[zone] = tuple(sorted(cards))
        for card in cards:
            printed[card] = BLANK if zone == DECK + foe else RESOURCE
    new.printed = tuple(printed)
    new.lki = {i: snap for i, snap in game.lki.items() if snap.obj.owner == seat or _seen(game, snap.obj, seat)}
    new.chance = Seeded(f"nothing|{seat}|{game.counts}")
    new.view_cache = None
    return new


def sample(blind: Match, seat: int, random: Random, prior: Sequence[Card]) -> Match:
    """A world that looks the same to the seat: blank cards become cards of the prior, chance is another one."""
    new: Match = blind.fork()
    foe = seat ^ 1
    printed = list(blind.printed)
    for index in blind.pools[DECK + foe]:
        printed[index] = random.choice(prior) if prior else BLANK
    new.printed = tuple(printed)
    new.chance = Seeded(f"world|{random.random()}")
    new.auto = True
    return new


def prior(blind: Match, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """What the other one's unseen cards may be: cards of the colors that were seen of it, those seen more often."""
    foe = seat ^ 1
    seen = [
        blind.printed[obj.cards[0]]
        for obj in blind.objs.values()
        if obj.owner == foe and obj.cards and obj.cards[0] >= 0 and blind.printed[obj.cards[0]].color
    ]
    colors = {card.color for card in seen}
    fitting = [card for card in cards if card.color and not card.token and (not colors or card.color in colors)]
    return (*fitting, *seen)


def _seen(game: Match, obj: Obj, seat: int) -> bool:
    return sees(game.spec(obj.zone).sight, obj.owner, seat)
