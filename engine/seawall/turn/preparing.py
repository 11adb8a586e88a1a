"""Preparing to play (5-2)."""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.zones import SEATS
from engine.seawall.cards.card import FIRST_PIER, SPARE_RESOURCE
from engine.seawall.state.zones import BASE, DECK, HAND, RESOURCES, SHIELDS
from engine.seawall.turn.turn import Turn

FIRST_HAND = 5
SHIELD_COUNT = 6


class Preparing(Frame):
    """shuffled: whether decks are shuffled; else they keep their order, also after a redraw. asked: redraws decided."""

    __slots__ = ("asked", "first", "shuffled")

    def __init__(self, shuffled: bool = True) -> None:
        super().__init__()
        self.shuffled = shuffled
        self.first = 0
        self.asked = 0

    @step("5-2-1-2")
    def shuffle(self, game: Any) -> None:
        """Both shuffle."""
        if self.shuffled:
            game.commit([Event("shuffle", seat=seat, rule=self.rule) for seat in range(SEATS)])

    @step("5-2-1-4")
    def who_decides(self, game: Any) -> None:
        """Who is drawn by lot decides who is Player One."""
        options = tuple(("seat", seat) for seat in range(SEATS))
        prompt = "Who is Player One?"
        game.ask(Decision(game.throw(SEATS), Kind.CHOOSE, "initiative", self.rule, prompt, options))

    @step("5-2-1-5")
    def hands(self, game: Any) -> None:
        """Five cards each."""
        self.first = int(game.taken[0][1])
        game.commit([one for seat in range(SEATS) for one in _draws(game, seat, self.rule)])

    @step("5-2-1-6")
    def redraw(self, game: Any) -> None:
        """Each decides once, Player One first (5-2-1-7)."""
        seat = self.first ^ self.asked
        prompt = "Redraw your hand?"
        game.ask(Decision(seat, Kind.YES_NO, "redraw", self.rule, prompt, (("yes",), ("no",))))

    @step("5-2-1-6-1")
    def put_back(self, game: Any) -> None:
        """The whole hand goes under the deck."""
        if game.taken[0][0] == "no":
            self.jump("5-2-1-7")
            return
        seat = self.first ^ self.asked
        hand = game.zones[HAND + seat]
        game.commit([Event("move", i, to=DECK + seat, n=1, by=seat, cause="redraw", rule=self.rule) for i in hand])

    @step("5-2-1-6-1 draw")
    def draw_again(self, game: Any) -> None:
        """Five new cards."""
        game.commit(_draws(game, self.first ^ self.asked, "5-2-1-6-1"))

    @step("5-2-1-6-1 shuffle")
    def shuffle_again(self, game: Any) -> None:
        """And then the deck is shuffled (R-G34)."""
        if self.shuffled:
            game.commit([Event("shuffle", seat=self.first ^ self.asked, rule="5-2-1-6-1")])

    @step("5-2-1-7")
    def next_redraw(self, game: Any) -> None:
        """Then Player Two."""
        self.asked += 1
        if self.asked < SEATS:
            self.jump("5-2-1-6")

    @step("5-2-2")
    def shields(self, game: Any) -> None:
        """Six cards one by one, unseen; the last covers the others (R-G07)."""
        for _ in range(SHIELD_COUNT):
            for seat in (self.first, self.first ^ 1):
                top = game.zones[DECK + seat][:1]
                game.commit([Event("move", i, to=SHIELDS + seat, by=seat, cause="setup", rule=self.rule) for i in top])

    @step("5-2-3")
    def bases(self, game: Any) -> None:
        """An EX Base each."""
        game.commit(
            [Event("token", to=BASE + seat, cause="setup", rule=self.rule, extra=FIRST_PIER) for seat in range(SEATS)]
        )

    @step("5-2-4")
    def resource(self, game: Any) -> None:
        """An EX Resource for Player Two."""
        second = self.first ^ 1
        game.commit([Event("token", to=RESOURCES + second, cause="setup", rule=self.rule, extra=SPARE_RESOURCE)])

    @step("5-2-5")
    def begin(self, game: Any) -> None:
        """The game begins with Player One's turn."""
        game.replace(Turn(self.first))


def _draws(game: Any, seat: int, rule: str) -> list[Event]:
    top = game.zones[DECK + seat][:FIRST_HAND]
    return [Event("move", i, to=HAND + seat, by=seat, cause="draw", rule=rule) for i in top]
