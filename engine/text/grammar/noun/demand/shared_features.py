"""What a noun has in common with some other object: "that shares an organization with a UNIT you control".

Likewise "with the same name as a card in your trail", あなたのUNITと同じ組織を持つ. Both languages.

With what stands in the text before ("this card", "it", "the discarded card") see the modifiers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.parser.rule import Parse
from engine.trails.tree import Filter

_NUMBERS = {
    "cp cost": "cp",
    "cpコスト": "cp",
    "str": "str",
    "def": "def",
    "building level": "level",
    "創設レベル": "level",
}
_ANY = r"(?:an? |another |any (?:other )?|one of (?=your)|(?=cards? |(?:unit|item|base|event)s? ))"
_LIKE_EN = re.compile(
    r" (?:(?:that shares?|sharing) (?:an organization|organizations) with|(?:that has|that have|with) "
    r"(?:an organization in common with|"
    r"the same (?P<what>organization|(?:card )?name|cp cost|str|def|building level) as)) " + _ANY
)
_LIKE_JA = re.compile(
    r"と(?:(?:同じ|共通する|共通の)(?P<what>組織|カード名|名前|cpコスト|str|def|創設レベル)(?:の|を持つ|である)|同名の|"
    r"(?P<what2>カード名|名前|cpコスト|str|def|創設レベル)が同じ(?:の|である|))"
)
_STOP = re.compile("[。、:「」はがを]")
_ZONES = ("field", "trail", "exile")


def like_en(g: Grammar, parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    """The demand after an English noun, noted in ``said``; where the next begins, None if there is none."""
    found = _LIKE_EN.match(parse.low, at)
    if found is None or "like" in said:
        return None
    for end, other in g.read("np", "en", parse, found.end()):
        if _plain(other):
            said["like"] = (_what(found["what"] or "organization"), other)
            return end
    return None


def like_ja(parse: Parse, at: int, noun: Callable[[Parse, int, int], Any]) -> tuple[int, tuple[str, Filter]] | None:
    """The demand that begins at an offset before a Japanese noun, and where it ends; None if there is none."""
    low = parse.low
    if "と同" not in low and "と共通" not in low and "が同じ" not in low:
        return None
    stop = _STOP.search(low, at)
    for found in _LIKE_JA.finditer(
        low, at, len(low) if stop is None or low.startswith("が同じ", stop.start()) else stop.start() + 6
    ):
        if _STOP.search(low, at, found.start()) is None and found.start() > at:
            other = noun(parse, at, found.start())
            if other is not None and _plain(other):
                return found.end(), (_what(found["what"] or found["what2"] or "名前"), other)
    return None


def _what(word: str) -> str:
    if word in _NUMBERS:
        return _NUMBERS[word]
    return "organization" if word in ("organization", "組織") else "name"


def _plain(f: Filter) -> bool:
    """Whether it says what lies openly, and how that stands to nothing else."""
    return f.zone in _ZONES and not f.asks_others and (f.whose != "any" or f.zone != "field" or bool(f.types or f.orgs))


def say_like(like: tuple[Any, ...], noun: str, lang: str, *, plural: bool) -> str:
    """The demand. noun: the other object, in English with its article."""
    what = like[0]
    if lang == "ja":
        word = {"organization": "組織を持つ", "name": "カード名の", "cp": "CPコストの", "level": "創設レベルの"}.get(
            what, what.upper() + "の"
        )
        return f"{noun}と同じ{word}"
    if what == "organization":
        return f" that share{'' if plural else 's'} an organization with {noun}"
    word = {"name": "card name", "cp": "CP cost", "level": "building level"}.get(what, what.upper())
    return f" with the same {word} as {noun}"
