"""What is demanded of a noun, in English, and features that things share."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.text.grammar.lexicon import EN
from engine.text.grammar.noun.demand_terms import (
    ARTS_COST,
    BY_WORD,
    LESS,
    MORE,
    NUM,
    WAYS,
    amount_after,
    any_of,
    compared,
    either_of,
    field_words,
    goes_on,
    icons_en,
    listed,
    or_else,
    plain_number,
    ranged,
    step_en,
    stepped,
)
from engine.text.grammar.noun.phrase.heads import _closing, _one_en
from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Parse
from engine.text.source import keywords
from engine.text.surface import SUBJECT, Aim, Ref
from engine.trails.tree import NO_SUBNAME, Filter, Stat
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.reads import replace

_HAVING = r"(?: with(?: an?| exactly)?| that has(?: an?)?| that have(?: an?)?| whose| and(?: with)?(?: an?)?)"
_WITH_EN = re.compile(
    rf"{_HAVING} (original |printed )?({field_words(0)}) (?:of |is |are )?(?:exactly )?{NUM}"
    rf"(?: or ({LESS}|{MORE}))?(?: and {NUM} or ({LESS}|{MORE}))?(?![\w/])"
)
_BOTH_EN = re.compile(
    rf"{_HAVING} (original |printed )?({field_words(0)}) or ({field_words(0)}) (?:of |is )?{NUM}"
    rf"(?: or ({LESS}|{MORE}))?(?![\w/])"
)
_LIST_EN = re.compile(
    rf"{_HAVING} (original |printed )?({field_words(0)}) (?:of |is )?((?:{NUM}, )*{NUM},? or {NUM})(?![\w/])(?! or )"
)
_THAN_EN = re.compile(
    rf"{_HAVING} (original |printed )?({field_words(0)}) (?:is |of )?"
    rf"(?:(less|lower|greater|higher|more) than(?: or equal to)?|"
    rf"(?:equal to or|no) (?:less|lower|greater|higher|more) than|equal to|at least|at most|the same as) "
)
_STEP_EN = step_en(field_words(0), _HAVING)
#: "with lower CP cost": than what stands before.
_LOWER_EN = re.compile(
    r" (?:with|that has|that have|and has|and have)(?: an?)? (lesser|lower|smaller|greater|higher|larger) "
    rf"(original |printed )?({field_words(0)})(?! than|[a-z])"
)
#: "with greater STR than this card": the same number of another card.
_THAN_IT_EN = re.compile(
    rf" (?:with|that has|that have)(?: an?)? ({LESS}|{MORE}|the same) (original |printed )?"
    rf"({field_words(0)}) (?:than|as) "
    rf"(this card|this unit|it|that unit|that card|{any_of(EN)})(?:'s)?(?! \w+ cost)(?!\w)"
)
_OR_LESS_EN = re.compile(rf" or ({LESS}|{MORE})(?![\w])")
_ORGS_EN = re.compile(rf" (?:with|that has|that have) {NUM} or (more|fewer|less) (?:different )?organizations?(?!\w)")
#: With what every demand begins.
_DEMAND_EN = re.compile(" (?:with|that|whose|who|and|named|other|except|among)")
_NAME_EN = re.compile(
    r" (?:whose (?:card )?names? (?:contains?|includes?)|"
    r"with (?:an? |the )?(?:card )?names? (?:containing|including|(?:that |which )?(?:contains?|includes?))|"
    r"(?:with|that has|that have) ['“](?=[^'“”]*['”] in (?:its|their) (?:card )?names?)) ?['“]?"
)
_NAMED_EN = re.compile(r" (?:named|with the (?:card )?name|whose (?:card )?name is|with (?:card )?name) ['“]")
_SUBNAMED_EN = re.compile(r" (?:with (?:the )?sub-?name|whose sub-?name is) ['“]")
_NOT_SUBNAMED_EN = re.compile(
    r" (?:(?:with|that has|that have) (?:an? )?sub-?names? other than|"
    r"(?:without|that doesn't have|that don't have) (?:the )?sub-?name|"
    r"whose sub-?names? (?:isn't|aren't|is not|are not)) ['“]"
)
_WITHOUT_EN = re.compile(
    r" (?:other than (?:an? )?|except (?:for )?(?:an? )?|that (?:isn't|aren't|is not|are not) (?:an? )?|without |"
    r"that (?:doesn't|don't|does not|do not) have )(?!this card)"
)
_OR_TYPE_EN = re.compile(r",? (?:or|nor|and) (?:an? )?")
_BUT_EN = re.compile(r" (?:other than|except|except for) target ")
_AGAIN_EN = re.compile(r" (unit|item|event|base|card)s?(?![a-z])")

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
        after = listed(said, found.group(2), re.findall(NUM, found.group(3)), found.group(1) is not None, found.end())
        if after is not None:
            return after
    found = _STEP_EN.match(low, at)
    if found is not None:
        for end, amount in amount_after(g, "en", parse, found.end(), BY_WORD[found.group(2)], found.group(1)):
            exact = stepped(amount, plain_number(found.group(3)), found.group(4))
            return compared(said, found.group(2), "", exact, found.group(1) is not None, end)
    found = _WITH_EN.match(low, at)
    if found is not None:
        if low.startswith(" and", at) and not goes_on(said):
            return None
        printed, word, number, way, number2, way2 = found.groups()
        ways = (WAYS.get(way or ""), WAYS.get(way2 or ""))
        if BY_WORD[word] == "ep" and low.endswith("arts", 0, at) and "arts" in said.get("states", ()):
            word = ARTS_COST  # "a card with arts with EP cost 2 or more"
            said["states"] = tuple(state for state in said["states"] if state != "arts")
        after = ranged(said, word, number, ways[0], number2, ways[1], printed is not None, found.end())
        return after if after is None or low.startswith(" and", at) else or_else(low, after, said)
    found = _BOTH_EN.match(low, at)
    if found is not None and not low.startswith(" and", at):
        printed, word, word2, number, way = found.groups()
        return either_of(said, ((printed, word, number, way), (printed, word2, number, way)), found.end())
    found = _ORGS_EN.match(low, at)
    if found is not None:
        return ranged(said, "orgs", found.group(1), WAYS[found.group(2)], None, None, False, found.end())
    found = _THAN_EN.match(low, at)
    if found is not None and not (low.startswith(" and", at) and "ranges" not in said):
        for end, amount in amount_after(g, "en", parse, found.end(), BY_WORD[found.group(2)], found.group(1)):
            more = (
                _OR_LESS_EN.match(low, end)
                if "equal to" in found.group() and " or equal" not in found.group()
                else None
            )
            if more is not None:
                way = "equal to or " + more.group(1) + " than"
                return compared(said, found.group(2), way, amount, found.group(1) is not None, more.end())
            return compared(said, found.group(2), found.group().strip(), amount, found.group(1) is not None, end)
    found = _THAN_IT_EN.match(low, at)
    if found is not None:
        way, word, whom, printed = found.group(1), found.group(3), found.group(4), found.group(2) is not None
        of: Any = "this" if whom.startswith("this") else Ref(EN.get(whom, "it"))
        if (f"{word} as " in found.group()) is not (way == "the same"):
            return None
        number = "printed " * (printed and way == "the same") + BY_WORD[word]
        return compared(said, word, f"{way} than", Stat(number, of), printed, found.end())
    found = _LOWER_EN.match(low, at)
    if found is not None:
        it: Any = Ref("it")
        way = f"{found.group(1).replace('lesser', 'less')} than"
        return compared(said, found.group(3), way, Stat(BY_WORD[found.group(3)], it), bool(found.group(2)), found.end())
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
