"""Every deck against every other, played by computer players: who wins, and which cards were of use to nobody.

Seats alternate from game to game, and every pair of decks has its own seed, so one pair can be played again alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from engine.linewatch import Watch
from engine.processes import beside
from engine.selfplay import Entrant, Plan, play
from engine.trails.cards.carddef import CardDef


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. decks: card numbers by the deck's name. games: of each pair. player: name of both players."""

    decks: Mapping[str, tuple[str, ...]]
    cards: Mapping[str, CardDef]
    games: int
    seed: int = 1
    player: str = "greedy"

    def pairs(self) -> list[tuple[str, str]]:
        """Every pair of decks, in the order in which they are named."""
        return list(combinations(self.decks, 2))


@dataclass(frozen=True, slots=True)
class Pairing:
    """The games of one pair. wins: of the first and of the second deck. used: plays by card number."""

    decks: tuple[str, str]
    wins: tuple[int, int]
    draws: int
    errors: tuple[str, ...]
    turns: int
    used: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a deck did against all others. share: of the games that were won by either side, 0 to 1."""

    deck: str
    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def play_pair(contest: Contest, pair: tuple[str, str]) -> Pairing:
    """All games of one pair."""
    cards = dict(contest.cards)
    one, two = pair
    entrants = (Entrant(contest.player, contest.decks[one]), Entrant(contest.player, contest.decks[two]))
    plan = Plan(entrants, f"{contest.seed}/{one}/{two}", contest.games, cards)
    watch = Watch(cards.values())
    wins, draws, turns = [0, 0], 0, 0
    errors: list[str] = []
    for number in range(contest.games):
        played = play(plan, number, watch.look)
        turns += played.turns
        if played.error:
            errors.append(f"{plan.seed_of(number)}: {played.error}")
        elif played.winner < 0:
            draws += 1
        else:
            wins[played.winner] += 1
    return Pairing(pair, (wins[0], wins[1]), draws, tuple(errors), turns, dict(watch.used))


def run(contest: Contest, jobs: int = 1, told: Callable[[Pairing], None] | None = None) -> list[Pairing]:
    """Play every pair; ``told`` hears of each in order."""
    out: list[Pairing] = []
    pairs = contest.pairs()
    if min(jobs, len(pairs)) <= 1:
        for pair in pairs:
            out.append(play_pair(contest, pair))
            if told is not None:
                told(out[-1])
        return out
    with beside(min(jobs, len(pairs))) as pool:
        for pairing in pool.map(partial(play_pair, contest), pairs):
            out.append(pairing)
            if told is not None:
                told(pairing)
    return out


def standings(pairings: Iterable[Pairing]) -> list[Standing]:
    """Every deck against the field, the best first."""
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for pairing in pairings:
        for deck, won in zip(pairing.decks, pairing.wins, strict=True):
            wins[deck] += won
            games[deck] += sum(pairing.wins)
    return sorted((Standing(deck, wins[deck], games[deck]) for deck in games), key=lambda one: (-one.share, one.deck))


def never_used(contest: Contest, pairings: Sequence[Pairing]) -> list[str]:
    """Numbers that stand in some deck and that nobody ever played, in order."""
    used = {number for pairing in pairings for number, times in pairing.used.items() if times}
    return sorted({number for deck in contest.decks.values() for number in deck} - used)


def matrix(pairings: Sequence[Pairing]) -> str:
    """The share of games won, row against column, in per cent, as a table of text."""
    share: dict[tuple[str, str], str] = {}
    names = list(dict.fromkeys(deck for pairing in pairings for deck in pairing.decks))
    for pairing in pairings:
        total = sum(pairing.wins)
        for i in (0, 1):
            key = (pairing.decks[i], pairing.decks[1 - i])
            share[key] = f"{100 * pairing.wins[i] / total:.0f}" if total else "-"
    total_of = {one.deck: f"{100 * one.share:.1f}" for one in standings(pairings)}
    wide = max(map(len, names), default=0)
    short = [f"{index:>4}" for index in range(1, len(names) + 1)]
    rows = [f"{'':{wide + 4}}{''.join(short)}   field"]
    for index, name in enumerate(names, start=1):
        cells = "".join(f"{share.get((name, other), '.'):>4}" for other in names)
        rows.append(f"{index:>2}  {name:{wide}}{cells}  {total_of.get(name, '-'):>6}")
    return "\n".join(rows)
