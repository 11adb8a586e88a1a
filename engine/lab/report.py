"""What the games of a contest say: standings with intervals, match-ups, cards, and what a change is worth.

Every share is of the games that somebody won. Intervals hold 95 of 100 times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from math import sqrt
from typing import Final, NamedTuple

from engine.kernel.frozen import frozen
from engine.lab.contest import Contest, Match

_Z: Final = 1.96  #: standard deviations that hold 95 %


class Share(NamedTuple):
    """So many won of so many that were won or lost."""

    won: int
    games: int

    @property
    def part(self) -> float:
        """0 to 1; a half where nothing was played."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the true part lies (Wilson's score interval)."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.part
        middle = (p + _Z * _Z / (2 * n)) / (1 + _Z * _Z / n)
        wide = _Z / (1 + _Z * _Z / n) * sqrt(p * (1 - p) / n + _Z * _Z / (4 * n * n))
        return max(0.0, middle - wide), min(1.0, middle + wide)


class Use(NamedTuple):
    """A card in a deck. share: of the games in which it was used. more: its part less that of the games in which it
    was not: what goes with it, be it cause or not."""

    number: str
    share: Share
    more: float


@frozen
class Standing:
    """A deck against the field. cards: all of its own, those that go with winning first. unused: never used at all."""

    deck: int
    share: Share
    cards: tuple[Use, ...]
    unused: tuple[str, ...]


@frozen
class Change:
    """A deck changed against what it was, game by game with the same chance. games: pairs of games. better: part of a
    game that is won more often, -1 to 1. interval: between what it lies."""

    games: int
    better: float
    interval: tuple[float, float]


@frozen
class Report:
    """All of it. met: share of the row's deck against the column's, None where they do not meet."""

    standings: tuple[Standing, ...]
    met: tuple[tuple[Share | None, ...], ...]
    games: int
    draws: int
    turns: float
    answers: int
    errors: tuple[str, ...]
    digest: str
    change: Change | None


def report(contest: Contest, results: Mapping[int, Sequence[Match]]) -> Report:
    """Of the units that were played, by their numbers; all of a contest or a part."""
    count = len(contest.decks)
    won = [[0] * count for _ in range(count)]
    cards = [_Cards() for _ in contest.decks]
    turns: list[int] = []
    draws = answers = games = 0
    errors: list[str] = []
    digest = blake2b(digest_size=32)
    scores: dict[tuple[int, int, int], int] = {}
    for unit in contest.units:
        for at, match in enumerate(results.get(unit.number, ())):
            digest.update(match.digest.encode())
            games += 1
            answers += match.answers
            if match.winner == -2:
                names = [contest.decks[deck].name for deck in (unit.pair.one, unit.pair.two)]
                errors.append(f"{' - '.join(names)}, game {unit.first + at}: {match.error}")
                continue
            turns.append(match.turns)
            draws += match.winner == -1
            for side, (own, other) in enumerate(((unit.pair.one, unit.pair.two), (unit.pair.two, unit.pair.one))):
                scores[own, other, unit.first + at] = 1 if match.winner == side else -1 if match.winner >= 0 else 0
                if match.winner >= 0:
                    won[own][other] += match.winner == side
                    cards[own].count(match.used[side], won=match.winner == side)
    met = tuple(
        tuple(None if a == b else Share(won[a][b], won[a][b] + won[b][a]) for b in range(count)) for a in range(count)
    )
    standings = [
        Standing(
            deck,
            Share(sum(won[deck]), sum(one.games for one in met[deck] if one is not None)),
            *cards[deck].told(contest.decks[deck].cards),
        )
        for deck in range(count)
    ]
    standings.sort(key=lambda one: (-one.share.part, contest.decks[one.deck].name))
    mean = sum(turns) / len(turns) if turns else 0.0
    return Report(
        tuple(standings), met, games, draws, mean, answers, tuple(errors), digest.hexdigest(), _change(contest, scores)
    )


class _Cards:
    """The cards of a deck over its games."""

    def __init__(self) -> None:
        self.games = [0, 0]  # lost, won
        self.used: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def count(self, used: Sequence[str], *, won: bool) -> None:
        self.games[won] += 1
        self.used[won].update(used)

    def told(self, deck: Sequence[str]) -> tuple[tuple[Use, ...], tuple[str, ...]]:
        """Cards that were used, by what goes with them; those that never were."""
        found, never = [], []
        for number in sorted(set(deck)):
            lost, won = self.used[0][number], self.used[1][number]
            if not lost + won:
                never.append(number)
                continue
            share = Share(won, lost + won)
            rest = Share(self.games[1] - won, sum(self.games) - lost - won)
            found.append(Use(number, share, share.part - rest.part if rest.games else 0.0))
        found.sort(key=lambda one: (-one.more, one.number))
        return tuple(found), tuple(never)


def _change(contest: Contest, scores: Mapping[tuple[int, int, int], int]) -> Change | None:
    """Each game of the changed deck beside that of the deck it was, against the same opponent by the same chance."""
    if contest.changed is None:
        return None
    new, old = contest.changed
    found = [
        (score - scores[old, other, at]) / 2
        for (own, other, at), score in scores.items()
        if own == new and (old, other, at) in scores
    ]
    if len(found) < 2:
        return Change(len(found), 0.0, (-1.0, 1.0))
    mean = sum(found) / len(found)
    spread = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
    return Change(len(found), mean, (mean - _Z * spread, mean + _Z * spread))
