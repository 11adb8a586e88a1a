"""By whose effects several things are not done: "can't be stunned or K.O.'d by effects",
効果によってスタンせず、即死しない.

In both languages it is said once, and of all of them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.text.parser.grammar import REJECT
from engine.text.surface import Predicate
from engine.trails.tree import Against
from engine.trails.tree.loading.words import BY_SOURCE
from engine.trails.tree.reads import replace

_DONE = ("cannot be stunned", "cannot be ko", "cannot be destroyed", "cannot turn down", "cannot be cured",
         "cannot be rebuilt", "cannot leave")  # fmt: skip
_BY = (" by effects", " by opponent")
#: What is said of effects alone.
_THEIRS = ("cannot be readied", "cannot be actioned", "cannot be returned", "cannot be exiled")


def _by(rule: Any) -> str:
    """How a rule says whose effects do not do it; "" if it does not say so."""
    if not isinstance(rule, str):
        return ""
    return next((by for by in _BY if rule.endswith(by) and rule.removesuffix(by) in (*_DONE, *_THEIRS)), "")


def before(rules: tuple[Any, ...]) -> Any:
    """English names the effects at the end."""
    by = _by(rules[-1])
    if not by:
        return rules
    if any(rule not in _DONE and not _by(rule) for rule in rules[:-1]):
        return REJECT  # of what else it is said is not plain
    return tuple(rule + by if rule in _DONE else rule for rule in rules)


def after(p: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...]:
    """Japanese names them at the beginning."""
    by = _said_by(p[-1]) if p else ""
    if not by:
        return (*p, *rest)
    out = list(p)
    for place, part in enumerate(rest):
        if not _plain(part):
            return (*out, *rest[place:])
        rule = part.value[0]
        if isinstance(by, Against) and f"{rule} by" not in BY_SOURCE:
            return (*out, *rest[place:])
        made = replace(by, what=f"{rule} by") if isinstance(by, Against) else rule + by
        out.append(Predicate(part.kind, (made,), part.until))
    return tuple(out)


def mixed(predicates: tuple[Any, ...]) -> bool:
    """Whether one that names the effects stands before one that does not: Japanese would say it of both."""
    return any(_said_by(one) != "" and _plain(other) for one, other in pairwise(predicates))


def _said_by(part: Any) -> Any:
    """By what a predicate says that it is not done; "" if it does not."""
    if not isinstance(part, Predicate) or part.kind != "rules" or len(part.value) != 1:
        return ""
    rule = part.value[0]
    source = isinstance(rule, Against) and rule.what.removesuffix(" by") in _DONE
    return rule if source else _by(rule)


def _plain(part: Any) -> bool:
    return isinstance(part, Predicate) and part.kind == "rules" and len(part.value) == 1 and part.value[0] in _DONE
