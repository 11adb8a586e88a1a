"""Drawing cards one at a time (1313), and what is told to a frame that draws."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND


class DrawCards(Frame):
    """Draw cards one at a time (1313.2, 504.3). kept: it hands back what was drawn, one card for each time: of several
    that are drawn instead the first. had: how many it was before the present time."""

    __slots__ = ("by", "drawn", "had", "kept", "left", "seat", "src")

    def __init__(self, seat: int, count: int, src: int = 0, by: int = -1, *, kept: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.left = count
        self.src = src
        self.by = by
        self.kept = kept
        self.drawn: tuple[int, ...] = ()
        self.had = 0

    @step("1313.1")
    def one(self, game: TrailsGame) -> None:
        """The top card to the hand; with an empty deck the attempt is noted (1102.1, R009)."""
        self.drawn = self.drawn[: self.had + 1]
        self.had = len(self.drawn)
        if self.left <= 0:
            if self.kept:
                here = HAND + self.seat
                game.give(tuple(new for new in self.drawn if new in game.objs and game.objs[new].zone == here))
            return
        self.left -= 1
        self.pc = 0
        deck = game.zones[DECK + self.seat]
        if deck:
            rule = "1313.1" if self.by >= 0 else "703.6a"
            event = Event(
                "move", deck[0], to=HAND + self.seat, seat=self.seat, src=self.src, by=self.by, cause="draw", rule=rule
            )
            game.commit([event])
        else:
            game.commit([Event("failed draw", seat=self.seat, rule="1102.1")])


def note_drawn(game: TrailsGame, done: Iterable[Event]) -> None:
    """What is drawn while cards are drawn that an effect goes on to speak of, also by a replacement or beside one that
    was not applied."""
    drawn = [event for event in done if event.cause == "draw" and event.new]
    for place, frame in enumerate(game.frames) if drawn else ():
        if isinstance(frame, DrawCards) and frame.kept:
            if frame.owner is not game.token:  # it is shared with a fork
                frame = game.frames[place] = frame.copy(game.token)
            frame.drawn = (*frame.drawn, *(event.new for event in drawn if event.to == HAND + frame.seat))
