"""The top of the stack resolves (11.12)."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, holds
from engine.eightfold.layers.facts import FACTS
from engine.eightfold.play.carrying import Carrying
from engine.eightfold.play.loops import place
from engine.eightfold.state.match import Entry, Outcome, apart
from engine.eightfold.state.zones import BREAK, STACK
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.identity import fingerprint

_YES_NO = (("yes",), ("no",))
#: So often a position comes back before it counts as a loop.
_ROUNDS = 6
#: So much resolves without anybody being able to act before that goes on for ever, though no position comes back, or
#: something is chosen on the way.
_ENDLESS = 300


class Resolve(Frame):
    """ident: what resolves."""

    __slots__ = ("entry", "ident")

    def __init__(self) -> None:
        super().__init__()
        self.ident = 0
        self.entry: Entry | None = None

    @step("11.12.1")
    def begin(self, game: Any) -> None:
        """Only the top one. Of a conditional auto-ability the condition is looked at again (11.12.2)."""
        self.ident = game.zones[STACK][0]
        obj = game.objs[self.ident]
        entry: Entry = obj.entry
        self.entry = entry
        game.taken = (("yes",),)
        context = Context(entry.seat, entry.source or self.ident, dict(entry.regs), entry.was)
        if not holds(FACTS, game, entry.test, context) or self._off(game, entry):
            game.taken = (("no",),)
        elif entry.may:
            source = entry.source or self.ident
            asked = Decision(entry.seat, Kind.YES_NO, "yes-no", "11.9.15", "Do this?", _YES_NO, source=source)
            game.ask(asked)

    def _off(self, game: Any, entry: Entry) -> bool:
        """R-S15 read otherwise: all that was chosen is gone."""
        if game.switches.all_targets_illegal != "cancel":
            return False
        chosen = [ident for name, ids in entry.regs if name.startswith("choice") for ident in ids]
        return bool(chosen) and not any(ident in game.objs for ident in chosen)

    @step("11.12.4")
    def carry_out(self, game: Any) -> None:
        """Its instructions in their order."""
        entry = self.entry
        assert entry is not None
        if game.taken == (("yes",),):
            game.push(Carrying(entry.seat, entry.source or self.ident, entry.do, entry.regs, entry.was))

    @step("11.12.10")
    def done(self, game: Any) -> None:
        """A Summon goes to its owner's Break Zone, an ability off the stack."""
        obj = game.objs.get(self.ident)
        events = [Event("resolved", self.ident, rule=self.rule)]
        if obj is not None and obj.cards:
            events.append(Event("move", obj.id, to=BREAK + obj.owner, cause="resolved", rule=self.rule))
        elif obj is not None:
            events.append(Event("unstack", obj.id, rule=self.rule))
        game.commit(events)

    @step("13.1")
    def loop(self, game: Any) -> None:
        """What comes back again and again without anybody being able to stop it is a draw."""
        said = f"{place(game)} {_counted(game)}" if apart(game) else fingerprint(game, _counted(game))
        game.seen = (*game.seen, said)
        game.chained += 1
        if game.seen.count(said) >= _ROUNDS or game.chained >= _ENDLESS:
            game.finish(Outcome(-1, "13.1"))


def _counted(game: Any) -> tuple[Any, ...]:
    """What a position is besides the table; ids only grow, so places stand for objects. Of what is hidden it holds how
    many there are."""
    damage = sorted((game.objs[ident].cards, amount) for ident, amount in game.damage.items() if ident in game.objs)
    stack = [(entry.seat, entry.number) for ident in game.zones[STACK] if (entry := game.objs[ident].entry)]
    waiting = [(item.seat, item.number) for item in game.pending]
    sizes = tuple(map(len, game.zones)) if apart(game) else ()
    return game.turn, game.step, damage, stack, waiting, sorted(game.failed), sorted(game.unpaid), *sizes
