"""What a deck won and lost: its recorded matches by version of the deck and by opponent.

A match says which cards were played, not which deck they were: it belongs to the versions of a deck with exactly its
cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from engine.trails.cards.decks import Deck
from engine.trails.cards.pool import CardPool
from trails_desktop.library.decks.legality import resolved
from trails_desktop.library.decks.shelf import DeckShelf
from trails_desktop.library.matches import DRAWN, MatchEntry, MatchList

Outcome = Literal["won", "lost", "drawn"]
Cards = frozenset[tuple[str, int]]
_PERSON: Final = "human"


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a deck. version: of the deck, the latest with these cards; opponent: who; against: the name of the
    other deck, "" for one that is not in the library; played: when, UTC."""

    file: str
    played: str
    version: int
    opponent: str
    against: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def all(self) -> int:
        """How many there are."""
        return self.won + self.lost + self.drawn


def tally(played: Iterable[Played]) -> Tally:
    """The matches counted."""
    counted = Counter(one.outcome for one in played)
    return Tally(counted["won"], counted["lost"], counted["drawn"])


def results_of(
    ident: int, shelf: DeckShelf, matches: MatchList, pool: CardPool, others: Iterable[Deck] = ()
) -> tuple[Played, ...]:
    """The matches of a deck whose end is known, the latest first; :meth:`MatchList.find_winners` finds it out.
    others: decks that are not in the library, so that they can be named.

    Raises ``LibraryError``.
    """
    versions: dict[Cards, int] = {}
    for entry in shelf.history(ident):
        versions.setdefault(cards_of(shelf.load(ident, entry.version), pool), entry.version)
    names = {cards_of(deck, pool): deck.name for deck in others}
    names.update((cards_of(shelf.load(entry.ident), pool), entry.name) for entry in reversed(shelf.entries()))
    found = (_played(match, versions, names) for match in matches.entries() if match.winner is not None)
    return tuple(one for one in found if one is not None)


def cards_of(deck: Deck, pool: CardPool) -> Cards:
    """The cards of a deck by number, with their copies."""
    return frozenset(Counter(resolved(deck, pool)).items())


def _played(match: MatchEntry, versions: dict[Cards, int], names: dict[Cards, str]) -> Played | None:
    decks = [frozenset(Counter(deck).items()) for deck in match.decks]
    seats = [seat for seat, cards in enumerate(decks) if cards in versions]
    if len(decks) != 2 or not seats or match.winner is None or match.winner < DRAWN:
        return None
    # where both play it, the match counts for the person, or for the first player
    seat = next((one for one in seats if match.players[one] == _PERSON), seats[0])
    outcome: Outcome = "drawn" if match.winner == DRAWN else "won" if match.winner == seat else "lost"
    other = 1 - seat
    return Played(
        match.file, match.played, versions[decks[seat]], match.names[other], names.get(decks[other], ""), outcome
    )
