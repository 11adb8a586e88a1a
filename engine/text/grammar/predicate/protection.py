"""What cannot be attacked, targeted or changed, and by what. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import both_languages
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import never
from engine.text.surface import Aim, Pick, Predicate, Ref
from engine.trails.tree import Against, Filter
from engine.trails.tree.reads import replace

#: Whom only a permission lets one attack (1402.1).
_HIDDEN = (("Covert",), ("-Covert",))
_NO = "(can't|cannot|may not)"
_ABLE = "(可能な限り|可能なら|可能であれば)"
_DUTY = "攻撃(する|しなければならない)"
_FIGHT = "応戦(する|しなければならない)"
#: Rule, English, Japanese.
_RULES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "cannot be attacked by",
        (f"{_NO} be attacked by {{o:foe}}{{u:until}}",),
        ("{u:until}{o:foe}(に|によって|から)(は|)攻撃されない", "{o:foe}(に|によって|から)(は|){u:until}攻撃されない"),
    ),
    (
        "cannot attack",
        (f"{_NO} attack {{o:foe}}{{u:until}}",),
        (
            "{u:until}{o:foe}(を|に|には|へ)攻撃(できない|しない)",
            "{o:foe}(を|に|には|へ){u:until}攻撃(できない|しない)",
        ),
    ),
    (
        "cannot be fought back by",
        (f"{_NO} be fought back( against|) by {{o:foe}}{{u:until}}",),
        ("{u:until}{o:foe}(に|によって|から)(は|)応戦されない", "{o:foe}(に|によって|から)(は|){u:until}応戦されない"),
    ),
    (
        "cannot fight back",
        (f"{_NO} fight back against {{o:foe}}{{u:until}}",),
        ("{u:until}{o:foe}(に|には)応戦(できない|しない)", "{o:foe}(に|には){u:until}応戦(できない|しない)"),
    ),
    (
        "must fight back",
        (
            "(must fight back|fights back|fight back)( against|) {o:foe}{u:until} if able",
            "(must fight back|fights back|fight back)( against|) {o:foe} if able{u:until-1}",
        ),
        (
            f"{{u:until}}{_ABLE}(、|){{o:foe}}(に|へ|を){_FIGHT}",
            f"{_ABLE}(、|){{u:until}}{{o:foe}}(に|へ|を){_FIGHT}",
            f"{{o:foe}}(に|へ){{u:until}}(可能な限り|可能なら){_FIGHT}",
        ),
    ),
    (
        "attacks only",
        ("(can|may) (only attack|attack only) {o:foe} or players{u:until}",),
        (
            "{u:until}プレイヤーと{o:foe}(のみ|だけを|しか)攻撃(できる|できない)",
            "{u:until}{o:foe}(かプレイヤー|とプレイヤー)(のみ|だけを|しか)攻撃(できる|できない)",
        ),
    ),
    (
        "attacked only by",
        ("(can|may) (only be attacked by|be attacked only by) {o:foe}{u:until}",),
        ("{u:until}{o:foe}(にのみ|のみに|にだけ|からのみ)攻撃される", "{u:until}{o:foe}(にしか|からしか)攻撃されない"),
    ),
    (
        "may attack",
        ("(can|may) (|also )attack {o:foe}{u:until}",),
        ("{u:until}{o:foe}(を|に|も|をも|にも)攻撃(できる|してもよい)",),
    ),
    (
        "must attack",
        (
            "(must attack|attacks|attack) {o:foe}{u:until} if able",
            "(must attack|attacks|attack) {o:foe} if able{u:until}",
        ),
        (
            f"{{u:until}}{_ABLE}(、|){{o:foe}}(を|に){_DUTY}",
            f"{_ABLE}(、|){{u:until}}{{o:foe}}(を|に){_DUTY}",
            f"{{o:foe}}(を|に){{u:until}}(可能な限り|可能なら){_DUTY}",
        ),
    ),
)


def attack_restrictions(g: Grammar) -> None:
    """Add to the rules "pred" in all their forms, and "foe": whom a rule is about."""
    g.add("foe", "this", en="this (card|UNIT)", ja="(これ|このカード|このUNIT)")
    g.reads("foe", Aim(hole("f")), en="target {f:np}")
    g.add("foe", hole("r"), en="{r:back}", ja="{r:back}", match=lambda v: {"r": v} if isinstance(v, Ref) else None)
    g.add(
        "foe",
        build=_kind,
        en=("{f:nps}", "{f:a-np}", "{f:the-nps}"),
        ja="{f:np}",
        match=lambda v: {"f": v} if isinstance(v, Filter) else None,
    )
    g.add(
        "preds",
        build=_only,
        en="(can|may) (only attack|attack only) {o:foe}{u:until}",
        ja=(
            "{u:until}{o:foe}(のみ|だけを|にのみ|のみに|のみを|だけに|にだけ)攻撃できる",
            "{u:until}{o:foe}(|に|を)しか攻撃できない",
        ),
    )
    g.add("preds", build=_no_units, en="(can|may) (only attack|attack only) players{u:until}",
          ja=("{u:until}(プレイヤー|相手プレイヤー)(のみ|だけを|だけ|にのみ|のみに|のみを|だけに)攻撃できる",
              "{u:until}(プレイヤー|相手プレイヤー)(|に|を)しか攻撃できない"))  # fmt: skip
    for what, en, ja in _RULES:
        both_languages(
            g,
            ja,
            shape=Predicate("rules", (Against(what, hole("o")),), hole("u")),
            where=lambda o, what=what: what != "may attack" or (isinstance(o, Filter) and o.icons in _HIDDEN),
            en=en,
        )


def _no_units(u: Any) -> Any:
    """Players alone: those it attacks where it can name no UNIT (803.5b)."""
    return (Predicate("rules", (Against("cannot attack", Filter(types=("UNIT",))),), u),)


def _only(o: Any, u: Any) -> Any:
    """No players either."""
    return (Predicate("rules", ("cannot attack players",), u), Predicate("rules", (Against("attacks only", o),), u))


def _kind(f: Filter | Pick) -> Any:
    """A kind of UNIT; of those that have the most it is any, as the attacker likes."""
    f = f.filter if isinstance(f, Pick) else f
    return REJECT if f.zone != "field" else f


def attacks_on_players(g: Grammar) -> None:
    """Add to the rule "pred"."""
    for rule, en, ja in (
        ("cannot attack you", "you", "あなた"),
        ("cannot attack your opponent", "your opponent", "相手"),
    ):
        both_languages(
            g,
            (f"{{u:until}}{ja}(を|に)攻撃(できない|しない)",),
            shape=Predicate("rules", (rule,), hole("u")),
            match=never,
            en=(f"(can't|cannot|don't|doesn't) attack {en}{{u:until}}",),
        )


#: Rule, English participle, Japanese verb after what it is by.
_DONE: tuple[tuple[str, str, str], ...] = (
    ("cannot be stunned by", "stunned", "(スタンしない|スタンされない)"),
    ("cannot be ko by", "K.O.'d", "(即死しない|即死されない|即死させられない)"),
    ("cannot be destroyed by", "destroyed", "破壊されない"),
    (
        "cannot be returned by",
        "returned to ((its owner's|their owner's|your|their owners') (hand|hands)|hand)",
        "(持ち主の|)手札に(戻らない|戻されない)",
    ),
    ("cannot be exiled by", "removed from the game", "(ゲームから|)除外されない"),
    ("cannot be cured by", "cured", "(回復しない|回復されない|回復できない)"),
    ("cannot be readied by", "readied", "(レディしない|レディされない|レディできない)"),
    ("cannot be actioned by", "actioned", "(アクションしない|アクションされない|アクション状態にならない)"),
)
#: Kind of ability, English, Japanese.
_KINDS: tuple[tuple[str, str, str], ...] = (
    ("arts", "(arts|arts abilities)", "アーツ"),
    ("activated", "activated crafts", "起動クラフト"),
    ("triggered", "triggered crafts", "誘発クラフト"),
    ("craft", "crafts", "クラフト"),
    ("ability", "abilities", "能力"),
)
_SIDES = (("opponent", "your opponent's", "(your opponent controls|your opponent plays)", "相手の"),
          ("you", "your", "(you control|you play)", "あなたの"))  # fmt: skip


def protection(g: Grammar) -> None:
    """Add to the rules "pred" in all their forms; "source": cards and abilities that do something."""
    for kind, en, ja in _KINDS:
        _source(g, Filter(zone="standby", ability=kind), en=en, ja=ja)
        for whose, before, after, ja_whose in _SIDES:
            shape = Filter(zone="standby", whose=whose, ability=kind)
            _source(g, shape, en=(f"{before} {en}", f"{en} {after}"), ja=ja_whose + ja)
        # those of certain cards
        g.add(
            "source",
            build=lambda f, kind=kind: _of(f, kind),
            match=partial(_of_match, kind=kind),
            en=f"{en} of {{f:nps}}",
            ja=f"{{f:np}}の{ja}",
        )
    g.add(
        "source",
        build=lambda f: _of(f, ""),
        match=lambda v: None if "EVENT" in v.types else _of_match(v, ""),
        en=("effects of {f:nps}", "effects of {f:a-np}"),
        ja="{f:np}の効果",
    )
    g.add(
        "source",
        build=_event,
        match=_event_match,
        en=("{f:nps}", "{f:a-np}", "(the |)effects of {f:nps}", "the effect of {f:a-np}"),
        ja=("{f:np}", "{f:np}の効果"),
    )
    for whose, en, ja in (("opponent", "your opponent", "相手が"), ("you", "you", "あなたが")):
        g.add("source", build=lambda f, whose=whose: _event(replace(f, whose=whose)) if f.whose == "any" else REJECT,
              en=f"{{f:nps}} {en} (plays|play|played)",
              ja=f"{ja}プレイ(した|する){{f:np}}")  # fmt: skip
    for what, done, ja in _DONE:
        both_languages(
            g,
            (f"{{u:until}}{{o:source}}(によって|により|では|で)(は|)(、|){ja}",
             f"{{o:source}}(によって|により|では|で)(は|)(、|){{u:until}}{ja}"),
            build=lambda o, u, what=what: _protection_rule(what, o, u),
            match=lambda v, what=what: _protection_match(v, what),
            en=f"{_NO} be {done} by {{o:source}}{{u:until}}",
        )  # fmt: skip
    leave_ja = "場(を|から)(離れない|離れられない)"
    both_languages(
        g,
        (f"{{u:until}}{{o:source}}(によって|により|では|で)(は|)(、|){leave_ja}",
         f"{{o:source}}(によって|により|では|で)(は|)(、|){{u:until}}{leave_ja}"),
        build=lambda o, u: _protection_rule("cannot leave by", o, u),
        match=lambda v: _protection_match(v, "cannot leave by"),
        en=f"{_NO} leave the field (because of|due to|by) {{o:source}}{{u:until}}",
    )  # fmt: skip
    both_languages(
        g,
        (
            "{u:until}{o:source}の対象に(ならない|されない|選ばれない)",
            "{u:until}{o:source}の対象(として|と)(選ばれない|ならない|されない)",
            "{o:source}の対象に{u:until}(ならない|されない|選ばれない)",
        ),
        build=lambda o, u: _protection_rule("cannot be targeted by", o, u),
        match=lambda v: _protection_match(v, "cannot be targeted by"),
        en=(
            f"{_NO} be (targeted|chosen as a target|chosen as targets) by {{o:source}}{{u:until}}",
            f"{_NO} be (chosen as |)(the target|a target|targets|the targets) (of|for) {{o:source}}{{u:until}}",
        ),
    )


def _source(g: Grammar, shape: Filter, *, en: Any, ja: Any) -> None:
    g.add("source", shape, en=en, ja=ja)


def _of(f: Filter, kind: str) -> Any:
    """Abilities of cards of a kind: UNITs and ITEMs on the field, BASEs in a homebase."""
    if f.types and set(f.types) <= {"BASE"}:
        fits = f.zone == "homebase"
    else:
        fits = f.zone == "field" and "EVENT" not in f.types
    if not fits or f.states or f.fights or f.shares or f.among or f.extreme or f.face != "any" or f.ability:
        return REJECT
    return replace(f, zone="standby", ability=kind)


def _of_match(v: Any, kind: str) -> Mapping[str, Any] | None:
    plain = replace(v, whose="any", zone="standby") == Filter(zone="standby", ability=v.ability)
    if v.ability != kind or (plain and kind) or "EVENT" in v.types:
        return None
    zone = "homebase" if v.types and set(v.types) <= {"BASE"} else "field"
    return {"f": replace(v, zone=zone, ability="")}


def _event(f: Filter) -> Any:
    """EVENTs, which are nowhere but where they are played."""
    there = f.zone in ("homebase", "field") and f.face == "any"
    if f.types != ("EVENT",) or not there or f.states or f.ability or f.among:
        return REJECT
    return replace(f, zone="standby")


def _event_match(v: Any) -> Mapping[str, Any] | None:
    return {"f": replace(v, zone="homebase")} if v.types == ("EVENT",) and not v.ability else None


def _protection_rule(what: str, source: Filter, until: str) -> Predicate:
    """The rule; for everything, or everything of the opponent, it has a word of its own."""
    if source == Filter(zone="standby", whose=source.whose) and source.whose != "you":
        by = " by opponent" if source.whose == "opponent" else "" if "targeted" in what else " by effects"
        return Predicate("rules", (what.removesuffix(" by") + by,), until)
    return Predicate("rules", (Against(what, source),), until)


def _protection_match(v: Any, what: str) -> Mapping[str, Any] | None:
    if not isinstance(v, Predicate) or v.kind != "rules" or len(v.value) != 1:
        return None
    (rule,) = v.value
    return {"o": rule.who, "u": v.until} if isinstance(rule, Against) and rule.what == what else None
