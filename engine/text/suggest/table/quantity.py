"""Other words for how much of something there is, for :mod:`engine.text.suggest.rewriter`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_HAS = {"your": "you have", "your opponent's": "your opponent has", "their": "they have"}
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

#: Before a number, and what stands behind it instead.
_HOW_MANY = {"at least": "{} or more", "at most": "{} or less", "more than": "more than {}",
             "less than": "less than {}", "fewer than": "less than {}", "exactly": "exactly {}"}  # fmt: skip


def _bond(found: re.Match[str]) -> str:
    whose = "your" if found["who"].lower() == "you" else f"{found['who']}'s"
    return f"{found['if']} {whose} bond is {_HOW_MANY[found['how'].lower()].format(found['much'])}"


def _one_less(found: re.Match[str]) -> str:
    """ "Fewer than five" is "four or fewer"."""
    much = found["much"].lower()
    at = int(much) if much.isdigit() else _WORDS.index(much)
    if at < 1:
        return found.group()
    fewer = str(at - 1) if much.isdigit() or at > len(_WORDS) else _WORDS[at - 1]
    return f"{found['there']}{fewer} or fewer {found['thing']}"


def _empty(found: re.Match[str]) -> str:
    return f"{found['if']} {_HAS[found['who'].lower()]} no cards in hand"


_IF = r"(?P<if>\b(?:[Ii]f|[Ww]hile|[Aa]s long as|and|or))"
_COUNT = rf"\d+|{'|'.join(_WORDS)}"

COUNTS: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        (
            re.compile(
                rf"{_IF} (?P<who>you|your opponent) ha(?:ve|s) (?P<how>{'|'.join(_HOW_MANY)}) (?P<much>\d+) bond\b"
                r"(?! more| less)"
            ),
            _bond,
        ),
        (re.compile(r"(?<=\bbond is )(?:below|under)(?= \d)"), "less than"),
        (re.compile(r"(?<=\bbond is )(?:over|above)(?= \d)"), "more than"),
        (re.compile(r"(?<=\bbond is )at (?=\d+ or )"), ""),
        (re.compile(r"\b(your(?: opponent's)? bond) exceeds (?=your)"), r"\1 is higher than "),
        (
            re.compile(
                rf"(?P<there>\bthere are )(?:fewer|less) than (?P<much>{_COUNT}) (?P<thing>cards|UNITs|ITEMs|EVENTs)\b"
            ),
            _one_less,
        ),
        (re.compile(rf"{_IF} (?P<who>[Yy]our|[Yy]our opponent's|their) hand is empty\b"), _empty),
        (
            re.compile(rf"{_IF} both players control (?P<what>an? [^,.]*?)(?=,)"),
            r"\g<if> you control \g<what> and your opponent controls \g<what>",
        ),
        (
            re.compile(rf"{_IF} neither player controls an? (?P<what>[^,.]*?(?:UNIT|ITEM|BASE))(?P<more>[^,.]*)(?=,)"),
            r"\g<if> there are no \g<what>s on the field\g<more>",
        ),
        (
            re.compile(
                rf"{_IF} (?P<who>you|your opponent) ha(?P<s>ve|s) (?P<what>(?:an?|another) "
                r"(?:(?! in | and | or |\bthat\b)[^,.])*?(?:UNIT|ITEM|BASE))(?=,)"
            ),
            lambda found: f"{found['if']} {found['who']} control{'' if found['s'] == 've' else 's'} {found['what']}",
        ),
    ),
    "ja": (
        (
            re.compile(r"(^|(?<=[。・、｝}]))(絆が[0-9０-９]+点?(?:以上|以下|未満|)(?:なら|の場合|である))"),
            r"あなたの\2",
        ),
        (re.compile(r"(?<=絆が)ちょうど(?=[0-9０-９]+点)|(?<=点)ちょうど(?=なら|の場合)"), ""),
        (
            re.compile(r"(手札|軌跡|拠点|デッキ)に([0-9０-９]+枚(?:以上|以下))(?:の|)カードがある"),
            r"\1にカードが\2ある",
        ),
        (re.compile(r"(?<=デッキが)残り(?=[0-9０-９])"), ""),
        (re.compile(r"(が[0-9０-９]+(?:つ|枚|体))(?:以下|)しか(?:いない|ない|なければ)"), r"\1以下"),
        (re.compile(r"(相手の(UNIT|ITEM)が)あなたの\2より(?=[0-9０-９]+(?:つ|体)以上多い)"), r"\1あなたより"),
        (re.compile(r"(?:お互い|両プレイヤー|双方)の場に(?=[^。、]*が(?:いない|ない)(?:なら|場合))"), "場に"),
        (
            re.compile(r"お互いに([^。、にがは]*)が(いる|ある)(?=なら|場合)"),
            r"あなたの場に\1がいて、相手の場に\1が\2",
        ),
        (
            re.compile(r"(あなたの場|相手の場|場)に([^。、にがは]*)しか(?:いない|ない)(?=なら|場合)"),
            r"\1に\2以外のUNITがいない",
        ),
        (
            re.compile(
                r"((?:^|(?<=[。・、｝}：:]))[^。、・：:｝}]*?(?:UNIT|ITEM|BASE))が(あなたの|相手の|)場に"
                r"((?:[0-9０-９]+(?:つ|体|枚)(?:以上|以下|)|)(?:いる|ある|いない|ない))(?=なら|場合|の場合|限り|間)"
            ),
            r"\2場に\1が\3",
        ),
        (re.compile(r"(このターン(?:に|中に|、|中、))(?=絆を[0-9０-９]+点以上(?:失|得)って)"), r"\1あなたが"),
    ),
}
