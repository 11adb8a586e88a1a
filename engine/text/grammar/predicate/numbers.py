"""Numbers that change, and rules that hold for one effect. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import tails
from engine.text.source.lexicon import inflect
from engine.text.surface import OPEN, SELF, Aim, Predicate, Ref, Said, back
from engine.text.trees import defined, has_x
from engine.trails.tree import Against, Filter, Set, Stat, X
from engine.trails.tree.loading.words import BY_SOURCE
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
            "ssaid", Said(hole("f"), (Predicate(f'set {field}', hole("a")),)),
            where=_plain,
            en=(f"the {name} of {{f:nps}} is {{a:value}}", f"the {name} of {{f:nps}} (becomes|is equal to) {{a:value}}",
                f"{{f:nps}} (have|has) {name} {{a:value}}", f"{{f:nps}} (have|has) {{a:value}} {name}"),
            ja=f"{{f:np}}の{name}は(すべて|)(、|){{a:value}}(である|になる|に等しい|とする|となる)",
        )  # fmt: skip
    g.add(
        "ssaid",
        Said(hole("f"), (Predicate("set str", hole("a")), Predicate("set def", hole("b")))),
        where=lambda f, a, b: _plain(f, a) and _plain(f, b),
        en=("{f:nps} have STR {a:value} and DEF {b:value}", "{f:nps} (are|become) {a:num}/{b:num}"),
        ja=("{f:np}はSTRが{a:value}、DEFが{b:value}になる", "{f:np}は{a:num}/{b:num}(である|になる)"),
    )
    g.add(
        "ssaid",
        Said("this", (Predicate("set str", hole("a")), Predicate("set def", hole("b")))),
        en="this card's STR is equal to {a:value} and its DEF is equal to {b:value}",
        ja="これのSTRは{a:value}(に等しく|と等しく|であり|になり)、(これの|)DEFは{b:value}(に等しい|と等しい|である|になる)",
    )


def _plain(f: Any, a: Any) -> bool:
    """On the field, and a plain number: one that is worked out may be that of each of them."""
    return isinstance(f, Filter) and f.zone == "field" and isinstance(a, int)


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
    g.add("figured", (hole("w"), hole("f")),
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


_DONE = ("cannot be stunned", "cannot be ko", "cannot be destroyed", "cannot turn down", "cannot be cured",
         "cannot be rebuilt", "cannot leave")  # fmt: skip
_BY = (" by effects", " by opponent")
#: What is said of effects alone.
_THEIRS = ("cannot be readied", "cannot be actioned", "cannot be returned", "cannot be exiled")


def _by(rule: Any) -> str:
    """How a rule says whose effects do not do it; "" if it does not say so."""
    if not isinstance(rule, str):
        return ""
    return next((by for by in _BY if rule.endswith(by) and rule.removesuffix(by) in (*_DONE, *_THEIRS)), "")


def before(rules: tuple[Any, ...]) -> Any:
    """English names the effects at the end."""
    by = _by(rules[-1])
    if not by:
        return rules
    if any(rule not in _DONE and not _by(rule) for rule in rules[:-1]):
        return REJECT  # of what else it is said is not plain
    return tuple(rule + by if rule in _DONE else rule for rule in rules)


def after(p: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...]:
    """Japanese names them at the beginning."""
    by = _said_by(p[-1]) if p else ""
    if not by:
        return (*p, *rest)
    out = list(p)
    for place, part in enumerate(rest):
        if not _effect_scope_plain(part):
            return (*out, *rest[place:])
        rule = part.value[0]
        if isinstance(by, Against) and f"{rule} by" not in BY_SOURCE:
            return (*out, *rest[place:])
        made = replace(by, what=f"{rule} by") if isinstance(by, Against) else rule + by
        out.append(Predicate(part.kind, (made,), part.until))
    return tuple(out)


def mixed(predicates: tuple[Any, ...]) -> bool:
    """Whether one that names the effects stands before one that does not: Japanese would say it of both."""
    return any(_said_by(one) != "" and _effect_scope_plain(other) for one, other in pairwise(predicates))


def _said_by(part: Any) -> Any:
    """By what a predicate says that it is not done; "" if it does not."""
    if not isinstance(part, Predicate) or part.kind != "rules" or len(part.value) != 1:
        return ""
    rule = part.value[0]
    source = isinstance(rule, Against) and rule.what.removesuffix(" by") in _DONE
    return rule if source else _by(rule)


def _effect_scope_plain(part: Any) -> bool:
    return isinstance(part, Predicate) and part.kind == "rules" and len(part.value) == 1 and part.value[0] in _DONE
