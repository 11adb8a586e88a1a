"""What a seat knows of a match, as a match that goes on: the other one's hidden cards are blank, and what nobody knows
is in the piles it was dealt from. Worlds are sampled from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from engine.kernel.chance import Seeded
from engine.kernel.objects import UNDEALT, Obj
from engine.views import sees


def known(game: Any, seat: int, piles: Mapping[int, Any]) -> Any:
    """A copy that holds nothing that the seat may not know: cards of the other one that it has not seen are blank, no
    chance of the real match is left, and what is known of hidden cards that left is gone. piles: the zones that cards
    are dealt from, and what an unseen card of each is; what is elsewhere came from the first."""
    new = game.fork()
    foe = seat ^ 1
    first = next(iter(piles))
    pools = {pile + foe: list(new.pools[pile + foe]) for pile in piles}
    for obj in game.objs.values():
        if obj.owner == foe and obj.cards and obj.cards[0] >= 0 and not _seen(game, obj, seat):
            pile = obj.zone if obj.zone in pools else first + foe
            pools[pile].append(obj.cards[0])
            new.objs[obj.id] = obj.but(cards=(UNDEALT,), pool=None if obj.zone == pile else pile)
    printed = list(game.printed)
    for zone, cards in pools.items():
        new.pools[zone] = tuple(sorted(cards))
        for card in cards:
            printed[card] = piles[zone - foe]
    new.printed = tuple(printed)
    new.lki = {i: snap for i, snap in game.lki.items() if snap.obj.owner == seat or _seen(game, snap.obj, seat)}
    new.chance = Seeded(f"nothing|{seat}|{game.counts}")
    new.view_cache = None
    return new


def sample(blind: Any, seat: int, random: Random, prior: Sequence[Any], pile: int) -> Any:
    """A world that looks the same to the seat: blank cards of the other one's pile become cards of the prior, chance is
    another one."""
    new = blind.fork()
    printed = list(blind.printed)
    for index in blind.pools[pile + (seat ^ 1)]:
        printed[index] = random.choice(prior) if prior else printed[index]
    new.printed = tuple(printed)
    new.chance = Seeded(f"world|{random.random()}")
    new.auto = True
    return new


def prior(blind: Any, seat: int, cards: Sequence[Any], kind: Callable[[Any], str]) -> tuple[Any, ...]:
    """What the other one's unseen cards may be: cards of the kinds that were seen of it, those seen more often. kind:
    the color or element of a card, "" for one that may be anybody's."""
    foe = seat ^ 1
    shown = (blind.printed[obj.cards[0]] for obj in blind.objs.values() if _shown(obj, foe))
    seen = [card for card in shown if kind(card)]
    kinds = {kind(card) for card in seen}
    return (*(card for card in cards if kind(card) and (not kinds or kind(card) in kinds)), *seen)


def _shown(obj: Obj, foe: int) -> bool:
    return obj.owner == foe and bool(obj.cards) and obj.cards[0] >= 0


def _seen(game: Any, obj: Obj, seat: int) -> bool:
    return sees(game.spec(obj.zone).sight, obj.owner, seat)
