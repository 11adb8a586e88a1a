"""Noun phrases: sets of objects in both languages, side by side.

English puts states before the noun and owner, zone and numbers after it; Japanese puts everything before it. Each
modifier is one row for both. Reading is greedy: a modifier that can be read belongs to the noun.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.text import lexicon
from engine.text.kernel import Grammar, Parse, Reading, Readings, Speaker
from engine.text.modifiers import FIELDS, MODIFIERS, Modifier
from engine.text.nouns import head_en, head_ja, say_head_en, say_head_ja
from engine.text.surface import SUBJECT
from engine.trails.tree import Filter, Range, Stat, X


def _table(lang: str, *, before: bool) -> dict[str, Modifier]:
    words: dict[str, Modifier] = {}
    for row in MODIFIERS:
        for word in row.en if lang == "en" else row.ja:
            if lang == "ja" or word.startswith(" ") is not before:
                words.setdefault(word.lower(), row)
    return words


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))


def _names(lang: int) -> str:
    return "|".join(re.escape(w.lower()) for row in FIELDS.values() for w in sorted(row[lang], key=len, reverse=True))


_BY_WORD = {word.lower(): key for key, row in FIELDS.items() for words in row for word in words}
_N = r"(\d+|x|one|two|three|four|five|six|seven|eight|nine|ten)"
_WITH_EN = re.compile(
    rf"(?: with(?: an?)?| that has| that have| whose| and(?: an?)?) (original |printed )?({_names(0)}) (?:of |is )?{_N}"
    rf"(?: or (less|more))?(?: and {_N} or (less|more))?(?![\w/])"
)
_WITH_JA = re.compile(rf"(本来の)?({_names(1)})が{_N}(?:(以下|以上)(?:かつ)?)?(?:{_N}(以下|以上))?(?:の|である)")
_THIS_EN = re.compile(rf" with ({_names(0)}) (less|greater|more) than or equal to this card's ({_names(0)})(?!\w)")
_THIS_JA = re.compile(rf"({_names(1)})がこれの({_names(1)})(以下|以上)の")
_HALF_JA = re.compile(rf"(?:本来の)?(?:{_names(1)})が{_N}")
_ICON_EN = re.compile(r" (?:with|that has|that have|(without|that doesn't have|that don't have)) \[([^\]]+)\]")
_ICON_JA = re.compile(r"【([^】]+)】を(?:持(つ|たない))")
_NAME_EN = re.compile(r" (?:whose card name contains|with a card name that contains|with card name containing) '")
_NAME_JA = re.compile(r"カード名に“([^”]+)”を含む")


class Reader:
    """Reads noun phrases of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.before = _table(lang, before=True)
        self.after = _table(lang, before=False)
        self.before_re = _pattern(self.before)
        self.after_re = _pattern(self.after)

    def english(self, parse: Parse, at: int) -> Readings:
        """States, noun, then owner, zone, numbers, crafts and names."""
        low = parse.low
        said: dict[str, Any] = {}
        while (found := self.before_re.match(low, at)) is not None and _say(said, self.before[found.group()]):
            at = found.end()
        head = head_en(parse, at)
        if head is None:
            if at > parse.far:
                parse.far = at
            return ()
        at = head[0]
        said.update(head[1])
        while low[at] == " ":
            found = self.after_re.match(low, at)
            if found is not None and _ends_word(low, found.end()) and _say(said, self.after[found.group()]):
                at = found.end()
                continue
            after = _with_en(parse, at, said)
            if after is None:
                break
            at = after
        if at > parse.far:
            parse.far = at
        return _made(said, at)

    def japanese(self, parse: Parse, at: int) -> Readings:
        """Everything before the noun, in any order."""
        low = parse.low
        said: dict[str, Any] = {}
        out: list[Reading] = []
        while True:
            head = head_ja(parse, at, said)
            for end, part in head:
                out += _made({**said, **part}, end)
            after = self._modifier_ja(parse, low, at, said)
            if after is None:
                break
            at = after
        if at > parse.far:
            parse.far = at
        for end, _ in out:
            if end > parse.far:
                parse.far = end
        return _longest(out)

    def _modifier_ja(self, parse: Parse, low: str, at: int, said: dict[str, Any]) -> int | None:
        found = self.before_re.match(low, at)
        if found is not None and _say(said, self.before[found.group()]):
            return found.end()
        return _with_ja(parse, at, said)


def _longest(out: list[Reading]) -> list[Reading]:
    """A longer noun phrase hides the shorter ones it begins with: 手札のUNIT is no 手札."""
    if len(out) < 2:
        return out
    end = max(end for end, _ in out)
    return [reading for reading in out if reading[0] == end]


def _ends_word(low: str, at: int) -> bool:
    return not (low[at].isalnum() or low[at] == "'")


def _say(said: dict[str, Any], row: Modifier) -> bool:
    if row.field == "states":
        if row.value in said.get("states", ()):
            return False
        said["states"] = (*said.get("states", ()), row.value)
        return True
    if row.field == "placed":
        zone, whose = row.value.split(" ")
        if "zone" in said:
            return False
        said["zone"], said["whose"] = zone, whose
        return True
    if row.field in said:
        return False
    said[row.field] = row.value
    return True


def _with_en(parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    low = parse.low
    found = _WITH_EN.match(low, at)
    if found is not None:
        if low.startswith(" and", at) and "ranges" not in said:
            return None
        printed, word, number, way, number2, way2 = found.groups()
        return _ranged(said, word, number, way, number2, way2, printed is not None, found.end())
    found = _THIS_EN.match(low, at)
    if found is not None:
        _against_this(said, found.group(1), found.group(3), found.group(2) == "less")
        return found.end()
    found = _ICON_EN.match(low, at)
    if found is not None:
        key = lexicon.icon_words("en").get(found.group(2))
        if key is None:
            return None
        said["icons"] = (*said.get("icons", ()), f"-{key}" if found.group(1) else key)
        return found.end()
    found = _NAME_EN.match(low, at)
    if found is not None and "contains" not in said:
        end = low.find("'", found.end())
        if end > 0:
            said["contains"] = parse.text[found.end() : end]
            return end + 1
    return None


def _with_ja(parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    low = parse.low
    char = low[at]
    if char == "【":
        found = _ICON_JA.match(low, at)
        if found is None:
            return None
        key = lexicon.icon_words("ja").get(found.group(1))
        if key is None:
            return None
        said["icons"] = (*said.get("icons", ()), key if found.group(2) == "つ" else f"-{key}")
        return found.end()
    if char == "カ":
        found = _NAME_JA.match(low, at)
        if found is None or "contains" in said:
            return None
        said["contains"] = parse.text[found.start(1) : found.end(1)]
        return found.end()
    found = _WITH_JA.match(low, at)
    if found is None:
        other = _THIS_JA.match(low, at)
        if other is not None:
            _against_this(said, other.group(1), other.group(2), other.group(3) == "以下")
            return other.end()
        half = _HALF_JA.match(low, at)
        if half is not None and half.end() > parse.far:
            parse.far = half.end()
        return None
    printed, word, number, way, number2, way2 = found.groups()
    ways = {"以下": "less", "以上": "more"}
    return _ranged(
        said, word, number, ways.get(way or ""), number2, ways.get(way2 or ""), printed is not None, found.end()
    )


def _against_this(said: dict[str, Any], word: str, other: str, most: bool) -> None:
    end = Stat(_BY_WORD[other], "this")
    limit = Range(_BY_WORD[word], None if most else end, end if most else None)
    said["ranges"] = (*said.get("ranges", ()), limit)


def _ranged(
    said: dict[str, Any],
    word: str,
    number: str,
    way: str | None,
    number2: str | None,
    way2: str | None,
    printed: bool,
    end: int,
) -> int | None:
    field = _BY_WORD[word]
    value: Any = X() if number == "x" else _number(number)
    least = value if way in (None, "more") else None
    most = value if way in (None, "less") else None
    if number2 is not None:
        second: Any = X() if number2 == "x" else _number(number2)
        if way is None or way == way2:
            return None
        least, most = (value, second) if way == "more" else (second, value)
    said["ranges"] = (*said.get("ranges", ()), Range(field, least, most, printed))
    return end


def _number(word: str) -> int:
    return int(word) if word.isdigit() else lexicon.NUMBER_WORDS.index(word)


def _made(said: Mapping[str, Any], at: int) -> list[Reading]:
    parts = dict(said)
    types = parts.get("types", ())
    if types and set(types) <= {"EVENT", "BASE"} and parts.get("zone", "field") == "field":
        parts["zone"] = "homebase"  # 203.4
    if "ranges" in parts:
        parts["ranges"] = tuple(sorted(parts["ranges"], key=lambda limit: tuple(FIELDS).index(limit.field)))
    if "states" in parts:
        parts["states"] = tuple(sorted(parts["states"]))
    if "icons" in parts:
        parts["icons"] = tuple(sorted(parts["icons"]))
    return [(at, Filter(**parts))]


# --- printing -------------------------------------------------------------------------------------------------------
def _rows(f: Filter) -> list[Modifier]:
    wanted = [("states", state) for state in f.states]
    if f.face != "any":
        wanted.append(("face", f.face))
    if f.scope == "other":
        wanted.insert(0, ("scope", "other"))
    return [row for field, value in wanted for row in MODIFIERS if (row.field, row.value) == (field, value)]


def _place(f: Filter) -> Modifier | None:
    if f.zone == "field" and f.whose == "any":
        return None
    if f.zone == "homebase" and f.whose == "any" and f.types and set(f.types) <= {"EVENT", "BASE"}:
        return None
    value = f"{f.zone} {f.whose}"
    return next((row for row in MODIFIERS if row.field == "placed" and row.value == value), None)


def sayable(f: Filter) -> bool:
    """Whether a noun phrase can say the filter."""
    return f.scope != "this" and (
        _place(f) is not None or (f.whose == "any" and (f.zone == "field" or (f.zone == "homebase" and bool(f.types))))
    )


def say_english(f: Filter, speaker: Speaker, *, plural: bool = False) -> str | None:
    """The noun phrase without article."""
    if not sayable(f):
        return None
    rows = _rows(f)
    out = "".join(row.en[0] for row in rows if not row.en[0].startswith(" "))
    out += say_head_en(f, speaker, plural=plural)
    place = _place(f)
    if place is not None:
        out += place.en[0]
    elif not (f.types or f.orgs or f.names or f.subnames):
        out += " on the field"
    out += "".join(row.en[0] for row in rows if row.en[0].startswith(" "))
    for index, limit in enumerate(f.ranges):
        out += (" with " if index == 0 else " and ") + _say_range(limit, "en")
    for icon in f.icons:
        out += (
            f" without {lexicon.say_icon(icon[1:], 'en')}"
            if icon[0] == "-"
            else f" with {lexicon.say_icon(icon, 'en')}"
        )
    if f.contains:
        out += f" whose card name contains ‘{f.contains}’"
    return out


def say_japanese(f: Filter, speaker: Speaker) -> str | None:
    """The noun phrase."""
    if not sayable(f):
        return None
    place = _place(f)
    kinds = f.types or f.orgs or f.names or f.subnames
    bare = f == Filter(zone="hand", whose=f.whose) and f.whose in ("you", SUBJECT)
    if bare:
        return "手札"
    out = "" if place is None else place.ja[0]
    if f.zone == "field" and not kinds:
        out = {"you": "あなたの場の", "opponent": "相手の場の", "any": "場の"}.get(f.whose, "自身の場の")
    out += "".join(row.ja[0] for row in _rows(f))
    out += "".join(_say_range(limit, "ja") for limit in f.ranges)
    for icon in f.icons:
        out += lexicon.say_icon(icon.lstrip("-"), "ja") + ("を持たない" if icon[0] == "-" else "を持つ")
    if f.contains:
        out += f"カード名に“{f.contains}”を含む"
    return out + say_head_ja(f, speaker)


def _say_range(limit: Range, lang: str) -> str:
    word = FIELDS[limit.field][0 if lang == "en" else 1][0]
    end = limit.least if limit.least is not None else limit.most
    if isinstance(end, Stat):
        other = FIELDS[end.field][0 if lang == "en" else 1][0]
        if lang == "en":
            way = "less" if limit.least is None else "greater"
            return f"{word} {way} than or equal to this card's {other}"
        return f"{word}がこれの{other}{'以下' if limit.least is None else '以上'}の"
    least, most = (
        None if end is None else "X" if isinstance(end, X) else str(end) for end in (limit.least, limit.most)
    )
    if lang == "en":
        out = ("printed " if limit.printed else "") + word
        if least == most:
            return f"{out} {least}"
        parts = [f"{least} or more"] if least is not None else []
        parts += [f"{most} or less"] if most is not None else []
        return f"{out} {' and '.join(parts)}"
    out = ("本来の" if limit.printed else "") + word + "が"
    if least == most:
        return f"{out}{least}の"
    return out + (f"{least}以上" if least is not None else "") + (f"{most}以下" if most is not None else "") + "の"


def add(g: Grammar) -> None:
    """The rules "np" (singular) and "nps" (plural): the same readings, printed with or without s."""
    english, japanese = Reader("en"), Reader("ja")
    ident = g.rule("np").ident
    g.rule("nps").ident = ident  # one memory for both

    def en(parse: Parse, at: int) -> Readings:
        found = parse.memo[ident + (at << 9)] = english.english(parse, at)
        return found

    def ja(parse: Parse, at: int) -> Readings:
        found = parse.memo[ident + (at << 9)] = japanese.japanese(parse, at)
        return found

    g.custom("np", "en", en, say_english)
    g.custom("nps", "en", en, lambda value, speaker: say_english(value, speaker, plural=True))
    g.custom("np", "ja", ja, say_japanese)
    g.custom("nps", "ja", ja, say_japanese)
