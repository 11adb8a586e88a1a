"""Whether all of several things that were named are of a kind or in a state: "if they are all UNITs".

Of several things :class:`engine.trails.tree.Is` asks for all of them. What is not so of all of them is not read:
それらがすべてUNITでない can mean that none is one. Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.object.identity_and_numbers import STATES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Ref, back
from engine.trails.tree import Filter, Is

_ALL_JA = "(すべて|全て|すべてが|両方|両方とも|全部)"
_IS_JA = "(|である|だった|であった)"
#: All cards that were discarded last.
_THROWN = Ref("did discard cards")


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    way = "(この(EVENT|クラフト|アーツ|効果|方法)で|これにより|)"
    g.words("thrown", en=("discarded cards", "cards discarded this way", "cards you discarded( this way|)"),
            ja=f"{way}捨て(た|られた)カード")  # fmt: skip
    g.add("those", hole("r"), en="{r:back}", ja="{r:back}")
    g.add("those", _THROWN, en="(the |){_t:thrown}", ja="{_t:thrown}")
    g.add("they-are", hole("r"), en="{r:back-s} (are|were)", ja=f"{{r:those}}(が|は|の){_ALL_JA}(とも|)")
    g.add("they-are", hole("r"), en="(all|both|each) of {r:those} (are|were|is)", ja="{r:those}(すべて|全て|両方)が")
    g.add("they-are", _THROWN, en="(the |all |both |all the |both the ){_t:thrown} (are|were)")
    g.add("they-are", back("them"), en="(both|all) (are|were)")
    g.add("cond", Is(back("them"), hole("f")), match=_orgs_match, says=True,
          en="they are all {f:np}", ja="それらがすべて{f:np}")  # fmt: skip
    g.add("cond", Is(back("them"), hole("f")), says=True, match=_match,
          en="they are all {f:nps}", ja="それらがすべて{f:np}")  # fmt: skip
    g.add(
        "cond",
        build=_are,
        match=never,
        en=("{r:they-are} (|all |both |each ){f:nps}", "{r:they-are} {f:a-np}"),
        ja=f"{{r:they-are}}{{f:np}}{_IS_JA}",
    )
    for state, en, ja in STATES:
        f = Filter(states=(state,))
        g.add("cond", Is(hole("r"), f), match=partial(_state_match, f=f), says=True,
              en=f"{{r:back-s}} are all {en}", ja=f"{{r:back}}がすべて{ja}")  # fmt: skip
        g.add("all-state", f, match=never, en=en, ja=f"{ja}(である|)")
    g.add(
        "cond",
        build=_are,
        match=never,
        en=("{r:back-s} are (all|both) {f:all-state}", "(all|both|each) of {r:those} (are|is) {f:all-state}"),
        ja="{r:they-are}{f:all-state}",
    )


def _plural(r: Any) -> bool:
    return isinstance(r, Ref) and (r.word in ("them", "shown", "cards") or r.word.endswith("s"))


def _are(f: Any, r: Any) -> Any:
    """A number of things of which all are so."""
    return Is(r, f) if isinstance(f, Filter) and _plural(r) and f.whose == "any" else REJECT


def _match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Is) or v.who != back("them"):
        return None
    return None if v.filter.states and v.filter == Filter(states=v.filter.states) else {"f": v.filter}


def _orgs_match(v: Any) -> Mapping[str, Any] | None:
    """An organization needs no plural: "they are all White Vigil"."""
    found = _match(v)
    return found if found is not None and found["f"].orgs and found["f"] == Filter(orgs=found["f"].orgs) else None


def _state_match(v: Any, f: Filter) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Is) else None
    return {"r": who} if isinstance(who, Ref) and _plural(who) and v.filter == f else None
