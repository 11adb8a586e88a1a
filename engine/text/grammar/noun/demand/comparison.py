""" "That White Vigil", what is compared with it, and by how much: "with building level 1 greater than that BASE's".

Both languages; what an organization names is meant by it as a type would mean it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Parse, Readings
from engine.text.surface import Ref
from engine.trails.tree import Filter, Stat, Sum
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


def add(g: Grammar) -> None:
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
