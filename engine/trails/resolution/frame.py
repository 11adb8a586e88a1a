"""Carrying out effects (1201.2, 1205), and asking first for the claims that an instruction needs (502.2b).

An effect is a list of instructions walked by one frame. An instruction is carried out by the ruleset's function of its
type, which returns True when it is done and False when it has asked something or pushed a frame and wants to be called
again with the next ``stage``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from typing import Any, get_args

from engine.kernel.decisions import Decision, Kind
from engine.kernel.events import Event
from engine.kernel.frames import step
from engine.trails import tree as t
from engine.trails.query.conditions import holders, secrets
from engine.trails.query.context import CLAIMED, Context, as_seen, bounded, lying
from engine.trails.query.filters import fitting, found, value
from engine.trails.query.following import follow, follow_own, present, settle
from engine.trails.query.possession import personal, settled
from engine.trails.state.frames import Speaking
from engine.trails.state.game import TrailsGame
from engine.trails.tree.variable_x import uses_x
from engine.trails.tree.zones import INDEX

#: What an instruction holds but does not work out itself.
_LATER = (*get_args(t.Instruction), t.Effect, *get_args(t.Craft))

PAID = "paid"  #: register of what a craft was paid with, where its effect speaks of it


class Effects(Speaking):
    """Walks instructions for a controller.

    code: what is left to do. regs: what has been bound. cause: "effect", or "cost" while paying with it. stage: how
    often the present instruction has been called. there: what was there of what is bound, before the instruction. own:
    the effect's own card then.
    formula: how X will be worked out by the first instruction that needs it, after which it stays (1305.2c, 1305.3).
    """

    __slots__ = ("cause", "code", "formula", "number", "own", "regs", "seat", "source", "stage", "there", "x")

    def __init__(
        self,
        seat: int,
        source: int,
        number: str,
        code: tuple[t.Instruction, ...],
        regs: dict[str, tuple[int, ...]],
        x: int | None = None,
        cause: str = "effect",
        formula: t.Amount | None = None,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.formula = formula
        self.number = number
        self.code = code
        self.regs = regs if CLAIMED not in regs else {name: regs[name] for name in regs if name != CLAIMED}
        self.x = x
        self.cause = cause
        self.stage = 0
        self.there: tuple[int, ...] = ()
        self.own = 0

    @property
    def speaker(self) -> int:
        """See :class:`engine.trails.state.frames.Speaking`."""
        return -1 if self.cause == "cost" else self.seat

    def context(self) -> Context:
        """The context of the present instruction."""
        return Context(self.seat, self.source, self.regs, self.x)

    def bind(self, register: str, idents: tuple[int, ...]) -> None:
        """Bind a register (registers are replaced, never changed in place, since forks share them)."""
        self.regs = {**self.regs, register: idents}

    def amount(self, game: TrailsGame, amount: t.Amount, ctx: Context | None = None) -> int:
        """How much an instruction does: an amount, as far as a game can hold it. What is beyond that is told."""
        return self.cut(game, value(game, amount, ctx or self.context()))

    def cut(self, game: TrailsGame, number: int) -> int:
        """As much of a number as a game can hold; the log tells that it was more."""
        held = bounded(number)
        if held != number:
            game.apply([self.event("cut", n=held, rule="104.2", extra=self.number)])
        return held

    def event(self, kind: str, obj: int = 0, **fields: Any) -> Event:
        """An event caused by this effect."""
        fields.setdefault("cause", self.cause)
        return Event(kind, obj, src=self.source, by=self.seat, **fields)

    def again(self) -> None:
        """Call the present instruction again at the stage that asked."""
        self.stage -= 1

    @step("1205.1d")
    def carry_out(self, game: TrailsGame) -> None:
        """Instructions one after another, as far as possible (104.2)."""
        verbs = game.rules.verbs
        while self.code:
            node = self.code[0]
            if self.stage == 0:
                self.regs = settle(game, self.regs) if self.regs else self.regs
                self.regs = follow(game, self.regs, self.there) if self.there else self.regs
                self.regs = follow_own(game, self.regs, self.source, self.own)
                self.there, own = present(game, self.regs), lying(game, self.source)[0]
                self.own = own if own in game.objs else 0
            if self.stage == 0 and personal(node):
                node = settled(game, node, self.context())
                self.code = (node, *self.code[1:])
            filters = asked(node)
            if needed := self.formula is not None and self.stage <= 0 and uses_x(node):
                filters = (*filters, *secrets(self.formula))
            if filters and CLAIMED not in self.regs:
                if self.stage == 0:
                    self.stage, self.pc = -1, 0
                    game.push(Claim(self, filters))
                    return
                self.stage = 0
                self.bind(CLAIMED, game.returned)
            if needed and self.formula is not None:
                self.x, self.formula = max(0, self.amount(game, self.formula)), None
            depth, code = len(game.frames), self.code
            if not verbs[type(node)](game, self, node):
                self.stage += 1
                self.pc = 0
                return
            self.stage = 0
            if CLAIMED in self.regs:  # what comes next asks for itself
                self.regs = {name: idents for name, idents in self.regs.items() if name != CLAIMED}
            if self.code is code:
                self.code = code[1:]
            if game.outcome is not None or game.decision is not None or len(game.frames) != depth:
                self.pc = 0
                return
        if self.cause == "cost" and PAID in self.regs:
            game.give(self.regs[PAID])


VerbFunction = Callable[[TrailsGame, Effects, Any], bool]


def claimed(
    game: TrailsGame, frame: Effects, filters: Iterable[t.Filter], among: tuple[int, ...] | None = None
) -> bool:
    """Ask for the claims that filters of counts need, one zone after the other; True when all have been answered.

    among: only these cards can be shown: those that lay there at the moment that counts.
    """
    wanted = [(f, seat) for f in filters for seat in holders(f, frame.seat)]
    if not wanted:
        return True
    if frame.stage == 0:
        frame.bind(CLAIMED, ())
    else:
        shown = tuple(int(option[1]) for option in game.taken)
        frame.bind(CLAIMED, (*frame.regs.get(CLAIMED, ()), *shown))
        if shown:
            seat = (
                game.looking[0]
                if game.looking[0] >= 0 and {*shown} <= {*game.looking[1]}
                else wanted[frame.stage - 1][1]
            )
            game.commit(Event("reveal", ident, seat=seat, n=1, by=seat, rule="502.2b") for ident in shown)
    for stage in range(frame.stage, len(wanted)):
        frame.stage = stage
        f, seat = wanted[stage]
        there = _asked_of(game, f, seat, frame)
        if game.looking[0] >= 0 and there and game.shown.union(game.looking[1]).issuperset(there):
            seat = game.looking[0]  # who sees them says what they are: their owner may not know it (502.2b)
        fits = [one for one in _fitting(game, f, frame) if one in there and (among is None or one in among)]
        frame.bind(CLAIMED, (*frame.regs[CLAIMED], *(one for one in fits if one in game.shown)))
        if game.shown.issuperset(there) and there:  # everybody sees them
            continue
        options = tuple(("pick", ident) for ident in fits if ident not in game.shown)
        if as_seen(f.among) in frame.regs and not (game.objs.keys() & there) - game.shown:
            continue  # what nobody saw has gone where nobody shows it
        prompt = "Show the cards that the effect asks for, or none"
        source = frame.source
        game.ask(Decision(seat, Kind.CHOOSE, "choose", "502.2b", prompt, options, 0, len(options), source=source))
        return False
    return True


def _asked_of(game: TrailsGame, f: t.Filter, seat: int, frame: Effects) -> frozenset[int]:
    """The cards of a player of which a count asks what they are: of what was looked at, whatever has become of it."""
    if as_seen(f.among) not in frame.regs:
        return frozenset(game.zones[INDEX[f.zone] + seat])
    seen = (game.find(one) for one in frame.regs[as_seen(f.among)])
    return frozenset(one.id for one in seen if one is not None and one.owner == seat)


def _fitting(game: TrailsGame, f: t.Filter, frame: Effects) -> list[int]:
    ctx = frame.context()
    return fitting(game, f, ctx) if as_seen(f.among) in frame.regs else found(game, f, ctx)


class Claim(Effects):
    """What the next instruction of the frame below counts among hidden cards is shown before it is carried out."""

    __slots__ = ("filters",)

    def __init__(self, frame: Effects, filters: tuple[t.Filter, ...]) -> None:
        super().__init__(frame.seat, frame.source, frame.number, (), frame.regs, frame.x, frame.cause)
        self.filters = filters

    @step("502.2b")
    def carry_out(self, game: TrailsGame) -> None:
        """Ask, then hand over what was shown."""
        if claimed(game, self, self.filters):
            game.give(self.regs[CLAIMED])
            return
        self.stage += 1
        self.pc = 0


@cache
def asked(node: t.Instruction) -> tuple[t.Filter, ...]:
    """What an instruction itself counts among hidden cards by what they are; not what it has carried out later."""
    values = (getattr(node, field.name) for field in fields(node))
    return tuple(f for value in values if not _is_later(value) for f in secrets(value))


def _is_later(value: Any) -> bool:
    return isinstance(value, _LATER) or (isinstance(value, tuple) and any(_is_later(part) for part in value))
