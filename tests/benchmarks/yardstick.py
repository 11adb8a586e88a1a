"""A small loop in plain Python that is like rules at work: dicts, attributes, tuples, calls. What other work costs is
told in rounds of it, timed in the same run, so that figures of two machines, or of two days, can be compared.

``python -m tests.benchmarks.yardstick`` prints how many rounds a second this machine makes.
"""

from __future__ import annotations

from time import process_time
from typing import Final

ROUNDS: Final = 5_000  #: enough for the clock, few enough for a try before every benchmark


class Piece:
    """One of the forty that lie about."""

    __slots__ = ("cost", "kind", "power", "ready")

    def __init__(self, number: int) -> None:
        self.cost = number % 5
        self.power = number % 7
        self.ready = number % 2 == 0
        self.kind = ("UNIT", "ITEM", "EVENT")[number % 3]


def work(rounds: int) -> int:
    """So many times: look for what can be used among forty pieces, use the best. Returns what was found, summed up."""
    pieces = {number: Piece(number) for number in range(40)}
    seen = 0
    for turn in range(rounds):
        usable = [
            (number, one.cost)
            for number, one in pieces.items()
            if one.ready and one.kind == "UNIT" and one.cost <= turn % 6
        ]
        if usable:
            best = max(usable, key=lambda pair: (pieces[pair[0]].power, pair[1]))
            pieces[best[0]].ready = False
        else:
            for one in pieces.values():
                one.ready = True
        seen += len(usable)
    return seen


def seconds_a_round(tries: int = 3) -> float:
    """Processor seconds that a round takes here and now: the best of some tries."""
    took = []
    for _ in range(tries):
        began = process_time()
        work(ROUNDS)
        took.append(process_time() - began)
    return min(took) / ROUNDS


if __name__ == "__main__":
    print(f"{1 / seconds_a_round():,.0f} rounds a second")
