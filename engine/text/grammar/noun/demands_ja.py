"""What a Japanese noun phrase demands before its noun: numbers, icon crafts, names, and what is left out."""

from __future__ import annotations

import re
from typing import Any

from engine.text.grammar.lexicon import JA
from engine.text.grammar.noun.demand_terms import (
    ARTS_COST,
    BY_WORD,
    ICON_FIRST,
    NUM,
    WAYS,
    amount_after,
    any_of,
    compared,
    either_of,
    field_words,
    icons_ja,
    listed,
    plain_number,
    ranged,
    step_ja,
    stepped,
)
from engine.text.grammar.noun.phrase.heads import _one_ja
from engine.text.parser.grammar import Grammar
from engine.text.parser.template import Parse
from engine.text.source import keywords, lexicon
from engine.text.surface import Ref
from engine.trails.tree import NO_SUBNAME, Stat
from engine.trails.tree.loading.words import TYPES

#: A number that another one follows: CPコストが2以下でSTRが3以上の.
_NEXT_JA = rf"(?:で、?|であり、?|、?かつ、?|、)(?=(?:本来の)?(?:{field_words(1)})が|【)"
_LIST_JA = re.compile(rf"(本来の)?({field_words(1)})が((?:{NUM}か)+{NUM})(?:の|である)")
_WITH_JA = re.compile(
    rf"(本来の)?(?:カードの)?({field_words(1)})が?{NUM}(?:(以下|以上|未満|より大きい|を超える|より小さい)(?:かつ)?)?(?:{NUM}(以下|以上))?(?:の|である|(?=unit|item|event|base)|{_NEXT_JA})"
)
#: 「EPコストが2以上のアーツを持つ」: what that number is of.
_WITH_ARTS_JA = re.compile("アーツ(?:能力|)(?:を持つ|を持っている|のある|がある|を持った)")
_OR = r"(?:か|、?または、?|もしくは)"
_EITHER_JA = re.compile(
    rf"(本来の)?({field_words(1)})が{NUM}(以下|以上)?{_OR}(本来の)?({field_words(1)})が{NUM}(以下|以上)?"
    r"(?:の|である|(?=unit|item|event|base))"
)
_BOTH_JA = re.compile(
    rf"(本来の)?({field_words(1)}){_OR}({field_words(1)})が{NUM}(以下|以上)?(?:の|である|(?=unit|item|event|base))"
)
_THAN_JA = re.compile(rf"(本来の)?({field_words(1)})が")
_END_JA = re.compile(r"(以下|以上|未満|に等しい|と等しい|と同じ|より大きい|より小さい|より高い|より低い)(?:の|である)?")
_HALF_JA = re.compile(rf"(?:本来の)?(?:{field_words(1)})が{NUM}")
_ORGS_JA = re.compile(rf"組織を{NUM}つ(以上|以下)?持つ|{NUM}つ(以上|以下)?の組織を持つ")
#: Characters with which a number can begin.
_NUMBER_FIRST = frozenset("本カ組こそ0123456789x" + "".join(w[0] for w in (*lexicon.NUMBER_WORDS, *BY_WORD)))
_NAME_JA = re.compile(r"(?:カード名|名前|名称)に[“「]([^”」]+)[”」]を含む")
_NAMED_JA = re.compile(r"(?:カード名|名前)(?:が|は)?[“「]([^”」]+)[”」](?:の|である)")
_NOT_SUBNAMED_JA = re.compile(
    r"サブ(?:名|ネーム)(?:(?:が|は)[“「]([^”」]+)[”」](?:以外の|でない|ではない)|に[“「]([^”」]+)[”」]を持たない)"
)
_SUBNAMED_JA = re.compile(r"サブ(?:名|ネーム)(?:が|は|)[“「]([^”」]+)[”」](?:の|である)")
_LOWER_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit|そのカード|{any_of(JA)})より(?:も)?(?:(本来の)?({field_words(1)})[がの])(低い|小さい|少ない|高い|大きい|多い)"
)
#: The same by how much: それよりCPコストが1大きい.
_FAR_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit|そのカード|{any_of(JA)})より(?:も)?(?:(本来の)?({field_words(1)})が)(?:ちょうど)?(\d+)(?:点|)(?:だけ|)"
    r"(低い|小さい|少ない|高い|大きい|多い)"
)
_SAME_JA = re.compile(
    rf"(これ|このカード|このunit|それ|そのunit|そのカード|{any_of(JA)})と(?:同じ(本来の)?({field_words(1)})の|(本来の)?({field_words(1)})が同じ(?:である)?)"
    rf"|(本来の)?({field_words(1)})が(これ|このカード|このunit|それ|そのunit|そのカード|{any_of(JA)})と同じ(?:である)?(?!{field_words(1)})"
    rf"|(これ|このカード|このunit|それ|そのunit|そのカード|{any_of(JA)})の(本来の)?({field_words(1)})(?:の値)?と同じ(本来の)?({field_words(1)})の"
)


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
        return ranged(
            said, "orgs", number, WAYS.get(found.group(2) or found.group(4) or ""), None, None, False, found.end()
        )
    found = _LIST_JA.match(low, at) if numbered else None
    if found is not None:
        return listed(said, found.group(2), re.findall(NUM, found.group(3)), found.group(1) is not None, found.end())
    found = _EITHER_JA.match(low, at) if numbered else None
    if found is not None and _apart(low, at):
        parts = found.groups()
        return either_of(said, (parts[:4], parts[4:]), found.end())
    found = _BOTH_JA.match(low, at) if numbered else None
    if found is not None and _apart(low, at):
        printed, word, word2, number, way = found.groups()
        return either_of(said, ((printed, word, number, way), (printed, word2, number, way)), found.end())
    found = _WITH_JA.match(low, at) if numbered else None
    if found is not None:
        printed, word, number, way, number2, way2 = found.groups()
        if way in ("未満", "より大きい", "を超える", "より小さい"):
            if number == "x":
                return None
            return compared(
                said,
                word,
                "大きい" if way == "を超える" else way,
                plain_number(number),
                printed is not None,
                found.end(),
            )
        ways = (WAYS.get(way or ""), WAYS.get(way2 or ""))
        end = found.end()
        if BY_WORD[word] == "ep" and (arts := _WITH_ARTS_JA.match(low, end)) is not None:
            word, end = ARTS_COST, arts.end()
        return ranged(said, word, number, ways[0], number2, ways[1], printed is not None, end)
    such: Any
    same = _SAME_JA.match(low, at) if "同じ" in low else None
    if same is not None:
        if same.group(9):  # それの本来のCPコストと同じCPコストの
            whom, theirs, what, own, word = same.groups()[8:]
            such = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
            return compared(
                said, word, "", Stat("printed " * bool(theirs) + BY_WORD[what], such), own is not None, same.end()
            )
        whom, word = same.group(1) or same.group(8), same.group(3) or same.group(5) or same.group(7)
        such = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
        printed = (same.group(2) or same.group(4) or same.group(6)) is not None
        return compared(said, word, "", Stat("printed " * printed + BY_WORD[word], such), printed, same.end())
    lower = _LOWER_JA.match(low, at) if "より" in low else None
    if lower is not None:
        field = BY_WORD[lower.group(3)]
        whom = lower.group(1)
        such = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
        of: Any = Stat(field, such)
        way = "小さい" if lower.group(4) in ("低い", "小さい", "少ない") else "大きい"
        return compared(said, lower.group(3), way, of, lower.group(2) is not None, lower.end())
    far = _FAR_JA.match(low, at) if "より" in low else None
    if far is not None:
        field, whom, printed = BY_WORD[far.group(3)], far.group(1), far.group(2) is not None
        such = Ref(JA[whom]) if whom in JA else "this" if whom.startswith("こ") else Ref("it")
        exact = stepped(Stat("printed " * printed + field, such), int(far.group(4)), far.group(5))
        return compared(said, far.group(3), "", exact, printed, far.end())
    than = _THAN_JA.match(low, at) if numbered else None
    if than is not None:
        for end, amount in amount_after(g, "ja", parse, than.end(), BY_WORD[than.group(2)], than.group(1)):
            if (step := step_ja(low, end)) is not None:
                exact = stepped(amount, plain_number(step[1]), step[2])
                return compared(said, than.group(2), "", exact, than.group(1) is not None, step[0])
            way_found = _END_JA.match(low, end)
            if way_found is not None:
                return compared(
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


def _apart(low: str, at: int) -> bool:
    """Whether no number before it goes on: "A and B or C" could be taken in two ways."""
    return at == 0 or low[at - 1] not in "でつ、り"
