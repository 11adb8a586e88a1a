"""Wings of Light that are worked out: "is 1 more for each BASE you control" (ja:1413.1, 1304.1). Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.per.multiples import scale, unscale
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Predicate, Said
from engine.trails.tree import Filter

_SIGNS = (
    (1, "more", "increased", "(増やす|増える|多くなる)"),
    (-1, "less", "(reduced|decreased)", "(減らす|減る|少なくなる)"),
)


def add(g: Grammar) -> None:
    """Add to the rules "ssaid", "said" and "pred"."""
    g.words("wings-all", ja="(すべての|全ての|各)")
    for sign, more, by, ja in _SIGNS:
        grow = "increase" if sign > 0 else "(reduce|decrease)"
        mark = "+" if sign > 0 else "-"
        g.add(
            "ssaid",
            build=partial(_craft, "this", sign=sign),
            match=partial(_crafted, sign=sign),
            en=(
                f"this card's Wings of Light is {{n:num}} {more}{{f:per}}",
                f"this card's Wings of Light is {by} by {{n:num}}{{f:per}}",
                f"this card has {{n:num}} {more} Wings of Light{{f:per}}",
            ),
            ja=(f"これの光まとう翼(を|は){{f:per}}{{n:num}}{ja}", f"{{f:per}}これの光まとう翼(を|は){{n:num}}{ja}"),
        )
        g.add(
            "ssaid",
            build=partial(_craft, f=None, sign=sign),
            match=partial(_theirs, sign=sign),
            en=(
                f"the Wings of Light of {{who:nps}} is {{n:num}} {more}",
                f"the Wings of Light of each {{who:np}} is {{n:num}} {more}",
                f"{{who:nps}} have {{n:num}} {more} Wings of Light",
                f"{grow} (the |)Wings of Light of (each |all |){{who:nps}} by {{n:num}}",
                f"the Wings of Light of (each |all |){{who:nps}} is {by} by {{n:num}}",
                f"(each |all |){{who:nps}} (gets|get) {mark}{{n:num}} Wings of Light",
            ),
            ja=(f"{{who:np}}の光まとう翼を{{n:num}}{ja}", f"{{who:np}}の光まとう翼は{{n:num}}{ja}",
                f"({{_all:wings-all}}{{who:np}}|{{who:np-all}}|{{who:np}}すべて)の光まとう翼(を|は){{n:num}}{ja}"),
        )  # fmt: skip
        g.add(
            "said",
            build=partial(_for_a_time, sign=sign),
            match=partial(_timed, sign=sign),
            en=(
                f"{{who:poss}} Wings of Light is {{n:num}} {more}{{u:until}}{{f:per}}",
                f"{{who:poss}} Wings of Light is {{n:num}} {more}{{f:per}}{{u:until}}",
            ),
            ja=(
                f"{{who:poss}}光まとう翼を{{u:until}}{{f:per}}{{n:num}}{ja}",
                f"{{u:until-c}}{{who:poss}}光まとう翼を{{f:per}}{{n:num}}{ja}",
            ),
        )
        g.add(
            "pred",
            build=lambda n, f, u, sign=sign: (
                Predicate("wings", scale(n * sign, f), u) if isinstance(n, int) else REJECT
            ),
            match=partial(_gets, sign=sign),
            en=(
                f"(gets|get) Wings of Light {mark}{{n:num}}{{u:until}}{{f:per}}",
                f"(gets|get) Wings of Light {mark}{{n:num}}{{f:per}}{{u:until}}",
            ),
        )


def _craft(who: Any, n: Any, f: Any, sign: int) -> Any:
    if not isinstance(n, int) or (f is None and not isinstance(who, Filter)):
        return REJECT
    return Said(who, (Predicate("wings", n * sign if f is None else scale(n * sign, f)),))


def _for_a_time(who: Any, n: Any, f: Any, u: str, sign: int) -> Any:
    return Said(who, (Predicate("wings", scale(n * sign, f), u),)) if isinstance(n, int) else REJECT


def _alone(v: Any) -> Any:
    """The only thing that is said, if it is about Wings of Light."""
    fits = isinstance(v, Said) and len(v.predicates) == 1 and v.predicates[0].kind == "wings"
    return v.predicates[0] if fits else None


def _crafted(v: Any, sign: int) -> Mapping[str, Any] | None:
    one = _alone(v)
    found = None if one is None or v.who != "this" else _counted(one.value, sign)
    return None if found is None else {"n": found[1], "f": found[0]}


def _theirs(v: Any, sign: int) -> Mapping[str, Any] | None:
    one = _alone(v)
    fits = one is not None and isinstance(v.who, Filter) and isinstance(one.value, int) and one.value * sign > 0
    return {"who": v.who, "n": abs(one.value)} if fits else None


def _timed(v: Any, sign: int) -> Mapping[str, Any] | None:
    one = _alone(v)
    found = None if one is None else _counted(one.value, sign)
    return None if found is None else {"who": v.who, "n": found[1], "f": found[0], "u": one.until}


def _gets(v: Any, sign: int) -> Mapping[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == "wings"
    found = _counted(v.value, sign) if fits else None
    return None if found is None else {"n": found[1], "f": found[0], "u": v.until}


def _counted(amount: Any, sign: int) -> tuple[Any, int] | None:
    """What it is counted by, and how much each is; None if it is a number or goes the other way."""
    found = None if isinstance(amount, int) else unscale((amount,))
    if found is None or found[1][0] * sign <= 0:
        return None
    return found[0], abs(found[1][0])
