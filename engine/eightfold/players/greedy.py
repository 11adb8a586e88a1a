"""What a player that tries things out knows of this game (:mod:`engine.effects.players.trying`)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any, Final

from engine.effects.players.trying import TryingPlayer
from engine.eightfold.cards.card import Card
from engine.eightfold.layers.facts import power_of
from engine.eightfold.play.legality import MAINS
from engine.eightfold.players.known import sample
from engine.eightfold.players.playout import payment, played_on, quick, split
from engine.eightfold.players.worth import card_worth, worth
from engine.eightfold.state.match import Match, printed
from engine.eightfold.state.zones import HAND, STACK
from engine.kernel.decisions import CHOOSE, SPLIT, Answer, Decision, Kind, Option

#: Members of a Party that are tried out at most.
_TROUPE: Final = 3
_EARLY: Final = 3


class Sense:
    """What this game knows of its positions (:class:`engine.effects.players.trying.Sense`)."""

    def plain(self, blind: Match, decision: Decision, seat: int) -> Answer | None:
        """How it is paid and divided, and whether the first hand is kept: without a Backup or Forward for the first
        turns it goes back."""
        if decision.bill is not None:
            return payment(blind, decision)
        if decision.kind is SPLIT:
            return split(blind, decision)
        if decision.purpose != "redraw":
            return None
        hand = [printed(blind, blind.objs[i]) for i in blind.zones[HAND + seat]]
        early = [card.type for card in hand if card.cost <= _EARLY]
        return (("no",),) if "backup" in early and len(early) > 1 else (("yes",),)

    def answers(self, blind: Match, decision: Decision) -> list[Answer]:
        """Answers worth trying, doing nothing first. Options that come to the same are tried once."""
        if decision.kind is not CHOOSE:
            single = decision.kind in (Kind.ACT, Kind.YES_NO, Kind.NAME)
            return _different(blind, decision) if single else [quick(blind, decision)]
        out: list[Answer] = [()] if decision.least == 0 else []
        ranked = sorted(decision.options, key=lambda option: -_worth(blind, option))
        if decision.purpose == "attackers":
            ranked = sorted(decision.options, key=lambda option: -power_of(blind, int(option[1])))
            sizes = range(1, min(_TROUPE, decision.most) + 1)
            found = (tuple(some) for size in sizes for some in combinations(ranked, size))
            return [*out, *(answer for answer in found if not decision.refusal(answer))]
        if decision.most == 1:
            return [*out, *((option,) for option in ranked)]
        for many in range(max(1, decision.least), decision.most + 1):
            for order in (ranked, ranked[::-1]):
                answer = tuple(order[:many])
                if answer not in out and not decision.refusal(answer):
                    out.append(answer)
        return out or [quick(blind, decision)]

    def world(self, blind: Match, seat: int, random: Random, cards: tuple[Card, ...]) -> Match:
        """A world that looks the same to the seat."""
        return sample(blind, seat, random, cards or tuple(dict.fromkeys(blind.printed)))

    def resting(self, decision: Decision, world: Match) -> bool:
        """In one's own Main Phase with an empty stack nothing happens by itself."""
        own = decision.purpose == "priority" and decision.seat == world.owner
        return own and world.step in MAINS and not world.zones[STACK]

    def played_on(self, world: Match, seat: int, answer: Answer) -> Match:
        """The world once everything is done that an answer sets off."""
        return played_on(world, seat, answer)

    def worth(self, world: Match, seat: int) -> float:
        """What the seat has more."""
        return worth(world, seat)


def _worth(blind: Match, option: Option) -> float:
    return card_worth(blind, int(option[1])) if len(option) > 1 and int(option[1]) in blind.objs else 0.0


def _different(blind: Match, decision: Decision) -> list[Answer]:
    found: dict[tuple[Any, ...], Answer] = {}
    for option in decision.options:
        key = tuple(
            _alike(blind, part) if place == 1 and option[0] == "play" else part for place, part in enumerate(option)
        )
        found.setdefault(key, (option,))
    return list(found.values())


def _alike(blind: Match, ident: Any) -> Any:
    obj = blind.objs.get(ident)
    return ident if obj is None or not obj.known else printed(blind, obj).numbers


class GreedyPlayer(TryingPlayer):
    """Tries out and takes the best."""

    __slots__ = ()

    def __init__(self, seed: int | str, seat: int, cards: Mapping[str, Card]) -> None:
        super().__init__(Sense(), seed, seat, cards)
