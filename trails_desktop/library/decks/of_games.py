"""Decks of a game whose cards come with the program: lists of numbers, kept on the shelf as every deck is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.catalogue import CardEntry, ReadyDeck
from engine.effects.printed.decks import deck_of
from engine.effects.printed.plain import PrintedError
from engine.trails.cards.decks import Deck, DeckLine, write_deck
from trails_desktop.library.decks.shelf import DeckShelf
from trails_desktop.library.storage.sentences import LibraryError


@dataclass(frozen=True, slots=True)
class GameDeck:
    """A deck of the player's. ident: on the shelf. cards: numbers, copies one after the other."""

    ident: int
    name: str
    cards: tuple[str, ...]

    def ready(self) -> ReadyDeck:
        """As a match takes it."""
        return ReadyDeck(f"own-{self.ident}", {"en": self.name}, {"en": ""}, self.cards)


def text_of(game: str, name: str, cards: Sequence[str]) -> str:
    """A deck as the text of a deck file."""
    return write_deck(_deck(game, name, cards))


def cards_of(text: str, cards: Mapping[str, CardEntry], where: str = "deck") -> ReadyDeck:
    """A deck from the text of a deck file: cards by number, or by name in either language. Raises
    :class:`engine.effects.printed.plain.PrintedError` with one sentence."""
    return deck_of(text.lstrip("\ufeff"), where, where, cards)


def decks_of(shelf: DeckShelf, game: str, cards: Mapping[str, CardEntry]) -> tuple[GameDeck, ...]:
    """The player's decks of a game, by name; what cannot be read is left out."""
    found = []
    for entry in shelf.entries(game=game):
        try:
            read = cards_of(shelf.text(entry.ident), cards)
        except (PrintedError, LibraryError):
            continue
        found.append(GameDeck(entry.ident, entry.name, read.cards))
    return tuple(found)


def save(shelf: DeckShelf, game: str, name: str, cards: Sequence[str], ident: int | None = None) -> int:
    """Keep a deck, as a new one or as the next version of one; returns its number. Raises :class:`LibraryError`."""
    return shelf.save(_deck(game, name, cards), ident)[0]


def _deck(game: str, name: str, cards: Sequence[str]) -> Deck:
    lines = tuple(DeckLine(count, number) for number, count in Counter(cards).items())
    return Deck(name=name, lines=lines, headers=(("game", game),))
