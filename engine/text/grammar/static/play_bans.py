"""What players cannot play, and for how long (104.4). Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import both_languages, played
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.grammar.static.rules_and_timing import PLAYER_RULES
from engine.text.parser.grammar import LANGS, REJECT, Grammar, hole
from engine.text.parser.template import Parse
from engine.text.surface import SUBJECT, Predicate, Said, Static, Two
from engine.trails.tree import Against, Filter, Happened, Not, Of, PlayedFrom, PlayerRule
from engine.trails.tree.reads import replace

_CARDS = (
    ("card", "(this card|this EVENT|this UNIT|this ITEM|this BASE)",
     "(これ|このカード|このEVENT|このUNIT|このITEM|このBASE)は"),
    ("arts", "(this card's arts|this arts|these arts)", "(これのアーツ|このアーツ|このカードのアーツ)は"),
)  # fmt: skip
_ZONES = (("hand", "(the|your) hand", "(あなたの|)手札"), ("homebase", "(the|your) homebase", "(あなたの|)拠点"))
#: From where players may be kept from playing cards; from a trail only what effects let them play lies in question.
_FROM = (("hand", "手札"), ("homebase", "拠点"), ("trail", "軌跡"))
_HOME = re.compile("homebase|拠点")
_NOT = "(can't|cannot)"
#: The rule of a card, wherever it lies, that an effect keeps from being played for a time.
UNPLAYABLE = "cannot be played"
_SUBJECTS = (
    ("you", "you", "your", "あなたは"),
    ("opponent", "your opponent", "their", "相手は"),
    (
        "each",
        "(players|each player)",
        "their",
        "(プレイヤーは|各プレイヤーは|お互いのプレイヤーは|すべてのプレイヤーは|あなたと相手は|あなたも相手も)",
    ),
)


def play_bans(g: Grammar) -> None:
    """Add to the rules "play-limit", "ssaid", "static" and "player-rule"."""
    for of, what, ja in _CARDS:
        for zone, en, ja_zone in _ZONES:
            only, never = ("play limit", of, PlayedFrom(zone)), ("play limit", of, Not(PlayedFrom(zone)))
            g.add(
                "play-limit",
                only,
                en=(
                    f"{what} can be played only from {en}",
                    f"{what} can only be played from {en}",
                    f"play {what} only from {en}",
                    f"you (can|may) (only play {what}|play {what} only) from {en}",
                ),
                ja=(f"{ja}{ja_zone}からしかプレイできない", f"{ja}{ja_zone}から(のみ|だけ)プレイできる"),
            )
            g.add(
                "play-limit",
                never,
                en=(f"{what} {_NOT} be played from {en}", f"you {_NOT} play {what} from {en}"),
                ja=(f"{ja}{ja_zone}からプレイできない", f"{ja}{ja_zone}からは(プレイできない|プレイされない)"),
            )
    for player, subject, their, ja_subject in _SUBJECTS:
        for zone, ja_zone in _FROM if player == "each" else _FROM[:2]:
            places = (zone, f"{zone}s") if player == "each" else (zone,)
            _ban(
                g,
                player,
                zone,
                en=tuple(f"{subject} {_NOT} play {{f:cards-np}} from {their} {place}{{u:until}}" for place in places),
                ja=(f"{ja_subject}{{u:until}}(自身の|){ja_zone}から{{f:card}}をプレイできない",
                    f"{ja_subject}{{u:until}}{{f:card}}を(自身の|){ja_zone}からプレイできない",
                    f"{{u:until-c}}{ja_subject}(自身の|){ja_zone}から{{f:card}}をプレイできない"),
            )  # fmt: skip
        _ban(
            g,
            player,
            "standby",
            en=f"{subject} {_NOT} play {{f:cards-np}}{{u:until}}",
            ja=(f"{ja_subject}{{u:until}}{{f:card}}をプレイできない",
                f"{{u:until-c}}{ja_subject}{{f:card}}をプレイできない"),
        )  # fmt: skip
    g.add(
        "player-rule",
        build=_nobody,
        en="{f:cards-np} (can't|cannot) be played{u:until}",
        ja=("{u:until-c}{f:card}はプレイ(できない|されない)", "{f:card}は{u:until}プレイ(できない|されない)"),
    )
    for lang in LANGS:
        g.check("player-rule", lang, _placed_events)
    g.add("ssaid", build=_nobody_said, en=f"{{f:cards-np}} {_NOT} be played",
          ja="{f:card}はプレイ(できない|されない)")  # fmt: skip
    both_languages(
        g,
        ("{u:until}プレイできない", "{u:until}プレイされない"),
        shape=Predicate("rules", (UNPLAYABLE,), hole("u")),
        en=("can't be played{u:until}", "cannot be played{u:until}"),
    )
    for rule, crafts, ja in (
        ("cannot use crafts", "crafts", "クラフト"),
        ("cannot use activated crafts", "activated crafts", "起動クラフト"),
    ):
        g.add(
            "ssaid",
            build=lambda f, rule=rule: Said(f, (Predicate("rules", (rule,)),)),
            en=f"{crafts} of {{f:nps}} {_NOT} be played",
            ja=f"{{f:np}}(の|が持つ){ja}は(プレイ|使用)(できない|されない)",
        )


def _ban(g: Grammar, player: str, zone: str, *, en: Any, ja: Any) -> None:
    """As what a craft says and as an effect for a time."""
    wordings = (ja,) if isinstance(ja, str) else ja
    sentences = (en,) if isinstance(en, str) else en
    g.add(
        "player-rule",
        build=lambda f, u: barred_for(f, zone, player, u),
        match=lambda v: rule_match(v, zone, player),
        en=sentences,
        ja=wordings,
    )
    g.add(
        "ssaid",
        build=lambda f: _said(f, zone, player),
        match=lambda v: _said_match(v, zone, player),
        en=tuple(text.replace("{u:until}", "") for text in sentences),
        ja=tuple(text.replace("{u:until}", "") for text in wordings if "until-c" not in text),
    )


def _barred_plain(f: Any, zone: str, player: str = "") -> Any:
    """Cards of a kind, wherever they are played from or from one zone; REJECT for what has a word of its own."""
    if not isinstance(f, Filter) or f.states or f.face != "any" or f.ability or f.scope != "all":
        return REJECT
    own = ("hand", "homebase", "trail") if player == "each" else ("hand", "homebase")
    if zone == "standby" and f.zone in own and f.whose == ("you" if player == "you" else SUBJECT):
        zone = f.zone  # the noun says where they are played from
    elif f.whose != "any" or f.zone not in ("field", "homebase", "standby"):
        return REJECT
    made = replace(f, zone=zone, whose="any")
    plain = zone == "standby" and made == Filter(zone=zone, types=f.types) and len(f.types) == 1
    return REJECT if plain else Against("cannot play", made)


def _nobody(f: Any, u: str) -> Any:
    """Cards of a kind that neither player can play; or from where the noun says that they lie."""
    if _placed(f):
        return barred_for(replace(f, zone="standby"), f.zone, "each", u)
    plain = isinstance(f, Filter) and replace(f, zone="field") == Filter(types=f.types) and len(f.types) == 1
    return PlayerRule(f"cannot play {f.types[0]}", "each", u) if plain else barred_for(f, "standby", "each", u)


def _placed(f: Any) -> bool:
    """Whether a noun says that cards of both players lie elsewhere than their types lie anyway (203.3, 203.4)."""
    if not isinstance(f, Filter) or f.whose != "any" or not f.types:
        return False
    return f.zone in ("hand", "trail", "exile") or (f.zone == "homebase" and not set(f.types) <= {"EVENT", "BASE"})


def _nobody_said(f: Any) -> Any:
    """The same as a craft says it."""
    return _said(replace(f, zone="standby"), f.zone, "each") if _placed(f) else REJECT


def _placed_events(parse: Parse, at: int, end: int, v: Any) -> Any:
    """EVENTs and BASEs lie in a homebase: whether only those are meant is in the words."""
    rules = ("cannot play EVENT", "cannot play BASE")
    if not isinstance(v, PlayerRule) or v.rule not in rules or not _HOME.search(parse.low, at, end):
        return v
    return replace(
        v, rule=Against("cannot play", Filter(zone="homebase", types=(v.rule.removeprefix("cannot play "),)))
    )


def barred_for(f: Any, zone: str, player: Any, until: str) -> Any:
    made = _barred_plain(f, zone, player)
    return REJECT if made is REJECT else PlayerRule(made, player, until)


def rule_match(v: Any, zone: str, player: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, PlayerRule) or v.player != player or not isinstance(v.rule, Against):
        return None
    return {"f": _noun(v.rule.who), "u": v.until} if v.rule.who.zone == zone else None  # type: ignore[union-attr]


def _said(f: Any, zone: str, player: str) -> Any:
    made = _barred_plain(f, zone, player)
    if made is REJECT:
        return REJECT
    more = () if player == "you" else (Predicate("player", player),)
    return Said("this", (Predicate("player_rules", (made,)), *more))


def _said_match(v: Any, zone: str, player: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Said) or v.predicates[0].kind != "player_rules" or len(v.predicates[0].value) != 1:
        return None
    said = v.predicates[1].value if len(v.predicates) > 1 else "you"
    (rule,) = v.predicates[0].value
    if said != player or not isinstance(rule, Against) or not isinstance(rule.who, Filter) or rule.who.zone != zone:
        return None
    return {"f": _noun(rule.who)}


def _noun(f: Any) -> Any:
    bare = bool(f.types) and set(f.types) <= {"EVENT", "BASE"}
    return replace(f, zone="homebase" if bare else "field")


def more_than(f: Any, n: Any, player: str) -> Any:
    """Nothing more of a kind once so many have been played in this turn."""
    if not isinstance(n, int) or n < 1 or not isinstance(f, Filter) or f.whose != "any" or counter(f) == "":
        return REJECT
    trigger = played(f, player)
    made = _barred_plain(f, "standby")
    if made is REJECT and len(f.types) == 1:
        made = f"cannot play {f.types[0]}"
    if trigger is REJECT or made is REJECT:
        return REJECT
    more = () if player == "you" else (Predicate("player", player),)
    return Static(Said("this", (Predicate("player_rules", (made,)), *more)), Happened(trigger, n))


def owner_bans(g: Grammar) -> None:
    """Add to the rule "player-rule"; its players are read by :mod:`engine.text.grammar.noun.possessors`."""
    for rule, en, ja in PLAYER_RULES:
        forms = [text for text in en if text.startswith(("can't ", "cannot ", "doesn't ", "takes "))]
        g.add(
            "player-rule",
            PlayerRule(rule, hole("o"), hole("u")),
            en=[f"{{o:holder}} {text}{{u:until}}" for text in forms],
            ja=[f"{lead}{text}" for text in ja for lead in ("{u:until-c}{o:owner-wa}", "{o:owner-wa}{u:until}")],
        )
    g.add(
        "player-rule",
        build=lambda o, f, u: barred_for(f, "standby", o, u),
        match=lambda v: None if not isinstance(v, PlayerRule) or not isinstance(v.player, Of) else _barred_owned(v),
        en="{o:holder} (can't|cannot) play {f:cards-np}{u:until}",
        ja=("{o:owner-wa}{u:until}{f:card}をプレイできない", "{u:until-c}{o:owner-wa}{f:card}をプレイできない"),
    )


def _barred_owned(v: PlayerRule) -> Mapping[str, Any] | None:
    found = rule_match(v, "standby", v.player)
    return None if found is None else {**found, "o": v.player}


_PLAYERS = (
    ("you", "you", "あなたは"),
    ("opponent", "your opponent", "相手は"),
    ("each", "(players|each player)", "(各プレイヤー|プレイヤー|お互いのプレイヤー|すべてのプレイヤー)は"),
)
_CRAFTS = (("crafts", "クラフト"), ("activated crafts", "起動クラフト"))
_AND_JA = "(と|や|、|も|および|・|または)"
#: Rules beside that for cards, English and Japanese after "cards".
_MORE = (
    (("arts",), "( or| and| and/or) arts", f"{_AND_JA}アーツ"),
    *(((crafts,), f"( or| and| and/or) {crafts}", f"{_AND_JA}{ja}") for crafts, ja in _CRAFTS),
    *(
        (("arts", crafts), f"(,|) (or |and |)arts(,|)( or| and|) {crafts}", f"{_AND_JA}アーツ{_AND_JA}{ja}")
        for crafts, ja in _CRAFTS
    ),
)


def temporary_bans(g: Grammar) -> None:
    """Add to the rule "banned"."""
    for player, who, ja in _PLAYERS:
        for kinds, en_more, ja_more in _MORE:
            g.add(
                "banned",
                build=partial(_banned, kinds=kinds, player=player),
                en=(f"{who} {_NOT} play cards{en_more}{{u:until}}", f"{{u:lead}}{who} {_NOT} play cards{en_more}",
                    *((f"neither player can play cards{en_more}{{u:until}}",) if player == "each" else ())),
                ja=(f"{{u:until-c}}{ja}カード{ja_more}(を|も)プレイできない",
                    f"{ja}{{u:until}}カード{ja_more}(を|も)プレイできない"),
            )  # fmt: skip


def _banned(u: str, kinds: tuple[str, ...], player: str) -> Any:
    """One rule after the other: for all cards, and for each kind of ability."""
    cards = barred_for(Filter(), "standby", player, u)
    return Two((cards, *(PlayerRule(f"cannot play {kind}", player, u) for kind in kinds)))
