"""Words that point at what stands before: it, that UNIT, the attacking UNIT, that discarded card. Both languages."""

from __future__ import annotations

from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import Ref
from engine.trails.tree import Filter
from engine.trails.tree.loading.words import TYPES

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
    for verb, word, ja_word in PARTICIPLES:
        for kind, ja_kind in (("card", "カード"), *((kind, kind) for kind in TYPES)):
            bare = kind == "card" or verb in _GONE
            g.add(
                "back",
                Ref(f"did {verb} {kind}"),
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
    for verb, kinds, en, ja in _WAITED:
        for kind in kinds:
            noun = "カード" if kind == "card" else kind
            g.reads("back", Ref(f"did {verb} {kind}"), en=f"that {en} {kind}", ja=f"その{ja}{noun}")
    rebuilt = "(この|その|)再構築(で|によって|により)(あなたの|)軌跡に置かれた"
    g.reads("back", Ref("did rebuild card"),
          en=("(the|that) rebuilt card", "the card put into (the|your|its owner's) trail( this way|)"),
          ja=f"({rebuilt}|(その|)再構築(した|された))カード")  # fmt: skip
    for kind in ("card", *TYPES):
        noun = "カード" if kind == "card" else kind
        for verb, en, ja in (*PARTICIPLES, *_NAMED):
            g.reads("back", Ref(f"did {verb} {kind}"), en=f"that {en} {kind}", ja=f"その{_WAY}{ja}{noun}")
