"""Who must attack or fight back, and what cannot be countered. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import scale
from engine.text.grammar.condition.conjunction import negated
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import SUBJECT, LinkError, Predicate, Said, Static
from engine.trails.tree import Bond, Compare, Continuous, Count, Discard, Filter, Is, PayEP
from engine.trails.tree.reads import replace

_UNLESS_JA = "(なければ|ないなら|ないかぎり|ない限り|ないと|ない場合)"


def attack_duties(g: Grammar) -> None:
    """Add to the rules "ssaid", "static", "cond" and "craft-line"."""
    _attacks(g)
    _attack_costs(g)


def _attacks(g: Grammar) -> None:
    """Duties and permissions of attacks said of the other side, or as a permission with a condition."""
    g.reads(
        "ssaid",
        Said("this", (Predicate("rules", ("attack if able",)),)),
        en=(
            "your opponent must attack this card if able",
            "when your opponent attacks, they must attack this card if able",
            "if your opponent attacks, they must attack this card if able",
        ),
        ja=("相手は(攻撃する時、|攻撃する場合、|)可能な限りこれ(を|に)攻撃する",),
    )
    _duties(g)
    g.add(
        "said",
        build=lambda u: Said(Filter(types=("UNIT",)), (Predicate("rules", ("cannot overkill",), u),)),
        en="(no overkill occurs|overkill (doesn't|does not|can't|cannot) occur){u:until}",
        ja=("オーバーキルは{u:until}(発生しない|起こらない)", "{u:until-c}オーバーキル(は|が)(発生しない|起こらない)"),
    )
    for rule, en, ja in (
        ("cannot attack", "attack", "攻撃できる"),
        ("cannot fight back", "fight back", "応戦できる"),
        ("cannot be attacked", "be attacked", "攻撃される"),
    ):
        g.add(
            "static",
            build=lambda c, rule=rule: Static(Said("this", (Predicate("rules", (rule,)),)), negated(c)),
            en=(f"this card can {en} only (if|while) {{c:conds}}", f"this card can only {en} (if|while) {{c:conds}}"),
            ja=(
                f"これは(、|){{c:conds}}(、|){ja}",
                f"これは(、|){{c:cond}}(なら|場合|時|時に|場合に|)(しか|のみ)(、|){ja}",
            ),
        )
        no = {"攻撃できる": "攻撃できない", "応戦できる": "応戦できない", "攻撃される": "攻撃されない"}[ja]
        g.add(
            "static",
            build=lambda c, rule=rule: Static(Said("this", (Predicate("rules", (rule,)),)), c),
            ja=f"これは(、|){{c:conds}}(、|){no}",
        )
    g.add(
        "static",
        build=_fighting,
        en=(
            "this card gets {x:bonus} (while|when) (|it is |it's )(combating|in combat with) {f:a-np}",
            "this card gets {x:bonus} while combating {f:nps}",
            "while (this card is |it is |)(combating|in combat with) {f:nps}, this card gets {x:bonus}",
            "while (combating|in combat with) {f:a-np}, this card gets {x:bonus}",
        ),
        ja=("これは{f:np}と戦闘中(、|){x:bonus}を得る", "{f:np}と戦闘中(、|)これは{x:bonus}を得る"),
    )
    g.add(
        "cond",
        build=lambda f: against(f) if f.whose == "any" and f.zone == "field" else REJECT,
        en="this card is (combating|in combat with) {f:a-np}",
        ja="これが{f:np}と戦闘中(である|)",
        match=lambda v: (
            {"f": replace(v.left.of, fights="")}
            if isinstance(v, Compare) and isinstance(v.left, Count) and v == against(replace(v.left.of, fights=""))
            else None
        ),
    )
    for op, n, ja in ((">=", 1, "ある"), ("=", 0, "ない")):
        no = "another" if op == ">=" else "no other"
        g.add(
            "cond",
            Compare(Count(Filter(whose="you", shares="this")), op, n),
            en=f"{no} card you control shares an organization with this card",
            ja=f"あなたの場にこれと(同じ|共通の|共通する)組織が{ja}",
        )


def _duties(g: Grammar) -> None:
    """That an effect has the other side attack something: it must be attacked if able (1326.2)."""
    g.add("duty", "this", en="this card", ja="(これ|このカード|このUNIT)")
    g.add("duty", hole("r"), en="{r:back}", ja="{r:back}")
    g.add("duty", hole("a"), en="{a:aim1}")
    ready = "(攻撃する時、|攻撃する場合、|攻撃するなら、|)可能な限り(、|)"
    g.add(
        "said",
        build=_must_be_attacked,
        en=(
            "{u:lead}your opponent must attack {w:duty} if able",
            "your opponent must attack {w:duty}{u:until} if able",
            "your opponent must attack {w:duty} if able{u:until}",
            "(if|when|whenever) your opponent attacks{u:until-1}, they must attack {w:duty} if able",
        ),
        ja=(
            f"{{u:until-c}}相手は{ready}{{w:duty}}(を|に)攻撃する",
            f"相手は{{u:until-c}}{ready}{{w:duty}}(を|に)攻撃する",
            "{u:until-c}相手は{w:duty}(を|に)可能な限り攻撃する",
            "相手は{u:until-c}{w:duty}(を|に)可能な限り攻撃する",
        ),
    )


def _must_be_attacked(w: Any, u: str) -> Any:
    return Said(w, (Predicate("rules", ("attack if able",), u),))


def _fighting(x: Any, f: Filter) -> Any:
    """A bonus in combat with UNITs of a kind: for each of them, as the example of ja:1406.1 counts."""
    odd = f.whose == "you" or f.zone != "field" or "combating" in f.states
    if odd or not all(isinstance(part, int) for part in x):
        return REJECT
    foes = replace(f, whose="opponent", states=tuple(sorted((*f.states, "combating"))))
    bonus = Predicate("bonus", tuple(scale(part, foes) for part in x))
    return Static(Said("this", (bonus,)), Is("this", Filter(states=("combating",))))


def against(f: Filter) -> Compare:
    """That a UNIT of a kind is in combat with this card."""
    return Compare(Count(replace(f, fights="this")), ">=", 1)


def _lost(v: Any) -> Any:
    fits = isinstance(v, Bond) and isinstance(v.amount, int) and v.amount < 0
    return {"n": -v.amount} if fits else None


def _attack_costs(g: Grammar) -> None:
    """ "can't attack unless you ..." (804.3)."""
    for shape, en, ja in (
        (PayEP(hole("n")), ("pay {n:num} EP",), ("{n:num}EP(|を)支払わ",)),
        (Discard(SUBJECT, hole("n")), ("discard {n:cards}",), ("手札を{n:cards}捨て",)),
    ):
        g.add("toll", shape, en=en, ja=ja)
    g.add(
        "toll",
        build=lambda n: Bond(SUBJECT, -n) if isinstance(n, int) else REJECT,
        match=_lost,
        en="lose {n:num} bond(|s)",
        ja=("絆を{n:num}点失わ", "{n:num}点の絆を失わ"),
    )
    g.add(
        "craft-line",
        ("attack cost", hole("v")),
        en=("(this card|this UNIT) can't attack unless you {v:toll}(.|)",
            "unless you {v:toll}, (this card|this UNIT) can't attack(.|)"),
        ja=(f"これは(、|)(あなたが|){{v:toll}}{_UNLESS_JA}(、|)攻撃できない(。|)",
            f"(あなたが|){{v:toll}}{_UNLESS_JA}(、|)これは攻撃できない(。|)"),
    )  # fmt: skip


_RULES = (Predicate("rules", ("cannot be countered",)),)
_NO = "(can't|cannot) be countered"
_NO_JA = "は(無効にされない|無効にならない|打ち消されない)"
_OWNERS = (  # whose, English before, English after, Japanese
    ("you", "your ", ("you control", "you play"), "あなたの", ("あなたがプレイする", "あなたがプレイした")),
    (
        "opponent",
        "your opponent's ",
        ("your opponent controls", "your opponent plays"),
        "相手の",
        ("相手がプレイする", "相手がプレイした"),
    ),
)
_KINDS = (
    ("arts", "arts( abilities|)", "アーツ(能力|)"),
    ("activated", "activated crafts", "起動クラフト"),
    ("triggered", "triggered crafts", "誘発クラフト"),
    ("craft", "crafts", "クラフト"),
    ("ability", "abilities", "能力"),
    ("card", "cards", "カード"),
)


def uncounterable(g: Grammar) -> None:
    """Add to the rule "ssaid"."""
    for whose, own, after, ja_own, ja_plays in _OWNERS:
        g.add(
            "ssaid",
            build=partial(_played, whose=whose),
            en=f"{{f:nps}} {after[1]} {_NO}",
            ja=tuple(f"{text}{{f:np}}{_NO_JA}" for text in ja_plays),
        )
        for kind, en, ja in _KINDS:
            _kind(
                g,
                Filter(zone="standby", whose=whose, ability=kind),
                (*(f"{en} {text} {_NO}" for text in reversed(after)), f"{own}{en} {_NO}"),
                tuple(f"{text}{ja}{_NO_JA}" for text in (ja_own, *ja_plays)),
            )
    for kind, en, ja in _KINDS:
        _kind(g, Filter(zone="standby", ability=kind), (f"{en} {_NO}",), (f"{ja}{_NO_JA}",))
    for kind, en, ja in _KINDS[:-1]:
        _kind(
            g,
            Filter(zone="standby", ability=kind, scope="this"),
            (f"this (card|UNIT)'s {en} {_NO}", f"{en} of this (card|UNIT) {_NO}"),
            tuple(f"{this}{ja}{_NO_JA}" for this in ("これの", "このカードの", "このUNITの", "これが持つ")),
        )
    g.add("ssaid", Said(hole("f"), _RULES), en=f"{{f:waiting-s}} {_NO}",
          ja=f"{{f:waiting}}{_NO_JA}")  # fmt: skip


def _kind(g: Grammar, f: Filter, en: tuple[str, ...], ja: tuple[str, ...]) -> None:
    said = Said(f, _RULES)
    g.add("ssaid", said, match=partial(_same, said=said), en=en, ja=ja)


def _same(v: Any, said: Said) -> Mapping[str, Any] | None:
    return {} if v == said else None


def _played(f: Any, whose: str) -> Any:
    if not isinstance(f, Filter) or f.whose != "any" or f.zone not in ("field", "homebase") or not _plain(f):
        return REJECT
    return Said(_there(replace(f, whose=whose)), _RULES)


def _plain(f: Filter) -> bool:
    """Whether it asks nothing of a card that only one lying somewhere has."""
    return not f.states and f.face == "any" and not f.fights


def waiting(craft: Any) -> Any:
    """What is countered waits in standby, wherever its noun would mean it to be. Raises LinkError."""
    if not isinstance(craft, Continuous) or "cannot be countered" not in craft.rules or craft.who == "this":
        return craft
    said = craft.who
    if isinstance(said, Filter) and said.scope == "this" and said.states and craft.condition is None:
        # "while combating, this card's crafts ...": it is this card that combats, not its crafts
        craft = replace(craft, who=replace(said, states=()), condition=Is("this", Filter(states=said.states)))
    plain = Continuous(craft.who, rules=("cannot be countered",), condition=craft.condition)
    f = craft.who
    if craft != plain or not isinstance(f, Filter) or not _plain(f) or f.zone not in ("field", "homebase", "standby"):
        raise LinkError("what is countered waits in standby", r"countered|無効|打ち消")
    return replace(craft, who=_there(f))


def _there(f: Filter) -> Filter:
    """In standby, where a card is one of several things."""
    return replace(f, zone="standby", ability=f.ability or ("" if f.asks_identity else "card"))
