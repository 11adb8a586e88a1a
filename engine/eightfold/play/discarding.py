"""Drawing and discarding."""

from __future__ import annotations

from typing import Any

from engine.eightfold.state.zones import BREAK, DECK, HAND
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step


class Drawing(Frame):
    """A seat draws cards one by one; one that is not there is a loss to come (R-S04)."""

    __slots__ = ("cause", "count", "seat")

    def __init__(self, seat: int, count: int, cause: str) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.cause = cause

    @step("3.1.2")
    def draw(self, game: Any) -> None:
        """The top card."""
        if self.count <= 0:
            return
        self.count -= 1
        self.jump("3.1.2")
        top = game.zones[DECK + self.seat][:1]
        if top:
            game.commit([Event("move", top[0], to=HAND + self.seat, by=self.seat, cause="draw", rule="9.3.1.1")])
        else:
            self.count = 0
            game.commit([Event("failed", seat=self.seat, rule="12.4.2")])


class Discarding(Frame):
    """Seats discard so many cards of their choice, as many as there are. purpose: of the question."""

    __slots__ = ("by", "count", "picked", "purpose", "seats")

    def __init__(self, seats: tuple[int, ...], count: int, purpose: str, by: int) -> None:
        super().__init__()
        self.seats = seats
        self.count = count
        self.purpose = purpose
        self.by = by
        self.picked: tuple[tuple[int, int], ...] = ()

    @step("15.1.1.4.1")
    def ask(self, game: Any) -> None:
        """Which, one seat after the other."""
        game.taken = ()
        if not self.seats:
            return
        seat = self.seats[0]
        hand = game.zones[HAND + seat]
        count = min(self.count, len(hand))
        options = tuple(("pick", ident) for ident in hand)
        game.taken = options[:count]
        if 0 < count < len(hand):
            prompt = "Choose {count} to discard"
            args = (("count", count),)
            rule = "9.6.1.2" if self.purpose == "discard" else self.rule
            game.ask(Decision(seat, Kind.CHOOSE, self.purpose, rule, prompt, options, count, count, args=args))

    @step("11.12.5")
    def next(self, game: Any) -> None:
        """The next seat; then all of them at once."""
        if self.seats:
            seat = self.seats[0]
            self.picked = (*self.picked, *((int(option[1]), seat) for option in game.taken))
            self.seats = self.seats[1:]
            self.jump("15.1.1.4.1")
            return
        game.commit(
            [
                Event("move", ident, to=BREAK + seat, by=self.by, cause="discard", rule="15.1.1.4.1")
                for ident, seat in self.picked
                if ident in game.objs
            ]
        )
