"""What a seat sees, in records without a word of one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.decisions import Decision
from engine.kernel.zones import Sight


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as a seat sees it. id: the object's, a handle without meaning. name, number: None for one that is hidden.
    turned: rested. host: what it lies under, 0 for nothing. numbers, words: what it is at present, by field; counters:
    what lies on it; marks: yes-or-no words that hold."""

    id: int
    owner: int
    zone: str
    name: str | None = None
    number: str | None = None
    type: str = ""
    face_up: bool = True
    turned: bool = False
    host: int = 0
    token: bool = False
    numbers: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    counters: Mapping[str, int] = field(default_factory=dict)
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's side. zones: cards by the name of the place; sizes: how many are in each."""

    seat: int
    zones: Mapping[str, tuple[CardView, ...]]
    sizes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class BattleView:
    """A fight going on: who attacks what (-1: the player), and whether somebody else took it over. beside: who attacks
    together with the attacker."""

    attacker: int
    target: int
    blocked: bool
    beside: tuple[int, ...] = ()

    @property
    def attackers(self) -> tuple[int, ...]:
        """All who attack."""
        return (self.attacker, *self.beside)


@dataclass(frozen=True, slots=True)
class View:
    """A match as a seat sees it. active: whose turn. shared: cards in places of both. decision: only for who is asked;
    asked, asked_for: who is asked and for what. winner: None while it goes on, -1 for a draw."""

    seat: int
    turn: int
    active: int
    step: str
    rule: str
    sides: tuple[SideView, ...] = ()
    shared: tuple[CardView, ...] = ()
    battle: BattleView | None = None
    decision: Decision | None = None
    asked: int | None = None
    asked_for: str = ""
    winner: int | None = None

    def cards(self) -> Iterable[CardView]:
        """Every card on the table."""
        for side in self.sides:
            for cards in side.zones.values():
                yield from cards
        yield from self.shared

    def card(self, ident: int) -> CardView | None:
        """A card by its id."""
        return next((card for card in self.cards() if card.id == ident), None)


def sees(sight: Sight, owner: int, seat: int) -> bool:
    """Whether a seat sees what the cards of a place are."""
    return sight is Sight.ALL or (sight is Sight.OWNER and owner == seat)


def looked_through(game: Any, seat: int) -> frozenset[int]:
    """What a seat may find where it searches now: it sees these cards while it is asked, wherever they lie."""
    decision = game.decision
    if decision is None or decision.seat != seat or ("verb", "search") not in decision.args:
        return frozenset()
    return frozenset(int(option[1]) for option in decision.options if len(option) > 1)


def headed(
    game: Any,
    seat: int,
    sides: tuple[SideView, ...] = (),
    shared: tuple[CardView, ...] = (),
    battle: BattleView | None = None,
) -> View:
    """A view of a match: what every seat may know of its state, and the question if it is the seat's."""
    decision = game.decision if game.outcome is None else None
    return View(
        seat=seat,
        turn=game.turn,
        active=game.owner,
        step=game.step,
        rule=game.rule,
        sides=sides,
        shared=shared,
        battle=battle,
        decision=decision if decision is not None and decision.seat == seat else None,
        asked=None if decision is None else decision.seat,
        asked_for="" if decision is None else decision.purpose,
        winner=None if game.outcome is None else game.outcome.winner,
    )


def asked_seat(game: Any) -> int:
    """The seat that is asked something. Raises ValueError if nobody is."""
    if game.decision is None or game.outcome is not None:
        raise ValueError("nobody is asked anything")
    seat: int = game.decision.seat
    return seat
