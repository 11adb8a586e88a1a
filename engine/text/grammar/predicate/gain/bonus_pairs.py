"""Two bonuses in one, each for something of its own: "gets +1/+0 for each ITEM and +0/+1 for each BASE".

Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.amount.per.multiples import unscale
from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.grammar.predicate.gain.inflection import bonus_each
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Predicate
from engine.trails.tree import Sum

_EACH_JA = "{f:per}{x:bonus}(、|と|と、|、そして){h:per}{y:bonus}"


def add(g: Grammar) -> None:
    """Add to the rule "pred" and its Japanese forms."""
    both_languages(
        g,
        (f"{{u:until}}{_EACH_JA}を得る",),
        build=_two,
        match=_two_match,
        en=("(gets|get|gains|gain|has|have) {x:bonus}{f:per}(|,) and {y:bonus}{h:per}{u:until}",
            "(gets|get|gains|gain) {x:bonus}{u:until-1}{f:per}(|,) and {y:bonus}{h:per}"),
    )  # fmt: skip
    g.add(
        "preds-c1",
        build=lambda x, f, u: REJECT if (p := bonus_each(x, f, u)) is REJECT else (p,),
        ja=("{f:per}{u:until}{x:bonus}を得て", "{u:until}{f:per}{x:bonus}を得て"),
    )


def merged(one: tuple[Any, Any], other: tuple[Any, Any]) -> tuple[Any, Any] | None:
    """Two bonuses as one; None if no text says them as one."""
    if any(isinstance(amount, int) and amount for amount in (*one, *other)):
        return None
    return _sum(one[0], other[0]), _sum(one[1], other[1])


def _sum(a: Any, b: Any) -> Any:
    return b if a == 0 else a if b == 0 else Sum((a, b))


def _two(x: Any, f: Any, y: Any, h: Any, u: Any) -> Any:
    one, other = bonus_each(x, f, u), bonus_each(y, h, u)
    if one is REJECT or other is REJECT or f == h:
        return REJECT
    return Predicate("bonus", tuple(_sum(a, b) for a, b in zip(one.value, other.value, strict=True)), u)


def _two_match(v: Any) -> Mapping[str, Any] | None:
    """What each of the two is for, and how much."""
    found = twofold(v.value) if isinstance(v, Predicate) and v.kind == "bonus" else None
    if found is None:
        return None
    (f, x), (h, y) = found
    return {"x": x, "f": f, "y": y, "h": h, "u": v.until}


def twofold(value: tuple[Any, ...]) -> tuple[tuple[Any, tuple[int, ...]], ...] | None:
    """What a bonus counts, if it counts two things one by one, each with its plain numbers."""
    found: list[tuple[Any, list[int]]] = []
    for place, amount in enumerate(value):
        for part in amount.parts if isinstance(amount, Sum) else (amount,) if amount != 0 else ():
            plain = unscale((part,))
            if plain is None:
                return None
            row = next((row for row in found if row[0] == plain[0]), None)
            if row is None:
                found.append(row := (plain[0], [0, 0]))
            row[1][place] += plain[1][0]
    if len(found) != 2:
        return None
    (f, x), (h, y) = found
    again = _two(tuple(x), f, tuple(y), h, "")
    return ((f, tuple(x)), (h, tuple(y))) if again is not REJECT and again.value == tuple(value) else None
