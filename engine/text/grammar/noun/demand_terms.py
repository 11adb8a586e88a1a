"""Parts of what is demanded of a noun: numbers, comparisons and icon crafts. Both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.text.grammar.lexicon import EN
from engine.text.grammar.noun.places import FIELDS
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.template import Parse, Readings
from engine.text.source import lexicon
from engine.text.surface import Ref
from engine.trails.tree import EITHER_ICON, AnyRange, Filter, Range, Stat, Sum, X
from engine.trails.tree.reads import replace

ONE = "one "  #: before the organization or name by which something is meant
#: What follows a noun that is compared with as a whole: "that BASE's", そのBASEより.
_WHOLE_EN = re.compile(r"'s(?! (?:cp|str|def|atk|ep|building|level|wings|arts|printed|original))")
_THAN_JA = ("より", "以下", "以上", "未満", "と同じ", "と等しい", "に等しい")
_THIS_JA = re.compile("(?:これ|このカード|このunit|このitem|このbase)(?=より|以下|以上|未満|と同じ|と等しい|に等しい)")
_STEP_EN = (
    r"(?:is |of )?(?:exactly )?(\d+|one|two|three|four|five) "
    r"(greater|higher|more|larger|less|lower|smaller|fewer) than "
)
_STEP_JA = re.compile(
    r"より(?:も)?(?:ちょうど)?(\d+)(?:点|)(?:だけ|)(大きい|高い|多い|小さい|低い|少ない)(?:の|である)?"
)
_UNDER = ("less", "lower", "smaller", "fewer", "小さい", "低い", "少ない")


def comparison(g: Grammar) -> None:
    """Add to the rule "back"."""
    g.add("back", build=_that, match=_say, en="that {f:np}", ja="その{f:np}")


def _that(f: Any) -> Any:
    """A card of an organization or name, of which nothing else is said."""
    if not isinstance(f, Filter):
        return REJECT
    words = (*f.orgs, *f.names, *f.subnames)
    plain = replace(f, orgs=(), names=(), subnames=(), types=())
    return Ref(ONE + words[0]) if len(words) == 1 and plain == Filter() and f.types in ((), ("UNIT",)) else REJECT


def _say(v: Any) -> Mapping[str, Any] | None:
    return None


def means(word: str, f: Filter) -> bool:
    """Whether such a word can mean what a filter found."""
    return word.removeprefix(ONE) in (*f.orgs, *f.names, *f.subnames)


def whole(g: Any, lang: str, parse: Parse, at: int, field: str) -> Readings:
    """A number of something that is named alone, where the number is the one that is compared."""
    low = parse.low
    if lang == "en":
        if not low.startswith(("that ", "the "), at):
            return ()
        found = [(_WHOLE_EN.match(low, end), ref) for end, ref in g.read("back", lang, parse, at)]
        return [(match.end(), Stat(field, ref)) for match, ref in found if match is not None]
    this = _THIS_JA.match(low, at)
    if this is not None:
        return ((this.end(), Stat(field, "this")),)
    if low[at] != "そ":
        return ()
    return [(end, Stat(field, ref)) for end, ref in g.read("back", lang, parse, at) if low.startswith(_THAN_JA, end)]


def step_en(names: str, having: str) -> re.Pattern[str]:
    """ "with building level 1 greater than"."""
    return re.compile(rf"{having} (original |printed )?({names}) {_STEP_EN}")


def step_ja(low: str, at: int) -> tuple[int, str, str] | None:
    """より1大きい: where it ends, how much, and which way."""
    found = _STEP_JA.match(low, at)
    return None if found is None else (found.end(), found.group(1), found.group(2))


def stepped(amount: Any, number: int, way: str) -> Any:
    """An amount and so much more or less."""
    more = -number if way in _UNDER else number
    return amount + more if isinstance(amount, int) else Sum((amount, more))


def say_step(end: Any, lang: str) -> tuple[Any, str, str] | None:
    """Of an end that is so much more or less than an amount: the amount, and the words before and after it."""
    if not isinstance(end, Sum) or len(end.parts) != 2 or not isinstance(end.parts[1], int) or not end.parts[1]:
        return None
    number = end.parts[1]
    if lang == "en":
        return end.parts[0], f" {abs(number)} {'greater' if number > 0 else 'less'} than ", ""
    return end.parts[0], "が", f"より{abs(number)}{'大きい' if number > 0 else '小さい'}"


_ICONS_EN = "|".join(
    sorted((re.escape(word) for word in lexicon.icon_words("en") if word.isascii()), key=len, reverse=True)
)
_NAMED_EN = rf"(?:an? |the )?(?:\[([^\]]+)\]|({_ICONS_EN})(?![\w:]))(?: crafts?)?"
_ICON_EN = re.compile(
    r" (?P<and>and )?(?:with |that has |that have |who has |"
    r"(?P<no>(?:without|that doesn't have|that don't have|that does not have|that do not have) |"
    r"(?P<neither>(?:with|that has|that have) neither ))|(?<= and )(?=\[))"
    rf"(?:both |either )?{_NAMED_EN}"
)
_MORE_EN = re.compile(rf"(,? and|,? or|,? nor|,) {_NAMED_EN}(?= |\W|$)")
_ICONS_JA = "|".join(re.escape(ja) for _, ja, _ in lexicon.ICONS)
_NAMED_JA = rf"(?:【([^】]+)】|[「“]({_ICONS_JA})[」”]|({_ICONS_JA}))(?:のクラフト|クラフト)?"
_ONE_JA = re.compile(rf"(?:クラフト)?{_NAMED_JA}")
_LINK_JA = re.compile("(と|、|か|または|もしくは|も|や|)(?=[【「“])")
_HAS_JA = re.compile("(?:の両方|の両者|のいずれか|のどちらか)?[をも]持(つ|たない|っている|っていない)")
#: Right before the noun: 【A】のUNIT.
_OF_JA = re.compile("の?(?=unit|item|カード(?!名))|の(?=あなたの|相手の)")
#: Right before an English noun, in brackets or, where nothing but its type follows, without.
_FIRST_EN = re.compile(rf"(non-)?(?:\[([^\]]+)\]|({_ICONS_EN})(?= (?:unit|item|card)s?(?![a-z]))) ")
_OR_FIRST_EN = re.compile(r"\[([^\]]+)\] or (?=\[)")
#: The first characters of an icon craft before a Japanese noun.
ICON_FIRST = frozenset("ク【「“" + "".join(ja[0] for _, ja, _ in lexicon.ICONS))


def icons_en(low: str, at: int, said: dict[str, Any]) -> int | None:
    """Icon crafts after an English noun, noted in ``said``; where they end, None if there are none (that are known)."""
    found = _ICON_EN.match(low, at)
    if found is None or (found.group("and") and not goes_on(said)):
        return None
    words = lexicon.icon_names("en")
    keys = [words.get(found.group(4) or found.group(5))]
    links: set[str] = set()
    at = found.end()
    while (more := _MORE_EN.match(low, at)) is not None:
        key = words.get(more.group(2) or more.group(3))
        if key is None or (more.group(1) == "," and not _listed(low, more.end())):
            break
        keys.append(key)
        links.add(more.group(1).lstrip(", "))
        at = more.end()
    neither = "nor" if found.group("neither") else "or"
    if neither == "nor" and not links:
        return None
    return at if _note(said, keys, links - {""}, none=found.group("no") is not None, neither=neither) else None


def icons_before_en(low: str, at: int, said: dict[str, Any]) -> int | None:
    """An icon craft before an English noun, "target [A] UNIT", or several of which one is enough; as above."""
    words = lexicon.icon_names("en")
    keys: list[str | None] = []
    while (more := _OR_FIRST_EN.match(low, at)) is not None:
        keys.append(words.get(more.group(1)))
        at = more.end()
    found = _FIRST_EN.match(low, at)
    if found is None or (found.group(1) and keys):
        return None
    keys.append(words.get(found.group(2) or found.group(3)))
    links = {"or"} if len(keys) > 1 else set()
    return found.end() if _note(said, keys, links, none=found.group(1) is not None, neither="or") else None


def _listed(low: str, at: int) -> bool:
    """Whether a list goes on after a comma, up to its last word."""
    while (more := _MORE_EN.match(low, at)) is not None:
        if more.group(1) != ",":
            return True
        at = more.end()
    return False


def icons_ja(low: str, at: int, said: dict[str, Any]) -> int | None:
    """The same before a Japanese noun."""
    found = _ONE_JA.match(low, at)
    words = lexicon.icon_names("ja")
    keys, links = [], set()
    while found is not None:
        keys.append(words.get(found.group(1) or found.group(2) or found.group(3)))
        at = found.end()
        link = _LINK_JA.match(low, at)
        found = _ONE_JA.match(low, link.end()) if link is not None and link.end() >= at else None
        if found is not None and link is not None:
            links.add({"と": "and", "、": "", "": "", "も": "も", "や": "も"}.get(link.group(1), "or"))
    has = _HAS_JA.match(low, at) if keys else None
    if has is None:
        of = _OF_JA.match(low, at) if keys and low[at - 1] == "】" and links <= {"or"} else None
        return of.end() if of is not None and _note(said, keys, links, none=False, neither="も") else None
    none = "ない" in has.group(1)
    if not none and "も" in links:
        return None
    return has.end() if _note(said, keys, links - {""}, none=none, neither="も") else None


def _note(said: dict[str, Any], keys: list[str | None], links: set[str], *, none: bool, neither: str) -> bool:
    """All of them, one of them, or none of them."""
    if None in keys or len(links) > 1 or len(set(keys)) < len(keys):
        return False
    if none and links - {neither}:
        return False  # "without [A] and [B]" could mean either
    known = [key for key in keys if key is not None]
    if none:
        known = [f"-{key}" for key in known]
    elif links == {"or"}:
        known = [EITHER_ICON.join(sorted(known))]
    said["icons"] = (*said.get("icons", ()), *known)
    return True


def goes_on(said: dict[str, Any]) -> bool:
    """Whether "and" can go on with what a noun phrase demands: after an "or" nobody knows to what it belongs."""
    if "ranges" in said and isinstance(said["ranges"][-1], AnyRange):
        return False
    last = said.get("icons", ("",))[-1]
    named = "subnames" in said or "contains" in said
    return "ranges" in said or named or ("icons" in said and last[0] != "-" and EITHER_ICON not in last)


def say_icons_en(icons: Iterable[str]) -> str:
    """What is demanded, after the noun."""
    has, either, none = _kinds(icons, "en")
    out = f" with {' and '.join(has)}" if has else ""
    out += "".join(f" with {' or '.join(one)}" for one in either)
    return out + (f" without {' or '.join(none)}" if none else "")


def say_icons_ja(icons: Iterable[str]) -> str:
    """What is demanded, before the noun."""
    has, either, none = _kinds(icons, "ja")
    out = f"{'と'.join(has)}を持つ" if has else ""
    out += "".join(f"{'か'.join(one)}を持つ" for one in either)
    return out + (f"{'も'.join(none)}{'も' if len(none) > 1 else 'を'}持たない" if none else "")


def _kinds(icons: Iterable[str], lang: str) -> tuple[list[str], list[list[str]], list[str]]:
    icons = tuple(icons)
    has = [lexicon.say_icon(icon, lang) for icon in icons if icon[0] != "-" and EITHER_ICON not in icon]
    either = [[lexicon.say_icon(one, lang) for one in icon.split(EITHER_ICON)] for icon in icons if EITHER_ICON in icon]
    return has, either, [lexicon.say_icon(icon[1:], lang) for icon in icons if icon[0] == "-"]


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
