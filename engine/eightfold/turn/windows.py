"""Priority (11.1): rounds in which both may act, with the stack."""

from __future__ import annotations

from typing import Any

from engine.eightfold.events.triggers import note_states
from engine.eightfold.play.checks import Checks
from engine.eightfold.play.legality import MAINS
from engine.eightfold.play.loops import MANY, NameCount, acted, permitted, repeated
from engine.eightfold.play.options import options
from engine.eightfold.play.playing import Play, Use
from engine.eightfold.play.resolving import Resolve
from engine.eightfold.state.match import printed
from engine.eightfold.state.zones import FIELDS, STACK
from engine.kernel import atoms
from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.windows import Window, WindowPolicy


class Priority(Window):
    """A round of priority: the turn player first, who acts goes on, after a resolution the turn player (R-S09)."""

    __slots__ = ()
    POLICY = WindowPolicy("primary", "same", "primary", stack=True, closes=2)
    PURPOSE = "priority"
    PROMPT = "Act, or pass"

    def primary(self, game: Any) -> int:
        """The turn player."""
        return int(game.owner)

    def checks(self, game: Any) -> bool:
        """Rule processes and waiting abilities, before every question (12.3)."""
        game.push(Checks())
        stirred = bool(game.pending) or note_states(game)
        return bool(stirred and self.passes)

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        """What may be done."""
        return options(game, seat)

    def offer(self, game: Any) -> None:
        """Ask the holder; the turn player in a Main Phase with an empty stack in any case. First, how often a loop
        runs (13.2)."""
        if game.acts and (cycle := repeated(game, self.holder, self.passes)):
            self.jump("window.ask")
            game.push(NameCount(cycle, game.owner))
            return
        found = self.options(game, self.holder)
        if game.barred or len(game.runs) >= MANY:
            found = permitted(game, self.holder, self.passes, found)
        asked = Decision(self.holder, Kind.ACT, self.PURPOSE, game.rule, self.PROMPT, found)
        if must_answer(asked, game):
            game.decision = asked
        else:
            game.ask(asked)

    def waiting(self, game: Any) -> bool:
        """Whether something is on the stack."""
        return bool(game.zones[STACK])

    def resolve(self, game: Any) -> None:
        """The top of it."""
        game.push(Resolve())

    def act(self, game: Any, seat: int, option: Option) -> None:
        """Begin it, and note where. After what does not use the stack the turn player is asked (11.3.10)."""
        verb, ident = option[0], int(option[1])
        atoms.disclose(game, game.objs[ident])  # before its cost is looked at
        acted(game, seat, self.passes, option)
        if verb == "play":
            game.push(Play(seat, ident))
            return
        obj = game.objs[ident]
        abilities = game.derived.traits[ident].abilities if obj.zone in FIELDS else printed(game, obj).abilities
        ability = next(one for one in abilities if one.number == int(option[2]))
        game.push(Use(seat, ident, ability))


def must_answer(decision: Decision, game: Any) -> bool:
    """Whether a question of priority is put though only passing is possible: to the turn player in a Main Phase with
    an empty stack."""
    if decision.purpose != "priority" or decision.kind is not Kind.ACT:
        return True
    return decision.seat == game.owner and game.step in MAINS and not game.zones[STACK]
