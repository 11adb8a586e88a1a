"""A second number of what was counted before, which the sentence does not name again, put back for
:mod:`engine.text.suggest.rewriter`: "If there are three or more different organizations among UNITs you control, ....
If there are five or more, ...", ...が3種類以上なら、…。5種類以上なら、….
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_SENTENCE = r"(?:[^.“”]|K\.O\.)*"
_MANY = r"(?:\w+ or (?:more|fewer|less)|at (?:least|most) \w+|exactly \w+)"
#: Who has, controls or did how much: as it is said first, and as it may be said again.
_AGAIN = (
    (r"there are", r"(?P<there>there are)"),
    (r"you (?P<has>control|have|played|discarded|drew)", r"you (?P=has)"),
    (r"your opponent (?P<has>control|have|ha)s", r"(?:they (?P=has)(?:ve|)|your opponent (?P=has)s)"),
    (r"your opponent (?P<has>played|discarded|drew)", r"(?:they|your opponent) (?P=has)"),
)
#: Nothing else is counted beside it: "two or more UNITs or an ITEM".
_WHAT = (
    r"(?P<what>(?:(?! or (?:an?|\w+ or more|at least)\b"
    r"| and (?:you|your|there|an?|no|exactly|at (?:least|most)|\w+ or (?:more|fewer|less))\b)[^,.“”])+?)"
)
_IF = "(?:[Ii]f|[Ww]hile|[Aa]s long as)"
_COUNTERS = "枚|つ|体|種類|種|個|点"
_THEN_JA = "(?:いる|ある|)(?:なら|の場合|場合|の間|間|限り)"

#: What may be counted then as well as what was counted before: as many as one likes of them were chosen.
_MANY_DONE = {
    "en": re.compile(
        r"\b(?:any number|as many|up to|one or more)\b"
        r"|\b(?:stuns?|cures?|actions?|(?:un)?read(?:y|ies)|destroys?|K\.O\.|returns?|puts?|removes?|discards?|reveals?|"
        r"chooses?) (?:all|each|every|your hand|their hand)\b",
        re.IGNORECASE,
    ),
    "ja": re.compile("好きな|任意|最大|まで[をに]?|すべて|全て|[1-9]枚以上|何枚でも"),
}


def _named_again(found: re.Match[str]) -> str:
    """The second number with what is counted, unless there are others by then that may be meant."""
    if "there" in found.re.groupindex and _MANY_DONE["en"].search(found["stop"]):
        return found.group()
    return f"{found['begin']} {found['what']}"


def _named_again_ja(found: re.Match[str]) -> str:
    """The second number with what is counted, unless something else was counted as well."""
    before = re.split("[。：:・}「]", found.string[: found.start("what")])[-1]
    if not re.fullmatch("(?:.*(?:時|とき|たび)に?、)?", before) or _MANY_DONE["ja"].search(found["stop"]):
        return found.group()
    return f"{found['begin']}{found['what']}{found['again']}"


AGAIN: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        *(
            (
                re.compile(
                    rf"(?P<begin>\b{_IF} {first} {_MANY} {_WHAT}(?P<stop>, {_SENTENCE}\.|\.) {_IF} {again} {_MANY})"
                    r"(?=,)"
                ),
                _named_again,
            )
            for first, again in _AGAIN
        ),
        *(  # the condition at the end of the sentence before
            (
                re.compile(
                    rf"(?P<begin>(?P<stop>[^.“”]*) (?:if|while|as long as) {first} {_MANY} {_WHAT}\. "
                    rf"{_IF} {again} {_MANY})(?=,)"
                ),
                _named_again,
            )
            for first, again in _AGAIN
        ),
    ),
    "ja": (
        (
            re.compile(
                rf"(?P<begin>(?<![^。、：:・｝}}は])(?P<what>[^。、：:・｝}}は「」]+?[がを])[0-9]+(?P<by>{_COUNTERS})(?:以上|以下){_THEN_JA}(?P<stop>[^。「」]*。))"
                rf"(?P<again>[0-9]+(?P=by)(?:以上|以下){_THEN_JA})"
            ),
            _named_again_ja,
        ),
        (re.compile("(?<=がプレイする)(UNIT|ITEM|EVENT)と(UNIT|ITEM|EVENT)(?=の[CE]?P?コスト)"), r"\1か\2"),
        (re.compile("(?<=は)、?さらに、?(?=[^。]*(?:を持つ|を得る|ない|なる)。)"), ""),
        (re.compile("(?<=なら)、?さらに、?(?=[^。]*(?:を持つ|を得る|ない|なる)。)"), "、"),
    ),
}
