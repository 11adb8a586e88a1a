"""What a table may ask of a match: the one port between the scene and whoever runs the game.

Hotseat, computer, network and replay all stand behind it. The port speaks views, decisions and answers only; it never
hands out the state. Whoever implements it is a ``QObject`` with the signals ``changed`` (something happened: draw the
new view, play the events) and ``seat_wanted`` (another person must sit down: show the curtain first).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from engine.kernel.decisions import Answer, Option
from engine.trails.tree.reasons import Reason
from engine.trails.views.forecast import CardTag, Forecast
from engine.trails.views.records import EventView, LogLine, View
from engine.trails.views.takeback import Undo

__all__ = [
    "CardTag", "Coached", "Distant", "Forecast", "Foreseer", "MatchChange", "MatchPort", "Payment", "Reason",
    "Thinking", "Undo", "View", "Wary", "Watched",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class MatchChange:
    """What came since the last change, as the seat shown may know it."""

    events: tuple[EventView, ...]
    log: tuple[LogLine, ...]
    jumped: bool = False  #: True: no animation, the view was replaced (seat change, take back, load)
    more: bool = False  #: another change follows at once: what is drawn need not be drawn before that one is told

    def followed_by(self, later: MatchChange) -> MatchChange:
        """Both as one, for whoever draws only what is so after the later one."""
        jumped = self.jumped or later.jumped
        return MatchChange(self.events + later.events, self.log + later.log, jumped, later.more)


@dataclass(frozen=True, slots=True)
class Payment:
    """How something would be paid. proposed: homebase cards that would be actioned, () where nothing is or something
    else is asked first. options: all that may be used instead, in the order of the proposal."""

    proposed: tuple[int, ...] = ()
    options: tuple[int, ...] = ()


@runtime_checkable
class Foreseer(Protocol):
    """A match that can try an answer on a copy: a port need not be one."""

    def foresee_payment(self, answer: Answer) -> Payment | None:
        """The homebase cards of the shown seat that would be actioned to pay for that answer; nothing changes. None
        where that is not known yet (:class:`Distant`)."""


@runtime_checkable
class Wary(Protocol):
    """A match that can tell what would do nothing: a port need not be one."""

    def foresee_idle(self, option: Option) -> Reason | None:
        """Why playing that now would do nothing; None if it may do something, or nobody knows."""


@runtime_checkable
class Coached(Protocol):
    """A match in which the seat shown may ask for advice: a port need not be one."""

    @property
    def coach(self) -> Any:
        """Who advises: ``ask()`` about the open question, ``advised(object)``; None against a person."""

    def advise(self) -> None:
        """Ask the coach about the question of the shown seat, by what that seat knows."""


@runtime_checkable
class Distant(Protocol):
    """A match whose rules run elsewhere: forecast, reasons and payment may come later than they are asked for. A port
    need not be one. Signals: ``foreseen()``, ask again; ``explained(obj, verb)``, the reasons are there."""

    @property
    def foreseen(self) -> Any:
        """See above."""

    @property
    def explained(self) -> Any:
        """See above."""


@runtime_checkable
class Watched(Protocol):
    """A match that may be one that is only watched: a port need not say."""

    @property
    def watched(self) -> bool:
        """Whether nobody here ever answers: nothing is passed and nothing taken back."""


@runtime_checkable
class Thinking(Protocol):
    """A match in which a computer player may think: a port need not be one."""

    @property
    def thinks_here(self) -> bool:
        """Whether it thinks inside this program, because the system lets no second process start."""


class MatchPort(Protocol):
    """See the module's text. Signals: ``changed(MatchChange)``, ``seat_wanted(int)``, ``thinking(bool)``."""

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""

    @property
    def orgs(self) -> tuple[str, str]:
        """Main organization of each seat's deck (a name, "" if none), for medals."""

    def view(self) -> View:
        """What the shown seat sees now."""

    def log(self) -> Sequence[LogLine]:
        """The whole log of the shown seat."""

    def answer(self, answer: Answer) -> None:
        """Answer the shown seat's decision. Raises :class:`engine.kernel.decisions.Refused`; then nothing changed."""

    def payment(self) -> Answer:
        """The payment the engine proposes for a pending ``pay`` decision (face-down cards first)."""

    def forecast(self, attackers: Sequence[int], target: int, seat: int) -> Forecast | None:
        """Dry run of an attack on object ``target`` (or, if 0, on player ``seat``); None if it is not legal."""

    def attack_targets(self, attackers: Sequence[int]) -> tuple[tuple[str, int], ...]:
        """What these attackers together may attack: ``("pick", id)`` and ``("seat", n)``."""

    def why_not(self, obj: int, verb: str = "") -> tuple[Reason, ...] | None:
        """Why object ``obj`` cannot be used now (for one verb, or for anything); empty if it can, or if nobody knows.
        None: it was asked for, and :class:`Distant` tells when it is known."""

    def undo_state(self) -> Undo:
        """Whether the last answer of the shown seat can be taken back."""

    def undo(self) -> None:
        """Take the last answer of the shown seat back; where the other player is to be asked, that was done aloud."""

    def concede(self) -> None:
        """The shown seat gives up (103.4)."""

    def sit_down(self, seat: int) -> None:
        """The person of ``seat`` is at the screen: show that seat's view."""
