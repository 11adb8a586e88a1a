"""What a sealed match needs of a game: its rules on one side's knowledge, what both see alike, and the whole match once
more when both secrets are open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from engine.concealment import Secret
from engine.games import FIRST
from engine.kernel.chance import Chance
from engine.kernel.decisions import Answer, Decision
from engine.kernel.events import Event
from engine.records.lines import Given
from engine.takeback import Seen
from engine.trails.cards.pool import CardPool
from trails_desktop.lan.line.sentences import Fault, say


class SealedGame(Protocol):
    """A game of which two programs each know their own cards only."""

    @property
    def rules(self) -> str:
        """Which rules, as programs say to each other."""

    @property
    def engine(self) -> int:
        """Which version of them."""

    # --- before the first card
    def digests(self) -> Mapping[str, str]:
        """Digests of all cards, by number."""

    def cards_of(self, numbers: Sequence[str]) -> list[Any]:
        """Playable cards."""

    def switches(self, named: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        """The rulings agreed on. Raises TypeError for one that is not known."""

    def unplayable(self, deck: Sequence[str]) -> Sequence[str]:
        """Cards of a deck with which no sealed match can be played."""

    def deck_problem(self, deck: Sequence[str], mode: str) -> str:
        """Why a deck may not be played, "" if it may."""

    def arranged(self, secret: Secret, deck: Sequence[str]) -> tuple[str, ...]:
        """A deck in the order of its slots, which is the one in which the rules hold its cards."""

    def starter(
        self, chance: Chance, book: Sequence[Any], sizes: tuple[int, int], own: tuple[int, Sequence[str]],
        cards: Mapping[str, Any], switches: Mapping[str, Any],
    ) -> Callable[[], Any]:  # fmt: skip
        """What begins a match on one side's knowledge. book: cards by physical index, it only grows. own: the seat that
        is known and its slots. cards: all that the match may be played with."""

    # --- in step
    def facts(self, match: Any) -> bytes:
        """Eight bytes of what both sides must agree on at a question."""

    def hidden(self, match: Any, obj: Any) -> bool:
        """Whether an object lies where its card is not public by itself."""

    def learn(self, match: Any, known: Iterable[tuple[int, int]]) -> None:
        """Make objects known: (object id, physical card)."""

    def asked(self, match: Any) -> None:
        """A question is open, or none is: what is done before anybody looks at it."""

    def downs(self, match: Any, seat: int) -> set[int]:
        """Objects of a seat whose card it laid down unseen, and is bound to."""

    def kept_order(self, decision: Decision, answer: Answer) -> Answer | None:
        """What is sent in place of an answer whose order is its player's alone, None if nothing is kept."""

    def secret(self, decision: Decision, match: Any) -> bool:
        """Whether having an answer to a question depends on hidden cards; public facts only."""

    # --- telling
    def view(self, match: Any, seat: int) -> Any:
        """What a seat may know."""

    def stands(self, match: Any) -> Any:
        """What :meth:`tell` and :meth:`sights` want to know of how a match stands, before an answer and after it."""

    def tell(self, match: Any, before: Any, events: Sequence[Event], seat: int) -> tuple[Sequence[Any], Sequence[Any]]:
        """What happened, as a seat may know it: for showing, and lines of the log."""

    def conceded(self, match: Any, seat: int, late: bool) -> Any:
        """The line of a seat that gave up."""

    def ended(self, seat: int) -> Sequence[Any]:
        """What is shown of a seat that gave up."""

    def sights(self, match: Any, before: Any, after: Any, events: Sequence[Event], by: int) -> tuple[Seen, ...]:
        """What seats came to see by an answer of ``by``."""

    def concede(self, match: Any, seat: int) -> None:
        """A seat gives up."""

    # --- afterwards
    def header(
        self, decks: tuple[Sequence[str], Sequence[str]], seed: str, names: tuple[str, str],
        switches: Mapping[str, Any], digests: Mapping[str, str], cards: Mapping[str, Any],
    ) -> Any:  # fmt: skip
        """The header of the record."""

    def start_open(self, header: Any, chance: Chance, secrets: tuple[Secret, Secret]) -> Any:
        """The match at its first question, with both secrets."""

    def mark(self, match: Any, turn: int, count: int) -> Any | None:
        """What the record says after answer number ``count``."""

    def record(self, header: Any, given: Sequence[Given], marks: Sequence[Any]) -> Any:
        """The record."""

    def where(self, match: Any, seat: int, card: int) -> str:
        """Where a physical card of a seat is: "undealt", "hand", "deck" or "" for elsewhere."""


def game_of(played: CardPool | SealedGame) -> str:
    """The id of a game; of the first one its cards are enough."""
    return FIRST if isinstance(played, CardPool) else played.rules


def no_other(ident: str) -> SealedGame:
    """Of a program that plays one game only. Raises :class:`Fault`."""
    raise Fault(say("This program does not know the game {game}", game=ident))
