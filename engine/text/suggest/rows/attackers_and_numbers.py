"""Wordings of every day for what is there already: who attacks, what it takes part in. Both languages."""

from __future__ import annotations

from engine.text.parser.grammar import Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Ref
from engine.trails.tree import Trigger

_ATTACKING = Ref("did attack UNIT")


def add(g: Grammar) -> None:
    """Add to the rules "back", "cond" and "trigger"."""
    g.add("back", _ATTACKING, match=never, en="the UNIT (that attacked|that is attacking|attacking) (this card|it)",
          ja="(これ|このカード|このUNIT)(を|に)攻撃(した|してきた)UNIT")  # fmt: skip
    g.add("trigger", Trigger("sclm attacks", "this"), match=never,
          en="(Whenever|When) this card (takes part|participates|joins) in (a|an) SCLM attack",
          ja="これがスクラム攻撃に(参加した|加わった)(時|とき)")  # fmt: skip
