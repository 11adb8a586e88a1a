"""What each of several does to its controller: "for each stunned UNIT, its controller loses 1 bond". Both languages.

Each player does it for those of their own, at one time.

Word by word "its" would be of whatever stands before.
"""

from __future__ import annotations

import re

_EN = re.compile(
    r"\b(?P<for>[Ff]or) each (?P<which>(?:[^,.]*? )?)(?P<kind>UNIT|ITEM)(?P<more>(?: [^,.]*?)?), "
    r"(?:its|that UNIT's|that ITEM's) controller (?P<act>loses|gains|draws|discards) (?P<what>[^,.]+)(?=\.)"
)
_JA = re.compile(
    r"(?:(?<=^)|(?<=[。、・:：}｝]))(?P<which>[^。、:：｝}]*?)(?P<kind>UNIT|ITEM)1(?:つ|体)につき、?"
    r"(?:それの|その)(?:コントローラー|支配者)は(?P<what>[^。]+)(?=。)"
)
#: What is left of that is not read: of whom it would be is not said.
UNSAID = {
    "en": re.compile(r"\b[Ff]or each [^,.]*, ((?:its|that \w+'s) (?:controller|owner)\b)"),
    "ja": re.compile(r"につき、?((?:それの|その)(?:コントローラー|支配者|持ち主)は)"),
}


def each_controller(text: str, lang: str) -> str:
    """The line with that said of each player."""
    if lang == "ja":
        return _JA.sub(_said_ja, text) if "につき" in text and ("支配者" in text or "コントローラー" in text) else text
    return _EN.sub(_said_en, text) if " controller " in text and "or each " in text else text


def _said_en(found: re.Match[str]) -> str:
    """ "For each stunned UNIT, its controller loses 1 bond": each player for those of their own."""
    kind, more = found["kind"], found["more"].replace(" on the field", "")
    if more.startswith((" your opponent controls", " you control")):
        who = "your opponent" if "opponent" in more[:14] else "you"
        act = found["act"] if who != "you" else found["act"].removesuffix("s")
        said = f"{who} {act} {found['what']} for each {found['which']}{kind}{more}"
    else:
        said = f"each player {found['act']} {found['what']} for each {found['which']}{kind} they control{more}"
    return said[0].upper() + said[1:] if found["for"] == "For" else said


def _said_ja(found: re.Match[str]) -> str:
    which = found["which"]
    if which.startswith(("相手の", "あなたの")):
        return f"{which[: which.index('の')]}は{which}{found['kind']}1つにつき{found['what']}"
    return f"各プレイヤーは自身の{which}{found['kind']}1つにつき{found['what']}"
