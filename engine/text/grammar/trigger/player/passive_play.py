"""Playing told of what is played: "whenever an EVENT is played", あなたのUNITが拠点からプレイされた時; and of a UNIT
that plays its icon craft: "whenever a UNIT you control plays [Magic]". Both languages.

Cards are printed with their player: "whenever you play a UNIT from your homebase".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.text.grammar.lexicon.events import FROM, TOKI, WHEN
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import ARTS_CARD, Ref
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

_ZONES = "(your|their|its owner's|a player's|the)"
_BY = "(によって|により|で)"


def add(g: Grammar) -> None:
    """Add to the rule "trigger" and "back"; "from-zone": where a card is played from."""
    for zone, ja in FROM:
        g.add("from-zone", zone, en=f"from {_ZONES} {zone}", ja=f"(あなたの|自身の|持ち主の|){ja}から")
    g.add(
        "trigger",
        build=_played,
        match=never,
        en=(f"{WHEN} {{f:a-card}} is played", f"{WHEN} {{f:a-card}} is played {{z:from-zone}}"),
        ja=(
            f"{{f:card}}がプレイされた{TOKI}",
            f"{{f:card}}が{{z:from-zone}}プレイされた{TOKI}",
            f"{{z:from-zone}}{{f:card}}がプレイされた{TOKI}",
            "{f:card}がプレイされる(たび|たびに|度に)",
            "{f:card}が{z:from-zone}プレイされる(たび|たびに|度に)",
        ),
    )
    g.add(
        "trigger",
        build=_by_craft,
        match=never,
        en=f"{WHEN} {{f:a-card}} is played {{z:from-zone}} (by|with|through|using) {{k:icons}}",
        ja=(
            f"{{f:card}}が{{k:icons}}{_BY}{{z:from-zone}}プレイされた{TOKI}",
            f"{{f:card}}が{{z:from-zone}}{{k:icons}}{_BY}プレイされた{TOKI}",
        ),
    )
    for you, s, ja in (("you", "", "あなたが"), ("your opponent", "s", "相手が")):
        whose = "you" if you == "you" else "opponent"
        g.add(
            "trigger",
            build=lambda f, k, z, whose=whose: _by_craft(replace(f, whose=whose), k, z) if f.whose == "any" else REJECT,
            match=never,
            en=f"{WHEN} {you} play{s} {{f:a-card}} {{z:from-zone}} (by|through|using) {{k:icons}}",
            ja=(
                f"{ja}{{k:icons}}{_BY}{{f:card}}を{{z:from-zone}}プレイした{TOKI}",
                f"{ja}{{k:icons}}{_BY}{{z:from-zone}}{{f:card}}をプレイした{TOKI}",
                f"{ja}{{z:from-zone}}{{k:icons}}{_BY}{{f:card}}をプレイした{TOKI}",
            ),
        )
    g.add(
        "trigger",
        build=_plays,
        match=_plays_match,
        en=(
            f"{WHEN} {{w:trig-one}} plays (a |its |){{k:icons}}",
            f"{WHEN} {{w:trig-one}} (uses|activates) {{k:icons}}",
        ),
        ja=(f"{{w:trig-who}}が{{k:icons}}をプレイした{TOKI}", f"{{w:trig-who}}が{{k:icons}}を使用した{TOKI}"),
    )
    that: Any = Ref(ARTS_CARD)
    g.add(
        "back",
        that,
        match=lambda v: {} if v == that else None,
        en=("the card with (that|the) arts", "(the|that) card whose arts (was|were) played", "that arts' card"),
        ja=(
            "そのアーツを持つ(|その)カード",
            "そのアーツの(書かれた|)カード",
            "その(アーツをプレイした|アーツがプレイされた)カード",
        ),
    )


def _played(f: Filter, z: str = "standby") -> Any:
    if f.zone not in ("field", "homebase") or f.states or f.face != "any" or f.scope != "all":
        return REJECT
    return Trigger("is played", replace(f, zone=z))


def _by_craft(f: Filter, k: tuple[str, ...], z: str) -> Any:
    """By an icon craft of its own, which lets its player do so."""
    if k != ("Dispatch",) or z != "homebase" or f.icons:
        return REJECT
    return _played(replace(f, icons=k), z)


def _plays(w: Any, k: tuple[str, ...]) -> Any:
    if not isinstance(w, Filter) or w.zone != "field" or len(k) != 1:
        return REJECT
    return Trigger("plays craft", w, None, "each", k[0])


def _plays_match(v: Any) -> Mapping[str, Any] | None:
    fits = isinstance(v, Trigger) and isinstance(v.who, Filter) and v.moment != ""
    if not fits or v != Trigger("plays craft", v.who, None, "each", v.moment):
        return None
    return {"w": v.who, "k": (v.moment,)}
