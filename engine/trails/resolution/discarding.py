"""Discarding hand cards (1314): each player chooses, then all go at once."""

from __future__ import annotations

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails.query.disclosure import mix_hand
from engine.trails.state.frames import free_hand
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import TRAIL


class DiscardCards(Frame):
    """Players discard hand cards: each chooses in turn, then all go at once (1314, 1502.1, R010).

    seats: who, and how many each.
    """

    __slots__ = ("chosen", "event", "how", "seats")

    def __init__(self, seats: tuple[tuple[int, int], ...], how: str, event: Event) -> None:
        super().__init__()
        self.seats = seats
        self.how = how
        self.event = event
        self.chosen: tuple[int, ...] = ()

    @step("1314.1")
    def choose(self, game: TrailsGame) -> None:
        """Ask the next player, or pick at random."""
        if not self.seats:
            game.taken = ()
            return
        seat, amount = self.seats[0]
        mix_hand(game, seat)
        hand = free_hand(game, seat)
        count = min(amount, len(hand))
        if count <= 0:
            game.taken = ()
        elif self.how == "random":
            left = list(hand)
            game.taken = tuple(("pick", left.pop(game.throw(len(left)))) for _ in range(count))
        else:
            options = tuple(("pick", ident) for ident in hand)
            prompt = "Choose {count} cards to discard" if count > 1 else "Choose a card to discard"
            args = (("count", count),)
            game.ask(
                Decision(
                    seat,
                    Kind.CHOOSE,
                    "choose",
                    "1314.1",
                    prompt,
                    options,
                    count,
                    count,
                    source=self.event.src,
                    args=args,
                )
            )

    @step("1314.1 chosen")
    def take(self, game: TrailsGame) -> None:
        """Go on with the next player; in the end all cards move in one event group."""
        self.chosen += tuple(int(option[1]) for option in game.taken)
        self.seats = self.seats[1:]
        if self.seats:
            self.jump("1314.1")
            return
        e = self.event
        game.commit(
            Event("move", ident, to=TRAIL + game.objs[ident].owner, src=e.src, by=e.by, cause="discard", rule="1314.1")
            for ident in self.chosen
        )
