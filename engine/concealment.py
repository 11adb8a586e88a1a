"""Chance and concealment of a match between two programs that do not trust each other.

Each seat has one secret of 32 bytes. From it follow the order of its deck list ("slots"), the salt of every commitment,
its share of every deal and the chain of its coins. A card is dealt by a number that depends on the owner's secret *and*
on a grant of the other seat, which is given when the card is needed: the owner cannot foresee it, the other seat can
neither see nor steer it. Afterwards both secrets give every number again, so a record with both is played again by the
ordinary engine. Hashes of the standard library only; every one names match, seat and purpose, so that nothing that was
made for one place can be used in another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from engine.kernel.zones import SEATS

KEY = 32  #: bytes of a secret, a match id, a link and a commitment
SALT = 16  #: bytes of a salt and of a grant
COINS = 2048  #: coins a chain is long enough for
DEALS = 5000  #: of one pile
SCHEME = "sealed-1"


class Exhausted(Exception):
    """More coins were thrown than the chains of a match are long."""


def digest(purpose: str, match: bytes, seat: int, *parts: bytes | str | int) -> bytes:
    """A hash of parts that cannot run into one another. Deterministic, 32 bytes."""
    state = blake2b(digest_size=KEY, person=b"trails sealed 1")
    for part in (purpose, match, seat, *parts):
        raw = part if isinstance(part, bytes) else str(part).encode()
        state.update(len(raw).to_bytes(4, "big") + raw)
    return state.digest()


def derive(key: bytes, purpose: str, match: bytes, seat: int, *parts: int) -> bytes:
    """32 bytes that only who holds ``key`` can tell; a keyed hash."""
    text = "|".join(str(part) for part in (purpose, seat, *parts)).encode()
    return blake2b(text + b"|" + match, digest_size=KEY, key=key, person=b"trails derive 1").digest()


def permutation(seed: bytes, count: int) -> tuple[int, ...]:
    """An order of ``count`` things that follows from ``seed`` (Fisher and Yates)."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        number = int.from_bytes(blake2b(last.to_bytes(4, "big"), key=seed, digest_size=8).digest(), "big")
        other = number % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def slot_commitment(match: bytes, seat: int, slot: int, number: str, salt: bytes) -> bytes:
    """What is sent for one card before the match: it binds the card and does not tell it."""
    return digest("slot", match, seat, slot, number, salt)


def down_commitment(match: bytes, seat: int, obj: int, slot: int, salt: bytes) -> bytes:
    """What is sent when a card is laid face-down: it ties the slot to the object on the table."""
    return digest("down", match, seat, obj, slot, salt)


def order_commitment(match: bytes, seat: int, step: int, order: str, salt: bytes) -> bytes:
    """What is sent in place of an order that only its player may know (1323)."""
    return digest("order", match, seat, step, order, salt)


def next_link(match: bytes, seat: int, link: bytes) -> bytes:
    """The link of a chain of coins that was sent before this one."""
    return blake2b(link + match, key=b"link %d" % seat, digest_size=KEY, person=b"trails sealed 1").digest()


def coin_of(match: bytes, count: int, links: tuple[bytes, bytes], sides: int) -> int:
    """The coin that both seats' links give together."""
    return int.from_bytes(digest("coin", match, 2, count, *links)[:8], "big") % sides


def index_of(match: bytes, seat: int, count: int, share: bytes, grant: bytes, left: int) -> int:
    """Which of ``left`` cards is dealt, from the owner's share and the other seat's grant."""
    return int.from_bytes(digest("deal", match, seat, count, share, grant)[:8], "big") % left


def deal_number(deck: int, count: int) -> int:
    """Deal number ``count`` of a pile, among all of its owner. deck: the zone of the pile."""
    return deck // SEATS * DEALS + count


@dataclass(frozen=True, slots=True)
class Secret:
    """All that one seat keeps to itself. key: 32 random bytes. match: the match's id, from both seats' nonces."""

    key: bytes
    match: bytes
    seat: int

    def arranged(self, numbers: Sequence[str]) -> tuple[str, ...]:
        """A deck list in the order of its slots; the order in which it was written does not matter."""
        ordered = sorted(numbers)
        order = permutation(derive(self.key, "slots", self.match, self.seat), len(ordered))
        return tuple(ordered[index] for index in order)

    def salt(self, slot: int) -> bytes:
        """Salt of the commitment to a slot."""
        return derive(self.key, "salt", self.match, self.seat, slot)[:SALT]

    def commitments(self, slots: Sequence[str]) -> tuple[bytes, ...]:
        """The commitments to a deck, one a slot."""
        return tuple(
            slot_commitment(self.match, self.seat, slot, number, self.salt(slot)) for slot, number in enumerate(slots)
        )

    def seal(self, slots: Sequence[str]) -> bytes:
        """Binds the secret itself and the whole list; opened after the match."""
        return digest("seal", self.match, self.seat, self.key, "\n".join(slots))

    def down_salt(self, obj: int, line: int) -> bytes:
        """Salt of a card that is laid face-down. line: how often answers were taken back before."""
        return derive(self.key, "down", self.match, self.seat, obj, line)[:SALT]

    def order_salt(self, step: int, line: int) -> bytes:
        """Salt of an order that stays with its player."""
        return derive(self.key, "order", self.match, self.seat, step, line)[:SALT]

    def grant(self, count: int) -> bytes:
        """This seat's part of the ``count``-th deal of the *other* seat's deck."""
        return derive(self.key, "grant", self.match, self.seat, count)[:SALT]

    def deal(self, count: int, grant: bytes, left: int) -> int:
        """Which card of the own deck is dealt."""
        share = derive(self.key, "share", self.match, self.seat, count)
        return index_of(self.match, self.seat, count, share, grant, left)

    def chain(self) -> tuple[bytes, ...]:
        """The links of the coins: the first is the tip, sent before the match; number n is shown for the n-th coin."""
        links = [derive(self.key, "chain", self.match, self.seat)]
        for _ in range(COINS):
            links.append(next_link(self.match, self.seat, links[-1]))
        return tuple(reversed(links))

    def mixing(self, count: int, cards: int) -> tuple[int, ...]:
        """In which order the own hand is held, so that no card of it can be followed (R079)."""
        return permutation(derive(self.key, "mix", self.match, self.seat, count), cards)


class BothSecrets:
    """Chance and hands as both secrets give them again: what a record of a sealed match is played with."""

    __slots__ = ("_chains", "_secrets")

    def __init__(self, secrets: tuple[Secret, Secret]) -> None:
        self._secrets = secrets
        self._chains: tuple[tuple[bytes, ...], tuple[bytes, ...]] | None = None

    @property
    def keeper(self) -> BothSecrets:
        """See :class:`engine.kernel.chance.Keeper`."""
        return self

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        owner, number = deck % SEATS, deal_number(deck, count)
        return self._secrets[owner].deal(number, self._secrets[owner ^ 1].grant(number), left)

    def coin(self, count: int, sides: int) -> int:
        """See :class:`engine.kernel.chance.Chance`. Raises :class:`Exhausted`."""
        if self._chains is None:
            self._chains = (self._secrets[0].chain(), self._secrets[1].chain())
        if count > COINS:
            raise Exhausted(f"More than {COINS} coins were thrown")
        links = (self._chains[0][count], self._chains[1][count])
        return coin_of(self._secrets[0].match, count, links, sides)

    def shown(self, owner: int, obj: int, card: int) -> int:
        """Every card is known here."""
        return card

    def mixing(self, seat: int, count: int, cards: int) -> tuple[int, ...] | None:
        """See :class:`engine.kernel.chance.Keeper`."""
        return self._secrets[seat].mixing(count, cards)


# --- in a record's header ---------------------------------------------------------------------------------------------
def seed_text(match: bytes, keys: tuple[bytes, bytes]) -> str:
    """What stands as seed in the record of a sealed match whose two secrets were opened."""
    return " ".join((SCHEME, match.hex(), keys[0].hex(), keys[1].hex()))


def read_seed(seed: str) -> tuple[Secret, Secret] | None:
    """The secrets that a record's seed holds, None for the seed of any other match."""
    scheme, *parts = seed.split(" ")
    if scheme != SCHEME or len(parts) != 3:
        return None
    try:
        match, one, two = (bytes.fromhex(part) for part in parts)
    except ValueError:
        return None
    if not len(match) == len(one) == len(two) == KEY:
        return None
    return Secret(one, match, 0), Secret(two, match, 1)
