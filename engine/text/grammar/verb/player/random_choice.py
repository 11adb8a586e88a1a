"""What is chosen at random: "stun a UNIT your opponent controls at random", 無作為に1つ選び (1312.1). Both languages.

Cards that are discarded at random are read with the other discards (1314).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import ANY, Pick
from engine.trails.tree import Filter

RANDOM = "random"


def add(g: Grammar) -> None:
    """Add to the rule "obj"."""
    how = "(無作為に|ランダムに)"
    forms = (
        f"{{f:np}}を{how}{{m:measure}}(|、)",
        f"{how}{{f:np}}を{{m:measure}}(|、)",
        f"{how}(|選んだ|選ばれた){{f:np}}{{m:measure}}を",
        f"{{f:np}}{{m:measure}}を{how}",
    )
    g.add("obj", build=_several, match=never, ja=forms)
    g.add("obj", build=_several, match=_many, ja=forms[0], says=True)
    g.add("obj", build=lambda f: _picked(f, 1), match=never, en=("{f:a-np} at random", "a random {f:np}"))
    g.add("obj", build=_picked, match=never,
          en=("{n:numw} {f:nps} at random", "{n:numw} random {f:nps}"))  # fmt: skip
    g.add("obj", build=_several, match=_one, en="{f:a-np} at random", says=True)
    g.add("obj", build=_several, match=_many, en="{n:numw} {f:nps} at random", says=True)


def _picked(f: Filter, n: Any) -> Any:
    """So many of them, and no fewer: nobody could choose how many."""
    if n == ANY or f.zone in ("deck", "standby") or f.among:
        return REJECT
    return Pick(f, n, n, RANDOM)


def _several(f: Filter, m: Any) -> Any:
    return _picked(f, m[1]) if m[0] == m[1] else REJECT


def _many(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Pick) and v.chooser == RANDOM and v.total is None
    return {"f": v.filter, "n": v.most, "m": (v.most, v.most, counter(v.filter))} if fits else None


def _one(v: Any) -> Mapping[str, Any] | None:
    return _many(v) if isinstance(v, Pick) and v.most == 1 else None
