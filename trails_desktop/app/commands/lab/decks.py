"""The decks of a lab: those that are named, else all that come with the game."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from engine.trails.cards.decks import DeckError, resolve
from engine.trails.cards.pool import fold
from engine.trails.tree.errors import CardError
from trails_desktop.app.commands.inputs import deck_file, deck_folders, deck_of, pool_of, ready_deck
from trails_desktop.app.commands.results import BadInput
from trails_desktop.resources import with_cards


@dataclass(frozen=True)
class Lists:
    """cards: numbers by the deck's name. words: what else names a deck. pool: what the rules play, by number."""

    cards: dict[str, tuple[str, ...]]
    words: dict[str, tuple[str, ...]]
    pool: dict[str, Any]

    def place(self, word: str) -> int:
        """Which deck a word names. Raises BadInput."""
        for at, name in enumerate(self.cards):
            if fold(word) in map(fold, (name, *self.words[name])):
                return at
        raise BadInput(f"--change: '{word}' is not among the decks ({', '.join(self.cards)})")


def decks_of(arguments: argparse.Namespace, game: Game) -> Lists:
    """What is played. Raises BadInput."""
    return _of_catalogue(arguments, game) if game.dealt_deck is not None else _of_files(arguments)


def _of_catalogue(arguments: argparse.Namespace, game: Game) -> Lists:
    found = with_cards(game)
    if not found.ready_decks:
        raise BadInput(f"--game: {game.name} has no ready-made decks")
    chosen = [ready_deck(word, found) for word in arguments.decks] if arguments.decks else list(found.ready_decks)
    cards = {deck.names["en"]: deck.cards for deck in chosen}
    return Lists(cards, {deck.names["en"]: (deck.id, *deck.names.values()) for deck in chosen}, dict(found.cards))


def _of_files(arguments: argparse.Namespace) -> Lists:
    pool = pool_of(arguments.cards, arguments.data)
    folders = deck_folders(arguments.data)
    if arguments.decks:
        files = [(word, deck_file(word, folders, pool)) for word in arguments.decks]
    else:
        files = [(file.stem, file) for file in sorted(folders[0].glob("*.deck"))]
    cards: dict[str, tuple[str, ...]] = {}
    words: dict[str, tuple[str, ...]] = {}
    if twice := next(
        (word for word, file in files if sum(file.resolve() == one.resolve() for _, one in files) > 1), ""
    ):
        raise BadInput(f"--decks: '{twice}' is named twice")
    try:
        for word, file in files:
            deck = deck_of(file, pool).deck
            name = deck.name or file.stem
            if name in cards:  # a deck and its copy that was changed often go by one name
                name = f"{name} ({file.stem})"
            if name in cards:  # and of two folders
                name = f"{name} {len(cards) + 1}"
            cards[name], words[name] = tuple(resolve(deck, pool)), (word, file.name, file.stem)
        numbers = sorted({number for deck in cards.values() for number in deck})
        return Lists(cards, words, {number: pool.playable(number) for number in numbers})
    except (DeckError, CardError) as problem:
        raise BadInput(str(problem)) from problem
