"""Which packs are opened: a seed that can be read out, and the five packs of a Blitz Shield deck."""

from __future__ import annotations

import secrets

from engine.trails.cards.decks import PACKS
from engine.trails.cards.packs import Opening, load_sets, open_packs, set_of
from engine.trails.cards.pool import CardPool
from trails_desktop.resources import resource_dir


def new_seed() -> str:
    """A short seed that can be read out."""
    digits = secrets.token_hex(3).upper()
    return f"{digits[:2]}-{digits[2:4]}-{digits[4:]}"


def open_for_deck(pool: CardPool) -> Opening:
    """Five packs of the set these cards are of. Raises ``PackError`` where there is none."""
    return open_packs(set_of(pool, load_sets(resource_dir("assets") / "sets")), pool, PACKS, new_seed())
