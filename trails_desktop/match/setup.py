"""What is settled before the shuffle: who sits where, with which deck, under whose sign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from engine.textfile import read_plain
from engine.trails.cards.decks import read_deck, resolve

if TYPE_CHECKING:
    from engine.trails.cards.pool import CardPool
    from engine.trails.records.record import Header

#: A person, a level of the computer, or one of the players for trials, who sit in older records.
PlayerKind = Literal["human", "playful", "steady", "keen", "master", "greedy", "random"]
PLAYER_KINDS: tuple[PlayerKind, ...] = get_args(PlayerKind)


@dataclass(frozen=True, slots=True)
class Series:
    """Several games between the same two: best of ``best_of``. wins: by the seats of the game at hand, which change
    after every game. played: games that are over, drawn ones too."""

    best_of: int = 1
    wins: tuple[int, int] = (0, 0)
    played: int = 0

    def after(self, winner: int) -> Series:
        """The series once a game is over; winner: its seat, -1 for a draw. Seats as in that game."""
        one, two = self.wins
        return replace(self, wins=(one + (winner == 0), two + (winner == 1)), played=self.played + 1)

    @property
    def decided(self) -> bool:
        """Whether nothing is left to play: somebody has more than half, or every game was played."""
        return max(self.wins) > self.best_of // 2 or self.played >= self.best_of

    @property
    def winner(self) -> int:
        """The seat that won more games, -1 if neither did."""
        one, two = self.wins
        return -1 if one == two else int(two > one)


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """One match to be started. Every pair is by seat, 0 first.

    ``players`` says who decides for a seat: ``human`` a person at this screen, else the computer player of that name.
    ``seed`` fixes every shuffle and coin of the match.
    """

    names: tuple[str, str]
    decks: tuple[Path, Path]
    players: tuple[PlayerKind, PlayerKind]
    seed: int
    series: Series = Series()
    #: Card numbers of both decks, where there are no deck files (a match that was continued).
    cards: tuple[tuple[str, ...], tuple[str, ...]] | None = None

    def next_game(self, series: Series, seed: int) -> MatchSetup:
        """The next game of the series: the two change seats."""
        one, two = series.wins
        return MatchSetup(
            self.names[::-1], self.decks[::-1], self.players[::-1], seed,
            replace(series, wins=(two, one)), None if self.cards is None else self.cards[::-1],
        )  # fmt: skip

    @property
    def hotseat(self) -> bool:
        """True if two people share this screen, so that a curtain must fall between their hands."""
        return self.players == ("human", "human")


def setup_of(header: Header) -> MatchSetup:
    """The setup of a match that was saved; it has no deck files."""
    known: dict[str, PlayerKind] = {kind: kind for kind in PLAYER_KINDS}
    one, two = (known.get(name, "greedy") for name in header.players)
    best, *won = header.series
    series = Series(best, (won[0], won[1]), sum(won))
    return MatchSetup(header.names, (Path(), Path()), (one, two), 0, series, header.decks)


def main_orgs(pool: CardPool, decks: tuple[Sequence[str], Sequence[str]]) -> tuple[str, str]:
    """For both decks (numbers of cards), the organization most cards belong to; "" where none is known."""
    return _main_org(pool, decks[0]), _main_org(pool, decks[1])


def _main_org(pool: CardPool, deck: Sequence[str]) -> str:
    counts = Counter(org for number in deck if number in pool for org in pool.printing(number, "en").orgs)
    return max(sorted(counts), key=counts.__getitem__, default="")


def cards_of(setup: MatchSetup, pool: CardPool) -> tuple[Sequence[str], Sequence[str]]:
    """The numbers of the cards of both decks. Raises ``DeckError`` with one sentence, or OSError."""
    if setup.cards is not None:
        return setup.cards
    one, two = (resolve(read_deck(read_plain(path), path.name), pool) for path in setup.decks)
    return one, two
