"""Trees print as sentences of both languages that mean the same trees."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from engine.text.describe.paraphrase import say_craft, say_effect
from engine.trails import tree as t
from tests.cases import every
from tests.text.reading import meant, parts, pool, read, records, words
from tests.text.tree.strategies import as_event, crafts, effects


def goes_round(tree: Any, kind: str) -> None:
    for lang in ("en", "ja"):
        said = say_effect(tree, lang, words()) if isinstance(tree, t.Effect) else say_craft(tree, lang, words())
        result = read(said, lang, kind)
        assert result.problem is None, result.problem.caret(said)
        assert (result.tree if isinstance(tree, t.Effect) else result.tree[0]) == tree, said


@every(pool)
def test_cards_go_round(number: str) -> None:
    for kind, tree in parts(pool().meaning(number)):
        goes_round(tree, kind)


@every(lambda: records("lines.yaml"), lambda record: str(record["en"]))
def test_lines_go_round(record: dict[str, Any]) -> None:
    tree = meant(record)
    for part in tree if isinstance(tree, tuple) else (tree,):
        goes_round(part, record["kind"])


@settings(max_examples=120)
@given(effects().map(as_event))
def test_effects_go_round(tree: t.Effect) -> None:
    goes_round(tree, "event")


@settings(max_examples=120)
@given(crafts())
def test_crafts_go_round(tree: Any) -> None:
    goes_round(tree, "")


def test_sentences_read_well() -> None:
    record = next(record for record in records("lines.yaml") if record["en"].startswith("Two target UNITs"))
    assert say_effect(meant(record), "en", words()) == "Two target UNITs you control get +1/+1 this turn."
    said = say_effect(pool().meaning("D1-053").event, "en", words())  # type: ignore[arg-type]
    assert said == ("Draw a card. Then, you may put a card from your hand face-down into your homebase actioned.")
    assert say_effect(pool().meaning("D1-019").event, "ja", words()) == (  # type: ignore[arg-type]
        "カードを2枚引く。その後、手札を1枚捨てる。"
    )


@pytest.mark.parametrize(
    ("text", "lang", "kind"),
    [
        ("Look at the top three cards of your deck. Put a card from among them into your hand. "
         "Put the rest on the bottom of your deck.", "en", "event"),
        ("Search your deck for an ITEM. Reveal it and put it into your hand. Then, shuffle your deck.", "en", "event"),
        ("Your opponent puts the top two cards of their deck into their trail.", "en", "event"),
        ("Return target UNIT from your trail to your hand.", "en", "event"),
        ("If there are no defending UNITs, draw a card.", "en", "event"),
        ("• Whenever you discard one or more cards, draw a card.", "en", ""),
        ("• Whenever a UNIT your opponent controls attacks you, draw a card.", "en", ""),
        ("デッキの上からカードを3枚見る。その中のUNITを1枚公開し、手札に加える。残りをデッキの下に置く。",
         "ja", "event"),
        ("デッキからITEMを1枚探す。それを公開し、手札に加える。その後、デッキを切る。", "ja", "event"),
        ("あなたの場にITEMが2つ以上あるなら、カードを1枚引く。", "ja", "event"),
        ("・相手のUNITがあなたを攻撃した時、カードを1枚引く。", "ja", ""),
        ("Each player may discard a card. Each player who does draws two cards.", "en", "event"),
        ("Each player may discard a card. Each player who does gains 2 bond for each ITEM they control.",
         "en", "event"),
        ("各プレイヤーは手札を1枚捨ててもよい。そうしたプレイヤーは自身のITEM1つにつき絆を2点得る。", "ja", "event"),
        ("The player with less bond gains 1 bond for each ITEM they control.", "en", "event"),
        ("The player with less bond chooses one — they discard their hand, or they gain 1 bond for each ITEM they "
         "control.", "en", "event"),
        ("• Once each turn, you may play a card from your trail.", "en", ""),
        ("・1ターンに1回だけ、あなたは自分の軌跡からカードを1枚プレイできる。", "ja", ""),
        ("• Whenever one or more cards are returned to your opponent's hand from your opponent's trail, draw a card.",
         "en", ""),
        ("• Whenever this card K.O.'s an ITEM, draw a card.", "en", ""),
        ("• Whenever this card destroys an ITEM, draw a card.", "en", ""),
        ("At the start of this turn's cure phase, draw a card.", "en", "event"),
        ("各プレイヤーは手札を1枚捨ててもよい。そうしたプレイヤーはカードを2枚引く。", "ja", "event"),
        ("Each player may draw a card. If your opponent doesn't, draw two cards.", "en", "event"),
        ("相手のUNITを1つとあなたのUNITを1つ対象とし、それらをスタンする。", "ja", "event"),
        ("Return target UNIT you control and target ITEM you control to their owners' hands.", "en", "event"),
        ("Return up to one UNIT and up to one ITEM in your trail to your hand.", "en", "event"),
        ("Choose target EVENT being played. If it was played from the homebase, counter it.", "en", "event"),
        ("• Whenever your opponent plays arts, if those arts were played from the homebase, gain 2 bond.", "en", ""),
        ("• If this card would deal Overkill damage, your opponent discards that many cards instead.", "en", ""),
        ("• If you would lose bond, put that many cards from the top of your deck into your trail instead.", "en", ""),
        ("相手にカードを1枚引かせてもよい。そうしたなら、カードを2枚引く。", "ja", "event"),
        ("• Whenever you play your second card each turn, gain 3 bond.", "en", ""),
        ("• Whenever this card stuns a UNIT, you may stun this card. If you do, cure that UNIT.", "en", ""),
        ("UNITを2つ対象とし、それらを回復する。その後、この方法で回復したUNIT1つにつき絆を1点得る。", "ja", "event"),
        ("• UNITs you control attacking alone get +1/+0.", "en", ""),
    ],
)  # fmt: skip
def test_what_is_plain_is_said_as_it_stands(text: str, lang: str, kind: str) -> None:
    tree = read(text, lang, kind).tree
    assert (say_effect(tree, lang, words()) if kind else say_craft(tree[0], lang, words())) == text
