"""Japanese in the order and with the commas in which it is read: how many are chosen for each of something stands
before what is chosen ("UNITをITEM1つにつき1つ選び"), and a stem is joined to the next deed by a comma.
"""

from __future__ import annotations

import re

#: A stem that is joined to the next deed without a comma: 公開し手札に加える.
_STEM = re.compile(r"(?<=公開し)(?=手札に加え|場に出|軌跡に置)")
#: The object before what there is one of it for: UNITをこれによりアクションしたITEM1つにつき1つ選び.
_RATE = re.compile(
    r"((?:自身の|あなたの|相手の|)(?:UNIT|ITEM|BASE|カード)を)"
    r"((?:これにより|この方法で|この(?:EVENT|クラフト|効果)で)[^、。をはが]+?1(?:つ|枚)につき)(?=1(?:つ|枚|体))"
)


def in_order(text: str) -> str:
    """The line as it is read; the line itself where that is how it stands."""
    return _RATE.sub(r"\2\1", _STEM.sub("、", text))
