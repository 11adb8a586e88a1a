"""How games between computer players end: every answer, the outcome, and the fingerprint of the last state."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

from engine.kernel.fingerprint import fingerprint
from engine.selfplay import Entrant, Plan, play
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.state.game import TrailsGame
from tests.trails import cards

NAME = "games"
ROOT = Path(__file__).resolve().parents[2]
#: Who plays: chance and the greedy player, two ready-made decks and two of all cards there are; 50 games each.
PAIRS = (("random", "random"), ("random", "greedy"), ("greedy", "greedy"), ("pool", "pool"))
EACH = 50
GAMES = tuple(f"{one}-{other}-{number}" for one, other in PAIRS for number in range(EACH))


@cache
def _plan(one: str, other: str) -> Plan:
    if one == "pool":
        pool: dict[str, CardDef] = dict(cards.cards())
        every = sorted(pool)
        decks = [tuple(every[(at * 7 + first) % len(every)] for at in range(50)) for first in (0, 3)]
        entrants = (Entrant("random", decks[0]), Entrant("random", decks[1]))
        return Plan(entrants, "net", EACH, pool)
    decks = [_deck(name) for name in ("full-steam", "the-long-watch")]
    return Plan((Entrant(one, decks[0]), Entrant(other, decks[1])), "net", EACH, dict(cards.cards()))


def _deck(name: str) -> tuple[str, ...]:
    file = ROOT / "decks" / f"{name}.deck"
    return tuple(resolve(read_deck(file.read_text(encoding="utf-8"), file.name), cards.pool()))


def digest(name: str) -> str:
    """The digest of one of :data:`GAMES`."""
    one, other, number = name.split("-")
    last: list[TrailsGame] = []

    def watch(game: TrailsGame) -> None:
        last[:] = [game]

    played = play(_plan(one, other), int(number), watch)
    if played.error:
        return f"error:{played.error.partition(':')[0]}"
    return blake2b(f"{played.digest} {fingerprint(last[0])}".encode(), digest_size=8).hexdigest()


def row(name: str) -> tuple[str, str]:
    """A row of the net."""
    return name, digest(name)
