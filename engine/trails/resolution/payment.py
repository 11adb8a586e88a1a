"""Paying EP, gained from homebase cards as far as it is missing (1217, 1318.2)."""

from __future__ import annotations

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails.query.costs import ready_homebase
from engine.trails.state.game import TrailsGame


class PayEP(Frame):
    """Pay EP, gaining what is missing from ready homebase cards (1217.3, 1318.2)."""

    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.source = source

    @step("1217.3")
    def gain(self, game: TrailsGame) -> None:
        """Choose the homebase cards to action."""
        missing = self.amount - game.ep[self.seat]
        if missing <= 0:
            game.taken = ()
            return
        options = tuple(("pick", ident) for ident in ready_homebase(game, self.seat))
        prompt = (
            "Choose {count} homebase cards to action for EP"
            if missing > 1
            else "Choose a homebase card to action for EP"
        )
        args = (("count", missing),)
        game.ask(
            Decision(
                self.seat,
                Kind.CHOOSE,
                "pay",
                "1217.3",
                prompt,
                options,
                missing,
                missing,
                source=self.source,
                args=args,
            )
        )

    @step("1217.2")
    def action(self, game: TrailsGame) -> None:
        """Action them and gain the EP."""
        gain_ep(game, self.seat, tuple(int(option[1]) for option in game.taken))

    @step("1318.2")
    def pay(self, game: TrailsGame) -> None:
        """Take the EP out of the pool."""
        if self.amount > 0:
            game.commit([Event("ep", seat=self.seat, n=-self.amount, by=self.seat, cause="cost", rule="1318.2")])


def gain_ep(game: TrailsGame, seat: int, idents: tuple[int, ...]) -> None:
    """Action homebase cards and gain 1 EP for each (1217.2); resolves at once (1217.4)."""
    if idents:
        turns = [Event("turn", ident, n=0, by=seat, cause="cost", rule="1217.2") for ident in idents]
        game.commit([*turns, Event("ep", seat=seat, n=len(idents), by=seat, rule="1217.2")])
