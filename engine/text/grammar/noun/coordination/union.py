"""Nouns joined by "and" and と that mean all of either kind: "for each UNIT and ITEM you control", UNITとITEMの数.

Only where all of them are spoken of: where one of each is meant ("if you control a UNIT and an ITEM") the same words
mean two things. Both languages.
"""

from __future__ import annotations

import re

#: What stands before a noun that means all there are, each of them.
_EACH = re.compile(r"(?:each|every|any) $")
_FOR_EACH = re.compile(r"for (?:each|every) $")
_ALL = re.compile(r"(?:^|[.:,}•] |\ball |\bnumber of )$")
_AND = re.compile(r" and (?:each |every |all )?(?!other |another )")
#: What follows a noun of which all are meant.
_EVERY_JA = re.compile(
    r"は(?:それぞれ|すべて|、|(?!、).)|を(?:すべて|全て|全部)|すべて|全て|の(?:合計|枚数|数|総数|合計数)|"
    r"(?:1?(?:つ|枚|体)?(?:の?合計)?|\d+(?:つ|枚|体))(?:につき|ごとに)"
)


def union_en(low: str, start: int, at: int) -> re.Match[str] | None:
    """The "and" at an offset, if the noun phrase before it, from where it begins, means all of what it says."""
    found = _AND.match(low, at)
    if found is None:
        return None
    lead = low[:start]
    if found.group().endswith(("each ", "every ")):
        return found if _FOR_EACH.search(lead) and not low.startswith("other ", start) else None
    return found if _EACH.search(lead) or _ALL.search(lead) else None


def union_ja(low: str, at: int) -> bool:
    """Whether what follows a noun phrase says that all are meant."""
    return _EVERY_JA.match(low, at) is not None
