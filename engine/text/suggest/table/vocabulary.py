"""Words of other card games, and other spellings, for ours, before all else of :mod:`engine.text.suggest.rewriter`:
what the other topics look for is said in our words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_TYPES = {"ユニット": "UNIT", "アイテム": "ITEM", "イベント": "EVENT"}
#: How a drawing goes on, in our word for it.
_DRAWING = {"する": "引く", "し": "引き", "した": "引いた", "して": "引いて"}


def _one_number(found: re.Match[str]) -> str:
    """STR or DEF alone as a bonus of both."""
    bonus = f"{found['sign']}{found['n']}"
    return f"は{bonus}/+0を得る" if found["what"] == "STR" else f"は+0/{bonus}を得る"


WORDS: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (re.compile(r"\b(?:[Tt]he )?opponent player\b"), "your opponent"),
        (re.compile(r"^(\W*)[Tt]ap this(?: card| UNIT| unit| ITEM| item|)(?=:)"), r"\1Action this card"),
        (re.compile(r"\bup to a maximum of\b"), "to a maximum of"),
        (re.compile(r"\bfor as long as\b"), "as long as"),
        (
            re.compile(
                r"\b[Rr]educe the (?:(?:CP )?cost of (?=the first (?:UNIT|ITEM) )|(?:EP )?cost of (?=the first EVENT ))"
                r"(?P<what>the first \w+ you play each turn) by (?P<n>\d+)"
            ),
            lambda found: f"T{found['what'][1:]} costs {found['n']} less",
        ),
    ),
    "ja": (
        (re.compile(r"(?<![ァ-ヺー])(ユニット|アイテム|イベント)(?![ァ-ヺー])"), lambda found: _TYPES[found[1]]),
        (re.compile(r"アタック(?=し|する|され|でき|によ)"), "攻撃"),
        (re.compile(r"場に登場(?=した)"), "場に出"),
        (re.compile(r"(?<=場に出)した(?=時|とき)"), "た"),
        (re.compile(r"(?<=[、。:：])([0-9０-９])枚ドロー(?=する|し)"), r"カードを\1枚ドロー"),
        (re.compile(r"ドロー(する|した|して|し(?=、))"), lambda found: _DRAWING[found[1]]),
        (re.compile(r"アンタップ(?=し|する)"), "レディ"),
        (re.compile(r"(?<!ア|ン)タップ(?=し|する)"), "アクション"),
        (re.compile(r"(レディ|アクション)に(?=する|し(?:、|て))"), r"\1"),
        (re.compile(r"([0-9０-９X]EP)を(?:支払|払)"), r"\1支払"),
        (re.compile(r"毎ターンの(?:最初|開始時|はじめ)に、?"), "ターン開始時、"),
        (re.compile(r"(?:お互いの|互いの|両方の|両)プレイヤーは"), "各プレイヤーは"),
        (re.compile(r"(?<=の)時だけプレイできる"), "時にしかプレイできない"),
        (re.compile(r"相手プレイヤー(?=[のはがをに])"), "相手"),
        (re.compile(r"(敵|味方)(?=(?:UNIT|ITEM))"), r"\1の"),
        (re.compile(r"対象の(UNIT|ITEM)(?:を?)([1１])[体つ](?=は)"), r"\1を\2つ対象とし、それ"),
        (re.compile(r"の(?P<what>STR|DEF)を(?P<sign>[+\-])(?P<n>[0-9０-９]+)する"), _one_number),
        (re.compile(r"(?P<whose>(?:あなた|自分|相手)の)(?P<what>UNIT|ITEM)すべて(?=は)"), r"\g<whose>すべての\g<what>"),
    ),
}
