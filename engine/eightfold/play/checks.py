"""Before a player gets priority: rule processes to their end, then the waiting auto-abilities go on the stack, until
nothing comes up any more (12.3, 11.1.3, 11.1.4, R-S10)."""

from __future__ import annotations

from typing import Any

from engine.effects.find import Context, candidates
from engine.effects.nodes import Instruction
from engine.eightfold.events.triggers import LEVEL_UP, note_states
from engine.eightfold.layers.facts import FACTS, field
from engine.eightfold.play.arriving import BACKUPS
from engine.eightfold.play.choices import Slot, bound, choice, linking
from engine.eightfold.play.processes import loss, processes
from engine.eightfold.state.match import Delayed, Entry, Regs
from engine.eightfold.state.zones import BREAK
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.kernel.triggers import Pending, one_at_a_time


class Checks(Frame):
    """stacking: whether auto-abilities are stacked, too. seats: those whose Backups are looked at. extra: Backups that
    give way. item, slots, regs: the ability being put on the stack, choices still to be made, choices made."""

    __slots__ = ("extra", "item", "regs", "seats", "slots", "stacking")

    def __init__(self, stacking: bool = True) -> None:
        super().__init__()
        self.stacking = stacking
        self.seats: tuple[int, ...] = ()
        self.extra: tuple[int, ...] = ()
        self.item: Pending | None = None
        self.slots: tuple[Slot, ...] = ()
        self.regs: Regs = ()

    @step("12.3")
    def begin(self, game: Any) -> None:
        """The checks of the losses first (12.4.1 to 12.4.3)."""
        self.extra = ()
        self.seats = (game.owner, game.owner ^ 1)
        if (outcome := loss(game)) is not None:
            game.finish(outcome)

    @step("7.10.3")
    def backups(self, game: Any) -> None:
        """Who has more than five Backups picks which give way (R-S31)."""
        game.taken = ()
        while self.seats:
            seat = self.seats[0]
            own = [obj.id for obj in field(game, seat, "backup")]
            over = len(own) - BACKUPS
            if over > 0:
                options = tuple(("pick", ident) for ident in own)
                prompt = "Choose Backups to put away"
                game.ask(Decision(seat, Kind.CHOOSE, "choose", self.rule, prompt, options, over, over))
                return
            self.seats = self.seats[1:]

    @step("7.10.3 picked")
    def picked(self, game: Any) -> None:
        """Noted; all goes together."""
        if self.seats:
            self.extra = (*self.extra, *(int(option[1]) for option in game.taken))
            self.seats = self.seats[1:]
            self.jump("7.10.3")

    @step("12.4")
    def process(self, game: Any) -> None:
        """All rule processes of a pass are one event."""
        events = processes(game)
        known = {event.obj for event in events}
        events += [
            Event("move", ident, to=BREAK + game.objs[ident].owner, cause="rule", rule="7.10.3")
            for ident in self.extra
            if ident not in known
        ]
        if events:
            self.jump("12.3")
            game.commit(events)

    @step("11.9.7")
    def pick(self, game: Any) -> None:
        """Which ability is stacked next: first the turn player's, then the other's."""
        self.item = None
        game.blows = ()
        game.taken = ()
        if not self.stacking:
            return
        note_states(game)
        found = one_at_a_time(game.pending, (game.owner, game.owner ^ 1))
        if not found:
            return
        kept: dict[object, int] = {}
        for index in found:
            item = game.pending[index]
            kept.setdefault((item.source, item.number), index)
        options = tuple(("trigger", index) for index in kept.values())
        game.taken = options[:1]
        if len(options) > 1:
            seat = game.pending[found[0]].seat
            prompt = "Which ability is put on the stack first?"
            game.ask(Decision(seat, Kind.CHOOSE, "order", self.rule, prompt, options))

    @step("11.9.8")
    def take(self, game: Any) -> None:
        """Its choices are made as it is put there."""
        if not game.taken:
            game.frames.pop()
            return
        index = int(game.taken[0][1])
        item: Pending = game.pending[index]
        game.pending = (*game.pending[:index], *game.pending[index + 1 :])
        self.item = item
        _, self.slots = bound(_do(game, item))
        self.regs = item.known

    @step("11.9.8 choose")
    def choose(self, game: Any) -> None:
        """One choice after the other; with nothing to choose it is gone at once (11.9.4, R-S12)."""
        game.taken = ()
        item = self.item
        assert item is not None
        if not self.slots:
            return
        slot = self.slots[0]
        context = Context(item.seat, item.source, dict(self.regs), int(item.event or 0))
        there = candidates(FACTS, game, slot.target, context)
        if not there and slot.needed:
            self.jump("11.9.7")
            return
        asked = choosing(item.seat, slot, there, item.source, self.rule)
        if asked.most == 0 or asked.least == len(there):
            game.taken = asked.options
            return
        game.ask(asked)

    @step("11.9.8 chosen")
    def chosen(self, game: Any) -> None:
        """Noted; then the next."""
        if self.slots:
            item = self.item
            assert item is not None
            _, everything = bound(_do(game, item))
            name = choice(len(everything) - len(self.slots))
            self.regs = (*self.regs, (name, tuple(int(option[1]) for option in game.taken)))
            self.slots = self.slots[1:]
            self.jump("11.9.8 choose")

    @step("11.9.7 stack")
    def stack(self, game: Any) -> None:
        """On the stack; then whatever came up meanwhile (R-S10)."""
        item = self.item
        assert item is not None
        do, _ = bound(_do(game, item))
        self.jump("11.9.7" if any(one.seat == item.seat for one in game.pending) else "12.3")
        ability = item.craft
        delayed = isinstance(ability, Delayed)
        entry = Entry(
            item.seat,
            item.source,
            item.number,
            do,
            self.regs,
            None if ability is None or delayed or ability.kind != "when" else ability.test,
            ability is not None and not delayed and ability.may,
            int(item.event or 0),
        )
        game.commit([Event("stack", seat=item.seat, src=item.source, by=item.seat, rule="11.9.7", extra=entry)])


def _do(game: Any, item: Pending) -> tuple[Instruction, ...]:
    """What a waiting ability does."""
    if item.number == LEVEL_UP:
        return (Instruction(LEVEL_UP),)
    do: tuple[Instruction, ...] = item.craft.do
    kind = getattr(item.craft, "kind", "")
    if kind == "link":
        return linking(do, game.switches.link_from)
    return (Instruction("assist"), *do) if kind == "assist" else do


def choosing(seat: int, slot: Slot, there: tuple[int, ...], source: int, rule: str) -> Decision:
    """The question for one choice."""
    many = min(slot.target.many, len(there))
    least = 0 if slot.target.up_to else many
    prompt = "Choose {count}" if least == many else "Choose up to {count}"
    options = tuple(("pick", ident) for ident in there)
    args = (("count", many),)
    return Decision(seat, Kind.CHOOSE, "choose", rule, prompt, options, least, many, source=source, args=args)
