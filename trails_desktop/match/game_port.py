"""What the board of any game may ask of a match. Whoever runs the match (local, network, replay) stands behind it.

It speaks :class:`engine.views.View`, decisions and answers, and no word of one game. Trails' own table asks more
(:mod:`trails_desktop.match.api`). Whoever implements it is a ``QObject`` with the signals ``changed(GameChange)``
(draw the new view), ``seat_wanted(int)`` (another person must sit down: the curtain first) and ``thinking(bool)``
(a computer player is at work). One that is played in another place has ``told()``, too: what :meth:`GameMatch.try_out`
or :meth:`GameMatch.why_not` could not say yet is known now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.kernel.decisions import Answer, Option
from engine.views import View


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. text: in the language in use. turn: when. seat: whose doing, -1 for the rules. rule: by which.
    cards: the ids of cards it speaks of, as far as the seat shown may know them."""

    text: str
    turn: int
    seat: int = -1
    rule: str = ""
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GameChange:
    """What came since the last change. jumped: no animation, the view was replaced (seat change, take back, load).
    more: another change follows at once: what is drawn need not be drawn before that one is told."""

    lines: tuple[Line, ...] = ()
    jumped: bool = False
    more: bool = False


class GameMatch(Protocol):
    """See the module's text."""

    @property
    def game_id(self) -> str:
        """Which game, by its id (:mod:`engine.games`)."""

    @property
    def seat(self) -> int:
        """The seat whose view is shown."""

    @property
    def names(self) -> tuple[str, str]:
        """Players' names by seat."""

    def view(self) -> View:
        """What the shown seat sees now; its ``decision`` is the open question if it is the seat's."""

    def log(self) -> Sequence[Line]:
        """The whole log of the shown seat."""

    def answer(self, answer: Answer) -> None:
        """Answer the shown seat's decision. Raises :class:`engine.kernel.decisions.Refused`; then nothing changed."""

    def try_out(self, answer: Answer) -> View | None:
        """The shown seat's view after an answer, on a copy in which what is hidden from it stays hidden; None if the
        answer is not legal, or nobody can tell."""

    def why_not(self, card: int, option: Option = ()) -> tuple[str, ...]:
        """Why a card (or one option with it) cannot be used now, in sentences with rule ids; empty if it can, or if
        nobody knows."""

    def can_undo(self) -> bool:
        """Whether the last answer of the shown seat can be taken back."""

    def undo(self) -> None:
        """Take the last answer of the shown seat back; where the other player is to be asked, that was done aloud."""

    def concede(self) -> None:
        """The shown seat gives up."""

    def sit_down(self, seat: int) -> None:
        """The person of ``seat`` is at the screen: show that seat's view."""
