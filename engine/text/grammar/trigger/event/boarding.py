"""A UNIT boards this card, or a certain one does (ja:1337). Both languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

#: This card, as the other one of which a trigger speaks.
_THIS = Filter(scope="this")


def add(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    g.add(
        "trigger",
        Trigger("is boarded", "this"),
        match=never,
        en=f"{WHEN} (a UNIT|UNITs|a UNIT you control) (boards|board) this (card|ITEM|UNIT)",
        ja=(f"(あなたの|)UNITが(これ|このカード|このITEM)に搭乗した{TOKI}",
            f"(これ|このカード|このITEM)に(あなたの|)UNITが搭乗した{TOKI}"),
    )  # fmt: skip
    g.add(
        "trigger",
        build=_boards_this,
        match=lambda v: {"f": v.who} if isinstance(v, Trigger) and v == Trigger("boards", v.who, _THIS) else None,
        en=f"{WHEN} {{f:a-np}} boards this (card|ITEM|UNIT)",
        ja=(f"{{f:np}}が(これ|このカード|このITEM)に搭乗した{TOKI}",
            f"(これ|このカード|このITEM)に{{f:np}}が搭乗した{TOKI}"),
    )  # fmt: skip


def _boards_this(f: Any) -> Any:
    """A certain UNIT boards: any that does is said in one word."""
    whole = f.zone != "field" or f.whose == "opponent" or replace(f, whose="any") == Filter(types=("UNIT",))
    return REJECT if whole else Trigger("boards", f, _THIS)
