"""Noun phrases: sets of objects in both languages, side by side.

English puts states before the noun and owner, zone and numbers after it; Japanese puts everything before it. Each
modifier is one row for both. Reading is greedy: a modifier that can be read belongs to the noun.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.text.grammar.noun.coordination.union import union_en, union_ja
from engine.text.grammar.noun.demand.english import having_en
from engine.text.grammar.noun.demand.icons import icons_before_en
from engine.text.grammar.noun.demand.japanese import having_ja
from engine.text.grammar.noun.demand.numbers import range_order
from engine.text.grammar.noun.demand.shared_features import like_en, like_ja
from engine.text.grammar.noun.modifier.states import MODIFIERS
from engine.text.grammar.noun.modifier.vocabulary import DONE_TO, THAT, Modifier
from engine.text.grammar.noun.phrase.heads import _one_en, _one_ja, head_en, head_ja
from engine.text.grammar.noun.phrase.printing import say_english, say_japanese
from engine.text.parser.grammar import Grammar
from engine.text.parser.rule import Parse, Reading, Readings
from engine.trails.tree import THAT_PLAYER, Filter
from engine.trails.tree.loading.words import TYPES
from engine.trails.tree.nouns import plain_ranges
from engine.trails.tree.reads import replace


def _table(lang: str, *, before: bool) -> dict[str, Modifier]:
    words: dict[str, Modifier] = {}
    for row in MODIFIERS:
        for word in row.en if lang == "en" else row.ja:
            if lang == "ja" or word.startswith(" ") is not before:
                words.setdefault(word.lower(), row)
    return words


class _Words:
    """Finds the longest of many words at an offset. Those that begin alike are looked for together: one pattern of all
    of them would try a thousand in turn."""

    def __init__(self, words: Iterable[str]) -> None:
        begins: dict[str, list[str]] = {}
        for word in sorted(words, key=len, reverse=True):
            begins.setdefault(word[:2], []).append(word)
        self._single = frozenset(word for word in begins if len(word) == 1)
        self._patterns = {begin: re.compile("|".join(map(re.escape, alike))) for begin, alike in begins.items()}

    def match(self, low: str, at: int) -> re.Match[str] | None:
        """The longest that stands there, None if there is none."""
        pattern = self._patterns.get(low[at : at + 2])
        found = pattern.match(low, at) if pattern is not None else None
        if found is None and low[at] in self._single:
            return self._patterns[low[at]].match(low, at)
        return found


#: A least number before a noun.
_SO_MANY = re.compile(r"(\d+)(?:つ|枚|体|人)以上の")
#: With what lines often go on where a noun could stand, and no noun begins so. For speed only.
_NO_NOUN_JA = re.compile(
    r"(?:これ|それ)(?:[はも、]|[をがに](?!攻撃|持|応戦|搭乗|よ))|(?:あなた|相手)は|このクラフト|その後|各ターン|\d+ep支"
)
#: Whose something is, behind its organization.
_ORG_FIRST = re.compile("の(?=あなたの|相手の|他の|ほかの)")
#: What a UNIT is in a combat, said as one word with it (ja:804.5, ja:804.6).
_STATUS_JA = re.compile(r"(攻撃|応戦)(?=unit)")
_STATUS = {word: Modifier("states", state, (), ()) for word, state in (("攻撃", "attacking"), ("応戦", "defending"))}


class Reader:
    """Reads noun phrases of one language."""

    def __init__(self, lang: str, g: Grammar) -> None:
        self.lang = lang
        self.g = g
        self.before = _table(lang, before=True)
        self.after = _table(lang, before=False)
        self.before_words = _Words(self.before)
        self.after_words = _Words(self.after)
        self.before_first = frozenset(word[0] for word in self.before)
        self.after_first = frozenset(word[1] for word in self.after if len(word) > 1)  #: after the space

    def begins(self, pair: str) -> bool:
        """Whether a Japanese noun phrase can begin with two characters: no particle does, and no stop."""
        if "\u3040" < pair[0] < "\u30a0":
            return any(word[:2] == pair or word == pair[0] for word in self.before)
        return pair[0].isalnum() or pair[0] in "“「【ー・"

    def english(self, parse: Parse, at: int) -> Readings:
        """States, noun, then owner, zone, numbers, crafts and names."""
        low, start = parse.low, at
        said: dict[str, Any] = {}
        while (char := parse.text[at : at + 1]) == "[" or low[at] in self.before_first or char.isupper():
            icon = icons_before_en(low, at, said) if char in "[Nn" or char.isupper() else None
            if icon is not None:
                at = icon
                continue
            found = self.before_words.match(low, at)
            if found is None or not _say(said, self.before[found.group()]):
                break
            at = found.end()
        if low.startswith("non-", at) and (none := _one_en(parse, at + 4)) is not None and none[1] in ("orgs", "names"):
            said["without" if none[1] == "orgs" else "unnamed"] = (none[2],)
            at = none[0] + (low[none[0]] == " ")
        head = head_en(parse, at)
        if head is None:
            if at > parse.far:
                parse.far = at
            return ()
        at = head[0]
        said.update(head[1])
        while low[at] == " ":
            if low[at + 1] in "tsw" and (after := like_en(self.g, parse, at, said)) is not None:
                at = after
                continue
            found = self.after_words.match(low, at) if low[at + 1] in self.after_first else None
            if found is not None and _ends_word(low, found.end()) and _say(said, self.after[found.group()]):
                at = found.end()
                continue
            after = having_en(self.g, parse, at, said)
            if after is None:
                break
            at = after
        if at > parse.far:
            parse.far = at
        made = _made(said, at)
        if not made or low[at : at + 4] not in (" or ", " and") or said.get("without"):
            return made  # "other than a Guild or an ITEM": what follows may be left out as well
        if _MANY_EN.search(low, 0, start) is not None and _ONE_EN.match(low, at) is not None:
            return made  # "three or more UNITs or an ITEM": one of these is enough
        found = _OTHER_EN.match(low, at) or union_en(low, start, at)
        if found is None:
            return made
        far = parse.far
        both = _either(made, self.g.read("np", "en", parse, found.end()))
        if not both:
            parse.far = far  # "or" alone is no word that was understood
        return [*made, *both]

    def every(self, parse: Parse, at: int) -> Readings:
        """A noun phrase with "all" among what stands before the noun: あなたのすべてのUNIT."""
        low = parse.low
        begin = at + 1 if parse.quick else 0  # it does not stand first
        if low.find("すべての", begin) < 0 and low.find("各", begin) < 0:
            return ()
        if parse.quick and _NO_NOUN_JA.match(low, at) is not None:
            return ()
        return self.japanese(parse, at, every=True)

    def many(self, parse: Parse, at: int) -> Readings:
        """A noun phrase with a least number among what stands before the noun: あなたの1つ以上のUNIT."""
        low = parse.low
        return [
            (end, (f, int(found.group(1))))
            for found in _SO_MANY.finditer(low, at)
            for end, f in self.japanese(parse, at, skip=found)
        ]

    def japanese(
        self, parse: Parse, at: int, every: bool = False, skip: re.Match[str] | None = None, inner: bool = False
    ) -> Readings:
        """Everything before the noun, in any order. skip: words among it that are no part of the noun phrase."""
        low = parse.low
        said: dict[str, Any] = {}
        out: list[Reading] = []
        if not inner and ("同" in low or "共通" in low) and (like := like_ja(parse, at, self._alone)) is not None:
            said["like"], at = like[1], like[0]
        one = _one_ja(parse, at) if _ORG_FIRST.search(low, at) is not None else None
        if one is not None and one[1] == "orgs" and _ORG_FIRST.match(low, one[0]) is not None:  # 白灯会のあなたのUNIT
            said["orgs"], at = (one[2],), one[0] + 1
        while True:
            if every and said and low.startswith(("すべての", "各"), at):
                at += 1 if low[at] == "各" else 4
                out, every = [], False
            if skip is not None and said and at == skip.start():
                at = skip.end()
                out, skip = [], None
            head = head_ja(parse, at, said)
            for end, part in head if not every and skip is None else ():
                out += _made({**said, **part}, end)
                if low.startswith(("のうち", "の中で"), end) and "のうち" not in said:
                    out += self._part_of(parse, low, end + 3, {**said, **part})
            after = self._modifier_ja(parse, low, at + (low[at] == "、" and bool(said)), said)
            if after is None:
                if low[at] == "、" and said and skip is None and (head := head_ja(parse, at + 1, said)):
                    for end, part in head:
                        out += _made({**said, **part}, end)
                break
            at = after
        if at > parse.far:
            parse.far = at
        for end, _ in out:
            if end > parse.far:
                parse.far = end
        longest = _longest(out)
        return longest if every or skip is not None else [*longest, *self._or_another(parse, longest)]

    def _alone(self, parse: Parse, at: int, end: int) -> Any:
        """The noun phrase between two offsets, None if there is no such."""
        low = parse.low
        found = [f for stop, f in self.japanese(parse, at, inner=True) if stop == end] if low[at] not in "とを" else []
        return found[0] if found else None

    def _or_another(self, parse: Parse, ones: list[Reading]) -> list[Reading]:
        """A noun phrase and another one, of which something is said besides its type."""
        out: list[Reading] = []
        for reading in ones:
            link = _OTHER_JA.match(parse.low, reading[0])
            every = link is None and parse.low[reading[0]] == "と"
            if link is None and not every:
                continue
            far = parse.far
            others: Readings = self.g.read("np", "ja", parse, reading[0] + 1 if link is None else link.end())
            if every:
                others = [other for other in others if union_ja(parse.low, other[0])]
            if not _only_heads(replace(reading[1], among="")):
                others = [other for other in others if not _bare(other[1])]
            both = _either([reading], others)
            out += both
            parse.far = parse.far if both else far
        return out

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
        found = self.before_words.match(low, at) if low[at] in self.before_first else None
        row = None if found is None else self.before[found.group()]
        if (
            row is not None
            and row.value.startswith(DONE_TO)
            and (than := having_ja(self.g, parse, at, said)) is not None
        ):
            return than  # これによりスタンしたUNITよりSTRが低い: it is compared with that
        if found is not None and row is not None and _say(said, row):
            return found.end()
        found = _STATUS_JA.match(low, at)
        if found is not None and _say(said, _STATUS[found.group()]):
            return found.end()
        return having_ja(self.g, parse, at, said)


def begins_en(pair: str) -> bool:
    """Whether an English noun phrase can begin with two characters."""
    return pair[0].isalnum() or pair[0] in "'“・ー["


def _longest(out: list[Reading]) -> list[Reading]:
    """A longer noun phrase hides the shorter ones it begins with: 手札のUNIT is no 手札."""
    if len(out) < 2:
        return out
    end = max(end for end, _ in out)
    return [reading for reading in out if reading[0] == end]


def _ends_word(low: str, at: int) -> bool:
    if low.startswith(" as ", at) and low.endswith((" cp cost", " str", " def"), 0, at):
        return False  # "with the same STR as": as another one
    if low.startswith("'s ", at):
        return low.endswith((" you control", " controls"), 0, at)  # "target UNIT you control's STR"
    return not (low[at].isalnum() or low[at] == "'" or low.startswith(" ep cost", at))  # "with arts EP cost 2"


def _say(said: dict[str, Any], row: Modifier) -> bool:
    if row.field == "states":
        if row.value in said.get("states", ()):
            return False
        said["states"] = (*said.get("states", ()), row.value)
        return True
    if row.field == "placed":
        zone, whose = row.value.split(" ")
        if "zone" in said:
            return _waiting(said, zone, whose)
        said["zone"], said["whose"] = zone, THAT_PLAYER if whose == THAT else whose
        return True
    if row.field == "clash":  # at whom it is what it is
        state, whom = row.value.split(" ")
        if "fights" in said or state in said.get("states", ()):
            return False
        said["states"], said["fights"] = (*said.get("states", ()), state), whom
        return True
    if row.field in said:
        return False
    said[row.field] = (row.value,) if row.field in ("orgs", "without") else row.value
    return True


def _waiting(said: dict[str, Any], zone: str, whose: str) -> bool:
    """ "your opponent's EVENT in the resolve standby zone": whose it is, and that it waits there."""
    if {zone, said["zone"]} != {"field", "standby"} or "any" not in (whose, said["whose"]):
        return False
    said["whose"] = whose if said["whose"] == "any" else said["whose"]
    said["zone"] = "standby"
    return True


#: Before another noun phrase, of which one of the two is meant.
_OTHER_EN = re.compile(r" or (?:an? |target |another target )?")
#: So many, and one of something else: no number of either kind.
_MANY_EN = re.compile(r"\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d\d)(?: or (?:more|less|fewer))? $")
_ONE_EN = re.compile(r" or (?:an?|one|another) ")
_OTHER_JA = re.compile("か、?|または、?|もしくは、?")


def _bare(f: Filter) -> bool:
    """Whether nothing is said of it but its type: all that stands before the other noun is said of both then."""
    return f == Filter(types=f.types, zone=f.zone)


def _either(ones: Iterable[Reading], others: Iterable[Reading]) -> list[Reading]:
    """Two descriptions of which one must fit. Whose they are and where they lie is said once, of both."""
    out: list[Reading] = []
    for _, one in ones:
        for end, other in others:
            among = "".join({one.among, other.among})  # "a Guild or ITEM among them": said once, of both
            if among:
                one, other = replace(one, among=""), replace(other, among="")
            if (
                one.either
                or other.either
                or not (one.scope == "all" or (one.scope == "other" and _simple(one) and _simple(other)))
                or other.scope != "all"
                or not (_headed(one) and _headed(other))
            ):
                continue
            if any(part.asks_others or part.face != "any" or not _numbers(part) for part in (one, other)):
                continue
            placed = [part for part in (one, other) if part.whose != "any" or part.zone not in ("field", "homebase")]
            if len({(part.zone, part.whose) for part in placed}) > 1:
                continue
            zone, whose = (placed[0].zone, placed[0].whose) if placed else ("field", "any")
            if not placed and {one.zone, other.zone} == {"homebase"}:
                zone = "homebase"
            alike = _of_one_kind(one, other)
            if alike is not None:
                field, words = alike
                bare = not placed and field == "types" and set(words) <= {"EVENT", "BASE"}
                parts = {"zone": "homebase" if bare else zone, "whose": whose, "scope": one.scope, field: words}
                parts["among"] = among
                out.append((end, Filter(**parts)))
                continue
            both = tuple(sorted((_filter(*_demands(one)), _filter(*_demands(other))), key=repr))
            if len(set(both)) > 1 and not _within(*both):
                out.append((end, Filter(zone=zone, whose=whose, scope=one.scope, among=among, either=both)))
    return out


def _headed(f: Filter) -> bool:
    """Whether it says what it is: a type, an organization or a name."""
    return bool(f.types or f.orgs or f.names or f.subnames)


def _simple(f: Filter) -> bool:
    """Whether what stands before it can only be said of it and what it is joined to: nothing else is said of it."""
    said = Filter(zone=f.zone, whose=f.whose, scope=f.scope)
    return f == replace(said, types=f.types, orgs=f.orgs, names=f.names, subnames=f.subnames)


def _of_one_kind(one: Filter, other: Filter) -> tuple[str, tuple[str, ...]] | None:
    """The words of both, if each says nothing but its types, or its organizations, or its names."""
    for field in ("types", "orgs", "names", "subnames"):
        words = [getattr(part, field) for part in (one, other)]
        if all(words) and all(
            part == replace(Filter(zone=part.zone, whose=part.whose, scope=part.scope), **{field: getattr(part, field)})
            for part in (one, other)
        ):
            kinds = dict.fromkeys((*words[0], *words[1]))
            return field, tuple(sorted(kinds, key=(*TYPES, "ITEM•UNIT").index)) if field == "types" else tuple(kinds)
    return None


def _demands(f: Filter) -> tuple[tuple[str, Any], ...]:
    return tuple((name, getattr(f, name)) for name in _ASKED if getattr(f, name))


#: What can be asked of one of two descriptions alone.
_ASKED = (
    "types",
    "orgs",
    "names",
    "subnames",
    "contains",
    "states",
    "icons",
    "ranges",
    "without",
    "unnamed",
    "keywords",
)


def _only_heads(f: Filter) -> bool:
    """Whether nothing is said of it but its type, organization or name: none of it is said of the other noun."""
    return _simple(f) and len([True for words in (f.types, f.orgs, f.names, f.subnames) if words]) == 1


def _within(one: Filter, other: Filter) -> bool:
    """Whether one says no more than its type, which the other is of as well."""
    return any(_bare(a) and b.types and set(b.types) <= set(a.types) for a, b in ((one, other), (other, one)))


def _numbers(f: Filter) -> bool:
    """Whether all its numbers are plain."""
    ends = [end for limit in plain_ranges(f.ranges) for end in (limit.least, limit.most)]
    return all(isinstance(end, int | None) for end in ends)


def _made(said: Mapping[str, Any], at: int) -> list[Reading]:
    parts = dict(said)
    types = parts.get("types", ())
    if set(types) & set(parts.get("without", ())):
        return []
    if parts.get("among") == "beside":  # they attack as this card does, and are others (804.5)
        also = parts.get("states", ())
        if parts.get("zone", "field") != "field" or parts.get("scope", "other") != "other":
            return []
        if set(also) - {"attacking player"}:
            return []
        parts["states"] = (*also, "sclm attacking")
        parts.pop("scope", None)
    if parts.get("among") == "removed":  # by this card
        if "zone" in parts or "whose" in parts:
            return []
        parts["zone"] = "exile"
    if "crew" in parts.get("among", ""):  # they are out of the game (ja:1337.1)
        if "zone" in parts:
            return []
        if not parts["among"].endswith("then"):  # by then they may be back
            parts["zone"] = "exile"
    if types and set(types) <= {"EVENT", "BASE"} and parts.get("zone", "field") == "field":
        parts["zone"] = "homebase"  # 203.4
    if "ranges" in parts:
        parts["ranges"] = tuple(sorted(parts["ranges"], key=range_order))
    if "states" in parts:
        parts["states"] = tuple(sorted(parts["states"]))
    if "icons" in parts:
        parts["icons"] = tuple(sorted(parts["icons"]))
    return [(at, _filter(*parts.items()))]


@lru_cache(maxsize=4096)
def _filter(*parts: tuple[str, Any]) -> Filter:
    """A filter with these fields. Card texts speak of the same things again and again."""
    return Filter(**dict(parts))


def add(g: Grammar) -> None:
    """The rules "np" (singular) and "nps" (plural): the same readings, printed with or without s."""
    english, japanese = Reader("en", g), Reader("ja", g)
    ident = g.rule("np").ident
    g.rule("nps").ident = ident  # one memory for both

    def en(parse: Parse, at: int) -> Readings:
        found = parse.memo[ident + (at << 9)] = english.english(parse, at)
        return found

    def ja(parse: Parse, at: int) -> Readings:
        if parse.quick and _NO_NOUN_JA.match(parse.low, at) is not None:
            parse.memo[ident + (at << 9)] = ()
            return ()
        found = parse.memo[ident + (at << 9)] = japanese.japanese(parse, at)
        return found

    g.custom("np", "en", en, lambda value, speaker: say_english(value, speaker, g=g), begins_en)
    g.custom("nps", "en", en, lambda value, speaker: say_english(value, speaker, plural=True, g=g), begins_en)
    g.custom("np-all", "ja", japanese.every, lambda value, speaker: None, japanese.begins)
    g.custom("np-many", "ja", japanese.many, None, japanese.begins)
    g.custom("np-many", "en", lambda parse, at: (), None, "")
    g.guard("ja", ("以上の",), "np-many")
    g.custom("np-all", "en", lambda parse, at: (), lambda value, speaker: None, "")
    g.guard("ja", ("すべての", "各"), "np-all")
    for name in ("np", "nps"):
        g.custom(name, "ja", ja, lambda value, speaker: say_japanese(value, speaker, g=g), japanese.begins)
