"""An EVENT that may be played for nothing says so in words that could also be an instruction: "you may play this EVENT
without paying its cost" is what it costs (1202.5), for nothing is played by the EVENT itself while it resolves."""

from __future__ import annotations

import re

_THIS = r"this (?:EVENT|card)"
_FREE = r"(?:without paying (?:its (?:(?:EP|CP) )?costs?|its EP|EP|for it)|for free|for 0 EP|at no cost)"
_EN = re.compile(
    rf"\b(?:(y)ou (?:may|can) play {_THIS} {_FREE}|(t)his (?:EVENT|card) (?:may|can) be played {_FREE})"
    r"(?= (?:if|while|as long as) |\.|$)",
    re.IGNORECASE,
)
_JA = re.compile(
    r"(?:あなたは、?)?(?:この(?:EVENT|カード)|これ)(?:を|は、?|の)(?:コスト|EPコスト|EP)(?:を)?"
    r"(?:支払わずに|払わずに|支払うことなく)、?プレイ(?:できる|する事ができる|することができる|して(?:も)?(?:よい|良い))(?=。|$)"
)


def priced(text: str, lang: str) -> str:
    """The line of an EVENT with such a sentence put as what it costs."""
    if lang == "ja":
        return _JA.sub("このEVENTのEPコストは0になる", text) if "プレイ" in text else text
    return _EN.sub(_costs_nothing, text) if " play" in text else text


def _costs_nothing(found: re.Match[str]) -> str:
    first = found.group(1) or found.group(2)
    return "This EVENT costs 0 EP" if first.isupper() else "this EVENT costs 0 EP"
