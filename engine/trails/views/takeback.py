"""Whether an answer can be taken back, from what each seat has seen and done since.

Free while nobody saw anything hidden and the other player did nothing. After that the other player is asked: chance is
never thrown anew, so whoever takes back knows what comes. Never once the other player's hidden cards were seen: no
consent makes that unseen. Against the computer it is always free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.kernel.events import Event
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND, HOMEBASE

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


def seen_in(game: TrailsGame, events: Iterable[Event], coins: int) -> tuple[Seen, ...]:
    """What seats came to see by the events that just happened. coins: how many were thrown before."""
    found: list[Seen] = []
    for event in events:
        found += _seen(game, event)
    if game.coins != coins:
        found += [Seen(seat, -1, "coin") for seat in (0, 1)]
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


def _seen(game: TrailsGame, event: Event) -> list[Seen]:
    kind = event.kind
    if kind == "look":
        idents: tuple[int, ...] = event.extra
        return [Seen(event.seat, owner, "looked") for owner in _owners(game, idents, event.seat)]
    if kind == "reveal" and event.n and event.cause != "play":  # playing a card is an act, not a sight
        return _shown(game, event.obj, event)
    if kind != "move":
        return []
    owner = event.frm & 1
    if event.frm >> 1 != DECK >> 1:
        hidden = event.frm >> 1 == HAND >> 1 and event.to >> 1 not in (DECK >> 1, HAND >> 1, HOMEBASE >> 1)
        # a card that its owner plays is shown by an act of its owner; one that an effect takes away is not
        return [Seen(owner ^ 1, owner, "shown")] if hidden and event.by == owner ^ 1 else []
    if event.to >> 1 in (HAND >> 1, HOMEBASE >> 1):
        return [Seen(event.to & 1, event.to & 1, "drawn")]
    if event.to >> 1 == DECK >> 1:
        return []
    return [Seen(seat, seat, "drawn") if seat == owner else Seen(seat, owner, "shown") for seat in (0, 1)]


def _shown(game: TrailsGame, ident: int, event: Event) -> list[Seen]:
    """A card shown to everybody (1311): its owner may have known it, the other seat has not."""
    obj = game.find(ident)
    owner = obj.owner if obj is not None else event.seat
    found = [Seen(owner ^ 1, owner, "shown")]
    if obj is not None and obj.zone >> 1 == DECK >> 1:
        found.append(Seen(owner, owner, "shown"))
    return found


def _owners(game: TrailsGame, idents: Iterable[int], seat: int) -> set[int]:
    """Whose cards these are; of one that is gone without a trace, the looker's."""
    return {obj.owner if (obj := game.find(ident)) is not None else seat for ident in idents}
