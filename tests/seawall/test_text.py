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
from engine.seawall.cards.load import load_card
from engine.seawall.cards.vocabulary import WORDS
from engine.seawall.text.printing import speech, text_of
from tests.effects.trees import abilities

NAMES = {"Crane": "クレーン", "Lamp": "灯", "blue": "青"}
ENEMY = {"side": "opponent", "kind": "unit"}
TREES = abilities(WORDS, tuple(NAMES))
#: What stands in Latin letters in Japanese texts, too.
_LATIN = re.compile(r"AP|HP|[XYZ]")


def said(ability: Ability, lang: str) -> str:
    return Sayer(speech(lang, NAMES if lang == "ja" else {}), WORDS, "unit").ability(ability)


def test_every_node_has_its_words_in_both_languages() -> None:
    assert missing(speech("en"), WORDS) == []


def test_no_words_are_there_for_nothing() -> None:
    assert unused(speech("en"), WORDS, ("pilot ", "color ", "bearer", "this ")) == []


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
                assert not re.search(r"[A-Za-z]", _LATIN.sub("", text)), text


@pytest.mark.parametrize(
    ("data", "en", "ja"),
    [
        (
            {
                "when": "deploy",
                "do": [{"damage": 2, "to": {"choose": 1, "from": {"side": "opponent", "kind": "unit"}}}],
            },
            "【Deploy】 Choose 1 enemy Unit. Deal 2 damage to it.",
            "【配備時】敵のユニットを1枚選ぶ。それに2ダメージを与える。",
        ),
        (
            {"when": "attack", "if": {"paired": {"trait": "Crane"}}, "once": "yes", "do": [{"draw": 1}]},
            "【Attack】【During Pair･(Crane) Pilot】【Once per Turn】 Draw 1 card.",
            "【アタック時】【搭乗中･〔クレーン〕のパイロット】【ターン1回】カードを1枚引く。",
        ),
        (
            {
                "when": "destroyed",
                "of": {"side": "you", "kind": "unit", "other": "yes"},
                "may": "yes",
                "do": [{"draw": 2}],
            },
            "When another friendly Unit is destroyed, you may use this effect: draw 2 cards.",
            "味方の他のユニットが破壊された時、この効果を使ってもよい：カードを2枚引く。",
        ),
        (
            {"activate": "action", "cost": {"rest": "this", "pay": 1}, "do": [{"boost": {"ap": 2}, "until": "battle"}]},
            "【Activate･Action】 Rest this Unit, pay 1: This Unit gets AP+2 during this battle.",
            "【起動･アクション】このユニットをレストする、1を支払う：このバトル中、このユニットはAP+2を得る。",
        ),
    ],
)
def test_how_it_reads(data: object, en: str, ja: str) -> None:
    (ability,) = load_abilities([data], WORDS)
    assert (said(ability, "en"), said(ability, "ja")) == (en, ja)


def test_the_text_box_of_a_command_with_a_pilot_part() -> None:
    card = load_card(
        "x",
        {
            "type": "command",
            "abilities": [{"command": ["main"], "do": [{"resource": 1}]}],
            "pilot": {"name": "Crane", "traits": ["Lamp"], "ap": 1, "hp": 2},
        },
    )
    assert text_of(card, "en") == "【Main】 Place 1 rested Resource.\n【Pilot】 “Crane” (Lamp) AP+1 HP+2"
    assert text_of(card, "ja", NAMES).endswith("【パイロット】「クレーン」〔灯〕 AP+1 HP+2")
