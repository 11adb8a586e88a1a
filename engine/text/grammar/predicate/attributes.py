"""What is gained: bonuses, organizations, names, crafts, Wings of Light. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale, unscale
from engine.text.grammar.lexicon import both_languages
from engine.text.grammar.predicate.inflection import bonus_each, bonus_pairs, each_match, inflection, of_kind
from engine.text.grammar.predicate.loss_and_replacement import loss_and_replacement
from engine.text.grammar.predicate.numbers import after, before, mixed
from engine.text.grammar.predicate.restrictions import RULES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import tails
from engine.text.surface import FOR_GOOD, OPEN, Predicate, Said
from engine.trails.tree import Filter
from engine.trails.tree.reads import replace


def attributes(g: Grammar) -> None:
    """Rules: pred, preds, and with endings -c and -t the Japanese forms before a comma and before もよい."""
    inflection(g)
    # what is gained: 〜を得る
    g.add("gained", Predicate("bonus", hole("x"), OPEN), ja="{x:bonus}", match=of_kind("bonus"))
    for kind in ("icons", "orgs"):
        g.add(
            "gained",
            Predicate(kind, hole("x"), OPEN),
            ja=f"{{x:{kind}}}" + ("(|の組織)" if kind == "orgs" else ""),
            match=of_kind(kind),
        )
    g.add("gained", Predicate("names", hole("x"), OPEN), ja="{x:name}", match=of_kind("names"))
    g.add("gained", Predicate("crafts", hole("x"), OPEN), ja="{x:quoted}", match=of_kind("crafts"))
    g.add("gained", Predicate("orgs", ("*",), OPEN), ja="すべての組織")
    g.add("gained", Predicate("support", (), OPEN), ja="サポート")
    g.add("gaineds", (hole("a"),), ja="{a:gained}")
    g.add(
        "gaineds",
        build=lambda a, b: (a, *b),
        ja="{a:gained}と{b:gaineds}",
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
    )
    for ending, get, have in (("", "得る", "持つ"), ("-c", "得", "持ち"), ("-t", "得て", "持って")):
        g.add(
            f"preds{ending}",
            build=_gain,
            match=_gains,
            ja=(f"{{u:until}}{{a:gaineds}}を{get}", f"{{u:until}}{{a:gaineds}}を{have}"),
        )
        g.add(f"preds{ending}", (hole("p"),), ja=f"{{p:pred{ending}}}")
        g.add(f"preds{ending}", build=_then, match=_chained, ja=(f"{{p:preds-c1}}、{{rest:preds{ending}}}",))
    g.add(
        "preds-c1",
        build=_gain,
        match=_gains,
        ja=("{u:until}{a:gaineds}を得", "{u:until}{a:gaineds}を得て", "{u:until}{a:gaineds}を持ち"),
    )
    for ending in ("", "-c", "-t"):
        g.add(f"preds{ending}", build=_then, ja=f"{{p:preds-te}}{{rest:preds{ending}}}")
    g.add("preds-te", build=_gain, ja="{u:until}{a:gaineds}を(得て|持って)")
    g.add("preds-c1", (hole("p"),), ja="{p:pred-c}")
    # English, one by one
    g.add("pred", Predicate("bonus", hole("x"), hole("u")), en="(gets|get|gains|gain|has|have) {x:bonus}{u:until}")
    both_languages(
        g,
        ("{f:per}{u:until}{x:bonus}を得る", "{u:until}{f:per}{x:bonus}を得る"),
        build=bonus_each,
        match=each_match,
        en=(
            "(gets|get|gains|gain|has|have) {x:bonus}{u:until}{f:per}",
            "(gets|get|gains|gain|has|have) {x:bonus}{f:per}{u:until}",
        ),
    )
    for kind, rule in (("icons", "icons"), ("orgs", "orgs"), ("names", "name"), ("crafts", "quoted")):
        g.add(
            "pred", Predicate(kind, hole("x"), hole("u")), en=f"(gains|gain|gets|get|has|have) {{x:{rule}}}{{u:until}}"
        )
    both_languages(
        g,
        (
            "{u:until}{x:orgs}(としても|として)扱う",
            "{u:until}{x:orgs}(でもある|でもあるものとする|であるものとする|であるものとして扱う)",
        ),
        build=lambda x, u: Predicate("orgs", x, u),
        en=(
            "(counts|count) as {x:orgs}{u:until}",
            "(counts|count) as a {x:orgs}{u:until}",
            "(is|are) (also |)treated as {x:orgs}{u:until}",
            "(is|are) also {x:orgs}{u:until}",
            "(is|are) also (a|an) {x:orgs}{u:until}",
            "(is|are) (a|an) {x:orgs} in addition to (its|their) other organizations{u:until}",
        ),
    )
    for kind, text in (
        ("bonus", "{x:bonus}"),
        ("icons", "{x:icons}"),
        ("orgs", "{x:orgs}"),
        ("names", "{x:name}"),
        ("crafts", "{x:quoted}"),
    ):
        g.add("gained", Predicate(kind, hole("x"), OPEN), en=text, match=of_kind(kind))
    g.add("gained", Predicate("orgs", ("*",), OPEN), en="all organizations")
    g.add("gained", Predicate("support", (), OPEN), en="support")
    _list_en(g)
    g.add("pred", Predicate("orgs", ("*",), hole("u")), en="(gains|gain|gets|get|has|have) all organizations{u:until}")
    g.add("pred", Predicate("support", (), hole("u")), en="(gains|gain|gets|get|has|have) support{u:until}")
    both_languages(
        g,
        ("{u:until}サポートを失う",),
        shape=Predicate("no support", (), hole("u")),
        en="(loses|lose) support{u:until}",
    )
    for rule, en, ja in RULES:
        both_languages(
            g,
            tuple("{u:until}" + plain for word in ja for plain in tails(word)),
            shape=Predicate("rules", (rule,), hole("u")),
            en=tuple(word + "{u:until}" for word in en),
        )
    _cannot(g)
    g.reads(
        "pred", Predicate("rules", ("must attack",), hole("u")), en="(attacks|attack|must attack){u:until-1} if able"
    )
    bonus_pairs(g)
    loss_and_replacement(g)
    # English lists
    g.add("preds", (hole("a"),), en="{a:pred}")
    g.add(
        "preds",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en=("{a:pred} and {b:preds}", "{a:pred}, and {b:preds}", "{a:pred}, {b:preds}"),
    )


def _list_en(g: Grammar) -> None:
    """ "gains White Vigil and support": several things of different kinds, for one time."""
    g.add("gaineds", build=lambda a: (a,), en="{a:gained}")
    g.add(
        "gaineds",
        build=lambda a, b: (a, *b),
        en=("{a:gained} and {b:gaineds}", "{a:gained}, {b:gaineds}", "{a:gained}, and {b:gaineds}"),
    )
    g.add(
        "preds", build=_all_gained, en="(gains|gain|gets|get|has|have) {a:gained}( and |, |, and ){b:gaineds}{u:until}"
    )


def _all_gained(a: Predicate, b: tuple[Predicate, ...], u: str) -> Any:
    """As long for all of them."""
    parts = (a, *b)
    if len({part.kind for part in parts}) < len(parts):
        return REJECT  # of one kind they are read as one list
    return tuple(Predicate(part.kind, part.value, u) for part in parts)


def _cannot(g: Grammar) -> None:
    """ "can't be attacked or stunned": several things that cannot be, said in one."""
    for rule, en, _ in RULES:
        first = next((text for text in en if text.startswith("can't ")), "")
        if not first:
            continue
        g.add("cannot", rule, en=first.removeprefix("can't "))
        done = tuple(text.removeprefix("can't be ") for text in en if text.startswith("can't be "))
        if done:
            g.add("cannot-be", rule, en=done)
    no = "(can't|cannot)"
    for name, be in (("cannot", ""), ("cannot-be", "be ")):
        g.add(
            "preds", build=lambda a, b, u: _rules_for((a, b), u), en=f"{no} {be}{{a:{name}}} or {{b:{name}}}{{u:until}}"
        )
    for ending in ("", "-c", "-t"):
        g.add(f"preds{ending}", build=lambda p, rest: _then((p,), rest), ja=f"{{p:pred-zu}}{{rest:preds{ending}}}")
    g.reads("pred-zu", hole("p"), ja="{p:pred-c}")


def _rules_for(rules: tuple[Any, ...], u: Any) -> Any:
    said: Any = before(rules)
    if said is REJECT or len(set(rules)) != len(rules):
        return REJECT
    return tuple(Predicate("rules", (rule,), u) for rule in said)


def _gain(u: Any, a: Any) -> Any:
    """What is gained in one list, as long for all of it. What it is valid during is one condition of the whole."""
    after = OPEN if u.startswith("while") else u
    return tuple(Predicate(part.kind, part.value, after if index else u) for index, part in enumerate(a))


def _then(p: Any, rest: Any) -> Any:
    """Japanese says a time before all that it is the time of, until it says another one."""
    until = next((part.until for part in reversed(p) if part.until != OPEN), OPEN)
    told = next((at for at, part in enumerate(rest) if part.until != OPEN), len(rest))
    if until == OPEN or until.startswith("while") or told == len(rest):
        return after(p, rest)
    led = tuple(part if part.kind in FOR_GOOD else replace(part, until=until) for part in rest[:told])
    return after(p, (*led, *rest[told:]))


def _gains(v: Any) -> Mapping[str, Any] | None:
    kinds = ("bonus", "icons", "orgs", "names", "crafts", "support")
    if not v or any(part.kind not in kinds for part in v) or any(part.until != OPEN for part in v[1:]):
        return None
    if v[0].until.startswith("while"):
        return None
    return {"u": v[0].until, "a": tuple(Predicate(part.kind, part.value, OPEN) for part in v)}


def _chained(v: Any) -> Mapping[str, Any] | None:
    if mixed(v):
        return None
    for cut in range(len(v) - 1, 0, -1):
        if _gains(v[:cut]) is not None or cut == 1:
            return {"p": v[:cut], "rest": v[cut:]}
    return None


_SIGNS = (
    (1, "more", "increased", "(増やす|増える|多くなる)"),
    (-1, "less", "(reduced|decreased)", "(減らす|減る|少なくなる)"),
)


def wings_of_light(g: Grammar) -> None:
    """Add to the rules "ssaid", "said" and "pred"."""
    g.words("wings-all", ja="(すべての|全ての|各)")
    for sign, more, by, ja in _SIGNS:
        grow = "increase" if sign > 0 else "(reduce|decrease)"
        mark = "+" if sign > 0 else "-"
        g.add(
            "ssaid",
            build=partial(_craft, "this", sign=sign),
            match=partial(_crafted, sign=sign),
            en=(
                f"this card's Wings of Light is {{n:num}} {more}{{f:per}}",
                f"this card's Wings of Light is {by} by {{n:num}}{{f:per}}",
                f"this card has {{n:num}} {more} Wings of Light{{f:per}}",
            ),
            ja=(f"これの光まとう翼(を|は){{f:per}}{{n:num}}{ja}", f"{{f:per}}これの光まとう翼(を|は){{n:num}}{ja}"),
        )
        g.add(
            "ssaid",
            build=partial(_craft, f=None, sign=sign),
            match=partial(_theirs, sign=sign),
            en=(
                f"the Wings of Light of {{who:nps}} is {{n:num}} {more}",
                f"the Wings of Light of each {{who:np}} is {{n:num}} {more}",
                f"{{who:nps}} have {{n:num}} {more} Wings of Light",
                f"{grow} (the |)Wings of Light of (each |all |){{who:nps}} by {{n:num}}",
                f"the Wings of Light of (each |all |){{who:nps}} is {by} by {{n:num}}",
                f"(each |all |){{who:nps}} (gets|get) {mark}{{n:num}} Wings of Light",
            ),
            ja=(f"{{who:np}}の光まとう翼を{{n:num}}{ja}", f"{{who:np}}の光まとう翼は{{n:num}}{ja}",
                f"({{_all:wings-all}}{{who:np}}|{{who:np-all}}|{{who:np}}すべて)の光まとう翼(を|は){{n:num}}{ja}"),
        )  # fmt: skip
        g.add(
            "said",
            build=partial(_for_a_time, sign=sign),
            match=partial(_timed, sign=sign),
            en=(
                f"{{who:poss}} Wings of Light is {{n:num}} {more}{{u:until}}{{f:per}}",
                f"{{who:poss}} Wings of Light is {{n:num}} {more}{{f:per}}{{u:until}}",
            ),
            ja=(
                f"{{who:poss}}光まとう翼を{{u:until}}{{f:per}}{{n:num}}{ja}",
                f"{{u:until-c}}{{who:poss}}光まとう翼を{{f:per}}{{n:num}}{ja}",
            ),
        )
        g.add(
            "pred",
            build=lambda n, f, u, sign=sign: (
                Predicate("wings", scale(n * sign, f), u) if isinstance(n, int) else REJECT
            ),
            match=partial(_gets, sign=sign),
            en=(
                f"(gets|get) Wings of Light {mark}{{n:num}}{{u:until}}{{f:per}}",
                f"(gets|get) Wings of Light {mark}{{n:num}}{{f:per}}{{u:until}}",
            ),
        )


def _craft(who: Any, n: Any, f: Any, sign: int) -> Any:
    if not isinstance(n, int) or (f is None and not isinstance(who, Filter)):
        return REJECT
    return Said(who, (Predicate("wings", n * sign if f is None else scale(n * sign, f)),))


def _for_a_time(who: Any, n: Any, f: Any, u: str, sign: int) -> Any:
    return Said(who, (Predicate("wings", scale(n * sign, f), u),)) if isinstance(n, int) else REJECT


def _alone(v: Any) -> Any:
    """The only thing that is said, if it is about Wings of Light."""
    fits = isinstance(v, Said) and len(v.predicates) == 1 and v.predicates[0].kind == "wings"
    return v.predicates[0] if fits else None


def _crafted(v: Any, sign: int) -> Mapping[str, Any] | None:
    one = _alone(v)
    found = None if one is None or v.who != "this" else _counted(one.value, sign)
    return None if found is None else {"n": found[1], "f": found[0]}


def _theirs(v: Any, sign: int) -> Mapping[str, Any] | None:
    one = _alone(v)
    fits = one is not None and isinstance(v.who, Filter) and isinstance(one.value, int) and one.value * sign > 0
    return {"who": v.who, "n": abs(one.value)} if fits else None


def _timed(v: Any, sign: int) -> Mapping[str, Any] | None:
    one = _alone(v)
    found = None if one is None else _counted(one.value, sign)
    return None if found is None else {"who": v.who, "n": found[1], "f": found[0], "u": one.until}


def _gets(v: Any, sign: int) -> Mapping[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == "wings"
    found = _counted(v.value, sign) if fits else None
    return None if found is None else {"n": found[1], "f": found[0], "u": v.until}


def _counted(amount: Any, sign: int) -> tuple[Any, int] | None:
    """What it is counted by, and how much each is; None if it is a number or goes the other way."""
    found = None if isinstance(amount, int) else unscale((amount,))
    if found is None or found[1][0] * sign <= 0:
        return None
    return found[0], abs(found[1][0])
