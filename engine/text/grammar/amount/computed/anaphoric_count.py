"""As many as there were before: "stun that many UNITs your opponent controls". Both languages.

Of targets that cannot be said: they are named before anything happens (1204.2d).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar
from engine.text.surface import OWN, FindClause, LookClause, Pick, Top, back, searched
from engine.trails.tree import Size
from engine.trails.tree.reads import replace

_MANY = Size(back("them"))


def add(g: Grammar) -> None:
    """Add to the rules "obj" and "clause"."""
    many = "(that many|as many|the same number of)"
    g.words("same-many", en=many, ja="(同じ|それと同じ|その)(数|枚数)(|だけ)")
    g.words("same-many-of", en=many, ja="(同じ|それと同じ|その)(枚数|数)(の|分の|だけの)")
    g.add("obj", build=lambda f: Pick(f, _MANY, _MANY), match=_pick, en="{_n:same-many} {f:nps}",
          ja=("{f:np}を{_n:same-many}", "{_n:same-many-of}{f:np}を"))  # fmt: skip
    g.add("obj", build=lambda f: Pick(f, 0, _MANY), match=_pick_up_to, en="up to {_n:same-many} {f:nps}",
          ja="{f:np}を{_n:same-many}まで")  # fmt: skip
    verb(g, build=lambda f: searched(f, _MANY), match=partial(_find, bare=True),
         en=("search (your|their) deck for {_n:same-many} {f:founds}",),
         ja=("(|自身の|あなたの)デッキから{f:np}を{_n:same-many}探す",
             "(自身の|あなたの|)デッキから{_n:same-many-of}{f:np}を探す"))  # fmt: skip
    verb(g, build=lambda f: FindClause(f, _MANY), match=partial(_find, bare=False),
         en=("search (your|their) deck for up to {_n:same-many} {f:founds}",),
         ja=("(|自身の|あなたの)デッキから{f:np}を{_n:same-many}まで探す",))  # fmt: skip
    for whose, en, ja in (("", "(your|their) deck", "(|あなたの|自身の)"),
                          ("opponent", "your opponent's deck", "相手の")):  # fmt: skip
        top = f"{{_n:same-many}} cards (from|on) the top of {en}"
        tops = (f"{ja}デッキの(一番|)上から{{_n:same-many-of}}カードを", f"{ja}デッキの(一番|)上から{{_n:same-many}}")
        g.add("obj", Top(_MANY, whose), match=partial(_top, whose=whose), en=top, ja=tops)
        for how, see, seen in (("look", "look at", "見る"), ("reveal", "reveal", "公開する")):
            verb(g, LookClause(_MANY, how, whose), match=partial(_look, how=how, whose=whose),
                 en=(f"{see} {top}",), ja=tuple(text + seen for text in tops))  # fmt: skip


def as_many(amount: Any) -> bool:
    """Whether a number is printed as "that many"."""
    return isinstance(amount, Size) and replace(amount, done="") in (_MANY, Size(back("it")))


def _find(v: Any, bare: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, FindClause) or v.apart not in ("", OWN) or not as_many(v.most):
        return None
    return {"f": v.filter} if (v.exact or v.filter.asks_identity) is bare else None


def _look(v: Any, how: str, whose: str) -> Mapping[str, Any] | None:
    plain = isinstance(v, LookClause) and (v.how, v.player, v.end) == (how, whose, "top") and as_many(v.amount)
    return {} if plain else None


def _top(v: Any, whose: str) -> Mapping[str, Any] | None:
    return {} if isinstance(v, Top) and (v.whose, v.end) == (whose, "top") and as_many(v.amount) else None


def _pick(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Pick) and v.total is None and as_many(v.most) and v.least == v.most
    return {"f": v.filter} if plain else None


def _pick_up_to(v: Any) -> Mapping[str, Any] | None:
    plain = isinstance(v, Pick) and v.total is None and as_many(v.most) and v.least == 0
    return {"f": v.filter} if plain else None
