"""``python -m tests.campaigns.levels ONE,OTHER --seconds S [--first N]``: how much stronger a level is.

Every deal is played twice, each level once on each side of it, with the decks that come with the program in turn. Told
are the share won with its 95 % interval, and for each level the answers played on and the seconds of this processor
that a question took it: median, 99 of 100, most.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from time import process_time
from typing import Any

from engine.lab.report import Share
from engine.selfplay import Entrant, Plan, start
from tests.trails import cards


class Timed:
    """Counts what a player takes for a question: seconds, and answers of the engine that it played on."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.spent: list[int] = []

    def choose(self, player: Any, shown: Any) -> Any:
        """What the player answers."""
        before, spent = process_time(), getattr(player, "spent", 0)
        answer = player.choose(shown)
        self.seconds.append(process_time() - before)
        if more := getattr(player, "spent", 0) - spent:
            self.spent.append(more)
        return answer

    def told(self) -> str:
        """Its figures."""
        seconds = [f"{1000 * part:.0f}" for part in _parts(self.seconds)]
        text = f"{len(self.seconds)} questions, ms: median {seconds[0]}, 99 % {seconds[1]}, most {seconds[2]}"
        if not self.spent:
            return text
        answers = _parts(self.spent)
        searched = len(self.spent)
        return f"{text}; {searched} searched, answers: median {answers[0]}, 99 % {answers[1]}, most {answers[2]}"


def _parts(values: Sequence[Any]) -> tuple[Any, Any, Any]:
    rank = sorted(values)
    return rank[len(rank) // 2], rank[len(rank) * 99 // 100], rank[-1]


def play(plan: Plan, timed: tuple[Timed, Timed]) -> int:
    """Game 0 of a plan: which entrant won, -1 for nobody."""
    game, players = start(plan, 0)
    while game.outcome is None:
        assert game.decision is not None
        seat = game.decision.seat
        shown = plan.port.shown_to(players[seat], game, seat)
        game.answer(timed[seat].choose(players[seat], shown))
        game.events.clear()
    return int(game.outcome.winner)


def main(arguments: list[str]) -> int:
    """Play until the time is over, whole deals only."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.levels", description=__doc__)
    parser.add_argument("levels")
    parser.add_argument("--seconds", type=float, required=True, help="of the processor")
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    asked = parser.parse_args(arguments)
    one, other = asked.levels.split(",")
    timed = {level: Timed() for level in (one, other)}
    pairs = list(combinations(cards.decks(), 2))
    won = games = both = neither = 0
    number = asked.first
    while process_time() < asked.seconds:
        decks = pairs[number % len(pairs)]
        twice = 0
        for first, second in ((one, other), (other, one)):
            entrants = Entrant(first, decks[0]), Entrant(second, decks[1])
            plan = Plan(entrants, f"levels/{number}", 1, cards.cards())
            winner = play(plan, (timed[first], timed[second]))
            twice += winner >= 0 and (first, second)[winner] == one
            games += winner >= 0
        won, both, neither = won + twice, both + (twice == 2), neither + (twice == 0)
        number += 1
    share = Share(won, games)
    low, high = (100 * part for part in share.interval)
    print(f"{one} against {other}: {won} of {games}, {100 * share.part:.1f} % ({low:.1f} to {high:.1f});", end=" ")
    print(f"of {number - asked.first} deals both {both}, neither {neither}")
    for level, figures in timed.items():
        print(f"  {level}: {figures.told()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
