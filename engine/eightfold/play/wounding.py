"""Damage to players (6.5) and EX Bursts (11.11)."""

from __future__ import annotations

from typing import Any

from engine.effects.nodes import Instruction
from engine.eightfold.play.carrying import Carrying
from engine.eightfold.state.match import Match, printed
from engine.eightfold.state.zones import DAMAGE, DECK
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step

_YES_NO = (("yes",), ("no",))
LETHAL = 7


class Wound(Frame):
    """One damage resolution. left: points still to come. sources: what deals it. top: the card turned last."""

    __slots__ = ("by", "left", "seat", "sources", "told", "top")

    def __init__(self, seat: int, amount: int, sources: tuple[int, ...], by: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = amount
        self.sources = sources
        self.by = by
        self.top = 0
        self.told = False

    @step("6.5.2")
    def place(self, game: Any) -> None:
        """The top card of the deck, face up, into the Damage Zone; without one the point stays unprocessed (R-S03)."""
        self.top = 0
        if self.left <= 0:
            self.jump("6.5.3")
            return
        self.left -= 1
        events = []
        deck = game.zones[DECK + self.seat]
        if deck:
            to = DAMAGE + self.seat
            events.append(Event("move", deck[0], to=to, by=self.by, cause="damage", rule=self.rule))
        else:
            self.left = 0
            events.append(Event("unpaid", seat=self.seat, by=self.by, rule="12.4.3"))
        if not self.told:
            self.told = True
            src = self.sources[0] if self.sources else 0
            events.append(Event("wound", seat=self.seat, n=1, src=src, by=self.by, rule="6.5.1", extra=self.sources))
        self.top = game.next_id if deck else 0
        game.commit(events)

    @step("11.11.2")
    def burst(self, game: Any) -> None:
        """Whether its EX Burst is used."""
        game.taken = ()
        if not self.top or not burst_of(game, self.top):
            return
        if len(game.zones[DAMAGE + self.seat]) >= LETHAL and not game.switches.ex_burst_on_lethal:
            return  # R-S02
        asked = Decision(self.seat, Kind.YES_NO, "yes-no", self.rule, "Use the EX Burst?", _YES_NO, source=self.top)
        game.ask(asked)

    @step("6.5.2.1")
    def use(self, game: Any) -> None:
        """It is resolved to its end before the next card is turned (R-S08). Its card stays (R-S07)."""
        self.jump("6.5.2")
        if game.taken == (("yes",),):
            for do in reversed(burst_of(game, self.top)):
                game.push(Carrying(self.seat, self.top, do, (("that", (self.top,)),)))

    @step("6.5.3")
    def done(self, game: Any) -> None:
        """All of it is dealt."""


def burst_of(game: Match, ident: int) -> list[tuple[Instruction, ...]]:
    """What the EX Bursts of a card do (11.11.3): a Summon's whole effect, of an auto-ability what follows its
    condition."""
    card = printed(game, game.objs[ident])
    if card.ex and card.type == "summon":
        return [one.do for one in card.abilities if one.kind == "effect"]
    found = []
    for ability in card.abilities:
        if ability.number in card.bursts or (card.ex and card.type != "summon" and ability.kind == "when"):
            do = ability.do
            found.append((Instruction("may", then=do),) if ability.may else do)
    return found if card.bursts or card.ex else []
