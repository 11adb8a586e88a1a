"""What a noun phrase demands beside its noun and states: numbers, icon crafts, names, and what is left out.

The rows are read where they stand, "with ..." after an English noun, "...を持つ" before a Japanese one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.text import keywords, lexicon
from engine.text.done_words import EN, JA
from engine.text.filters_icons import ICON_FIRST, goes_on, icons_en, icons_ja
from engine.text.kernel import Grammar, Parse, Readings
from engine.text.modifiers import FIELDS
from engine.text.nouns import _closing, _one_en, _one_ja
from engine.text.surface import SUBJECT, Aim, Ref
from engine.text.that_one import step_en, step_ja, stepped, whole
from engine.trails.cards import TYPES
from engine.trails.tree import NO_SUBNAME, AnyRange, Filter, Range, Stat, Sum, X
from engine.trails.tree_reads import replace


def _names(lang: int) -> str:
    return "|".join(re.escape(w.lower()) for row in FIELDS.values() for w in sorted(row[lang], key=len, reverse=True))


def _any_of(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


_BY_WORD = {word.lower(): key for key, row in FIELDS.items() for words in row for word in words}
_N = r"(\d+|x|one|two|three|four|five|six|seven|eight|nine|ten)"
_HAVING = r"(?: with(?: an?| exactly)?| that has(?: an?)?| that have(?: an?)?| whose| and(?: with)?(?: an?)?)"
_LESS, _MORE = r"less|lower|fewer|smaller", r"more|greater|higher|larger"
_WITH_EN = re.compile(
    rf"{_HAVING} (original |printed )?({_names(0)}) (?:of |is |are )?(?:exactly )?{_N}"
    rf"(?: or ({_LESS}|{_MORE}))?(?: and {_N} or ({_LESS}|{_MORE}))?(?![\w/])"
)
#: "... or DEF 2 or less": another number, of which one is enough.
_OR_EN = re.compile(
    rf",? or (?:with )?(?:an? )?(original |printed )?({_names(0)}) (?:of |is )?{_N}(?: or ({_LESS}|{_MORE}))?(?![\w/])"
)
_BOTH_EN = re.compile(
    rf"{_HAVING} (original |printed )?({_names(0)}) or ({_names(0)}) (?:of |is )?{_N}"
    rf"(?: or ({_LESS}|{_MORE}))?(?![\w/])"
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
_NEXT_JA = rf"(?:で、?|であり、?|、?かつ、?|、)(?=(?:本来の)?(?:{_names(1)})が|【)"
_STEP_EN = step_en(_names(0), _HAVING)
#: "with lower CP cost": than what stands before.
_LOWER_EN = re.compile(
    r" (?:with|that has|that have)(?: an?)? (lesser|lower|smaller|greater|higher|larger) "
    rf"(original |printed )?({_names(0)})(?! than|[a-z])"
)
#: "with greater STR than this card": the same number of another card.
_THAN_IT_EN = re.compile(
    rf" (?:with|that has|that have)(?: an?)? ({_LESS}|{_MORE}|the same) (original |printed )?({_names(0)}) (?:than|as) "
    rf"(this card|this unit|it|that unit|that card|{_any_of(EN)})(?:'s)?(?! \w+ cost)(?!\w)"
)
_OR_LESS_EN = re.compile(rf" or ({_LESS}|{_MORE})(?![\w])")
_LIST_JA = re.compile(rf"(本来の)?({_names(1)})が((?:{_N}か)+{_N})(?:の|である)")
_WITH_JA = re.compile(
    rf"(本来の)?(?:カードの)?({_names(1)})が?{_N}(?:(以下|以上|未満|より大きい|を超える|より小さい)(?:かつ)?)?(?:{_N}(以下|以上))?(?:の|である|(?=unit|item|event|base)|{_NEXT_JA})"
)
#: 「EPコストが2以上のアーツを持つ」: what that number is of.
_WITH_ARTS_JA = re.compile("アーツ(?:能力|)(?:を持つ|を持っている|のある|がある|を持った)")
_ARTS_COST = "arts ep cost"
_OR = r"(?:か|、?または、?|もしくは)"
_EITHER_JA = re.compile(
    rf"(本来の)?({_names(1)})が{_N}(以下|以上)?{_OR}(本来の)?({_names(1)})が{_N}(以下|以上)?"
    r"(?:の|である|(?=unit|item|event|base))"
)
_BOTH_JA = re.compile(
    rf"(本来の)?({_names(1)}){_OR}({_names(1)})が{_N}(以下|以上)?(?:の|である|(?=unit|item|event|base))"
)
_THAN_JA = re.compile(rf"(本来の)?({_names(1)})が")
_END_JA = re.compile(r"(以下|以上|未満|に等しい|と等しい|と同じ|より大きい|より小さい|より高い|より低い)(?:の|である)?")
_HALF_JA = re.compile(rf"(?:本来の)?(?:{_names(1)})が{_N}")
_ORGS_EN = re.compile(rf" (?:with|that has|that have) {_N} or (more|fewer|less) (?:different )?organizations?(?!\w)")
_ORGS_JA = re.compile(rf"組織を{_N}つ(以上|以下)?持つ|{_N}つ(以上|以下)?の組織を持つ")
#: With what every demand begins after an English noun; characters with which a number can begin before a Japanese one.
_DEMAND_EN = re.compile(" (?:with|that|whose|who|and|named|other|except|among)")
_NUMBER_FIRST = frozenset("本カ組こそ0123456789x" + "".join(w[0] for w in (*lexicon.NUMBER_WORDS, *_BY_WORD)))
_NAME_EN = re.compile(
    r" (?:whose (?:card )?names? (?:contains?|includes?)|"
    r"with (?:an? |the )?(?:card )?names? (?:containing|including|(?:that |which )?(?:contains?|includes?))|"
    r"(?:with|that has|that have) ['“](?=[^'“”]*['”] in (?:its|their) (?:card )?names?)) ?['“]?"
)
_NAMED_EN = re.compile(r" (?:named|with the (?:card )?name|whose (?:card )?name is|with (?:card )?name) ['“]")
_SUBNAMED_EN = re.compile(r" (?:with (?:the )?sub-?name|whose sub-?name is) ['“]")
_NAME_JA = re.compile(r"(?:カード名|名前|名称)に[“「]([^”」]+)[”」]を含む")
_NAMED_JA = re.compile(r"(?:カード名|名前)(?:が|は)?[“「]([^”」]+)[”」](?:の|である)")
_NOT_SUBNAMED_EN = re.compile(
    r" (?:(?:with|that has|that have) (?:an? )?sub-?names? other than|"
    r"(?:without|that doesn't have|that don't have) (?:the )?sub-?name|"
    r"whose sub-?names? (?:isn't|aren't|is not|are not)) ['“]"
)
_NOT_SUBNAMED_JA = re.compile(
    r"サブ(?:名|ネーム)(?:(?:が|は)[“「]([^”」]+)[”」](?:以外の|でない|ではない)|に[“「]([^”」]+)[”」]を持たない)"
)
_SUBNAMED_JA = re.compile(r"サブ(?:名|ネーム)(?:が|は|)[“「]([^”」]+)[”」](?:の|である)")
_WITHOUT_EN = re.compile(
    r" (?:other than (?:an? )?|except (?:for )?(?:an? )?|that (?:isn't|aren't|is not|are not) (?:an? )?|without |"
    r"that (?:doesn't|don't|does not|do not) have )(?!this card)"
)
_OR_TYPE_EN = re.compile(r",? (?:or|nor|and) (?:an? )?")
_BUT_EN = re.compile(r" (?:other than|except|except for) target ")
_AGAIN_EN = re.compile(r" (unit|item|event|base|card)s?(?![a-z])")
_OWN = {
    "en": re.compile(rf"(?:its|their) (printed |original )?({_names(0)})"),
    "ja": re.compile(rf"(?:それの|その)?(本来の)?({_names(1)})(?:の値)?(?=より|以上|以下|未満|と同じ|に等しい)"),
}
_WHOSE_EN = re.compile(
    r"(?:this card's|this unit's|that unit's|that card's)(?! (?:cp|str|def|atk|ep|building|level|wings|arts))"
)
#: "CP cost less than the discarded card": than its.
_DONE_EN = re.compile(rf"({_any_of(EN)})(?:'s)?(?! (?:cp|str|def|atk|ep|building|level|wings|arts))(?![\w'])")
_LOWER_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit|そのカード|{_any_of(JA)})より(?:も)?(?:(本来の)?({_names(1)})が)(低い|小さい|少ない|高い|大きい|多い)"
)
#: The same by how much: それよりCPコストが1大きい.
_FAR_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit|そのカード|{_any_of(JA)})より(?:も)?(?:(本来の)?({_names(1)})が)(?:ちょうど)?(\d+)(?:点|)(?:だけ|)"
    r"(低い|小さい|少ない|高い|大きい|多い)"
)
_SAME_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit|そのカード|{_any_of(JA)})と(?:同じ(本来の)?({_names(1)})の|(本来の)?({_names(1)})が同じ(?:である)?)"
    rf"|(本来の)?({_names(1)})が(これ|このカード|このunit|それ|そのunit|そのカード|{_any_of(JA)})と同じ(?:である)?(?!{_names(1)})"
)
_WAYS = {word: "less" for word in ("less", "lower", "fewer", "smaller", "以下")} | {
    word: "more" for word in ("more", "greater", "higher", "larger", "以上")
}


#: What may be asked of those among whom something is the most.
_ASKED = ("orgs", "states", "icons", "ranges", "scope")


def having_en(g: Grammar, parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    """One demand after an English noun, noted in ``said``; where the next begins, None if there is none."""
    low = parse.low
    if _DEMAND_EN.match(low, at) is None:
        return None
    if "extreme" in said and low.startswith(" among ", at):
        for end, other in g.read("np", "en", parse, at + 7):
            if other.whose == SUBJECT and "whose" in said:
                other = replace(other, whose=said["whose"])
            same = said.get("whose", other.whose) == other.whose
            there = other.zone in ("field", said.get("zone", "field"))
            asked = (name for name in _ASKED if said.get(name, getattr(other, name)) != getattr(other, name))
            if same and there and not any(asked) and other.types == said.get("types", other.types):
                said["whose"] = other.whose
                for name in _ASKED:
                    if name not in said and getattr(other, name) != getattr(Filter(), name):
                        said[name] = getattr(other, name)
                return end
    found = _LIST_EN.match(low, at)
    if found is not None:
        after = _listed(said, found.group(2), re.findall(_N, found.group(3)), found.group(1) is not None, found.end())
        if after is not None:
            return after
    found = _STEP_EN.match(low, at)
    if found is not None:
        for end, amount in _amount_after(g, "en", parse, found.end(), _BY_WORD[found.group(2)], found.group(1)):
            exact = stepped(amount, _number(found.group(3)), found.group(4))
            return _compared(said, found.group(2), "", exact, found.group(1) is not None, end)
    found = _WITH_EN.match(low, at)
    if found is not None:
        if low.startswith(" and", at) and not goes_on(said):
            return None
        printed, word, number, way, number2, way2 = found.groups()
        ways = (_WAYS.get(way or ""), _WAYS.get(way2 or ""))
        if _BY_WORD[word] == "ep" and low.endswith("arts", 0, at) and "arts" in said.get("states", ()):
            word = _ARTS_COST  # "a card with arts with EP cost 2 or more"
            said["states"] = tuple(state for state in said["states"] if state != "arts")
        after = _ranged(said, word, number, ways[0], number2, ways[1], printed is not None, found.end())
        return after if after is None or low.startswith(" and", at) else _or_else(low, after, said)
    found = _BOTH_EN.match(low, at)
    if found is not None and not low.startswith(" and", at):
        printed, word, word2, number, way = found.groups()
        return _either_of(said, ((printed, word, number, way), (printed, word2, number, way)), found.end())
    found = _ORGS_EN.match(low, at)
    if found is not None:
        return _ranged(said, "orgs", found.group(1), _WAYS[found.group(2)], None, None, False, found.end())
    found = _THAN_EN.match(low, at)
    if found is not None and not (low.startswith(" and", at) and "ranges" not in said):
        for end, amount in _amount_after(g, "en", parse, found.end(), _BY_WORD[found.group(2)], found.group(1)):
            more = (
                _OR_LESS_EN.match(low, end)
                if "equal to" in found.group() and " or equal" not in found.group()
                else None
            )
            if more is not None:
                way = "equal to or " + more.group(1) + " than"
                return _compared(said, found.group(2), way, amount, found.group(1) is not None, more.end())
            return _compared(said, found.group(2), found.group().strip(), amount, found.group(1) is not None, end)
    found = _THAN_IT_EN.match(low, at)
    if found is not None:
        way, word, whom, printed = found.group(1), found.group(3), found.group(4), found.group(2) is not None
        of: Any = "this" if whom.startswith("this") else Ref(EN.get(whom, "it"))
        if (f"{word} as " in found.group()) is not (way == "the same"):
            return None
        number = "printed " * (printed and way == "the same") + _BY_WORD[word]
        return _compared(said, word, f"{way} than", Stat(number, of), printed, found.end())
    found = _LOWER_EN.match(low, at)
    if found is not None:
        it: Any = Ref("it")
        way = f"{found.group(1).replace('lesser', 'less')} than"
        return _compared(
            said, found.group(3), way, Stat(_BY_WORD[found.group(3)], it), bool(found.group(2)), found.end()
        )
    if (after := icons_en(low, at, said)) is not None:
        return after
    for pattern, field, table in ((_NAMED_EN, "names", "names"), (_SUBNAMED_EN, "subnames", "subnames")):
        found = pattern.match(low, at)
        if found is not None and field not in said and (end := _quote_ends(low, found.end())) > 0:
            said[field] = (parse.words.canonical(table, parse.text[found.end() : end]),)
            return end + 1
    found = _NOT_SUBNAMED_EN.match(low, at)
    if found is not None and "unnamed" not in said and (end := _quote_ends(low, found.end())) > 0:
        said["unnamed"] = (NO_SUBNAME + parse.words.canonical("subnames", parse.text[found.end() : end]),)
        return end + 1
    found = _NAME_EN.match(low, at)
    if found is not None and "contains" not in said:
        end = _quote_ends(low, found.end())
        if end > 0:
            said["contains"] = parse.words.spoken_part(parse.text[found.end() : end])
            tail = re.match(r" in (?:its|their) (?:card )?names?", low[end + 1 :])
            return end + 1 + (tail.end() if tail else 0)
    if (after := keywords.having_en(parse, at, said)) is not None:
        return after
    found = _BUT_EN.match(low, at)
    if found is not None and "but" not in said:
        for end, other in g.read("np", "en", parse, found.end()):
            said["but"] = Aim(other)
            return end
    found = _WITHOUT_EN.match(low, at)
    if found is not None and "without" not in said and "unnamed" not in said:
        one = _one_en(parse, found.end())
        lacking = found.group().endswith(("without ", "have "))
        if one is not None and one[1] == "types" and not lacking and _not_type(low, one, said):
            return _or_types(parse, one, said)
        if one is not None and one[1] == "subnames":
            said["unnamed"] = (NO_SUBNAME + one[2],)
            return one[0]
        if one is not None and one[1] in ("orgs", "names"):
            said["without" if one[1] == "orgs" else "unnamed"] = (one[2],)
            again = _AGAIN_EN.match(low, one[0]) if one[1] == "orgs" else None  # "other than River Guild UNITs"
            kinds = said.get("types", ())
            fits = again is not None and (again.group(1) in ("card", None) or (again.group(1).upper(),) == kinds)
            end = again.end() if again is not None and fits else one[0]
            return _or_orgs(parse, end, said) if one[1] == "orgs" and not lacking else end
    return None


def _or_orgs(parse: Parse, at: int, said: dict[str, Any]) -> int:
    """ "... other than a Guild or a Church": of neither; nor is it one of them that are left out, of either kind."""
    while (link := _OR_TYPE_EN.match(parse.low, at)) is not None:
        following = _one_en(parse, link.end())
        if following is None or following[1] != "orgs" or following[2] in said["without"]:
            break
        said["without"] = (*said["without"], following[2])
        at = following[0]
    said["without"] = tuple(sorted(said["without"]))
    return at


def _not_type(low: str, one: tuple[int, str, str], said: dict[str, Any]) -> bool:
    """ "a card that isn't a UNIT": of a card of a type nothing more needs to be said."""
    return "types" not in said and one[2] in TYPES


def _or_types(parse: Parse, one: tuple[int, str, str], said: dict[str, Any]) -> int:
    """ "... that isn't a UNIT or an ITEM": none of them."""
    kinds = [one[2]]
    at = one[0]
    while (link := _OR_TYPE_EN.match(parse.low, at)) is not None:
        following = _one_en(parse, link.end())
        if following is None or following[1] != "types" or following[2] not in TYPES:
            break
        kinds.append(following[2])
        at = following[0]
    said["without"] = tuple(sorted(set(kinds), key=TYPES.index))
    return at


def _quote_ends(low: str, at: int) -> int:
    ends = [place for place in (_closing(low, at), low.find("”", at)) if place > 0]
    return min(ends) if ends else -1


def _amount_after(g: Grammar, lang: str, parse: Parse, at: int, field: str, printed: str | None) -> Readings:
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
        number = "printed " * bool(own.group(1)) + _BY_WORD[own.group(2)]
        of: Any = Ref("it") if number == "printed " * bool(printed) + field else "self"
        return ((at + own.end(), Stat(number, of)),)
    if named := whole(g, lang, parse, at, field):
        return named
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


def having_ja(g: Grammar, parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    """One demand before a Japanese noun, noted in ``said``; where the next begins, None if there is none."""
    low = parse.low
    char = low[at]
    if char in ICON_FIRST and (after := icons_ja(low, at, said)) is not None:
        return after
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
        found = _NOT_SUBNAMED_JA.match(low, at)
        if found is not None and "unnamed" not in said:
            quoted = 1 if found.group(1) else 2
            word = parse.words.canonical("subnames", parse.text[found.start(quoted) : found.end(quoted)])
            said["unnamed"] = (NO_SUBNAME + word,)
            return found.end()
    numbered = char in _NUMBER_FIRST or char.isdigit()
    found = _ORGS_JA.match(low, at) if numbered else None
    if found is not None:
        number = found.group(1) or found.group(3)
        return _ranged(
            said, "orgs", number, _WAYS.get(found.group(2) or found.group(4) or ""), None, None, False, found.end()
        )
    found = _LIST_JA.match(low, at) if numbered else None
    if found is not None:
        return _listed(said, found.group(2), re.findall(_N, found.group(3)), found.group(1) is not None, found.end())
    found = _EITHER_JA.match(low, at) if numbered else None
    if found is not None and _apart(low, at):
        parts = found.groups()
        return _either_of(said, (parts[:4], parts[4:]), found.end())
    found = _BOTH_JA.match(low, at) if numbered else None
    if found is not None and _apart(low, at):
        printed, word, word2, number, way = found.groups()
        return _either_of(said, ((printed, word, number, way), (printed, word2, number, way)), found.end())
    found = _WITH_JA.match(low, at) if numbered else None
    if found is not None:
        printed, word, number, way, number2, way2 = found.groups()
        if way in ("未満", "より大きい", "を超える", "より小さい"):
            if number == "x":
                return None
            return _compared(
                said, word, "大きい" if way == "を超える" else way, _number(number), printed is not None, found.end()
            )
        ways = (_WAYS.get(way or ""), _WAYS.get(way2 or ""))
        end = found.end()
        if _BY_WORD[word] == "ep" and (arts := _WITH_ARTS_JA.match(low, end)) is not None:
            word, end = _ARTS_COST, arts.end()
        return _ranged(said, word, number, ways[0], number2, ways[1], printed is not None, end)
    same = _SAME_JA.match(low, at)
    if same is not None:
        whom, word = same.group(1) or same.group(8), same.group(3) or same.group(5) or same.group(7)
        such: Any = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
        printed = (same.group(2) or same.group(4) or same.group(6)) is not None
        return _compared(said, word, "", Stat("printed " * printed + _BY_WORD[word], such), printed, same.end())
    lower = _LOWER_JA.match(low, at)
    if lower is not None:
        field = _BY_WORD[lower.group(3)]
        whom = lower.group(1)
        such = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
        of: Any = Stat(field, such)
        way = "小さい" if lower.group(4) in ("低い", "小さい", "少ない") else "大きい"
        return _compared(said, lower.group(3), way, of, lower.group(2) is not None, lower.end())
    far = _FAR_JA.match(low, at)
    if far is not None:
        field, whom, printed = _BY_WORD[far.group(3)], far.group(1), far.group(2) is not None
        such = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
        exact = stepped(Stat("printed " * printed + field, such), int(far.group(4)), far.group(5))
        return _compared(said, far.group(3), "", exact, printed, far.end())
    than = _THAN_JA.match(low, at) if numbered else None
    if than is not None:
        for end, amount in _amount_after(g, "ja", parse, than.end(), _BY_WORD[than.group(2)], than.group(1)):
            if (step := step_ja(low, end)) is not None:
                exact = stepped(amount, _number(step[1]), step[2])
                return _compared(said, than.group(2), "", exact, than.group(1) is not None, step[0])
            way_found = _END_JA.match(low, end)
            if way_found is not None:
                return _compared(
                    said, than.group(2), way_found.group(), amount, than.group(1) is not None, way_found.end()
                )
        half = _HALF_JA.match(low, at)
        if half is not None and half.end() > parse.far:
            parse.far = half.end()
        return None
    after = keywords.having_ja(parse, at, said)
    return _without_ja(parse, at, said) if after is None else after


_OR_TYPE_JA = re.compile("か、?|と|でも|や|または")


def _without_ja(parse: Parse, at: int, said: dict[str, Any]) -> int | None:
    if (
        "without" in said
        or "unnamed" in said
        or ("ない" not in parse.low and "以外の" not in parse.low and "を持" not in parse.low)
    ):
        return None
    one = _one_ja(parse, at)
    low = parse.low
    if one is not None and one[1] == "types" and one[2] in TYPES and "types" not in said:
        kinds = [one[2]]
        while (link := _OR_TYPE_JA.match(low, one[0])) is not None:
            following = _one_ja(parse, link.end())
            if following is None or following[1] != "types" or following[2] not in TYPES:
                break
            kinds.append(following[2])
            one = following
        for word in ("以外の", "でない", "ではない", "でもない"):
            if low.startswith(word, one[0]):
                said["without"] = tuple(sorted(set(kinds), key=TYPES.index))
                return one[0] + len(word)
        return None
    if one is not None and one[1] == "subnames":
        one = (one[0], "names", NO_SUBNAME + one[2])
    if one is None or one[1] not in ("orgs", "names"):
        return None
    if one[1] == "orgs" and low.startswith("の組織", one[0]):
        one = (one[0] + 3, one[1], one[2])
    several = [one[2]]
    while one[1] == "orgs" and (link := _OR_TYPE_JA.match(low, one[0])) is not None:
        more = _one_ja(parse, link.end())
        if more is None or more[1] != "orgs":
            break
        several.append(more[2])
        one = more
    for word in ("以外の", "でない", "ではない", "を持たない", "の組織を持たない"):
        if low.startswith(word, one[0]):
            said["without" if one[1] == "orgs" else "unnamed"] = tuple(sorted(set(several)))
            return one[0] + len(word)
    if len(several) > 1:
        return None
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


def _or_else(low: str, at: int, said: dict[str, Any]) -> int:
    """Where a number goes on with others of which one is enough."""
    while (found := _OR_EN.match(low, at)) is not None:
        first = said["ranges"][-1]
        before = said["ranges"][:-1]
        said["ranges"] = ()
        printed, word, number, way = found.groups()
        _ranged(said, word, number, _WAYS.get(way or ""), None, None, printed is not None, at)
        parts = (*(first.of if isinstance(first, AnyRange) else (first,)), *said["ranges"])
        said["ranges"] = (*before, AnyRange(tuple(sorted(parts, key=range_order))))
        at = found.end()
    return at


def _either_of(said: dict[str, Any], parts: tuple[Any, ...], end: int) -> int:
    """Several numbers of which one is enough: printed or not, which, how much, or more or less."""
    made: dict[str, Any] = {}
    for printed, word, number, way in parts:
        _ranged(made, word, number, _WAYS.get(way or ""), None, None, printed is not None, end)
    said["ranges"] = (*said.get("ranges", ()), AnyRange(tuple(sorted(made["ranges"], key=range_order))))
    return end


def _apart(low: str, at: int) -> bool:
    """Whether no number before it goes on: "A and B or C" could be taken in two ways."""
    return at == 0 or low[at - 1] not in "でつ、り"


def _number(word: str) -> int:
    return int(word) if word.isdigit() else lexicon.NUMBER_WORDS.index(word)


def range_order(limit: Range | AnyRange) -> int:
    """The place of a range among those of a filter: equal demands make equal filters."""
    if isinstance(limit, AnyRange):
        return 100 + range_order(limit.of[0])
    return (*FIELDS, "orgs").index(limit.field)
