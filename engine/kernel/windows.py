"""Windows: rounds in which seats may act, run by a policy.

The policy says who is first, who is next after an act, a pass and a resolution, whether acts wait on a stack, and when
the window closes. Nothing of it is wired in: a game with no stack and alternating seats uses the same frame.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.frames import Frame, step
from engine.kernel.frozen import frozen
from engine.kernel.zones import SEATS


@frozen
class WindowPolicy:
    """first: "primary" or "other". after_act, after_resolution: "same", "other" or "primary". stack: acts wait.

    closes: number of passes in a row that close the window, or resolve the top of the stack if something waits.
    """

    first: str = "primary"
    after_act: str = "same"
    after_resolution: str = "primary"
    stack: bool = True
    closes: int = SEATS


class Window(Frame):
    """A window. Rulesets subclass it and supply what is checked, offered and done.

    PURPOSE, PROMPT: of its question. ALWAYS_ASK: whether a seat that can only pass is asked all the same.
    """

    __slots__ = ("holder", "passes")
    POLICY = WindowPolicy()
    PURPOSE = "priority"
    PROMPT = "Act or pass"
    ALWAYS_ASK = False

    def __init__(self) -> None:
        super().__init__()
        self.holder = -1
        self.passes = 0

    # hooks ---------------------------------------------------------------------------------------------------------
    def primary(self, game: Any) -> int:
        """The seat whose window it is."""
        raise NotImplementedError

    def checks(self, game: Any) -> bool:
        """Run what must be checked before somebody may act; True if something was put up and passes start over."""
        raise NotImplementedError

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        """Everything the seat may do, ``("pass",)`` first."""
        raise NotImplementedError

    def act(self, game: Any, seat: int, option: Option) -> None:
        """Carry out an option other than passing."""
        raise NotImplementedError

    def waiting(self, game: Any) -> bool:
        """Whether something waits to be resolved."""
        raise NotImplementedError

    def resolve(self, game: Any) -> None:
        """Resolve what waits on top."""
        raise NotImplementedError

    # steps ---------------------------------------------------------------------------------------------------------
    def _seat(self, game: Any, who: str) -> int:
        if who == "same":
            return self.holder
        if who == "other":
            return (self.holder if self.holder >= 0 else self.primary(game)) ^ 1
        return self.primary(game)

    @step("window.first")
    def begin(self, game: Any) -> None:
        """Decide who is asked first."""
        self.holder = self._seat(game, self.POLICY.first)

    @step("window.check")
    def check(self, game: Any) -> None:
        """Checks before every question."""
        if self.checks(game):
            self.passes = 0

    @step("window.ask")
    def offer(self, game: Any) -> None:
        """Ask the holder."""
        options = self.options(game, self.holder)
        if game.auto and len(options) == 1 and not self.ALWAYS_ASK:
            game.taken = options
            return
        asked = Decision(self.holder, Kind.ACT, self.PURPOSE, game.rule, self.PROMPT, options)
        if self.ALWAYS_ASK:
            game.decision = asked
        else:
            game.ask(asked)

    @step("window.act")
    def go_on(self, game: Any) -> None:
        """Do what was answered and find out who is next."""
        option = game.taken[0]
        if option[0] != "pass":
            self.passes = 0
            seat = self.holder
            self.holder = self._seat(game, self.POLICY.after_act)
            self.pc = 1
            self.act(game, seat, option)
            return
        self.passes += 1
        if self.passes < self.POLICY.closes:
            self.holder ^= 1
            self.pc = 1
            return
        if self.POLICY.stack and self.waiting(game):
            self.passes = 0
            self.holder = self._seat(game, self.POLICY.after_resolution)
            self.pc = 1
            self.resolve(game)
            return
        game.frames.pop()
