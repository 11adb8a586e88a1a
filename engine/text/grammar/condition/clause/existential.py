"""Whether some of what was named before is of a kind: "if any of them is an EVENT", それらのいずれかがEVENTなら.

It asks what "if there is an EVENT among them" asks, and is printed so. Both languages side by side.
"""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Compare, Count, Filter
from engine.trails.tree.reads import replace

_THEM = "(them|those cards|the revealed cards)"
_THEM_JA = "(その|それらの|それらのカードの)"


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    g.add(
        "cond",
        build=lambda f: among_them(f, ">=", 1),
        match=lambda v: None,
        en=(f"(any|one|either|at least one|one or more) of {_THEM} is {{f:a-np}}",
            f"(any|either|one or more) of {_THEM} are {{f:nps}}"),
        ja=(f"{_THEM_JA}(いずれか|どれか|どれか1枚|どちらか|うち1枚以上|うち1枚|1枚|1枚以上)が{{f:np}}(である|)",),
    )  # fmt: skip
    g.add(
        "cond",
        build=lambda f: among_them(f, "=", 0),
        match=lambda v: None,
        en=(f"(none|neither) of {_THEM} is {{f:a-np}}", f"(none|neither) of {_THEM} are {{f:nps}}"),
        ja=f"{_THEM_JA}(いずれも|どれも|どちらも){{f:np}}で(も|は|)ない",
    )
    g.add(
        "cond",
        build=lambda f, n: among_them(f, ">=", n),
        match=lambda v: None,
        en=f"{{n:numw}} or more of {_THEM} are {{f:nps}}",
        ja=f"{_THEM_JA}うち{{n:num}}枚以上が{{f:np}}(である|)",
    )
    inside = "(その中|それらの中|それらのカードの中|その内|そのうち)に"  # as it is printed, see describe.paraphrase
    g.add("cond", build=lambda f: among_them(f, ">=", 1), ja=f"{inside}{{f:np}}が(ある|いる|あった|いた)")
    g.add("cond", build=lambda f: among_them(f, "=", 0), ja=f"{inside}{{f:np}}が(ない|いない|なかった|いなかった)")
    for op, word in ((">=", "以上"), ("<=", "以下"), ("=", "")):
        g.add(
            "cond",
            build=lambda f, m, op=op: among_them(f, op, m[1]),
            ja=f"{inside}{{f:np}}が{{m:cnt}}{word}(ある|いる|あった|いた)",
        )


def among_them(f: Filter, op: str, n: Any) -> Any:
    bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"} and f.face == "any"
    plain = (f.zone == "field" or (bare and f.zone == "homebase")) and f.whose == "any" and not f.among
    return Compare(Count(replace(f, zone="field", among="~it")), op, n) if plain and isinstance(n, int) else REJECT
