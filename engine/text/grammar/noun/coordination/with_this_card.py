"""What was named, together with this card: "it and this card", それとこれ. Both languages side by side."""

from __future__ import annotations

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Both


def add(g: Grammar) -> None:
    """Add to the rules "subj" and "obj"."""
    this = "this (card|UNIT|ITEM)"
    for rule, particle in (("subj", "は(|、|それぞれ|ともに|どちらも)"), ("obj", "を(|ともに|どちらも)")):
        ours = "(これ|このカード|このUNIT)"
        g.add(rule, build=lambda r: Both((r, "this")), match=never,
              en=(f"{{r:back}} and {this}", f"both {{r:back}} and {this}"),
              ja=f"{{r:back}}と{ours}{particle}")  # fmt: skip
