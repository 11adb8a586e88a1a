"""Playing from one seat's knowledge, in any game: the other one's hidden cards are unknown until the rules show them.

Two programs run the same procedures in lockstep. Whether a question exists, whose it is and what for follows from
public facts, so the sequence of questions is the same; only the lists of options differ. Before the other side's answer
is looked at, the cards that it shows are made known here, and the question is listed anew. A hand into which a card
came is mixed before the next question (:func:`mix_hands`), so that no card of it can be followed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import atoms
from engine.kernel.chance import Chance, Keeper, keeper_of
from engine.kernel.decisions import Answer
from engine.kernel.objects import UNKNOWN
from engine.kernel.zones import SEATS, Sight, ZoneSpec


class OneSided:
    """Chance as one seat knows it: what is dealt from the other one's piles stays unknown. keeper: see
    :class:`engine.kernel.chance.Keeper`."""

    __slots__ = ("_chance", "_seat", "keeper")

    def __init__(self, chance: Chance, seat: int, keeper: Keeper) -> None:
        self._chance, self._seat, self.keeper = chance, seat, keeper

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`Chance`; -1 for the other seat's piles."""
        return self._chance.deal(deck, count, left) if deck % SEATS == self._seat else -1

    def coin(self, count: int, sides: int) -> int:
        """See :class:`Chance`."""
        return self._chance.coin(count, sides)


def learn(game: Any, known: Iterable[tuple[int, int]]) -> None:
    """Make objects known: (object id, physical card). The open question is then listed anew."""
    changed = False
    for ident, card in known:
        obj = game.objs.get(ident)
        if obj is None or obj.known:
            continue
        atoms.know(game, obj, card)
        changed = True
    if changed:
        _ask_anew(game)


def _ask_anew(game: Any) -> None:
    """List the open question again: other cards lie under its options."""
    if game.decision is not None:
        game.decision = None
        game.frames[-1] = frame = game.frames[-1].copy(game.token)
        frame.again()
        game.run()


# --- hands ------------------------------------------------------------------------------------------------------------
def mix_hands(game: Any) -> None:
    """Hold every hand into which a card came since the last question in another order, and ask anew.

    Only which card lies under which handle changes, and none that something in progress speaks of. To be called
    whenever a question is open; a match within one program, which has no keeper, stays as it is. What ``deals`` counts
    of a hand, from which nothing is dealt, is the handle from which on cards have not been mixed.
    """
    keeper = keeper_of(game)
    if keeper is None or game.decision is None:
        return
    mixed: set[int] = set()
    for zone, there in enumerate(game.zones):
        if there and max(there) >= game.deals[zone] and _is_hand(game.spec(zone)):
            game.deals[zone] = game.next_id
            mixed.update(_mix(game, zone, keeper))
    if mixed:
        game.view_cache = None
        if mixed.intersection(mentioned(game.decision.options)):  # any other question is as it was
            _ask_anew(game)


def _is_hand(spec: ZoneSpec) -> bool:
    return spec.sight is Sight.OWNER and not spec.ordered and not spec.deck


def _mix(game: Any, zone: int, keeper: Keeper) -> list[int]:
    """Mix a hand; the handles under which other cards may lie now."""
    spoken = _spoken_of(game)
    loose = [game.objs[ident] for ident in game.zones[zone] if ident not in spoken]
    order = keeper.mixing(zone % SEATS, game.deals[zone], len(loose))
    if order is None:
        for obj in loose:
            _forget(game, obj)
    else:
        for obj, place in zip(loose, order, strict=True):
            atoms.change(game, obj, cards=loose[place].cards, pool=loose[place].pool)
    return [obj.id for obj in loose]


def _forget(game: Any, obj: Any) -> None:
    """It can no longer be told from the others: its card is one of those not known here."""
    if obj.known and obj.cards:
        pile = next(at for at, spec in enumerate(game.rules.zones) if spec.deck) * SEATS + obj.owner
        game.pools[pile] = tuple(sorted((*game.pools[pile], *obj.cards)))
        atoms.change(game, obj, cards=(UNKNOWN,), pool=None)


def _spoken_of(game: Any) -> frozenset[int]:
    """Every number in procedures in progress, triggers that wait and effects that last: objects are among them."""
    found: set[int] = set()
    for frame in game.frames:
        for name in frame.FIELDS[1:]:  # behind the place where it is
            _collect(getattr(frame, name), found)
    for item in (*game.pending, *game.effects):
        _collect(item, found)
    return frozenset(found)


def _collect(value: Any, found: set[int]) -> None:
    if isinstance(value, int):
        found.add(value)
    elif isinstance(value, dict):
        _collect(tuple(value.items()), found)
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            _collect(part, found)
    else:
        for name in getattr(value, "__slots__", ()):
            _collect(getattr(value, name), found)


# --- what both sides agree on -----------------------------------------------------------------------------------------


def mentioned(answer: Answer) -> tuple[int, ...]:
    """Objects that an answer may name: what is shown of these is made known before the answer is looked at."""
    return tuple(part for option in answer if option[0] != "n" for part in option[1:] if isinstance(part, int))


def public_facts(game: Any) -> tuple[object, ...]:
    """What both sides must agree on at every question: no hidden card is in it."""
    decision, zones = game.decision, []
    for zone, ids in enumerate(game.zones):
        spec = game.spec(zone)
        shown = spec.sight is Sight.ALL
        zones.append(tuple((i, _state(game.objs[i], shown)) for i in (ids if spec.ordered else sorted(ids))))
    asked = () if decision is None else (decision.seat, decision.kind.value, decision.purpose, decision.rule)
    outcome = () if game.outcome is None else tuple(game.outcome)
    damage = tuple(sorted(getattr(game, "damage", {}).items()))
    return tuple(zones), asked, outcome, game.turn, game.owner, game.step, damage, game.coins, tuple(game.deals)


def _state(obj: Any, shown: bool) -> tuple[object, ...]:
    card = obj.cards if shown else len(obj.cards)
    return obj.owner, obj.controller, obj.ready, obj.face_up, obj.host, card
