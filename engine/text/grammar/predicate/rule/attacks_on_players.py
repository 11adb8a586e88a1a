"""Who cannot attack a player: "UNITs your opponent controls can't attack you" (804.8). Both languages side by side.

A UNIT only ever attacks the other side's player, so that it is said of the opponent's of "you", and of one's own of
"your opponent"; it is then the same as that it cannot attack players, and is printed so.
"""

from __future__ import annotations

from engine.text.grammar.lexicon.verb_forms import both_languages
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import Predicate


def add(g: Grammar) -> None:
    """Add to the rule "pred"."""
    for rule, en, ja in (
        ("cannot attack you", "you", "あなた"),
        ("cannot attack your opponent", "your opponent", "相手"),
    ):
        both_languages(
            g,
            (f"{{u:until}}{ja}(を|に)攻撃(できない|しない)",),
            shape=Predicate("rules", (rule,), hole("u")),
            match=never,
            en=(f"(can't|cannot|don't|doesn't) attack {en}{{u:until}}",),
        )
