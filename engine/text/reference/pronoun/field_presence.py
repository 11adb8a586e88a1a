"""What "it" means to a verb that only does something to what lies on the field.

"Whenever this card attacks, you may destroy an ITEM you control. If you do, it gets +2/+0 this combat": the ITEM was
named last, but lies in the trail by then. So "it" is what was named before it and is there still.
"""

from __future__ import annotations

from typing import Any

from engine.text.reference.pronoun.antecedents import Bound, gone, points_at
from engine.text.surface import LinkError, Predicate, Said
from engine.trails.tree import Do, Put

#: After these verbs something no longer lies where it was.
_AWAY = frozenset(("discard", "exile", "ko", "destroy", "return", "rebuild"))
_FIELD_VERBS = frozenset(("stun", "ko", "cure", "support", "support this turn", "support this combat"))
#: How the rules begin that only say something of what is on the field.
_FIELD_RULES = (
    "cannot attack", "cannot be attacked", "cannot be sclm attacked", "cannot overkill", "cannot sclm attack",
    "cannot fight", "attack if able", "must attack", "fights back", "fought back", "cannot be fought", "may attack",
    "cannot gain support", "no support", "no stun damage", "has support", "cannot be stunned", "cannot be ko",
)  # fmt: skip


def needs_field(clause: Any) -> str:
    """What a clause is done to: "UNIT" if only one on the field can be meant, "standby" for what waits, "valid" if
    nothing in a trail or under other cards, "replaced" if what would have happened to it happens otherwise instead,
    "" for anything."""
    if isinstance(clause, Do) and clause.verb == "counter":
        return "standby"
    if isinstance(clause, Put) or (isinstance(clause, Do) and clause.verb in ("return", "exile")):
        return "replaced"
    if isinstance(clause, Do):
        return "UNIT" if clause.verb in _FIELD_VERBS else "valid" if clause.verb in ("ready", "action") else ""
    if not isinstance(clause, Said):
        return ""
    needs = {_said(part) for part in clause.predicates}
    return "UNIT" if "UNIT" in needs else "valid" if needs == {"valid"} else ""


def _said(part: Predicate) -> str:
    if part.kind in ("bonus", "set str", "set def", "support", "no support"):
        return "UNIT"
    if part.kind == "rules":
        rules = [one for one in part.value if isinstance(one, str)]
        if rules and all(one.startswith(_FIELD_RULES) for one in rules):
            return "UNIT"
        return "valid" if rules and all(one.startswith(("cannot ready", "cannot leave")) for one in rules) else ""
    return (
        "valid"
        if part.kind in ("icons", "crafts", "orgs", "orgs of", "crafts of", "icon crafts of", "names of")
        else ""
    )


def place(one: Bound) -> str:
    """The zone in which something lies after what was done to it: "" if it has gone elsewhere."""
    if one.put:
        return "field" if one.put in ("put field", "put your field") else one.put.removeprefix("put ")
    return "" if one.done & _AWAY else one.filter.zone


def still_there(linker: Any, one: Bound | None, word: str) -> Bound | None:
    """What "it" or "they" mean where what was named last has gone, or is no UNIT: what was named before it and is
    there, if anything was."""
    need = linker.doing
    if one is not None and need == "replaced" and word == "it" and not _would(linker):
        return _paid_for(linker, one)
    if one is None or not need or _fits(one, need):
        return one
    if need == "replaced":
        return linker.start if word == "it" and linker.start is not None else one
    start = linker.bound[0] if need != "standby" and gone(linker.trigger) else None
    several = word == "them"
    there = [other for other in linker.bound if other is not start and other.many is several and _fits(other, need)]
    before = points_at([other for other in there if need == "standby" or place(other) == "field"], word)
    if before is None and need == "UNIT" and one is linker.start and linker.trigger.event == "discards":
        raise LinkError("what lies in a trail gets nothing", r"\bit\b|それ")
    return one if before is None else before


def _fits(one: Bound, need: str) -> bool:
    if need == "UNIT":
        return place(one) == "field" and (not one.filter.types or "UNIT" in "".join(one.filter.types))
    if need == "standby":
        return place(one) == "standby"
    if need == "replaced":
        return not (one.put or one.done & _AWAY)
    return place(one) in ("field", "hand", "homebase", "standby")


def _would(linker: Any) -> bool:
    return linker.trigger is not None and linker.trigger.event.startswith("would ")


def _paid_for(linker: Any, one: Bound) -> Bound:
    """ "Choose a UNIT in your trail. You may destroy an ITEM you control. If you do, put it onto the field": nobody
    pays with what then comes back; and what is on the field is not put there."""
    there = linker.moving == "field" and place(one) == "field"
    paid = (
        one.mark in linker.offered
        and bool(one.done & {"destroy", "ko"})
        and linker.moving in ("field", "hand", "return")
    )
    if one.many or one.mark == "this" or one is linker.start or not (there or paid):
        return one
    places = ("trail", "hand", "exile", "field") if paid else ("trail", "hand", "exile")
    away = [
        other
        for other in linker.bound
        if not (other is one or other.many or other.group or other.named or other.thrown is not None)
        and (place(other) in places or (other is linker.start and gone(linker.trigger)))
    ]
    return away[-1] if away else one
