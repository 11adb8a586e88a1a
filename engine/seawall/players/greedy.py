"""A player that tries out every answer in a world like the one it sees, and takes what is worth most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.effects.players.trying import TryingPlayer
from engine.kernel.decisions import CHOOSE, Answer, Decision, Kind
from engine.seawall.cards.card import Card
from engine.seawall.players.known import prior, sample
from engine.seawall.players.playout import card_worth, played_on, quick
from engine.seawall.players.worth import worth
from engine.seawall.state.match import Match, printed
from engine.seawall.state.zones import HAND


class Sense:
    """What this game knows of its positions (:class:`engine.effects.players.trying.Sense`)."""

    def plain(self, blind: Match, decision: Decision, seat: int) -> Answer | None:
        """Who begins, and whether the first hand is kept: without anything for the first two turns it goes back."""
        if decision.purpose == "initiative":
            return (("seat", seat),)
        if decision.purpose != "redraw":
            return None
        hand = (printed(blind, blind.objs[i]) for i in blind.zones[HAND + seat])
        early = sum(card.type == "unit" and card.level <= 3 for card in hand)
        return (("no",),) if early else (("yes",),)

    def answers(self, blind: Match, decision: Decision) -> list[Answer]:
        """Answers worth trying."""
        return _answers(blind, decision)

    def world(self, blind: Match, seat: int, random: Random, cards: tuple[Card, ...]) -> Match:
        """A world that looks the same to the seat."""
        known = cards or tuple(dict.fromkeys(blind.printed))
        return sample(blind, seat, random, prior(blind, seat, known))

    def resting(self, decision: Decision, world: Match) -> bool:
        """In a main phase nothing happens by itself."""
        return decision.purpose == "main"

    def played_on(self, world: Match, seat: int, answer: Answer) -> Match:
        """The world once everything is done that an answer sets off."""
        return played_on(world, seat, answer)

    def worth(self, world: Match, seat: int) -> float:
        """What the seat has more."""
        return worth(world, seat)


class GreedyPlayer(TryingPlayer):
    """Tries out and takes the best."""

    __slots__ = ()

    def __init__(self, seed: int | str, seat: int, cards: Mapping[str, Card]) -> None:
        super().__init__(Sense(), seed, seat, cards)


def _answers(blind: Match, decision: Decision) -> list[Answer]:
    """Answers worth trying, doing nothing first. Options that come to the same are tried once."""
    if decision.kind is not CHOOSE:
        if decision.kind in (Kind.ACT, Kind.YES_NO, Kind.NAME):
            return list(_different(blind, decision))
        return [quick(blind, decision)]
    out: list[Answer] = [()] if decision.least == 0 else []
    if decision.most == 1:
        return [*out, *((option,) for option in decision.options)]
    ranked = [option for option in decision.options if len(option) > 1]
    ranked.sort(key=lambda option: -card_worth(blind, int(option[1])))
    for many in range(max(1, decision.least), decision.most + 1):
        for order in (ranked, ranked[::-1]):
            answer = tuple(order[:many])
            if answer not in out and not decision.refusal(answer):
                out.append(answer)
    return out or [quick(blind, decision)]


def _different(blind: Match, decision: Decision) -> Iterator[Answer]:
    seen = set()
    for option in decision.options:
        key = tuple(
            _alike(blind, part) if place == 1 and option[0] in ("play", "pair") else part
            for place, part in enumerate(option)
        )
        if key not in seen:
            seen.add(key)
            yield (option,)


def _alike(blind: Match, ident: Any) -> Any:
    obj = blind.objs.get(ident)
    return ident if obj is None or not obj.known else printed(blind, obj).number
