"""The grammar of both languages, put together from its topics."""

from __future__ import annotations

from functools import lru_cache

from engine.text import (
    amounts,
    clauses,
    conditions,
    crafts,
    durations,
    filters,
    predicates,
    targets,
    triggers,
    verbs_objects,
    verbs_players,
)
from engine.text.kernel import Grammar


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """The one grammar; it is never changed after it was made."""
    g = Grammar()
    for topic in (
        filters,
        amounts,
        targets,
        durations,
        verbs_objects,
        verbs_players,
        predicates,
        conditions,
        triggers,
        clauses,
        crafts,
    ):
        topic.add(g)
    g.freeze()
    return g
