"""Carrying out one move of a seat: what is alike in games with cards as data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from engine.effects.reasons import Reason
from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.kernel.replace import Replacing
from engine.scenario.common.result import LIMIT, Failure
from engine.scenario.common.table import Table, described

TableT = TypeVar("TableT", bound=Table[Any, Any])
MoveT = TypeVar("MoveT", bound="Moving")


class Moving(Protocol):
    """A move of a seat."""

    @property
    def seat(self) -> int:
        """Whose."""

    @property
    def verb(self) -> str:
        """Which."""

    @property
    def shown(self) -> str:
        """The move as messages quote it."""


def one_by_one(decision: Decision) -> bool:
    """Whether it is asked which comes next, one after the other."""
    return decision.purpose == "order" and decision.kind is Kind.CHOOSE


class Illegal(Exception):
    """A move that is refused."""

    def __init__(self, reasons: Iterable[Reason], note: str = "") -> None:
        self.reasons = tuple(reasons)
        said = dict.fromkeys(reason.said for reason in self.reasons)
        super().__init__("; ".join(part for part in (note, *said) if part) or "it is not legal")


class Actor(ABC, Generic[TableT, MoveT]):
    """Carries out moves on a table; after a move ``table`` is where it went on. purposes: of a verb, the questions that
    it answers."""

    __slots__ = ("table",)
    purposes: Mapping[str, tuple[str, ...]]

    def __init__(self, table: TableT) -> None:
        self.table = table

    @abstractmethod
    def act(self, move: MoveT, trying: bool = False) -> None:
        """Carry a move out. Raises :class:`Illegal` or :class:`Failure`. trying: it is expected to be refused."""

    @abstractmethod
    def _illegal(self, move: MoveT, table: TableT | None = None, note: str = "") -> Illegal:
        """Why a move is refused, on a table."""

    @abstractmethod
    def _over(self, decision: Decision) -> bool:
        """Whether who is asked can do nothing."""

    @abstractmethod
    def _means(self, option: Option, name: str) -> bool:
        """Whether an option is called so."""

    @abstractmethod
    def _not_offered(self, decision: Decision, name: str) -> Reason:
        """Against choosing what is no option."""

    def _stays(self, move: MoveT, decision: Decision, trying: bool) -> bool:
        """Whether a seat is not passed over although it could be."""
        return False

    def _reach(self, move: MoveT, trying: bool) -> Decision:
        """Pass over others until the seat is asked for something of the kind."""
        table = self.table
        present = table.fork()
        decision = table.open()
        for _ in range(LIMIT):
            if decision is None:
                raise self._illegal(move, present)
            fits = decision.seat == move.seat and decision.purpose in self.purposes[move.verb]
            if fits and (trying or not self._over(decision)):
                return decision
            if not table.passes(decision) or self._stays(move, decision, trying):
                raise self._illegal(move, present, f"{described(decision)} first")
            table.answer(decision.options)
            decision = table.open()
        raise Failure("nobody is ever asked for that")

    def _asked(self, move: MoveT) -> bool:
        """Whether the seat is the next one that is really asked, for a choice."""
        decision = self.table.fork().skip()
        return decision is not None and decision.seat == move.seat and decision.purpose in self.purposes[move.verb]

    def _picked(self, decision: Decision, names: Sequence[str]) -> Answer:
        """The options that are called so. Raises :class:`Illegal`."""
        taken: list[Option] = []
        for name in names:
            option = next((one for one in decision.options if one not in taken and self._means(one, name)), None)
            if option is None:
                raise Illegal((self._not_offered(decision, name),))
            taken.append(option)
        return tuple(taken)

    def _in_turn(self, seat: int, names: Sequence[str], decision: Decision) -> None:
        """Several that come one after the other, named at once; the last of them is not asked about any more."""
        self._picked(decision, names)  # each of the names means another option
        for name in names:
            self._answer(self._picked(decision, (name,)))
            following = self.table.open()
            if following is None or following.seat != seat or not one_by_one(following):
                return
            decision = following

    @abstractmethod
    def _answer(self, answer: Answer) -> None:
        """Answer the open question. Raises :class:`Illegal`."""

    def _spent(self, named: Sequence[str], held: Sequence[str], count: int, rules: tuple[str, ...]) -> None:
        """What is named as discarded besides must be so many cards, and be held. Raises :class:`Illegal`."""
        if len(named) != count:
            args = (("count", count), ("named", len(named)))
            raise Illegal((Reason(rules, "The cost discards {count} cards, named are {named}", args),))
        for name in set(named):
            if named.count(name) > held.count(name):
                raise Illegal((Reason(rules, "{name} cannot be discarded for it", (("name", name),)),))

    def _replacement(self, place: int) -> Any:
        """One of the replacement effects between which somebody chooses, None if there is no such."""
        game = self.table.game
        frame = game.frames[-1]
        if not isinstance(frame, Replacing) or frame.current is None:
            return None
        found = [one for one in game.rules.replacements(game, frame.current) if one.key not in frame.used]
        return found[place] if place < len(found) else None
