"""Packs that are opened together (602.3): each seat's packs follow from its own secret and the other side's grant.

Nobody can choose them, the other side does not see them, and the audit opens them again. What a pack of a set holds is
not said here: whoever knows the sets gives a :class:`PackOpener` to the match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Protocol

from engine.concealment import Secret, derive, digest
from engine.trails.cards.decks import PACKS
from engine.trails.cards.packs import PackError, PackSet, open_packs
from engine.trails.cards.pool import CardPool

_BLITZ: Final = "blitz "


class PackOpener(Protocol):
    """Opens packs: the same packs and seed give the same cards, on every machine."""

    def __call__(self, packs: str, seed: bytes, pool: CardPool) -> Sequence[str]:
        """Card numbers in the packs that ``packs`` names, e.g. "D1 x 6"."""


def packs_hold(
    packs: str,
    secrets: tuple[Secret, Secret],
    seat: int,
    bound: bytes,
    deck: Sequence[str],
    pool: CardPool,
    opener: PackOpener,
) -> bool:
    """Whether a seat's deck is made of the packs it opened. bound: what bound its secret before."""
    secret, other = secrets[seat], secrets[seat ^ 1]
    if bound and digest("pack seal", secret.match, seat, secret.key) != bound:
        return False
    grant = derive(other.key, "packs", other.match, seat ^ 1)
    own = derive(secret.key, "own packs", secret.match, seat)
    seed = digest("packs", secret.match, seat, own, grant)
    there = Counter(opener(packs, seed, pool))
    return Counter(deck) == there if whole(packs) else not Counter(deck) - there


def whole(packs: str) -> bool:
    """Whether the deck is all the cards of the packs, as in Blitz Shield (602.3a), and not some of them."""
    return packs.startswith(_BLITZ)


def blitz_word(of: PackSet, pool: CardPool) -> str:
    """What names five packs of a set in the terms: two programs that say the same word open the same packs."""
    rows = [(slot.count, slot.rarities) for slot in of.slots]
    text = repr((rows, sorted(of.numbers(pool).items())))
    mark = blake2b(text.encode(errors="backslashreplace"), digest_size=6).hexdigest()
    return f"{_BLITZ}{(of.code or of.name())[:40].replace(' ', '-')} {mark}"


class BlitzPacks:
    """Opens five packs of one of these sets; every other word as :func:`plain_packs` does."""

    def __init__(self, sets: Sequence[PackSet]) -> None:
        self._sets = tuple(sets)

    def known(self, packs: str, pool: CardPool) -> PackSet | None:
        """The set that a word of the terms means, None if this machine would open other packs."""
        return next((one for one in self._sets if one.numbers(pool) and blitz_word(one, pool) == packs), None)

    def __call__(self, packs: str, seed: bytes, pool: CardPool) -> Sequence[str]:
        """Card numbers, pack by pack; nothing where the set is not known here or its packs cannot be opened."""
        if not whole(packs):
            return plain_packs(packs, seed, pool)
        of = self.known(packs, pool)
        try:
            return open_packs(of, pool, PACKS, seed.hex()).cards if of is not None else ()
        except PackError:
            return ()


def plain_packs(packs: str, seed: bytes, pool: CardPool) -> Sequence[str]:
    """Packs of eight cards, each card as likely as any other: "SET x N" or "N". For libraries without lists of sets."""
    words = packs.replace("x", " ").split()
    count = int(words[-1]) if words and words[-1].isdigit() else 6
    of = words[0] if len(words) > 1 else ""
    numbers = sorted(number for number in pool if not of or pool.printing(number).set == of) or sorted(pool)
    out = []
    for place in range(8 * min(count, 40)):
        raw = int.from_bytes(digest("pack card", seed, 2, place)[:8], "big")
        out.append(numbers[raw % len(numbers)])
    return out
