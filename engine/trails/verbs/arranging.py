"""Cards of a deck that are looked at and put back: Plan (1323), and several that go onto or under it (502.4)."""

from __future__ import annotations

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK


class PlanCards(Frame):
    """Look at the top cards, put any number under the deck and the rest back on top (1323)."""

    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.source = source

    @step("1323.1")
    def look(self, game: TrailsGame) -> None:
        """Only the planning player looks."""
        top = game.zones[DECK + self.seat][: max(0, self.amount)]
        if not top:
            game.frames.pop()
            return
        look = Event("look", seat=self.seat, by=self.seat, src=self.source, n=len(top), rule="1323.1", extra=top)
        game.commit([look])

    @step("1323.1 ask")
    def ask(self, game: TrailsGame) -> None:
        """How to arrange them."""
        options = tuple(("card", ident) for ident in game.looking[1])
        prompt = "Put any number of these cards under your deck, the rest on top"
        game.ask(
            Decision(self.seat, Kind.ARRANGE, "arrange", "1323.1", prompt, options, 0, len(options), source=self.source)
        )

    @step("1323.1 arranged")
    def put(self, game: TrailsGame) -> None:
        """Carry the arrangement out; the opponent learns only how many went under."""
        top = tuple(int(option[1]) for option in game.taken if option[0] == "top")
        under = tuple(int(option[1]) for option in game.taken if option[0] == "under")
        game.commit(
            [
                Event("arrange", seat=self.seat, n=len(under), by=self.seat, rule="1323.1", extra=(top, under)),
                Event("look", seat=self.seat, extra=()),
            ]
        )


class LayCards(Frame):
    """Several cards go onto or under a deck together: whoever sees them arranges them, else their owner (502.4).

    They lie there already. seat: who arranges. deck: whose deck. side: "top" or "under".
    """

    __slots__ = ("deck", "idents", "looks", "seat", "side", "source")

    def __init__(self, seat: int, deck: int, idents: tuple[int, ...], side: str, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.deck = deck
        self.idents = idents
        self.side = side
        self.source = source
        self.looks = False

    @step("502.4 look")
    def look(self, game: TrailsGame) -> None:
        """Cards that lay open before are seen while they are arranged."""
        self.looks = not set(self.idents) <= set(game.looking[1])
        if self.looks:
            game.commit([Event("look", seat=self.seat, by=self.seat, src=self.source, extra=self.idents, rule="502.4")])

    @step("502.4 ask")
    def ask(self, game: TrailsGame) -> None:
        """In which order. That of one's own cards nobody else learns."""
        own = self.seat == self.deck
        kind, word = (Kind.ARRANGE, self.side) if own else (Kind.ORDER, "pick")
        prompt = "Put these cards on top of the deck, the first one uppermost"
        if self.side == "under":
            prompt = "Put these cards under the deck, the first one uppermost"
        options = tuple((word, ident) for ident in self.idents)
        game.ask(Decision(self.seat, kind, "arrange" if own else "order", "502.4", prompt, options, source=self.source))

    @step("502.4 laid")
    def put(self, game: TrailsGame) -> None:
        """Lay them."""
        order = tuple(int(option[1]) for option in game.taken)
        extra = (order, ()) if self.side == "top" else ((), order)
        events = [Event("lay", seat=self.deck, n=len(order), by=self.seat, rule="502.4", extra=extra)]
        if self.looks:
            events.append(Event("look", seat=self.seat, extra=()))
        game.commit(events)
