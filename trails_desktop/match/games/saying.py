"""What a seat is told of what happened: events as that seat may know them, and the words that a game hands in for them.

What is kept of an event is without words, so that the log follows the language. A card is named if the seat sees what
it is before or after; all others are "a card". No Qt: a referee tells its seats in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.kernel.events import Event
from engine.records.lines import CONCEDE
from engine.views import CardView, View


@dataclass(frozen=True, slots=True)
class LogWords:
    """How an event of one kind stands in the log. template: with the fields ``{who}`` (whose doing it is, or whom it
    concerns), ``{card}``, ``{source}`` (what did it), ``{n}``, ``{place}`` and ``{extra}``, filled in as the seat shown
    may know them; "" says nothing. by_place: other templates by the zone to which a card goes. opens_turn: a turn
    begins with it."""

    template: str
    by_place: Mapping[str, str] = field(default_factory=dict)
    opens_turn: bool = False


class Words(Protocol):
    """The words of a game; a :class:`trails_desktop.games.kit.GameKit` has them."""

    @property
    def log(self) -> Callable[[], Mapping[str, LogWords]]:
        """Words by kind of event, or by kind and cause with a space between."""

    @property
    def places(self) -> Callable[[], Mapping[str, str]]:
        """Words by zone, step and whatever else events name."""

    @property
    def reasons(self) -> Callable[[str], str]:
        """A template of a reason in the language in use."""

    @property
    def card_name(self) -> Callable[[str, str], str]:
        """A card's name in the language in use, from its number and its name in English."""


@dataclass(frozen=True, slots=True)
class Said:
    """An event as a seat may know it. kind, cause: its own. by: whose doing, -1 for the rules. whom: the seat named.
    card, source: number and name, None if it is not seen. place: the zone it goes to, "" for none."""

    kind: str
    turn: int
    by: int
    whom: int
    rule: str
    cause: str = ""
    n: int = 0
    card: tuple[str, str] | None = None
    source: tuple[str, str] | None = None
    place: str = ""
    extra: str = ""
    cards: tuple[int, ...] = ()


#: A seat gives up, which is no event of its game.
CONCEDED_KIND = str(CONCEDE[0][0])
#: Its cause, where the seat did not say so itself: its time has run out.
LATE = "late"


def told(match: Any, events: Iterable[Event], before: View | None, after: View, turns: Iterable[str]) -> list[Said]:
    """What a seat is told of events. before, after: its views around them. turns: kinds that begin a turn."""
    events, turns = list(events), frozenset(turns)
    faces = _faces(events, before, after)
    turn = after.turn if before is None else before.turn
    out = []
    for event in events:
        if event.kind in turns:
            turn = after.turn
        shown = faces.get(event.new or event.obj)
        owner = -1 if shown is None else shown.owner
        ident = (event.new or event.obj) if shown is not None and shown.name is not None else 0
        out.append(
            Said(
                kind=event.kind,
                turn=turn,
                by=event.by,
                whom=event.seat if event.seat >= 0 else event.by if event.by >= 0 else owner,
                rule=event.rule,
                cause=event.cause,
                n=event.n,
                card=_face(shown),
                source=_face(faces.get(event.src)),
                place=match.spec(event.to).name if event.to >= 0 else "",
                extra=str(event.extra) if isinstance(event.extra, str | int) else "",
                cards=(ident,) if ident else (),
            )
        )
    return out


def _face(card: CardView | None) -> tuple[str, str] | None:
    return None if card is None or card.name is None else (card.number or "", card.name)


def _faces(events: Sequence[Event], before: View | None, after: View) -> dict[int, CardView]:
    """Cards by id, as the seat sees them: one whose way it sees at either end it knows all the way."""
    faces: dict[int, CardView] = {}
    for view in (before, after):
        for card in () if view is None else view.cards():
            if card.name is not None or card.id not in faces:
                faces[card.id] = card
    for event in (*events, *reversed(events)):  # forwards what was known, backwards what came to light
        if event.new and event.new != event.obj:
            old, new = faces.get(event.obj), faces.get(event.new)
            for one, other, ident in ((old, new, event.new), (new, old, event.obj)):
                if one is not None and one.name is not None and (other is None or other.name is None):
                    faces[ident] = one
    return faces
