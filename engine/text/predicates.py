"""What is said of objects: bonuses, organizations, crafts, names, rules, numbers. Both languages side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text import lexicon
from engine.text.amounts import scale, unscale
from engine.text.kernel import REJECT, Grammar, Parse, Readings, Speaker, hole, spread
from engine.text.lexicon import inflect
from engine.text.object_rules import RULES
from engine.text.surface import OPEN, Aim, Predicate, Ref, Said
from engine.trails.tree import Filter

_ICON_STARTS = "[" + "".join(sorted({word[0] for word in lexicon.icon_words("en") if word.isascii()}))
_WHILE = (
    ("attacking", "攻撃中"),
    ("attacking alone", "単独で攻撃中"),
    ("defending", "応戦中"),
    ("combating", "戦闘中"),
    ("linked", "戦術リンク中"),
    ("boarded", "搭乗されている間"),
    ("ready", "レディ状態である間"),
    ("cursed", "呪われている間"),
)
_STATE_EN = {"linked": "tactically linked"}


def _icons_reader(lang: str) -> Any:
    bare = "|".join(
        sorted((re.escape(word) for word in lexicon.icon_words("en") if word.isascii()), key=len, reverse=True)
    )
    one = re.compile(rf"\[([^\[\]]+)\]|({bare})(?![\w:])" if lang == "en" else r"【([^【】]+)】|(?!)()")
    joiner = re.compile(r",? and |, | " if lang == "en" else r"と|、")

    def read(parse: Parse, at: int) -> Readings:
        out: list[tuple[int, Any]] = []
        keys: tuple[str, ...] = ()
        while (found := one.match(parse.low, at)) is not None:
            key = lexicon.icon_words(lang).get(found.group(1) or found.group(2))
            if key is None or lexicon.icon_parameter(key):
                break
            keys = (*keys, key)
            out.append((found.end(), keys))
            link = joiner.match(parse.low, found.end())
            if link is None:
                break
            at = link.end()
        return out[-1:]

    return read


def _say_icons(lang: str) -> Any:
    def say(value: Any, speaker: Speaker) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        return (" and " if lang == "en" else "と").join(lexicon.say_icon(key, lang) for key in value)

    return say


#: An organization by its name in quotes: "the organization 'White Vigil'".
_QUOTED_ORG = {
    "en": re.compile(r"[Tt]he organization ['‘“]([^'‘’“”.]+)['’”](?![a-z])"),
    "ja": re.compile(r"組織[“「]([^“”「」。]+)[”」]|[“「]([^“”「」。]+)[”」]の組織"),
}


def _orgs_reader(lang: str) -> Any:
    from engine.text.nouns import _one_en, _one_ja

    joiner = re.compile(r",? and |, (?=[A-Z])" if lang == "en" else r"と|、")
    one = _one_en if lang == "en" else _one_ja
    quoted = _QUOTED_ORG[lang]

    def read(parse: Parse, at: int) -> Readings:
        out: list[tuple[int, Any]] = []
        if (said := quoted.match(parse.text, at)) is not None:
            return ((said.end(), (parse.words.canonical("orgs", said.group(said.lastindex or 1)),)),)
        orgs: tuple[str, ...] = ()
        while (found := one(parse, at)) is not None and found[1] == "orgs":
            orgs = (*orgs, found[2])
            out.append((found[0], orgs))
            link = joiner.match(parse.text, found[0])
            if link is None:
                break
            at = link.end()
        return out

    return read


def _say_orgs(lang: str) -> Any:
    def say(value: Any, speaker: Speaker) -> str | None:
        if not isinstance(value, tuple) or not value or "*" in value:
            return None
        return (" and " if lang == "en" else "と").join(speaker.spoken(org, lang) for org in value)

    return say


_NAME_EN = re.compile(r"(?:the (?:card )?name )?'(.+?)'(?![a-z])")
_NAME_JA = re.compile(r"(?:カード名|名前)?“([^”]+)”|(?:カード名|名前)「([^」]+)」")


def _name_reader(lang: str) -> Any:
    pattern = _NAME_EN if lang == "en" else _NAME_JA

    def read(parse: Parse, at: int) -> Readings:
        found = pattern.match(parse.low, at)
        if found is None:
            return ()
        name = parse.text[found.start(found.lastindex or 1) : found.end(found.lastindex or 1)]
        return ((found.end(), (parse.words.canonical("names", name),)),)

    return read


def _say_name(lang: str) -> Any:
    def say(value: Any, speaker: Speaker) -> str | None:
        if not isinstance(value, tuple) or len(value) != 1:
            return None
        name = speaker.spoken(value[0], lang)
        return f"‘{name}’" if lang == "en" else f"“{name}”"

    return say


def _p(kind: str) -> Any:
    return lambda v: {"x": v.value, "u": v.until} if isinstance(v, Predicate) and v.kind == kind else None


def _per(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Predicate) or v.kind != "bonus":
        return None
    found = unscale(v.value)
    return None if found is None else {"x": found[1], "f": found[0], "u": v.until}


def _scaled(x: Any, f: Any, u: Any) -> Any:
    if not all(isinstance(part, int) for part in x):
        return REJECT
    return Predicate("bonus", tuple(scale(part, f) for part in x), u)


def both_languages(g: Grammar, ja: tuple[str, ...], **how: Any) -> None:
    """A predicate of another topic in all its forms; every Japanese wording spelled out so that each is inflected."""
    _both(g, tuple(plain for text in ja for plain in spread(text)), **how)


def _both(g: Grammar, ja: tuple[str, ...], **how: Any) -> None:
    """A predicate in all its Japanese forms; English alike in all."""
    forms = [inflect(plain) for text in ja for plain in spread(text)]
    en = how.pop("en", ())
    g.add("pred", en=en, ja=[form[0] for form in forms], **how)
    g.add("pred-c", ja=[form[1] for form in forms], **how)
    g.add("pred-t", ja=[form[2] for form in forms], **how)


def add(g: Grammar) -> None:
    """Rules: pred, preds, and with endings -c and -t the Japanese forms before a comma and before もよい."""
    for lang in ("en", "ja"):
        g.custom("icons", lang, _icons_reader(lang), _say_icons(lang), _ICON_STARTS if lang == "en" else "【")
        g.custom("orgs", lang, _orgs_reader(lang), _say_orgs(lang))
        g.custom("name", lang, _name_reader(lang), _say_name(lang), "'t" if lang == "en" else "“カ名")
    # what is gained: 〜を得る
    g.add("gained", Predicate("bonus", hole("x"), OPEN), ja="{x:bonus}", match=_p("bonus"))
    for kind in ("icons", "orgs"):
        g.add(
            "gained",
            Predicate(kind, hole("x"), OPEN),
            ja=f"{{x:{kind}}}" + ("(|の組織)" if kind == "orgs" else ""),
            match=_p(kind),
        )
    g.add("gained", Predicate("names", hole("x"), OPEN), ja="{x:name}", match=_p("names"))
    g.add("gained", Predicate("crafts", hole("x"), OPEN), ja="{x:quoted}", match=_p("crafts"))
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
            build=lambda x, f, u, rest: (_scaled(x, f, u), *_gain(u, rest)),
            ja=f"{{f:per}}{{u:until}}{{x:bonus}}と{{rest:gaineds}}を{get}",
        )
        g.add(
            f"preds{ending}",
            build=lambda p: (p,),
            match=lambda v: {"p": v[0]} if len(v) == 1 else None,
            ja=f"{{p:pred{ending}}}",
        )
        g.add(
            f"preds{ending}",
            build=lambda p, rest: (*p, *rest),
            match=_chained,
            ja=(f"{{p:preds-c1}}、{{rest:preds{ending}}}",),
        )
    g.add(
        "preds-c1",
        build=_gain,
        match=_gains,
        ja=("{u:until}{a:gaineds}を得", "{u:until}{a:gaineds}を得て", "{u:until}{a:gaineds}を持ち"),
    )
    for ending in ("", "-c", "-t"):
        g.add(
            f"preds{ending}",
            build=lambda a, rest: (*a, *rest),
            ja=f"{{a:preds-te}}{{rest:preds{ending}}}",
        )
    g.add("preds-te", build=_gain, ja="{u:until}{a:gaineds}を(得て|持って)")
    g.add("preds-c1", build=lambda p: (p,), match=lambda v: {"p": v[0]} if len(v) == 1 else None, ja="{p:pred-c}")
    # English, one by one
    g.add(
        "pred",
        build=lambda x, u: Predicate("bonus", x, u),
        match=_p("bonus"),
        en="(gets|get|gains|gain|has|have) {x:bonus}{u:until}",
    )
    _both(
        g,
        ("{f:per}{u:until}{x:bonus}を得る", "{u:until}{f:per}{x:bonus}を得る"),
        build=_scaled,
        match=_per,
        en=(
            "(gets|get|gains|gain|has|have) {x:bonus}{u:until}{f:per}",
            "(gets|get|gains|gain|has|have) {x:bonus}{f:per}{u:until}",
        ),
    )
    for kind, rule in (("icons", "icons"), ("orgs", "orgs"), ("names", "name"), ("crafts", "quoted")):
        for verb in ("gains", "gets" if kind == "crafts" else "", "has"):
            if verb:
                plural = {"gains": "gain", "gets": "get", "has": "have"}[verb]
                g.add(
                    "pred",
                    build=lambda x, u, kind=kind: Predicate(kind, x, u),
                    match=_p(kind),
                    en=f"({verb}|{plural}) {{x:{rule}}}{{u:until}}",
                )
    _both(
        g,
        (
            "{u:until}{x:orgs}(としても|として)扱う",
            "{u:until}{x:orgs}(でもある|でもあるものとする|であるものとする|であるものとして扱う)",
        ),
        build=lambda x, u: Predicate("orgs", x, u),
        match=lambda v: None,
        en=(
            "(counts|count) as {x:orgs}{u:until}",
            "(counts|count) as a {x:orgs}{u:until}",
            "(is|are) (also |)treated as {x:orgs}{u:until}",
            "(is|are) also {x:orgs}{u:until}",
        ),
    )
    g.add("pred", Predicate("orgs", ("*",), hole("u")), en="(gains|gain|has|have) all organizations{u:until}")
    g.add("pred", Predicate("support", (), hole("u")), en="(gains|gain|has|have) support{u:until}")
    _both(
        g,
        ("{u:until}サポートを失う",),
        shape=Predicate("no support", (), hole("u")),
        en="(loses|lose) support{u:until}",
    )
    for rule, en, ja in RULES:
        _both(
            g,
            tuple("{u:until}" + plain for word in ja for plain in spread(word)),
            shape=Predicate("rules", (rule,), hole("u")),
            en=tuple(word + "{u:until}" for word in en),
        )
    _cannot(g)
    g.add(
        "pred",
        Predicate("rules", ("must attack",), "turn"),
        ja="このターン(可能な限り|可能なら)攻撃する",
        match=lambda v: None,
    )
    g.add(
        "pred",
        Predicate("rules", ("must attack",), hole("u")),
        en="(attacks|attack|must attack){u:until-1} if able",
        match=lambda v: None,
    )
    _both(
        g,
        ("{u:until}{x:icons}を失う",),
        build=lambda x, u: Predicate("lose icons", x, u),
        match=_p("lose icons"),
        en=("(loses|lose) {x:icons}{u:until}", "(loses|lose) all {x:icons}{u:until}"),
    )
    _both(
        g,
        ("{u:until}{x:orgs}を失う", "{u:until}{x:orgs}の組織を失う", "{u:until}{x:orgs-all}を失う"),
        build=lambda x, u: Predicate("lose orgs", x, u),
        match=_p("lose orgs"),
        en=("(loses|lose) {x:orgs}{u:until}", "(loses|lose) {x:orgs-all}{u:until}"),
    )
    _both(
        g,
        ("{u:until}すべての組織を失う", "{u:until}組織をすべて失う"),
        shape=Predicate("lose orgs", ("*",), hole("u")),
        en="(loses|lose) all organizations{u:until}",
    )
    g.add("orgs-all", ("*",), en=("all of its organizations", "all its organizations"), ja=("組織をすべて",))
    _both(
        g,
        ("{u:until}すべてのクラフトを失う", "{u:until}クラフトをすべて失う"),
        shape=Predicate("lose crafts", "all", hole("u")),
        en="(loses|lose) all crafts{u:until}",
    )
    _both(
        g,
        ("{u:until}{r:back}の組織を得る", "{u:until}{r:back}が持つ組織を得る"),
        build=lambda r, u: Predicate("orgs of", r, u),
        match=lambda v: (
            {"r": v.value, "u": v.until}
            if isinstance(v, Predicate) and v.kind == "orgs of" and isinstance(v.value, Ref)
            else None
        ),
        en="(gains|gain) the organizations of {r:back}{u:until}",
    )
    _both(
        g,
        ("{u:until}これの組織を得る", "{u:until}これが持つ組織を得る"),
        shape=Predicate("orgs of", "this", hole("u")),
        en="(gains|gain) the organizations of this card{u:until}",
    )
    g.add(
        "pred",
        Predicate("bonus", hole("x"), "while against this"),
        en="(gets|get) {x:bonus} while (combating|in combat with) this card",
        match=lambda v: None,
    )
    for state, ja_state in _WHILE:
        g.add(
            "pred",
            Predicate("bonus", hole("x"), f"while {state}"),
            match=partial(_while, state=state),
            en=f"(gets|get) {{x:bonus}} while {_STATE_EN.get(state, state)}",
            ja=(f"{ja_state}(、|){{x:bonus}}を得る", f"{{x:bonus}}を{ja_state}得る"),
        )
        g.add(
            "pred",
            build=lambda x, f, state=state: _scaled(x, f, f"while {state}"),
            ja=(f"{ja_state}(、|){{f:per}}{{x:bonus}}を得る", f"{{f:per}}{ja_state}(、|){{x:bonus}}を得る"),
        )
        for rule in ("cannot overkill", "cannot be attacked", "cannot be stunned", "cannot fight back", "cannot be ko"):
            row = next(row for row in RULES if row[0] == rule)
            g.add(
                "pred",
                Predicate("rules", (rule,), f"while {state}"),
                en=tuple(f"{text} while {state}" for text in row[1]),
                ja=tuple(f"{ja_state}(、|){text}" for text in row[2]),
                match=partial(_rule_while, rule=rule, state=state),
            )
        g.add("pred", Predicate("crafts", hole("x"), f"while {state}"), match=lambda v: None,
              en=f"(has|have|gains|gain|gets) {{x:quoted}} while {state}",
              ja=f"{ja_state}(、|){{x:quoted}}を(得る|持つ)")  # fmt: skip
        g.add(
            "pred",
            Predicate("icons", hole("x"), f"while {state}"),
            match=lambda v: None,
            en=f"(has|have|gains|gain) {{x:icons}} while {state}",
            ja=f"{ja_state}(|、){{x:icons}}を(得る|持つ)",
        )
    g.add(
        "preds",
        build=lambda x, y, u: (Predicate("bonus", x, u), Predicate("icons", y, u)),
        en="(gets|get|gains|gain) {x:bonus} and {y:icons}{u:until}",
    )
    for first, second in (("orgs", "icons"), ("icons", "orgs")):
        g.add(
            "preds",
            build=lambda x, y, u, kinds=(first, second): (Predicate(kinds[0], x, u), Predicate(kinds[1], y, u)),
            match=lambda v: None,
            en=f"(gains|gain|has|have) {{x:{first}}} and {{y:{second}}}{{u:until}}",
        )
    for state, _ in _WHILE:
        g.add(
            "pred",
            build=lambda x, f, state=state: _scaled(x, f, f"while {state}"),
            en=f"(gets|get) {{x:bonus}}{{f:per}} while {state}",
        )
    for pair, en, ja in (
        (
            ("cannot attack", "cannot fight back"),
            ("can't attack or fight back", "can't attack and can't fight back"),
            ("攻撃も応戦もできない", "攻撃と応戦ができない", "攻撃・応戦できない", "攻撃も応戦もしない"),
        ),
        (
            ("cannot attack", "cannot be attacked"),
            ("can't attack or be attacked",),
            ("攻撃できず攻撃されない", "攻撃できないし攻撃されない"),
        ),
    ):
        g.add("preds", build=lambda u, pair=pair: tuple(Predicate("rules", (rule,), u) for rule in pair),
              en=tuple(text + "{u:until}" for text in en), ja=tuple("{u:until}" + text for text in ja))  # fmt: skip
    _both(
        g,
        (
            "{u:until}適用されている(すべての|)効果を無効化する",
            "{u:until}適用されている(すべての|)効果の影響を受けない",
        ),
        shape=Predicate("ignore", (), hole("u")),
        en=(
            "(ignores|ignore) all effects currently applied( to it|){u:until}",
            "(ignores|ignore) all effects currently applied to them{u:until}",
        ),
        match=lambda v: None,
    )
    for types, en_type, ja_types in (
        (("ITEM", "UNIT"), "an ITEM(•|・)UNIT", ("ITEM・UNITになる", "ITEM・UNITである")),
        (("ITEM",), "an ITEM in addition to its other types", ("ITEMでもある", "ITEMにもなる")),
        (("UNIT",), "a UNIT in addition to its other types", ("UNITでもある", "UNITにもなる")),
    ):
        _both(
            g,
            tuple("{u:until}" + text for text in ja_types),
            shape=Predicate("types", types, hole("u")),
            en=(
                f"(is|becomes|become) {en_type}{{u:until}}",
                *((f"(is|becomes|become) {en_type.replace('•', '・')}{{u:until}}",) if "•" in en_type else ()),
                *((f"is also {en_type.split(' in ')[0]}{{u:until}}",) if " in " in en_type else ()),
            ),
        )
    _both(
        g,
        ("呪われる", "呪われている", "呪われた状態になる"),
        shape=Predicate("curse", (), OPEN),
        en=("(becomes|become) cursed", "(is|are) cursed"),
    )
    _both(
        g,
        ("{u:until}その組織を(得る|持つ)", "{u:until}選んだ組織を(得る|持つ)"),
        shape=Predicate("orgs of", "chosen", hole("u")),
        en=(
            "(gains|gain|has|have) (that|the chosen) organization{u:until}",
            "(gains|gain|has|have) (those|the chosen) organizations{u:until}",
        ),
        match=lambda v: (
            {"u": v.until} if isinstance(v, Predicate) and v.kind == "orgs of" and v.value == "chosen" else None
        ),
    )
    _both(
        g,
        (
            "{u:until}{f:np}が持つ組織を(すべて|)持つ",
            "{u:until}{f:np}の組織を(すべて|)持つ",
            "{u:until}{f:np}が持つ(すべての組織|組織すべて)を(持つ|得る)",
            "{u:until}{f:np}が持つ組織を(すべて|)得る",
        ),
        build=lambda f, u: Predicate("orgs of", f, u),
        match=lambda v: (
            {"f": v.value, "u": v.until}
            if isinstance(v, Predicate) and v.kind == "orgs of" and isinstance(v.value, Filter)
            else None
        ),
        en=(
            "(has|have|gains|gain) (all|the) organizations (of|among) (all |){f:nps}{u:until}",
            "(has|have|gains|gain) each organization (of|among) (all |){f:nps}{u:until}",
        ),
    )
    g.add(
        "pred",
        build=lambda a, u: Predicate("orgs of", a, u),
        match=lambda v: (
            {"a": v.value, "u": v.until}
            if isinstance(v, Predicate) and v.kind == "orgs of" and isinstance(v.value, Aim)
            else None
        ),
        en="(gains|gain) the organizations of {a:aim1}{u:until}",
    )
    for sign, more, ja_more in ((1, "more", "増やす"), (-1, "less", "減らす")):
        g.add(
            "said",
            build=lambda who, n, u, sign=sign: (
                Said(who, (Predicate("wings", n * sign, u),)) if isinstance(n, int) else REJECT
            ),
            match=partial(_wings, sign=sign),
            en=(f"{{who:poss}} Wings of Light is {{n:num}} {more}{{u:until}}",),
            ja=(
                f"{{who:poss}}光まとう翼を{{u:until}}{{n:num}}{ja_more}",
                f"{{u:until-c}}{{who:poss}}光まとう翼を{{n:num}}{ja_more}",
            ),
        )
    for sign, mark in ((1, "+"), (-1, "-")):
        g.add(
            "pred",
            build=lambda n, u, sign=sign: Predicate("wings", n * sign, u) if isinstance(n, int) else REJECT,
            match=partial(_winged, sign=sign),
            en=f"(gets|get) Wings of Light {mark}{{n:num}}{{u:until}}",
        )
    # English lists
    g.add("preds", build=lambda a: (a,), match=lambda v: {"a": v[0]} if len(v) == 1 else None, en="{a:pred}")
    g.add(
        "preds",
        build=lambda a, b: (a, *b),
        match=lambda v: {"a": v[0], "b": v[1:]} if len(v) > 1 else None,
        en=("{a:pred} and {b:preds}", "{a:pred}, and {b:preds}", "{a:pred}, {b:preds}"),
    )


def _cannot(g: Grammar) -> None:
    """ "can't be attacked or stunned": several things that cannot be, said in one."""
    for rule, en, _ in RULES:
        first = next((text for text in en if text.startswith("can't ")), "")
        if not first:
            continue
        g.add("cannot", rule, en=first.removeprefix("can't "))
        if first.startswith("can't be "):
            g.add("cannot-be", rule, en=first.removeprefix("can't be "))
    no = "(can't|cannot)"
    for name, be in (("cannot", ""), ("cannot-be", "be ")):
        g.add(
            "preds",
            build=lambda a, b, u: _rules_for((a, b), u),
            en=f"{no} {be}{{a:{name}}} or {{b:{name}}}{{u:until}}",
        )
        g.add(
            "preds",
            build=lambda a, b, c, u: _rules_for((a, b, c), u),
            en=f"{no} {be}{{a:{name}}}, {{b:{name}}}(,|) or {{c:{name}}}{{u:until}}",
        )
    for ending in ("", "-c", "-t"):
        g.add(f"preds{ending}", build=lambda p, rest: (p, *rest), ja=f"{{p:pred-zu}}{{rest:preds{ending}}}")
    g.add("pred-zu", hole("p"), ja="{p:pred-c}", match=lambda v: None)


def _rules_for(rules: tuple[Any, ...], u: Any) -> Any:
    if len(set(rules)) != len(rules):
        return REJECT
    return tuple(Predicate("rules", (rule,), u) for rule in rules)


def _rule_while(v: Any, rule: str, state: str) -> Mapping[str, Any] | None:
    return {} if v == Predicate("rules", (rule,), f"while {state}") else None


def _winged(v: Any, sign: int) -> Mapping[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == "wings" and isinstance(v.value, int) and v.value * sign > 0
    return {"n": abs(v.value), "u": v.until} if fits else None


def _wings(v: Any, sign: int) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or len(v.predicates) != 1 or v.predicates[0].kind != "wings":
        return None
    n, until = v.predicates[0].value, v.predicates[0].until
    return {"who": v.who, "n": abs(n), "u": until} if isinstance(n, int) and n * sign > 0 else None


def _while(v: Any, state: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Predicate) and v.kind == "bonus" and v.until == f"while {state}"
    return {"x": v.value} if fits else None


def _gain(u: Any, a: Any) -> Any:
    return tuple(Predicate(part.kind, part.value, u if index == 0 else OPEN) for index, part in enumerate(a))


def _gains(v: Any) -> Mapping[str, Any] | None:
    kinds = ("bonus", "icons", "orgs", "names", "crafts", "support")
    if not v or any(part.kind not in kinds for part in v) or any(part.until != OPEN for part in v[1:]):
        return None
    if v[0].until.startswith("while"):
        return None
    return {"u": v[0].until, "a": tuple(Predicate(part.kind, part.value, OPEN) for part in v)}


def _chained(v: Any) -> Mapping[str, Any] | None:
    for cut in range(len(v) - 1, 0, -1):
        if _gains(v[:cut]) is not None or cut == 1:
            return {"p": v[:cut], "rest": v[cut:]}
    return None
