"""What is played: where it waits, and the zones that it can be played from."""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT
from engine.trails.tree import Filter, Trigger
from engine.trails.tree.reads import replace

#: Zones that a card can be played from, of which a text speaks.
FROM = (("homebase", "拠点"), ("hand", "手札"), ("trail", "軌跡"))


def played(f: Filter, whose: str) -> Any:
    """The trigger for playing a card; it waits in the standby zone unless the text says where it was played from."""
    if f.whose not in ("any", whose, "~") or f.zone not in ("field", *(zone for zone, _ in FROM)):
        return REJECT
    if f.whose == "any" and f.zone not in ("field", "homebase"):
        return REJECT
    return Trigger("is played", replace(f, zone="standby" if f.whose == "any" else f.zone, whose=whose))


def bare_noun(f: Filter) -> Filter:
    """The noun of what is played, wherever it waits."""
    bare = f.types and set(f.types) <= {"EVENT", "BASE"}
    return replace(f, whose="any", zone="homebase" if bare else "field")
