"""Loops that players repeat of their own will (1501.1a, 1501.1b, R087).

When a seat with priority stands for the second time in one step where it stood before, everything the rules count being
the same, what was done in between is a loop. Whoever acted in it names how often it is repeated; where both did, the
primary player names a number first and the smaller one counts. As every round leads back to the very same position, so
do the rounds that were named: nothing is left to carry out but that the loop may not be begun again before something
else is done. A loop that changes anything is no repetition; its players do it by hand, and forced ones end in a draw.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails.reasons import Reason
from engine.trails.state import Act, Loop, TrailsGame
from engine.trails.zones import FIELD, HOMEBASE

#: Acts in one step from which on positions are compared; hardly anybody does so much without turning in a circle.
FROM = 8
#: The greatest number that can be named.
MOST = 999
_KEPT = 64
#: Acts that only use something up: a loop has another one in it, by which it is known.
_SPENDS = frozenset(("gain", "support"))


def place(game: TrailsGame, seat: int, passes: int) -> tuple[Any, ...]:
    """Where everything stands while ``seat`` has priority: public facts only, so that both sides of a match agree."""
    table = tuple(
        (obj.id, obj.controller, obj.ready, obj.face_up, tuple(sorted(obj.marks)), obj.host)
        for zone in (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1)
        for obj in game.there(zone)
    )
    numbers = (game.turn, game.step, game.step_seat, game.bond, game.cp, game.ep, game.failed)
    lasting = (game.effects, game.delays, game.pending, game.asking, game.combat, game.used, game.shown)
    return seat, passes, tuple(game.zones), table, numbers, lasting


def acted(game: TrailsGame, seat: int, passes: int, option: Option) -> None:
    """Note an act of 902.4 other than passing. Doing something else makes a barred loop possible again."""
    loop: Loop = game.loop
    if option[0] in _SPENDS:
        if loop.barred:
            game.loop = Loop(loop.acts)
        return
    done = loop.done
    if loop.barred:
        done = ()
    if loop.acts + 1 >= FROM:
        done = (*done[-_KEPT:], Act(place(game, seat, passes), seat, option))
    game.loop = Loop(loop.acts + 1, done)


def repeated(game: TrailsGame, seat: int, passes: int) -> tuple[Act, ...]:
    """The acts since everything stood as it stands now; none if it never did."""
    done = game.loop.done
    if not done:
        return ()
    here = place(game, seat, passes)
    for index in range(len(done) - 1, -1, -1):
        if done[index].place == here:
            return tuple(done[index:])
    return ()


def permitted(game: TrailsGame, seat: int, passes: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """What is offered without what would begin a loop again."""
    if not game.loop.barred:
        return offered
    here = place(game, seat, passes)
    barred = {act.option for act in game.loop.barred if act.place == here}
    return tuple(option for option in offered if option not in barred)


def loop_reasons(game: TrailsGame, seat: int, option: Option) -> tuple[Reason, ...]:
    """Against beginning again a loop whose number was named."""
    barred: tuple[Act, ...] = game.loop.barred
    if not any(act.seat == seat and act.option == option for act in barred):
        return ()
    rule = "1501.1a" if len({act.seat for act in barred}) == 1 else "1501.1b"
    return (Reason(rule, "This loop was repeated as often as was named; do something else first"),)


class NameCount(Frame):
    """Each player who can go on names how often; the smallest number counts."""

    __slots__ = ("counts", "cycle", "seats")

    def __init__(self, cycle: tuple[Act, ...], primary: int) -> None:
        super().__init__()
        self.cycle = cycle
        self.seats = tuple(sorted({act.seat for act in cycle}, key=lambda seat: seat != primary))
        self.counts: tuple[int, ...] = ()

    @property
    def shown_by(self) -> str:
        """The rule that asks."""
        return "1501.1a" if len(self.seats) == 1 else "1501.1b"

    @step("1501.1")
    def name(self, game: TrailsGame) -> None:
        """The next player names a number; the second one knows the first."""
        seat = self.seats[len(self.counts)]
        prompt = "This is a loop: how often do you repeat it?"
        game.ask(Decision(seat, Kind.NUMBER, "number", self.shown_by, prompt, (), 0, MOST))

    @step("1501.1 named")
    def named(self, game: TrailsGame) -> None:
        """When all have, the loop has been repeated and may not be begun again."""
        self.counts = (*self.counts, int(game.taken[0][1]))
        if len(self.counts) < len(self.seats):
            self.jump("1501.1")
            return
        event = Event("loops", seat=self.seats[0], by=self.seats[0], n=min(self.counts), rule=self.shown_by)
        event.extra = Loop(game.loop.acts, (), self.cycle)
        game.commit([event])
