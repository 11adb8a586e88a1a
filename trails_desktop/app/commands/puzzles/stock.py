"""What puzzles of a game are made of: the cards and decks that come with the program."""

from __future__ import annotations

from engine.game import Game
from engine.puzzles import posing
from engine.scenario.unique.posing import Posing
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import load_pool
from trails_desktop.resources import resource_dir


def posing_of(game: Game) -> Posing:
    """What puzzles of a game are made of: the cards and decks that come with the program."""
    assets, decks = resource_dir("assets"), resource_dir("decks")
    if game.catalogue is not None:
        found = game.catalogue(assets, decks)
        cards = found.playing()
        lists = [deck.cards for deck in found.decks]
        return posing(game, tuple(cards.values()), cards, lists, lambda card, lang: found.cards[card].name(lang))
    pool = load_pool(assets / "cards")
    files = sorted(decks.glob("*.deck"))
    own = [tuple(resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool)) for file in files]
    playing = {number: pool.playable(number) for deck in own for number in deck}

    def name(card: str, lang: str) -> str:
        versions = pool[card]
        return (versions.get(lang) or versions["en"]).name

    return posing(game, pool, playing, own, name)
