"""What is said as if it happened when a UNIT is stunned, and is a rule about that very stun (1306.3): "when this card
is stunned, you take no stun damage". As an effect of its own it would come too late, and would have no end."""

from __future__ import annotations

import re

_NO_EN = r"you (?:don't take|don’t take|do not take|can't take|take no)(?: any)? stun damage"
_EN = re.compile(rf"\b(?:when|whenever) (?P<who>[^.,]*?) (?P<be>is|are|becomes?) stunned, {_NO_EN}\.", re.IGNORECASE)
_JA = re.compile(
    r"(?P<who>[^。、：:・}]+)が(?:スタンした(?:時|とき|場合)|スタンするたび)、?(?:あなたは)?スタンダメージを受けない。"
)


def as_rule(text: str, lang: str) -> str:
    """The line with such a sentence said of the UNIT itself."""
    if lang == "ja":
        return _JA.sub(r"\g<who>はスタンダメージを受けない。", text) if "スタンダメージ" in text else text
    return _EN.sub(_said, text) if "stun damage" in text else text


def _said(found: re.Match[str]) -> str:
    who = found["who"]
    one = found["be"] in ("is", "becomes")
    whole = f"{who} {'takes' if one else 'take'} no stun damage."
    if one and who.lower().startswith(("a ", "an ")):  # any of them
        noun = re.sub(r"^(?:an?) (UNIT|ITEM)", r"\1s", who, flags=re.IGNORECASE)
        whole = f"{noun} take no stun damage."
    return whole[0].upper() + whole[1:] if found.group()[0].isupper() else whole
