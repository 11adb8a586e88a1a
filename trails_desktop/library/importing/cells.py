"""What cells of a table hold, however a spreadsheet wrote it: whole numbers, languages, lists, and numbers of cards
that it took for dates."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

_UNITS: Final = r"(?:cp|ep|lv\.?|level|cost|str|def|コスト|レベル|点)"
_WHOLE: Final = re.compile(rf"{_UNITS}?[\s:]*\+?([0-9]{{1,9}})(?:[.,]0{{1,6}})?(?:E\+?0{{1,3}})?\s*{_UNITS}?", re.I)
#: Cells that say there is no such number on the card.
_NONE: Final = frozenset(("-", "–", "—", "ー", "―", "n/a", "none", "なし", "無し"))
_LANGUAGES: Final = {
    "en": ("en", "eng", "english", "en-us", "en-gb", "en_us", "en_gb", "e", "英語", "英", "英語版", "anglais"),
    "ja": ("ja", "jp", "jpn", "japanese", "ja-jp", "ja_jp", "j", "日本語", "日", "和", "和文", "日本語版", "japonais"),
}  # fmt: skip
_LANGUAGE_OF: Final = {word: code for code, words in _LANGUAGES.items() for word in words}
_TYPES: Final = {
    "UNIT": ("unit", "units", "ユニット"), "ITEM": ("item", "items", "アイテム"),
    "EVENT": ("event", "events", "イベント"), "BASE": ("base", "bases", "ベース"),
}  # fmt: skip
_TYPE_OF: Final = {word: kind for kind, words in _TYPES.items() for word in words}
_SUMS: Final = re.compile(r"(?:grand )?totals?|sum|count|合計|総計|計|総数", re.I)
_JAPANESE: Final = re.compile("[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f]")
_MONTH: Final = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}"
#: What spreadsheets make of a number such as 1-1 or MAR1. "MAR-01" in capitals alone may be a set of that name.
_DATES: Final = (
    re.compile(rf"\d{{1,2}}[-/ .]{_MONTH}(?:[-/ .,]+\d{{2,4}})?", re.I),
    re.compile(r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[-/ ]\d{2,4}"),
    re.compile(r"\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?"),
    re.compile(r"\d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?: \d{1,2}:\d{2}(?::\d{2})?)?"),
    re.compile(r"\d{1,2}月\d{1,2}日"),
)
_BREAKS: Final = re.compile(r"[;；、，\n]|,\s")


def number(cell: str) -> int | str | None:
    """The whole number in a cell: ``2``, ``2.0``, ``2,0``, ``２``, ``2E+00``; None for a dash; the cell itself for
    anything else."""
    word = unicodedata.normalize("NFKC", cell).strip().removeprefix("'")
    if word.casefold() in _NONE:
        return None
    found = _WHOLE.fullmatch(word)
    return int(found[1]) if found is not None else cell.strip()


def language(cell: str) -> str:
    """``en`` or ``ja`` for the ways to say so; the cell itself for anything else."""
    word = cell.strip()
    return _LANGUAGE_OF.get(unicodedata.normalize("NFKC", word).casefold(), word)


def card_type(cell: str) -> str:
    """A type in the words of either language, as card files have it: ``UNIT/ITEM``; the cell itself for anything
    else."""
    word = unicodedata.normalize("NFKC", cell).strip(" []【】()").casefold()
    kinds = [_TYPE_OF.get(part) for part in re.split(r"\s*[/・•,、+&と]\s*", word)]
    return "/".join(kind for kind in kinds if kind) if all(kinds) else cell.strip()


def card_number(cell: str) -> str:
    """A card's number without width and without the sign by which a spreadsheet takes it for a text."""
    return unicodedata.normalize("NFKC", cell).strip().removeprefix("'")


def is_sum(cell: str) -> bool:
    """Whether a cell in place of a card's number says that its row adds up the others."""
    return _SUMS.fullmatch(unicodedata.normalize("NFKC", cell).strip(" :=-")) is not None


def spoken(text: str) -> str:
    """The language of a name or text by its script."""
    return "ja" if _JAPANESE.search(text) else "en"


def is_date(cell: str) -> bool:
    """Whether a card's number was made a date by a spreadsheet."""
    word = unicodedata.normalize("NFKC", cell).strip()
    return any(date.fullmatch(word) for date in _DATES)


def parts(cell: str) -> list[str]:
    """The names in a cell, with ``|`` between them as we write it, or what people put there."""
    names = cell.split("|") if "|" in cell else _BREAKS.split(cell)
    return [name.strip() for name in names if name.strip()]


def joined(names: Iterable[str]) -> str:
    """Names as one cell, which :func:`parts` reads as the same names."""
    kept = list(names)
    cell = "|".join(kept)
    return f"{cell}|" if len(kept) == 1 and _BREAKS.search(cell) else cell
