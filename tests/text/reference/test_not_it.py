"""Lines in which nobody knows what "it" is, or whose number is meant: they are not read."""

from __future__ import annotations

import pytest

from tests.text.reading import read


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "• When this card is stunned, each UNIT your opponent controls gets -1/-0 this turn. It can't attack."),
        ("en", "• Whenever this card SCLM attacks, each other attacking UNIT gets +1/+0 this combat. Ready it."),
        ("ja", "・これが攻撃した時、最もSTRが高いUNITをすべてアクションする。それは次の回復フェイズ中レディしない。"),
        ("ja", "・{action}：応戦中のUNITはこのターン中-1/-1を得る。それを即死させる。"),
        ("en", "• Discard two UNITs: Gain bond equal to those UNITs' CP cost."),
        ("ja", "・手札のUNITを2枚捨てる：捨てたUNITのCPコストに等しい点数の絆を得る。"),
        ("en", "• Whenever you play arts, it gets +1/+1."),
        ("ja", "・あなたがアーツをプレイした時、それは+1/+1を得る。"),
        ("en", "• Put the top card of your deck into your trail: Return it to your hand."),
    ],
)
def test_what_is_not_said_is_not_guessed(lang: str, line: str) -> None:
    assert read(line, lang, "craft").tree is None
