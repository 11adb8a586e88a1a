"""What seats come to see by the events of an answer, for whoever wants to take it back (:mod:`engine.takeback`)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.events import Event
from engine.takeback import Seen, Step, Undo, policy
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND, HOMEBASE

__all__ = ["Seen", "Step", "Undo", "policy"]  #: what every game has


def seen_in(game: TrailsGame, events: Iterable[Event], coins: int) -> tuple[Seen, ...]:
    """What seats came to see by the events that just happened. coins: how many were thrown before."""
    found: list[Seen] = []
    for event in events:
        found += _seen(game, event)
    if game.coins != coins:
        found += [Seen(seat, -1, "coin") for seat in (0, 1)]
    return tuple(dict.fromkeys(found))


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
