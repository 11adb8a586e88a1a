"""What is said as if it happened when a UNIT is stunned, and is a rule about that very stun (1306.3): "when this card
is stunned, you take no stun damage". As an effect of its own it would come too late, and would have no end."""

from __future__ import annotations

import re

_NO_EN = r"you (?:don't take|don’t take|do not take|can't take|take no)(?: any)? stun damage"
_SUBJECT = (
    r"(?P<this>this (?:card|UNIT))|(?P<one>an? UNIT|UNITs)(?P<which> you control(?: with \[[^\]]+\])?| with \[[^\]]+\])"
)
_EN = re.compile(rf"\b(?:when|whenever) (?:{_SUBJECT}) (?:is|are|becomes?) stunned, {_NO_EN}\.", re.IGNORECASE)
_JA = re.compile(
    r"(?P<who>これ|このカード|このUNIT|(?:【[^】]+】を持つ)?あなたのUNIT|あなたの【[^】]+】を持つUNIT)が"
    r"(?:スタンした(?:時|とき|場合)|スタンするたび)、?(?:あなたは)?スタンダメージを受けない。"
)
#: What else is said so, of which nobody says how long it lasts.
UNENDING = {
    "en": re.compile(rf"\b[Ww]hen(?:ever)? [^.,]* (?:is|are|becomes?) stunned, ({_NO_EN})\."),
    "ja": re.compile(r"スタンした(?:時|とき|場合)、?((?:あなたは)?スタンダメージを受けない)。"),
}


def as_rule(text: str, lang: str) -> str:
    """The line with such a sentence said of the UNIT itself."""
    if lang == "ja":
        return _JA.sub(r"\g<who>はスタンダメージを受けない。", text) if "スタンダメージ" in text else text
    return _EN.sub(_said, text) if "stun damage" in text else text


def _said(found: re.Match[str]) -> str:
    if found["this"]:
        whole = f"{found['this']} takes no stun damage."
    else:
        which = found["which"] if "you control" in found["which"] else f" you control{found['which']}"
        whole = f"UNITs{which} take no stun damage."
    return whole[0].upper() + whole[1:]
