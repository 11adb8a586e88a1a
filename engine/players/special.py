"""Two things whose worth does not show in their effects: countering what waits, and crews for machines."""

from __future__ import annotations

from itertools import combinations

from engine.kernel.decisions import Answer, Decision, Option
from engine.players.table import Table
from engine.trails import tree as t
from engine.trails.views.records import CardView

#: EVENTs that cost less than this are not worth a counter.
LEAST_EP = 1


def counter(table: Table, options: tuple[Option, ...]) -> tuple[Option, t.Effect] | None:
    """What counters the opponent's EVENT on top of standby, the cheapest first, with the effect that does it."""
    standby = table.view.standby
    if not standby or standby[0].controller == table.seat or standby[0].kind != "event":
        return None
    threat = table.defn(standby[0].number)
    if threat is None or (threat.traits.ep or 0) < LEAST_EP:
        return None
    found: list[tuple[int, Option, t.Effect]] = []
    for option in options:
        card = table.card(int(option[1])) if option[0] in ("play", "arts") else None
        defn = table.defn(card.number) if card is not None else None
        if card is None or defn is None:
            continue
        effect, ep = (defn.arts, defn.arts_ep) if option[0] == "arts" else (defn.event, card.ep)
        if effect is not None and t.Do("counter", "it") in effect.do:
            found.append((ep or 0, option, effect))
    return min(found, key=lambda one: one[:2])[1:] if found else None


def crew_for(table: Table, least: int, item: int) -> tuple[int, ...]:
    """Whom one would send aboard a machine (ja:1411.1): the crew that fights worst; () if there is none."""
    units = {card.id: card for card in table.units(table.seat) if card.ready and card.id != item}
    crews: list[tuple[int, ...]] = [(ident,) for ident, card in units.items() if (card.cp or 0) >= least]
    for one, two in combinations(units, 2):
        if (units[one].cp or 0) + (units[two].cp or 0) >= least:
            crews.append((one, two))
    return min(crews, key=lambda crew: (sum(_fight(units[ident]) for ident in crew), crew), default=())


def crew(table: Table, decision: Decision) -> Answer:
    """The answer to who goes aboard, one after the other."""
    least = int(str(dict(decision.args).get("least", 0)))
    for ident in crew_for(table, least, decision.source):
        if ("pick", ident) in decision.options:
            return (("pick", ident),)
    return decision.options[: decision.least]


def boarding(table: Table, card: CardView, least: int) -> float:
    """What a crew gains by going aboard: one strong UNIT that costs no bond when it falls, for one or two others."""
    aboard = crew_for(table, least, card.id)
    if not aboard:
        return -1.0
    mine = {unit.id: unit for unit in table.units(table.seat)}
    return 1.0 + 0.5 * (_fight(card) - sum(_fight(mine[ident]) for ident in aboard))


def _fight(card: CardView) -> float:
    return (card.strength or 0) + 0.8 * (card.defence or 0)
