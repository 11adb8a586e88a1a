"""The same once more: "draw another card", さらに; shown and taken in one breath, 公開し手札に加える.

Nothing more is meant by it than that it comes to what has been done before.
"""

from __future__ import annotations

from engine.text.parser.grammar import Grammar, hole
from engine.trails.tree import Reveal


def add(g: Grammar) -> None:
    """Add to the rules "cards" and "chain" with all its endings."""
    g.add("cards", 1, match=lambda v: None,
          en=("another card", "(an additional|one additional|one more|an extra|one other) card"))  # fmt: skip
    g.add("cards", hole("n"), match=lambda v: None, en="{n:numw} (more|additional|extra|other) cards")
    g.add("shown", Reveal(hole("who")), match=lambda v: None, ja=("{who:obj}公開し(て|)", "{who:same}公開し(て|)"))
    for rule in ("chain", "chain-c", "chain-t"):
        g.add(rule, hole("c"), match=lambda v: None, ja=f"(さらに|追加で)(、|){{c:{rule}}}")
        g.add(rule, build=lambda a, b: (a, *b), match=lambda v: None, ja=f"{{a:shown}}{{b:{rule}}}")
