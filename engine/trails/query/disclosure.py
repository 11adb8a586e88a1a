"""Where hidden cards become public, and where cards of a hand stop being told apart.

In a match whose two programs each know only their own cards, both run the same procedures. The few places at which a
hidden card must be known to everybody pass through :func:`disclose`; there the program that does not know it stops
until it has been shown. Matches within one program have no keeper, and nothing here does anything.
"""

from __future__ import annotations

from typing import Any, Protocol

from engine.kernel import atoms as k
from engine.kernel.objects import UNKNOWN, Obj
from engine.trails import tree as t
from engine.trails.query.context import MUCH
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK, HAND, HOMEBASE


class Keeper(Protocol):
    """Who holds what is hidden. It hangs on the game's source of chance as ``keeper``."""

    def shown(self, owner: int, obj: int, card: int) -> int:
        """The card of object ``obj``, which everybody is to see now; ``card`` is what is known here (UNKNOWN if it is
        not). May raise to stop until it has been shown."""

    def mixing(self, seat: int, count: int, cards: int) -> tuple[int, ...] | None:
        """In which order ``seat`` holds ``cards`` cards of its hand from now on; None if only ``seat`` knows."""


def keeper_of(game: TrailsGame) -> Keeper | None:
    """Who keeps this game's hidden cards, None in a match within one program."""
    keeper: Keeper | None = getattr(game.chance, "keeper", None)
    return keeper


def hidden(obj: Obj) -> bool:
    """Whether an object lies where its card is not public by itself."""
    zone = obj.zone >> 1
    return zone in (DECK >> 1, HAND >> 1) or (zone == HOMEBASE >> 1 and not obj.face_up)


def disclose(game: TrailsGame, obj: Obj) -> Obj:
    """Everybody is about to see what ``obj`` is: the object, known from here on."""
    keeper = keeper_of(game)
    if keeper is None or len(obj.cards) != 1 or not hidden(obj) or obj.id in game.shown:
        return obj
    card = keeper.shown(obj.owner, obj.id, obj.cards[0])
    if card == obj.cards[0]:
        return obj
    return know(game, obj, card)


def know(game: TrailsGame, obj: Obj, card: int) -> Obj:
    """Give an object that was not known here its card."""
    new = k.change(game, obj, cards=(card,))
    deck = DECK + obj.owner
    game.pools[deck] = tuple(other for other in game.pools[deck] if other != card)
    game.view_cache = None
    game.offers.clear()
    game.reach.clear()
    return new


def forget(game: TrailsGame, obj: Obj) -> None:
    """An object that lies hidden can no longer be told from others: its card is one of those not known here."""
    if obj.known and obj.cards:
        deck = DECK + obj.owner
        game.pools[deck] = tuple(sorted((*game.pools[deck], *obj.cards)))
        k.change(game, obj, cards=(UNKNOWN,))


# --- hands ------------------------------------------------------------------------------------------------------------
def arrived(game: TrailsGame, seat: int) -> None:
    """A card came into a hand: before anything is chosen from it, the hand is mixed. The count is odd until then."""
    if keeper_of(game) is not None and game.deals[HAND + seat] % 2 == 0:
        game.deals[HAND + seat] += 1


def mix_hand(game: TrailsGame, seat: int) -> None:
    """Hold a hand in another order if a card came since, so that a card played cannot be followed back (R079).

    Only which card lies under which handle changes. Cards that are shown, or that an effect in progress speaks of,
    stay.
    Doing it twice is doing it once, so a step that asks may call it.
    """
    if game.deals[HAND + seat] % 2 == 0:  # asked first: it is so before nearly every question
        return
    keeper = keeper_of(game)
    if keeper is None:
        return
    game.deals[HAND + seat] += 1
    fixed = game.shown | _spoken_of(game)
    loose = [game.objs[ident] for ident in game.zones[HAND + seat] if ident not in fixed]
    order = keeper.mixing(seat, game.deals[HAND + seat], len(loose))
    if order is None:
        for obj in loose:
            forget(game, obj)
    else:
        for obj, place in zip(loose, order, strict=True):
            k.change(game, obj, cards=loose[place].cards)
    game.view_cache = None
    game.offers.clear()


def arrange_unseen(
    game: TrailsGame, seat: int, top: tuple[int, ...], under: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Looked-at deck cards in the order their player wants, under handles that do not tell it: (top ids, under ids)."""
    keeper = keeper_of(game)
    if keeper is None:
        return top, under
    idents = sorted((*top, *under))
    objs = [game.objs[ident] for ident in (*top, *under)]
    if keeper.mixing(seat, 0, 0) is None:
        for obj in objs:
            forget(game, obj)
    else:
        for ident, obj in zip(idents, objs, strict=True):
            k.change(game, game.objs[ident], cards=obj.cards)
    return tuple(idents[: len(top)]), tuple(idents[len(top) :])


def _spoken_of(game: TrailsGame) -> frozenset[int]:
    """Objects that procedures in progress, or triggers that wait, have fixed."""
    out: set[int] = set()
    for frame in game.frames:
        for name in frame.FIELDS:
            if name in _FIXING:
                _collect(getattr(frame, name), out)
    for item in game.pending:
        out.add(item.source)
        _collect(item.known, out)
    for asking in game.asking:
        out.update(asking.held)
    return frozenset(out)


#: Fields of frames that hold ids of objects.
_FIXING = frozenset(("obj", "source", "chosen", "drawn", "regs", "known", "targets"))


def _collect(value: Any, out: set[int]) -> None:
    if isinstance(value, int):
        out.add(value)
    elif isinstance(value, dict):
        _collect(tuple(value.items()), out)
    elif isinstance(value, tuple) and value[:1] == (MUCH,):
        return  # a number
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            _collect(part, out)


# --- claims -----------------------------------------------------------------------------------------------------------
def secretive(f: t.Filter) -> bool:
    """Whether a filter asks what hidden cards are: its answer is a claim that its player may make or leave (502.2b)."""
    return f.asks_identity and f.zone in ("hand", "deck")
