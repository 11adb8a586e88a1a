"""What a seat knows of a match, as a game: everything that the seat cannot see is unknown in it, and nothing is dealt.

Two matches that differ only in what the seat may not know give equal ones (tests/trails/players/test_never_looks.py).
"""

from __future__ import annotations

from typing import NoReturn

from engine.kernel.objects import UNDEALT, UNKNOWN, Obj, Snapshot
from engine.kernel.zones import SEATS
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import sees
from engine.trails.tree.zones import DECK


class Nobody:
    """Chance in a game that is only known: nobody may deal there or throw a coin."""

    __slots__ = ()

    def deal(self, deck: int, count: int, left: int) -> NoReturn:
        """Raises RuntimeError."""
        raise RuntimeError("what is only known is not played on")

    def coin(self, count: int, sides: int) -> NoReturn:
        """Raises RuntimeError."""
        raise RuntimeError("what is only known is not played on")


def known(game: TrailsGame, seat: int) -> TrailsGame:
    """What ``seat`` knows: a game with the open question, to view as that seat, and to sample worlds from
    (:func:`engine.players.search.worlds.sample`); not to be played on.

    Hidden objects are :data:`engine.kernel.objects.UNKNOWN`, their cards lie in the pool of their deck again, in the
    order of their numbers. A card of the other seat that cannot be seen now has no printed record. What was worked out
    from the true cards is gone. The game itself is not changed.
    """
    new = game.fork()
    back: list[list[int]] = [list(new.pools[DECK + side]) for side in range(SEATS)]
    for obj in game.objs.values():
        if _hidden(game, obj, seat):
            back[obj.owner].extend(card for card in obj.cards if card >= 0)
            new.objs[obj.id] = _unknown(obj)
    for ident, snapshot in game.lki.items():
        if _hidden(game, snapshot.obj, seat):
            new.lki[ident] = Snapshot(_unknown(snapshot.obj), None)
    for side in range(SEATS):
        new.pools[DECK + side] = tuple(sorted(back[side]))
    unseen = frozenset(back[seat ^ 1])
    new.printed = tuple(None if card in unseen else one for card, one in enumerate(game.printed))
    new.suppose(())
    new.chance = Nobody()
    new.taken = ()
    new.view_cache = None
    new.offers, new.memo, new.heard, new.reach = {}, {}, {}, {}
    return new


def _hidden(game: TrailsGame, obj: Obj, seat: int) -> bool:
    """Whether the seat may not know which cards an object is. Of an undealt one nobody does."""
    if not obj.cards or obj.cards[0] == UNDEALT or sees(game, obj, seat):
        return False
    looker, looking = game.looking
    return not (looker == seat and obj.id in looking)


def _unknown(obj: Obj) -> Obj:
    return obj.but(cards=(UNKNOWN,) * len(obj.cards), pool=None)
