"""What rarer cards say in other words, for :mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_COUNT = r"(?:\d+|one|two|three|four|five|six) or more|at least (?:\d+|one|two|three|four|five|six)"
_MANY_JA = r"(?:好きな|任意の)(?:枚数|数)|[0-9０-９]+枚まで"
#: Where cards are put, and what has become of them.
_PLACES_JA = r"場に出|軌跡に置かれ|手札に戻|スタン(?:し|され)|破壊され|即死し|除外され|回復し"

#: Who else may act, so that the cards would be theirs.
_OTHERS = re.compile(
    r"(?:相手|プレイヤー|支配者|コントローラー|持ち主)(?:は|が|も|に|の[^。、]*[はが])|お?互い|両者|双方|自身の|自分の"
)


def _own_total(found: re.Match[str]) -> str:
    """So many as make a total: of your own trail or hand, where nobody else acts in the line."""
    if _OTHERS.search(found.string, 0, found.start()) is not None:
        return found.group()
    apart = "カード名の異なる" if found.groupdict().get("apart") else ""
    return f"あなたの{found['from']}の{apart}{found['what']}を{found['total']}{found['many']}"


RARE: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (
            re.compile(
                r"\b(with )((?:a |)total (?:CP cost|STR|DEF)s? (?:of |)\d+ or (?:less|lower)) "
                r"and (?:with |)(different (?:card |)names)\b"
            ),
            r"\1\3 and \2",
        ),
        (
            re.compile(r"(?<=your opponent controls )((?:is|are|would be) put into) their(?= trails?\b)"),
            r"\1 your opponent's",
        ),
        (
            re.compile(rf"\b([Ii]f) you put ({_COUNT}) ([^,.]+?) (onto the field|into your trail) this way\b"),
            r"\1 \2 \3 were put \4 this way",
        ),
        (
            re.compile(rf"\b([Ii]f (?:{_COUNT}) [^,.]+?) are (?=(?:put|returned|stunned|destroyed) [^,.]*this way\b)"),
            r"\1 were ",
        ),
    ),
    "ja": (
        (
            re.compile(rf"(これにより|この方法で)([0-9０-９]+(?:つ|体|枚)以上)の([^、。をがは]+?)が(?={_PLACES_JA})"),
            r"\1\3が\2",
        ),
        (
            # 手札から、CPコストの合計が5以下になるようにUNITを好きな枚数選び
            re.compile(
                r"(?:自分の|あなたの|自身の|)(?P<from>手札|軌跡)から(?:、|)"
                r"(?P<total>[^、。]*合計[^、。]*になるように)(?:、|)(?P<what>[^、。をがは]+)を"
                rf"(?P<many>{_MANY_JA})(?=選)"
            ),
            _own_total,
        ),
        (
            # 手札から、CPコストの合計が5以下になるように好きな枚数のUNITを選び
            re.compile(
                r"(?:自分の|あなたの|自身の|)(?P<from>手札|軌跡)から(?:、|)"
                r"(?P<apart>(?:カード名|名前)がそれぞれ異なり(?:、|)|)(?P<total>[^、。]*合計[^、。]*になるように)(?:、|)"
                rf"(?P<many>{_MANY_JA})の(?P<what>[^、。をがは]+)を(?=選)"
            ),
            _own_total,
        ),
    ),
}
