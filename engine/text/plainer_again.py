"""A second number of what was counted before, which the sentence does not name again, put back for
:mod:`engine.text.plainer`: "If there are three or more different organizations among UNITs you control, .... If there
are five or more, ...", ...が3種類以上なら、…。5種類以上なら、….
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

_SENTENCE = r"(?:[^.“”]|K\.O\.)*"
_MANY = r"(?:\w+ or (?:more|fewer|less)|at (?:least|most) \w+|exactly \w+)"
#: Who has, controls or did how much: as it is said first, and as it may be said again.
_AGAIN = (
    (r"there are", r"there are"),
    (r"you (?P<has>control|have|played|discarded|drew)", r"you (?P=has)"),
    (r"your opponent (?P<has>control|have|ha)s", r"(?:they (?P=has)(?:ve|)|your opponent (?P=has)s)"),
    (r"your opponent (?P<has>played|discarded|drew)", r"(?:they|your opponent) (?P=has)"),
)
#: Nothing else is counted beside it: "two or more UNITs or an ITEM".
_WHAT = r"(?P<what>(?:(?! or (?:an?|\w+ or more|at least)\b| and (?:you|your|there)\b)[^,.“”])+?)"
_IF = "(?:[Ii]f|[Ww]hile|[Aa]s long as)"
_COUNTERS = "枚|つ|体|種類|種|個|点"
_THEN_JA = "(?:いる|ある|)(?:なら|の場合|場合|の間|間|限り)"

AGAIN: Mapping[str, Sequence[tuple[re.Pattern[str], Any]]] = {
    "en": (
        *(
            (
                re.compile(
                    rf"(?P<begin>\b{_IF} {first} {_MANY} {_WHAT}(?P<stop>, {_SENTENCE}\.|\.) {_IF} {again} {_MANY})"
                    r"(?=,)"
                ),
                r"\g<begin> \g<what>",
            )
            for first, again in _AGAIN
        ),
        *(  # the condition at the end of the sentence before
            (
                re.compile(
                    rf"(?P<begin>[^.“”]* (?:if|while|as long as) {first} {_MANY} {_WHAT}\. {_IF} {again} {_MANY})(?=,)"
                ),
                r"\g<begin> \g<what>",
            )
            for first, again in _AGAIN
        ),
    ),
    "ja": (
        (
            re.compile(
                rf"(?P<begin>(?<![^。、：:・｝}}は])(?P<what>[^。、：:・｝}}は「」]+?[がを])[0-9]+(?P<by>{_COUNTERS})(?:以上|以下){_THEN_JA}[^。「」]*。)"
                rf"(?P<again>[0-9]+(?P=by)(?:以上|以下){_THEN_JA})"
            ),
            r"\g<begin>\g<what>\g<again>",
        ),
        (re.compile("(?<=がプレイする)(UNIT|ITEM|EVENT)と(UNIT|ITEM|EVENT)(?=の[CE]?P?コスト)"), r"\1か\2"),
        (re.compile("(?<=は)、?さらに、?(?=[^。]*(?:を持つ|を得る|ない|なる)。)"), ""),
        (re.compile("(?<=なら)、?さらに、?(?=[^。]*(?:を持つ|を得る|ない|なる)。)"), "、"),
    ),
}
