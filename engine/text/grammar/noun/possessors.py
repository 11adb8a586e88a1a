"""Whose things are, and words for what was named before. Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon import verb
from engine.text.grammar.noun.phrase.articles import counter
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.surface import Ref
from engine.trails.tree import THAT_PLAYER, Compare, Count, Filter, Of, PlayerStat, Shuffle
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

_ZONES = (("hand", "手札"), ("trail", "軌跡"), ("homebase", "拠点"))
_OPS = ((">=", "or more", "以上"), ("<=", "or (fewer|less)", "以下"))
_THAT_JA = "(その|該当する)プレイヤー"


def possessors(g: Grammar) -> None:
    """Add to the rules "amount", "per" and "cond"."""
    g.add("owner-no", THAT_PLAYER, en="that player's", ja=f"{_THAT_JA}の")
    g.add("holder", build=lambda o: o, en="{o:owner3}", match=_holder)
    g.add("holder", THAT_PLAYER, en="that player")
    g.add("owner-wa", hole("o"), ja="{o:owner-ha}", match=_holder)
    g.add("owner-wa", THAT_PLAYER, ja=f"{_THAT_JA}は(|、)")
    for zone, ja in _ZONES:
        build = partial(_cards, zone=zone)
        match = partial(_cards_match, zone=zone)
        g.add(
            "amount",
            build=build,
            match=match,
            en=f"the number of cards in {{o:owner-no}} {zone}",
            ja=(f"{{o:owner-no}}{ja}の枚数", f"{{o:owner-no}}{ja}(のカード|にあるカード)の(枚数|数)"),
        )
        g.add(
            "per",
            build=lambda o, zone=zone: _cards(o, zone).of,
            match=partial(_each_match, zone=zone),
            en=f" for (each|every) card in {{o:owner-no}} {zone}",
            ja=f"{{o:owner-no}}{ja}(のカード|)1枚(につき|ごとに)(|、)",
        )
        for op, en_op, ja_op in _OPS:
            g.add(
                "cond",
                build=lambda o, n, zone=zone, op=op: Compare(_cards(o, zone), op, n),
                match=partial(_compared, zone=zone, op=op),
                en=(f"{{o:holder}} has {{n:numw}} {en_op} cards in their {zone}",
                    *((f"{{o:holder}} has {{n:numw}} {en_op} cards in hand",) if zone == "hand" else ()),
                    f"there are {{n:numw}} {en_op} cards in {{o:owner-no}} {zone}"),
            )  # fmt: skip
            g.add(
                "cond",
                build=lambda o, m, zone=zone, op=op: Compare(_cards(o, zone), op, m[1]),
                match=partial(_compared, zone=zone, op=op),
                ja=f"{{o:owner-no}}{ja}(のカード|)が{{m:cnt}}{ja_op}(|ある)",
            )
        g.add(
            "cond",
            build=lambda o, zone=zone: Compare(_cards(o, zone), "=", 0),
            match=partial(_compared, zone=zone, op="=", n=0),
            en=(f"{{o:holder}} has no cards in (their |){zone}",),
            ja=f"{{o:owner-no}}{ja}(にカード|のカード|)が(ない|0枚)",
        )
    g.add(
        "amount",
        build=_on_field,
        match=_field_match,
        en="the number of {f:nps} {o:holder} controls",
        ja=("{o:owner-no}場にある{f:np}の数", "{o:owner-no}(場の|場にいる|){f:np}の(数|枚数)"),
    )
    g.add(
        "per",
        build=lambda f, o: made.of if (made := _on_field(f, o)) is not REJECT else REJECT,
        match=lambda v: _field_match(Count(v)) if isinstance(v, Filter) else None,
        en=" for (each|every) {f:np} {o:holder} controls",
        ja="{o:owner-no}(場の|場にいる|){f:np}1(つ|枚|体)(につき|ごとに)(|、)",
    )
    _bond(g)
    verb(g, Shuffle("searched"), en=("shuffle that deck",), ja=("そのデッキを切る", "そのデッキをシャッフルする"))


def _bond(g: Grammar) -> None:
    """Their bond, and what they control, in a condition."""
    g.add(
        "amount",
        PlayerStat("bond", hole("o")),
        where=lambda o: isinstance(o, Of),
        en="{o:owner-no} bond",
        ja="{o:owner-no}絆",
    )
    for op, en, ja in ((">=", "or more", "以上"), ("<=", "or (less|fewer)", "以下")):
        g.add(
            "cond",
            build=partial(_bond_is, op=op),
            match=partial(_bond_holes, op=op),
            en=(f"{{o:holder}} has {{n:num}} {en} bond", f"{{o:owner-no}} bond is {{n:num}} {en}"),
            ja=(f"{{o:owner-no}}絆が{{n:num}}(点|){ja}", f"{{o:owner-no}}絆の(点数|値)が{{n:num}}(点|){ja}"),
        )
        g.add(
            "cond",
            build=lambda o, f, n, op=op: _controlled(f, o, op, n),
            match=partial(_controls, op=op),
            en=f"{{o:owner3}} controls {{n:numw}} {en} {{f:nps}}",
        )
        g.add(
            "cond",
            build=lambda o, f, m, op=op: _controlled(f, o, op, m[1]),
            match=partial(_controls, op=op),
            ja=f"{{o:owner-no}}場に{{f:np}}が{{m:cnt}}{ja}(いる|ある)",
        )
    for op, number, en, ja in ((">=", 1, "{f:a-np}", "(いる|ある)"), ("=", 0, "no {f:nps}", "(いない|ない)")):
        g.add(
            "cond",
            build=lambda o, f, op=op, number=number: _controlled(f, o, op, number),
            match=partial(_controls, op=op, one=True),
            en=f"{{o:owner3}} controls {en}",
            ja=f"{{o:owner-no}}場に{{f:np}}が{ja}",
        )


def _bond_of(o: Any) -> Any:
    return PlayerStat("bond", o) if isinstance(o, Of) else REJECT


def _bond_is(o: Any, n: Any, op: str) -> Any:
    bond = _bond_of(o)
    return REJECT if bond is REJECT else Compare(bond, op, n)


def _controlled(f: Any, o: Any, op: str, number: Any) -> Any:
    counted: Any = _on_field(f, o) if o != THAT_PLAYER else REJECT  # of a player who was chosen see choose_player
    return REJECT if counted is REJECT else Compare(counted, op, number)


def _controls(v: Any, op: str, one: bool = False) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.right, int):
        return None
    found = _field_match(v.left)
    if found is None or found["o"] == THAT_PLAYER or one is not (v.right == (1 if op == ">=" else 0)):
        return None
    return {**found, "n": v.right, "m": (v.right, v.right, counter(found["f"]))}


def _bond_match(v: Any) -> Mapping[str, Any] | None:
    return {"o": v.of} if isinstance(v, PlayerStat) and v.field == "bond" and isinstance(v.of, Of) else None


def _bond_holes(v: Any, op: str) -> Mapping[str, Any] | None:
    found = _bond_match(v.left) if isinstance(v, Compare) and v.op == op and isinstance(v.right, int) else None
    return None if found is None else {**found, "n": v.right}


def _holder(v: Any) -> Mapping[str, Any] | None:
    return {"o": v} if isinstance(v, Of) and v != THAT_PLAYER else None


def _cards(o: Any, zone: str) -> Count:
    return Count(Filter(zone=zone, whose=o))


def _cards_match(v: Any, zone: str) -> Mapping[str, Any] | None:
    whose = v.of.whose if isinstance(v, Count) and v.each == 1 else None
    return {"o": whose} if isinstance(whose, Of) and v == _cards(whose, zone) else None


def _each_match(v: Any, zone: str) -> Mapping[str, Any] | None:
    return _cards_match(Count(v), zone) if isinstance(v, Filter) else None


def _compared(v: Any, zone: str, op: str, n: int | None = None) -> Mapping[str, Any] | None:
    if not isinstance(v, Compare) or v.op != op or not isinstance(v.right, int):
        return None
    found = _cards_match(v.left, zone)
    if found is None or (v.right != n if n is not None else not v.right):
        return None
    return found if n is not None else {**found, "n": v.right, "m": (v.right, v.right, "枚")}


def _on_field(f: Any, o: Any) -> Any:
    if f.whose != "any" or f.zone not in ("field", "homebase") or (f.zone == "homebase" and f.types != ("BASE",)):
        return REJECT
    return Count(replace(f, whose=o))


def _field_match(v: Any) -> Mapping[str, Any] | None:
    whose = v.of.whose if isinstance(v, Count) and v.each == 1 else None
    if not isinstance(whose, Of) or v.of.zone not in ("field", "homebase"):
        return None
    return {"o": whose, "f": replace(v.of, whose="any")}


def owned(f: Filter, whose: str) -> Any:
    """The filter of a noun after "you control"."""
    if f.whose != "any" or f.zone not in ("field", "homebase"):
        return REJECT
    return replace(f, whose=whose)


#: What has been done to what is named by it: verb, English, Japanese.
PARTICIPLES = (
    ("discard", "discarded", "捨てた"),
    ("stun", "stunned", "(スタンした|スタンさせた)"),
    ("destroy", "destroyed", "破壊した"),
    ("ko", "K.O.'d", "即死させた"),
    ("return", "returned", "(|手札に|持ち主の手札に)戻した"),
    ("exile", "removed", "(|ゲームから)除外した"),
    ("cure", "cured", "回復した"),
    ("ready", "readied", "レディした"),
    ("action", "actioned", "アクションした"),
)
#: Of these nothing else on the field can be meant.
_GONE = frozenset(("discard", "destroy", "ko", "return", "exile"))


def anaphora(g: Grammar) -> None:
    """Rules: back, back-s (as the subject)."""
    g.add("back", Ref("it"), en="it", ja="それ")
    g.add("back", Ref("them"), en="(them|they|those)", ja="それら")
    for kind in TYPES:
        g.add("back", Ref(kind), en=f"that {kind}", ja=f"その{kind}")
        g.add("back", Ref(f"{kind}s"), en=f"those {kind}s", ja=f"それらの{kind}")
    g.add("back", Ref("card"), en="(that card|the card)", ja="そのカード")
    g.add("back", Ref("cards"), en="(those cards|the cards|the chosen cards)", ja="それらのカード")
    for number, word in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), start=1):
        g.add("back", Ref(f"#{number}"), en=f"the {word} one", ja=f"{number}番目のもの")
    g.add("back", Ref("former"), en="the former", ja="前者")
    g.add("back", Ref("latter"), en="the latter", ja="後者")
    g.add("back", Ref("attacked"), en="the UNIT (it|this card) attacked", ja="これが攻撃したUNIT")
    g.reads("back", Ref("did reveal card"), en=("the revealed card", "the card revealed this way"))
    g.reads(
        "back",
        Ref("did choose card"),
        en=("the (chosen|selected) card", "the card chosen this way"),
        ja=("その方法で選んだカード", "(この(EVENT|クラフト|アーツ|効果)で|これにより|)(選んだ|選ばれた)カード"),
    )
    g.reads(
        "back",
        Ref("shown"),
        en=("(|all |all of )the revealed cards", "(|all |all of )the cards revealed this way",
            "all cards revealed this way"),
        ja="(この(EVENT|クラフト|アーツ|効果)で|これにより|この方法で|)公開したカード(|すべて)",
    )  # fmt: skip
    for deed, word, ja_word in PARTICIPLES:
        for kind, ja_kind in (("card", "カード"), *((kind, kind) for kind in TYPES)):
            bare = kind == "card" or deed in _GONE
            g.add(
                "back",
                Ref(f"did {deed} {kind}"),
                match=None if kind == "card" else lambda v: None,
                en=(f"the {word} {kind}", f"the {kind} {word} (this way|by this craft|for this craft)"),
                ja=f"({'|' if bare else ''}この(EVENT|クラフト|アーツ|効果|方法)で|これにより){ja_word}{ja_kind}",
            )
    for kind in TYPES:
        way = "(この(EVENT|クラフト|アーツ|効果)で|これにより)"
        g.reads("back", Ref(f"did reveal {kind}"), en=f"the revealed {kind}",
              ja=f"{way}公開した{kind}")  # fmt: skip
        g.reads("back", Ref(f"did choose {kind}"),
              en=(f"the (chosen|selected) {kind}", f"the {kind} chosen this way"),
              ja=(f"{way}選んだ{kind}", f"選(んだ|ばれた){kind}"))  # fmt: skip
        g.reads("back", Ref(f"did target {kind}"), en=f"the target {kind}", ja=f"対象の{kind}")
        g.add("back", Ref(f"{kind}s"), en=(f"the chosen {kind}s", f"the target {kind}s"), ja=(f"選んだそれらの{kind}",))
    g.add(
        "back",
        Ref("rest"),
        en=(
            "the rest",
            "the rest of them",
            "the other cards",
            "the others",
            "the other",
            "the remaining cards",
            "(the other|the remaining) one",
        ),
        ja=(
            "残り",
            "残りのカード",
            "それ以外",
            "残ったカード",
            "それ以外のカード",
            "(もう|残りの|残る)1(枚|つ|体)",
            "(もう一方|もう片方|他方)",
            "残りすべて",
        ),
    )
    g.add("back", Ref("other"), says=True, en="the other", ja="もう1つ")
    g.add("back-s", Ref("them"), en="they", ja="それら")
    g.add("back-s", hole("r"), en="{r:back}", ja="{r:back}", match=lambda v: {"r": v} if isinstance(v, Ref) else None)


ATTACKING = Ref("did attack UNIT")
ATTACKED = Ref("attacked UNIT")


def combat_roles(g: Grammar) -> None:
    """Add to the rule "back", and what fights back to "subj" and "obj"."""
    g.add("back", ATTACKING, en=("the attacking UNIT", "the UNIT that (attacked|attacks|is attacking)"),
          ja="攻撃(した|している|してきた|中の)UNIT")  # fmt: skip
    g.add("back", ATTACKED, en=("the attacked UNIT", "the UNIT (that was |)attacked"),
          ja=("攻撃されたUNIT", "攻撃されたそのUNIT"))  # fmt: skip
    for kind in ("UNIT", "ITEM"):
        g.reads("back", Ref(f"did enter {kind}"),
              en=(f"the entering {kind}", f"the {kind} that (entered|entered the field)"),
              ja=f"場に出た{kind}")  # fmt: skip
    for kind in ("UNIT", "ITEM", "EVENT", "BASE", "card"):
        g.reads("back", Ref(f"did play {kind}"),
              en=(f"the played {kind}", f"the {kind} (you|they|your opponent) played"),
              ja=f"プレイ(した|された){'カード' if kind == 'card' else kind}")  # fmt: skip
    defending = Filter(types=("UNIT",), states=("defending",))
    for rule in ("subj", "obj"):
        g.reads(rule, defending, en="the (defending UNIT|UNIT fighting back|UNIT defending)")


_WAY = "(この(EVENT|クラフト|アーツ|効果|方法)で|これにより|)"
#: Participles of what a trigger waits for: verb, the kinds they are said of, English, Japanese.
_WAITED = (
    ("attack", ("UNIT",), "attacking", "攻撃(した|している|してきた|中の)"),
    ("defend", ("UNIT",), "(defending|fighting back)", "応戦(した|している|中の)"),
    ("link", ("UNIT",), "tactically linked", "戦術リンク(した|中の|している|状態の|された)"),
    ("enter", ("UNIT", "ITEM"), "entering", "場に出た"),
    ("play", (*TYPES, "card"), "played", "プレイ(した|された)"),
)
#: What somebody named without a verb on it.
_NAMED = (
    ("reveal", "revealed", "公開(した|された)"),
    ("choose", "(chosen|selected)", "選(んだ|ばれた)"),
    ("target", "(target|targeted)", "対象(の|とした)"),
)


def demonstrative_participles(g: Grammar) -> None:
    """Add to the rule "back"."""
    for deed, kinds, en, ja in _WAITED:
        for kind in kinds:
            noun = "カード" if kind == "card" else kind
            g.reads("back", Ref(f"did {deed} {kind}"), en=f"that {en} {kind}", ja=f"その{ja}{noun}")
    rebuilt = "(この|その|)再構築(で|によって|により)(あなたの|)軌跡に置かれた"
    g.reads("back", Ref("did rebuild card"),
          en=("(the|that) rebuilt card", "the card put into (the|your|its owner's) trail( this way|)"),
          ja=f"({rebuilt}|(その|)再構築(した|された))カード")  # fmt: skip
    for kind in ("card", *TYPES):
        noun = "カード" if kind == "card" else kind
        for deed, en, ja in (*PARTICIPLES, *_NAMED):
            g.reads("back", Ref(f"did {deed} {kind}"), en=f"that {en} {kind}", ja=f"その{_WAY}{ja}{noun}")
