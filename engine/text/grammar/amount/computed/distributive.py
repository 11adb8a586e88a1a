"""A number that is another one for each of several: "its own CP cost", "each UNIT's CP cost". Both languages.

What it means is settled by :mod:`engine.text.reference.value.distributive_number`.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.amount.computed.counts import STATS
from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import SELF, Ref
from engine.trails.tree import Stat

#: "Their CP cost": that of each of several.
THEIRS = "theirs"


def add(g: Grammar) -> None:
    """Add to the rule "amount"."""
    for field, (en, ja) in STATS.items():
        for more, en_more, ja_more in (("", "", ""), ("printed ", "(printed|original) ", "本来の")):
            g.add(
                "amount",
                Stat(more + field, SELF),
                en=f"its own {en_more}{en}",
                ja=f"(それ|そのUNIT)自身の{ja_more}{ja}",
            )
            theirs: Any = Ref(THEIRS)
            g.add("amount", Stat(more + field, theirs), match=never,
                  en=(f"their (own |){en_more}{en}", f"each (one|UNIT|ITEM|card)'s {en_more}{en}"),
                  ja=f"それぞれ(自身|)の{ja_more}{ja}")  # fmt: skip
