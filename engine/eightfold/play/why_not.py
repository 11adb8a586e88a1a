"""Why a seat may not do something now: every reason, none exactly if it is offered. Hidden cards all answer alike."""

from __future__ import annotations

from collections.abc import Iterator

from engine.effects.reasons import Reason
from engine.eightfold.layers.facts import traits_of
from engine.eightfold.play.legality import attack_reasons, block_reasons, play_reasons, use_reasons
from engine.eightfold.state.match import Match
from engine.kernel.decisions import Decision, Option
from engine.kernel.objects import Obj
from engine.views import sees

_OVER = Reason(("3.1",), "The game is over")
_ASKED = Reason(("11.1.1", "8.2.1"), "It is not your turn to decide")
_NOT_NOW = Reason(("11.1.1", "2.2"), "It is not among what can be chosen now")
_NO_CARD = Reason(("6.1",), "There is no such card")
_HIDDEN = Reason(("7.14.2", "7.16.2"), "You cannot know this card")
_ALONE = Reason(("9.4.1.5", "9.4.1.6", "10.1.2.1"), "Forwards attack only as the Attack Phase asks who does")


def why_not(game: Match, seat: int, option: Option) -> tuple[Reason, ...]:
    """Every reason against an option of a seat; empty exactly if it is offered. option: as decisions list them; of an
    ability that is used the number may be left out."""
    decision = game.decision
    if game.outcome is not None:
        return (_OVER,)
    if decision is None or decision.seat != seat:
        return (_ASKED,)
    if option in decision.options:
        return ()
    obj = game.objs.get(int(option[1])) if len(option) > 1 else None
    if obj is None:
        return (_NO_CARD,)
    if not obj.known or not sees(game.spec(obj.zone).sight, obj.owner, seat):
        return (_HIDDEN,)
    return tuple(_against(game, decision, option, obj)) or (_NOT_NOW,)


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
