"""One thing or another happens to something: "is stunned or K.O.'d". Both languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.events import EVENTS, TOKI, WHEN, whenever
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Trigger

#: What is said of a card with "is" goes on without it.
_IS = "(is|are) "


def add(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for event, en, ja in EVENTS:
        done = [text.removeprefix(head) for text in en for head in (_IS, "(is|are|becomes|become) ")
                if text.startswith(head)]  # fmt: skip
        g.add("happens-done", event, en=done)
        g.add("happens-now", event, ja=tuple(now for text in ja if (now := whenever(text))))
    g.add(
        "trigger",
        build=_two,
        match=never,
        en=f"{WHEN} {{w:trig-who}} (is|are|becomes|become) {{a:happens-done}} or {{b:happens-done}}",
        ja=f"{{w:trig-who}}が{{a:happens-now}}か(、|){{b:happens}}{TOKI}",
    )


def _two(w: Any, a: str, b: str) -> Any:
    return REJECT if a == b or "your opponent" in a + b else (Trigger(a, w), Trigger(b, w))
