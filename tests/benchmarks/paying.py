"""How long "can this be paid?" takes with nine cards in hand and five Backups: ``python -m tests.benchmarks.paying``.

Every card of the hand is asked about in many dealt tables; in processor time, so that other programs do not count.
"""

from __future__ import annotations

import statistics
import time

from engine.eightfold.cards.generate import random_deck
from engine.eightfold.layers.facts import field
from engine.eightfold.play.legality import payable
from engine.eightfold.setup import new_match
from engine.eightfold.state.match import Match, printed, there
from engine.eightfold.state.zones import DECK, FIELD, HAND
from engine.kernel.chance import Seeded
from engine.kernel.decisions import Kind
from engine.kernel.events import Event

TABLES, HAND_SIZE, BACKUPS, TIMES = 40, 9, 5, 40


def table(seed: int) -> Match:
    """A match in which the turn player has all that, as far as the deck has it."""
    match = new_match([random_deck(f"{seed}/{seat}") for seat in (0, 1)], Seeded(seed), auto=True)
    while (asked := match.decision) is not None and asked.purpose != "priority":
        match.answer((("no",),) if asked.kind is Kind.YES_NO else asked.options[: asked.least])
    seat = match.owner
    deck = DECK + seat
    match.commit([Event("deal", ident, seat=seat, by=seat) for ident in match.zones[deck]])
    for obj in there(match, deck):
        if printed(match, obj).type == "backup" and len(field(match, seat, "backup")) < BACKUPS:
            match.commit([Event("move", obj.id, to=FIELD + seat, by=seat, cause="effect")])
    while len(match.zones[HAND + seat]) < HAND_SIZE:
        match.commit([Event("move", match.zones[deck][0], to=HAND + seat, by=seat, cause="draw")])
    return match


def main() -> None:
    took = []
    for match in map(table, range(TABLES)):
        seat = match.owner
        if len(field(match, seat, "backup")) < BACKUPS:
            continue
        for obj in there(match, HAND + seat):
            card, start = printed(match, obj), time.process_time_ns()
            for _ in range(TIMES):
                payable(match, seat, obj, card, 0)
            took.append((time.process_time_ns() - start) / TIMES / 1000)
    took.sort()
    middle, late = statistics.median(took), took[len(took) * 99 // 100]
    print(f"{len(took)} cards: median {middle:.0f} µs, 99 of 100 {late:.0f} µs, longest {took[-1]:.0f} µs")


if __name__ == "__main__":
    main()
