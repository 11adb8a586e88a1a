"""How a world plays on after an answer that is tried out: quick answers of both, until its seat is to decide anew."""

from __future__ import annotations

from typing import Final

from engine.eightfold.layers.facts import controller_of, power_of
from engine.eightfold.play.costs import DULL
from engine.eightfold.play.legality import MAINS
from engine.eightfold.play.wounding import LETHAL
from engine.eightfold.players.worth import card_worth
from engine.eightfold.state.match import Match
from engine.eightfold.state.zones import DAMAGE, STACK
from engine.kernel.decisions import CHOOSE, NUMBER, ORDER, SPLIT, Answer, Decision, Kind
from engine.kernel.payments import Source

_MOST: Final = 60
_GIFTS: Final = frozenset(("activate", "boost", "give", "put", "search", "return"))


def played_on(world: Match, seat: int, answer: Answer) -> Match:
    """The world after an answer, once everything it sets off is done: when the turn player is free to act, is asked who
    attacks, or the turn is over."""
    turn = world.turn
    world.answer(answer)
    for _ in range(_MOST):
        decision = world.decision
        if decision is None or world.outcome is not None or world.turn != turn or at_rest(world, decision):
            break
        world.answer(quick(world, decision))
    return world


def at_rest(world: Match, decision: Decision) -> bool:
    """Whether nothing is going on."""
    if decision.purpose == "attackers":
        return True
    free = decision.purpose == "priority" and decision.seat == world.owner and not world.zones[STACK]
    return free and world.step in MAINS


def quick(world: Match, decision: Decision) -> Answer:
    """A sensible answer without looking ahead."""
    options, kind = decision.options, decision.kind
    if decision.bill is not None:
        return payment(world, decision)
    if decision.purpose == "priority":
        return (("pass",),)
    if decision.purpose == "attackers":
        return options[:1] if decision.least else ()
    if decision.purpose == "block":
        return _block(world, decision)
    if kind is SPLIT:
        return split(world, decision)
    if kind is NUMBER:
        return (("n", decision.least),)
    if kind is Kind.YES_NO:
        return (("no",),) if decision.purpose == "redraw" else (("yes",),)
    if kind is ORDER:
        return options
    if kind is not CHOOSE:
        return options[:1]
    return _picked(world, decision)


def payment(world: Match, decision: Decision) -> Answer:
    """The cheapest plan: Backups first, then the cards that are missed least."""
    assert decision.bill is not None

    def price(source: Source) -> float:
        return 0.15 if source.kind == DULL else 0.6 + card_worth(world, source.id)

    ids = {source.id for source in decision.bill.cheapest(price)}
    return tuple(option for option in decision.options if option[1] in ids)


def split(world: Match, decision: Decision) -> Answer:
    """Break the best members that the damage suffices for; what is left goes onto the last one."""
    left, shares = decision.total, {option: 0 for option in decision.options}
    for option in sorted(decision.options, key=lambda option: -card_worth(world, int(option[1]))):
        ident = int(option[1])
        needed = max(0, power_of(world, ident) - world.damage.get(ident, 0))
        needed = -(-needed // decision.stride) * decision.stride
        if needed <= left:
            shares[option] = needed
            left -= needed
    shares[decision.options[-1]] += left
    return tuple((*option, amount) for option, amount in shares.items())


def _block(world: Match, decision: Decision) -> Answer:
    battle = world.battle
    assert battle is not None
    strong = sum(power_of(world, one) for one in battle.attackers)
    best: Answer = ()
    gain = 0.0 if decision.least == 0 else -99.0
    desperate = len(world.zones[DAMAGE + decision.seat]) >= LETHAL - 1
    for option in decision.options:
        ident = int(option[1])
        power = power_of(world, ident) - world.damage.get(ident, 0)
        lost = card_worth(world, ident) if strong >= power else 0.0
        won = max((card_worth(world, one) for one in battle.attackers if power_of(world, one) <= power), default=0.0)
        points = won - lost + (99.0 if desperate else 1.5)
        if points > gain:
            best, gain = (option,), points
    return best


def _picked(world: Match, decision: Decision) -> Answer:
    """Of the other one's the best, of one's own the best for a gift, else the least to lose."""
    args = dict(decision.args)
    harm = decision.purpose == "discard" or args.get("verb") not in (None, *_GIFTS)

    def wanted(option: tuple[str | int, ...]) -> float:
        if len(option) < 2 or int(option[1]) not in world.objs:
            return 0.0
        points = card_worth(world, int(option[1]))
        own = controller_of(world, int(option[1])) == decision.seat
        return -points if own and (harm or "discard" in decision.prompt) else points

    ranked = sorted(decision.options, key=lambda option: -wanted(option))
    return tuple(ranked[: decision.most])
