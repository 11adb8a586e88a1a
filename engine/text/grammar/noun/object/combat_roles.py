"""The words for who attacks, is attacked, enters or is played: "the attacking UNIT", "the attacked UNIT" (803, 1221.1).

Both languages. What they mean is settled by :mod:`engine.text.reference.participle.combat_roles`.
"""

from __future__ import annotations

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Ref
from engine.trails.tree import Filter

ATTACKING = Ref("did attack UNIT")
ATTACKED = Ref("attacked UNIT")


def add(g: Grammar) -> None:
    """Add to the rule "back", and what fights back to "subj" and "obj"."""
    g.add("back", ATTACKING, en=("the attacking UNIT", "the UNIT that (attacked|attacks|is attacking)"),
          ja="攻撃(した|している|してきた|中の)UNIT")  # fmt: skip
    g.add("back", ATTACKED, en=("the attacked UNIT", "the UNIT (that was |)attacked"),
          ja=("攻撃されたUNIT", "攻撃されたそのUNIT"))  # fmt: skip
    for kind in ("UNIT", "ITEM"):
        g.add("back", Ref(f"did enter {kind}"), match=never,
              en=(f"the entering {kind}", f"the {kind} that (entered|entered the field)"),
              ja=f"場に出た{kind}")  # fmt: skip
    for kind in ("UNIT", "ITEM", "EVENT", "BASE", "card"):
        g.add("back", Ref(f"did play {kind}"), match=never,
              en=(f"the played {kind}", f"the {kind} (you|they|your opponent) played"),
              ja=f"プレイ(した|された){'カード' if kind == 'card' else kind}")  # fmt: skip
    defending = Filter(types=("UNIT",), states=("defending",))
    for rule in ("subj", "obj"):
        g.add(rule, defending, match=never, en="the (defending UNIT|UNIT fighting back|UNIT defending)")
