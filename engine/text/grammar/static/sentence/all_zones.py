"""What holds wherever the card lies, said first: "In all zones, this card's CP cost is 1 less". Both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.static.sentence.continuous import baseline
from engine.text.parser.grammar import Grammar

_EN = "in (all zones|every zone), "
_JA = "(あらゆる|すべての)領域で(、|)"


def add(g: Grammar) -> None:
    """Add to the rule "static"."""
    g.add(
        "static", build=partial(baseline, c=None), match=_plainly, en=f"{_EN}{{said:ssaid}}", ja=f"{_JA}{{said:ssaid}}"
    )
    g.add(
        "static",
        build=baseline,
        match=_under,
        en=(f"{_EN}if {{c:conds}}, {{said:ssaid}}", f"if {{c:conds}}, {_EN}{{said:ssaid}}"),
        ja=(f"{{c:conds}}(、|){_JA}{{said:ssaid}}", f"{_JA}{{c:conds}}(、|){{said:ssaid}}"),
    )


def _plainly(v: Any) -> Mapping[str, Any] | None:
    return {"said": v.said} if v.everywhere and v.condition is None else None


def _under(v: Any) -> Mapping[str, Any] | None:
    return {"said": v.said, "c": v.condition} if v.everywhere and v.condition is not None else None
