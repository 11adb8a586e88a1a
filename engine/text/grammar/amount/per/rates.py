"""So much for each of something: of each different one, of each point, at a rate. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.grammar.amount.number.numerals import OPS
from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Production
from engine.text.surface import SUBJECT, Ref
from engine.trails.tree import Alikes, Compare, Count, CountOrgs, Every, Filter, Gain, PlayerStat, Stat, Total
from engine.trails.tree.reads import replace

_FOR = " for "


def rates(g: Grammar) -> None:
    """Add to the verb phrases."""
    for what, word in (("ep", "EP"), ("cp", "CP")):
        verb(
            g,
            build=partial(_gain, what=what),
            match=partial(_as_much, what=what),
            en=(f"gain {word} equal to {{a:worked}}", f"gain an amount of {word} equal to {{a:worked}}"),
            ja=(
                f"{{a:worked-eq}}(に等しい|と同じ|分の|と同じだけの)(点数の|点の|数の|だけの|){word}を得る",
                f"{{a:worked-eq}}(と同じ|に等しい)(数|点数)(だけ|)の?{word}を得る".replace("の?", "(の|)"),
                f"{word}を{{a:worked-eq}}(に等しい|と同じ)(点数|数|点)(だけ|)得る",
            ),
        )


def _gain(a: Any, what: str) -> Gain:
    return Gain(what, SUBJECT, a)


def _as_much(v: Any, what: str) -> Mapping[str, Any] | None:
    """A number that stands for itself; of things it is said how much for each."""
    fits = isinstance(v, Gain) and (v.what, v.player) == (what, SUBJECT)
    return {"a": v.amount} if fits and isinstance(v.amount, (Stat, PlayerStat, Total)) else None


def derive_rates(g: Grammar) -> None:
    """Whatever something is done for each of, before it. Needs all of them to be there."""
    leads = [_before(production) for production in g.rule("per").productions]
    g.rule("per-lead").productions += [production for production in leads if production.texts["en"]]


def _before(production: Production) -> Production:
    texts = [text.removeprefix(_FOR) for text in production.texts["en"] if text.startswith(_FOR)]
    return Production({"en": [f"for {text}, " for text in texts], "ja": ()}, production.build, lambda value: None)


_FEW = {">=": "or more", "<=": "or fewer"}
_PLACES = (("trail", "軌跡"), ("homebase", "拠点"), ("hand", "手札"), ("field", "場"))
_MANY = "(つ|枚|体|人)"


def points(g: Grammar) -> None:
    """Add to the rules "per" and "cond"."""
    for field, (en, ja) in STATS.items():
        g.add("per", build=lambda r, field=field: Stat(field, r),
              en=f" for each (point of |){en} {{r:back-s}} has",
              ja=f"{{r:back}}(の|が持つ){ja}(1つ|1点|1)(につき|ごとに)(、|)")  # fmt: skip
    for op, _, ja_op in OPS[:2]:
        g.add(
            "cond",
            build=partial(_both, op=op),
            en=f"there are {{n:numw}} {_FEW[op]} {{a:nps}} and {{m:numw}} {_FEW[op]} {{b:nps}}",
        )
        each = f"{{a:np}}と{{b:np}}がそれぞれ{{n:num}}{_MANY}{ja_op}(ある|いる|)"
        for whose, ja_whose in (("you", "あなたの"), ("opponent", "相手の")):
            for zone, ja_zone in _PLACES:
                g.add("cond", build=partial(_apiece, op=op, zone=zone, whose=whose),
                      ja=f"{ja_whose}{ja_zone}に{each}")  # fmt: skip


def _both(n: Any, a: Filter, m: Any, b: Filter, op: str) -> Any:
    """So many of one and so many of the other; where they are is said once, of both."""
    if a.whose == "any" and b.whose != "any":
        a = replace(a, zone=b.zone, whose=b.whose)
    if a == b:
        return REJECT
    return Every((Compare(Count(a), op, n), Compare(Count(b), op, m)))


def _apiece(a: Filter, b: Filter, n: Any, op: str, zone: str, whose: str) -> Any:
    """As many of each of the two, in the same zone."""
    if {a.whose, b.whose} != {"any"} or a.zone not in ("field", "homebase"):
        return REJECT
    a = replace(a, zone=zone, whose=whose)
    return _both(n, a, n, replace(b, zone=a.zone, whose=a.whose), op)


_EACH_JA = "(につき|ごとに)(|、)"
#: What they differ in: how, English, its plural, Japanese.
_WHAT = (
    ("no name", "(name|card name)", "(names|card names)", "(カード名|名前)"),
    ("no cp", "CP cost", "CP costs", "CPコスト"),
    ("no str", "STR", "STRs", "STR"),
    ("no def", "DEF", "DEFs", "DEF"),
)


def distinct(g: Grammar) -> None:
    """Add to the rules "per", "amount" and "cond"."""
    for how, one, many, ja in _WHAT:
        build, match = partial(_of, how=how), partial(_match, how=how)
        g.add("per", build=build, match=match, en=f" for each (different |distinct ){one} among {{f:nps}}",
              ja=(f"{{f:np}}の異なる{ja}1(つ|種類|種){_EACH_JA}", f"{{f:np}}の{ja}1(種類|種){_EACH_JA}",
                  f"{{f:np}}が持つ(|異なる){ja}1(種類|種){_EACH_JA}"))  # fmt: skip
        g.add("amount", build=build, match=match, en=f"the number of (different |distinct ){many} among {{f:nps}}",
              ja=(f"{{f:np}}の異なる{ja}の(|種類の)数", f"{{f:np}}の{ja}の種類(|の数|数)"))  # fmt: skip
        _conditions(g, partial(_so_many, how=how), many, ja)
    _conditions(g, _so_many_orgs, "organizations", "組織")
    g.add("per", build=_orgs, ja=f"{{f:np}}の(|異なる)組織1(つ|種類|種){_EACH_JA}")
    g.add("per", build=_orgs, ja=f"{{f:back}}の(|異なる)組織1(つ|種類|種){_EACH_JA}")
    g.add("per", build=_orgs, match=_those, en=" for each (different |)organization among {f:back}", says=True)
    g.add("amount", build=_orgs, match=_those, en="the number of (different |)organizations among {f:back}", says=True)
    g.add("per", build=_orgs, en=" for each (different |)organization among {f:back}")


def _conditions(g: Grammar, build: Any, many: str, ja: str) -> None:
    """Printed as "three or more UNITs with different names"."""
    g.add(
        "cond",
        build=build,
        en=(
            f"there are {{n:numw}} or more different {many} among {{f:nps}}",
            f"{{f:nps}} have {{n:numw}} or more different {many}( among them|)",
        ),
        ja=(
            f"{{f:np}}の(中に|間に|)(異なる|){ja}が{{n:num}}種類以上(ある|存在する)",
            f"{{f:np}}の{ja}が(合計|合わせて|){{n:num}}種類以上(|ある)",
            f"{{f:np}}が{{n:num}}種類以上の{ja}を持つ",
        ),
    )
    if many == "organizations":
        return  # said so already
    for whose, controls in (("you", "you control"), ("opponent", "(your opponent controls|they control)")):
        for kind in ("UNIT", "ITEM"):
            g.add("cond", build=partial(build, Filter(whose=whose, types=(kind,))),
                  en=f"{controls} {kind}s with {{n:numw}} or more different {many}")  # fmt: skip


def _of(f: Any, how: str) -> Any:
    open_ = isinstance(f, Filter) and f.zone in ("field", "trail") and "~" not in f"{f.shares}{f.named}"
    return Alikes(f, how) if open_ else REJECT


def _match(v: Any, how: str) -> Mapping[str, Any] | None:
    return {"f": v.of} if isinstance(v, Alikes) and v.how == how and v.each == 1 else None


def _so_many(f: Any, n: Any, how: str) -> Any:
    amount = _of(f, how)
    return REJECT if amount is REJECT or not isinstance(n, int) or n < 2 else Compare(amount, ">=", n)


def _so_many_orgs(f: Any, n: Any) -> Any:
    fits = isinstance(f, Filter) and f.zone in ("field", "trail") and isinstance(n, int)
    return Compare(CountOrgs(f), ">=", n) if fits else REJECT


def _orgs(f: Any) -> Any:
    return CountOrgs(f)


def _those(v: Any) -> Mapping[str, Any] | None:
    """Several that were named before."""
    several = isinstance(v, CountOrgs) and v.each == 1 and isinstance(v.of, Ref) and v.of.word.endswith(("s", "m"))
    return {"f": v.of} if several else None
