"""Noun phrases: sets of objects in both languages, side by side.

English puts states before the noun and owner, zone and numbers after it; Japanese puts everything before it. Each
modifier is one row for both. Reading is greedy: a modifier that can be read belongs to the noun.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.text.grammar.noun.coordination import (
    bare,
    either,
    made_filter,
    of_some,
    only_heads,
    said_of,
    union_en,
    union_ja,
)
from engine.text.grammar.noun.demand_terms import icons_before_en, range_order
from engine.text.grammar.noun.demands_en import having_en, like_en, like_ja
from engine.text.grammar.noun.demands_ja import having_ja
from engine.text.grammar.noun.phrase.heads import _one_en, _one_ja, head_en, head_ja
from engine.text.grammar.noun.phrase.printing import say_english, say_japanese
from engine.text.grammar.noun.places import DONE_TO, THAT, Modifier
from engine.text.grammar.noun.states import MODIFIERS
from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Parse, Reading, Readings
from engine.trails.tree import THAT_PLAYER
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
#: What is in neither of two states.
_NEITHER_JA = re.compile("([^でもの、。]+)でも([^でもの、。]+)でもない")
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
                at = self._nor(low, found.end(), self.after[found.group()], said)
                continue
            after = having_en(self.g, parse, at, said)
            if after is None:
                break
            at = after
        if at > parse.far:
            parse.far = at
        made = _made(said, at)
        if (said.get("zone"), said.get("whose")) == ("homebase", "opponent") and "face" not in said:
            kinds = {kind in ("EVENT", "BASE") for kind in said.get("types", ())}
            made = made if len(kinds) < 2 else []  # an ITEM that could be seen does not lie there
        if not made or low[at : at + 4] not in (" or ", " and") or said.get("without"):
            return made  # "other than a Guild or an ITEM": what follows may be left out as well
        if _MANY_EN.search(low, 0, start) is not None and _ONE_EN.match(low, at) is not None:
            return made  # "three or more UNITs or an ITEM": one of these is enough
        found = _OTHER_EN.match(low, at) or union_en(low, start, at)
        if found is None:
            return made
        far = parse.far
        others = self.g.read("np", "en", parse, found.end())
        if made[0][1].zone == "field":  # whose homebase it is says nothing of an ITEM before it
            others = [other for other in others if "homebase" not in low[found.end() : other[0]]]
        both = either(made, others)
        if not both:
            parse.far = far  # "or" alone is no word that was understood
        return [*made, *both]

    def _nor(self, low: str, at: int, row: Modifier, said: dict[str, Any]) -> int:
        """Where "that isn't attacking or defending" ends: what is in neither state."""
        while row.field == "states" and row.value.startswith("-") and low.startswith(" or ", at):
            state = self.after_words.match(f" that is {low[at + 4 :]}", 0)
            other = None if state is None else self.after[state.group()]
            if state is None or other is None or other.field != "states":
                break
            if not _say(said, replace(other, value=f"-{other.value}")):
                break
            at += 4 + state.end() - len(" that is ")
        return at

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
            if not only_heads(replace(reading[1], among="")):
                others = [other for other in others if not bare(other[1])]
            both = either([reading], others)
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
        neither = _NEITHER_JA.match(low, at)
        if neither is not None:  # 攻撃中でも応戦中でもない
            rows = [self.before.get(f"{word}の") for word in neither.groups()]
            if all(one is not None and one.field == "states" for one in rows) and all(
                _say(said, replace(one, value=f"-{one.value}")) for one in rows if one is not None
            ):
                return neither.end()
            orgs = [one for place in (1, 2) if (one := _one_ja(parse, neither.start(place))) is not None]
            if [one[:2] for one in orgs] == [
                (neither.end(place), "orgs") for place in (1, 2)
            ] and "without" not in said:
                said["without"] = tuple(one[2] for one in orgs)
                return neither.end()
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
    if len(types) > 1 and (only := said_of(parts)) != set(types):
        return of_some(parts, only, at)
    return [(at, made_filter(*parts.items()))]


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
