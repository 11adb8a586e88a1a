"""What is said of objects: bonuses, organizations, crafts, names, rules. Both languages side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.grammar.predicate.change import loss_and_replacement
from engine.text.grammar.predicate.gain.inflection import bonus_each, bonus_pairs, each_match, inflection, of_kind
from engine.text.grammar.predicate.rule import effect_scope
from engine.text.grammar.predicate.rule.restrictions import RULES
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import tails
from engine.text.surface import FOR_GOOD, OPEN, Predicate
from engine.trails.tree.reads import replace


def add(g: Grammar) -> None:
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
    g.add("gaineds", build=lambda a: (a,), ja="{a:gained}", match=lambda v: {"a": v[0]} if len(v) == 1 else None)
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
        g.add(
            f"preds{ending}",
            build=lambda p: (p,),
            match=lambda v: {"p": v[0]} if len(v) == 1 else None,
            ja=f"{{p:pred{ending}}}",
        )
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
    g.add("preds-c1", build=lambda p: (p,), match=lambda v: {"p": v[0]} if len(v) == 1 else None, ja="{p:pred-c}")
    # English, one by one
    g.add(
        "pred",
        build=lambda x, u: Predicate("bonus", x, u),
        match=of_kind("bonus"),
        en="(gets|get|gains|gain|has|have) {x:bonus}{u:until}",
    )
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
            "pred",
            build=lambda x, u, kind=kind: Predicate(kind, x, u),
            match=of_kind(kind),
            en=f"(gains|gain|gets|get|has|have) {{x:{rule}}}{{u:until}}",
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
    loss_and_replacement.add(g)
    # English lists
    g.add("preds", build=lambda a: (a,), match=lambda v: {"a": v[0]} if len(v) == 1 else None, en="{a:pred}")
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
    said: Any = effect_scope.before(rules)
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
        return effect_scope.after(p, rest)
    led = tuple(part if part.kind in FOR_GOOD else replace(part, until=until) for part in rest[:told])
    return effect_scope.after(p, (*led, *rest[told:]))


def _gains(v: Any) -> Mapping[str, Any] | None:
    kinds = ("bonus", "icons", "orgs", "names", "crafts", "support")
    if not v or any(part.kind not in kinds for part in v) or any(part.until != OPEN for part in v[1:]):
        return None
    if v[0].until.startswith("while"):
        return None
    return {"u": v[0].until, "a": tuple(Predicate(part.kind, part.value, OPEN) for part in v)}


def _chained(v: Any) -> Mapping[str, Any] | None:
    if effect_scope.mixed(v):
        return None
    for cut in range(len(v) - 1, 0, -1):
        if _gains(v[:cut]) is not None or cut == 1:
            return {"p": v[:cut], "rest": v[cut:]}
    return None
