"""Eightfold's board in numbers."""

from __future__ import annotations

from typing import Final

from trails_desktop.board.spec.areas import Area, BoardSpec, Station, Steps

_PILES: Final = (("removed", "removed"), ("break", "break zone"), ("deck", "deck"))


def _pile(nth: int, key: str, zone: str) -> Area:
    left = -204.0 + 66 * nth
    return Area(key, zone, "home", "pile", left, left + 56, 56, rise=-8, label=zone)


SPEC: Final = BoardSpec(
    areas=(
        Area("backups", "field", "home", "rank", 272, 608, 56, step=62, rested=84, places=5, types=("backup",),
             label="backups"),
        Area("monsters", "field", "home", "rank", 620, -284, 56, step=62, rested=84, types=("monster",),
             label="monsters"),
        Area("formation", "field", "home", "line", -280, -212, 60, types=("formation",), label="formation"),
        *(_pile(nth, key, zone) for nth, (key, zone) in enumerate(_PILES)),
        Area("damage", "damage", "field", "slots", 30, 150, 27, places=7, counted=True, label="damage", player=True),
        Area("forwards", "field", "field", "line", 180, -14, 104, step=18, under="behind",
             types=("forward", "weapon", "armor", "accessory"), label="forwards"),
        Area("hand", "hand", "hand", "hand", 254, -248, 104, label="hand"),
    ),
    steps=Steps(
        turn=(
            Station("active", "active", 92),
            Station("draw", "draw", 150),
            Station("main 1", "main 1", 208),
            Station("main 2", "main 2", 562),
            Station("end", "end", 622),
        ),
        fight=(
            Station("prepare", "attack", 300, "10.1.1"),
            Station("declare", "attack", 362, "10.1.2"),
            Station("block", "attack", 424, "10.1.3"),
            Station("damage", "attack", 486, "10.1.4"),
        ),
        held="main 1",
    ),
    boxes=(
        ("home", 250, -208, "backups"),
        ("field", 10, 152, "damage"),
        ("field", 160, -10, "forwards"),
    ),
    tickets=-282,
)  # fmt: skip
