"""How far a cost can go down: "to a minimum of 1", （最低1）, 1未満にはならない (1204.2f-8).

The words stand behind what makes a cost less, in parentheses, after a comma or as a sentence of their own. They are
taken off, the rest is read alone, and the one change in it that makes a cost less gets the limit; where there is none,
or several, the line is not understood. Both languages.
"""

from __future__ import annotations

import re
from typing import Any

from engine.text.trees import mapped
from engine.trails import tree as t
from engine.trails.tree.reads import parts_in, replace

_EN = (
    r"(?:but )?(?:to|with|down to) (?:a|the) min(?:imum|\.)?(?: cost)?(?: of)? (\d+)",
    r"(?:to )?(?:a )?min(?:imum|\.)?(?: cost)?(?: of|:|)? ?(\d+)",
    r"(?:but )?(?:(?:it|they|this|the cost|its cost|their cost|costs?) )?(?:can(?:'t|’t|not)|never|not)"
    r"(?: (?:be|go|goes|become|cost|drop|fall|reduced|lowered|to|it|them|the cost|its cost|their cost|reduce))*"
    r" (?:below|less than|lower than|under) (\d+)",
)
_MONEY = "(?: (?:CP|EP))?"
_CLOSING_EN = "|".join(_EN)
_JA = (
    r"(?:最低|下限|最小)(?:は|で|でも)?([0-9０-９]+)(?:まで)?",
    r"(?:(?:コスト|これ|この効果で|これにより)?(?:は|が)?、?)?([0-9０-９]+)(?:未満|より(?:少なく|低く|小さく|下))(?:に)?(?:は|も)?ならない",
)
_CLOSING_JA = "|".join(_JA)
_FLOOR = {
    "en": re.compile(
        rf"(?: ?\((?:{_CLOSING_EN}){_MONEY}\.?\)\.?|,? (?:{_CLOSING_EN}){_MONEY}\.|\. (?:{_EN[2]}){_MONEY}\.)"
        r"(?=$| [A-Z•])",
        re.IGNORECASE,
    ),
    "ja": re.compile(rf"(?:。?[（(](?:{_CLOSING_JA})。?[）)]。?|[、。](?:ただし、?)?(?:{_CLOSING_JA})。)(?=$|[^）)])"),
}
_STOP = {"en": ".", "ja": "。"}
_SENTENCE = {"en": re.compile(r"(?<=[.:}]) "), "ja": re.compile("(?<=[。：:}])")}
#: A sentence that makes a cost less, and what else a limit in it could be one of.
_LESS = {
    "en": re.compile(
        r"\bcosts?\b.*\b(?:less|reduced|decreased|lowered)\b|\b(?:reduce|decrease|lower)\b.*\bcosts?\b|\bless\b.*\bcost",
        re.I,
    ),
    "ja": re.compile("コスト.*(?:減|少な|下が|下げ)"),
}
_ELSE = {
    "en": re.compile(r"[+-][\dX]+/[+-]|\b(?:gains?|loses?|draws?|discards?|deals?|take)\b|\bmore to play\b"),
    "ja": re.compile(r"[+\-－＋][0-9X０-９]+/|を得る|失う|引く|捨て|与え"),
}
_QUOTES = re.compile('[“”"「」]')


def without(text: str, lang: str) -> tuple[str, int, bool] | None:
    """The line without what it says of the least its cost can be, that number, and whether one sentence is all that is
    left; None if it says nothing of it, or not in the sentence that says what makes a cost less."""
    all_of_them = list(_FLOOR[lang].finditer(text)) if _QUOTES.search(text) is None else []
    if len(all_of_them) != 1:
        return None
    (found,) = all_of_them
    sentences = _SENTENCE[lang].split(text[: found.start()].rstrip(" .。"))
    before = sentences[-1]
    if _LESS[lang].search(before) is None or _ELSE[lang].search(before) is not None:
        return None
    least = next(int(number) for number in found.groups() if number)
    alone = len(sentences) == 1 and not text[found.end() :].strip()
    return text[: found.start()].rstrip(" .。") + _STOP[lang] + text[found.end() :], least, alone


def _lower(node: Any, least: int) -> Any:
    """A change that makes a cost less, with its limit; the same object if it is no such change."""
    if isinstance(node, t.CostChange) and node.kind == "less":
        return replace(node, amount=t.Floored(node.amount, least))
    if isinstance(node, t.Continuous) and node.cp != 0 and node.cp == node.ep and _takes(node.cp):
        return replace(node, cp=t.Floored(node.cp, least), ep=t.Floored(node.ep, least))
    if isinstance(node, t.Continuous) and node.cp != 0 and _takes(node.cp):
        return replace(node, cp=t.Floored(node.cp, least))
    if isinstance(node, t.Continuous) and node.ep != 0 and _takes(node.ep):
        return replace(node, ep=t.Floored(node.ep, least))
    return node


def _takes(amount: Any) -> bool:
    if isinstance(amount, t.Neg):
        return True
    number = amount.amount if isinstance(amount, t.Capped) else amount
    return (number if isinstance(number, int) else getattr(number, "each", 1)) < 0


def floored(tree: Any, least: int, *, alone: bool = False) -> Any:
    """The tree with the limit of the one change in it that makes a cost less; None if there is not just one.

    alone: one sentence is all that is said, which may make the costs of several kinds of things less.
    """
    changed = 0

    def put(node: Any) -> Any:
        nonlocal changed
        new = _lower(node, least)
        changed += new is not node
        return new

    new = mapped(tree, put)
    return new if (changed == 1 or (alone and _said_in_one(tree, changed))) and not _among_others(tree, least) else None


def _said_in_one(tree: Any, changed: int) -> bool:
    """Whether a sentence makes costs of several kinds of things less, all by the same: "arts and EVENTs you play"."""
    if not isinstance(tree, tuple) or len(tree) != changed or changed == 0:
        return False
    found = [[one for one in _changes(craft) if one.kind == "less"] for craft in tree]
    return all(len(one) == 1 for one in found) and len({(one.amount, one.player) for (one,) in found}) == 1


def _changes(craft: Any) -> tuple[t.CostChange, ...]:
    """The costs that a continuous craft changes, if it does nothing else."""
    only = isinstance(craft, t.Continuous) and craft == t.Continuous(
        craft.who, condition=craft.condition, costs=craft.costs
    )
    return craft.costs if only else ()


def _among_others(node: Any, least: int) -> bool:
    """Whether an effect does something else beside making a cost less: no sentence would say of which the limit is."""
    if isinstance(node, t.Effect) and (len(node.do) > 1 or node.targets):
        return any(mapped(step, lambda part: _lower(part, least)) is not step for step in node.do)
    parts = node if isinstance(node, tuple) else parts_in(node.__class__)(node)
    return any(_among_others(part, least) for part in parts if part.__class__ not in (str, int))


def bare(tree: Any) -> tuple[Any, int]:
    """The tree without its limit, and the limit; 0 if it has none."""
    least = 0

    def take(node: Any) -> Any:
        nonlocal least
        if isinstance(node, t.Floored):
            least = node.least
            return node.amount
        return node

    return mapped(tree, take), least


def with_floor(said: str, least: int, lang: str) -> str:
    """A sentence with the limit behind it, if there is one."""
    if not least:
        return said
    said = said.removesuffix(_STOP[lang])
    return f"{said}, to a minimum of {least}." if lang == "en" else f"{said}（最低{least}）。"
