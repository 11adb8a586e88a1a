"""Which clauses and sentences a template prints, alike in both languages, and what some are made of.

Functions that match give the holes of a value, or None if it is not for their template.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import REJECT
from engine.text.surface import OPEN, SUBJECT, AimClause, By, Define, Predicate, Said, Unless, WouldClause
from engine.trails.tree import Delayed, If, May, PlayerRule, Set, Wait


def one(v: Any) -> Mapping[str, Any] | None:
    """A list of one alone."""
    return {"a": v[0]} if isinstance(v, tuple) and len(v) == 1 else None


def first(v: Any) -> Mapping[str, Any] | None:
    """A list of several: the first, and the others."""
    return {"a": v[0], "b": v[1:]} if isinstance(v, tuple) and len(v) > 1 else None


def said(who: Any, p: Any) -> Any:
    """What is said of something."""
    return Said(who, p)


def said_match(v: Any) -> Mapping[str, Any] | None:
    """The same, back."""
    return {"who": v.who, "p": v.predicates} if isinstance(v, Said) else None


def not_special(v: Any) -> Mapping[str, Any] | None:
    """What is said as a verb and nothing else."""
    if isinstance(v, PlayerRule) and v.player == SUBJECT:  # what a player does or leaves out, said as a verb
        return {"v": v}
    return None if isinstance(v, (By, Said, PlayerRule, May, If, AimClause, Set)) else {"v": v}


def aims(v: Any, several: bool) -> Mapping[str, Any] | None:
    """A demand for targets. several: one after another."""
    return {"a": v.aim} if isinstance(v, AimClause) and isinstance(v.aim, tuple) is several else None


def is_may(v: Any) -> Mapping[str, Any] | None:
    """An option alone."""
    return {"m": v[0]} if len(v) == 1 and isinstance(v[0], May) else None


def is_if(v: Any) -> Mapping[str, Any] | None:
    """A condition alone, and what is done if it holds."""
    return (
        {"c": v[0].condition, "s": v[0].then} if len(v) == 1 and isinstance(v[0], If) and not v[0].otherwise else None
    )


def delayed(v: Any) -> Mapping[str, Any] | None:
    """What waits for the start of a turn, step or phase."""
    fits = len(v) == 1 and isinstance(v[0], Delayed) and v[0].edge == "start"
    return {"m": v[0].moment, "s": v[0].then} if fits else None


def compound_at(v: Any) -> int | None:
    """The place of the first clause that has sentences of its own, None if there is none."""
    return next(
        (index for index, part in enumerate(v) if isinstance(part, (May, If, Delayed, Wait, WouldClause, Unless))), None
    )


def split(v: Any) -> Mapping[str, Any] | None:
    """Clauses, then one that has sentences of its own."""
    at = compound_at(v)
    return {"c": v[:at], "m": v[at:]} if at else None


def simple(v: Any) -> Mapping[str, Any] | None:
    """Clauses that have no sentences of their own."""
    return None if compound_at(v) is not None or any(isinstance(part, Define) for part in v) else {"c": v}


def led(u: Any, s: Any) -> Any:
    """What is said of something, for so long as stands before it."""
    if any(part.until != OPEN for part in s.predicates):
        return REJECT
    return Said(s.who, tuple(Predicate(part.kind, part.value, u) for part in s.predicates), u)
