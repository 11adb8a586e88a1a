"""Effect data says itself: every node has its words in both languages, and no two texts read alike."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.effects.load import load_abilities
from engine.effects.nodes import Ability
from engine.effects.say.complete import missing, unused
from engine.effects.say.sentences import Sayer
from engine.eightfold.cards.load import load_card
from engine.eightfold.cards.vocabulary import WORDS
from engine.eightfold.text.printing import SAID, speech, text_of
from tests.effects.trees import abilities

NAMES = {"Crane": "クレーン", "Lamp": "灯", "fire": "窯"}
TREES = abilities(WORDS, tuple(NAMES))


def said(ability: Ability, lang: str) -> str:
    return Sayer(speech(lang, NAMES if lang == "ja" else {}), WORDS, "forward").ability(ability)


def test_every_node_has_its_words_in_both_languages() -> None:
    assert missing(speech("en"), SAID) == []


def test_no_words_are_there_for_nothing() -> None:
    more = ("element ", "bearer", "this ", "moment wounded ", "mark ", "box ")
    assert unused(speech("en"), SAID, more) == []


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.lists(TREES, min_size=2, max_size=3))
def test_whatever_data_can_hold_says_itself_and_like_nothing_else(data: list[object]) -> None:
    trees = {replace(one, number=1) for one in load_abilities(data, WORDS)}
    for lang in ("en", "ja"):
        texts = [said(one, lang) for one in trees]
        assert len(set(texts)) == len(trees), texts
        for text in texts:
            assert text.strip() and not re.search(r"[{}|]|\(\w:", text), text
            if lang == "ja":
                assert not re.search(r"[A-Za-z]", re.sub("[XYZ]", "", text)), text


ENEMY = {"side": "opponent", "kind": "forward"}


@pytest.mark.parametrize(
    ("data", "en", "ja"),
    [
        (
            [{"effect": [{"damage": {"count": {"side": "you", "kind": "backup"}, "times": 1000},
                          "to": {"choose": 1, "from": ENEMY}}]}],
            "Choose 1 enemy Forward. Deal X damage to it (X is 1000 × the number of friendly Backups).",
            "敵のフォワードを1枚選ぶ。それにXダメージを与える（Xは味方のバックアップの数×1000）。",
        ),
        (
            [{"when": "enters", "ex": "yes", "do": [{"draw": 1}]}],
            "【Second Wind】 When this Summon enters the field, draw 1 card.",
            "【起死回生】この召喚がフィールドに出た時、カードを1枚引く。",
        ),
        (
            [{"special": {"cp": {"thunder": 1, "any": 2}, "dull": "this"}, "do": [{"hit": 1, "who": "opponent"}]}],
            "【Signature】 Dull this Summon, pay 1 Spark, pay 2: Your opponent receives 1 point of damage.",
            "【十八番】この召喚をダルにする、雷1を支払う、2を支払う：相手はダメージを1点受ける。",
        ),
        (
            [{"effect": [{"put away": {"pick": 1, "from": ENEMY, "by": "opponent"}}]}],
            "Your opponent selects 1 Forward of their own. Put it into the Break Zone.",
            "相手は自身のフォワードを1枚選択する。それをブレイクゾーンに置く。",
        ),
        (
            [{"effect": [{"boost": {"power": {"power": "that"}}}]}],
            "This Summon gets +X Power this turn (X is the Power of that card).",
            "このターン中、この召喚はパワー+Xを得る（Xはそのカードのパワー）。",
        ),
    ],
)  # fmt: skip
def test_how_it_reads(data: object, en: str, ja: str) -> None:
    card = load_card("x", {"type": "summon", "abilities": data})
    assert (text_of(card, "en"), text_of(card, "ja")) == (en, ja)


def test_what_a_card_has_beside_its_abilities() -> None:
    card = load_card(
        "x",
        {
            "type": "forward",
            "power": 1000,
            "soldier": "yes",
            "abilities": [{"combination": {"names": ["Crane", "Lamp"], "less": 2}}, {"junction": {"cp": 1}}],
        },
    )
    box, combination, junction = text_of(card, "ja", NAMES).splitlines()
    assert box == "【コーラス】" and "「クレーン」と「灯」" in combination and "コストが2減る" in combination
    assert junction.startswith("【結び】1を支払う：手札の召喚を1枚")
