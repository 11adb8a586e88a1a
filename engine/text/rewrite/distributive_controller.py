"""What each of several does to its controller: "for each stunned UNIT, its controller loses 1 bond". Both languages.

Each player does it for those of their own, at one time: but only where nothing stands before of which "its" could be,
and where nothing is said yet of who controls them. Otherwise it is of what was named, or it is not clear.
"""

from __future__ import annotations

import re

_EN = re.compile(
    r"\b(?P<for>[Ff]or) each (?P<which>(?:[^,.]*? )?)(?P<kind>UNIT|ITEM)(?P<more>(?: [^,.]*?)?), "
    r"(?:its|that (?P=kind)'s) controller (?P<act>loses|gains|draws|discards) (?P<what>[^,.]+)(?=\.)"
)
_JA = re.compile(
    r"(?:(?<=^)|(?<=[。、・:：}｝]))(?P<which>[^。、:：｝}]*?)(?P<kind>UNIT|ITEM)1(?:つ|体)につき、?"
    r"(?:それの|その)(?:コントローラー|支配者)は(?P<what>[^。]+)(?=。)"
)
#: Who controls those that are counted.
_THEIRS = {
    "en": re.compile(r"\b(?:control|controls|your?|yours|their|owns?)\b"),
    "ja": re.compile(r"あなた|相手|自[分身]|敵|味方"),
}
#: What stands before of which no "its" is.
_NOTHING = {
    "en": re.compile(
        r"\b[Tt]his (?:card|UNIT)\b(?!'s|’s)|\beach turn\b|\bthe (?:start|end) of (?:the|your) \w+(?: \w+)?\b"
    ),
    "ja": re.compile(r"これ|この(?:カード|UNIT)"),
}
#: And what might be.
_NAMED = {
    "en": re.compile(
        r"\b(?:UNIT|ITEM|EVENT|BASE|card)s?\b|\b(?:an?|another|target|it|its|that|those|them|they|one|two|three|each|all|"
        r"choose|opponent|player)\b",
        re.IGNORECASE,
    ),
    "ja": re.compile(r"UNIT|ITEM|EVENT|BASE|カード|それ|その|対象|選|相手|プレイヤー"),
}
_OWNED_EN = r"(?=[^,.]*\b(?:you control|your opponent controls|of your|your)\b)"
_OTHERS_EN = r"(?![^,.]*\b(?:you control|your opponent controls|of your|your)\b)"
_CONTROLLER_JA = r"(?:それの|その)(?:コントローラー|支配者|持ち主)は"
#: What is left of that is not read: of whom it would be is not said. One of those that are counted, or what is named
#: before them; and with a player named, who has nobody before them.
UNSAID = {
    "en": (
        re.compile(
            rf"\b[Ff]or each {_OTHERS_EN}(?:(?=[^,.]*\bUNIT\b[^,.]*, that UNIT)|(?=[^,.]*\bITEM\b[^,.]*, that ITEM)"
            r"|(?=[^,.]*, (?:its|that card)))[^,.]*, ((?:its|that \w+'s) (?:controller|owner)\b)"
        ),
        re.compile(
            r"(?:^|“)(?:(?!\b(?:UNIT|ITEM|EVENT|BASE)s?\b(?<!this UNIT))[^“”])*?"
            rf"\b[Ff]or each {_OWNED_EN}[^,.]*, ((?:its|that \w+'s) (?:controller|owner)\b)"
        ),
    ),
    "ja": (
        re.compile(rf"(?:^|(?<=[。、・:：}}｝]))(?![^。、]*(?:あなた|相手))[^。、]*につき、?({_CONTROLLER_JA})"),
        re.compile(
            r"^(?:(?!(?<!この)UNIT|ITEM|EVENT|BASE)[^。、]|[。、](?![^。、]*につき))*?[。、・]?[^。、]*(?:あなた|相手)[^。、]*につき、?"
            rf"({_CONTROLLER_JA})"
        ),
    ),
}
#: "Friendly" and "enemy" in a sentence in which somebody else acts.
SIDES = {
    "en": re.compile(
        r"\b(?:[Oo]pponents?|[Pp]layers?|(?:[Cc]ontroller|[Oo]wner)s?(?!'s|’s|'|’)|[Tt]hey)\b"
        r"(?:K\.O\.|[^.“”])*?\b(friendly|enemy|opposing)\b"
    ),
    "ja": re.compile(
        r"(?:(?:相手|プレイヤー|支配者|コントローラー|持ち主)(?:は|が|も|に|の[^。「」]*?[はが])|お?互い|両者|双方)"
        r"[^。「」]*?((?<!無)(?:敵|味方)(?:の|(?=UNIT|ITEM|ユニット|アイテム)))"
    ),
}


def each_controller(text: str, lang: str) -> str:
    """The line with that said of each player."""
    if lang == "ja":
        return _JA.sub(_said_ja, text) if "につき" in text and ("支配者" in text or "コントローラー" in text) else text
    return _EN.sub(_said_en, text) if " controller " in text and "or each " in text else text


def _of_those(found: re.Match[str], lang: str) -> bool:
    """Whether "its" can only be one of those that are counted, and nobody says yet whose they are."""
    before = re.split("[“「]", found.string[: found.start()])[-1]
    counted = found["which"] + (found["more"] if lang == "en" else "")
    return _THEIRS[lang].search(counted) is None and _NAMED[lang].search(_NOTHING[lang].sub("", before)) is None


def _said_en(found: re.Match[str]) -> str:
    """ "For each stunned UNIT, its controller loses 1 bond": each player for those of their own."""
    if not _of_those(found, "en"):
        return found.group()
    kind, more = found["kind"], found["more"].replace(" on the field", "")
    said = f"each player {found['act']} {found['what']} for each {found['which']}{kind} they control{more}"
    return said[0].upper() + said[1:] if found["for"] == "For" else said


def _said_ja(found: re.Match[str]) -> str:
    if not _of_those(found, "ja"):
        return found.group()
    return f"各プレイヤーは自身の{found['which']}{found['kind']}1つにつき{found['what']}"
