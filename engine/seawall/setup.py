"""A new match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import atoms
from engine.kernel.chance import Chance
from engine.kernel.objects import UNDEALT
from engine.kernel.zones import SEATS
from engine.seawall.cards.construction import problems
from engine.seawall.cards.deck import Decks
from engine.seawall.rules import RULES
from engine.seawall.state.match import Match, Outcome
from engine.seawall.state.switches import Switches
from engine.seawall.state.zones import DECK, RESOURCE_DECK
from engine.seawall.turn.preparing import Preparing


def new_match(decks: Sequence[Decks], chance: Chance, *, switches: Switches | None = None, auto: bool = False) -> Match:
    """A match at its first question. Raises ValueError for any number of players but two (1-1-1), and for decks that
    are not legal (5-2-1-1)."""
    if len(decks) != SEATS:
        raise ValueError(f"the game is for two players, not {len(decks)}")
    for deck in decks:
        if found := problems(deck.main, deck.resources):
            raise ValueError(found[0].sentence)
    printed = [card for deck in decks for pile in (deck.main, deck.resources) for card in pile]
    tokens = tuple({card.id: card for deck in decks for card in deck.tokens}.values())
    game = Match(RULES, printed, chance, switches, tokens)
    game.auto = auto
    at = 0
    for seat, deck in enumerate(decks):
        for zone, pile in ((DECK, deck.main), (RESOURCE_DECK, deck.resources)):
            game.pools[zone + seat] = tuple(range(at, at + len(pile)))
            at += len(pile)
            for _ in pile:
                atoms.create(game, zone + seat, owner=seat, cards=(UNDEALT,), bottom=True)
    game.push(Preparing())
    game.run()
    return game


def concede(game: Match, seat: int) -> None:
    """A player gives up, at any time (1-2-3)."""
    if game.outcome is None:
        game.finish(Outcome(seat ^ 1, "1-2-3"))
