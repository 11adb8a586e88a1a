""" "That attacking UNIT", "that discarded card": a pointing word before what was done, or is done now. Both languages.

It means what the same words mean with "the" (その攻撃したUNIT, その公開したカード); only the pointing word is more.
"""

from __future__ import annotations

from engine.text.grammar.noun.object.anaphora import PARTICIPLES
from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Ref
from engine.trails.tree.loading.words import TYPES

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


def add(g: Grammar) -> None:
    """Add to the rule "back"."""
    for verb, kinds, en, ja in _WAITED:
        for kind in kinds:
            noun = "カード" if kind == "card" else kind
            g.add("back", Ref(f"did {verb} {kind}"), match=never, en=f"that {en} {kind}", ja=f"その{ja}{noun}")
    rebuilt = "(この|その|)再構築(で|によって|により)(あなたの|)軌跡に置かれた"
    g.add("back", Ref("did rebuild card"), match=never,
          en=("(the|that) rebuilt card", "the card put into (the|your|its owner's) trail( this way|)"),
          ja=f"({rebuilt}|(その|)再構築(した|された))カード")  # fmt: skip
    for kind in ("card", *TYPES):
        noun = "カード" if kind == "card" else kind
        for verb, en, ja in (*PARTICIPLES, *_NAMED):
            g.add("back", Ref(f"did {verb} {kind}"), match=never, en=f"that {en} {kind}", ja=f"その{_WAY}{ja}{noun}")
