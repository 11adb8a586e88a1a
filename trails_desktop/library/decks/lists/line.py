"""One line of a list: how many copies of which card it means.

A line can be taken apart in many ways ("4 x Marks" has four copies of "Marks" or of "x Marks"). The ways are tried
from the plainest on, and the first one is right that names a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trails_desktop.library.decks.lists.names import Names

_BULLET: Final = re.compile(r"(?:[-–—*•‣◦▪●○■□▶▸→☐☑✓✔・>+]|\[[ xX✓]?\])\s*(?=\S)")
_ORDER: Final = re.compile(r"\d{1,3}[.)]\s+(?=\S)")
_CROSS: Final = "[xX×*хХ]"  # the last two are Cyrillic
_PIECES: Final = r"(?:枚|まい|本|copies\s+of|copies|copy\s+of|pcs\.?|ea\.?)"
_FRONT: Final = (
    re.compile(rf"(?i)(?P<count>\d{{1,3}})(?:[.,]0{{1,2}})?(?:\s*(?:{_CROSS}|{_PIECES}))?\s+(?P<name>.+)"),
    re.compile(
        rf"(?i)[(\[{{<]\s*{_CROSS}?\s*(?P<count>\d{{1,3}})\s*(?:{_CROSS}|{_PIECES})?\s*[)\]}}>][\s:.,;-]*(?P<name>.+)"
    ),
    re.compile(rf"(?i)(?P<count>\d{{1,3}})\s*(?:{_CROSS}|{_PIECES})\s*[:.,;-]?\s*(?P<name>.+)"),
    re.compile(rf"(?i){_CROSS}\s*(?P<count>\d{{1,3}})\b[\s:.,;-]*(?P<name>.+)"),
    re.compile(r'(?i)"?(?P<count>\d{1,3})"?\s*[:.,;|/=\t-]+\s*(?P<name>.+)'),
    re.compile(r"(?i)(?P<count>\d{1,3})(?P<name>[^\d\s].*)"),
)
_BACK: Final = (
    re.compile(rf"(?i)(?P<name>.+?)[\s:,;|/.…·-]*[(\[]?\s*{_CROSS}\s*(?P<count>\d{{1,3}})\s*{_PIECES}?\s*[)\]]?"),
    re.compile(rf"(?i)(?P<name>.+?)[\s:,;|/.…·-]*[(\[]?\s*(?P<count>\d{{1,3}})\s*(?:{_CROSS}|{_PIECES})\s*[)\]]?"),
    re.compile(r"(?i)(?P<name>.+?)\s*[(\[]\s*(?P<count>\d{1,3})\s*[)\]]"),
    re.compile(
        r'(?i)(?P<name>.+?)(?:\s*[:,;|/=\t…·・]+\s*|\s+[-–—.]+\s+|\.{2,}\s*|\s+)["\x27]?(?P<count>\d{1,3})(?:[.,]0{1,2})?["\x27]?'
    ),
)
_KANJI: Final = re.compile(r"(?P<name>.*?)\s*(?P<count>[一二三四五六七八九])枚\s*(?P<more>.*)")
#: Set and number as printed, in the ways programs write them: (D1) 5, [D1:5], |D1|5, D1-005.
_PRINTED: Final = re.compile(
    r"[(\[{|<]\s*(?P<set>[^\W_]{1,8})\s*(?:[)\]}|>]\s*#?\s*|[:#/ -]\s*)(?P<at>\d{1,4}[a-z]?)\b\s*[)\]}|>]?", re.I
)
_CUT: Final = re.compile(r"\s+[-–—/]+\s+|[\t|;,\[(<{#^@$€£¥*/\\~]|\s(?=\d)|\s+(?=[【「『〈《])|[「『【〈《:]")
#: A card's type behind its name.
_TYPED: Final = re.compile(r"(?i)\s+(?=(?:unit|item|event|base|ユニット|アイテム|イベント|ベース)s?\b)")
_SPLIT: Final = re.compile(r"\s*[,;、/|]\s*|\s{3,}|\s+・\s*")
_AND: Final = re.compile(r"\s*[,;、/|&]\s*(?:and\s+)?|\s{3,}|\s+・\s*|\s+(?:and|und|et|y|e|と)\s+", re.I)
_KEPT: Final = re.compile(r"[^\[\]{}<>|\t\"]+(?:\s*\[[^\[\]{}<>|\t\"]+\])?")
_TAIL: Final = re.compile(
    r"\s*(?:\*[A-Z]{1,3}\*|\^[^^]*\^|#[!\w].*|[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥円]|(?i:yen|eur|usd|jpy))|"
    r"\([A-Za-z0-9]{1,8}\)\s*#?\d{1,4}[a-z]?|[(\[](?:[A-Z0-9]{1,6}|(?i:foil))[)\]])\s*$"
)
_CODE: Final = re.compile(
    r"[A-Z0-9]{1,6}|(?=.*\d)\w{1,8}|(?i:foil)"
)  #: what stands for a set rather than for a sub-name
#: What a card costs or which set it is of, before its name.
_COST: Final = re.compile(r"(?:\(\d{1,2}\)|[(\[{<][A-Za-z0-9]{1,8}[)\]}>])\s*(?=\S)")
_NUMBERS: Final = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_SPELT: Final = re.compile(rf"(?i)(?P<count>{'|'.join(_NUMBERS)})\s+(?:{_CROSS}\s+|{_PIECES}\s+)?(?P<name>.+)")
_SHARE: Final = re.compile(r"(?P<count>\d{1,3})/\d{1,3}\s+(?P<name>.+)")  #: so many of those there are
MOST_LETTERS: Final = 400  #: of a line that can name a card


@dataclass(frozen=True, slots=True)
class Way:
    """One way to read a line. count: copies, None where none stands there; sure: its shape says that it is a card."""

    count: int | None
    name: str
    sure: bool = False


def ways(text: str) -> Iterator[Way]:
    """The ways to read a plain line, the likeliest first."""
    bare = text.strip(" |")
    for _ in range(3):  # an entry of a list may have a box to be ticked
        bare = _BULLET.sub("", bare, count=1) if _BULLET.match(bare) else bare
    for words in dict.fromkeys((bare, text)):
        for at, front in enumerate(_FRONT):
            found = front.fullmatch(words)
            if found is not None:
                yield Way(int(found["count"]), found["name"].strip(), at < 4)
                crossed = re.fullmatch(rf"(?P<count>\d{{1,3}})\s+(?P<name>{_CROSS}\s.+)", words)
                if at == 0 and crossed is not None:
                    yield Way(int(found["count"]), crossed["name"])
        for at, back in enumerate(_BACK):
            found = back.fullmatch(words)
            if found is not None:
                yield Way(int(found["count"]), found["name"].strip(), at < 2)
        kanji = _KANJI.fullmatch(words)
        if kanji is not None:
            yield Way("一二三四五六七八九".index(kanji["count"]) + 1, f"{kanji['name']} {kanji['more']}".strip(), True)
        spelt, share = _SPELT.fullmatch(words), _SHARE.fullmatch(words)
        if spelt is not None:
            yield Way(_NUMBERS.index(spelt["count"].casefold()) + 1, spelt["name"])
        if share is not None:
            yield Way(int(share["count"]), share["name"])
        order = _ORDER.match(words)
        if order is not None:
            yield from (way for way in ways(words[order.end() :]) if way.count is not None)
        yield Way(None, words)


def read(text: str, names: Names) -> Way | None:
    """The way that names a card, ``name`` being the card's number; None if none does. text: plain, one line.

    ``sure`` is true where nothing that is no part of the name stood behind it, or a count did stand there.
    """
    text = text[:MOST_LETTERS]
    printing, without = _printed(text, names)
    for line in dict.fromkeys((text, without)):
        for way in dict.fromkeys(ways(line)):
            found = names.meant(way.name.strip(" \"'"), printing)
            if found:
                return Way(way.count, found, True)
    for line in dict.fromkeys((without, text)):
        for way in dict.fromkeys(ways(line)):
            found = _cut(way.name, names, printing)
            if found:
                return Way(way.count, found, way.count is not None or line != text)
    if printing:
        first = next((way for way in ways(without) if way.count is not None), Way(None, ""))
        return Way(first.count, printing, True)
    return None


def several(text: str, names: Names) -> list[Way]:
    """The cards of a line that holds a whole list, none if it holds one card. Where no number of copies stands with any
    of them, each stands for one."""
    for split in (_SPLIT, _AND):
        parts = [part for part in split.split(text[: MOST_LETTERS * 20]) if part.strip()]
        for counted in (True, False):
            found = [way for part in parts for way in [exactly(part, names, counted)] if way is not None]
            if len(parts) > 1 and len(found) == len(parts):
                return found
    return []


def exactly(text: str, names: Names, counted: bool = True) -> Way | None:
    """A way that names a card without anything left over, with a count, or without one for a single copy."""
    for way in ways(text):
        number = names.meant(way.name.strip(" \"'"))
        if number and (way.count is not None) is counted:
            return Way(way.count if counted else 1, number)
    return None


def unknown(text: str) -> Way | None:
    """What a line calls a card that nobody knows, where its shape says that it is one; None for any other line."""
    for way in ways(text):
        if way.sure and way.count:
            name = way.name.split("\t")[0].split("|")[0].strip(" \"'")
            while (shorter := _TAIL.sub("", name)) != name and shorter.strip():
                name = shorter.strip()
            if len(name) <= 120 and _KEPT.fullmatch(name) and any(map(str.isalpha, name)):
                return Way(way.count, name)
            return None
    return None


def _printed(text: str, names: Names) -> tuple[str, str]:
    """The card number that set and number in the line mean ("" if none), and the line without them."""
    rest = text
    for found in _PRINTED.finditer(text):
        number = names.numbered(f"{found['set']}-{found['at']}")
        without = f"{text[: found.start()].rstrip()} {text[found.end() :].lstrip()}".strip()
        if number:
            return number, without
        if rest == text and any(map(str.isalpha, found["set"])):
            rest = without
    return "", rest


def _cut(name: str, names: Names, printing: str) -> str:
    """The card of a name with something behind it, the longest beginning first; or with its number before it."""
    name = _COST.sub("", name)
    spots = sorted({found.start() for pattern in (_CUT, _TYPED) for found in pattern.finditer(name)})
    for spot in (len(name), *reversed(spots[:24])):
        beginning, rest = name[:spot].strip(" \"'"), name[spot:].strip()
        found = names.meant(beginning, printing)
        if found and not _other_card(rest, beginning):
            return found
    for word in re.split(r"[\s,;|\t\"]+", name)[:12]:
        found = names.numbered(word.strip("()[]#")) if len(word) > 2 else ""
        if found:
            return found
    return ""


def _other_card(rest: str, beginning: str) -> bool:
    """Whether what stands behind a name is a sub-name in our own brackets: then another card is meant than the one that
    happens to have the name."""
    found = re.fullmatch(r"\[([^\[\]]+)\]", rest)
    return bool(beginning) and found is not None and not _CODE.fullmatch(found[1])
