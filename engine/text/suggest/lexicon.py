"""What players type, in the words that cards print: the rows of ``lexicon.yaml``, one after the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from engine import yaml12
from engine.text.source.normalise import ACTION, ENTER

#: Names, in which no word is put in another's place: of cards, sub-names and arts. What is quoted otherwise is a craft.
_NAMES = {
    "en": re.compile(r"‘(?:[^’]|’(?=[A-Za-z]))*’|(?<![A-Za-z])'(?:[^']|'(?=[A-Za-z]))+'(?![A-Za-z])|<<[^>]*>>"),
    "ja": re.compile(
        r"“[^”]*”|‘[^’]*’|\"[^\"]*\"|(?<=名が)「[^」]*」|(?<=名に)「[^」]*」|(?<=ブ名)「[^」]*」"
        r"|《[^》]*》|<<[^>]*>>"
    ),
}
#: Whether words have spaces about them.
_SPACED = {"en": True, "ja": False}
_NUMBER = re.compile(r"[<>](\d+)")
_ICONS = {"{action}": ACTION, "{enter}": ENTER}
_COUNT_JA = {one: str(at) for at, one in enumerate("一二三四五六七八九", 1)}
_IN_DIGITS = re.compile("#([一二三四五六七八九])")

Row = tuple[re.Pattern[str], str, int]


def table(name: str) -> dict[str, Any]:
    """A table of this package."""
    data = yaml12.load((files(__package__) / f"{name}.yaml").read_text(encoding="utf-8"))
    assert isinstance(data, dict)  # a file of ours
    return data


@cache
def _rows(lang: str) -> Sequence[Row]:
    rows: list[Row] = []
    for row in table("lexicon")[lang]:
        typed = row["typed"]
        if _SPACED[lang]:
            typed = rf"(?<![\w'-])(?:{typed})(?![\w-])"
        elif "|" in typed and "(?:" not in typed[:3]:
            typed = f"(?:{typed})"
        rows.append((re.compile(typed, re.IGNORECASE), row["printed"], row.get("step", 0)))
    return rows


def in_print(text: str, lang: str) -> str:
    """A line that has been normalised, with every word that cards have another one for in that word."""
    names = [found.group() for found in _NAMES[lang].finditer(text)]
    for at, name in enumerate(names):
        text = text.replace(name, f"‘{at}’", 1)
    for typed, printed, step in _rows(lang):
        text = typed.sub(printed, text) if not step else _stepped(typed, printed, step, text)
    text = _IN_DIGITS.sub(lambda found: _COUNT_JA[found[1]], text)
    for icon, char in _ICONS.items():
        text = text.replace(icon, char)
    for at, name in enumerate(names):
        text = text.replace(f"‘{at}’", name, 1)
    return re.sub(r" {2,}", " ", text).strip()


def _stepped(typed: re.Pattern[str], printed: str, step: int, text: str) -> str:
    """ "Less than 3": the number before it."""
    return typed.sub(lambda found: _NUMBER.sub(lambda number: str(int(number[1]) + step), found.expand(printed)), text)
