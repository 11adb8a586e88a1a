"""Conditions on one or all of what stands before: "if any of them is", "if all of them are". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.condition.object.identity_and_numbers import STATES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Ref, back
from engine.trails.tree import Compare, Count, Filter, Is
from engine.trails.tree.reads import replace

_THEM = "(them|those cards|the revealed cards)"
_THEM_JA = "(その|それらの|それらのカードの)"


def existential(g: Grammar) -> None:
    """Add to the rule "cond"."""
    g.add(
        "cond",
        build=lambda f: among_them(f, ">=", 1),
        en=(f"(any|one|either|at least one|one or more) of {_THEM} is {{f:a-np}}",
            f"(any|either|one or more) of {_THEM} are {{f:nps}}"),
        ja=(f"{_THEM_JA}(いずれか|どれか|どれか1枚|どちらか|うち1枚以上|うち1枚|1枚|1枚以上)が{{f:np}}(である|)",),
    )  # fmt: skip
    g.add(
        "cond",
        build=lambda f: among_them(f, "=", 0),
        en=(f"(none|neither) of {_THEM} is {{f:a-np}}", f"(none|neither) of {_THEM} are {{f:nps}}"),
        ja=f"{_THEM_JA}(いずれも|どれも|どちらも){{f:np}}で(も|は|)ない",
    )
    g.add(
        "cond",
        build=lambda f, n: among_them(f, ">=", n),
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


_ALL_JA = "(すべて|全て|すべてが|両方|両方とも|全部)"
_IS_JA = "(|である|だった|であった)"
#: All cards that were discarded last.
_THROWN = Ref("did discard cards")


def universal(g: Grammar) -> None:
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
        en=("{r:they-are} (|all |both |each ){f:nps}", "{r:they-are} {f:a-np}"),
        ja=f"{{r:they-are}}{{f:np}}{_IS_JA}",
    )
    for state, en, ja in STATES:
        f = Filter(states=(state,))
        g.add("cond", Is(hole("r"), f), match=partial(_state_match, f=f), says=True,
              en=f"{{r:back-s}} are all {en}", ja=f"{{r:back}}がすべて{ja}")  # fmt: skip
        g.reads("all-state", f, en=en, ja=f"{ja}(である|)")
    g.add(
        "cond",
        build=_are,
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
