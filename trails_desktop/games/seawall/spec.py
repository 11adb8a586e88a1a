"""Seawall's board in numbers."""

from __future__ import annotations

from typing import Final

from trails_desktop.board.spec.areas import Area, BoardSpec, Station, Steps

_PILES: Final = (("reserve", "resource deck"), ("removed", "removed"), ("trash", "trash"), ("deck", "deck"))


def _pile(nth: int, key: str, zone: str) -> Area:
    left = -266.0 + 64 * nth
    return Area(key, zone, "home", "pile", left, left + 54, 54, rise=-8, label=zone)


SPEC: Final = BoardSpec(
    areas=(
        Area(
            "resources", "resources", "home", "rank", 276, -372, 40, step=45, rested=26, face="chip", label="resources"
        ),
        *(_pile(nth, key, zone) for nth, (key, zone) in enumerate(_PILES)),
        Area("base", "base", "field", "line", 30, 122, 80, label="base", player=True),
        Area(
            "shields",
            "shields",
            "field",
            "fan",
            130,
            256,
            62,
            step=13,
            rise=-14,
            counted=True,
            label="shields",
            player=True,
        ),
        Area("battle", "battle", "field", "line", 284, -14, 98, under="tab", label="battle"),
        Area("hand", "hand", "hand", "hand", 254, -248, 104, label="hand"),
    ),
    steps=Steps(
        turn=(
            Station("turn-start", "turn-start", 338),
            Station("draw", "draw", 393),
            Station("resource", "resource", 448),
            Station("main", "main", 503),
            Station("end", "end", 558),
        ),
        fight=(
            Station("attack", "attack", -364),
            Station("block", "block", -286),
            Station("action", "action", -208),
            Station("damage", "damage", -130),
            Station("battle end", "battle end", -52),
        ),
        held="main",
    ),
    boxes=(
        ("home", 250, -278, "resources"),
        ("field", 10, 258, "base and shields"),
        ("field", 264, -10, "battle"),
    ),
)
