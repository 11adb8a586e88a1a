"""Whose UNITs a rule about certain others speaks of, seen from the UNIT that has the rule (803.5a-2, 1326.2).

A text says it of the players as its own player sees them; the rule is asked of the UNIT, whose player may be the other
one: "target UNIT your opponent controls must attack UNITs you control" is about the UNITs of that UNIT's opponent.
"""

from __future__ import annotations

from typing import Any

from engine.text.surface import OPEN, Ref, Said
from engine.trails.tree import Against, Filter, Have
from engine.trails.tree.nouns import FIGHTING
from engine.trails.tree.reads import replace

_OTHER = {"you": "opponent", "opponent": "you"}
#: Rules that are asked of the UNIT that has them.
_FIGHTS = frozenset((
    "cannot be attacked by", "cannot attack", "cannot be fought back by", "cannot fight back", "must fight back",
    "attacks only", "attacked only by", "may attack", "must attack",
))  # fmt: skip
#: Those of them that are asked in the combat.
_BACK = frozenset(("cannot be fought back by", "cannot fight back", "must fight back"))

#: What is not said of "other UNITs", and the words for them.
WHICH, OTHERS = "other than this card or than the UNIT itself is not said", r"\bother\b|他の"


def _sided(rule: Any) -> bool:
    """Whether a rule speaks of the UNITs of one player."""
    return (
        isinstance(rule, Against)
        and rule.what in _FIGHTS
        and isinstance(rule.who, Filter)
        and rule.who.zone == "field"
        and rule.who.whose in _OTHER
    )


def clear(rules: Any, side: Any) -> bool:
    """Whether it is plain of whose UNITs the rules speak. side: whose UNIT has them."""
    return side in _OTHER or not any(map(_sided, rules))


def seen_from(rules: Any, side: Any) -> Any:
    """The rules as a UNIT of that player has them, or as a text says them of such a UNIT."""
    return tuple(map(_turned, rules)) if side == "opponent" and any(map(_sided, rules)) else rules


def _turned(rule: Any) -> Any:
    return replace(rule, who=replace(rule.who, whose=_OTHER[rule.who.whose])) if _sided(rule) else rule


def too_early(rules: Any) -> bool:
    """Whether rules of whom a UNIT may attack ask what is known only while it attacks: the attack is judged before
    (803.6e, 1326.4)."""
    return any(
        isinstance(rule, Against)
        and rule.what in _FIGHTS - _BACK
        and isinstance(rule.who, Filter)
        and any(state.removeprefix("-") in FIGHTING for state in rule.who.states)
        for rule in rules
    )


def of_whom_else(who: Any, rules: Any) -> bool:
    """Whether "other UNITs" in a rule of UNITs of a kind may be other than this card or than the UNIT itself."""
    return isinstance(who, Filter) and any(
        isinstance(rule, Against)
        and rule.what in _FIGHTS
        and isinstance(rule.who, Filter)
        and rule.who.scope == "other"
        and (who.whose, rule.who.whose) != ("opponent", "you")  # there it can only be this card
        for rule in rules
    )


def timed(clauses: tuple[Any, ...]) -> tuple[Any, ...]:
    """ "... must attack this turn if able, and it attacks a stunned UNIT if able": whom is said of the same attack."""
    out = list(clauses)
    for at in range(1, len(out)):
        until, later = _duty(out[at - 1]), out[at]
        if until and isinstance(later, Said) and later.who == Ref("it") and all(map(_whom, later.predicates)):
            out[at] = replace(later, predicates=tuple(replace(part, until=until) for part in later.predicates))
    return tuple(out)


def _duty(clause: Any) -> str:
    """Until when something has to attack, if that is all that is said; "" if it is not."""
    if isinstance(clause, Have):
        return clause.until if clause == Have(clause.who, rules=("must attack",), until=clause.until) else ""
    plain = isinstance(clause, Said) and len(clause.predicates) == 1 and clause.predicates[0].value == ("must attack",)
    return clause.predicates[0].until if plain and clause.predicates[0].until != OPEN else ""


def _whom(part: Any) -> bool:
    """Whether it says whom something has to attack, and not until when."""
    rules = part.value if part.kind == "rules" and part.until == OPEN else ()
    return bool(rules) and all(isinstance(rule, Against) and rule.what == "must attack" for rule in rules)
