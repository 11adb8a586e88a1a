"""A new match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.eightfold.cards.card import Card
from engine.eightfold.cards.construction import problems
from engine.eightfold.rules import RULES
from engine.eightfold.state.match import Match, Outcome
from engine.eightfold.state.switches import Switches
from engine.eightfold.state.zones import DECK
from engine.eightfold.turn.preparing import Preparing
from engine.kernel import atoms
from engine.kernel.chance import Chance
from engine.kernel.objects import UNDEALT
from engine.kernel.zones import SEATS


def new_match(
    decks: Sequence[Sequence[Card]], chance: Chance, *, switches: Switches | None = None, auto: bool = False
) -> Match:
    """A match at its first question. Raises ValueError for any number of players but two (1.1), and for decks that are
    not legal (8.1.1)."""
    if len(decks) != SEATS:
        raise ValueError(f"the game is for two players, not {len(decks)}")
    for deck in decks:
        if found := problems(deck):
            raise ValueError(found[0].sentence)
    game = Match(RULES, [card for deck in decks for card in deck], chance, switches)
    game.auto = auto
    at = 0
    for seat, deck in enumerate(decks):
        game.pools[DECK + seat] = tuple(range(at, at + len(deck)))
        at += len(deck)
        for _ in deck:
            atoms.create(game, DECK + seat, owner=seat, cards=(UNDEALT,), bottom=True)
    game.push(Preparing())
    game.run()
    return game


def concede(game: Match, seat: int) -> None:
    """A player resigns, at any time (2.1)."""
    if game.outcome is None:
        game.finish(Outcome(seat ^ 1, "2.1"))
