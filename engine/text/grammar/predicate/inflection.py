"""Forms of what is gained, bonuses of two numbers, and what is gained of another card. Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.text.grammar.amount.referring import scale_bonus, unscale
from engine.text.grammar.lexicon import both_languages
from engine.text.grammar.noun.phrase.heads import _one_en, _one_ja
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.source import lexicon
from engine.text.surface import Aim, Predicate, Ref, Said, Two
from engine.trails.tree import Set, Stat, Sum

_ICON_STARTS = "[" + "".join(sorted({word[0] for word in lexicon.icon_words("en") if word.isascii()}))


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
            key = lexicon.icon_names(lang).get(found.group(1) or found.group(2))
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


_ORG_WORD = re.compile(r"[Tt]he organizations? (?=[A-Z])")
#: An organization by its name in quotes: "the organization 'White Vigil'".
_QUOTED_ORG = {
    "en": re.compile(r"[Tt]he organization ['‘“]([^'‘’“”.]+)['’”](?![a-z])"),
    "ja": re.compile(r"組織[“「]([^“”「」。]+)[”」]|[“「]([^“”「」。]+)[”」]の組織"),
}


def _orgs_reader(lang: str) -> Any:
    joiner = re.compile(r",? and |, (?=[A-Z])" if lang == "en" else r"と|、")
    one = _one_en if lang == "en" else _one_ja
    quoted = _QUOTED_ORG[lang]

    def read(parse: Parse, at: int) -> Readings:
        out: list[tuple[int, Any]] = []
        if (said := quoted.match(parse.text, at)) is not None:
            return ((said.end(), (parse.words.canonical("orgs", said.group(said.lastindex or 1)),)),)
        orgs: tuple[str, ...] = ()
        if lang == "en" and (named := _ORG_WORD.match(parse.text, at)) is not None:
            at = named.end()
        while (found := one(parse, at)) is not None and found[1] == "orgs":
            orgs = (*orgs, found[2])
            out.append((found[0], orgs))
            link = joiner.match(parse.text, found[0])
            if link is None:
                break
            at = link.end()
        return out

    return read


def _begins_org(pair: str) -> bool:
    """Whether an organization can begin with two characters."""
    return pair[0].isalnum() or pair[0] > "\u3000"


def _begins_org_ja(pair: str) -> bool:
    """The same in Japanese, where no word in hiragana is one that nobody knows."""
    return _begins_org(pair) and not "\u3040" < pair[0] < "\u30a0"


def _say_orgs(lang: str) -> Any:
    def say(value: Any, speaker: Speaker) -> str | None:
        if not isinstance(value, tuple) or not value or "*" in value:
            return None
        return (" and " if lang == "en" else "と").join(speaker.spoken(org, lang) for org in value)

    return say


#: What begins with a bullet, or ends a sentence, is a craft.
_NAME_EN = re.compile(r"(?:the (?:card )?name )?'(?![•・■{\[])(.+?)(?<!\.)'(?![a-z])")
_NAME_JA = re.compile(r"(?:カード名|名前)?“(?![・【])([^”。:]+)”|(?:カード名|名前)「([^」。]+)」")


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


def inflection(g: Grammar) -> None:
    """Rules: icons, orgs, name."""
    for lang in ("en", "ja"):
        g.custom("icons", lang, _icons_reader(lang), _say_icons(lang), _ICON_STARTS if lang == "en" else "【")
        g.custom("orgs", lang, _orgs_reader(lang), _say_orgs(lang), _begins_org if lang == "en" else _begins_org_ja)
        g.custom("name", lang, _name_reader(lang), _say_name(lang), "'t" if lang == "en" else "“カ名")


def of_kind(kind: str) -> Any:
    """How predicates of one kind are printed: x, what is said, and u, how long."""
    return lambda v: {"x": v.value, "u": v.until} if isinstance(v, Predicate) and v.kind == kind else None


def bonus_each(x: Any, f: Any, u: Any) -> Any:
    """A bonus for each object of a filter: only plain numbers can be multiplied."""
    if not all(isinstance(part, int) for part in x):
        return REJECT
    value = scale_bonus(x, f)
    return REJECT if value is REJECT else Predicate("bonus", value, u)


def said_each(who: Any, x: Any, f: Any, u: Any) -> Any:
    """What is said of someone: a bonus for each object of a filter."""
    one = bonus_each(x, f, u)
    return REJECT if one is REJECT else Said(who, (one,))


def each_match(v: Any) -> Mapping[str, Any] | None:
    """The bonus, the filter and the duration of which :func:`bonus_each` makes a predicate."""
    if not isinstance(v, Predicate) or v.kind != "bonus":
        return None
    found = unscale(v.value)
    return None if found is None else {"x": found[1], "f": found[0], "u": v.until}


_EACH_JA = "{f:per}{x:bonus}(、|と|と、|、そして){h:per}{y:bonus}"


def bonus_pairs(g: Grammar) -> None:
    """Add to the rule "pred" and its Japanese forms."""
    both_languages(
        g,
        (f"{{u:until}}{_EACH_JA}を得る",),
        build=_two,
        match=_two_match,
        en=("(gets|get|gains|gain|has|have) {x:bonus}{f:per}(|,) and {y:bonus}{h:per}{u:until}",
            "(gets|get|gains|gain) {x:bonus}{u:until-1}{f:per}(|,) and {y:bonus}{h:per}"),
    )  # fmt: skip
    g.add(
        "preds-c1",
        build=lambda x, f, u: REJECT if (p := bonus_each(x, f, u)) is REJECT else (p,),
        ja=("{f:per}{u:until}{x:bonus}を得て", "{u:until}{f:per}{x:bonus}を得て"),
    )


def merged(one: tuple[Any, Any], other: tuple[Any, Any]) -> tuple[Any, Any] | None:
    """Two bonuses as one; None if no text says them as one."""
    if any(isinstance(amount, int) and amount for amount in (*one, *other)):
        return None
    return _sum(one[0], other[0]), _sum(one[1], other[1])


def _sum(a: Any, b: Any) -> Any:
    return b if a == 0 else a if b == 0 else Sum((a, b))


def _two(x: Any, f: Any, y: Any, h: Any, u: Any) -> Any:
    one, other = bonus_each(x, f, u), bonus_each(y, h, u)
    if one is REJECT or other is REJECT or f == h:
        return REJECT
    return Predicate("bonus", tuple(_sum(a, b) for a, b in zip(one.value, other.value, strict=True)), u)


def _two_match(v: Any) -> Mapping[str, Any] | None:
    """What each of the two is for, and how much."""
    found = twofold(v.value) if isinstance(v, Predicate) and v.kind == "bonus" else None
    if found is None:
        return None
    (f, x), (h, y) = found
    return {"x": x, "f": f, "y": y, "h": h, "u": v.until}


def twofold(value: tuple[Any, ...]) -> tuple[tuple[Any, tuple[int, ...]], ...] | None:
    """What a bonus counts, if it counts two things one by one, each with its plain numbers."""
    found: list[tuple[Any, list[int]]] = []
    for place, amount in enumerate(value):
        for part in amount.parts if isinstance(amount, Sum) else (amount,) if amount != 0 else ():
            plain = unscale((part,))
            if plain is None:
                return None
            row = next((row for row in found if row[0] == plain[0]), None)
            if row is None:
                found.append(row := (plain[0], [0, 0]))
            row[1][place] += plain[1][0]
    if len(found) != 2:
        return None
    (f, x), (h, y) = found
    again = _two(tuple(x), f, tuple(y), h, "")
    return ((f, tuple(x)), (h, tuple(y))) if again is not REJECT and again.value == tuple(value) else None


_ITS = "(|all (|of )|all of the |all the |the )(|its |their )"
_GAINS = "(gains|gain|gets|get|has|have)"
_THE = "(the |all |all of the |all the |)"
_ALL = "(|all |all of the |all the |the )"
#: What is gained, English, Japanese.
_KINDS = (
    ("orgs of", "organizations", "組織"),
    ("crafts of", "crafts", "クラフト"),
    ("icon crafts of", "icon crafts", "アイコンクラフト"),
    ("names of", "(card name|card names|name|names)", "(カード名|名前)"),
)
#: What is said with a word for it alone.
_ALONE = ("icon crafts of", "names of")


def copied_attributes(g: Grammar) -> None:
    """Rules: kind-gained, kinds-gained (kinds of what is gained); adds to the predicates."""
    for kind, en, ja in _KINDS:
        g.add("kind-gained", kind, en=en, ja=ja)
    g.add("kinds-gained", build=lambda a, b: (a, b), en=f"{{a:kind-gained}} and {_ITS}{{b:kind-gained}}",
          ja="{a:kind-gained}と(すべての|)(|、){b:kind-gained}")  # fmt: skip
    for kind in _ALONE:
        _, en, ja = next(row for row in _KINDS if row[0] == kind)
        both_languages(
            g,
            (
                f"{{u:until}}{{r:back}}の(|すべての){ja}を(|すべて)(得る|持つ)",
                f"{{u:until}}{{r:back}}が持つ(|すべての){ja}を(|すべて)(得る|持つ)",
            ),
            shape=Predicate(kind, hole("r"), hole("u")),
            where=lambda r: isinstance(r, Ref),
            en=(
                f"{_GAINS} {_THE}{en} of {{r:back}}{{u:until}}",
                f"{_GAINS} {_ALL}{en} (that |){{r:back-s}} (has|have){{u:until}}",
                f"{_GAINS} {_ALL}{{r:poss}} {en}{{u:until}}",
                f"{_GAINS} {_ALL}{{r:back}}'s {en}{{u:until}}",
            ),
        )
        g.add("pred", Predicate(kind, hole("a"), hole("u")),
              en=(f"{_GAINS} {_ALL}{en} of {{a:aim1}}{{u:until}}",
                  f"{_GAINS} {_ALL}{{a:aim1}}'s {en}{{u:until}}"))  # fmt: skip
    for ending, gains in (("", "(得る|持つ)"), ("-c", "(得|持ち)"), ("-t", "(得て|持って)")):
        g.add(
            f"preds{ending}",
            build=_together,
            ja=(
                f"{{u:until}}{{r:back}}の(すべての|){{k:kinds-gained}}を(すべて|){gains}",
                f"{{u:until}}{{r:back}}が持つ(すべての|){{k:kinds-gained}}を(すべて|){gains}",
            ),
        )
    g.add(
        "preds",
        build=_together,
        en=(
            f"{_GAINS} {_ALL}{{k:kinds-gained}} of {{r:back}}{{u:until}}",
            f"{_GAINS} {_ALL}{{k:kinds-gained}} (that |){{r:back-s}} (has|have){{u:until}}",
            f"{_GAINS} {_ALL}{{r:back}}'s {{k:kinds-gained}}{{u:until}}",
            f"{_GAINS} {_ALL}{{r:poss}} {{k:kinds-gained}}{{u:until}}",
        ),
    )


def _together(k: tuple[str, ...], r: Any, u: Any) -> Any:
    if not isinstance(r, Ref) or len(set(k)) < len(k):
        return REJECT
    return tuple(Predicate(kind, r, u) for kind in k)


_GAINS_crafts = "(gains|gain|gets|get|has|have)"
_ALL_crafts = "(all|all of the|all the|the)"


def copied_crafts(g: Grammar) -> None:
    """Add to the predicates and to the rule "set"."""
    both_languages(
        g,
        (
            "{u:until}{r:back}が持つクラフトをすべて得る",
            "{u:until}{r:back}のクラフトをすべて(得る|持つ)",
            "{u:until}{r:back}が持つ(すべての|)クラフトを(得る|持つ)",
            "{u:until}{r:back}が持つクラフトをすべて持つ",
            "{u:until}{r:back}の(すべての|)クラフトを(得る|持つ)",
        ),
        build=lambda r, u: Predicate("crafts of", r, u),
        match=lambda v: {"r": v.value, "u": v.until} if _of_crafts(v, Ref) else None,
        en=(
            f"{_GAINS_crafts} {_ALL_crafts} crafts of {{r:back}}{{u:until}}",
            f"{_GAINS_crafts} all (of |){{r:back}}'s crafts{{u:until}}",
            f"{_GAINS_crafts} {_ALL_crafts} crafts (that |){{r:back-s}} (has|have){{u:until}}",
        ),
    )
    g.add(
        "pred",
        Predicate("crafts of", hole("a"), hole("u")),
        en=(
            f"{_GAINS_crafts} {_ALL_crafts} crafts of {{a:aim1}}{{u:until}}",
            f"{_GAINS_crafts} all (of |){{a:aim1}}'s crafts{{u:until}}",
        ),
    )
    g.add(
        "set",
        build=_both,
        en=tuple(
            f"{{who:poss}} STR and DEF (each |)become {way}{{r:back}}'s( STR and DEF|){{u:until}}"
            for way in ("(equal to |)", "the same as ")
        ),
        ja=(
            "{who:poss}STRとDEFは{u:until}(それぞれ|){r:back}の(STRとDEFと|STRとDEFに|ものと)(同じ|等しい)(値|)になる",
            "{who:poss}STRとDEFは{u:until}(それぞれ|){r:back}のSTRとDEF(と等しくなる|に等しくなる|になる)",
            "{u:until-c}{who:poss}STRとDEFは(それぞれ|){r:back}の(STRとDEFと|STRとDEFに|ものと)(同じ|等しい)(値|)になる",
            "{u:until-c}{who:poss}STRとDEFは(それぞれ|){r:back}のSTRとDEF(と等しくなる|に等しくなる|になる)",
        ),
    )


def _of_crafts(v: Any, kind: type) -> bool:
    return isinstance(v, Predicate) and v.kind == "crafts of" and isinstance(v.value, kind)


def _both(who: Any, r: Any, u: Any) -> Any:
    again: Any = Ref("it") if isinstance(who, Aim) else who
    return Two((Set(who, "str", Stat("str", r), u), Set(again, "def", Stat("def", r), u)))
