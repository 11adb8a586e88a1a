"""How a card was before something is done to it is asked before it is done."""

from __future__ import annotations

import pytest

from engine.trails import tree as t
from tests.text.reading import read

EN = "Stun target ITEM. If it was ready, draw a card."
JA = "ITEMを1つ対象とし、それをスタンする。それがレディ状態だったなら、カードを1枚引く。"


@pytest.mark.parametrize(("text", "lang"), [(EN, "en"), (JA, "ja")])
def test_it_is_asked_first(text: str, lang: str) -> None:
    tree = read(text, lang, "event").tree
    assert isinstance(tree, t.Effect)
    stun = t.Do("stun", "it")
    assert tree.do == (t.If(t.Is("it", t.Filter(states=("ready",))), (stun, t.Draw("you", 1)), (stun,)),)


def test_otherwise_comes_after_it_too() -> None:
    tree = read(EN + " Otherwise, gain 1 bond.", "en", "event").tree
    assert isinstance(tree, t.Effect)
    assert isinstance(tree.do[0], t.If)
    assert tree.do[0].otherwise == (t.Do("stun", "it"), t.Bond("you", 1))


def test_how_it_is_by_now_is_asked_when_its_turn_comes() -> None:
    tree = read("Stun target ITEM. If it is ready, draw a card.", "en", "event").tree
    assert isinstance(tree, t.Effect)
    assert tree.do[0] == t.Do("stun", "it")


@pytest.mark.parametrize(
    "line",
    [
        "Stun target ITEM. Draw a card. If it was ready, gain 1 bond.",
        "Stun target ITEM. Then, if it was ready and you control a UNIT, gain 1 bond.",
    ],
)
def test_later_nobody_knows_any_more(line: str) -> None:
    assert not read(line, "en", "event").understood
