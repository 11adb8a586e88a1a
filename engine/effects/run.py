"""Carrying out instructions, in their order, each when it is reached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from engine.effects.find import Context, Facts, candidates, found, holds, unseen
from engine.effects.nodes import Amount, Instruction, Target
from engine.kernel import atoms
from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step

_CHOSEN = ("choose", "pick", "search")


class Carrying(Protocol):
    """What carries out verbs: a ruleset's. verbs: a function a verb, which gets the ids that it is done to. rules:
    ids of the rules by which something is chosen, and by which a "may" is asked."""

    facts: Facts
    verbs: Mapping[str, Callable[[Any, Effects, Instruction, tuple[int, ...]], None]]
    choose_rule: str
    may_rule: str

    def searched(self, game: Any, seat: int) -> None:
        """Before a seat looks for something where it may look: what lies there is made known to it."""


class Effects(Frame):
    """Instructions being carried out.

    seat: whose text it is. source: what it calls "this"; was: how that was, if it has left. todo: what is still to be
    done. regs: what it points at, pairs of name and ids. picked: what was taken for the instruction in hand.
    """

    __slots__ = ("regs", "seat", "source", "todo", "was")

    def __init__(
        self,
        seat: int,
        source: int,
        do: tuple[Instruction, ...],
        regs: tuple[tuple[str, tuple[int, ...]], ...] = (),
        was: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.todo = do
        self.regs = regs
        self.was = was

    @property
    def context(self) -> Context:
        """From where it speaks now."""
        return Context(self.seat, self.source, dict(self.regs), self.was)

    def set(self, name: str, ids: tuple[int, ...]) -> None:
        """Let a name point at something."""
        self.regs = (*(pair for pair in self.regs if pair[0] != name), (name, ids))

    def follow(self, events: Iterable[Event]) -> None:
        """Go on pointing at what these moves, its own, have made of the cards: whoever else moves a card loses it."""
        new = {event.obj: event.new for event in events if event.new}
        self.source = new.get(self.source, self.source)
        self.regs = tuple((name, tuple(new.get(one, one) for one in ids)) for name, ids in self.regs)

    @step("effect.reach")
    def reach(self, game: Any) -> None:
        """The next instruction: what it leaves open is asked."""
        if not self.todo:
            game.frames.pop()
            return
        one = self.todo[0]
        game.taken = ()
        rules: Carrying = game.rules
        if one.verb == "may":
            yes_no = (("yes",), ("no",))
            asked = Decision(self.seat, Kind.YES_NO, "yes-no", rules.may_rule, "Do this?", yes_no, source=self.source)
            game.ask(asked)
            return
        target = one.to
        if target is None or target.how not in _CHOSEN:
            return
        seat = self.seat if target.by == "you" else self.seat ^ 1
        if target.how == "search":
            rules.searched(game, seat)
        there = candidates(rules.facts, game, target, self.context)
        many = min(target.many, len(there))
        least = many
        if target.how == "search" or target.up_to:
            least = 0 if target.how == "search" or rules.facts.none_allowed(game) else min(1, many)
        options = tuple(("pick", ident) for ident in there)
        prompt = "Choose {count}" if least == many else "Choose up to {count}"
        hidden = unseen(game, target)
        asked = Decision(
            seat,
            Kind.CHOOSE,
            "choose",
            rules.choose_rule,
            prompt,
            options,
            least,
            many,
            source=self.source,
            args=(("count", many), ("verb", one.verb)),
            veiled=hidden,
        )
        if not hidden and (not there or (least == many == len(there))):
            game.taken = options[:many]
            return
        game.ask(asked)

    @step("effect.do")
    def do(self, game: Any) -> None:
        """Carry it out."""
        one, self.todo = self.todo[0], self.todo[1:]
        self.jump("effect.reach")
        rules: Carrying = game.rules
        if one.verb == "if":
            branch = one.then if holds(rules.facts, game, one.test, self.context) else one.other
            self.todo = (*branch, *self.todo)
            return
        if one.verb == "may":
            if game.taken == (("yes",),):
                self.todo = (*one.then, *self.todo)
            return
        ids: tuple[int, ...] = ()
        if one.measures:
            one = self.measured(game, one)
        if one.to is not None:
            ids = self.pointed(game, one.to)
            if one.to.how in _CHOSEN:
                if unseen(game, one.to):
                    for ident in ids:  # what was said of it can be seen
                        atoms.disclose(game, game.objs[ident])
                self.set("chosen", ids)
        rules.verbs[one.verb](game, self, one, ids)

    def measured(self, game: Any, one: Instruction) -> Instruction:
        """An instruction with the numbers that it reads from the game, fixed now."""
        read = {field: self._read(game, amount) for field, amount in one.measures}
        numbers = tuple((field, value) for field, value in read.items() if field)
        return replace(one, n=read.get("", one.n), numbers=(*one.numbers, *numbers), measures=())

    def _read(self, game: Any, amount: Amount) -> int:
        """A number, 0 where nothing has one; of what has left as it was last; halves are rounded down."""
        facts = game.rules.facts
        if amount.among is not None:
            value = len(found(facts, game, amount.among, self.context))
        else:
            assert amount.of is not None
            how = amount.of.how
            ids = (self.was or self.source,) if how == "this" else dict(self.regs).get(how, ())
            value = sum(facts.number(game, ident, amount.what, None) or 0 for ident in ids)
        return value * amount.times // (2 if amount.half else 1)

    def pointed(self, game: Any, target: Target) -> tuple[int, ...]:
        """What an instruction is done to."""
        if target.how in _CHOSEN:
            return tuple(int(option[1]) for option in game.taken)
        if target.how == "all":
            assert target.among is not None
            return found(game.rules.facts, game, target.among, self.context)
        if target.how == "this":
            return (self.source,)
        if target.how == "bearer":
            there = game.objs.get(self.source)
            return () if there is None else (there.host or there.id,)
        return dict(self.regs).get(target.how, ())


def text_below(game: Any) -> Effects | None:
    """The text that is being carried out below the present frame, to be written to: a fork writes to its own."""
    for place in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[place]
        if isinstance(frame, Effects):
            if frame.owner is not game.token:
                frame = game.frames[place] = frame.copy(game.token)
            return frame
    return None
