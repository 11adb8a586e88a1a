"""Arts and crafts that wait in the resolve standby zone: by cost, by whose they are, by what they target."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import TOKI, WHEN
from engine.text.grammar.noun.standby import _ABILITIES
from engine.text.grammar.noun.standby import _ABILITIES as KINDS
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.surface import Aim, Predicate, Said, back
from engine.trails.tree import Against, AnyRange, Filter, Is, PlayerRule, Range, Trigger
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

_ARTS = Filter(zone="standby", ability="arts")
_COST = "(with|that have|that has|whose)(| an) EP cost(| of| is)"
_WAYS = (  # English after the number, Japanese after it
    ("most", "(or less|or fewer|or lower)", "(以下の|以下である)"),
    ("least", "(or more|or greater|or higher)", "(以上の|以上である)"),
    ("both", "", "(の|である)"),
)
_PLAYERS = (  # who plays them, the arts that such a one plays, Japanese subject, topic and owner
    ("you", "you play", "you", " you (control|play|played|are playing)", "あなたが", "あなたは", "あなたの"),
    (
        "opponent",
        "your opponent plays",
        "your opponent",
        " your opponent (controls|plays|played|is playing)",
        *("相手が", "相手は", "相手の"),
    ),
    (
        "each",
        "a player plays",
        "(players|each player)",
        "",
        "プレイヤーが",
        "(プレイヤーは|各プレイヤーは|あなたと相手は|あなたも相手も)",
        "",
    ),
)


def arts_by_cost(g: Grammar) -> None:
    """Rules: arts-limit; adds to "obj", "aim", "trigger", "player-rule" and "ssaid"."""
    for way, en, ja in _WAYS:
        g.add(
            "arts-limit",
            build=partial(_limit, way=way),
            match=partial(_limit_match, way=way),
            en=f" {_COST} {{n:num}}" + (f" {en}" if en else ""),
            ja=f"EPコストが{{n:num}}{ja}",
        )
    for player, plays, subject, played, ja, ja_topic, owner in _PLAYERS:
        trigger = Trigger("plays arts", None, None, player)
        g.add(
            "trigger",
            build=lambda r, trigger=trigger: replace(trigger, who=Filter(ranges=(r,))),
            match=partial(_trigger_match, trigger=trigger),
            en=f"{WHEN} {plays} (an arts|arts|an arts ability){{r:arts-limit}}",
            ja=f"{ja}{{r:arts-limit}}アーツ(能力|)をプレイした{TOKI}",
        )
        f = replace(_ARTS, whose="any" if player == "each" else player)
        arts = "target (arts|arts ability)"
        g.add(
            "obj",
            build=partial(_aim_arts_by_cost, f=f),
            match=partial(_aim_match_arts_by_cost, f=f),
            en=(f"{arts}{{r:arts-limit}}{played}", *((f"{arts}{played}{{r:arts-limit}}",) if played else ())),
        )
        ja_arts = "(アーツ|アーツ能力)を1(つ|枚)対象と"
        g.add(
            "aim",
            build=partial(_aim_arts_by_cost, f=f),
            match=partial(_aim_match_arts_by_cost, f=f),
            ja=(f"{owner}{{r:arts-limit}}{ja_arts}", *((f"{{r:arts-limit}}{owner}{ja_arts}",) if owner else ())),
        )
        both = "target (EVENT or arts|arts or EVENT|EVENT or arts ability)"
        build, match = partial(_either, f=f), partial(_either_match, f=f)
        g.add(
            "obj",
            build=build,
            match=match,
            en=(f"{both}{{r:arts-limit}}{played}", *((f"{both}{played}{{r:arts-limit}}",) if played else ())),
        )
        ja_both = "EVENT(か|または|か、)(アーツ|アーツ能力)を1(つ|枚)対象と"
        g.add(
            "aim",
            build=build,
            match=match,
            ja=(f"{owner}{{r:arts-limit}}{ja_both}", *((f"{{r:arts-limit}}{owner}{ja_both}",) if owner else ())),
        )
        _ban(g, player, subject, ja_topic)
    g.add(
        "cond",
        build=lambda n, r=None: Is(back() if r is None else r, Filter(ranges=(n,))),
        en=(
            "it (has|had) (an |)(arts|arts ability){n:arts-limit}",
            "{r:back-s} (has|had) (an |)(arts|arts ability){n:arts-limit}",
        ),
        ja="{r:back}が{n:arts-limit}アーツ(能力|)を(持つ|持っている)",
    )


def _ban(g: Grammar, player: str, subject: str, ja: str) -> None:
    """Arts that cannot be played: by their cost, or from somewhere."""
    rule, their = f"barred-{player}", "your" if player == "you" else "their"
    g.add(rule, build=lambda r: replace(_ARTS, ranges=(r,)),
          match=lambda v: {"r": v.ranges[0]} if v.ranges and v == replace(_ARTS, ranges=v.ranges) else None,
          en="arts{r:arts-limit}", ja="{r:arts-limit}アーツを")  # fmt: skip
    for zone, ja_zone in (("hand", "手札"), ("homebase", "拠点")):
        g.add(rule, replace(_ARTS, zone=zone), en=f"arts from {their} {zone}",
              ja=(f"(|自身の|あなたの){ja_zone}からアーツを", f"アーツを(自身の|){ja_zone}から"))  # fmt: skip
    g.add(
        "player-rule",
        build=lambda f, u, player=player: PlayerRule(Against("cannot play", f), player, u),
        match=partial(_rule_match, player=player),
        en=f"{subject} (can't|cannot) play {{f:{rule}}}{{u:until}}",
        ja=(f"{ja}{{u:until}}{{f:{rule}}}プレイできない", f"{{u:until-c}}{ja}{{f:{rule}}}プレイできない"),
    )
    more = () if player == "you" else (Predicate("player", player),)
    g.add(
        "ssaid",
        build=lambda f, more=more: Said("this", (Predicate("player_rules", (Against("cannot play", f),)), *more)),
        match=partial(_said_match, more=more),
        en=f"{subject} (can't|cannot) play {{f:{rule}}}",
        ja=f"{ja}{{f:{rule}}}プレイできない",
    )


def _limit(n: Any, way: str) -> Any:
    if not isinstance(n, int):
        return REJECT
    return Range("arts ep", None if way == "most" else n, None if way == "least" else n)


def _limit_match(v: Any, way: str) -> Mapping[str, Any] | None:
    n = v.least if way == "least" else v.most
    return {"n": n} if isinstance(n, int) and v == _limit(n, way) else None


def _trigger_match(v: Any, trigger: Trigger) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != trigger.event or not isinstance(v.who, Filter):
        return None
    fits = len(v.who.ranges) == 1 and v == replace(trigger, who=Filter(ranges=v.who.ranges))
    return {"r": v.who.ranges[0]} if fits else None


def _aim_arts_by_cost(r: Any, f: Filter) -> Any:
    return Aim(replace(f, ranges=(r,)))


def _aim_match_arts_by_cost(v: Any, f: Filter) -> Mapping[str, Any] | None:
    ranges = v.filter.ranges if isinstance(v, Aim) and isinstance(v.filter, Filter) else ()
    return {"r": ranges[0]} if len(ranges) == 1 and v == Aim(replace(f, ranges=ranges)) else None


def _either(r: Any, f: Filter) -> Any:
    """An EVENT by its EP cost, or arts by theirs."""
    return Aim(replace(f, ability="EVENT+arts", ranges=(AnyRange((replace(r, field="ep"), r)),)))


def _either_match(v: Any, f: Filter) -> Mapping[str, Any] | None:
    ranges = v.filter.ranges if isinstance(v, Aim) and isinstance(v.filter, Filter) else ()
    one = ranges[0].of[-1] if len(ranges) == 1 and isinstance(ranges[0], AnyRange) else None
    return {"r": one} if isinstance(one, Range) and v == _either(one, f) else None


def _rule_match(v: Any, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, PlayerRule) or v.player != player or not isinstance(v.rule, Against):
        return None
    return {"f": v.rule.who, "u": v.until} if _arts(v.rule) else None


def _said_match(v: Any, more: tuple[Predicate, ...]) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.predicates[0].kind != "player_rules" or v.predicates[1:] != more:
        return None
    rules = v.predicates[0].value
    return {"f": rules[0].who} if len(rules) == 1 and isinstance(rules[0], Against) and _arts(rules[0]) else None


def _arts(rule: Against) -> bool:
    return rule.what == "cannot play" and isinstance(rule.who, Filter) and rule.who.ability == "arts"


_ABILITIES_by_source = frozenset(("arts", "activated", "triggered", "craft", "ability"))


def by_source(g: Grammar) -> None:
    """Add to the rules "obj" and "aim"; rule "ability-kind": a kind of ability, or several."""
    for kind, en, ja in KINDS:
        if kind in _ABILITIES_by_source:
            g.add("ability-kind", kind, en=en, ja=ja)
    g.add("ability-kind", hole("k"), match=_several, en="{k:kinds}", ja="{k:kinds}")
    g.add(
        "obj",
        build=_aim_by_source,
        match=_match,
        en=(
            "target {k:ability-kind} of {f:a-np}",
            "target {k:ability-kind} whose source is {f:a-np}",
            "target {k:ability-kind} from {f:a-np}",
            "target {k:ability-kind} {f:a-np} has",
        ),
    )
    g.add(
        "aim",
        build=_aim_by_source,
        match=_match,
        ja=(
            "発生源が{f:np}である{k:ability-kind}を1(つ|枚)対象と",
            "{f:np}(の|が持つ){k:ability-kind}を1(つ|枚)対象と",
            "(発生源|源)が{f:np}の{k:ability-kind}を1(つ|枚)対象と",
        ),
    )


def _several(v: Any) -> Mapping[str, Any] | None:
    return {"k": v} if isinstance(v, str) and "+" in v else None


def _aim_by_source(k: Any, f: Filter) -> Any:
    """An ability of a card that the noun describes; whose it is stands there too."""
    if not isinstance(k, str) or not set(k.split("+")) <= _ABILITIES_by_source:
        return REJECT
    if f.zone not in ("field", "homebase") or f.asks_others or f.scope == "this" or f == Filter(whose=f.whose):
        return REJECT
    return Aim(Filter(zone="standby", ability=k, source=replace(f, zone="field")))


def _match(v: Any) -> Mapping[str, Any] | None:
    f = v.filter if isinstance(v, Aim) else None
    if f is None or f.source is None or v != Aim(Filter(zone="standby", ability=f.ability, source=f.source)):
        return None
    home = bool(f.source.types) and set(f.source.types) <= {"EVENT", "BASE"}
    return {"k": f.ability, "f": replace(f.source, zone="homebase") if home else f.source}


#: Whose it is, and that it targets something; all in one, for no other word begins so.
_TAIL_EN = re.compile(
    r"( your opponent (?:controls|played|plays|is playing))?( you (?:control|played|play|are playing))?"
    r"(?: that targets| targeting| that target) "
)
_TAILS_EN = {"any": "", "opponent": " your opponent controls", "you": " you control"}
_OWNERS_JA = (("any", ""), ("opponent", "(相手の|相手がプレイした)"), ("you", "(あなたの|あなたがプレイした)"))


def by_target(g: Grammar) -> None:
    """Add to the rules "obj" and "aim"; rules "aim-what" (what waits), "aim-tail" (whose it is) and "aimed-at"."""
    g.custom("aim-tail", "en", _read_tail, _say_tail, " ")
    for whose, ja in _OWNERS_JA:
        g.add("aim-tail", whose, ja=f"を対象と(している|する|した){ja}")
    g.add("aimed-at", "this", en="this (card|UNIT|ITEM)", ja="(これ|このカード|このUNIT)")
    g.add("aimed-at", hole("f"), match=_filter, en="{f:a-np}", ja="{f:np}")
    for kind, en, ja_kind in (*(row for row in _ABILITIES if row[0] != "card"), ("", ("card",), ("カード",))):
        f = Filter(zone="standby", ability=kind)
        g.add("aim-what", f, match=partial(_same, f=f), en=en, ja=ja_kind)
    g.add("aim-what", build=_card, match=_card_match, en="{f:np}", ja="{f:np}")
    g.add("aim-what", Filter(zone="standby", ability=hole("k")), en="{k:kinds}", ja="{k:kinds}")
    for says in (True, False):
        how: dict[str, Any] = {
            "build": _aim_by_target,
            "match": _aim_match_by_target if says else lambda v: None,
            "says": says,
        }
        g.add("obj", en="target {f:aim-what}{w:aim-tail}{x:aimed-at}", **how)
        there = "(|発動待機領域の|発動待機領域にある)"
        g.add("aim", ja=there + "{x:aimed-at}{w:aim-tail}{f:aim-what}を1(つ|枚)対象と", **how)


def _read_tail(parse: Parse, at: int) -> Readings:
    found = _TAIL_EN.match(parse.low, at)
    if found is None or (found.group(1) and found.group(2)):
        return ()
    return ((found.end(), "opponent" if found.group(1) else "you" if found.group(2) else "any"),)


def _say_tail(value: Any, speaker: Speaker) -> str | None:
    return f"{_TAILS_EN[value]} that targets "


def _filter(v: Any) -> Mapping[str, Any] | None:
    return {"f": v} if isinstance(v, Filter) else None


def _same(v: Any, f: Filter) -> Mapping[str, Any] | None:
    return {} if v == f else None


def _card(f: Filter) -> Any:
    """A card that is being played, by its type; its noun may say whose it is."""
    bare = replace(f, types=(), whose="any")
    plain = f.types and bare in (Filter(), Filter(zone="homebase")) and set(f.types) <= set(TYPES)
    return Filter(zone="standby", whose=f.whose, types=f.types) if plain and f.whose in _TAILS_EN else REJECT


def _card_match(v: Any) -> Mapping[str, Any] | None:
    fits = v.types and v == Filter(zone="standby", types=v.types)
    home = fits and set(v.types) <= {"EVENT", "BASE"}
    return {"f": Filter(zone="homebase" if home else "field", types=v.types)} if fits else None


def _aim_by_target(f: Filter, w: str, x: Any) -> Any:
    if "any" not in (w, f.whose) and w != f.whose:
        return REJECT
    return Aim(replace(f, whose=f.whose if w == "any" else w, aims=x))


def _aim_match_by_target(v: Any) -> Mapping[str, Any] | None:
    f = v.filter if isinstance(v, Aim) else None
    if f is None or f.aims is None or v != Aim(f):
        return None
    return {"f": replace(f, whose="any", aims=None), "w": f.whose, "x": f.aims}
