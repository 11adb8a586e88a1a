"""What something was done to, as that to which another thing is compared: "with the same name as the discarded card".

Words of both languages, all in small letters, for what :mod:`engine.text.reference.participle.antecedents` finds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: Verb, English and Japanese participles, and the kinds of things it is said of.
_SAID = (
    ("discard", ("discarded",), ("捨てた", "捨てられた"), ("card", "UNIT", "ITEM", "EVENT", "BASE")),
    ("reveal", ("revealed",), ("公開した", "公開された"), ("card", "UNIT", "ITEM", "EVENT")),
    ("choose", ("chosen",), ("選んだ", "選ばれた"), ("card", "UNIT", "ITEM", "EVENT")),
    ("destroy", ("destroyed",), ("破壊した", "破壊された"), ("card", "UNIT", "ITEM", "BASE")),
    ("ko", ("k.o.'d",), ("即死させた", "即死した"), ("card", "UNIT")),
    ("return", ("returned",), ("戻した", "手札に戻した"), ("card", "UNIT", "ITEM")),
    ("exile", ("removed",), ("除外した", "除外された"), ("card", "UNIT", "ITEM", "EVENT")),
    ("stun", ("stunned",), ("これによりスタンした", "これによりスタンさせた"), ("UNIT",)),
)


def _table() -> tuple[Mapping[str, str], Mapping[str, str]]:
    en: dict[str, str] = {}
    ja: dict[str, str] = {}
    for verb, words, ja_words, kinds in _SAID:
        for kind in kinds:
            word = f"did {verb} {kind}"
            for done in words:
                en[f"the {done} {kind.lower()}"] = en[f"the {kind.lower()} {done} this way"] = word
            noun = "カード" if kind == "card" else kind.lower()
            for done in ja_words:
                for way in ("", "これにより", "この方法で", "このeventで", "このクラフトで", "この効果で"):
                    if not (way and done.startswith("これ")):
                        ja[f"{way}{done}{noun}"] = word
    return en, ja


_EN, _JA = _table()
EN: Final[Mapping[str, str]] = _EN
JA: Final[Mapping[str, str]] = _JA
