"""How a world plays on after an answer that is tried out: quick answers of both, until its seat is to decide anew."""

from __future__ import annotations

from engine.kernel.decisions import CHOOSE, NUMBER, ORDER, Answer, Decision, Kind
from engine.seawall.layers.facts import ap_of
from engine.seawall.players.worth import left, unit_worth
from engine.seawall.state.match import Match, printed
from engine.seawall.state.zones import BASE, SHIELDS

_HARM = frozenset(("damage", "destroy", "return", "remove", "rest", "put away", "cannot", "set"))
_MOST = 60


def played_on(world: Match, seat: int, answer: Answer) -> Match:
    """The world after an answer, once everything it sets off is done: when a main phase or an end is reached."""
    world.answer(answer)
    for _ in range(_MOST):
        decision = world.decision
        if decision is None or world.outcome is not None or decision.purpose == "main":
            break
        if decision.purpose == "action" and world.battle is None:
            break
        world.answer(quick(world, decision))
    return world


def quick(world: Match, decision: Decision) -> Answer:
    """A sensible answer without looking ahead."""
    options = decision.options
    if decision.purpose == "block":
        return (_block(world, decision),)
    if decision.purpose in ("main", "action"):
        return (("pass",),)
    if decision.kind is NUMBER:
        return (("n", decision.least),)
    if decision.kind is Kind.YES_NO:
        return (("no",),) if decision.purpose == "redraw" else (("yes",),)
    if decision.kind is ORDER:
        return options
    if decision.kind is not CHOOSE:
        return options[:1]
    ranked = sorted(options, key=lambda option: -_wanted(world, decision, int(option[1])) if len(option) > 1 else 0.0)
    return tuple(ranked[: decision.most])


def _block(world: Match, decision: Decision) -> tuple[str | int, ...]:
    battle = world.battle
    assert battle is not None
    seat, best = decision.seat, decision.options[0]
    open_player = battle.target < 0 and not world.zones[BASE + seat] and not world.zones[SHIELDS + seat]
    for option in decision.options[1:]:
        blocker = world.objs[int(option[1])]
        if open_player or left(world, blocker) > ap_of(world, battle.attacker):
            best = option
    return best


def _wanted(world: Match, decision: Decision, ident: int) -> float:
    """How gladly it is chosen: of the other one's what is best, of one's own the best for a gift, the least to lose."""
    obj = world.objs.get(ident)
    if obj is None:
        return 0.0
    points = card_worth(world, ident)
    harm = decision.purpose == "discard" or dict(decision.args).get("verb") in _HARM
    return -points if harm and obj.owner == decision.seat else points


def card_worth(world: Match, ident: int) -> float:
    """What a card is worth where it lies."""
    obj = world.objs[ident]
    if ident in world.derived.traits and not obj.host and world.derived.traits[ident].kinds[0] == "unit":
        return unit_worth(world, obj)
    return 0.2 * printed(world, obj).level if obj.known else 0.5
