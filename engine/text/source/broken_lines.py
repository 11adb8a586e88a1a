"""Lines of a card as they were meant: a sentence that the print broke stands in one of them (texts are pasted so)."""

from __future__ import annotations

import re

from engine.text.source.normalise import BULLETS

#: What no line ends with: a comma, a particle that stands after a word, a word that wants another one.
_OPEN = re.compile(
    r"(?:[,、，]|(?<=[ぁ-ん一-鿿ァ-ヺA-Z0-9])[はをがにの]|\b(?:the|an?|of|with|and|or|to|your|you|target))\s*$"
)
#: What no line begins with: small letters, or such a particle.
_GOES_ON = re.compile(r"\s*(?:[a-z]|[はをがにの](?![ぁ-ん]))")
_ENDS = re.compile(r"<br\s*/?>|</li>|</?[uo]l>|</?p>", re.IGNORECASE)
_POINTS = re.compile(r"<li>\s*", re.IGNORECASE)
_BEGINS = re.compile(rf"\s*(?:[{re.escape(BULLETS)}\-*]|[\[【{{(（])")


def whole_lines(text: str) -> list[str]:
    """The lines of a text that are not empty, each with those behind it that go on with its sentence. Of a page, its
    line breaks and the points of its lists are those of the text."""
    out: list[str] = []
    if "<" in text:
        text = _ENDS.sub("\n", _POINTS.sub("\n• ", text))
    for line in text.splitlines():
        if not line.strip():
            continue
        if out and not _BEGINS.match(line) and (_GOES_ON.match(line) or _OPEN.search(out[-1])):
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out
