"""Why a seat may not do something now: every reason, empty exactly if it is offered."""

from __future__ import annotations

from engine.kernel.decisions import Option
from engine.trails.play.attack_targets import attacker_reasons
from engine.trails.play.legality import arts_reasons, craft_reasons, gain_reasons, play_reasons, support_reasons
from engine.trails.play.loops import loop_reasons
from engine.trails.state.game import TrailsGame
from engine.trails.state.sight import sees
from engine.trails.tree.reasons import Reason


def why_not(game: TrailsGame, seat: int, option: Option) -> tuple[Reason, ...]:
    """Every reason why ``seat`` may not do ``option`` now; empty exactly if it is offered."""
    decision = game.decision
    if game.outcome is not None:
        return (Reason("103.1", "The game is over"),)
    if decision is None or decision.seat != seat:
        return (Reason("902.4", "It is not your turn to decide"),)
    if option in decision.options:
        return ()
    if decision.purpose == "priority" and (looped := loop_reasons(game, seat, option)):
        return looped
    verb = option[0]
    obj = game.objs.get(int(option[1])) if len(option) > 1 else None
    if obj is None:
        return (Reason("902.4", "There is no such card"),)
    if not obj.known or not sees(game, obj, seat):  # whatever it is, the answer is the same
        return (Reason("502.2", "You cannot know this card"),)
    if decision.purpose == "attackers" and verb == "pick":
        against = tuple(attacker_reasons(game, seat, obj))
        return against or (Reason(decision.rule, "It is not among what can be chosen now"),)
    if decision.purpose != "priority":
        return (Reason(decision.rule, "It is not among what can be chosen now"),)
    if not obj.cards:
        return (Reason("1204.2j", "This cannot be done with priority"),)
    if verb == "play":
        return tuple(play_reasons(game, seat, obj))
    if verb == "arts":
        return tuple(arts_reasons(game, seat, obj))
    if verb == "craft":
        return tuple(craft_reasons(game, seat, obj, int(option[2])))
    if verb == "gain":
        return tuple(gain_reasons(game, seat, obj))
    if verb == "support":
        return tuple(support_reasons(game, seat, obj, game.objs[int(option[2])]))
    return (Reason("902.4", "This cannot be done with priority"),)
