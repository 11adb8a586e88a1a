"""The cards and ready-made decks that come with the program, for tests of whole games."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine.selfplay import Entrant, Plan
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.make import make_card
from engine.trails.cards.pool import CardPool, load_pool

ROOT = Path(__file__).resolve().parents[2]


@lru_cache(maxsize=1)
def pool() -> CardPool:
    return load_pool(ROOT / "assets" / "cards")


@lru_cache(maxsize=1)
def cards() -> dict[str, CardDef]:
    return {number: make_card(pool().versions(number), meaning=pool().meaning(number)) for number in pool()}


@lru_cache(maxsize=1)
def decks() -> tuple[tuple[str, ...], ...]:
    files = sorted((ROOT / "decks").glob("*.deck"))
    return tuple(tuple(resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool())) for file in files)


def deck_cards(index: int) -> list[CardDef]:
    """The cards of a ready-made deck, in the order of the files; any index."""
    return [cards()[number] for number in decks()[index % len(decks())]]


def plan(players: tuple[str, str], games: int, seed: int = 1, first: int = 0, second: int = 1) -> Plan:
    one, two = Entrant(players[0], decks()[first]), Entrant(players[1], decks()[second])
    return Plan((one, two), seed, games, cards())
