"""How much for each: "1 bond for each ITEM you control", "for every two", and how often something has happened this
turn. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.counts import STATS
from engine.text.grammar.amount.numerals import OPS
from engine.text.grammar.lexicon import bare_noun, played, verb
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Production
from engine.text.surface import SUBJECT, Ref
from engine.trails.tree import (
    Alikes,
    Compare,
    Count,
    CountOrgs,
    Every,
    Filter,
    Gain,
    PlayerStat,
    Share,
    Stat,
    Times,
    Total,
    Trigger,
)
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


# event, English after the noun, Japanese before it
_DONE: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("is stunned", ("stunned", "that (was|were) stunned"), ("スタンした", "スタンされた")),
    ("is cured", ("cured", "that (was|were) cured"), ("回復した", "回復された")),
    ("is ko", ("K.O.'d", "that (was|were) K.O.'d"), ("即死した", "即死させられた")),
    ("is destroyed", ("destroyed", "that (was|were) destroyed"), ("破壊された",)),
    ("leaves", ("that left the field", "that has left the field", "that have left the field"), ("場を離れた",)),
)
#: Whose trail: player, English, Japanese.
_TRAILS = (("you", "your", "あなたの"), ("opponent", "your opponent's", "相手の"))
_THIS_JA = "(このターンに|このターン中に|このターン、|このターン中、|このターン)"
_DEEDS = (
    ("draws", "drew", "drawn", "カードを引いた", "引いたカード"),
    ("discards", "discarded", "discarded", "手札を捨てた", "捨てた(カード|手札)"),
)
_PLAYERS = (
    ("you", "you", "(you've|you have)", "あなたが"),
    ("opponent", "your opponent", "your opponent has", "相手が"),
)


def turn_history(g: Grammar) -> None:
    """Rules: happened, happeneds (value: Trigger) - one of them, and several. Add to "per" and "amount"."""
    for rule, np, s in (("happened", "np", ""), ("happeneds", "nps", "s")):
        for event, en, ja in _DONE:
            g.add(
                rule,
                Trigger(event, hole("f")),
                where=lambda f: (
                    isinstance(f, Filter) and f.zone in ("field", "homebase") and not f.states and f.face == "any"
                ),
                en=tuple(f"{{f:{np}}} {text} this turn" for text in en),
                ja=tuple(wording for text in ja for wording in (f"{_THIS_JA}{text}{{f:np}}",)),
            )
        for player, your, ja_your in _TRAILS:
            g.add(
                rule,
                build=partial(_put, player=player),
                match=partial(_put_match, player=player),
                en=tuple(
                    f"{{f:{np}}} {that}put into {your} trail from the field this turn"
                    for that in ("", "that was ", "that were ")
                ),
                ja=(
                    f"{_THIS_JA}場から{ja_your}軌跡に置かれた{{f:np}}",
                    f"{_THIS_JA}{ja_your}軌跡に場から置かれた{{f:np}}",
                    f"{_THIS_JA}{ja_your}場から軌跡に置かれた{{f:np}}",
                ),
            )
        for player, who, has, ja_who in _PLAYERS:
            for event, did, done, _, ja_noun in _DEEDS:
                g.add(
                    rule,
                    Trigger(event, None, None, player),
                    en=(f"card{s} {who} {did} this turn", f"card{s} {has} {done} this turn"),
                    ja=(f"{_THIS_JA}{ja_who}{ja_noun}", f"{ja_who}{_THIS_JA}{ja_noun}"),
                )
            g.add(
                rule,
                Trigger("plays arts", None, None, player),
                en=(f"arts {who} played this turn", f"arts {has} played this turn"),
                ja=(f"{_THIS_JA}{ja_who}プレイしたアーツ", f"{ja_who}{_THIS_JA}プレイしたアーツ"),
            )
            g.add(
                rule,
                build=partial(played, whose=player),
                match=partial(_played_match, player=player),
                en=(f"{{f:{np}}} {who} played this turn", f"{{f:{np}}} {has} played this turn"),
                ja=(f"{_THIS_JA}{ja_who}プレイした{{f:np}}", f"{ja_who}{_THIS_JA}プレイした{{f:np}}"),
            )
    g.add(
        "per",
        build=lambda t, c="": Times(t),
        match=lambda v: {"t": v.of, "c": _counter(v.of)} if isinstance(v, Times) and v.each == 1 else None,
        en=" for (each|every) {t:happened}",
        ja="{t:happened}{c:ctr}(につき|ごとに)(|、)",
    )
    g.add(
        "per",
        Share(Times(hole("t")), hole("n")),
        where=lambda n: isinstance(n, int) and n > 1,
        en=" for every {n:numw} {t:happeneds}",
    )
    g.add(
        "per",
        build=lambda t, m: Share(Times(t), m[1]) if isinstance(m[1], int) and m[1] > 1 else REJECT,
        match=lambda v: {"t": v.amount.of, "m": (v.by, v.by, _counter(v.amount.of))} if _shared(v) else None,
        ja="{t:happened}{m:cnt}(につき|ごとに)(|、)",
    )
    g.add(
        "amount",
        Times(hole("t")),
        match=lambda v: {"t": v.of} if isinstance(v, Times) and v.each == 1 else None,
        en="the number of {t:happeneds}",
        ja="{t:happened}の(数|枚数)",
    )


def _shared(v: Any) -> bool:
    return isinstance(v, Share) and isinstance(v.amount, Times) and v.amount.each == 1 and v.by > 1


def _counter(trigger: Trigger) -> str:
    return counter(bare_noun(trigger.who)) if isinstance(trigger.who, Filter) else "枚"


def _put(f: Filter, player: str) -> Any:
    """Cards come to their owner's trail, whoever controlled them: whose they were is not said besides."""
    if f.zone != "field" or f.states or f.whose not in ("any", player):
        return REJECT
    return Trigger("to trail", replace(f, whose="any"), None, player)


def _put_match(v: Any, player: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and isinstance(v.who, Filter) and v == Trigger("to trail", v.who, None, player)
    return {"f": v.who} if fits else None


def _played_match(v: Any, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "is played" or not isinstance(v.who, Filter):
        return None
    return {"f": bare_noun(v.who)} if v == played(bare_noun(v.who), player) else None
