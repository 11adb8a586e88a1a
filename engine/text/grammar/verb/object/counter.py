"""Countering what a trigger says was played: "When your opponent plays an arts, counter that arts".

It waits in standby then (1211.3, 509.1), and all that is done to it there is to counter it (1324.1). Both languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.parser.grammar import Grammar
from engine.text.surface import Ref
from engine.trails.tree import Do

#: Trigger event, the word for what was played, English, Japanese.
KINDS = (
    ("plays arts", "arts", "(that|those|the|this) arts( ability|)", "その(アーツ|アーツ能力)"),
    ("plays craft", "craft", "(that|the) (craft|activated craft)", "その(クラフト|起動クラフト)"),
)


def add(g: Grammar) -> None:
    """Add to the verbs."""
    for _, word, en, ja in KINDS:
        said = Do("counter", Ref(word))  # type: ignore[arg-type]
        verb(g, said, match=partial(_is, said=said), en=(f"counter {en}",), ja=(f"{ja}を無効にする", f"{ja}を打ち消す"))


def _is(v: Any, said: Any) -> Mapping[str, Any] | None:
    return {} if v == said else None
