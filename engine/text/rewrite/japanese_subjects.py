"""Whose 自身の is in a Japanese sentence without a subject after one with a player's: that player's, not yours.

"各プレイヤーは1枚引く。その後、自身の手札を1枚捨てる。" has each player discard. Read word by word the second
sentence has no subject and would be an instruction to you (201.1): so the subject is put into it before it is read.
"""

from __future__ import annotations

import re

_PLAYER = re.compile(
    r"(各プレイヤー|すべてのプレイヤー|お?互いのプレイヤー|両プレイヤー|両方のプレイヤー|双方のプレイヤー|あなたと相手|相手とあなた|相手)"
    r"(?:は|が)|互い"
)
_SENTENCE = re.compile(r"(?<=[。「])(?:その後、|さらに、|次に、)?")
_OWN = re.compile(r"(?<![れるトドムTMEスA-Za-z])自身の(?=手札|デッキ|軌跡|拠点|場|UNIT|ITEM|BASE|カード|絆)")


def with_subjects(text: str) -> str:
    """The line with the subject repeated where 自身の would have none; the line itself where nothing is missing."""
    if "自身の" not in text or "。" not in text:
        return text
    out, subject, at = [], "", 0
    for cut in [*_SENTENCE.finditer(text), None]:
        sentence = text[at : cut.start()] if cut is not None else text[at:]
        out.append(_spoken(sentence, subject))
        named = _PLAYER.search(sentence)
        if named is not None:
            subject = named.group(1) or "各プレイヤー"
        elif _OWN.search(sentence) is None:
            subject = ""
        at = cut.start() if cut is not None else at
    return "".join(out)


def _spoken(sentence: str, subject: str) -> str:
    own = _OWN.search(sentence)
    if not subject or own is None or "あなた" in sentence or "プレイヤー" in sentence or "相手" in sentence:
        return sentence
    begin = _SENTENCE.match("。" + sentence, 1)
    at = begin.end() - 1 if begin is not None else 0
    return f"{sentence[:at]}{subject}は{sentence[at:]}"
