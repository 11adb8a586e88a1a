"""Worlds that fit what a seat knows: whole games that look the same to it, with the cards it cannot see dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.kernel.chance import Seeded
from engine.kernel.objects import UNKNOWN
from engine.kernel.zones import SEATS
from engine.players.base import Cards
from engine.trails.cards.carddef import CardDef
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK

COPIES = 4  #: of one card in a deck (602.4b)


def sample(known: TrailsGame, seat: int, cards: Cards, seed: str) -> TrailsGame:
    """A world that fits what ``seat`` knows (:func:`engine.players.search.known.known`); to be forked and played on.

    cards: all there are, by number, public knowledge. seed: the same one gives the same world, and the same luck to
    everything that is played on from it.
    """
    random = Random(f"world|{seed}")
    new = known.fork()
    foe = seat ^ 1
    printed = list(known.printed)
    missing = [card for card, one in enumerate(printed) if one is None]
    if missing:
        seen = [printed[card] for obj in known.objs.values() if obj.owner == foe for card in obj.cards if card >= 0]
        for card, one in zip(missing, guess(seen, len(missing), cards, random), strict=True):
            printed[card] = one
    new.printed = tuple(printed)
    new.suppose(new.printed)
    for side in range(SEATS):
        pool = list(known.pools[DECK + side])
        random.shuffle(pool)
        for ident, obj in known.objs.items():
            if obj.owner == side and UNKNOWN in obj.cards:
                new.objs[ident] = obj.but(cards=tuple(pool.pop() if card == UNKNOWN else card for card in obj.cards))
        new.pools[DECK + side] = tuple(sorted(pool))
    new.chance = Seeded(f"luck|{seed}")
    new.auto = True
    new.view_cache = None
    new.offers, new.memo, new.heard, new.reach = {}, {}, {}, {}
    return new


def guess(seen: Sequence[CardDef], count: int, cards: Cards, random: Random) -> list[CardDef]:
    """What the rest of a deck may be of which some cards were seen: more copies of these, then cards of the same
    organizations or of none, up to four of each; any card where those are not enough."""
    have = Counter(card.number for card in seen)
    orgs = frozenset(org for card in seen for org in card.traits.orgs)
    others = [number for number in cards if number not in have]
    random.shuffle(others)
    alike = [
        number for number in others if not orgs or not cards[number].traits.orgs or orgs & cards[number].traits.orgs
    ]
    rest = [number for number in others if number not in set(alike)]
    made: list[CardDef] = []
    for number in (*have, *alike, *rest):
        copies = max(0, random.randint(2, COPIES) - have[number])
        made += [cards[number]] * copies
        if len(made) >= count:
            break
    while len(made) < count:  # a deck of fewer cards than any that may be played
        made.append(cards[random.choice(tuple(cards))])
    random.shuffle(made)
    return made[:count]
