"""Cards set aside: those a player thinks of taking, kept with the deck without being in it.

They stand in headers of the deck file, ``# aside: 2 Night Convoy``, one a card, so that programs that know nothing of
them keep them, and no rule of deck construction meets them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine.trails.cards.decks import Deck, DeckLine, line_of, number_of, text_of
from engine.trails.cards.pool import CardPool
from trails_desktop.library.decks.difference import label_of

ASIDE: Final = "aside"


def aside_of(deck: Deck) -> tuple[DeckLine, ...]:
    """The cards set aside; headers that hold no card are passed over."""
    return tuple(line for key, value in deck.headers if key == ASIDE and (line := line_of(value)) is not None)


def with_aside(deck: Deck, lines: Iterable[DeckLine]) -> Deck:
    """The deck with these cards set aside in place of those that were; lines without copies are left out."""
    kept = tuple(one for one in deck.headers if one[0] != ASIDE or line_of(one[1]) is None)
    return replace(deck, headers=kept + tuple((ASIDE, text_of(line)) for line in lines if line.count > 0))


def set_aside(deck: Deck, number: str, by: int, pool: CardPool) -> Deck:
    """The deck with so many copies of a card more (or fewer, negative) set aside."""
    lines, left = [], by
    for line in aside_of(deck):
        if left and number_of(line, pool) == number:
            count = max(0, min(99, line.count + left))
            left, line = 0, replace(line, count=count)
        lines.append(line)
    if left > 0:
        lines.append(_line(left, number, pool))
    return with_aside(deck, lines)


def aside_counts(deck: Deck, pool: CardPool) -> dict[str, int]:
    """Copies set aside by card number; names nobody knows are left out."""
    counts: dict[str, int] = {}
    for line in aside_of(deck):
        number = number_of(line, pool)
        if number is not None:
            counts[number] = counts.get(number, 0) + line.count
    return counts


def _line(count: int, number: str, pool: CardPool) -> DeckLine:
    line = line_of(f"{count}x {label_of(number, pool)}")
    return line if line is not None else DeckLine(count, number)
