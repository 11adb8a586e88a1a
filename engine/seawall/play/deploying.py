"""Deploying Units and Bases (4-8), by playing or by an effect, with what gives way to them (10-4, 10-5)."""

from __future__ import annotations

from typing import Any

from engine.effects.run import text_below
from engine.kernel.capacity import Capacity, Policy, settle
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.zones import SEATS
from engine.seawall.cards.card import Card
from engine.seawall.state.match import Match, printed, there, units
from engine.seawall.state.zones import BASE, BATTLE, TRASH

UNIT_LIMIT = Capacity(6, Policy.EVICT_BEFORE)
BASE_LIMIT = Capacity(1, Policy.REPLACE)


class Deploy(Frame):
    """Cards (and tokens) arrive together. cause: "play" or "effect". places: seats still to be looked at."""

    __slots__ = ("by", "cause", "ids", "places", "tokens")

    def __init__(self, ids: tuple[int, ...], cause: str, by: int, tokens: tuple[tuple[Card, int], ...] = ()) -> None:
        super().__init__()
        self.ids = ids
        self.cause = cause
        self.by = by
        self.tokens = tokens
        self.places: tuple[int, ...] = (0, 1)

    def _arriving(self, game: Match, seat: int, kind: str) -> int:
        cards = [printed(game, game.objs[i]) for i in self.ids if i in game.objs and game.objs[i].owner == seat]
        cards += [card for card, side in self.tokens if side == seat]
        return sum(card.type == kind for card in cards)

    @step("10-4-2")
    def excess(self, game: Any) -> None:
        """Who has too many Units picks which of those already there give way (R-G27)."""
        game.taken = ()
        self.ids = tuple(ident for ident in self.ids if ident in game.objs and game.objs[ident].known)
        if self.places == (0, 1) and game.owner:
            self.places = (1, 0)
        if not self.places:
            return
        seat = self.places[0]
        present = tuple(obj.id for obj in units(game, seat))
        arriving = min(self._arriving(game, seat, "unit"), UNIT_LIMIT.limit)
        found = settle(UNIT_LIMIT, present, arriving)
        if arriving and found.pick:
            options = tuple(("pick", ident) for ident in found.among)
            if found.pick == len(options):
                game.taken = options
                return
            prompt = "Choose which Units give way"
            game.ask(Decision(seat, Kind.CHOOSE, "choose", game.rule, prompt, options, found.pick, found.pick))

    @step("10-4-2-1")
    def evict(self, game: Any) -> None:
        """They go to the trash and are not destroyed; so does a Base where another one arrives (R-G28)."""
        if not self.places:
            return  # on to what arrives
        seat, self.places = self.places[0], self.places[1:]
        leave = [int(option[1]) for option in game.taken]
        if self._arriving(game, seat, "base"):
            leave += settle(BASE_LIMIT, [obj.id for obj in there(game, BASE + seat)]).leave
        self.jump("10-4-2")
        if leave:
            events = [Event("move", i, to=TRASH + seat, by=seat, cause="excess", rule=self.rule) for i in leave]
            game.commit(events)

    @step("4-8-1")
    def arrive(self, game: Any) -> None:
        """All at once."""
        room = {}
        for seat in range(SEATS):
            room["unit", seat] = UNIT_LIMIT.limit - len(units(game, seat))
            room["base", seat] = 1
        events = []
        for ident in self.ids:
            if ident not in game.objs:
                continue
            seat, kind = game.objs[ident].owner, printed(game, game.objs[ident]).type
            if room.get((kind, seat), 0) > 0:
                room[kind, seat] -= 1
                to = (BATTLE if kind == "unit" else BASE) + seat
                events.append(Event("move", ident, to=to, by=self.by, cause=self.cause, rule="4-8-1"))
        for card, seat in self.tokens:
            if room.get((card.type, seat), 0) > 0:
                room[card.type, seat] -= 1
                to = (BATTLE if card.type == "unit" else BASE) + seat
                events.append(Event("token", to=to, by=self.by, cause=self.cause, rule="4-17-1", extra=card))
        game.commit(events)
        if self.cause == "effect" and (text := text_below(game)) is not None:
            text.follow(event for event in events if event.kind == "move")
