"""A deck played alone: the real engine, another seat that only passes, an end after five turns, what they showed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import Answer, Refused
from engine.trails.cards.pool import CardPool
from engine.trails.records.record import Record, make_header
from engine.trails.state.sight import OPEN
from engine.trails.views.records import LogLine, View
from engine.trails.views.view import view
from trails_desktop.match.thinker import any_answer
from trails_desktop.match.timeline import PracticeMatch

TURNS: Final = 5  #: turns one plays alone
SELF, NOBODY = 0, 1  #: the seats
_PLAYS: Final = "{who} plays"  #: how the log's line about a played card begins


@dataclass(frozen=True, slots=True)
class TurnSum:
    """What one turn came to. cp, spent: CP gained and paid; played: card numbers in order; damage: bond the other side
    lost; hand, homebase, units: cards at the turn's end."""

    turn: int
    cp: int = 0
    spent: int = 0
    played: tuple[str, ...] = ()
    damage: int = 0
    hand: int = 0
    homebase: int = 0
    units: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """All of it. won: in which turn the other side's bond was gone, 0 if it was not; left: numbers in hand at last."""

    turns: tuple[TurnSum, ...] = ()
    won: int = 0
    left: tuple[str, ...] = field(default=())

    @property
    def damage(self) -> int:
        """Bond the other side lost."""
        return sum(turn.damage for turn in self.turns)

    @property
    def unspent(self) -> int:
        """CP that were gained and not paid for anything."""
        return sum(max(0, turn.cp - turn.spent) for turn in self.turns)


def passive(seen: View) -> Answer:
    """What somebody answers who does nothing: passes where that is possible, else the least that is asked."""
    decision = seen.decision
    assert decision is not None
    passing: Answer = (("pass",),)
    return passing if ("pass",) in decision.options else any_answer(decision)


class AloneMatch(PracticeMatch):
    """Seat A by hand, seat B passes; ``finished()`` comes when the fifth turn is over or the game is. Everything can be
    taken back, which opens it again. One's own eyes only: the other seat's cards stay hidden."""

    finished = Signal()

    def __init__(
        self,
        cards: Sequence[str],
        names: tuple[str, str],
        pool: CardPool,
        seed: int,
        parent: QObject | None = None,
    ) -> None:
        """cards: numbers of the deck, one a copy. Raises ``RecordError`` if it cannot be dealt."""
        header = make_header(pool, (cards, cards), seed, names, ("human", "nobody"))
        super().__init__(Record(header), pool, asks=(True, False), reply=passive, parent=parent)
        self.seed = seed
        self._looker = SELF
        self._told = False
        self.moved.connect(self._look_at_the_end)

    @property
    def over(self) -> bool:
        """Whether the five turns (or the game) are over."""
        return self.game.turn > TURNS or self.game.outcome is not None

    def view(self) -> View:
        seen = super().view()
        return replace(seen, decision=None, asked=-1) if self.over else seen

    def answer(self, answer: Answer) -> None:
        if self.over:
            raise Refused("these turns are over")
        super().answer(answer)

    def _goes_on(self) -> bool:
        return not self.over

    def _advance(self) -> None:
        super()._advance()
        if self.over and not self._told:
            self._told = True
            self.finished.emit()

    def _look_at_the_end(self) -> None:
        if not self.over:
            self._told = False

    def summary(self) -> Summary:
        """What the turns up to now came to."""
        sums: dict[int, TurnSum] = {}
        turn = 0
        for point in self.line.points[: self._at + 1]:
            events, lines = point.told.events[SELF], point.told.lines[SELF]
            for event in events:
                turn += event.kind == "turn_start"
                now = sums.get(turn, TurnSum(turn))
                if event.kind == "cp" and event.seat == SELF:
                    gained = event.amount > 0
                    now = (
                        replace(now, cp=now.cp + event.amount)
                        if gained
                        else replace(now, spent=now.spent - event.amount)
                    )
                elif event.kind == "bond" and event.seat == NOBODY and event.amount < 0:
                    now = replace(now, damage=now.damage - event.amount)
                sums[turn] = now
            for line in lines:
                if number := _played(line):
                    now = sums.get(line.turn, TurnSum(line.turn))
                    sums[line.turn] = replace(now, played=(*now.played, number))
            if point.game.turn in sums:  # the last point of a turn is its end
                side = view(point.game, OPEN).players[SELF]
                units = sum("UNIT" in card.types for card in side.field)
                sums[point.game.turn] = replace(
                    sums[point.game.turn], hand=len(side.hand), homebase=len(side.homebase), units=units
                )
        outcome = self.game.outcome
        won = self.game.turn if outcome is not None and self.view().winner == SELF else 0
        hand = view(self.game, OPEN).players[SELF].hand
        kept = tuple(sums[at] for at in sorted(sums) if 1 <= at <= TURNS)
        return Summary(kept, won, tuple(card.number for card in hand if card.number is not None))


def _played(line: LogLine) -> str:
    """The number of the card a log line says one played, "" if it says something else."""
    if line.seat != SELF or not line.template.startswith(_PLAYS):
        return ""
    card = dict(line.args).get("card")
    return str(card[1]) if isinstance(card, tuple) and card[0] == "card" else ""
