"""What waits in standby (509.1): cards, arts, crafts, and several kinds of them in one. Both languages side by side.

A new kind stands in ``ORDER`` with its words; whether something is one is asked in ``waits_as`` of
:mod:`engine.trails.query.traits` and in :mod:`engine.trails.layers.protection`. Guard:
tests/trails/1300/1324-counter/counter.yaml.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.surface import Aim, Predicate, Said, Two
from engine.trails.tree import Filter, PlayerRule
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

_ABILITIES = (  # kind, English, Japanese
    ("arts", ("arts ability", "arts"), ("アーツ能力", "アーツ")),
    ("activated", ("activated craft",), ("起動クラフト",)),
    ("triggered", ("triggered craft",), ("誘発クラフト",)),
    ("craft", ("craft",), ("クラフト",)),
    ("ability", ("ability",), ("能力",)),
    ("card", ("card",), ("カード",)),
    ("any", ("card or ability", "card or craft"), ("カードか能力", "カードまたは能力", "カードかクラフト")),
)
#: Kinds of which several can stand together, in the order in which they are said.
ORDER = (*TYPES, "arts", "activated", "triggered", "craft", "ability")
_KIND_EN = re.compile(
    r"(?:(unit|item|event|base)s?(?: cards?)?|(arts)(?: ability| abilities)?|(activated) crafts?|(triggered) crafts?|"
    r"(craft)s?|(abilit)(?:y|ies))(?![a-z•・])"
)
_KIND_JA = re.compile(
    r"(unit|item|event|base)(?:カード)?(?![・•])|(アーツ)(?:能力)?|(起動)クラフト|(誘発)クラフト|(クラフト)|(能力)"
)
_KEYS = (None, "arts", "activated", "triggered", "craft", "ability")
_JOIN_EN = re.compile(r",? (?:and/or|or|and) (?:an? )?|, ")
_OR_EN = re.compile(r",? (?:and/or|or) (?:an? )?|, ")
_JOIN_JA = re.compile(r"または|もしくは|および|か、?|と|や|も|、")
_SAID = {  # singular, plural, Japanese
    "arts": ("arts", "arts", "アーツ"),
    "activated": ("activated craft", "activated crafts", "起動クラフト"),
    "triggered": ("triggered craft", "triggered crafts", "誘発クラフト"),
    "craft": ("craft", "crafts", "クラフト"),
    "ability": ("ability", "abilities", "能力"),
}
_PLACE = "(| in the (resolve |)standby zone| in (resolve |)standby| waiting in (the |)standby( zone|))"
_PLACE_JA = "(|発動待機領域(の|にある|で待機している))"
_OWNERS = (
    ("any", ("{p}",), ("{p}",)),
    (
        "opponent",
        (" your opponent (controls|played|plays|is playing){p}", " (being |)played by your opponent{p}"),
        ("相手の{p}", "{p}相手の", "{p}相手(が|の)プレイ(した|している|する)", "相手のプレイ中の"),
    ),
    (
        "you",
        (" you (control|played|play|are playing){p}", " (being |)played by you{p}"),
        ("あなたの{p}", "{p}あなたの", "{p}あなた(が|の)プレイ(した|している|する)"),
    ),
)  # fmt: skip


def standby(g: Grammar) -> None:
    """Rules: kinds and kinds-s (several kinds of what can wait); adds to "obj", "aim", "source", "aimer", "clause"."""
    _targets(g)
    for name, many in (("kinds", False), ("kinds-s", True)):
        g.custom(
            name,
            "en",
            partial(_read, _KIND_EN, _JOIN_EN if many else _OR_EN),
            partial(_say, lang=0, many=many),
            "uiebacty",
        )
        g.custom(name, "ja", partial(_read, _KIND_JA, _JOIN_JA), partial(_say, lang=1, many=many), "uiebア起誘ク能")
    for whose, ens, jas in _OWNERS:
        after = [text.format(p=_PLACE) for text in ens]
        before = [text.format(p=_PLACE_JA) for text in jas]
        build = partial(_waits, whose=whose)
        match = partial(_waits_match, whose=whose)
        g.add("waiting", build=build, match=match, en=[f"{{k:kinds}}{text}" for text in after],
              ja=[f"{text}{{k:kinds}}" for text in before])  # fmt: skip
        g.add("waiting-s", build=build, match=match, en=[f"{{k:kinds-s}}{text}" for text in after],
              ja=[f"{text}{{k:kinds}}" for text in before])  # fmt: skip
        for rule in ("source", "aimer") if whose != "any" else ():
            bare = build if rule == "source" else (lambda k, whose=whose: _aimer(_waits(k, whose)))
            owner = "your opponent's" if whose == "opponent" else "your"
            g.add(rule, build=bare, en=(f"{owner} {{k:kinds-s}}", f"{owner} {{k:kinds}}"))
    g.add("obj", Aim(hole("f")), match=_aimed, en="target {f:waiting}")
    g.add("aim", Aim(hole("f")), match=_aimed, ja="{f:waiting}を1(つ|枚)対象と")
    # "the EVENT that your opponent played": waiting still, or nothing could be done about it
    for whose, en, ja in (
        ("opponent", ("your opponent played", "played by your opponent", "being played by your opponent"), "相手"),
        ("you", ("you played", "played by you"), "あなた"),
    ):
        g.custom(f"{whose}-played", "en", partial(_any_words, ways=tuple(f" {text}" for text in en)), None, " ")
        g.custom(f"{whose}-played", "ja", lambda parse, at: (), None, "")
        g.add("obj", build=partial(_card, whose=whose), en=f"target {{f:np}}{{p:{whose}-played}}")
        g.add("aim", build=partial(_card, whose=whose),
              ja=f"{ja}(が|の)プレイした{{f:np}}を1(つ|枚)対象と")  # fmt: skip
    g.add(
        "source", hole("f"), match=_several, en=("{f:waiting-s}", "{f:waiting}", "(a|an) {f:waiting}"), ja="{f:waiting}"
    )
    g.add(
        "aimer",
        build=_aimer,
        match=_aimer_match,
        en=("an {f:waiting}", "a {f:waiting}", "{f:waiting-s}"),
        ja="{f:waiting}",
    )
    _bans(g)


def _any_words(parse: Parse, at: int, ways: tuple[str, ...]) -> Readings:
    """One of several wordings, each of which is read as a whole or not at all."""
    return [
        (at + len(words), "")
        for words in ways
        if parse.low.startswith(words, at) and not parse.low[at + len(words)].isalpha()
    ]


def _same(v: Any, aim: Aim) -> Mapping[str, Any] | None:
    return {} if v == aim else None


def _targets(g: Grammar) -> None:
    """One kind as a target."""
    where = ("発動待機領域の", "発動待機領域にある")
    owners = (
        ("any", ("", " being played", " in the (resolve |)standby zone"), ("", "プレイ中の", *where)),
        (
            "opponent",
            (
                " your opponent is playing",
                " your opponent controls( in the (resolve |)standby zone|)",
                " your opponent played( in the (resolve |)standby zone|)",
                " (being |)played by your opponent",
            ),
            (
                *("相手の", "相手のプレイ中の", "相手(が|の)プレイした", "相手がプレイしている"),
                *(f"{word}相手の" for word in where),
            ),
        ),
        (
            "you",
            (" you are playing", " you control( in the (resolve |)standby zone|)", " you played",
             " played by you"),
            (
                *("あなたのプレイ中の", "あなたがプレイしている", "あなたがプレイした"),
                *(f"{word}あなたの" for word in where),
            ),
        ),
    )  # fmt: skip
    for kind, en, ja in _ABILITIES:
        for whose, afters, befores in owners:
            f = Filter(zone="standby", whose=whose, ability=kind)
            plain = [text for text in afters if kind != "card" or (text and " control" not in text)]
            before = [text for text in befores if kind != "card" or text not in ("", "相手の")]
            wordings = [f"target {word}{after}" for word in en for after in plain]
            g.add("obj", Aim(f), en=wordings, match=partial(_same, aim=Aim(f)))
            g.add(
                "aim",
                Aim(f),
                ja=[
                    f"{text}{word}を1({'枚|つ' if kind == 'card' else 'つ|枚'})対象と" for word in ja for text in before
                ],
                match=partial(_same, aim=Aim(f)),
            )


def _read(one: re.Pattern[str], joiner: re.Pattern[str], parse: Parse, at: int) -> Readings:
    """Two or more kinds, at least one of them an ability: of cards alone a noun phrase speaks."""
    low = parse.low
    kinds: list[str] = []
    out: list[tuple[int, Any]] = []
    while (found := one.match(low, at)) is not None:
        index = found.lastindex or 1
        kinds.append(found.group(1).upper() if index == 1 else str(_KEYS[index - 1]))
        if len(set(kinds)) != len(kinds):
            break
        at = found.end()
        if len(kinds) > 1 and not set(kinds) <= set(TYPES):
            out = [(at, "+".join(sorted(kinds, key=ORDER.index)))]
        link = joiner.match(low, at)
        if link is None:
            break
        at = link.end()
    return out


def _say(value: Any, speaker: Speaker, lang: int, many: bool) -> str | None:
    if not isinstance(value, str) or "+" not in value:
        return None
    words = []
    for kind in value.split("+"):
        one, more, ja = _SAID.get(kind, (kind, f"{kind}s", kind))
        words.append(ja if lang else more if many else one)
    if lang:
        return "か".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"


def _waits(k: str, whose: str) -> Filter:
    return Filter(zone="standby", whose=whose, ability=k)


def _waits_match(v: Any, whose: str) -> Mapping[str, Any] | None:
    fits = isinstance(v, Filter) and "+" in v.ability and v == Filter(zone="standby", whose=whose, ability=v.ability)
    return {"k": v.ability} if fits else None


def _several(v: Any) -> Mapping[str, Any] | None:
    return {"f": v} if isinstance(v, Filter) and "+" in v.ability else None


def _aimed(v: Any) -> Mapping[str, Any] | None:
    return _several(v.filter) if v == Aim(getattr(v, "filter", None)) else None  # type: ignore[arg-type]


def _card(f: Filter, whose: str, p: str = "") -> Any:
    """A card that is being played."""
    fits = (
        f.whose == "any"
        and f.zone in ("field", "homebase")
        and not f.states
        and f.face == "any"
        and f.types == ("EVENT",)
    )
    return Aim(replace(f, zone="standby", whose=whose)) if fits else REJECT


def _aimer(f: Filter) -> Any:
    return replace(f, whose="any"), "" if f.whose == "any" else f.whose


def _aimer_match(v: Any) -> Mapping[str, Any] | None:
    f = v[0]
    return {"f": replace(f, whose=v[1] or "any")} if isinstance(f, Filter) and "+" in f.ability else None


#: The rule for a player by what he cannot play.
_RULE = {**{kind: f"cannot play {kind}" for kind in TYPES}, "arts": "cannot play arts",
         "activated": "cannot play activated crafts", "craft": "cannot play crafts"}  # fmt: skip


def rules_against(kinds: str) -> tuple[str, ...] | None:
    """The rules that forbid a player to play all of these kinds; None where one of them is not played by a player."""
    found = tuple(_RULE.get(kind, "") for kind in kinds.split("+"))
    return found if all(found) else None


def _bans(g: Grammar) -> None:
    """ "Your opponent can't play EVENTs or arts"."""
    for player, en, ja in (
        ("you", "you", "あなたは"),
        ("opponent", "your opponent", "相手は"),
        ("each", "(players|each player)", "(各プレイヤーは|プレイヤーは|お互いのプレイヤーは|すべてのプレイヤーは)"),
    ):
        g.add(
            "banned",
            build=partial(_banned, player=player),
            en=f"{en} (can't|cannot) play {{k:kinds-s}}{{u:until}}",
            ja=(
                f"{{u:until-c}}{ja}{{k:kinds}}(を|も)プレイできない",
                f"{ja}{{u:until}}{{k:kinds}}(を|も)プレイできない",
            ),
        )
        g.add("ssaid", build=partial(_always, player=player), match=partial(_always_match, player=player),
              en=f"{en} (can't|cannot) play {{k:kinds-s}}", ja=f"{ja}{{k:kinds}}(を|も)プレイできない")  # fmt: skip
    g.reads("clause", hole("b"), en="{b:banned}")
    g.reads("el", hole("b"), ja="{b:banned}")


def _banned(k: str, u: str, player: str) -> Any:
    rules = rules_against(k)
    return REJECT if rules is None else Two(tuple(PlayerRule(rule, player, u) for rule in rules))


def _always(k: str, player: str) -> Any:
    rules = rules_against(k)
    if rules is None:
        return REJECT
    return Said(
        "this", (Predicate("player_rules", rules), *((Predicate("player", player),) if player != "you" else ()))
    )


def _always_match(v: Any, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.predicates[0].kind != "player_rules" or len(v.predicates[0].value) < 2:
        return None
    if (v.predicates[1].value if len(v.predicates) > 1 else "you") != player:
        return None
    kinds = [next((kind for kind, one in _RULE.items() if one == rule), "") for rule in v.predicates[0].value]
    ordered = sorted(kinds, key=lambda kind: ORDER.index(kind) if kind else -1)
    return {"k": "+".join(kinds)} if kinds == ordered and all(kinds) and not set(kinds) <= set(TYPES) else None
