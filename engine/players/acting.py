"""What a player with priority might do, each possibility with what it brings less what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.kernel.decisions import Option
from engine.players.effects import Effecting
from engine.players.special import boarding
from engine.players.table import Regs, Table
from engine.players.worth import HAND_CARD, best_plays, deploy_points, worth
from engine.trails import tree as t
from engine.trails.views.records import CardView

#: What an act must bring beyond its costs, by what is going on.
LEAST_FIGHTING, LEAST_WAITING, LEAST_LATE = 0.35, 0.8, 0.3
#: What one EP is worth: in a fight, before it, and when the turn is over anyway.
EP_FIGHTING, EP_WAITING, EP_LATE = 0.3, 0.5, 0.03


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do, with the targets and X meant for it. ep: what it costs."""

    option: Option
    points: float
    effect: t.Effect | None = None
    targets: Regs = field(default_factory=dict)
    x: int = 0
    ep: int = 0


def deployment(table: Table, options: tuple[Option, ...]) -> Act | None:
    """The next play of one's own deployment step: what makes CP, BASEs, then UNITs and ITEMs."""
    playable: list[CardView] = []
    for option in options:
        card = table.card(int(option[1])) if len(option) > 1 else None
        if card is None:
            continue
        if option[0] == "play" and "BASE" in card.types:
            return Act(option, worth(table, card))
        if option[0] == "play" and ("UNIT" in card.types or "ITEM" in card.types):
            playable.append(card)
        elif option[0] == "craft" and _makes_cp(table, option):
            act = _craft(table, option, EP_LATE)
            if act is not None and act.points > LEAST_LATE:
                return act
    chosen = best_plays(table, playable, table.me.cp)
    if not chosen:
        return None
    return Act(("play", chosen[0].id), deploy_points(table, chosen[0]))


def best_act(table: Table, options: tuple[Option, ...]) -> Act | None:
    """The best act of the combat and cure phases, if one is worth it."""
    least, price = _worth_of_ep(table)
    sources = _sources(table, options)
    best: Act | None = None
    for act in _rated(table, options, sources, price):
        if act.points > least and (best is None or act.points > best.points):
            best = act
    if best is not None and sources and best.ep > table.me.ep:
        return Act(sources[0][0], best.points)  # EP that cost nothing come first
    return best


def rated_acts(table: Table, options: tuple[Option, ...]) -> list[Act]:
    """Every act of the combat and cure phases that can be paid for now, with what it promises."""
    return list(_rated(table, options, [], _worth_of_ep(table)[1]))


def rated_plays(table: Table, options: tuple[Option, ...]) -> list[Act]:
    """Every UNIT, ITEM and BASE that may be deployed now, with what it promises."""
    found: list[Act] = []
    for option in options:
        card = table.card(int(option[1])) if option[0] == "play" else None
        if card is not None and not {"BASE", "UNIT", "ITEM"}.isdisjoint(card.types):
            found.append(Act(option, worth(table, card) if "BASE" in card.types else deploy_points(table, card)))
    return found


def _worth_of_ep(table: Table) -> tuple[float, float]:
    """What an act has to bring at least now, and what one EP is worth."""
    combat = table.combat
    if combat is not None and combat.stage == "attacking":
        return LEAST_FIGHTING, EP_FIGHTING
    return (LEAST_LATE, EP_LATE) if table.view.step == "cure" else (LEAST_WAITING, EP_WAITING)


def _rated(table: Table, options: tuple[Option, ...], sources: list[tuple[Option, int]], price: float) -> Iterator[Act]:
    for option in (*options, *_within_reach(table, options, sum(gain for _, gain in sources))):
        act = _rate(table, option, price)
        if act is not None:
            yield act


def _sources(table: Table, options: tuple[Option, ...]) -> list[tuple[Option, int]]:
    """Crafts of ITEMs that do nothing but gain EP for being actioned, with how many EP, the smallest first."""
    found = []
    for option in options:
        known = table.craft(option)
        if known is None or "UNIT" in known[0].types:
            continue
        card, craft = known
        gains = [node.amount for node in craft.effect.do if isinstance(node, t.Gain) and node.what == "ep"]
        if len(gains) == len(craft.effect.do) == 1 and craft.cost.steps == (t.Do("action", "this"),):
            found.append((option, table.amount(gains[0], table.seat, card.id, {})))
    return sorted(found, key=lambda source: source[1])


def _within_reach(table: Table, options: tuple[Option, ...], gain: int) -> list[Option]:
    """EVENTs and arts that could be paid for only with so many EP more."""
    if gain <= 0:
        return []
    have = table.ep(table.seat)
    out: list[Option] = []
    for card in (*table.me.hand, *table.me.homebase):
        defn = table.defn(card.number)
        if defn is None or (card.zone == "homebase" and card.face_up):
            continue
        if "EVENT" in card.types and have < (card.ep or 0) <= have + gain and _aims(table, defn.event, card):
            out.append(("play", card.id))
        if defn.arts is not None and have < (defn.arts_ep or 0) <= have + gain and _aims(table, defn.arts, card):
            out.append(("arts", card.id))
    return [option for option in out if option not in options]


def _aims(table: Table, effect: t.Effect, card: CardView) -> bool:
    own = all(len(table.found(demand.filter, table.seat, card.id, {})) >= demand.least for demand in effect.targets)
    return own and (not effect.modes or any(_aims(table, mode, card) for mode in effect.modes))


def _rate(table: Table, option: Option, price: float) -> Act | None:
    verb = option[0]
    if verb == "craft":
        return _craft(table, option, price)
    if verb == "support":
        return _support(table, option)
    card = table.card(int(option[1])) if verb in ("play", "arts") else None
    defn = table.defn(card.number) if card is not None else None
    if card is None or defn is None:
        return None
    if verb == "arts":
        effect, ep = defn.arts, defn.arts_ep or 0
        cost = max(HAND_CARD, 0.6 * deploy_points(table, card)) if card.zone == "hand" else 0.2
    elif "EVENT" in card.types:
        effect, ep = defn.event, card.ep or 0
        cost = 0.9 if card.zone == "hand" else 0.2
    else:
        return None
    if effect is None:
        return None
    points, regs = Effecting(table, card.id, ep_price=price).ability(effect)
    return Act(option, points - cost - price * ep, effect, regs, ep=ep)


def _craft(table: Table, option: Option, price: float) -> Act | None:
    known = table.craft(option)
    if known is None:
        return None
    card, craft = known
    if craft.cost.steps and isinstance(step := craft.cost.steps[0], t.Board):
        return Act(option, boarding(table, card, table.amount(step.least, table.seat, card.id, {})), craft.effect)
    best: Act | None = None
    for x in range(1, table.ep(table.seat) + 1) if _has_x(craft.cost) else (0,):
        effecting = Effecting(table, card.id, x, price)
        points, regs = effecting.ability(craft.effect)
        points -= _cost(table, effecting, craft.cost, card, price)
        if best is None or points > best.points:
            best = Act(option, points, craft.effect, regs, x)
    return best


def _cost(table: Table, effecting: Effecting, cost: t.Cost, card: CardView, price: float) -> float:
    """What paying takes; an ITEM is there to be actioned, a homebase card would give 1 EP instead."""
    points = 0.0
    rest = []
    for step in cost.steps:
        if isinstance(step, t.Do) and step.verb == "action" and step.who == "this" and "UNIT" not in card.types:
            points += price if card.zone == "homebase" else 0.05
        else:
            rest.append(step)
    return points - effecting.points(tuple(rest), {})


def _has_x(cost: t.Cost) -> bool:
    return any(isinstance(step, t.PayEP) and isinstance(step.amount, t.X) for step in cost.steps)


def _makes_cp(table: Table, option: Option) -> bool:
    known = table.craft(option)
    return known is not None and any(isinstance(node, t.Gain) and node.what == "cp" for node in known[1].effect.do)


def _support(table: Table, option: Option) -> Act | None:
    """SCLM Support keeps Overkill damage off (804.11a-3); worth it only for the UNIT that is being attacked."""
    combat = table.combat
    target, supporter = int(option[1]), table.card(int(option[2]))
    if combat is None or combat.stage != "attacking" or combat.target != target or supporter is None or combat.sclm:
        return None
    effect = t.Effect((), (t.Do("support", "it"),))
    points = Effecting(table, supporter.id).points(effect.do, {"it": (target,)})
    return Act(option, points - 0.1 - 0.5 * (supporter.strength or 0), None)
