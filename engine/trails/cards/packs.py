"""Booster packs: what a pack of a set holds, and opening packs from a seed (602.3a).

A set file says what is in a pack: slots, each with so many cards and a weight for every rarity. The cards of the set
are those of the pool that print its name. Opening is a function of set, cards, number of packs and seed alone, so a
recorded seed is enough to open the same packs again, and the first packs of more are the packs of fewer.

The same file describes a user's own set; a set without one gets :func:`usual_structure`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine import yaml12
from engine.kernel.frozen import frozen
from engine.textfile import read_plain
from engine.trails.cards.decks import BLITZ, PACK_SIZE, PACKS, PACKS_KEY, Deck, DeckLine
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import RARITIES

MOST_PACKS = 1000
_KNOWN = ("code", "name", "slots")
_SLOT = ("name", "count", "rarities")
_ANY = (("C", 60), ("U", 24), ("R", 10), ("SR", 6))


class PackError(Exception):
    """A set file that cannot be used, or packs that cannot be opened. One sentence that says what and where."""


@frozen
class Slot:
    """A place of a pack. count: cards. rarities: each with its weight, above 0. names: by language, may be none."""

    count: int
    rarities: tuple[tuple[str, int], ...]
    names: tuple[tuple[str, str], ...] = ()

    def name(self, lang: str = "en") -> str:
        """What the slot is called, "" if it has no name."""
        known = dict(self.names)
        return known.get(lang) or next(iter(known.values()), "")

    def share(self, rarity: str) -> float:
        """How likely one card of the slot has a rarity, 0 to 1."""
        return dict(self.rarities).get(rarity, 0) / sum(weight for _, weight in self.rarities)


@frozen
class PackSet:
    """A set as boosters see it. code: short, such as D1. names: by language. slots: in the order of opening."""

    code: str
    names: tuple[tuple[str, str], ...]
    slots: tuple[Slot, ...]

    @property
    def size(self) -> int:
        """Cards in a pack."""
        return sum(slot.count for slot in self.slots)

    def name(self, lang: str = "en") -> str:
        """The name as printed on the cards."""
        known = dict(self.names)
        return known.get(lang) or next(iter(known.values()))

    def numbers(self, pool: CardPool) -> dict[str, tuple[str, ...]]:
        """The set's card numbers by rarity, in the order of the pool."""
        names = {name for _, name in self.names}
        found: dict[str, list[str]] = {}
        for number in pool:
            printing = pool.deciding(number)
            if any(version.set in names for version in pool.versions(number).values()):
                found.setdefault(printing.rarity, []).append(number)
        return {rarity: tuple(numbers) for rarity, numbers in found.items()}


@frozen
class Opening:
    """Packs that were opened. packs: card numbers in the order of the slots. seed: opens the same ones again."""

    set: PackSet
    seed: int | str
    packs: tuple[tuple[str, ...], ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards, pack by pack."""
        return tuple(number for pack in self.packs for number in pack)


def usual_structure(name: str, rarities: Iterable[str] = RARITIES) -> PackSet:
    """A set without a set file: four C, two U, one R, and one of any rarity it has (60, 24, 10, 6 %)."""
    any_of = tuple((rarity, weight) for rarity, weight in _ANY if rarity in set(rarities))
    slots = [Slot(4, (("C", 1),)), Slot(2, (("U", 1),)), Slot(1, (("R", 1),))]
    return PackSet("", (("en", name),), (*slots, Slot(1, any_of or _ANY)))


# --- set files --------------------------------------------------------------------------------------------------------
def read_set(text: str, where: str) -> PackSet:
    """Read a set file. ``where``: the file, for messages. Raises :class:`PackError` with file and field."""
    try:
        data = yaml12.load(text)
    except yaml12.YamlError as error:
        raise PackError(f"{where}, {error}") from error
    entry = _map(data, where, _KNOWN)
    names = _names(entry.get("name"), f"{where}, name")
    if not names:
        raise PackError(f"{where}: the set has no name, as its cards print it")
    rows = entry.get("slots")
    if not isinstance(rows, list) or not rows:
        raise PackError(f"{where}: slots must be a list of what a pack holds")
    slots = tuple(_slot(row, f"{where}, slot {place}") for place, row in enumerate(rows, start=1))
    return PackSet(str(entry.get("code") or ""), names, slots)


def load_set(path: Path) -> PackSet:
    """The set of a file. Raises :class:`PackError`, and OSError if the file cannot be read."""
    try:
        return read_set(read_plain(path), path.name)
    except UnicodeDecodeError as error:
        raise PackError(f"{path.name}: the file is not UTF-8 text ({error.reason} at byte {error.start})") from error


def load_sets(folder: Path) -> list[PackSet]:
    """Every set file of a folder, by file name; none if there is no such folder. Raises :class:`PackError`."""
    return [load_set(path) for path in sorted(folder.glob("*.yaml"))]


def set_of(pool: CardPool, known: Iterable[PackSet]) -> PackSet:
    """The set of which packs of these cards are opened: the first known one that any card belongs to.

    Cards of one set nobody described get the usual structure. Raises :class:`PackError` if it cannot be told which
    set is meant.
    """
    for one in known:
        if one.numbers(pool):
            return one
    printed = {pool.printing(number).set for number in pool}
    if printed <= {""}:
        raise PackError("the cards name no set, so no pack of it can be opened")
    if len(printed) > 1:
        listed = ", ".join(sorted(f"'{name}'" if name else "none" for name in printed))
        raise PackError(f"the cards are of several sets ({listed}), and none of them has a set file")
    return usual_structure(printed.pop(), {pool.deciding(number).rarity for number in pool})


def _slot(data: object, where: str) -> Slot:
    entry = _map(data, where, _SLOT)
    count = entry.get("count", 1)
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 99:
        raise PackError(f"{where}: count must be a whole number from 1 to 99, not {count!r}")
    weights = entry.get("rarities")
    if not isinstance(weights, Mapping) or not weights:
        raise PackError(f"{where}: rarities must map rarities to weights, such as {{C: 60, U: 40}}")
    rarities: list[tuple[str, int]] = []
    for rarity, weight in weights.items():
        if rarity not in RARITIES:
            raise PackError(f"{where}: the rarity '{rarity}' is not known, only {', '.join(RARITIES)}")
        if not isinstance(weight, int) or isinstance(weight, bool) or weight < 0:
            raise PackError(f"{where}: the weight of {rarity} must be a whole number of 0 or more, not {weight!r}")
        if weight:
            rarities.append((rarity, weight))
    if not rarities:
        raise PackError(f"{where}: at least one rarity needs a weight above 0")
    return Slot(count, tuple(rarities), _names(entry.get("name"), f"{where}, name"))


def _names(data: object, where: str) -> tuple[tuple[str, str], ...]:
    if data is None:
        return ()
    if isinstance(data, str):
        return (("en", data),)
    if isinstance(data, Mapping) and all(isinstance(name, str) and name for name in data.values()):
        return tuple((str(lang), str(name)) for lang, name in data.items())
    raise PackError(f"{where} must be a text, or one by language such as {{en: ..., ja: ...}}")


def _map(data: object, where: str, known: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise PackError(f"{where}: a map of {', '.join(known)} is expected")
    for word in data:
        if word not in known:
            raise PackError(f"{where}: the word '{word}' is not known here, only {', '.join(known)}")
    return data


# --- opening ----------------------------------------------------------------------------------------------------------
def open_packs(of: PackSet, pool: CardPool, count: int, seed: int | str) -> Opening:
    """Open packs of a set. Raises :class:`PackError` where the pool lacks a rarity that a pack may hold."""
    if not 1 <= count <= MOST_PACKS:
        raise PackError(f"{count} packs cannot be opened, only 1 to {MOST_PACKS}")
    by_rarity = of.numbers(pool)
    if not by_rarity:
        raise PackError(f"none of the cards is of the set '{of.name()}'")
    for slot in of.slots:
        for rarity, _ in slot.rarities:
            if rarity not in by_rarity:
                raise PackError(f"the set '{of.name()}' has no card of rarity {rarity}, which its packs may hold")
    packs = tuple(tuple(_pack(of.slots, by_rarity, _Coins(f"{seed}|{pack}"))) for pack in range(count))
    return Opening(of, seed, packs)


def _pack(slots: Sequence[Slot], by_rarity: Mapping[str, tuple[str, ...]], coins: _Coins) -> Iterator[str]:
    held: set[str] = set()
    for slot in slots:
        for _ in range(slot.count):
            rarity = _rarity(slot, coins)
            numbers = [number for number in by_rarity[rarity] if number not in held] or by_rarity[rarity]
            number = numbers[coins.below(len(numbers))]
            held.add(number)
            yield number


def _rarity(slot: Slot, coins: _Coins) -> str:
    if len(slot.rarities) == 1:
        return slot.rarities[0][0]
    place = coins.below(sum(weight for _, weight in slot.rarities))
    for rarity, weight in slot.rarities:
        if place < weight:
            return rarity
        place -= weight
    raise AssertionError("a number below the sum of the weights falls into one of them")


class _Coins:
    """Numbers from a seed, the same on every system and in every version of the language."""

    __slots__ = ("_count", "_key")

    def __init__(self, seed: str) -> None:
        self._key = blake2b(f"trails desktop packs|{seed}".encode(), digest_size=32).digest()
        self._count = 0

    def below(self, sides: int) -> int:
        """A number from 0 to ``sides - 1``."""
        self._count += 1
        number = blake2b(str(self._count).encode(), digest_size=8, key=self._key).digest()
        return int.from_bytes(number, "big") % sides  # of 64 bits: the bias is far below what anybody could notice


# --- Blitz Shield -----------------------------------------------------------------------------------------------------
def blitz_deck(opening: Opening, pool: CardPool, name: str = "", lang: str = "en") -> Deck:
    """The Blitz Shield deck of five opened packs: all their cards, and the packs on record (602.3a).

    Raises :class:`PackError` for another number of packs, or packs that do not make forty cards.
    """
    if len(opening.packs) != PACKS:
        raise PackError(f"a Blitz Shield deck is made of {PACKS} packs, not of {len(opening.packs)}")
    if any(len(pack) != PACK_SIZE for pack in opening.packs):
        raise PackError(
            f"packs of '{opening.set.name()}' hold {opening.set.size} cards; Blitz Shield wants {PACK_SIZE}"
        )
    order = {number: place for place, number in enumerate(pool)}
    lines: list[DeckLine] = []
    for number in sorted(set(opening.cards), key=lambda number: (_types(pool, number), order[number])):
        printing = pool.printing(number, lang)
        named = pool.find(printing.name, printing.subname)
        count = opening.cards.count(number)
        if named[:1] == (number,):  # by name where that means this very printing, else by number
            lines.append(DeckLine(count, printing.name, printing.subname))
        else:
            lines.append(DeckLine(count, number))
    packs = " | ".join(" ".join(pack) for pack in opening.packs)
    headers = ((PACKS_KEY, packs), ("packs-set", opening.set.name(lang)), ("packs-seed", str(opening.seed)))
    return Deck(name or f"Blitz Shield {opening.seed}", BLITZ, "", tuple(lines), headers)


def _types(pool: CardPool, number: str) -> int:
    types = pool.printing(number).types
    return next(place for place, kind in enumerate(("UNIT", "ITEM", "EVENT", "BASE")) if kind in types)
