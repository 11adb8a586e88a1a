"""What waits for a combat, and for what a UNIT named before stuns: "whenever it stuns a UNIT this turn".

1211.8 and 1222.4. Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.events import TOKI
from engine.text.grammar.time.duration.turn_triggers import _match, _wait
from engine.text.parser.grammar import Grammar, hole
from engine.text.surface import Ref
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_COMBAT = "(this combat|during this combat|until the end of (this |)combat)"
_COMBAT_JA = "(この戦闘中|この戦闘の間|この戦闘終了時まで)(、|に、|に|)"


_STUNS = Trigger("stuns")


def add(g: Grammar) -> None:
    """Add to the rules "ref-trigger" and "compound-x". Needs all triggers to be there."""
    g.add(
        "ref-trigger",
        Trigger("stuns", hole("r"), hole("o")),
        match=_stuns,
        en="(when|whenever) {r:back-s} (stuns|stun) {o:a-np}",
        ja=f"{{r:back}}が{{o:np}}を(スタンした|スタンさせた){TOKI}",
    )
    for rule, ref in (("trigger", False), ("ref-trigger", True)):
        g.add(
            "compound-x",
            build=partial(_wait, until="combat", only=False),
            match=partial(_match, until="combat", only=False, ref=ref),
            en=(f"{_COMBAT}, {{t:{rule}}}, {{s:sentence}}", f"{{t:{rule}}} {_COMBAT}, {{s:sentence}}"),
            ja=f"{_COMBAT_JA}{{t:{rule}}}(、|){{s:sentence}}",
        )
    g.add(
        "compound-x",
        build=partial(_wait, until="combat", only=True),
        match=partial(_match, until="combat", only=True),
        en=(f"the next time {{t:trigger-next}} {_COMBAT}, {{s:sentence}}",
            f"{_COMBAT}, the next time {{t:trigger-next}}, {{s:sentence}}"),
        ja=f"{_COMBAT_JA}次に{{t:trigger}}(、|){{s:sentence}}",
    )  # fmt: skip


def _stuns(v: Any) -> Mapping[str, Any] | None:
    who: Any = v.who if isinstance(v, Trigger) else None
    fits = isinstance(who, Ref) and isinstance(v.other, Filter) and v == replace(_STUNS, who=v.who, other=v.other)
    return {"r": who, "o": v.other} if fits else None
