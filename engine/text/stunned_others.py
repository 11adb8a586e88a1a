"""Who stunned whom in this turn: "if a UNIT you control stunned a UNIT your opponent controls this turn" (1222.4).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.kernel import Grammar, hole
from engine.text.verbs_objects import never
from engine.trails.tree import Happened, Not, Trigger

_TURN = "this turn"
_TURN_JA = "(このターン中に|このターンに|このターン中、|このターン、|このターン中|このターン)"
_DID, _DID_NOT = "スタン(した|している|していた|させた|させている)", "スタンしてい(ない|なかった)"


def add(g: Grammar) -> None:
    """Add to the rule "cond"."""
    did = Happened(Trigger("stuns", hole("w"), hole("o")))
    g.add(
        "cond",
        did,
        match=_did,
        en=(f"{{w:trig-who}} stunned {{o:a-np}} {_TURN}", f"{{w:trig-who}} (has|have) stunned {{o:a-np}} {_TURN}"),
        ja=(f"{_TURN_JA}{{w:trig-who}}が{{o:np}}を{_DID}", f"{{w:trig-who}}が{_TURN_JA}{{o:np}}を{_DID}"),
    )
    g.add(
        "cond",
        Not(did),
        match=lambda v: _did(v.what) if isinstance(v, Not) else None,
        en=(
            f"{{w:trig-who}} (didn't|did not) stun {{o:a-np}} {_TURN}",
            f"{{w:trig-who}} (hasn't|haven't) stunned {{o:a-np}} {_TURN}",
        ),
        ja=(f"{_TURN_JA}{{w:trig-who}}が{{o:np}}を{_DID_NOT}", f"{{w:trig-who}}が{_TURN_JA}{{o:np}}を{_DID_NOT}"),
    )
    g.add(
        "cond",
        Not(did),
        match=never,
        en=(f"{{w:none}} stunned {{o:a-np}} {_TURN}", f"{{w:none}} (has|have) stunned {{o:a-np}} {_TURN}"),
    )
    g.add(
        "cond",
        did,
        match=never,
        en=f"{{o:a-np}} (was|has been) stunned by {{w:trig-who}} {_TURN}",
        ja=(f"{_TURN_JA}{{o:np}}が{{w:trig-who}}によってスタン(した|された|している)",),
    )


def _did(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Happened) or v.least != 1:
        return None
    one = v.trigger
    fits = one.other is not None and one == Trigger("stuns", one.who, one.other)
    return {"w": one.who, "o": one.other} if fits else None
