"""Keywords (207.7): which words are known as such, and that both languages mean one."""

from __future__ import annotations

from engine.text.compile import compile_line
from engine.text.describe.paraphrase import said_lines
from engine.text.source.proper_names import WordTable
from engine.trails import tree as t
from engine.trails.cards.printing import Printing, read_printing
from tests.text.reading import words


def printing(lang: str, text: str) -> Printing:
    record = {"number": "K-001", "lang": lang, "name": lang, "type": "UNIT", "cp": 1, "str": 1, "def": 1, "text": text}
    return read_printing(record, "here")


def test_words_before_a_dash_on_the_cards_at_hand_are_keywords() -> None:
    table = WordTable(
        [
            printing("en", "• Valor—Whenever this card attacks, draw a card."),
            printing("ja", "・勇気―これが攻撃した時、カードを1枚引く。"),
        ]
    )
    trees = [
        compile_line(text, lang, table).tree
        for lang, text in (
            ("en", "• UNITs you control with Valor get +1/+0."),
            ("ja", "・勇気を持つあなたのUNITは+1/+0を得る。"),
        )
    ]
    assert trees[0] == trees[1] == (t.Continuous(t.Filter(whose="you", types=("UNIT",), keywords=("Valor",)), 1),)


def test_a_word_nobody_knows_is_read_over() -> None:
    plain, classified = (
        compile_line(text, "en", words()).tree
        for text in ("• This card gets +1/+0.", "• Bravado—This card gets +1/+0.")
    )
    assert plain == classified


def test_a_known_keyword_stays_with_its_craft() -> None:
    (craft,) = compile_line("・忠義—これは+1/+0を得る。", "ja", words()).tree
    assert craft == t.Continuous("this", 1)
    assert craft.keyword == "Loyalty"
    assert [said_lines([craft], lang, words()) for lang in ("en", "ja")] == [
        "• Loyalty—This card gets +1/+0.",
        "・忠義—これは+1/+0を得る。",
    ]


def test_a_keyword_of_the_cards_at_hand_is_no_organization_that_nobody_knows() -> None:
    classified = [printing("en", "• Valor—This card gets +1/+0."), printing("ja", "・勇気―これは+1/+0を得る。")]
    lines = (
        ("en", "Target UNIT gains support this turn. If it has Valor, gain 1 bond."),
        ("ja", "UNITを1つ対象とし、それはこのターン中サポートを得る。それが勇気を持つなら、絆を1点得る。"),
    )
    read = [compile_line(text, lang, WordTable(classified), "event") for lang, text in lines]
    assert [one.readings for one in read] == [1, 1]
    assert read[0].tree == read[1].tree
    assert read[0].tree.do[1].condition == t.Is("it", t.Filter(keywords=("Valor",)))
    unknown = [
        compile_line(text, lang, words(), "event").tree for lang, text in lines
    ]  # an organization, as far as known
    assert unknown[0].do[1].condition == t.Is("it", t.Filter(orgs=("Valor",)))


def test_an_organization_called_like_a_keyword_is_one() -> None:
    record = {
        "number": "K-002",
        "lang": "en",
        "name": "x",
        "type": "UNIT",
        "cp": 1,
        "str": 1,
        "def": 1,
        "orgs": ["Valor"],
    }
    table = WordTable([printing("en", "• Valor—This card gets +1/+0."), read_printing(record, "here")])
    tree = compile_line("Stun target Valor.", "en", table, "event").tree
    assert tree.targets[0].filter.orgs == ("Valor",)
