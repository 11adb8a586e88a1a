"""Numbers as they are printed: counts, bonuses, how many of something. Both languages side by side."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from engine.text.parser.grammar import Grammar
from engine.text.parser.rule import Parse, Readings, Speaker
from engine.text.source import lexicon
from engine.text.surface import ANY
from engine.trails.tree import X

#: How many: operator, English, Japanese.
OPS = ((">=", "{n:numw} or more", "以上"), ("<=", "{n:numw} or fewer", "以下"), ("=", "exactly {n:numw}", ""))
_WORDS = "|".join(lexicon.NUMBER_WORDS)
_NUM_EN = re.compile(rf"(?:{_WORDS}|\d+|x)(?![\w])")
_NUM_JA = re.compile(r"\d+|x")
_BONUS = re.compile(r"([+-])(\d*)(x?)/([+-])(\d*)(x?)(?![\w/])")
_BONUS_JA = re.compile(r"([+-])(\d*)(x?)/([+-])(\d*)(x?)(?![a-z0-9/])")
_MEASURE = re.compile(
    r"(最大|最小)?(\d+|x)(つ|枚|体|人|個|種類)(まで|以上)?|任意の(?:数|枚数)(?:の)?|好きな(?:数|枚数)"
)
_BETWEEN = re.compile(r"(\d+)(?:つ|枚|体|人|個)?(か|または|から|~|以上)(\d+)(?:つ|枚|体|人|個)(?:まで|以下)?")
_COUNTER = re.compile(r"(?:1)?(?:つ|枚|体|人|個)?(?=につき|ごとに)")


def number_of(word: str) -> Any:
    """A number in digits or letters, or X."""
    if word == "x":
        return X()
    return int(word) if word.isdigit() else lexicon.NUMBER_WORDS.index(word)


def _num_en(parse: Parse, at: int) -> Readings:
    found = _NUM_EN.match(parse.low, at)
    return ((found.end(), number_of(found.group())),) if found else ()


def _num_ja(parse: Parse, at: int) -> Readings:
    found = _NUM_JA.match(parse.low, at)
    return ((found.end(), number_of(found.group())),) if found else ()


def _say_digits(value: Any, speaker: Speaker) -> str | None:
    if isinstance(value, X) and value.each == 1:
        return "X"
    return str(value) if isinstance(value, int) and value >= 0 else None


def _say_word(value: Any, speaker: Speaker) -> str | None:
    if isinstance(value, int) and value >= 0:
        return lexicon.number_word(value)
    return _say_digits(value, speaker)


def _signed(sign: str, digits: str, x: str) -> Any:
    factor = -1 if sign == "-" else 1
    if x:
        return X(factor * int(digits or 1))
    return factor * int(digits) if digits else None


def _bonus(pattern: re.Pattern[str], parse: Parse, at: int) -> Readings:
    found = pattern.match(parse.low, at)
    if found is None:
        return ()
    sign, digits, x, sign2, digits2, x2 = found.groups()
    strength, defence = _signed(sign, digits, x), _signed(sign2, digits2, x2)
    return () if strength is None or defence is None else ((found.end(), (strength, defence)),)


_STAT = r"(str|atk|def)"
_ONE_WORDY = rf"(?:([+-])(\d+|x) {_STAT}|{_STAT} ?([+-])(\d+|x))"
_WORDY = re.compile(rf"{_ONE_WORDY}(?:(?: and |と|、|/| / |, ){_ONE_WORDY})?(?![a-z0-9_/+-])")


def _bonus_words(parse: Parse, at: int) -> Readings:
    """ "+2 STR", "STR +1 and DEF +2": a bonus that names its numbers."""
    found = _WORDY.match(parse.low, at)
    if found is None:
        return ()
    sign, digits, word, word2, sign2, digits2, *rest = found.groups()
    got = {("def" if (word or word2) == "def" else "str"): (sign or sign2, digits or digits2)}
    sign, digits, word, word2, sign2, digits2 = rest
    if word or word2:
        field = "def" if (word or word2) == "def" else "str"
        if field in got:
            return ()
        got[field] = (sign or sign2, digits or digits2)
    plain = {field: _signed(s, "" if n == "x" else n, "x" if n == "x" else "") for field, (s, n) in got.items()}
    return ((found.end(), (plain.get("str", 0), plain.get("def", 0))),)


def _any_bonus(pattern: re.Pattern[str], parse: Parse, at: int) -> Readings:
    return _bonus(pattern, parse, at) or _bonus_words(parse, at)


def _say_bonus(value: Any, speaker: Speaker) -> str | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    minus = any((part.each if isinstance(part, X) else part if isinstance(part, int) else 0) < 0 for part in value)
    out = []
    for part in value:
        if isinstance(part, X):
            size = "X" if abs(part.each) == 1 else f"{abs(part.each)}X"
            out.append(("-" if part.each < 0 else "+") + size)
        elif isinstance(part, int):
            out.append(("-" if part < 0 or (minus and part == 0) else "+") + str(abs(part)))
        else:
            return None
    return "/".join(out)


def _measure(parse: Parse, at: int) -> Readings:
    between = _BETWEEN.match(parse.low, at)
    if between is not None:
        least, joined, last = int(between.group(1)), between.group(2), int(between.group(3))
        return (
            ((between.end(), (least, last, "")),)
            if least < last and (joined not in ("か", "または") or last == least + 1)
            else ()
        )
    found = _MEASURE.match(parse.low, at)
    if found is None:
        return ()
    most, word, _, end = found.groups()
    if word is None:
        return ((found.end(), (0, ANY, "")),)
    number = number_of(word)
    if end == "以上" or most == "最小":
        return ((found.end(), (number, ANY, "")),) if most != "最大" else ()
    return ((found.end(), (0 if most or end == "まで" else number, number, "")),)


def _cnt(parse: Parse, at: int) -> Readings:
    """A number and its counter, nothing else."""
    found = _MEASURE.match(parse.low, at)
    if found is None or found.group(1) or not found.group(2):
        return ()
    return ((found.end(3), (0, number_of(found.group(2)), "")),)


def _say_measure(value: Any, speaker: Speaker) -> str | None:
    least, most, counter = value
    if most == ANY and least == 0:
        return "任意の数"
    if most == ANY:
        return f"{least}{counter}以上"
    number = _say_digits(most, speaker)
    if number is None:
        return None
    if least == most:
        return f"{number}{counter}"
    if least == 0:
        return f"最大{number}{counter}まで"
    between = isinstance(least, int) and isinstance(most, int) and 0 < least < most
    return f"{least}{counter}{'か' if most == least + 1 else 'から'}{most}{counter}" if between else None


def _counter(parse: Parse, at: int) -> Readings:
    found = _COUNTER.match(parse.low, at)
    return ((found.end(), ""),) if found else ()


def add(g: Grammar) -> None:
    """Rules: num (digits), numw (words), bonus, measure, cnt, ctr."""
    for name, say in (("num", _say_digits), ("numw", _say_word)):
        g.custom(name, "en", _num_en, say, "0123456789xotfsenz")
        g.custom(name, "ja", _num_ja, _say_digits, "0123456789x")
    for lang, pattern in (("en", _BONUS), ("ja", _BONUS_JA)):
        g.custom(
            "bonus",
            lang,
            partial(_any_bonus, pattern),
            _say_bonus,
            lambda pair: pair[0] in "+-" or pair in ("st", "at", "de"),
        )
    g.custom("measure", "ja", _measure, _say_measure, "最0123456789x任好")
    g.custom("measure", "en", lambda parse, at: (), lambda value, speaker: None, "")
    g.custom("cnt", "ja", _cnt, lambda v, speaker: f"{v[1]}{v[2]}", "0123456789x")
    g.custom("cnt", "en", lambda parse, at: (), None, "")
    g.custom("ctr", "ja", _counter, lambda value, speaker: f"1{value}", "1つ枚体")
    g.custom("ctr", "en", lambda parse, at: (), lambda value, speaker: None, "")
