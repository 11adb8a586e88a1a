"""Lists copied with their markup: a page's HTML as lines and cells, entities as signs, tags of forums gone."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from typing import Final

_ENTITY: Final = re.compile(r"&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});", re.I)
#: A tag of any forum, opened or closed: [b], [url=...], [/b].
_TAG: Final = re.compile(r"\[(?P<end>/?)(?P<tag>[a-z]{1,12})(?:[= ][^\[\]\n]{0,300})?\]", re.I)
_BREAK: Final = re.compile(r"<(?:br\s*/?|/(?:p|div|li|tr))\s*>", re.I)
_UNSEEN: Final = frozenset(("script", "style", "head", "title", "template", "noscript", "svg", "select", "button"))
_CELLS: Final = frozenset(("td", "th"))
_LINES: Final = frozenset((
    "p", "div", "br", "hr", "li", "ul", "ol", "dl", "dt", "dd", "tr", "table", "thead", "tbody", "section", "article",
    "header", "footer", "main", "aside", "nav", "form", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote",
))  # fmt: skip
#: Elements of which no end is written.
_VOID: Final = frozenset(
    ["br", "hr", "img", "input", "meta", "link", "wbr", "area", "base", "col", "embed", "source", "track"]
)
MOST_DEEP: Final = 2000


def unescaped(text: str) -> str:
    """A text with its entities as the signs they mean."""
    return html.unescape(text) if _ENTITY.search(text) else text


def broken(text: str) -> str:
    """A text with its line breaks of HTML as line breaks, where such stand between lines that are none."""
    return _BREAK.sub("\n", text)


def untagged(text: str) -> str:
    """A line without the tags of a forum that are opened and closed in it."""
    opened: dict[str, list[tuple[int, int]]] = {}
    gone: list[tuple[int, int]] = []
    for found in _TAG.finditer(text):
        places = opened.setdefault(found["tag"].lower(), [])
        if not found["end"]:
            places.append(found.span())
        elif places:
            gone += (places.pop(), found.span())
    kept, at = [], 0
    for start, end in sorted(gone):
        kept.append(text[at:start])
        at = end
    return "".join((*kept, text[at:]))


def text_of(page: str) -> str:
    """The text that a page shows: a line a block, cells of a table with tabs between them."""
    reader = _Reader()
    try:
        reader.feed(page)
        reader.close()
    except (AssertionError, ValueError):  # what the parser takes for a declaration and is none
        return ""
    lines = ("".join(reader.parts)).split("\n")
    return "\n".join(line for one in lines if (line := re.sub(r"[ \r\f\v]+", " ", one).strip(" ")))


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._unseen = 0
        self._cells = 0  #: of the row at hand

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in _UNSEEN and tag not in _VOID:
            self._unseen = min(MOST_DEEP, self._unseen + 1)
        elif tag in _CELLS:
            if self._cells:
                self.parts.append("\t")
            self._cells += 1
        elif tag in _LINES:
            if tag == "tr":
                self._cells = 0
            self.parts.append(" " if self._cells and tag != "table" else "\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        elif tag in ("tr", "table"):
            self._cells = 0
            self.parts.append("\n")
        elif tag in _LINES and not self._cells:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.parts.append(re.sub(r"\s+", " ", data))
