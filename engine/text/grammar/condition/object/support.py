"""Whether something has support, or had it before. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Ref, Was
from engine.trails.tree import Filter, Is

_SUPPORT = (
    ("support", "has", "had", "(持つ|持っている|得ている)", "持っていた"),
    (
        "-support",
        "(doesn't have|does not have|has no|lacks)",
        "(didn't have|had no)",
        "(持たない|持っていない|得ていない)",
        "持っていなかった",
    ),
)


def add(g: Grammar) -> None:
    """Add to the rule "cond": "if this card has support"; "if it had no support"."""
    ours = "(これ|このカード|このUNIT)"
    for state, has, had, now, past in _SUPPORT:
        f = Filter(states=(state,))
        en, ja = f"{has} support", f"がサポートを{now}"
        this, that = partial(_is, f=f, this=True), partial(_is, f=f, this=False)
        g.add("cond", Is("this", f), match=this, en=f"this card {en}", ja=f"これ{ja}", says=True)
        g.add("cond", Is("this", f), match=never, en=f"this (card|UNIT) {en}", ja=ours + ja)
        g.add("cond", Is(hole("r"), f), match=that, en=f"{{r:back-s}} {en}", ja=f"{{r:back}}{ja}", says=True)
        g.add("cond", Is(hole("r"), f), match=never, en=f"{{r:back-s}} {en}", ja=f"{{r:back}}{ja}")
        g.add("cond", Was(Is(hole("r"), f)), match=never, en=f"{{r:back-s}} {had} support",
              ja=f"{{r:back}}がサポートを{past}")  # fmt: skip


def _is(v: Any, f: Filter, this: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Is) or v.filter != f:
        return None
    who: Any = v.who
    if this:
        return {} if who == "this" else None
    return {"r": who} if isinstance(who, Ref) else None
