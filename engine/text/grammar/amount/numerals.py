"""Numbers, comparisons of numbers, and how much at most or at least. Both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.amount.referring import UpTo, scale, scale_bonus, unscale
from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.template import Parse, Readings, Speaker
from engine.text.source import lexicon
from engine.text.surface import ANY, By, PaidEP, Predicate, Said
from engine.trails.tree import Bond, Capped, Discard, Draw, Gain, Neg, PayEP, X
from engine.trails.tree.reads import replace

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


def numerals(g: Grammar) -> None:
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


#: Of what it is so many, English and Japanese; the first of each is printed.
_UNITS = (
    ("", "", ""),
    ("bond", "( bond| bonds)", "(点|絆)"),
    ("cards", "( cards| card)", "枚"),
    ("things", "( UNITs| ITEMs| BASEs| EVENTs| of them| times| damage| EP| CP)", "(つ|体|回|EP|CP)"),
)
_TOTAL = "(| total| in total)"


def limits(g: Grammar) -> None:
    """Rule: upto (value: a number, or a pair of them, and its unit). Adds to "worked"."""
    for unit, en, ja in _UNITS:
        _limits(g, "num", unit, en + _TOTAL, ja)
    _limits(g, "bonus", "", "", "")
    g.add(
        "worked",
        build=_capped,
        match=lambda v: {"a": v.amount, "n": (v.most, "")} if isinstance(v, Capped) and v.most >= 0 else None,
        en="{a:amount}{n:upto}",
        ja=("{a:amount}、{n:upto}", "{a:amount}{n:upto}"),
    )
    # behind all of it, as English has it: 絆を1点得る（最大5点）
    g.add("sentence", build=_behind, ja="{c:chain}{m:upto-end}")


def _limits(g: Grammar, rule: str, unit: str, of: str, ja_of: str) -> None:
    n = f"{{n:{rule}}}"
    g.add(
        "upto",
        build=lambda n: (n, unit),
        match=lambda v: {"n": v[0]} if v[1] == unit and isinstance(v[0], tuple) is (rule == "bonus") else None,
        en=(
            f", to a maximum of {n}{of}",
            f"(,|) (|up )to (a|the) (max|maximum|limit)(| of) {n}{of}",
            f"(,|) (up to|at most|max|max.|maximum|a maximum of|with a maximum of|no more than|to at most) {n}{of}",
        ),
        ja=(
            f"最大{n}{ja_of}まで(|、)",
            f"、最大(で|)(も|){n}{ja_of}(まで|)(、|)",
            f"最大(で|)(も|){n}{ja_of}(、|)",
            f"(、|){n}{ja_of}(を上限に|を上限として|を限度に|を限度として|まで)(、|)",
            f"(、|)上限(は|)(、|){n}{ja_of}(まで|)(、|)",
        ),
    )
    if unit != "things":
        g.add("upto-end", build=lambda n: (n, unit), ja=f"、(最大|上限)(|で|でも|も|は){n}{ja_of}(|まで)")


def _capped(a: Any, n: Any) -> Any:
    most, unit = n
    once = unit == "" or getattr(a, "each", 1) == 1
    return Capped(a, most) if isinstance(most, int) and most > 0 and once else REJECT


def _behind(c: Any, m: Any) -> Any:
    """Clauses of which the only one is done for each of something, up to a limit."""
    whole: Any = c[0]
    clause = whole.do[0] if isinstance(whole, By) and len(whole.do) == 1 else whole
    most, unit = m
    made: Any = REJECT
    if len(c) != 1:
        return REJECT
    if isinstance(clause, (Draw, Discard, Bond, Gain)):
        found = unscale((clause.amount,))
        if found is not None and not isinstance(found[0], UpTo) and not isinstance(most, tuple):
            own = "bond" if isinstance(clause, Bond) else "" if isinstance(clause, Gain) else "cards"
            amount = scale(found[1][0], UpTo(found[0], most, unit), own)
            made = amount if amount is REJECT else replace(clause, amount=amount)
    elif isinstance(clause, Said) and len(clause.predicates) == 1 and clause.predicates[0].kind == "bonus":
        part = clause.predicates[0]
        found = unscale(part.value)
        if found is not None and not isinstance(found[0], UpTo):
            bonus = scale_bonus(found[1], UpTo(found[0], most, unit))
            made = bonus if bonus is REJECT else replace(clause, predicates=(Predicate("bonus", bonus, part.until),))
    if made is REJECT:
        return REJECT
    return (made if clause is whole else By(whole.player, (made,)),)


def _upto(f: Any, m: Any) -> Any:
    most, unit = m
    limits = most if isinstance(most, tuple) else (most,)
    plain = all(isinstance(limit, int) for limit in limits) and any(limits)
    return UpTo(f, most, unit) if plain and not isinstance(f, UpTo) else REJECT


def derive_limits(g: Grammar) -> None:
    """Whatever something is done for each of, up to a limit. Needs all of them to be there."""
    base = g.rule("per-each")
    base.productions, g.rule("per").productions = g.rule("per").productions, []
    g.add(
        "per",
        hole("f"),
        en="{f:per-each}",
        ja="{f:per-each}",
        match=lambda v: None if isinstance(v, UpTo) else {"f": v},
    )
    g.add(
        "per",
        build=_upto,
        match=lambda v: {"f": v.of, "m": (v.most, v.unit)} if isinstance(v, UpTo) else None,
        en="{f:per-each}{m:upto}",
        ja="{f:per-each}{m:upto}",
    )


_COST = PayEP(X())


def variable_payment(g: Grammar) -> None:
    """Add to the rules "cost1", "per" and "amount"."""
    g.reads(
        "cost1",
        _COST,
        en="pay (any amount|any number|as much) (of |)EP( as you like|)",
        ja="(任意の|好きな)(点数の|数の|量の|点数|数|)(EP)(を|)支払う",
    )
    g.reads("per", PaidEP(), en=" for each EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP1(点|)(につき|ごとに)(|、)")  # fmt: skip
    g.reads("amount", PaidEP(), en="the (amount|number) of EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP(の点数|の数|)")  # fmt: skip


def with_x(v: Any) -> Mapping[str, Any] | None:
    """One continuous craft whose bonus has to be worked out: the same with X, and what X is."""
    if len(v) != 1 or not v[0].said.predicates:
        return None
    (static,) = v
    found: Any = None
    parts = []
    for part in static.said.predicates:
        if part.kind == "bonus" and unscale(part.value) is None:
            numbers = []
            for amount in part.value:
                plain = amount.amount if isinstance(amount, Neg) else amount
                if isinstance(plain, int | X):
                    numbers.append(amount)
                    continue
                if found not in (None, plain):
                    return None
                found = plain
                numbers.append(X(-1) if isinstance(amount, Neg) else X())
            part = replace(part, value=tuple(numbers))
        parts.append(part)
    if found is None:
        return None
    return {"s": replace(static, said=replace(static.said, predicates=tuple(parts))), "a": found}
