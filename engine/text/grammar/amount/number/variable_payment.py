"""As much EP as its player likes: "Pay any amount of EP: This card gets +1/+0 this turn for each EP paid this way".

It is an X that is determined as the craft is played (1305.2a); as an instruction, carried out later, it is none and is
not read. Both languages.
"""

from __future__ import annotations

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import PaidEP
from engine.trails.tree import PayEP, X

_COST = PayEP(X())


def add(g: Grammar) -> None:
    """Add to the rules "cost1", "per" and "amount"."""
    g.add(
        "cost1",
        _COST,
        match=never,
        en="pay (any amount|any number|as much) (of |)EP( as you like|)",
        ja="(任意の|好きな)(点数の|数の|量の|点数|数|)(EP)(を|)支払う",
    )
    g.add("per", PaidEP(), match=never, en=" for each EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP1(点|)(につき|ごとに)(|、)")  # fmt: skip
    g.add("amount", PaidEP(), match=never, en="the (amount|number) of EP (|you )paid( this way|)",
          ja="(これにより|この方法で|)支払ったEP(の点数|の数|)")  # fmt: skip
