"""A number of a card that grows or shrinks: "the CP cost of target UNIT is 2 less this turn", "its STR increases by 1".

Both languages (1303, 1304.1). STR and DEF are printed as a bonus.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.parser.template import tails
from engine.text.source.lexicon import inflect
from engine.text.surface import OPEN, Aim, Predicate, Ref, Said
from engine.text.trees import defined, has_x
from engine.trails.tree import Filter, X
from engine.trails.tree.reads import replace

#: Which of STR and DEF, or "cp"; English, Japanese.
_FIGURES: tuple[tuple[Any, str, str], ...] = (
    ((1, 0), "(STR|ATK)", "(STR|ATK)(の値|の数値|)"),
    ((0, 1), "DEF", "DEF(の値|の数値|)"),
    ((1, 1), "STR and DEF", "STRとDEF(の値|の数値|)"),
    ("cp", "CP cost", "CPコスト"),
    ("wings", "(Wings of Light|[Wings of Light])", "(光まとう翼|【光まとう翼】)"),
)
_WAYS = (
    (-1, "less", "(lower|smaller)", "(reduced|decreased|lowered)", "(decreases|decrease)", "(decrease|reduce|lower)",
     ("減らす", "(下がる|減る|減少する|下げる)", "(少なくなる|小さくなる|低くなる|小さくする)")),
    (1, "more", "(higher|greater|larger)", "(increased|raised)", "(increases|increase)", "(increase|raise)",
     ("増やす", "(上がる|増える|増加する|上げる)", "(多くなる|大きくなる|高くなる|大きくする)")),
)  # fmt: skip
_INFLECTED = (("下がる", "下がり", "下がって"), ("減る", "減り", "減って"), ("上がる", "上がり", "上がって"),
              ("増える", "増え", "増えて"), ("下げる", "下げ", "下げて"), ("上げる", "上げ", "上げて"))  # fmt: skip


def add(g: Grammar) -> None:
    """Add to the rules "said" and, for Japanese, to its other forms."""
    for figure, en, ja in _FIGURES:
        g.add("figure", figure, en=en, ja=ja)
    g.add("whom", "this", en="this (card|UNIT|ITEM)")
    g.add("whom", Aim(hole("f")), en="target {f:np}", match=_one)
    g.add("whom", hole("w"), en="{w:aim1}", match=lambda v: {"w": v} if isinstance(v, Aim) else None)
    g.add("whom", hole("w"), en="{w:back}", match=lambda v: {"w": v} if isinstance(v, Ref) else None)
    g.add("whom", hole("w"), en="{w:nps}", match=lambda v: {"w": v} if isinstance(v, Filter) else None)
    g.add("figured", build=lambda w, f: (w, f), match=lambda v: {"w": v[0], "f": v[1]},
          en=("the {f:figure} of {w:whom}", "{w:poss} {f:figure}"), ja="{w:poss}{f:figure}")  # fmt: skip
    g.add("by-much", hole("n"), en="{n:num}", ja="{n:num}(|点)")
    g.add("by-much", hole("a"), en="{a:worked}", match=never,
          ja="{a:amount}(だけ|分だけ|分|に等しい(値|数)だけ|と同じ(値|数)だけ)")  # fmt: skip
    for sign, more, other, grown, grows, grow, ja_ways in _WAYS:
        build = partial(_said, sign=sign)
        g.add("said", build=partial(_costs, sign=sign), match=never,
              en=(f"{{w:back-s}} (costs|cost) {{n:num}} {more} CP(| to play){{u:until}}",
                  f"{{w:back-s}} (costs|cost) {{n:num}} CP {more}(| to play){{u:until}}"))  # fmt: skip
        g.add(
            "said",
            build=build,
            match=partial(_match, sign=sign),
            en=(
                f"{{x:figured}} (is|are) {{n:num}} {more}{{u:until}}",
                f"{{x:figured}} (is|are) {{n:num}} {other}{{u:until}}",
                f"{{x:figured}} (is|are|becomes|become) {grown} by {{n:by-much}}{{u:until}}",
                f"{{x:figured}} (is|are) {grown}{{u:until-1}} by {{n:by-much}}",
                f"{{x:figured}} {grows} by {{n:by-much}}{{u:until}}",
                f"{grow} {{x:figured}} by {{n:by-much}}{{u:until}}",
            ),
        )
        forms = [form for word in ja_ways for plain in tails(word) for form in (_forms(plain),)]
        for name, form in (("said", 0), ("said-c", 1), ("said-t", 2)):
            words = f"({'|'.join(one[form] for one in forms)})"
            g.add(
                name,
                build=build,
                match=partial(_match, sign=sign),
                ja=(
                    f"{{x:figured}}(を|は|が){{u:until}}{{n:by-much}}{words}",
                    f"{{n:by-much}}(、|){{x:figured}}(を|は|が){words}",
                ),
            )
            g.add(
                name,
                build=partial(_led, sign=sign),
                match=never,
                ja=f"{{u:until-c}}(、|){{x:figured}}(を|は|が){{n:by-much}}{words}",
            )


def _forms(plain: str) -> tuple[str, str, str]:
    found = next((one for one in _INFLECTED if one[0] == plain), None)
    return found or inflect(plain)


def _said(x: Any, n: Any, sign: int, u: str = OPEN) -> Any:
    who, figure = x
    plain = isinstance(n, int)
    amount = n * sign if plain else defined(X(sign), n)
    if figure == "wings":
        open_ = u == OPEN and (who == "this" or isinstance(who, Filter))
        return Said(who, (Predicate("wings", amount, u),)) if plain and not open_ else REJECT
    if figure != "cp":
        return Said(who, (Predicate("bonus", tuple(amount if part else 0 for part in figure), u),))
    if has_x(n) and not plain:
        return REJECT  # X is explained later
    standing = u == OPEN and (who == "this" or isinstance(who, Filter))  # it is a craft that says so
    if isinstance(who, Filter) and who.zone != "field":
        return REJECT  # that is what playing them costs
    return Said(who, (Predicate("cp", amount, u),)) if plain is not standing else REJECT


def _costs(w: Any, n: Any, u: str, sign: int) -> Any:
    """ "It costs 2 less CP this turn": its CP cost is so much less, wherever it lies."""
    return REJECT if u == OPEN or not isinstance(w, Ref) or not isinstance(n, int) else _said((w, "cp"), n, sign, u)


def _led(x: Any, n: Any, u: str, sign: int) -> Any:
    """With the time before it, which is that of what is joined to it as well."""
    said = _said(x, n, sign, u)
    return said if said is REJECT or u == OPEN else replace(said, lead=u)


def _one(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Aim) and v == Aim(v.filter) and v.filter.scope == "all"
    return {"f": v.filter} if fits else None


def _match(v: Any, sign: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "cp":
        return None
    n = v.predicates[0].value
    fits = isinstance(n, int) and n * sign > 0
    return {"x": (v.who, "cp"), "n": abs(n), "u": v.predicates[0].until} if fits else None
