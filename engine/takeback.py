"""Whether an answer can be taken back, from what each seat has seen and done since.

Free while nobody saw anything hidden and the other player did nothing. After that the other player is asked: chance is
never thrown anew, so whoever takes back knows what comes. Never once the other player's hidden cards were seen: no
consent makes that unseen. Against the computer it is always free.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.kernel.zones import SEATS
from engine.views import looked_through, sees

Sight = Literal["drawn", "looked", "shown", "coin"]


@dataclass(frozen=True, slots=True)
class Undo:
    """Whether the last answer can be taken back: "free", "ask" (the other player) or "never", and why."""

    policy: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Seen:
    """Something hidden that a seat came to see. owner: whose card it is, -1 for a coin."""

    seat: int
    owner: int
    how: Sight


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and what came of it. auto: nobody gave it, it gave itself."""

    seat: int
    auto: bool
    seen: tuple[Seen, ...] = ()


@dataclass(frozen=True, slots=True)
class Known:
    """What seats know of a match at a moment. cards: by seat, each card of the decks whose face it knows, with its
    owner; coins: how many were thrown."""

    cards: tuple[Mapping[int, int], Mapping[int, int]]
    coins: int


def known_in(match: Any) -> Known:
    """What seats know of a match: what they see by the places where it lies, or look through (:mod:`engine.views`)."""
    cards: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for seat, seen in enumerate(cards):
        looking = looked_through(match, seat)
        for zone, ids in enumerate(match.zones):
            shown = sees(match.spec(zone).sight, zone % SEATS, seat)
            for ident in ids if shown else looking.intersection(ids):
                obj = match.objs[ident]
                if obj.known:
                    seen.update((card, obj.owner) for card in obj.cards)
    return Known(cards, match.coins)


def seen_between(before: Known, after: Known, by: int) -> tuple[Seen, ...]:
    """What seats came to see from one moment to the next. by: whose answer it was. A card that its owner knew and shows
    by an answer of its own is an act, not a sight."""
    found: list[Seen] = []
    for seat in range(SEATS):
        for card, owner in after.cards[seat].items():
            if card in before.cards[seat] or (owner != seat and owner == by and card in before.cards[owner]):
                continue
            found.append(Seen(seat, owner, "drawn" if owner == seat else "shown"))
    if before.coins != after.coins:
        found += [Seen(seat, -1, "coin") for seat in range(SEATS)]
    return tuple(dict.fromkeys(found))


def policy(seat: int, since: Sequence[Step], *, computer: bool = False, over: bool = False) -> Undo:
    """Whether ``seat`` may go back to before the first step of ``since``, its own answer; an empty one means there is
    none. computer: the other seat is no person. over: the game has ended."""
    if not since:
        return Undo("never", "There is nothing to take back")
    if over:
        return Undo("never", "The game is over")
    if computer:
        return Undo("free")
    other = seat ^ 1
    seen = [sight for step in since for sight in step.seen]
    if any(sight.seat == seat and sight.owner == other for sight in seen):
        return Undo("never", "Hidden cards of the other player were seen since")
    if any(step.seat == other and not step.auto for step in since):
        return Undo("ask", "The other player has acted since")
    if any(sight.how == "coin" for sight in seen):
        return Undo("ask", "Chance has decided something since")
    if any(sight.seat == seat for sight in seen):
        return Undo("ask", "Hidden cards of your own were seen since")
    if any(sight.owner == seat for sight in seen):
        return Undo("ask", "The other player has seen hidden cards of yours since")
    if seen:
        return Undo("ask", "The other player has seen hidden cards since")
    return Undo("free")
