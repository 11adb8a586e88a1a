"""Whom a UNIT can attack, and by whom it can be attacked (803, 1326). Both languages."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Aim, Pick, Predicate, Ref
from engine.trails.tree import Against, Filter

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
        both_languages(g, ja, build=partial(_rule, what=what), match=_match(what), en=en)


def _rule(o: Any, u: Any, what: str) -> Any:
    if what == "may attack" and not (isinstance(o, Filter) and o.icons in _HIDDEN):
        return REJECT  # anything else can be attacked anyway, or by no permission
    return Predicate("rules", (Against(what, o),), u)


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


def _match(what: str) -> Any:
    def match(v: Any) -> Any:
        if not isinstance(v, Predicate) or v.kind != "rules" or len(v.value) != 1:
            return None
        (rule,) = v.value
        return {"o": rule.who, "u": v.until} if isinstance(rule, Against) and rule.what == what else None

    return match


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
