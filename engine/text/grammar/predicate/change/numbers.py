"""Numbers that are doubled, become others, rise or fall. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import tails
from engine.text.source.lexicon import inflect
from engine.text.surface import OPEN, SELF, Aim, Predicate, Ref, Said, back
from engine.text.trees import defined, has_x
from engine.trails.tree import Filter, Set, Stat, X
from engine.trails.tree.reads import replace

_FIELDS_doubling = ((("str",), "STR", "STR"), (("def",), "DEF", "DEF"), (("str", "def"), "STR and DEF", "STRとDEF"))


def doubling(g: Grammar) -> None:
    """Add to the rules "clause" and "el"; "doubled"."""
    for fields, en, ja in _FIELDS_doubling:
        verb = "are" if len(fields) > 1 else "is"

        def build(who: Any, u: Any, fields: tuple[str, ...] = fields) -> Any:
            return _doubled(who, u, fields)

        g.add(
            "clause",
            build=build,
            en=(
                f"double the {en} of {{who:obj}}{{u:until}}",
                f"double the {en} of {{who:whole-s}}{{u:until}}",
                f"double {{who:poss}} {en}{{u:until}}",
                f"{{who:poss}} {en} {verb} doubled{{u:until}}",
                f"the {en} of {{who:obj}} {verb} doubled{{u:until}}",
            ),
        )
        times = "(それぞれ|)(、|)2倍(になる|にする|となる|する)"
        g.add(
            "el",
            build=build,
            ja=(
                f"{{who:poss}}{ja}(は|を)(、|){{u:until}}{times}",
                f"{{u:until-c}}{{who:poss}}{ja}(は|を){times}",
                f"{{who:whole-s}}の{ja}(は|を)(、|){{u:until}}{times}",
                f"{{u:until-c}}{{who:whole-s}}の{ja}(は|を){times}",
            ),
        )


def _doubled(who: Any, u: Any, fields: tuple[str, ...]) -> Any:
    """Of one object as much as it has; of several each as much as its own."""
    one = who == "this" or isinstance(who, Ref) or (isinstance(who, Aim) and (who.least, who.most) == (1, 1))
    if isinstance(who, Ref) and (who.word == "them" or who.word.endswith("s")):
        one = False
    if not one and not isinstance(who, Filter | Ref | Aim):
        return REJECT
    of: Any = SELF if not one else back("same") if isinstance(who, Aim) else who
    shapes = {"str": (Stat("str", of), 0), "def": (0, Stat("def", of))}
    return Said(who, tuple(Predicate("bonus", shapes[field], u) for field in fields))


_FIELDS_printed_values = (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト"))
_PRINTED = "(printed|base|original)"


def printed_values(g: Grammar) -> None:
    """Add to the rules "set", "set-c", "lead" and "clause"."""
    for field, en, ja in _FIELDS_printed_values:
        shape = Set(hole("who"), f"printed {field}", hole("n"), hole("u"))
        own = f"本来の{ja}(の値|の数値|)"
        for whose in (f"{{who:poss}} {_PRINTED} {en}", f"the {_PRINTED} {en} of {{who:obj}}"):
            g.add("set", shape, en=(f"{whose} becomes {{n:value}}{{u:until}}",
                                    f"{whose} (becomes equal to|is) {{n:value}}{{u:until}}"))  # fmt: skip
        g.add(
            "set",
            shape,
            ja=(
                f"{{who:poss}}{own}は{{u:until}}{{n:value}}になる",
                f"{{u:until-c}}{{who:poss}}{own}は{{n:value}}になる",
                f"{{who:poss}}{own}を{{u:until}}{{n:value}}にする",
            ),
        )
        g.add("set-c", shape, ja=f"{{who:poss}}{own}は{{u:until}}{{n:value}}になり")
    g.reads("lead", "turn", en="for the rest of (the|this) turn(,|) ")
    g.add("clause", build=_timed, en="{u:lead}{s:set}")


def _timed(u: str, s: Any) -> Any:
    return replace(s, until=u) if isinstance(s, Set) and s.until == OPEN else REJECT


_FIELDS_strength_and_defence = (("str", "STR"), ("def", "DEF"))


def strength_and_defence(g: Grammar) -> None:
    """Add to the predicates and to the rule "ssaid"."""
    g.add(
        "preds",
        build=lambda n, m, u: (Predicate("set str", n, u), Predicate("set def", m, u)),
        en=("(becomes|become) (|a ){n:num}/{m:num}{u:until}", "(becomes|become) STR {n:num} and DEF {m:num}{u:until}"),
        ja=("{u:until}{n:num}/{m:num}になる", "{u:until}STR(が|){n:num}(、|と|で|かつ)DEF(が|){m:num}になる"),
    )
    for field, name in _FIELDS_strength_and_defence:
        g.add(
            "ssaid",
            build=partial(_all, field=field),
            match=partial(_match_strength_and_defence, field=field),
            en=(f"the {name} of {{f:nps}} is {{a:value}}", f"the {name} of {{f:nps}} (becomes|is equal to) {{a:value}}",
                f"{{f:nps}} (have|has) {name} {{a:value}}", f"{{f:nps}} (have|has) {{a:value}} {name}"),
            ja=f"{{f:np}}の{name}は(すべて|)(、|){{a:value}}(である|になる|に等しい|とする|となる)",
        )  # fmt: skip
    g.add(
        "ssaid",
        build=_both,
        match=_both_match,
        en=("{f:nps} have STR {a:value} and DEF {b:value}", "{f:nps} (are|become) {a:num}/{b:num}"),
        ja=("{f:np}はSTRが{a:value}、DEFが{b:value}になる", "{f:np}は{a:num}/{b:num}(である|になる)"),
    )
    g.add(
        "ssaid",
        build=lambda a, b: Said("this", (Predicate("set str", a), Predicate("set def", b))),
        match=_each_match,
        en="this card's STR is equal to {a:value} and its DEF is equal to {b:value}",
        ja="これのSTRは{a:value}(に等しく|と等しく|であり|になり)、(これの|)DEFは{b:value}(に等しい|と等しい|である|になる)",
    )


def _all(f: Any, a: Any, field: str) -> Any:
    return Said(f, (Predicate(f"set {field}", a),)) if _plain(f, a) else REJECT


def _both(f: Any, a: Any, b: Any) -> Any:
    if not _plain(f, a) or not _plain(f, b):
        return REJECT
    return Said(f, (Predicate("set str", a), Predicate("set def", b)))


def _plain(f: Any, a: Any) -> bool:
    """On the field, and a plain number: one that is worked out may be that of each of them."""
    return isinstance(f, Filter) and f.zone == "field" and isinstance(a, int)


def _match_strength_and_defence(v: Any, field: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or not isinstance(v.who, Filter) or len(v.predicates) != 1:
        return None
    (part,) = v.predicates
    return {"f": v.who, "a": part.value} if part == Predicate(f"set {field}", part.value) else None


def _both_match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or not isinstance(v.who, Filter) or len(v.predicates) != 2:
        return None
    one, other = v.predicates
    fits = one == Predicate("set str", one.value) and other == Predicate("set def", other.value)
    return {"f": v.who, "a": one.value, "b": other.value} if fits else None


def _each_match(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.who != "this" or tuple(one.kind for one in v.predicates) != ("set str", "set def"):
        return None
    return {"a": v.predicates[0].value, "b": v.predicates[1].value}


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


def increase_and_decrease(g: Grammar) -> None:
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
    g.reads("by-much", hole("a"), en="{a:worked}",
          ja="{a:amount}(だけ|分だけ|分|に等しい(値|数)だけ|と同じ(値|数)だけ)")  # fmt: skip
    for sign, more, other, grown, grows, grow, ja_ways in _WAYS:
        build = partial(_said, sign=sign)
        g.add("said", build=partial(_costs, sign=sign),
              en=(f"{{w:back-s}} (costs|cost) {{n:num}} {more} CP(| to play){{u:until}}",
                  f"{{w:back-s}} (costs|cost) {{n:num}} CP {more}(| to play){{u:until}}"))  # fmt: skip
        g.add(
            "said",
            build=build,
            match=partial(_match_increase_and_decrease, sign=sign),
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
                match=partial(_match_increase_and_decrease, sign=sign),
                ja=(
                    f"{{x:figured}}(を|は|が){{u:until}}{{n:by-much}}{words}",
                    f"{{n:by-much}}(、|){{x:figured}}(を|は|が){words}",
                ),
            )
            g.add(
                name,
                build=partial(_led, sign=sign),
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


def _match_increase_and_decrease(v: Any, sign: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "cp":
        return None
    n = v.predicates[0].value
    fits = isinstance(n, int) and n * sign > 0
    return {"x": (v.who, "cp"), "n": abs(n), "u": v.predicates[0].until} if fits else None
