"""Sets, and packs of them opened from a seed: the same seed opens the same packs on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine.catalogue import CardEntry, PackSet, PackSlot
from engine.effects.printed.plain import PrintedError, data_file, mapping, texts

MOST_PACKS = 1000
_SET = ("code", "name", "slots", "traits")


class SetFile(NamedTuple):
    """A set file. traits: as each language prints them."""

    packs: PackSet
    traits: Mapping[str, Mapping[str, str]]


def read_set(path: Path) -> SetFile:
    """A set of a file. Raises :class:`PrintedError`."""
    data = mapping(data_file(path), path.name, _SET)
    slots = data.get("slots")
    if not isinstance(slots, list) or not slots:
        raise PrintedError(f"{path.name}: slots must be a list of what a pack holds")
    packs = PackSet(
        str(data.get("code", "")),
        texts(data.get("name"), f"{path.name}, name"),
        tuple(_slot(one, f"{path.name}, slot {place}") for place, one in enumerate(slots, start=1)),
    )
    traits = mapping(data.get("traits", {}), f"{path.name}, traits")
    return SetFile(packs, {word: texts({"en": word, **said}, f"{path.name}, {word}") for word, said in traits.items()})


def _slot(data: Any, where: str) -> PackSlot:
    row = mapping(data, where, ("name", "count", "rarities"))
    count = row.get("count", 1)
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= 99:
        raise PrintedError(f"{where}: count must be a whole number from 1 to 99, not '{count}'")
    weights = mapping(row.get("rarities"), f"{where}, rarities")
    for rarity, weight in weights.items():
        if isinstance(weight, bool) or not isinstance(weight, int) or weight < 1:
            raise PrintedError(f"{where}: the weight of {rarity} must be a whole number above 0, not '{weight}'")
    if not weights:
        raise PrintedError(f"{where}: at least one rarity is needed")
    return PackSlot(texts(row.get("name", "-"), where), count, tuple(weights.items()))


def open_packs(of: PackSet, cards: Mapping[str, CardEntry], count: int, seed: str) -> tuple[tuple[str, ...], ...]:
    """Packs by card numbers; of one rarity no card comes twice in a pack while others are left. Raises
    :class:`PrintedError` for a rarity that no card has, and for too many packs."""
    if not 1 <= count <= MOST_PACKS:
        raise PrintedError(f"{count} packs cannot be opened, only 1 to {MOST_PACKS}")
    by_rarity: dict[str, list[str]] = {}
    for number, entry in cards.items():
        if not entry.token and entry.set == of.names["en"]:
            by_rarity.setdefault(entry.rarity, []).append(number)
    wanted = {rarity for slot in of.slots for rarity, _ in slot.rarities}
    for rarity in sorted(wanted - set(by_rarity)):
        raise PrintedError(f"the set '{of.names['en']}' has no card of rarity {rarity}, which its packs may hold")
    return tuple(_pack(of, by_rarity, Random(f"packs|{seed}|{place}")) for place in range(count))


def _pack(of: PackSet, by_rarity: Mapping[str, list[str]], random: Random) -> tuple[str, ...]:
    held: list[str] = []
    for slot in of.slots:
        for _ in range(slot.count):
            rarity = random.choices([one for one, _ in slot.rarities], [weight for _, weight in slot.rarities])[0]
            left = [number for number in by_rarity[rarity] if number not in held] or by_rarity[rarity]
            held.append(random.choice(left))
    return tuple(held)
