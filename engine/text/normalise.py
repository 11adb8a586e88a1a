"""One spelling for what prints in several: widths, quotes, spaces, bullets, icons; reminder text; offsets back.

A line is normalised before it is read. Problems are shown in the printed line, so :func:`origin` finds the place there.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

BULLETS = "•・■▪●◆"
_FOLD = {
    "’": "'",
    "‘": "'",
    "`": "'",
    "′": "'",
    "＇": "'",
    "“": "“",
    "”": "”",
    "＂": '"',
    "〝": "“",
    "〟": "”",
    "–": "-",
    "−": "-",
    "‐": "-",
    "‑": "-",
    "－": "-",
    "ー": "ー",
    "―": "—",
    "─": "—",
    "：": ":",
    "；": ";",
    "，": ",",
    "．": ".",
    "。": "。",
    "、": "、",
    "［": "[",
    "］": "]",
    "\u3000": " ",
    "\u00a0": " ",
    "\t": " ",
    "＝": "=",
    "〈": "<",
    "〉": ">",
    "｢": "「",
    "｣": "」",
    "『": "「",
    "』": "」",
    "･": "・",
    "•": "・",
}
ACTION, ENTER = "\ue001", "\ue002"  #: the two icons as one character each
_ICON = re.compile(r"\{ *(action|enters?) *\}", re.IGNORECASE)
_REMINDER = re.compile(r"\s*[（(]\s*[*＊]?([^（）()]*)[)）]")
_SLOW = re.compile(r"[(（\"＂\n\t]")
_TABLE = {ord(old): new for old, new in _FOLD.items()} | {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_TABLE.update(
    {ord(old): _FOLD.get(chr(new_code), chr(new_code)) for old, new_code in (("＇", 39), ("－", 45), ("｀", 96))}
)


def plain(text: str, lang: str) -> str:
    """The text in one spelling. English keeps single spaces, Japanese keeps them only inside names."""
    if not _SLOW.search(text):
        quick = text.replace("{action}", ACTION).replace("{enter}", ENTER).translate(_TABLE)
        if "{" not in quick and unicodedata.is_normalized("NFKC", quick):
            if lang == "en":
                if "  " not in quick:
                    return quick.strip(" ")
            elif " " not in quick:
                return quick
    return "".join(char for char, _ in _fold(text, lang))


def origin(text: str, lang: str, offset: int) -> int:
    """The offset in the printed text of an offset in its normalised form."""
    folded = _fold(text, lang)
    if offset >= len(folded):
        return len(text.rstrip())
    return folded[offset][1]


def _fold(text: str, lang: str) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    quotes = 0
    hidden = [False] * len(text)
    for found in _REMINDER.finditer(text):
        hidden[found.start() : found.end()] = [True] * (found.end() - found.start())
    icons = {}
    if "{" in text:
        for found in _ICON.finditer(text):
            hidden[found.start() : found.end()] = [True] * (found.end() - found.start())
            icons[found.start()] = ACTION if found.group(1).lower() == "action" else ENTER
    for index, char in enumerate(text):
        if hidden[index]:
            if index in icons:
                out.append((icons[index], index))
            continue
        char = _FOLD.get(char) or unicodedata.normalize("NFKC", char)
        char = _FOLD.get(char, char)
        if char == '"':
            char = "“" if quotes % 2 == 0 else "”"
            quotes += 1
        for part in char:
            out.append((part, index))
    return _spaces_ja(out) if lang == "ja" else _spaces_en(out)


def _spaces_en(chars: list[tuple[str, int]]) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    for char, index in chars:
        if char.isspace() and (not out or out[-1][0] == " "):
            continue
        out.append((" " if char.isspace() else char, index))
    while out and out[-1][0] == " ":
        out.pop()
    return out


def _spaces_ja(chars: list[tuple[str, int]]) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    depth = 0
    for place, (char, index) in enumerate(chars):
        if char.isspace():
            before = out[-1][0] if out else ""
            after = chars[place + 1][0] if place + 1 < len(chars) else ""
            if not _latin(before) or not _latin(after) or (depth == 0 and before.isupper()):
                continue
            char = " "
        depth += (char == "“") - (char == "”")
        out.append((char, index))
    return out


def _latin(char: str) -> bool:
    return bool(char) and char.isascii() and char.isalpha()


@dataclass(frozen=True, slots=True)
class Line:
    """A printed line, and its form as it is read: without bullet and reminder text. start: where that form begins."""

    printed: str
    text: str
    craft: bool
    start: int
    reminders: tuple[str, ...] = ()


def read_line(printed: str, lang: str) -> Line:
    """Split bullet and reminder text off a line and put the rest in one spelling."""
    text = plain(printed, lang)
    reminders = (
        tuple(found.strip() for found in _REMINDER.findall(printed)) if "(" in printed or "（" in printed else ()
    )
    start = 0
    craft = bool(text) and text[0] in BULLETS
    if craft:
        start = 1
        while start < len(text) and text[start] == " ":
            start += 1
    return Line(printed, text[start:], craft, start, reminders)
