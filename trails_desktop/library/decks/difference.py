"""Which cards two decks have in different numbers, and how a deck names a card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.trails.cards.decks import Deck, DeckLine, number_of
from engine.trails.cards.pool import CardPool


@dataclass(frozen=True, slots=True)
class Difference:
    """A card of which two decks have different numbers. number: "" where the pool does not know the card."""

    number: str
    label: str
    before: int
    after: int

    @property
    def by(self) -> int:
        """Copies more (or fewer, negative) in the second deck."""
        return self.after - self.before


def difference(before: Deck, after: Deck, pool: CardPool) -> tuple[Difference, ...]:
    """The cards of which two decks have different numbers, in the order of the first deck, then of the second."""
    counts: dict[str, list[int]] = {}
    labels: dict[str, tuple[str, str]] = {}
    for side, deck in enumerate((before, after)):
        counted: Counter[str] = Counter()
        for line in deck.lines:
            number = number_of(line, pool)
            key = number or f"?{line.label}"
            label = line.label if number is None else label_of(number, pool)
            labels.setdefault(key, (number or "", label))
            counted[key] += line.count
        for key, count in counted.items():
            counts.setdefault(key, [0, 0])[side] = count
    return tuple(Difference(*labels[key], one, other) for key, (one, other) in counts.items() if one != other)


def label_of(number: str, pool: CardPool, lang: str = "en") -> str:
    """A card as a deck file names it: by name where that means this card, else by its number."""
    printing = pool.printing(number, lang)
    line = DeckLine(1, printing.name, printing.subname)
    writable = not set("[]\n") & set(printing.name + printing.subname) and "//" not in line.label
    return line.label if writable and number_of(line, pool) == number else number
