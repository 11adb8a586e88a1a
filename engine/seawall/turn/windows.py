"""When players may act: the main phase and action steps. Nothing waits on a stack (R-G06)."""

from __future__ import annotations

from typing import Any

from engine.kernel import atoms
from engine.kernel.decisions import Option
from engine.kernel.windows import Window, WindowPolicy
from engine.seawall.play.legality import ACTION, MAIN, text_of
from engine.seawall.play.options import options
from engine.seawall.play.playing import Activate, Pair, Play, Support
from engine.seawall.play.triggered import Triggers
from engine.seawall.turn.attack import Attack


class Acting(Window):
    """What both have in common: an act is finished with its triggers before the next question (9-3-1-4)."""

    __slots__ = ()
    TIMING = ""

    def primary(self, game: Any) -> int:
        """The active player."""
        return int(game.owner)

    def checks(self, game: Any) -> bool:
        """Triggers first (6-5-1)."""
        if game.pending:
            game.push(Triggers())
        return False

    def options(self, game: Any, seat: int) -> tuple[Option, ...]:
        """What may be done."""
        return options(game, seat, self.TIMING)

    def waiting(self, game: Any) -> bool:
        """Nothing ever does."""
        return False

    def act(self, game: Any, seat: int, option: Option) -> None:
        """Begin it."""
        verb, ident = option[0], int(option[1])
        if verb in ("play", "pair"):
            atoms.disclose(game, game.objs[ident])  # before its cost is looked at
        if verb == "play":
            game.push(Play(seat, ident, self.TIMING))
        elif verb == "pair":
            game.push(Pair(seat, ident, int(option[2])))
        elif verb == "activate":
            found = text_of(game, int(option[2]), int(option[3]))
            assert found is not None
            game.push(Activate(seat, found[0], found[1]))
        elif verb == "support":
            game.push(Support(seat, ident, int(option[2])))
        else:
            game.push(Attack(seat, ident, int(option[2]), ActionStep()))


class Main(Acting):
    """The main phase (6-5): the active player acts until he ends it (6-5-5-1)."""

    __slots__ = ()
    POLICY = WindowPolicy("primary", "same", "same", stack=False, closes=1)
    TIMING = MAIN
    PURPOSE = "main"
    PROMPT = "Act, or end the main phase"
    ALWAYS_ASK = True


class ActionStep(Acting):
    """An action step (chapter 8): the standby player first, then in turn, until both pass in a row."""

    __slots__ = ()
    POLICY = WindowPolicy("other", "other", "other", stack=False, closes=2)
    TIMING = ACTION
    PURPOSE = "action"
