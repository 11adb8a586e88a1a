"""Printed values that become others: "the printed STR of target UNIT becomes 5 this turn" (1215.1a, 1215.5).

Both languages. What else applies to the number applies to the new one.
"""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import OPEN
from engine.trails.tree import Set
from engine.trails.tree.reads import replace

_FIELDS = (("str", "STR", "STR"), ("def", "DEF", "DEF"), ("cp", "CP cost", "CPコスト"))
_PRINTED = "(printed|base|original)"


def add(g: Grammar) -> None:
    """Add to the rules "set", "set-c", "lead" and "clause"."""
    for field, en, ja in _FIELDS:
        shape = Set(hole("who"), f"printed {field}", hole("n"), hole("u"))
        own = f"本来の{ja}(の値|の数値|)"
        for whose in (f"{{who:poss}} {_PRINTED} {en}", f"the {_PRINTED} {en} of {{who:obj}}"):
            g.add("set", shape, en=(f"{whose} becomes {{n:value}}{{u:until}}",
                                    f"{whose} (becomes equal to|is) {{n:value}}{{u:until}}"))  # fmt: skip
        g.add(
            "set",
            shape,
            ja=(
                f"{{who:poss}}{own}は{{u:until}}{{n:value}}になる",
                f"{{u:until-c}}{{who:poss}}{own}は{{n:value}}になる",
                f"{{who:poss}}{own}を{{u:until}}{{n:value}}にする",
            ),
        )
        g.add("set-c", shape, ja=f"{{who:poss}}{own}は{{u:until}}{{n:value}}になり")
    g.add("lead", "turn", match=never, en="for the rest of (the|this) turn(,|) ")
    g.add("clause", build=_timed, match=never, en="{u:lead}{s:set}")


def _timed(u: str, s: Any) -> Any:
    return replace(s, until=u) if isinstance(s, Set) and s.until == OPEN else REJECT
