"""What happens in the place of one of two things: "if this card would be K.O.'d or destroyed, stun it instead".

It is two crafts, one for each. Both languages.
"""

from __future__ import annotations

from engine.text.grammar.lexicon.effect_sources import BY
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never

#: Event, English after "be", Japanese before か and at the end.
_EVENTS = (
    ("stun", "stunned", ("スタンする", "スタンされる")),
    ("ko", "K.O.'d", ("即死する", "即死させられる")),
    ("destroy", "destroyed", ("破壊される",)),
)
#: Between two events that a line is about.
OR = "+"


def add(g: Grammar) -> None:
    """Add to the rule "replaced"."""
    for one, en_one, ja_one in _EVENTS:
        for other, en_other, ja_other in _EVENTS:
            if one == other:
                continue
            either = tuple(f"{first}(か|か、|、または|または){last}" for first in ja_one for last in ja_other)
            for by, en_by, ja_by in BY:
                g.add(
                    "replaced",
                    (f"{one}{OR}{other}", hole("w"), by),
                    match=never,
                    en=f"{{w:trig-who}} would be {en_one} or (be |){en_other}{en_by}",
                    ja=tuple(f"{{w:trig-who}}が{ja_by}{text}" for text in either),
                )
