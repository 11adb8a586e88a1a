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
from engine.text.nouns import _closing, _one_en, _one_ja, head_en, head_ja, say_head_en, say_head_ja
from engine.text.surface import SUBJECT, Ref
from engine.trails.tree import Filter, Range, Stat, Sum, X


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
_HAVING = r"(?: with(?: an?| exactly)?| that has(?: an?)?| that have(?: an?)?| whose| and(?: an?)?)"
_LESS, _MORE = r"less|lower|fewer|smaller", r"more|greater|higher|larger"
_WITH_EN = re.compile(
    rf"{_HAVING} (original |printed )?({_names(0)}) (?:of |is |are )?(?:exactly )?{_N}"
    rf"(?: or ({_LESS}|{_MORE}))?(?: and {_N} or ({_LESS}|{_MORE}))?(?![\w/])"
)
_LIST_EN = re.compile(
    rf"{_HAVING} (original |printed )?({_names(0)}) (?:of |is )?((?:{_N}, )*{_N},? or {_N})(?![\w/])(?! or )"
)
_THAN_EN = re.compile(
    rf"{_HAVING} (original |printed )?({_names(0)}) (?:is |of )?"
    rf"(?:(less|lower|greater|higher|more) than(?: or equal to)?|"
    rf"(?:equal to or|no) (?:less|lower|greater|higher|more) than|equal to|at least|at most|the same as) "
)
#: A number that another one follows: CPコストが2以下でSTRが3以上の.
_NEXT_JA = rf"(?:で、?|であり、?|、?かつ、?|、)(?=(?:本来の)?(?:{_names(1)})が)"
_OR_LESS_EN = re.compile(rf" or ({_LESS}|{_MORE})(?![\w])")
_LIST_JA = re.compile(rf"(本来の)?({_names(1)})が((?:{_N}か)+{_N})(?:の|である)")
_WITH_JA = re.compile(
    rf"(本来の)?(?:カードの)?({_names(1)})が?{_N}(?:(以下|以上|未満|より大きい|を超える|より小さい)(?:かつ)?)?(?:{_N}(以下|以上))?(?:の|である|(?=unit|item|event|base)|{_NEXT_JA})"
)
_THAN_JA = re.compile(rf"(本来の)?({_names(1)})が")
_END_JA = re.compile(r"(以下|以上|未満|に等しい|と等しい|と同じ|より大きい|より小さい|より高い|より低い)(?:の|である)?")
_HALF_JA = re.compile(rf"(?:本来の)?(?:{_names(1)})が{_N}")
_ORGS_EN = re.compile(rf" (?:with|that has|that have) {_N} or (more|fewer|less) (?:different )?organizations?(?!\w)")
_ORGS_JA = re.compile(rf"組織を{_N}つ(以上|以下)?持つ|{_N}つ(以上|以下)?の組織を持つ")
_ICONS_EN = "|".join(
    sorted((re.escape(word) for word in lexicon.icon_words("en") if word.isascii()), key=len, reverse=True)
)
_ICON_EN = re.compile(
    r" (?:with|that has|that have|who has|"
    r"(without|that doesn't have|that don't have|that does not have|that do not have))"
    rf" (?:an? |the )?(?:\[([^\]]+)\]|({_ICONS_EN})(?![\w:]))(?: crafts?)?"
)
_ICONS_JA = "|".join(re.escape(ja) for _, ja, _ in lexicon.ICONS)
_ICON_JA = re.compile(
    rf"(?:クラフト)?(?:【([^】]+)】|[「“]({_ICONS_JA})[」”]|({_ICONS_JA}))(?:のクラフト|クラフト)?を"
    r"(?:持(つ|たない|っている|っていない))"
)
_ICON_FIRST = frozenset("ク【「“" + "".join(ja[0] for _, ja, _ in lexicon.ICONS))
_NAME_EN = re.compile(
    r" (?:whose (?:card )?name contains|with a (?:card )?name that contains|with (?:a )?(?:card )?name containing|"
    r"with ['“](?=[^'“”]*['”] in (?:its|their) (?:card )?names?)) ?['“]?"
)
_NAMED_EN = re.compile(r" (?:named|with the (?:card )?name|whose (?:card )?name is|with (?:card )?name) ['“]")
_SUBNAMED_EN = re.compile(r" (?:with (?:the )?sub-?name|whose sub-?name is) ['“]")
_NAME_JA = re.compile(r"(?:カード名|名前|名称)に[“「]([^”」]+)[”」]を含む")
_NAMED_JA = re.compile(r"(?:カード名|名前)(?:が|は)?[“「]([^”」]+)[”」](?:の|である)")
_SUBNAMED_JA = re.compile(r"サブ名(?:が|は)[“「]([^”」]+)[”」](?:の|である)")
_WITHOUT_EN = re.compile(
    r" (?:other than (?:an? )?|except (?:for )?(?:an? )?|that (?:isn't|aren't|is not|are not) (?:an? )?)(?!this card)"
)
_AGAIN_EN = re.compile(r" (unit|item|event|base|card)s?(?![a-z])")
_OWN = {
    "en": re.compile(rf"(?:its|their) (printed |original )?({_names(0)})"),
    "ja": re.compile(rf"(?:それの|その)?(本来の)?({_names(1)})(?:の値)?(?=より|以上|以下|未満|と同じ|に等しい)"),
}
_WHOSE_EN = re.compile(
    r"(?:this card's|this unit's|that unit's|that card's)(?! (?:cp|str|def|atk|ep|building|level|wings|arts))"
)
_LOWER_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit)より(?:も)?(?:(本来の)?({_names(1)})が)(低い|小さい|少ない|高い|大きい|多い)"
)
_WAYS = {word: "less" for word in ("less", "lower", "fewer", "smaller", "以下")} | {
    word: "more" for word in ("more", "greater", "higher", "larger", "以上")
}


class Reader:
    """Reads noun phrases of one language."""

    def __init__(self, lang: str, g: Grammar) -> None:
        self.lang = lang
        self.g = g
        self.before = _table(lang, before=True)
        self.after = _table(lang, before=False)
        self.before_re = _pattern(self.before)
        self.after_re = _pattern(self.after)

    def begins(self, pair: str) -> bool:
        """Whether a Japanese noun phrase can begin with two characters: no particle does, and no stop."""
        if "\u3040" < pair[0] < "\u30a0":
            return any(word[:2] == pair or word == pair[0] for word in self.before)
        return pair[0].isalnum() or pair[0] in "“「【ー・"

    def english(self, parse: Parse, at: int) -> Readings:
        """States, noun, then owner, zone, numbers, crafts and names."""
        low = parse.low
        said: dict[str, Any] = {}
        while (found := self.before_re.match(low, at)) is not None and _say(said, self.before[found.group()]):
            at = found.end()
        if low.startswith("non-", at) and (none := _one_en(parse, at + 4)) is not None and none[1] in ("orgs", "names"):
            said["without"] = (none[2],)
            at = none[0] + (low[none[0]] == " ")
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
            after = _with_en(self.g, parse, at, said)
            if after is None:
                break
            at = after
        if at > parse.far:
            parse.far = at
        return _made(said, at)

    def every(self, parse: Parse, at: int) -> Readings:
        """A noun phrase with "all" among what stands before the noun: あなたのすべてのUNIT."""
        return self.japanese(parse, at, every=True) if "すべての" in parse.low else ()

    def japanese(self, parse: Parse, at: int, every: bool = False) -> Readings:
        """Everything before the noun, in any order."""
        low = parse.low
        said: dict[str, Any] = {}
        out: list[Reading] = []
        while True:
            if every and said and low.startswith("すべての", at):
                at += 4
                out, every = [], False
            head = head_ja(parse, at, said)
            for end, part in head if not every else ():
                out += _made({**said, **part}, end)
                if low.startswith("のうち", end) and "のうち" not in said:
                    out += self._part_of(parse, low, end + 3, {**said, **part})
            after = self._modifier_ja(parse, low, at + (low[at] == "、" and bool(said)), said)
            if after is None:
                if low[at] == "、" and said and (head := head_ja(parse, at + 1, said)):
                    for end, part in head:
                        out += _made({**said, **part}, end)
                break
            at = after
        if at > parse.far:
            parse.far = at
        for end, _ in out:
            if end > parse.far:
                parse.far = end
        return _longest(out)

    def _part_of(self, parse: Parse, low: str, at: int, said: dict[str, Any]) -> Readings:
        """ "of the UNITs the one with the lowest ...": what comes after のうち narrows it."""
        at += low[at] == "、"
        while (after := self._modifier_ja(parse, low, at, said)) is not None:
            at = after
        for word in ("もの", "カード", "unit", "item"):
            if low.startswith(word, at):
                return _made(said, at + len(word))
        return ()

    def _modifier_ja(self, parse: Parse, low: str, at: int, said: dict[str, Any]) -> int | None:
        found = self.before_re.match(low, at)
        if found is not None and _say(said, self.before[found.group()]):
            return found.end()
        return _with_ja(self.g, parse, at, said)


def begins_en(pair: str) -> bool:
    """Whether an English noun phrase can begin with two characters."""
    return pair[0].isalnum() or pair[0] in "'“・ー"


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
    said[row.field] = (row.value,) if row.field == "orgs" else row.value
    return True


def _with_en(g: Grammar, parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    low = parse.low
    if "extreme" in said and "whose" not in said and low.startswith(" among ", at):
        for end, other in g.read("np", "en", parse, at + 7):
            if other.zone in ("field", said.get("zone", "field")) and other.types == said.get("types", other.types):
                said["whose"] = other.whose
                for name in ("orgs", "states", "icons", "ranges", "scope"):
                    if name not in said and getattr(other, name) != getattr(Filter(), name):
                        said[name] = getattr(other, name)
                return end
    found = _LIST_EN.match(low, at)
    if found is not None:
        after = _listed(said, found.group(2), re.findall(_N, found.group(3)), found.group(1) is not None, found.end())
        if after is not None:
            return after
    found = _WITH_EN.match(low, at)
    if found is not None:
        if low.startswith(" and", at) and "ranges" not in said:
            return None
        printed, word, number, way, number2, way2 = found.groups()
        ways = (_WAYS.get(way or ""), _WAYS.get(way2 or ""))
        return _ranged(said, word, number, ways[0], number2, ways[1], printed is not None, found.end())
    found = _ORGS_EN.match(low, at)
    if found is not None:
        return _ranged(said, "orgs", found.group(1), _WAYS[found.group(2)], None, None, False, found.end())
    found = _THAN_EN.match(low, at)
    if found is not None and not (low.startswith(" and", at) and "ranges" not in said):
        for end, amount in _amount_after(g, "en", parse, found.end(), _BY_WORD[found.group(2)]):
            more = (
                _OR_LESS_EN.match(low, end)
                if "equal to" in found.group() and " or equal" not in found.group()
                else None
            )
            if more is not None:
                way = "equal to or " + more.group(1) + " than"
                return _compared(said, found.group(2), way, amount, found.group(1) is not None, more.end())
            return _compared(said, found.group(2), found.group().strip(), amount, found.group(1) is not None, end)
    found = _ICON_EN.match(low, at)
    if found is not None:
        key = lexicon.icon_words("en").get(found.group(2) or found.group(3))
        if key is None:
            return None
        said["icons"] = (*said.get("icons", ()), f"-{key}" if found.group(1) else key)
        return found.end()
    for pattern, field, table in ((_NAMED_EN, "names", "names"), (_SUBNAMED_EN, "subnames", "subnames")):
        found = pattern.match(low, at)
        if found is not None and field not in said and (end := _quote_ends(low, found.end())) > 0:
            said[field] = (parse.words.canonical(table, parse.text[found.end() : end]),)
            return end + 1
    found = _NAME_EN.match(low, at)
    if found is not None and "contains" not in said:
        end = _quote_ends(low, found.end())
        if end > 0:
            said["contains"] = parse.words.spoken_part(parse.text[found.end() : end])
            tail = re.match(r" in (?:its|their) (?:card )?names?", low[end + 1 :])
            return end + 1 + (tail.end() if tail else 0)
    found = _WITHOUT_EN.match(low, at)
    if found is not None and "without" not in said:
        one = _one_en(parse, found.end())
        if one is not None and one[1] in ("orgs", "names"):
            said["without"] = (one[2],)
            again = _AGAIN_EN.match(low, one[0]) if one[1] == "orgs" else None  # "other than River Guild UNITs"
            kinds = said.get("types", ())
            fits = again is not None and (again.group(1) in ("card", None) or (again.group(1).upper(),) == kinds)
            return again.end() if again is not None and fits else one[0]
    return None


def _quote_ends(low: str, at: int) -> int:
    ends = [place for place in (_closing(low, at), low.find("”", at)) if place > 0]
    return min(ends) if ends else -1


def _amount_after(g: Grammar, lang: str, parse: Parse, at: int, field: str = "") -> Readings:
    """Amounts that begin here, the longest first; "its DEF" is a number of the object itself."""
    low = parse.low
    if lang == "en" and (whose := _WHOSE_EN.match(low, at)) is not None and field:
        return ((whose.end(), Stat(field, "this" if "this" in whose.group() else Ref("it"))),)  # type: ignore[arg-type]
    own = re.match(_OWN[lang], low[at:])
    if own is not None:
        return ((at + own.end(), Stat("printed " * bool(own.group(1)) + _BY_WORD[own.group(2)], "self")),)
    return sorted((*g.read("worked", lang, parse, at), *g.read("num", lang, parse, at)), key=lambda one: -one[0])


def _compared(said: dict[str, Any], word: str, way: str, amount: Any, printed: bool, end: int) -> int:
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
    limit = Range(_BY_WORD[word], None if under else amount, None if over else amount, printed)
    said["ranges"] = (*said.get("ranges", ()), limit)
    return end


def _listed(said: dict[str, Any], word: str, numbers: list[str], printed: bool, end: int) -> int | None:
    """ "2 or 3": numbers that follow each other."""
    values = [_number(number) for number in numbers if number != "x"]
    if len(values) != len(numbers) or values != list(range(values[0], values[0] + len(values))):
        return None
    said["ranges"] = (*said.get("ranges", ()), Range(_BY_WORD[word], values[0], values[-1], printed))
    return end


def _with_ja(g: Grammar, parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    low = parse.low
    char = low[at]
    if char in _ICON_FIRST and (found := _ICON_JA.match(low, at)) is not None:
        key = lexicon.icon_words("ja").get(found.group(1) or found.group(2) or found.group(3))
        if key is None:
            return None
        said["icons"] = (*said.get("icons", ()), key if "ない" not in found.group(4) else f"-{key}")
        return found.end()
    if char == "【":
        return None
    if char in "カ名サ":
        found = _NAME_JA.match(low, at)
        if found is not None and "contains" not in said:
            said["contains"] = parse.words.spoken_part(parse.text[found.start(1) : found.end(1)])
            return found.end()
        for pattern, field in ((_NAMED_JA, "names"), (_SUBNAMED_JA, "subnames")):
            found = pattern.match(low, at)
            if found is not None and field not in said:
                said[field] = (parse.words.canonical(field, parse.text[found.start(1) : found.end(1)]),)
                return found.end()
    found = _ORGS_JA.match(low, at)
    if found is not None:
        number = found.group(1) or found.group(3)
        return _ranged(
            said, "orgs", number, _WAYS.get(found.group(2) or found.group(4) or ""), None, None, False, found.end()
        )
    found = _LIST_JA.match(low, at)
    if found is not None:
        return _listed(said, found.group(2), re.findall(_N, found.group(3)), found.group(1) is not None, found.end())
    found = _WITH_JA.match(low, at)
    if found is not None:
        printed, word, number, way, number2, way2 = found.groups()
        if way in ("未満", "より大きい", "を超える", "より小さい"):
            if number == "x":
                return None
            return _compared(
                said, word, "大きい" if way == "を超える" else way, _number(number), printed is not None, found.end()
            )
        ways = (_WAYS.get(way or ""), _WAYS.get(way2 or ""))
        return _ranged(said, word, number, ways[0], number2, ways[1], printed is not None, found.end())
    lower = _LOWER_JA.match(low, at)
    if lower is not None:
        field = _BY_WORD[lower.group(3)]
        of: Any = Stat(field, "this" if lower.group(1).startswith("こ") else Ref("it"))  # type: ignore[arg-type]
        way = "小さい" if lower.group(4) in ("低い", "小さい", "少ない") else "大きい"
        return _compared(said, lower.group(3), way, of, lower.group(2) is not None, lower.end())
    than = _THAN_JA.match(low, at)
    if than is not None:
        for end, amount in _amount_after(g, "ja", parse, than.end()):
            way_found = _END_JA.match(low, end)
            if way_found is not None:
                return _compared(
                    said, than.group(2), way_found.group(), amount, than.group(1) is not None, way_found.end()
                )
        half = _HALF_JA.match(low, at)
        if half is not None and half.end() > parse.far:
            parse.far = half.end()
        return None
    return _without_ja(parse, at, said)


def _without_ja(parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    if "without" in said or ("以外の" not in parse.low and "でない" not in parse.low and "を持" not in parse.low):
        return None
    one = _one_ja(parse, at)
    if one is None or one[1] not in ("orgs", "names"):
        return None
    low = parse.low
    if one[1] == "orgs" and low.startswith("の組織", one[0]):
        one = (one[0] + 3, one[1], one[2])
    for word in ("以外の", "でない", "ではない", "を持たない", "の組織を持たない"):
        if low.startswith(word, one[0]):
            said["without"] = (one[2],)
            return one[0] + len(word)
    if one[1] == "orgs" and "orgs" not in said and low.startswith("を持つ", one[0]):
        said["orgs"] = (one[2],)
        return one[0] + 3
    return None


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
    field = _BY_WORD.get(word, word)
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


def _range_order(limit: Range) -> int:
    return (*FIELDS, "orgs").index(limit.field)


def _made(said: Mapping[str, Any], at: int) -> list[Reading]:
    parts = dict(said)
    types = parts.get("types", ())
    if types and set(types) <= {"EVENT", "BASE"} and parts.get("zone", "field") == "field":
        parts["zone"] = "homebase"  # 203.4
    if "ranges" in parts:
        parts["ranges"] = tuple(sorted(parts["ranges"], key=_range_order))
    if "states" in parts:
        parts["states"] = tuple(sorted(parts["states"]))
    if "icons" in parts:
        parts["icons"] = tuple(sorted(parts["icons"]))
    return [(at, Filter(**parts))]


# --- printing -------------------------------------------------------------------------------------------------------
def _rows(f: Filter) -> list[Modifier] | None:
    """The rows that say what a filter asks beside its noun; None if one of them has no words."""
    wanted = [("states", state) for state in f.states]
    if f.face != "any":
        wanted.append(("face", f.face))
    if f.scope == "other":
        wanted.insert(0, ("scope", "other"))
    if f.orgs == ("chosen",):
        wanted.append(("orgs", "chosen"))
    wanted += [(field, getattr(f, field)) for field in ("shares", "fights", "among", "extreme") if getattr(f, field)]
    rows = [row for field, value in wanted for row in MODIFIERS if (row.field, row.value) == (field, value)]
    return rows if len({(row.field, row.value) for row in rows}) == len(set(wanted)) else None


def _place(f: Filter) -> Modifier | None:
    if f.zone == "field" and f.whose == "any":
        return None
    if f.zone == "homebase" and f.whose == "any" and f.types and set(f.types) <= {"EVENT", "BASE"}:
        return None
    value = f"{f.zone} {f.whose}"
    return next((row for row in MODIFIERS if row.field == "placed" and row.value == value), None)


def sayable(f: Filter) -> bool:
    """Whether a noun phrase can say the filter."""
    return (
        isinstance(f, Filter)
        and f.scope != "this"
        and not f.ability
        and (
            _place(f) is not None
            or (f.whose == "any" and (f.zone == "field" or (f.zone == "homebase" and bool(f.types))))
        )
    )


def say_english(f: Filter, speaker: Speaker, *, plural: bool = False, g: Any = None) -> str | None:
    """The noun phrase without article."""
    rows = _rows(f) if sayable(f) else None
    if rows is None:
        return None
    out = "".join(row.en[0] for row in rows if not row.en[0].startswith(" "))
    out += say_head_en(f, speaker, plural=plural)
    place = _place(f)
    if place is not None:
        out += place.en[0]
    elif not (f.types or f.orgs or f.names or f.subnames):
        out += " on the field"
    out += "".join(row.en[0] for row in rows if row.en[0].startswith(" "))
    for index, limit in enumerate(f.ranges):
        if limit.field == "orgs":
            if not _countable(limit):
                return None
            out += f" with {_count_word(limit)} or {'more' if limit.most is None else 'fewer'} organizations"
            continue
        said = _say_range(limit, "en", g, speaker)
        if said is None:
            return None
        out += (" with " if index == 0 else " and ") + said
    for word in f.without:
        out += f" other than {_say_without(word, 'en', speaker)}"
    for icon in f.icons:
        out += (
            f" without {lexicon.say_icon(icon[1:], 'en')}"
            if icon[0] == "-"
            else f" with {lexicon.say_icon(icon, 'en')}"
        )
    if f.contains:
        out += f" whose card name contains ‘{speaker.spoken(f.contains, 'en')}’"
    return out


def say_japanese(f: Filter, speaker: Speaker, g: Any = None) -> str | None:
    """The noun phrase."""
    rows = _rows(f) if sayable(f) else None
    if rows is None:
        return None
    place = _place(f)
    kinds = f.types or f.orgs or f.names or f.subnames
    bare = f == Filter(zone="hand", whose=f.whose) and f.whose in ("you", SUBJECT)
    if bare:
        return "手札"
    out = "" if place is None else place.ja[0]
    if f.zone == "field" and not kinds:
        out = {"you": "あなたの場の", "opponent": "相手の場の", "any": "場の"}.get(f.whose, "自身の場の")
    out += "".join(row.ja[0] for row in rows)
    for limit in f.ranges:
        if limit.field == "orgs":
            if not _countable(limit):
                return None
            end = limit.most if limit.least is None else limit.least
            out += f"組織を{end}つ{'以上' if limit.most is None else '以下'}持つ"
            continue
        said = _say_range(limit, "ja", g, speaker)
        if said is None:
            return None
        out += said
    out += "".join(f"{_say_without(word, 'ja', speaker)}以外の" for word in f.without)
    for icon in f.icons:
        out += lexicon.say_icon(icon.lstrip("-"), "ja") + ("を持たない" if icon[0] == "-" else "を持つ")
    if f.contains:
        out += f"カード名に“{speaker.spoken(f.contains, 'ja')}”を含む"
    return out + say_head_ja(f, speaker)


def _countable(limit: Range) -> bool:
    """Whether a number of organizations is a plain one with one end."""
    ends = [end for end in (limit.least, limit.most) if end is not None]
    return not limit.printed and len(ends) == 1 and isinstance(ends[0], int)


def _count_word(limit: Range) -> str:
    end = limit.most if limit.least is None else limit.least
    return lexicon.number_word(end) if isinstance(end, int) else "X"


def _say_without(word: str, lang: str, speaker: Speaker) -> str:
    spoken = speaker.spoken(word, lang)
    if speaker.known("orgs", word):
        return spoken
    return f"‘{spoken}’" if lang == "en" else f"“{spoken}”"


def _say_range(limit: Range, lang: str, g: Any, speaker: Speaker) -> str | None:
    word = FIELDS[limit.field][0 if lang == "en" else 1][0]
    out = {"en": "printed ", "ja": "本来の"}[lang] * limit.printed + word
    end = limit.least if limit.least is not None else limit.most
    if not isinstance(end, (int, X)):
        return _say_than(limit, end, out, lang, g, speaker)
    least, most = (
        None if end is None else "X" if isinstance(end, X) else str(end) for end in (limit.least, limit.most)
    )
    if lang == "en":
        if least == most:
            return f"{out} {least}"
        parts = [f"{least} or more"] if least is not None else []
        parts += [f"{most} or less"] if most is not None else []
        return f"{out} {' and '.join(parts)}"
    out += "が"
    if least == most:
        return f"{out}{least}の"
    return out + (f"{least}以上" if least is not None else "") + (f"{most}以下" if most is not None else "") + "の"


def _say_than(limit: Range, end: Any, out: str, lang: str, g: Any, speaker: Speaker) -> str | None:
    """A range with an end that is worked out."""
    strict = isinstance(end, Sum) and len(end.parts) == 2 and end.parts[1] == (-1 if limit.least is None else 1)
    amount = end.parts[0] if strict else end
    said: str | None
    if isinstance(amount, Stat) and amount.of == "self":
        plain, printed = amount.field.removeprefix("printed "), amount.field.startswith("printed ")
        own = FIELDS[plain][0 if lang == "en" else 1][0]
        said = f"its {'printed ' * printed}{own}" if lang == "en" else f"{'本来の' * printed}{own}"
    else:
        said = g.print("worked", amount, lang, speaker)
    if said is None:
        return None
    if limit.least is not None and limit.most is not None:
        return f"{out} equal to {said}" if lang == "en" else f"{out}が{said}に等しい"
    if lang == "en":
        way = ("less" if limit.least is None else "greater") + " than" + ("" if strict else " or equal to")
        return f"{out} {way} {said}"
    way = "以下の" if limit.least is None else "以上の"
    return f"{out}が{said}{('より小さい' if limit.least is None else 'より大きい') if strict else way}"


def add(g: Grammar) -> None:
    """The rules "np" (singular) and "nps" (plural): the same readings, printed with or without s."""
    english, japanese = Reader("en", g), Reader("ja", g)
    ident = g.rule("np").ident
    g.rule("nps").ident = ident  # one memory for both

    def en(parse: Parse, at: int) -> Readings:
        found = parse.memo[ident + (at << 9)] = english.english(parse, at)
        return found

    def ja(parse: Parse, at: int) -> Readings:
        found = parse.memo[ident + (at << 9)] = japanese.japanese(parse, at)
        return found

    g.custom("np", "en", en, lambda value, speaker: say_english(value, speaker, g=g), begins_en)
    g.custom("nps", "en", en, lambda value, speaker: say_english(value, speaker, plural=True, g=g), begins_en)
    g.custom("np-all", "ja", japanese.every, lambda value, speaker: None)
    g.custom("np-all", "en", lambda parse, at: (), lambda value, speaker: None, "")
    g.guard("ja", ("すべての",), "np-all")
    for name in ("np", "nps"):
        g.custom(name, "ja", ja, lambda value, speaker: say_japanese(value, speaker, g=g), japanese.begins)
