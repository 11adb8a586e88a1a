"""Cards that are drawn and shown: "draw a card and reveal it. If it's a UNIT, ..." (1313.1, 1311.1). Both languages."""

from __future__ import annotations

from engine.kernel.frozen import frozen
from engine.text.parser.grammar import Grammar

_AND = "( and |, |, and |, then |, and then | and then )"


@frozen
class DrawShown:
    """ "Draw a card and reveal it", as it stands: later words mean what was drawn."""


def add(g: Grammar) -> None:
    """Add to the verbs of players."""
    it, drawn = "(it|that card|the drawn card)", "(それを|引いたカードを|)"
    ja = f"カードを1枚引き(、|、その後、){drawn}公開"
    for rule, draw, reveal, end in (("vp", "draw", "reveal", "する"), ("vps", "draws", "reveals", "し"),
                                    ("vpt", "draw", "reveal", "して")):  # fmt: skip
        g.add(rule, DrawShown(), en=f"{draw} (a|one) card{_AND}{reveal} {it}", ja=ja + end)
