"""Who it is that attacks, is attacked, enters or is played: "the attacking UNIT", "the attacked UNIT" (803, 1221.1).

Both languages. Such words mean what the craft waits for; it is printed as "it" or "that UNIT".
"""

from __future__ import annotations

from typing import Any

from engine.text.kernel import Grammar
from engine.text.surface import Ref
from engine.text.verbs_objects import never
from engine.trails.tree import Filter, Trigger
from engine.trails.tree_reads import names_in, replace

_ATTACKING = Ref("did attack UNIT")


def add(g: Grammar) -> None:
    """Add to the rule "back", and what fights back to "subj" and "obj"."""
    g.add("back", _ATTACKING, match=never, en=("the attacking UNIT", "the UNIT that (attacked|attacks|is attacking)"),
          ja="攻撃(した|してきた|中の|している)UNIT")  # fmt: skip
    g.add("back", Ref("attacked"), match=never, en=("the attacked UNIT", "the UNIT (that was |)attacked"),
          ja="攻撃された(そのUNIT|UNIT)")  # fmt: skip
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


def attacked_by(trigger: Trigger, sentences: Any) -> Trigger:
    """Where "the attacking UNIT" is spoken of, the craft waits for an attack by a UNIT, which is a UNIT's."""
    if trigger.event != "is attacked" or trigger.other is not None or not _speaks(sentences):
        return trigger
    return replace(trigger, other=Filter(types=("UNIT",)))


def _speaks(node: Any) -> bool:
    if isinstance(node, tuple):
        return any(_speaks(part) for part in node)
    if isinstance(node, str | int) or node is None:
        return False
    return node == _ATTACKING or any(_speaks(getattr(node, name)) for name in names_in(node.__class__))
