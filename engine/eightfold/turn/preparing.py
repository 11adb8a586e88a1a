"""Preparing the game (8.2)."""

from __future__ import annotations

from typing import Any

from engine.eightfold.state.zones import DECK, HAND
from engine.eightfold.turn.turn import Turn
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.zones import SEATS

FIRST_HAND = 5


class Preparing(Frame):
    """shuffled: whether decks are shuffled; else they keep their order. first: the first player, None if chance says
    so. asked: redraws decided."""

    __slots__ = ("asked", "first", "shuffled")

    def __init__(self, shuffled: bool = True, first: int | None = None) -> None:
        super().__init__()
        self.shuffled = shuffled
        self.first: int | None = first
        self.asked = 0

    @step("8.2.1.1")
    def shuffle(self, game: Any) -> None:
        """Both decks are shuffled."""
        if self.shuffled:
            game.commit([Event("shuffle", seat=seat, rule=self.rule) for seat in range(SEATS)])

    @step("8.2.1.2")
    def first_player(self, game: Any) -> None:
        """Chance says who is first."""
        if self.first is None:
            self.first = game.throw(SEATS)
        game.owner = self.first

    @step("8.2.1.3")
    def hands(self, game: Any) -> None:
        """Five cards each."""
        game.commit([one for seat in range(SEATS) for one in _draws(game, seat)])

    @step("8.2.1.4")
    def redraw(self, game: Any) -> None:
        """All five or none; the first player decides first (R-S46)."""
        options = (("yes",), ("no",))
        game.ask(Decision(self._seat, Kind.YES_NO, "redraw", self.rule, "Redraw your hand?", options))

    @step("8.2.1.4 order")
    def order(self, game: Any) -> None:
        """In which order they go under the deck."""
        if game.taken[0][0] == "no":
            self.jump("8.2.1.4 next")
            return
        options = tuple(("pick", ident) for ident in game.zones[HAND + self._seat])
        prompt = "In which order do they go under the deck?"
        game.ask(Decision(self._seat, Kind.ORDER, "order", "8.2.1.4", prompt, options))

    @step("8.2.1.4 under")
    def under(self, game: Any) -> None:
        """Under the deck, the first named on top of the others."""
        picked = [int(option[1]) for option in game.taken]
        to = DECK + self._seat
        game.commit([Event("move", i, to=to, n=1, by=self._seat, cause="redraw", rule="8.2.1.4") for i in picked])

    @step("8.2.1.4 draw")
    def draw_again(self, game: Any) -> None:
        """Five new cards; nothing is shuffled."""
        game.commit(_draws(game, self._seat))

    @step("8.2.1.4 next")
    def next_redraw(self, game: Any) -> None:
        """Then the other player."""
        self.asked += 1
        if self.asked < SEATS:
            self.jump("8.2.1.4")

    @step("8.2.15")
    def begin(self, game: Any) -> None:
        """The first player's turn."""
        game.replace(Turn(game.owner))

    @property
    def _seat(self) -> int:
        return (self.first or 0) ^ self.asked


def _draws(game: Any, seat: int) -> list[Event]:
    top = game.zones[DECK + seat][:FIRST_HAND]
    return [Event("move", i, to=HAND + seat, by=seat, cause="setup", rule="8.2.1.3") for i in top]
