"""Sentences that word by word would be something else than what they say, put so that they are not.

What is said as if it happened when a UNIT is stunned is a rule about that very stun (1306.3): "when this card is
stunned, you take no stun damage" would come too late as an effect of its own, and would have no end. And: what "it" is
right after this card, whose bond is meant, and which step is an option.
"""

from __future__ import annotations

import re

from engine.text.rewrite.distributive_controller import each_controller

_NO_EN = r"you (?:don't take|don’t take|do not take|can't take|take no)(?: any)? stun damage"
_SUBJECT = (
    r"(?P<this>this (?:card|UNIT))|(?:an? UNIT|UNITs)(?P<which> you control(?: with \[[^\]]+\])?| with \[[^\]]+\])"
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


#: "Ready this card. It gets ...": what has just been named.
_IT = re.compile(
    r"(\b(?:[Rr]eady|[Ss]tun|[Aa]ction|[Cc]ure) this (?:card|UNIT)\. )It (?=gets|gains|has|loses|can't|cannot|doesn't)"
)
#: 〜し、その後〜してもよい: only what comes afterwards is an option.
_AFTER = re.compile(
    r"(?:(?<=^)|(?<=[。：:・}時]))(?P<lead>、?(?:(?!なら|場合|たら|限り)[^。：:])*?)"
    r"(?P<verb>引き|得|失い|捨て|置き|し|戻し|加え|出し|切り)、その後、?(?=(?!相手|各|お互)[^。]*てもよい。)"
)
#: 相手が絆を失う場合、代わりに〜失う: the bond is the opponent's in either.
_THEIRS = re.compile(
    r"((?:相手が(?:絆を(?:失う|得る)|(?:オーバーキル|スタン)ダメージを受ける)|(?:これ|このカード|あなたの[^。、]*)がオーバーキルダメージを与える)(?:場合|なら)、代わりに、?)"
    r"(?=(?:その|同じ)[^。、は]*絆を[^。、は]*(?:失う|得る)|(?:失う|得る)絆を)"
)
#: "If you would draw a card, draw one more instead": so many more than that one (504.3).
_ONE_MORE = re.compile(
    r"(?P<would>\b(?:you|your opponent) would draw a card\b[^.]*?, )(?P<who>they |you )?draws? "
    r"(?:that many(?: cards)? plus (?P<plus>one|two|1|2)(?: cards?)?"
    r"|(?P<more>one|two|1|2) (?:more|additional|extra) cards?) instead"
)
#: "STR +2 / DEF +2", "STR+2、DEF+2": what is printed as +2/+2.
_EACH_NUMBER = re.compile(r"\b(?:STR|ATK) ?([+-][0-9]+)(?: ?/ ?|、|,? and |と)DEF ?([+-][0-9]+)")
#: DEFの値が本来のDEFの値以上: the value that is compared is the number itself.
_VALUE = re.compile(r"((?:STR|DEF|コスト))の値(?=が)")
_LINKED = re.compile(r"\b([Tt])wo (target [^.,]*?) become tactically linked\b")
#: At the beginning of a craft: "STR of this card is ...".
_NUMBER_OF_THIS = re.compile(r"^(\W*)(?:The )?(STR|DEF) of this (?:card|UNIT) (?=is\b)")
_ENDS = {"引き": "引く", "得": "得る", "失い": "失う", "捨て": "捨てる", "置き": "置く", "し": "する", "戻し": "戻す",
         "加え": "加える", "出し": "出す", "切り": "切る"}  # fmt: skip


def as_rule(text: str, lang: str) -> str:
    """The line with such a sentence said of the UNIT itself, and with what would be taken for something else put so
    that it is not."""
    text = each_controller(text, lang)
    if "DEF" in text:
        text = _EACH_NUMBER.sub(r"\1/\2", text)
    if lang == "ja":
        if "の値が" in text:
            text = _VALUE.sub(r"\1", text)
        if "代わりに" in text and ("相手が" in text or "オーバーキルダメージを与える" in text):
            text = _THEIRS.sub(r"\1相手は", text)
        if "その後" in text and "てもよい" in text:
            text = _AFTER.sub(lambda found: f"{found['lead']}{_ENDS[found['verb']]}。その後、", text)
        return _JA.sub(r"\g<who>はスタンダメージを受けない。", text) if "スタンダメージ" in text else text
    if "would draw a card" in text:
        text = _ONE_MORE.sub(_drawn, text)
    if " become tactically linked" in text:
        text = _LINKED.sub(_linked, text)
    if " of this " in text:
        text = _NUMBER_OF_THIS.sub(r"\1This card's \2 ", text)
    if " this " in text and ". It " in text:
        text = _IT.sub(r"\1This card ", text)
    return _EN.sub(_said, text) if "stun damage" in text else text


def _linked(found: re.Match[str]) -> str:
    return f"{'Tactically' if found[1] == 'T' else 'tactically'} link two {found[2]}"


def _drawn(found: re.Match[str]) -> str:
    much = "three" if (found["plus"] or found["more"]) in ("two", "2") else "two"
    return f"{found['would']}{found['who'] or ''}draw {much} cards instead"


def _said(found: re.Match[str]) -> str:
    if found["this"]:
        whole = f"{found['this']} takes no stun damage."
    else:
        which = found["which"] if "you control" in found["which"] else f" you control{found['which']}"
        whole = f"UNITs{which} take no stun damage."
    return whole[0].upper() + whole[1:]
