"""Who "they" are in an English sentence that says what to do.

"Stun target UNIT they control" tells the card's controller what to do, so what is theirs is not the controller's: it is
the opponent's, if the opponent is the last person the line has spoken of. If not, nobody knows whose it is, and the
line is not read. (Japanese 自身の is always that of the subject.)
"""

from __future__ import annotations

import re
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.rule import Parse
from engine.text.surface import SUBJECT, DigClause, FindClause, LookClause, Predicate, Top
from engine.trails.tree import Compare, Count, Discard, Filter, Shuffle
from engine.trails.tree.reads import names_in, replace

_THEIRS = re.compile(
    r"\bthey control\b|\btheir (?:hand|deck|trail|homebase|field)\b"
    r"|\btheir (?!owner|controller)(?:[^\s.,]+ ){0,3}(?:units?|items?|bases?|events?|cards?)\b"
)
#: Cards that lie in many places.
_CARDS = re.compile(r"\b(?:bases?|events?|cards?)$")
_PERSONS = re.compile(r"\b(?:opponent|players?|controllers?|owners?)\b")
_OPPONENT = "opponent"


def add(g: Grammar) -> None:
    """Check the clauses that say what to do, and those that say something of objects."""
    for rule in ("clause-do", "clause-said", "ssaid"):
        g.check(rule, "en", _meant)
    for op, n, en in ((">=", 1, "they control {f:a-np}"), ("=", 0, "they (control no {f:nps}|don't control {f:a-np})")):
        g.add("theirs", build=lambda f, op=op, n=n: _they_control(f, op, n), match=lambda v: None, en=en)
    g.check("theirs", "en", lambda parse, at, end, value: value if _spoken(parse, at) else REJECT)
    g.add("cond", hole("c"), match=lambda v: None, en="{c:theirs}")


def _spoken(parse: Parse, at: int) -> bool:
    """Whether the person spoken of last is the opponent."""
    spoken = _PERSONS.findall(parse.low, 0, at)
    return bool(spoken) and spoken[-1] == _OPPONENT


def _they_control(f: Filter, op: str, n: int) -> Any:
    return Compare(Count(replace(f, whose=_OPPONENT)), op, n) if f.whose == "any" else REJECT


def _meant(parse: Parse, at: int, end: int, value: Any) -> Any:
    """The clause with what is theirs given to the opponent, or REJECT."""
    if "they" not in parse.low and "their" not in parse.low:
        return value
    found = next((one for one in _THEIRS.finditer(parse.low, at, end) if not _quoted(parse.low, at, one.start())), None)
    if found is None:
        return value
    if _CARDS.search(parse.low, found.start(), found.end()) is not None and _given(value) != value:
        return REJECT  # of those that were seen, or of those that lie openly
    meant = _given(value)
    if meant is REJECT or meant == value:
        return meant
    return meant if _spoken(parse, found.start()) else REJECT


def _quoted(low: str, at: int, place: int) -> bool:
    """Whether a place lies in a craft that is gained: what is theirs there, its own sentence says."""
    return low.count("“", at, place) > low.count("”", at, place)


def _given(node: Any) -> Any:
    """The same with the opponent for the subject of the sentence, where something is somebody's."""
    if isinstance(node, Predicate) and node.kind == "crafts":
        return node
    if isinstance(node, tuple):
        made = tuple(_given(part) for part in node)
        return REJECT if REJECT in made else made
    if isinstance(node, (Discard, DigClause, FindClause)):
        return REJECT  # who does it would be another one too
    if isinstance(node, Top):
        return replace(node, whose=node.whose or _OPPONENT)
    if isinstance(node, LookClause):
        return REJECT if node.how == "look" else replace(node, player=node.player or _OPPONENT)
    changed: dict[str, Any] = {}
    if isinstance(node, Filter) and node.whose == SUBJECT:
        changed["whose"] = _OPPONENT
    if isinstance(node, Shuffle) and node.player == SUBJECT:
        changed["player"] = _OPPONENT
    for name in names_in(node.__class__):
        if name in changed:
            continue
        old = getattr(node, name)
        new = _given(old)
        if new is REJECT:
            return REJECT
        if new != old:
            changed[name] = new
    return replace(node, **changed) if changed else node
