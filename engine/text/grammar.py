"""The grammar of both languages, put together from its topics."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.text import (
    amounts,
    changes,
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
from engine.text.kernel import LANGS, Grammar, Speaker


def _craft_printer(lang: str) -> Any:
    """Quoted crafts print as whole lines do."""

    def say(value: Any, speaker: Speaker) -> str | None:
        from engine.text.paraphrase import craft_text
        from engine.text.unlinking import CannotSay

        try:
            return craft_text(value[0], lang, speaker) if len(value) == 1 else None
        except CannotSay:
            return None

    return say


def _guards(g: Grammar) -> None:
    """What a line must hold for some rules to be worth trying."""
    g.guard("ja", ("よい",), "may", "chain-t")
    g.guard("ja", ("受けない",), "player-rule")
    g.guard("ja", ("なる", "なり"), "set", "set-c")
    g.guard("ja", ("対象",), "aim")
    g.guard("ja", ("につき",), "per")
    g.guard("ja", ("なら", "場合", "しか", "なければ"), "cond", "conds", "cond-and")
    g.guard("ja", ("その後",), "chain-c")
    g.guard("ja", ("時",), "trigger")
    g.guard("ja", ("代わりに",), "replaced")
    g.guard("en", ("instead",), "replaced")
    g.guard("en", ("becomes",), "set")
    g.guard("en", ("stun damage",), "player-rule")


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
        changes,
        crafts,
    ):
        topic.add(g)
    for lang in LANGS:
        g.custom_print("craft", lang, _craft_printer(lang))
    _guards(g)
    g.freeze()
    return g
