"""Why a seat may not do something now: every reason, none exactly if it is offered. Hidden cards all answer alike."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.reasons import Reason, WhyNot
from engine.eightfold.layers.facts import traits_of
from engine.eightfold.play.legality import attack_reasons, block_reasons, play_reasons, use_reasons
from engine.eightfold.state.match import Match
from engine.kernel.decisions import Decision, Option
from engine.kernel.objects import Obj

_ALONE = Reason(("9.4.1.5", "9.4.1.6", "10.1.2.1"), "Forwards attack only as the Attack Phase asks who does")


def _against(game: Match, decision: Decision, option: Option, obj: Obj) -> Iterator[Reason]:
    seat, verb = decision.seat, option[0]
    if decision.purpose == "block" and verb == "block":
        yield from block_reasons(game, seat, obj)
    elif verb == "attack" and decision.purpose in ("attackers", "priority"):
        yield from attack_reasons(game, seat, obj)
        if decision.purpose == "priority":
            yield _ALONE
    elif decision.purpose != "priority":
        return
    elif verb == "play":
        yield from play_reasons(game, seat, obj)
    elif verb == "use":
        traits = traits_of(game, obj.id)
        for ability in () if traits is None else traits.abilities:
            if len(option) < 3 or ability.number == option[2]:
                yield from use_reasons(game, seat, obj, ability)


why_not = WhyNot(
    over=("3.1",),
    asked=("11.1.1", "8.2.1"),
    not_now=("11.1.1", "2.2"),
    no_card=("6.1",),
    hidden=("7.14.2", "7.16.2"),
    against=_against,
)
