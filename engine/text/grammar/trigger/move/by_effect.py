"""Trigger conditions about cards that an effect moves: "put into your homebase by an effect" (1222.6). Both languages.

They are the moves of :mod:`engine.text.grammar.trigger.move.zone_change`, but neither costs nor what the rules do make
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.text.grammar.lexicon.effect_sources import BY
from engine.text.grammar.lexicon.events import TOKI, WHEN
from engine.text.grammar.trigger.move.zone_change import OWNERS, move_holes, moves
from engine.text.parser.grammar import REJECT, Grammar
from engine.trails.tree import Trigger
from engine.trails.tree.reads import replace

_FACES = (("", ""), ("up", "表向きで"), ("down", "裏向きで"))
_OPEN = ("", "each", "")


def add(g: Grammar) -> None:
    """Add to the rule "trigger"."""
    for by, en, ja in BY[1:]:
        whole = f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}} from {{f:way-from}}{en}"
        g.add(
            "trigger",
            build=lambda w, f, t, by=by: _moved(moves(w, f, t), by),
            match=partial(_holes, by=by, frm=True),
            en=whole,
            ja=(
                f"{ja}{{w:way-who}}が{{f:way-from}}から{{t:way-to}}",
                f"{{w:way-who}}が{ja}{{f:way-from}}から{{t:way-to}}",
                f"{{w:way-who}}が{{f:way-from}}から{ja}{{t:way-to}}",
                f"{ja}{{f:way-from}}から{{w:way-who}}が{{t:way-to}}",
            ),
        )
        g.add(
            "trigger",
            build=lambda w, t, by=by: _moved(moves(w, _OPEN, t, open_=True), by),
            match=partial(_holes, by=by, frm=False),
            en=f"{WHEN} {{w:way-who}} (is|are) {{t:way-to}}{en}",
            ja=(f"{ja}{{w:way-who}}が{{t:way-to}}", f"{{w:way-who}}が{ja}{{t:way-to}}"),
        )
        for zone, ja_zone in (("homebase", "拠点"), ("hand", "手札")):
            for player, _, owner in (*OWNERS, ("each", "", "(持ち主の|)")):
                for face, how in _FACES if zone == "homebase" else _FACES[:1]:
                    placed = "置かれた" if zone == "homebase" else "(戻された|戻った|加えられた|加わった)"
                    g.add(
                        "trigger",
                        build=lambda w, to=(zone, player, face), by=by: _moved(moves(w, _OPEN, to, open_=True), by),
                        ja=(f"{ja}{owner}{ja_zone}に{{w:way-who}}が{how}{placed}{TOKI}",
                            f"{owner}{ja_zone}に{{w:way-who}}が{ja}{how}{placed}{TOKI}"),
                    )  # fmt: skip


def _moved(made: Any, by: str) -> Any:
    return replace(made, event="moved", by=by) if isinstance(made, Trigger) else REJECT


def _holes(v: Any, by: str, *, frm: bool) -> Mapping[str, Any] | None:
    if not isinstance(v, Trigger) or v.event != "moved" or v.by != by:
        return None
    return move_holes(replace(v, event="moves", by=""), frm=frm)
