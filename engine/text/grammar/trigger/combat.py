"""What happens in combat, as trigger conditions: attacks, SCLM attacks and SCLM Support. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import EVENTS, TOKI, WHEN, whenever
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Body, Limit, Ref
from engine.trails.tree import Compare, Count, Delayed, Filter, Is, May, Trigger
from engine.trails.tree.reads import replace

#: Who is attacked, whose UNITs attack then, English, Japanese.
_SIDES = (("you", "opponent", "you", "あなた"), ("opponent", "you", "your opponent", "相手"))
_UNITS = Filter(types=("UNIT",))


def attacked_player(g: Grammar) -> None:
    """Add to the rules "trigger" and "craft-line"."""
    _taken(g)
    for attacked, whose, en, ja in _SIDES:
        g.add(
            "trigger",
            build=lambda w: REJECT,
            match=partial(_on_a_player, whose=whose),
            en=f"{WHEN} {{w:trig-one}} attacks {en}",
            ja=f"{{w:trig-who}}が{ja}を攻撃した{TOKI}",
            says=True,
        )
        past = f"{ja}{'(|プレイヤー)' if ja == '相手' else ''}(を|に|へ)攻撃した"
        ends = (f"{past}{TOKI}", f"{whenever(past)}(たび|たびに|度に)")
        g.add(
            "trigger",
            build=partial(_attacks, whose=whose),
            en=f"{WHEN} {{w:trig-who}} (attacks|attack) {en}",
            ja=[f"{{w:trig-who}}が(|1つ|1体){end}" for end in ends],
        )
        g.add(
            "trigger",
            build=partial(_many, whose=whose),
            en=f"{WHEN} {{n:so-many}} {{f:nps}} attack {en}",
            ja=[f"{who}{end}" for who in ("{f:np}が{n:so-many}", "{n:so-many}の{f:np}が") for end in ends],
        )
        # any attack on that player, whatever it is made with: once for all that attack together
        attacks = "your opponent attacks you" if attacked == "you" else "you attack (your opponent|a player)"
        ja_attacks = "相手があなたを攻撃した" if attacked == "you" else "あなたが(相手|プレイヤー)を攻撃した"
        g.reads(
            "trigger",
            Trigger("attacks player", replace(_UNITS, whose=whose), together=1),
            en=(f"{WHEN} {attacks}", f"{WHEN} {en} (are|is) attacked"),
            ja=(f"{ja_attacks}{TOKI}", f"{ja}が攻撃された{TOKI}"),
        )

    for event, en, ja in (
        ("attacks", "attacked", "攻撃した"),
        ("fights back", "fought back", "応戦した"),
        ("is attacked", "was attacked", "攻撃された"),
    ):
        g.add(
            "craft-line",
            build=partial(_combat_in_which, event=event),
            en=f"at the end of (the|a|each|every|any) combat (in which|where) {{w:trig-one}} {en}, {{s:sentence}}(.|)",
            ja=f"{{w:trig-who}}が{ja}戦闘(の|)終了時(、|に、|に){{s:sentence}}(。|)",
        )


def _on_a_player(v: Any, whose: str) -> Mapping[str, Any] | None:
    """Whom a UNIT attacks is plain from whose it is."""
    plain = isinstance(v, Trigger) and v == Trigger("attacks player", v.who)
    mine = plain and (v.who == "this" if isinstance(v.who, str) else v.who is not None and v.who.whose == whose)
    return {"w": v.who} if mine and (v.who != "this" or whose == "you") else None


def _combat_in_which(w: Any, s: Any, event: str) -> Any:
    """What is due at the end of a combat once something has happened in it (804.13); of others it would be for each."""
    if w != "this":
        return REJECT
    return "triggered", Trigger(event, w), Body(((Delayed("combat", s, (), "end"),),))


def _taken(g: Grammar) -> None:
    """Overkill damage is that of an attack by the other side's UNITs (804.11)."""
    for whose, en, ja in (("opponent", "you take", "あなた"), ("you", "your opponent takes", "相手")):
        lose = en.replace("takes", "loses").replace("take", "lose")
        past = ("オーバーキルダメージを受けた", "オーバーキル(ダメージ|)(で|によって|により)絆を失った")
        again = [now for text in past if (now := whenever(text))]
        g.reads(
            "trigger",
            Trigger("overkill", replace(_UNITS, whose=whose)),
            en=f"{WHEN} ({en} Overkill damage|{lose} bond (by|from|due to|because of) Overkill( damage|))",
            ja=[f"オーバーキル(ダメージ|)(で|によって|により){ja}が絆を失った{TOKI}"]
            + [f"{ja}が{text}{TOKI}" for text in past]
            + [f"{ja}が{text}(たび|たびに|度に)" for text in again],
        )


def _attacks(w: Any, whose: str) -> Any:
    """Only the other side's UNITs attack a player: of this card it goes without saying."""
    if w == "this":
        return Trigger("attacks player", w) if whose == "you" else REJECT
    if not isinstance(w, Filter) or w.whose not in ("any", whose) or w.zone != "field":
        return REJECT
    return Trigger("attacks player", replace(w, whose=whose))


def _many(f: Filter, n: tuple[Any, str], whose: str) -> Any:
    made: Any = _attacks(f, whose) if isinstance(n[0], int) and n[0] > 0 and f.scope != "this" else REJECT
    return replace(made, together=n[0]) if isinstance(made, Trigger) else REJECT


_PLAYERS = (("you", "you", "", "あなたが"), ("opponent", "your opponent", "s", "相手が"))


def attacking_player(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for whose, en, s, ja in _PLAYERS:
        for event, act, ja_act in (("attacks", "attack", "攻撃"), ("sclm attacks", "SCLM attack", "スクラム攻撃")):
            build = partial(_with_attacking_player, event=event, whose=whose)
            g.add("trigger", build=build, en=f"{WHEN} {en} {act}{s} with {{n:numw}} or more {{f:nps}}")
            if event == "attacks":
                g.add("trigger", build=partial(_one, whose=whose),
                      en=f"{WHEN} {en} {act}{s} with {{f:a-np}}",
                      ja=f"{ja}{{f:np}}(|1体|1つ)で{ja_act}した{TOKI}")  # fmt: skip
            g.add("trigger", build=partial(_with_attacking_player, n=1, event=event, whose=whose),
                  en=f"{WHEN} {en} {act}{s} with one or more {{f:nps}}")  # fmt: skip
            g.add(
                "trigger",
                build=lambda f, m, build=build: build(f, m[1]),
                ja=(
                    f"{ja}{{f:np}}{{m:cnt}}以上で{ja_act}した{TOKI}",
                    f"{ja}{{m:cnt}}以上の{{f:np}}で{ja_act}した{TOKI}",
                ),
            )


def _one(f: Filter, whose: str) -> Any:
    """ "When your opponent attacks with a UNIT": each one that attacks."""
    made = _with_attacking_player(f, 1, "attacks", whose)
    return REJECT if made is REJECT else replace(made, together=0)


def _with_attacking_player(f: Filter, n: Any, event: str, whose: str) -> Any:
    fits = isinstance(n, int) and n > 0 and f.zone == "field" and f.whose in ("any", whose) and f.scope != "this"
    return Trigger(event, replace(f, whose=whose), together=n) if fits else REJECT


_OWN = Trigger("sclm attacks", "this")
_THIS_JA_attacks = "(これ|このカード|このUNIT)"


def joint_attack(g: Grammar) -> None:
    """Add to the rule "craft-line". It is printed as this card's attack under a condition."""
    act = "(SCLM attack together|SCLM attack|attack together|make a SCLM attack( together|))"
    g.add(
        "craft-line",
        build=_with_joint_attack,
        en=(
            f"{WHEN} this (card|UNIT) and {{f:a-np}} {act}, {{b:body}}",
            f"{WHEN} {{f:a-np}} and this (card|UNIT) {act}, {{b:body}}",
            f"{WHEN} this (card|UNIT) (SCLM attacks|attacks) (together |)with {{f:a-np}}, {{b:body}}",
        ),
        ja=(
            f"{_THIS_JA_attacks}と{{f:np}}が(|一緒に|共に|ともに)スクラム攻撃した{TOKI}(、|){{b:body}}",
            f"{{f:np}}と{_THIS_JA_attacks}が(|一緒に|共に|ともに)スクラム攻撃した{TOKI}(、|){{b:body}}",
            f"{_THIS_JA_attacks}が{{f:np}}と(一緒に|共に|ともに|)(スクラム|)攻撃した{TOKI}(、|){{b:body}}",
        ),
    )


def _with_joint_attack(f: Filter, b: Body) -> Any:
    if f == Filter(whose=f.whose, types=("UNIT",), scope=f.scope) and f.whose in ("any", "you"):
        return ("triggered", _OWN, b)  # that is every SCLM attack
    if not certain(f) or _begins_with_it(b):
        return REJECT
    return ("triggered", _OWN, Body(b.sentences, (*b.limits, Limit("", joined(f)))))


def _begins_with_it(b: Body) -> bool:
    """Whether the first thing it speaks of is "it", which may be either of the two that attack."""
    sentence: Any = b.sentences[0] if b.sentences else ()
    first: Any = sentence[0] if isinstance(sentence, tuple) and sentence else None
    first = first.cost[0] if isinstance(first, May) and first.cost else first
    return getattr(first, "who", None) == Ref("it")


def certain(f: Filter) -> bool:
    """Whether it says which UNIT attacks as well."""
    return f.zone == "field" and f.whose in ("any", "you") and not f.states and not f.asks_others and f.asks_identity


def joined(f: Filter) -> Compare:
    """That another of your UNITs, of a kind, attacks as well."""
    return Compare(Count(replace(f, whose="you", states=("attacking",), scope="other")), ">=", 1)


_WHEN = "(when|whenever)"
_TOKI = "(時|とき)"
_THIS = "(this card|this UNIT)"
_THIS_JA_stunned_in_combat = "(これ|このカード|このUNIT)"
_STATES = (
    ("attacking", "attacking", "攻撃中"),
    ("attacking alone", "attacking alone", "単独で攻撃中"),
    ("attacking player", "attacking (a player|your opponent)", "プレイヤーを攻撃中"),
    ("sclm attacking", "SCLM attacking", "スクラム攻撃中"),
    ("defending", "(defending|fighting back)", "応戦中"),
    ("combating", "(combating|in combat)", "戦闘中"),
)
#: What happens to UNITs in a combat.
_HAPPENING = ("is stunned", "is ko", "is destroyed", "leaves", "is actioned", "is readied", "gains support", "overkill")


def stunned_in_combat(g: Grammar) -> None:
    """Add to the rules "trigger" and "craft-line"."""
    for event, en, ja in EVENTS:
        if event not in _HAPPENING:
            continue
        for state, doing, ja_doing in _STATES:
            g.add(
                "trigger",
                build=partial(_of_one, event=event, state=state),
                en=[f"{_WHEN} {{w:trig-who}} {text} while {doing}" for text in en],
                ja=[f"{{w:trig-who}}が{ja_doing}に{text}{_TOKI}" for text in ja],
            )
            g.add(
                "craft-line",
                build=partial(_of_this, event=event, state=state),
                en=[f"{_WHEN} {_THIS} {text} while {doing}, {{b:body}}" for text in en],
                ja=[
                    f"{who}{text}{_TOKI}(、|){{b:body}}"
                    for text in ja
                    for who in (
                        f"{_THIS_JA_stunned_in_combat}が{ja_doing}に",
                        f"{ja_doing}に{_THIS_JA_stunned_in_combat}が",
                    )
                ],
            )


def _of_one(w: Any, event: str, state: str) -> Any:
    """One of a kind that is in that state."""
    if not isinstance(w, Filter) or state in w.states or w.zone != "field":
        return REJECT
    return Trigger(event, replace(w, states=tuple(sorted((*w.states, state)))))


def _of_this(b: Body, event: str, state: str) -> Any:
    limit = Limit("", Is("this", Filter(states=(state,))))
    return ("triggered", Trigger(event, "this"), Body(b.sentences, (*b.limits, limit)))


EXECUTED = "executes support"
#: Words for what takes part in it: in the text, register, English, Japanese.
PARTS = (
    (
        "supported",
        "target",
        ("its target", "the target of (that|the) SCLM Support", "the UNIT (it|SCLM Support) was executed (for|on)"),
        "(その|それの|そのスクラムサポートの)対象",
    ),
    (
        "supporting",
        "supporter",
        (
            "the UNIT actioned for it",
            "the UNIT that was actioned (for it|to execute it|for (that|the) SCLM Support)",
            "the UNIT actioned (to execute it|for (that|the) SCLM Support)",
            "the UNIT that executed it",
        ),
        "(それの|その|スクラムサポートの)ために(アクションした|アクションされた)UNIT",
    ),
)
_SUPPORT = "(SCLM Support|a SCLM Support|an SCLM Support)"
_DID = f"スクラムサポート(を実行した|を行った|をした|した){TOKI}"
_SCLM_SUPPORT_PLAYERS = (
    ("you", "you execute", "あなたが"),
    ("opponent", "your opponent executes", "相手が"),
    ("each", "a player executes", "プレイヤーが"),
)


def sclm_support(g: Grammar) -> None:
    """Add to the rules "trigger" and "back"."""
    for word, _, en, ja in PARTS:
        g.add("back", Ref(word), en=en, ja=ja)
    for player, en_doer, ja_doer in _SCLM_SUPPORT_PLAYERS:
        g.add(
            "trigger",
            Trigger(EXECUTED, None, None, player),
            en=(f"{WHEN} {en_doer} {_SUPPORT}",),
            ja=(f"{ja_doer}{_DID}",),
        )
        g.add(
            "trigger",
            Trigger(EXECUTED, None, hole("o"), player),
            where=lambda o, player=player: isinstance(o, Filter) and o.zone == "field" and o.whose in ("any", player),
            en=f"{WHEN} {en_doer} {_SUPPORT} (for|on|targeting) {{o:a-np}}",
            ja=f"{ja_doer}{{o:np}}(に|へ|を対象に|を対象として|に対して){_DID}",
        )
    g.add(
        "trigger",
        Trigger(EXECUTED, hole("w")),
        match=_printed_with,
        en=(
            f"{WHEN} {{w:trig-one}} is actioned (for|to execute) {_SUPPORT}",
            f"{WHEN} you action {{w:trig-one}} (for|to execute) {_SUPPORT}",
            f"{WHEN} you execute {_SUPPORT} (with|using) {{w:trig-one}}",
            f"{WHEN} {{w:trig-one}} executes {_SUPPORT}",
        ),
        ja=(
            f"{{w:trig-who}}がスクラムサポート(の|を実行する)ためにアクション(した|された){TOKI}",
            f"スクラムサポート(の|を実行する)ために{{w:trig-who}}が(アクションした|アクションされた){TOKI}",
            f"{{w:trig-who}}が{_DID}",
            f"(あなたが|){{w:trig-who}}で{_DID}",
        ),
    )
    g.add(
        "trigger",
        Trigger(EXECUTED, hole("w"), hole("o")),
        where=lambda o: isinstance(o, Filter) and o.zone == "field",
        en=(
            f"{WHEN} {{w:trig-one}} executes {_SUPPORT} for {{o:a-np}}",
            f"{WHEN} {{w:trig-one}} SCLM supports {{o:a-np}}",
        ),
        ja=f"{{w:trig-who}}が{{o:np}}(を|に|に対して)スクラムサポート(した|を実行した|を行った){TOKI}",
    )


def _printed_with(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and v.who is not None and v == Trigger(EXECUTED, v.who)
    return {"w": v.who} if fits else None


def part_of(trigger: Any, word: str) -> str:
    """The register of a word for what takes part, "" where nothing is executed."""
    executed = isinstance(trigger, Trigger) and trigger.event == EXECUTED
    return next((register for name, register, _, _ in PARTS if name == word), "") if executed else ""


def word_for(trigger: Any, register: str) -> str:
    """The word that means a register of such a trigger, "" for others."""
    executed = isinstance(trigger, Trigger) and trigger.event == EXECUTED
    return next((name for name, one, _, _ in PARTS if one == register), "") if executed else ""
