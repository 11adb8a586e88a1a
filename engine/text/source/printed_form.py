"""Lines as they were printed: broken ones joined, and their form."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.text.source.keywords import head_of
from engine.text.source.normalise import BULLETS, origin, read_line

#: What no line ends with: a comma, a particle that stands after a word, a word that wants another one.
_OPEN = re.compile(
    r"(?:[,、，]|(?<=[ぁ-ん一-鿿ァ-ヺA-Z0-9])[はをがにの]|\b(?:the|an?|of|with|and|or|to|your|you|target))\s*$"
)
#: What no line begins with: small letters, or such a particle.
_GOES_ON = re.compile(r"\s*(?:[a-z]|[はをがにの](?![ぁ-ん]))")
_ENDS_broken_lines = re.compile(r"<br\s*/?>|</li>|</?[uo]l>|</?p>", re.IGNORECASE)
_POINTS = re.compile(r"<li>\s*", re.IGNORECASE)
_BEGINS = re.compile(rf"\s*(?:[{re.escape(BULLETS)}\-*]|[\[【{{(（])")


def whole_lines(text: str) -> list[str]:
    """The lines of a text that are not empty, each with those behind it that go on with its sentence. Of a page, its
    line breaks and the points of its lists are those of the text."""
    out: list[str] = []
    if "<" in text:
        text = _ENDS_broken_lines.sub("\n", _POINTS.sub("\n• ", text))
    for line in text.splitlines():
        if not line.strip():
            continue
        if out and not _BEGINS.match(line) and (_GOES_ON.match(line) or _OPEN.search(out[-1])):
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


#: What is said of a line that stands otherwise.
FORMS = ("A full stop is missing", "Cards print this word in capitals", "The line begins with a small letter")
#: What a line ends with, before which nothing is missing.
_ENDS_printed_form: Mapping[str, str] = {"en": ".”\"')]}>", "ja": "。.」”)）】]}"}
_TYPES = re.compile(r"\b(?:unit|item|event|base)s?\b|\bKO\b")
_SMALL = re.compile(r"[・ ]*[a-z]")


def out_of_print(text: str, lang: str, arts: bool = False) -> tuple[int, str] | None:
    """Where a line that can be read stands otherwise than cards print it, and how; None of a printed one. arts: it is
    the line of an arts, which can begin with a name."""
    line = read_line(text, lang)
    body, skipped, _ = head_of(line, not line.craft and (arts or line.text[:1] in ("<", "《")))

    def place(at: int) -> int:
        return origin(line.printed, lang, line.start + skipped + at)

    if body.rstrip()[-1:] not in _ENDS_printed_form[lang]:
        return place(len(body.rstrip())), FORMS[0]
    if lang == "en":
        if (found := _TYPES.search(body)) is not None:
            return place(found.start()), FORMS[1]
        if (found := _SMALL.match(body)) is not None and text[place(found.end() - 1)].islower():
            return place(found.end() - 1), FORMS[2]
    return None
