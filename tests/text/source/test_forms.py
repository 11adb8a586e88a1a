"""The forms in which texts come out of PDF files and pages: icons, brackets, quotes, bullets, dashes, letters."""

from __future__ import annotations

import pytest

from engine.text.source.normalise import origin, plain, read_line
from engine.text.suggest.proposal import read_loosely
from engine.trails import tree as t
from tests.text.reading import read, words

ACTION = (t.Activated(t.Cost((t.Do("action", "this"),)), t.Effect((), (t.Draw(),))),)
ENTERS = (t.Triggered(t.Trigger("enters", "this"), t.Effect((), (t.Draw(),))),)


def test_the_two_icons_are_what_the_rules_say() -> None:
    assert read("• {action}: Draw a card.", "en").tree == ACTION
    assert read("• {enter} Draw a card.", "en").tree == ENTERS


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("• {Action}: Draw a card.", "en"),
        ("· {action}: Draw a card.", "en"),
        ("·{action}：カードを1枚引く。", "ja"),
        ("• { action } : Draw a card.", "en"),
        ("•｛action｝：Draw a card.", "en"),
        ("• [Action]: Draw a card.", "en"),
        ("• <action>: Draw a card.", "en"),
        ("• {action icon}: Draw a card.", "en"),
        ("• →: Draw a card.", "en"),
        ("• ➔ : Draw a card.", "en"),
        ("• 目: Draw a card.", "en"),
        ("• : Draw a card.", "en"),
        ("•: Draw a card.", "en"),
        ('• <img src="a.png" alt="action">: Draw a card.', "en"),
        ("• <b>{action}</b>: Draw a card.", "en"),
        ("• Action this ready card: Draw a card.", "en"),
        ("・{action}：カードを1枚引く。", "ja"),
        ("・{アクション}：カードを1枚引く。", "ja"),
        ("・【アクション】：カードを1枚引く。", "ja"),
        ("・〔アクション〕:カードを1枚引く。", "ja"),
        ("・→：カードを1枚引く。", "ja"),
        ("・目：カードを1枚引く。", "ja"),
        ("が：カードを1枚引く。", "ja"),
        ("・　：　カードを１枚引く。", "ja"),
        ("・レディ状態のこれをアクションする：カードを1枚引く。", "ja"),
    ],
)
def test_the_action_icon(text: str, lang: str) -> None:
    assert read(text, lang).tree == ACTION


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("• {Enters} Draw a card.", "en"),
        ("• [enter] Draw a card.", "en"),
        ("• <enters> Draw a card.", "en"),
        ("• → Draw a card.", "en"),
        ("• 目 Draw a card.", "en"),
        ('• <img alt="enter" src="b.png"/> Draw a card.', "en"),
        ("• When putting this card on the field, draw a card.", "en"),
        ("・{登場}カードを1枚引く。", "ja"),
        ("・【登場】カードを1枚引く。", "ja"),
        ("・{場に出た時}カードを1枚引く。", "ja"),
        ("・→カードを1枚引く。", "ja"),
        ("・これが場に出た時、カードを1枚引く。", "ja"),
    ],
)
def test_the_enters_icon(text: str, lang: str) -> None:
    assert read(text, lang).tree == ENTERS


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("• Draw a card.", "en"),  # an icon that left nothing: which one it was cannot be seen
        ("・カードを1枚引く。", "ja"),
        ("• → This card gets “{action}: Draw a card.” this turn.", "en"),  # cost or entering?
        ("→ Draw a card.", "en"),  # no bullet: no craft
        (": Draw a card.", "en"),
        ("・目カードを1枚引く。", "ja"),  # 目 may begin a name
        ("• {}: Draw a card.", "en"),
        ("• {tapp}: Draw a card.", "en"),
        ("• [Enter]: Draw a card.", "en"),  # a cost that enters the field
    ],
)
def test_what_could_be_either_is_declined(text: str, lang: str) -> None:
    result = read(text, lang)
    assert result.problem is not None
    assert result.tree is None


def test_a_name_that_begins_like_an_icon_stays_a_name() -> None:
    tree = read("・あなたの目黒会は+1/+0を得る。", "ja").tree
    assert tree[0].who.orgs == ("目黒会",)


@pytest.mark.parametrize(
    ("text", "lang", "kind", "same"),
    [
        *(
            (f"{bullet} {{action}}: Draw a card.", "en", "", "• {action}: Draw a card.")
            for bullet in "•・･■▪●◆∙⋅‣⦁◦□○►▶➢*-–\uf0b7\uf0a7\uf06c"
        ),
        ("が{action}:カードを1枚引く。", "ja", "", "・{action}:カードを1枚引く。"),
        ("Cure target ‘Maren Sorrel’.", "en", "event", "Cure target 'Maren Sorrel'."),
        ("Cure target ´Maren Sorrel´.", "en", "event", "Cure target ‘Maren Sorrel’."),
        (
            "• If you control a ‛Maren Sorrel’, this card gets +1/+1.",
            "en",
            "",
            "• If you control a ‘Maren Sorrel’, this card gets +1/+1.",
        ),
        (
            "• This card gains „{action}: Draw a card.” while combating.",
            "en",
            "",
            '• This card gains "{action}: Draw a card." while combating.',
        ),
        (
            "• This card gains «{action}: Draw a card.» while combating.",
            "en",
            "",
            "• This card gains “{action}: Draw a card.” while combating.",
        ),
        (
            "Target UNIT with 【Covert】 gains ［Hate］ this turn.",
            "en",
            "event",
            "Target UNIT with [Covert] gains [Hate] this turn.",
        ),
        (
            "[暗躍]を持つUNITを1つ対象とし、それをスタンする。",
            "ja",
            "event",
            "【暗躍】を持つUNITを1つ対象とし、それをスタンする。",
        ),
        (
            "〔暗躍〕を持つUNITを１体対象とし、それをスタンする。",
            "ja",
            "event",
            "【暗躍】を持つUNITを1つ対象とし、それをスタンする。",
        ),
        (
            "・あなたの場に‘マーレン・ソレル’がいるなら、これは+1/+1を得る。",
            "ja",
            "",
            "・あなたの場に“マーレン・ソレル”がいるなら、これは+1/+1を得る。",
        ),
        (
            "・あなたの場に＂マーレン・ソレル＂がいるなら、これは+1/+1を得る。",
            "ja",
            "",
            "・あなたの場に“マーレン・ソレル”がいるなら、これは+1/+1を得る。",
        ),
        ("・これは『{action}:カードを1枚引く。』を得る。", "ja", "", "・これは「{action}:カードを1枚引く。」を得る。"),
        ("・これは｢{action}:ｶｰﾄﾞを1枚引く｡｣を得る。", "ja", "", "・これは「{action}:カードを1枚引く。」を得る。"),
        ("Target UNIT gets –1/−1 this turn.", "en", "event", "Target UNIT gets -1/-1 this turn."),
        ("Target UNIT gets ‑1／‒1 this turn.", "en", "event", "Target UNIT gets -1/-1 this turn."),
        (
            "UNITを1つ対象とし、それはこのターン中ー1/ー1を得る。",
            "ja",
            "event",
            "UNITを1つ対象とし、それはこのターン中-1/-1を得る。",
        ),
        (
            "UNITを1つ対象とし、それはこのターン中－１／－１を得る。",
            "ja",
            "event",
            "UNITを1つ対象とし、それはこのターン中-1/-1を得る。",
        ),
        ("Stun\u00a0target \u200bUNIT .", "en", "event", "Stun target UNIT."),
        ("Stun target <b>White Vigil</b>.", "en", "event", "Stun target White Vigil."),
        ("Stun target **White Vigil**.", "en", "event", "Stun target White Vigil."),
        ("**白灯会**を1つ対象とし、それをスタンする。", "ja", "event", "白灯会を1つ対象とし、それをスタンする。"),
        ("Return target UNIT to its owner&rsquo;s hand.", "en", "event", "Return target UNIT to its owner's hand."),
        ("Cure target UNIT.<br/>", "en", "event", "Cure target UNIT."),
        ("⼿札を1枚捨てる。", "ja", "event", "手札を1枚捨てる。"),  # the radical, as PDF files give it
        ("Lantern Guard-&gt;Stun target UNIT.", "en", "arts", "Stun target UNIT."),
        ("&lt;&lt;Lantern Guard&gt;&gt; Stun target UNIT.", "en", "arts", "Stun target UNIT."),
    ],
)
def test_one_spelling(text: str, lang: str, kind: str, same: str) -> None:
    first, second = read(text, lang, kind), read(same, lang, kind)
    assert second.tree is not None
    assert first.problem is None, first.problem.caret(text)
    assert first.tree == second.tree


def test_voice_marks_join_their_letters() -> None:
    assert plain("カ\u3099ード", "ja") == plain("ｶﾞｰﾄﾞ", "ja") == "ガード"


def test_a_long_vowel_is_no_minus_in_a_word() -> None:
    assert plain("パワー3", "ja") == "パワー3"


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("• <b>Stun</b> target UNIT gently.", "en"),
        ("• → : Stun target UNIT gently.", "en"),
        ("• : Stun target UNIT gently.", "en"),
        ("• [Action] (really (really)) : Stun target UNIT gently.", "en"),
    ],
)
def test_the_caret_stands_in_the_printed_line(text: str, lang: str) -> None:
    problem = read(text, lang).problem
    assert problem is not None
    assert text[problem.at :] == "gently."


def test_offsets_lead_back_through_every_form() -> None:
    text = "<p>• {action} : &amp; カ\u3099 (a (b) c) ー1</p>"
    line = read_line(text, "en")
    places = [origin(text, "en", offset) for offset in range(line.start + len(line.text) + 1)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("UNITを１つ対象とし，それをスタンする．", "UNITを1つ対象とし、それをスタンする。"),
        ("カードを2枚引き, 絆を1点失う.", "カードを2枚引き、絆を1点失う。"),
        ("UNITを1つ対象とし､それをスタンする｡", "UNITを1つ対象とし、それをスタンする。"),
    ],
)
def test_commas_and_stops_of_other_scripts(text: str, same: str) -> None:
    assert read(text, "ja", "event").tree == read(same, "ja", "event").tree is not None


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("• Loyalty—When this card attacks, draw a card.", "en"),
        ("• Loyalty - When this card attacks, draw a card.", "en"),
        ("• Loyalty – When this card attacks, draw a card.", "en"),
        ("・忠義―これが攻撃した時、カードを1枚引く。", "ja"),
        ("・忠義ーこれが攻撃した時、カードを1枚引く。", "ja"),
        ("・忠義－これが攻撃した時、カードを1枚引く。", "ja"),
    ],
)
def test_dashes_after_a_keyword(text: str, lang: str) -> None:
    line = read(text, lang)
    assert line.keyword == {"en": "Loyalty", "ja": "忠義"}[lang]
    plain_line = {"en": "• When this card attacks, draw a card.", "ja": "・これが攻撃した時、カードを1枚引く。"}[lang]
    assert line.tree == read(plain_line, lang).tree


def test_where_reading_stopped_is_found_behind_other_signs() -> None:
    text = "・忠義ーこれが攻撃した時，カードを何枚引く．"
    problem = read(text, "ja").problem
    assert problem is not None and text[problem.at :].startswith("何枚")


@pytest.mark.parametrize(
    ("text", "same", "lang"),
    [
        ("Stun all UNITs. Draw a card for each UNIT stunned by this arts.",
         "Stun all UNITs. Draw a card for each UNIT stunned this way.", "en"),
        ("K.O. target UNIT. If a UNIT was K.O.'d by this effect, draw a card.",
         "K.O. target UNIT. If a UNIT was K.O.'d this way, draw a card.", "en"),
        ("UNITをすべてスタンする。これによってスタンしたUNIT1つにつきカードを1枚引く。",
         "UNITをすべてスタンする。これによりスタンしたUNIT1つにつきカードを1枚引く。", "ja"),
        ("UNITをすべてスタンする。このアーツによってスタンしたUNIT1つにつきカードを1枚引く。",
         "UNITをすべてスタンする。これによりスタンしたUNIT1つにつきカードを1枚引く。", "ja"),
        ("UNITをすべてスタンする。このEVENTでスタンしたUNIT1つにつきカードを1枚引く。",
         "UNITをすべてスタンする。これによりスタンしたUNIT1つにつきカードを1枚引く。", "ja"),
    ],
)  # fmt: skip
def test_this_way_in_other_words(text: str, same: str, lang: str) -> None:
    assert read(text, lang, "event").tree == read(same, lang, "event").tree is not None


def test_the_caret_stands_in_the_text_as_it_was_typed() -> None:
    text = "UNITをすべてスタンする。これによってスタンしたUNIT1つにつき月が笑う。"
    problem = read(text, "ja", "event").problem
    assert problem is not None and text[problem.at :].startswith("月")


@pytest.mark.parametrize("name", ["空喰らう鯨", "眠れる砂", "水甕会"])
def test_an_organization_that_no_card_names_can_have_a_verb_in_it(name: str) -> None:
    result = read(f"・あなたの{name}は+1/+0を得る。", "ja")
    assert result.problem is None
    assert result.tree[0].who.orgs == (name,)


@pytest.mark.parametrize("text", ["・あなたが与える時は+1/+0を得る。", "・それを選ばれる者は+1/+0を得る。"])
def test_what_somebody_does_is_no_organization(text: str) -> None:
    assert read(text, "ja").problem is not None


@pytest.mark.parametrize("name", ["灰の楽団", "鉄の子供たち", "北の水甕衆"])
@pytest.mark.parametrize("rest", ["は+1/+0を得る。", "のUNITは+1/+0を得る。", "が2つ以上いるなら、これは+1/+0を得る。"])
def test_an_organization_that_no_card_names_can_have_two_parts(name: str, rest: str) -> None:
    result = read(f"・あなたの{name}{rest}", "ja")
    assert result.problem is None
    assert f"'{name}'" in repr(result.tree)


@pytest.mark.parametrize("text", ["・あなたの水甕会の片方は+1/+0を得る。", "・あなたの隣の水甕会は+1/+0を得る。"])
def test_two_words_of_which_one_means_something_are_no_organization(text: str) -> None:
    assert read(text, "ja").problem is not None


@pytest.mark.parametrize(
    ("text", "lang", "name"),
    [
        ("Place target ‘A Place by the Water’ on the bottom of its owner's deck.", "en", "A Place by the Water"),
        ("あなたの“自分の道”を1つ対象とし、スタン状態にする。", "ja", "自分の道"),
    ],
)
def test_no_name_is_said_in_plainer_words(text: str, lang: str, name: str) -> None:
    result = read_loosely(text, lang, words(), "event")
    assert result.problem is None
    assert f"names=('{name}',)" in repr(result.tree)
