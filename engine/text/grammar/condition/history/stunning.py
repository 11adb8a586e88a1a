"""Who stunned whom in this turn: "if a UNIT you control stunned a UNIT your opponent controls this turn" (1222.4).

Both languages side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.parser.grammar import REJECT, Grammar, hole
from engine.text.parser.shapes import never
from engine.trails.tree import Happened, Not, Trigger
from engine.trails.tree.reads import replace

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
        build=lambda w, o, n: Happened(Trigger("stuns", w, o), n) if isinstance(n, int) and n > 1 else REJECT,
        match=_several,
        en=(
            f"{{w:trig-who}} stunned {{n:numw}} or more {{o:nps}} {_TURN}",
            f"{{w:trig-who}} (has|have) stunned {{n:numw}} or more {{o:nps}} {_TURN}",
            f"{{w:trig-who}} (has |have |)stunned at least {{n:numw}} {{o:nps}} {_TURN}",
            f"{{n:numw}} or more {{o:nps}} (were|have been) stunned by {{w:trig-who}} {_TURN}",
        ),
        ja=(
            f"{_TURN_JA}{{w:trig-who}}が{{o:np}}を{{n:num}}(つ|体)以上{_DID}",
            f"{{w:trig-who}}が{_TURN_JA}{{o:np}}を{{n:num}}(つ|体)以上{_DID}",
        ),
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


def _several(v: Any) -> Mapping[str, Any] | None:
    found = _did(replace(v, least=1)) if isinstance(v, Happened) and v.least > 1 else None
    return None if found is None else {**found, "n": v.least}


def _did(v: Any) -> Mapping[str, Any] | None:
    if not isinstance(v, Happened) or v.least != 1:
        return None
    one = v.trigger
    fits = one.other is not None and one == Trigger("stuns", one.who, one.other)
    return {"w": one.who, "o": one.other} if fits else None
