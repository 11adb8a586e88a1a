"""Cards of which a sentence does not say where they lie.

A UNIT or ITEM without a zone is on the field (203.3), an EVENT or BASE in the homebase (203.4); of just any card the
books say no such thing. After cards were looked at or revealed it is one of those; anywhere else nobody knows.
"""

from __future__ import annotations

import re
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.rule import Parse
from engine.text.surface import Both, Pick
from engine.trails.tree import Do, Filter, PlayCard, Put, Reveal
from engine.trails.tree.reads import replace

_PLACED = re.compile(r"field|in play|場")
_SHOWN = re.compile(r"\blooks? at|\breveals?\b|見る?[、。てた]|公開")
_DISCARD = re.compile(r"\bdiscards? $")
_ANYTHING = Filter()
#: What is done to cards that nobody has to say more of than that they were seen.
_SEEN_ONLY = frozenset((Put, Reveal, PlayCard))


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
    """What is put somewhere, discarded, revealed or played after cards were seen: of those, if no zone is named."""
    kind = clause.__class__
    if kind not in _SEEN_ONLY and not (kind is Do and clause.verb == "discard"):
        return clause
    who = _seen(clause.who)
    return clause if who is clause.who else replace(clause, who=who)


def _seen(who: Any) -> Any:
    """A noun, or two of them, among the cards that were seen; the same object if it says where it lies."""
    if isinstance(who, Both):
        parts = tuple(map(_seen, who.parts))
        return Both(parts) if any(new is not old for new, old in zip(parts, who.parts, strict=True)) else who
    f = who.filter if who.__class__ is Pick else who
    if f.__class__ is not Filter or f.whose != "any" or f.states or f.face != "any" or f.among or f.fights:
        return who
    if f.zone != "field" and not (f.zone == "homebase" and bool(f.types) and set(f.types) <= {"EVENT", "BASE"}):
        return who
    f = replace(f, zone="field", among="~it")
    return f if who.__class__ is Filter else replace(who, filter=f)


def openly(clause: Any) -> bool:
    """Whether something is revealed that lies where everybody sees it: nothing was looked at, and no zone is named."""
    if clause.__class__ is not Reveal:
        return False
    who: Any = clause.who
    nouns = [getattr(one, "filter", one) for one in (who.parts if isinstance(who, Both) else (who,))]
    return any(f.__class__ is Filter and f.zone == "field" and not f.among for f in nouns)
