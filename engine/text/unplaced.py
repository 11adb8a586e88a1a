"""Cards of which a sentence does not say where they lie.

A UNIT or ITEM without a zone is on the field (203.3), an EVENT or BASE in the homebase (203.4); of just any card the
books say no such thing. After cards were looked at or revealed it is one of those; anywhere else nobody knows.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.text.kernel import REJECT, Grammar, Parse
from engine.text.surface import Pick
from engine.trails.tree import Do, Filter, Put

_PLACED = re.compile(r"field|in play|場")
_SHOWN = re.compile(r"\blooks? at|\breveals?\b|見る?[、。てた]|公開")
_DISCARD = re.compile(r"\bdiscards? $")
_ANYTHING = Filter()


def add(g: Grammar) -> None:
    """Check the objects of verbs."""
    for lang in ("en", "ja"):
        g.check("obj", lang, _placed)


def _placed(parse: Parse, at: int, end: int, value: Any) -> Any:
    """A choice of just any card: among what was looked at before, or REJECT."""
    if value.__class__ is not Pick or value.filter != _ANYTHING or _PLACED.search(parse.low, at, end) is not None:
        return value
    if parse.low.startswith("捨て", end) or _DISCARD.search(parse.low, 0, at) is not None:
        return value  # from the hand (1314.1a)
    shown = _SHOWN.search(parse.low, 0, at) is not None
    return replace(value, filter=Filter(among="~it")) if shown else REJECT


def among_shown(clause: Any) -> Any:
    """What is put somewhere or discarded, after cards were looked at: one of them, if nothing says where it lies."""
    moves = clause.__class__ is Put or (clause.__class__ is Do and clause.verb == "discard")
    who = clause.who if moves else None
    if who.__class__ is not Pick or who.filter.zone != "field" or who.filter.whose != "any" or who.filter.states:
        return clause
    f = who.filter
    return clause if f.among or f.fights else replace(clause, who=replace(who, filter=replace(f, among="~it")))
