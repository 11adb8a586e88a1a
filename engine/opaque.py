"""Playing from one seat's knowledge, in any game: the other one's hidden cards are unknown until the rules show them.

Two programs run the same procedures in lockstep. Whether a question exists, whose it is and what for follows from
public facts, so the sequence of questions is the same; only the lists of options differ. Before the other side's answer
is looked at, the cards that it shows are made known here, and the question is listed anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel import atoms
from engine.kernel.chance import Chance, Keeper
from engine.kernel.decisions import Answer
from engine.kernel.zones import SEATS, Sight


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
    if changed and game.decision is not None:
        game.decision = None
        game.frames[-1] = frame = game.frames[-1].copy(game.token)
        frame.again()
        game.run()


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
