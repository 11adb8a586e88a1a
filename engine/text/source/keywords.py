"""Keywords: the word before a dash that classifies a craft (207.7), and cards that have one (1332.6).

Only words that are known as keywords are read so: those of the word list, and those that stand before a dash on the
cards at hand. Another word before a dash is read over, as it is no part of the text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.source.normalise import Line
from engine.trails.tree import Filter, Is
from engine.trails.tree.reads import replace

ARTS_NAME = re.compile(r"\s*(?:<<[^<>]+>>|[^.:<>。、「」]{1,40}->|《[^《》]+》|「[^「」・]+」(?=[^をがのは]))\s*")
#: In a whole line, with its capital letters; and in a quoted craft, in small ones.
_HEAD = re.compile(
    r"([^\s.:,。、{}\[\]【】“”「」]{1,12}(?: [A-Z]\w+)?)\s*—\s*|"
    r"([A-Z]\w+(?: [A-Z]\w+)?) --? |([一-鿿々]{1,8})-(?=[^\dX-])"
)
_QUOTED = re.compile(r"([^\s.:,。、{}\[\]【】“”「」—]{1,12}(?: [a-z]\w+)?)\s*—\s*")
_EN = re.compile(
    r" (?:with|that has|that have|(without|that doesn't have|that don't have))(?: the)?(?: keyword)? ['“]?"
    r"([a-z][\w-]*(?: [a-z][\w-]*)?)['”]?(?: keyword)?(?![\w'-])"
)
_WORD = re.compile(r"([a-z][\w-]*|[^\s.:,。、をが]{1,12}(?=を))(?: [a-z][\w-]*)?")
_JA = re.compile(
    r"(?:キーワード)?[「“]?([^\s.:,。、{}\[\]【】“”「」—]{1,12}?)[」”]?を持(つ|っている|たない|っていない)"
)


def head(text: str) -> tuple[str, int] | None:
    """The word before a dash with which a line begins, and where that ends."""
    if "—" not in text[:24] and "-" not in text[:24]:
        return None
    found = _HEAD.match(text)
    return None if found is None else (found.group(found.lastindex or 0), found.end())


def add(g: Grammar) -> None:
    """A quoted craft with its keyword."""
    g.add("quoted", build=_with, en="“(|・|・ ){k:keyword}{c:craft}”", ja="「(|・|が){k:keyword}{c:craft}」")
    for lang in ("en", "ja"):
        g.custom("keyword", lang, _read, None)
        g.custom("classed", lang, _known, partial(_say, lang=lang))
    g.add("classed-one", "this", en="this (card|UNIT|ITEM|BASE)", ja="(これ|このカード|このUNIT|このITEM)")
    g.add("classed-one", hole("r"), en="{r:back-s}", ja="{r:back}")
    for mark, en, ja in (
        ("", "(has|have|had)", "を(持つ|持っている)"),
        ("-", "(doesn't|does not|don't) have", "を(持たない|持っていない)"),
    ):
        g.add(
            "cond",
            build=lambda w, k, mark=mark: Is(w, Filter(keywords=(mark + k,))),
            match=partial(_asked, mark=mark),
            en=f"{{w:classed-one}} {en} {{k:classed}}",
            ja=f"{{w:classed-one}}が{{k:classed}}{ja}",
        )
    conditions = g.rule("cond").productions  # before all others, so that it is what is printed
    conditions[:0] = [conditions.pop(), conditions.pop()]


def _asked(v: Any, mark: str) -> Mapping[str, Any] | None:
    """What a condition on one card asks, if it is a keyword alone."""
    if not isinstance(v, Is) or len(v.filter.keywords) != 1 or v.filter != Filter(keywords=v.filter.keywords):
        return None
    word = v.filter.keywords[0]
    return {"w": v.who, "k": word.removeprefix("-")} if (word[0] == "-") is (mark == "-") else None


def _known(parse: Parse, at: int) -> Readings:
    """A known keyword, the longest first."""
    found = _WORD.match(parse.low, at)
    ends = (found.end(), found.end(1)) if found is not None else ()
    for end in ends:
        if keyword := parse.words.keyword(parse.low[at:end]):
            return ((end, keyword),)
    return ()


def _say(value: Any, speaker: Speaker, lang: str) -> str:
    return speaker.spoken(f"{value}—", lang).removesuffix("—")


def _read(parse: Parse, at: int) -> Readings:
    found = _QUOTED.match(parse.low, at)
    return ((found.end(), parse.words.keyword(found.group(1))),) if found else ()


def _with(k: str, c: tuple[Any, ...]) -> tuple[Any, ...]:
    return classified(c, k)


def classified(crafts: tuple[Any, ...], keyword: str) -> tuple[Any, ...]:
    """The crafts of a line with what they are classified as; an icon craft is classified by its icon."""
    if not keyword:
        return crafts
    return tuple(replace(craft, keyword=keyword) if hasattr(craft, "keyword") else craft for craft in crafts)


def having_en(parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    """ "with Loyalty" after an English noun, noted in ``said``; where it ends, None if nothing of it stands there."""
    found = _EN.match(parse.low, at) if parse.low.startswith((" with", " that "), at) else None
    if found is None:
        return None
    for word in (found.group(2), found.group(2).split(" ")[0]):
        if keyword := parse.words.keyword(word):
            whole = word == found.group(2)
            return _noted(said, keyword, bool(found.group(1)), found.end() if whole else found.start(2) + len(word))
    return None


def having_ja(parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    """忠義を持つ before a Japanese noun."""
    found = _JA.match(parse.low, at) if "を持" in parse.low else None
    keyword = parse.words.keyword(found.group(1)) if found is not None else ""
    return _noted(said, keyword, "ない" in found.group(2), found.end()) if found is not None and keyword else None


def _noted(said: dict[str, Any], keyword: str, negated: bool, end: int) -> int | None:
    said["keywords"] = tuple(sorted((*said.get("keywords", ()), "-" * negated + keyword)))
    return end


def head_of(line: Line, arts: bool) -> tuple[str, int, str]:
    """The text without arts name and keyword, how much was taken off, and the keyword."""
    body, skipped, keyword = line.text, 0, ""
    if arts and (name := ARTS_NAME.match(body)) is not None:
        body, skipped = body[name.end() :], name.end()
    if (found := head(body)) is not None:
        keyword, end = found
        body, skipped = body[end:], skipped + end
    return body, skipped, keyword
