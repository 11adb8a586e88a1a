"""What cards of a player have wherever they lie: "Guilds you control have [Dispatch] in all zones" (1212, 1202.5).

A baseline craft speaks of its own card alone (1212.2); of others it is a craft for each zone in which they can lie.
Both languages; it is printed as these crafts.

It becomes a craft for each zone. Guard: tests/trails/1200/1212-continuous/continuous.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.text.grammar.static.cost.own_ep import ep_itself
from engine.trails.tree import Continuous, Filter
from engine.trails.tree.reads import replace

#: Where cards of a player can lie, beside the standby zone, in which they are being played.
_ZONES = ("field", "hand", "homebase", "trail", "deck", "exile", "standby")


def everywhere(craft: Any) -> tuple[Any, ...]:
    """A craft as it holds in all zones."""
    if not isinstance(craft, Continuous) or not isinstance(craft.who, Filter):
        return (
            ep_itself(replace(craft, everywhere=True)),
        )  # its own EP cost is that number, not only what playing it costs
    f = craft.who
    return tuple(
        replace(craft, who=replace(f, zone=zone, scope=f.scope if zone in ("field", "homebase") else "all"))
        for zone in _ZONES
    )
