"""What the player has of a game in the library: cards and decks of their own."""

from __future__ import annotations

from collections.abc import Mapping

from engine.catalogue import ReadyDeck, Row
from trails_desktop.games.kit import GameKit
from trails_desktop.library.decks.of_games import decks_of
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError


def stocked(kit: GameKit, library: Library | None) -> GameKit:
    """A game with the player's own cards of it, too; as it came where the library cannot be read."""
    if library is None or kit.extended is None:
        return kit
    try:
        return kit.with_cards(library.game_cards.rows(kit.id))
    except LibraryError:
        return kit


def same(one: GameKit | None, other: GameKit) -> bool:
    """Whether both are the same game with the same cards."""
    return one is not None and one.id == other.id and (one is other or _own(one) == _own(other))


def _own(kit: GameKit) -> Mapping[str, Row]:
    brought = kit.rules().brought
    return {} if brought is None else {number: brought.cards[number].data for number in brought.outside}


def own_decks(library: Library | None, kit: GameKit) -> tuple[ReadyDeck, ...]:
    """The decks of the player's that break no rule of construction."""
    if library is None or kit.catalogue is None:
        return ()
    rules = kit.rules()
    check = rules.check or (lambda cards, numbers: ())
    decks = decks_of(library.decks, kit.id, kit.catalogue().cards)
    return tuple(deck.ready() for deck in decks if not check(rules.cards, deck.cards))
