"""How a line stands in print: the types in capitals, a full stop at its end, a capital letter at its beginning."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.text.source.keywords import head_of
from engine.text.source.normalise import origin, read_line

#: What is said of a line that stands otherwise.
FORMS = ("A full stop is missing", "Cards print this word in capitals", "The line begins with a small letter")
#: What a line ends with, before which nothing is missing.
_ENDS: Mapping[str, str] = {"en": ".”\"')]}>", "ja": "。.」”)）】]}"}
_TYPES = re.compile(r"\b(?:unit|item|event|base)s?\b|\bKO\b")
_SMALL = re.compile(r"[・ ]*[a-z]")


def out_of_print(text: str, lang: str, arts: bool = False) -> tuple[int, str] | None:
    """Where a line that can be read stands otherwise than cards print it, and how; None of a printed one. arts: it is
    the line of an arts, which can begin with a name."""
    line = read_line(text, lang)
    body, skipped, _ = head_of(line, not line.craft and (arts or line.text[:1] in ("<", "《")))

    def place(at: int) -> int:
        return origin(line.printed, lang, line.start + skipped + at)

    if body.rstrip()[-1:] not in _ENDS[lang]:
        return place(len(body.rstrip())), FORMS[0]
    if lang == "en":
        if (found := _TYPES.search(body)) is not None:
            return place(found.start()), FORMS[1]
        if (found := _SMALL.match(body)) is not None and text[place(found.end() - 1)].islower():
            return place(found.end() - 1), FORMS[2]
    return None
