"""What a noun phrase demands of numbers: so much, more or less than something, one of several.

Both languages end here; the words around the numbers are read in :mod:`engine.text.grammar.noun.demand.english` and
:mod:`engine.text.grammar.noun.demand.japanese`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.text.grammar.lexicon.participles import EN
from engine.text.grammar.noun.demand.comparison import whole
from engine.text.grammar.noun.modifier.vocabulary import FIELDS
from engine.text.parser.grammar import Grammar
from engine.text.parser.rule import Parse, Readings
from engine.text.source import lexicon
from engine.text.surface import Ref
from engine.trails.tree import AnyRange, Range, Stat, Sum, X


def field_words(lang: int) -> str:
    """The names of all numbers, as an alternative. lang: 0 for English, 1 for Japanese."""
    return "|".join(re.escape(w.lower()) for row in FIELDS.values() for w in sorted(row[lang], key=len, reverse=True))


def any_of(words: Iterable[str]) -> str:
    """Words as an alternative, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


#: Numbers by what they are called.
BY_WORD = {word.lower(): key for key, row in FIELDS.items() for words in row for word in words}
#: How much, as words in a pattern.
NUM = r"(\d+|x|one|two|three|four|five|six|seven|eight|nine|ten)"
#: Less and more, likewise.
LESS, MORE = r"less|lower|fewer|smaller", r"more|greater|higher|larger"
#: "... or DEF 2 or less": another number, of which one is enough.
_OR_EN = re.compile(
    rf",? or (?:with )?(?:an? )?(original |printed )?({field_words(0)}) (?:of |is )?{NUM}"
    rf"(?: or ({LESS}|{MORE}))?(?![\w/])"
)
#: What the EP cost of the arts is called.
ARTS_COST = "arts ep cost"
_OWN = {
    "en": re.compile(rf"(?:its|their) (printed |original )?({field_words(0)})"),
    "ja": re.compile(rf"(?:それの|その)?(本来の)?({field_words(1)})(?:の値)?(?=より|以上|以下|未満|と同じ|に等しい)"),
}
_WHOSE_EN = re.compile(
    r"(?:this card's|this unit's|that unit's|that card's)(?! (?:cp|str|def|atk|ep|building|level|wings|arts))"
)
#: "CP cost less than the discarded card": than its.
_DONE_EN = re.compile(rf"({any_of(EN)})(?:'s)?(?! (?:cp|str|def|atk|ep|building|level|wings|arts))(?![\w'])")
#: Whether a word says less or more.
WAYS = {word: "less" for word in ("less", "lower", "fewer", "smaller", "以下")} | {
    word: "more" for word in ("more", "greater", "higher", "larger", "以上")
}


def amount_after(g: Grammar, lang: str, parse: Parse, at: int, field: str, printed: str | None) -> Readings:
    """Amounts that begin here, the longest first; "its DEF" is a number of the object itself, unless that is the very
    number which is compared."""
    low = parse.low
    if lang == "en" and (whose := _WHOSE_EN.match(low, at)) is not None:
        return ((whose.end(), Stat(field, "this" if "this" in whose.group() else Ref("it"))),)  # type: ignore[arg-type]
    if lang == "en" and (done := _DONE_EN.match(low, at)) is not None:
        return ((done.end(), Stat(field, Ref(EN[done.group(1)]))),)  # type: ignore[arg-type]
    if lang == "en" and low.startswith("that of ", at):  # the same number
        if low.startswith("this card", at + 8):
            return ((at + 17, Stat(("printed " * bool(printed)) + field, "this")),)
        return [(end, Stat(field, ref)) for end, ref in g.read("back", "en", parse, at + 8)]
    own = re.match(_OWN[lang], low[at:])
    if own is not None:
        number = "printed " * bool(own.group(1)) + BY_WORD[own.group(2)]
        of: Any = Ref("it") if number == "printed " * bool(printed) + field else "self"
        return ((at + own.end(), Stat(number, of)),)
    if named := whole(g, lang, parse, at, field):
        return named
    return sorted((*g.read("worked", lang, parse, at), *g.read("num", lang, parse, at)), key=lambda one: -one[0])


def compared(said: dict[str, Any], word: str, way: str, amount: Any, printed: bool, end: int) -> int:
    """A range that an amount bounds."""
    under = any(part in way for part in ("less", "lower", "以下", "未満", "小さい", "低い", "at most"))
    over = any(part in way for part in ("greater", "higher", "more than", "以上", "大きい", "高い", "at least"))
    if "no less" in way or "no lower" in way:
        under, over = False, True
    elif "no " in way:
        under, over = True, False
    strict = (under or over) and not any(part in way for part in ("equal", "以", "at ", "no "))
    if strict:
        amount = (amount + (1 if over else -1)) if isinstance(amount, int) else Sum((amount, 1 if over else -1))
    limit = Range(BY_WORD[word], None if under else amount, None if over else amount, printed)
    said["ranges"] = (*said.get("ranges", ()), limit)
    return end


def listed(said: dict[str, Any], word: str, numbers: list[str], printed: bool, end: int) -> int | None:
    """ "2 or 3": numbers that follow each other."""
    values = [plain_number(number) for number in numbers if number != "x"]
    if len(values) != len(numbers) or values != list(range(values[0], values[0] + len(values))):
        return None
    said["ranges"] = (*said.get("ranges", ()), Range(BY_WORD[word], values[0], values[-1], printed))
    return end


def ranged(
    said: dict[str, Any],
    word: str,
    number: str,
    way: str | None,
    number2: str | None,
    way2: str | None,
    printed: bool,
    end: int,
) -> int | None:
    """A range that plain numbers bound, one or two."""
    field = BY_WORD.get(word, word)
    value: Any = X() if number == "x" else plain_number(number)
    least = value if way in (None, "more") else None
    most = value if way in (None, "less") else None
    if number2 is not None:
        second: Any = X() if number2 == "x" else plain_number(number2)
        if way is None or way == way2:
            return None
        least, most = (value, second) if way == "more" else (second, value)
    said["ranges"] = (*said.get("ranges", ()), Range(field, least, most, printed))
    return end


def or_else(low: str, at: int, said: dict[str, Any]) -> int:
    """Where a number goes on with others of which one is enough."""
    while (found := _OR_EN.match(low, at)) is not None:
        first = said["ranges"][-1]
        before = said["ranges"][:-1]
        said["ranges"] = ()
        printed, word, number, way = found.groups()
        ranged(said, word, number, WAYS.get(way or ""), None, None, printed is not None, at)
        parts = (*(first.of if isinstance(first, AnyRange) else (first,)), *said["ranges"])
        said["ranges"] = (*before, AnyRange(tuple(sorted(parts, key=range_order))))
        at = found.end()
    return at


def either_of(said: dict[str, Any], parts: tuple[Any, ...], end: int) -> int:
    """Several numbers of which one is enough: printed or not, which, how much, or more or less."""
    made: dict[str, Any] = {}
    for printed, word, number, way in parts:
        ranged(made, word, number, WAYS.get(way or ""), None, None, printed is not None, end)
    said["ranges"] = (*said.get("ranges", ()), AnyRange(tuple(sorted(made["ranges"], key=range_order))))
    return end


def plain_number(word: str) -> int:
    """A number in digits or letters."""
    return int(word) if word.isdigit() else lexicon.NUMBER_WORDS.index(word)


def range_order(limit: Range | AnyRange) -> int:
    """The place of a range among those of a filter: equal demands make equal filters."""
    if isinstance(limit, AnyRange):
        return 100 + range_order(limit.of[0])
    return (*FIELDS, "orgs").index(limit.field)
