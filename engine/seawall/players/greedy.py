"""A player that tries out every answer in a world like the one it sees, and takes what is worth most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from engine.kernel.decisions import CHOOSE, Answer, Decision, Kind
from engine.seawall.cards.card import Card
from engine.seawall.players.known import prior, sample
from engine.seawall.players.playout import card_worth, played_on, quick
from engine.seawall.players.worth import worth
from engine.seawall.state.match import Match, printed
from engine.seawall.state.zones import HAND

_PASS: Answer = (("pass",),)
#: Answers that are tried out at most.
_MOST = 40
#: What an act must be worth more than doing nothing.
_BAR = 0.05


class GreedyPlayer:
    """Tries out and takes the best. ``choose`` gets what its seat knows, a match (:func:`known`): see ``knows``."""

    __slots__ = ("_cards", "_random", "_seat")
    looks: ClassVar[bool] = True
    #: It is handed what its seat knows, as a match that goes on, instead of a view.
    knows: ClassVar[bool] = True

    def __init__(self, seed: int | str, seat: int, cards: Mapping[str, Card]) -> None:
        self._random = Random(f"greedy player|{seed}|{seat}")
        self._seat = seat
        self._cards = tuple(cards[number] for number in sorted(cards))

    def choose(self, view: Any) -> Answer:
        """The best answer to the open question."""
        blind: Match = view
        decision = blind.decision
        if decision is None or decision.seat != self._seat:
            raise ValueError("this seat is not asked anything")
        if decision.purpose == "initiative":
            return (("seat", self._seat),)
        if decision.purpose == "redraw":
            return self._redraw(blind)
        answers = _answers(blind, decision)[:_MOST]
        if len(answers) == 1:
            return answers[0]
        cards = self._cards or tuple(dict.fromkeys(card for card in blind.printed))
        world = sample(blind, self._seat, self._random, prior(blind, self._seat, cards))
        acting = decision.purpose == "main"
        best, most = answers[0], worth(world, self._seat) + _BAR if acting else float("-inf")
        for answer in answers[1:] if acting else answers:
            points = worth(played_on(world.fork(), self._seat, answer), self._seat)
            if points > most:
                best, most = answer, points
        return best

    def _redraw(self, blind: Match) -> Answer:
        """A hand without anything for the first two turns goes back."""
        hand = (printed(blind, blind.objs[i]) for i in blind.zones[HAND + self._seat])
        early = sum(card.type == "unit" and card.level <= 3 for card in hand)
        return (("no",),) if early else (("yes",),)


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
