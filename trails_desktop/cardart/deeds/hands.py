"""A large flat hand, which takes, wards or holds up."""

from __future__ import annotations

from typing import Final

from trails_desktop.cardart.drawing.outlines import Path, Point
from trails_desktop.cardart.scenery.brush import Brush, Paint, place

#: Of the hands in pictures; which one is up to chance.
SKINS: Final = ("#E9B58F", "#CF9468", "#A9714A", "#7C4E33", "#5C3A28")


def skin(brush: Brush) -> str:
    return brush.rng.choice(SKINS)


def hand(
    brush: Brush,
    x: float,
    y: float,
    k: float,
    paint: Paint,
    pose: str,
    turn: float = 0,
    flip: bool = False,
    sleeve: Paint = "",
) -> None:
    """A hand of size k, its wrist at (x, y), fingers up, turned by degrees. `pose` is grip (four fingers bent over an
    edge), open (the palm) or fist (round a pole)."""

    def at(outline: str | Path) -> list[Point]:
        return place(outline, x, y, k, turn, flip)

    if sleeve:
        brush.poly(at("-.62,.35 .62,.35 .95,3.2 -.95,3.2"), sleeve, 26)
        brush.poly(at("-.68,.25 .68,.25 .72,.62 -.72,.62"), brush.lit(sleeve, 0.35), 8)
    if pose == "open":
        brush.blob(at("-.5,.4* -.62,-.3 -.9,-.75 -.5,-1.15 .5,-1.15 .8,-.7 .6,-.2 .5,.4*"), paint, 0.3 * k)
        for root, tip in (
            ("-.62,-1", "-.91,-2.01"),
            ("-.24,-1", "-.35,-2.3"),
            (".16,-1", ".27,-2.28"),
            (".54,-1", ".8,-1.97"),
        ):
            brush.limb(at(f"{root} {tip}"), 0.34 * k, paint)
        brush.limb(at(".62,-.45 1.12,-.9 1.22,-1.3"), 0.36 * k, paint)
    elif pose == "grip":
        brush.blob(at("-.46,.45* -.6,-.3 -.78,-.9 -.55,-1.35 .55,-1.35 .72,-.8 .52,-.2 .46,.45*"), paint, 0.3 * k)
        for dx, long in ((-0.58, 0.62), (-0.2, 0.78), (0.19, 0.76), (0.56, 0.58)):
            brush.limb(at([(dx, -1.15), (dx * 1.02, -1.25 - long)]), 0.37 * k, paint)
    else:
        brush.blob(at("-.45,.45* -.55,-.15 -.72,-.6 -.5,-1.3 .5,-1.3 .7,-.6 .5,-.1 .45,.45*"), paint, 0.3 * k)
        for i in range(4):
            brush.limb(at([(-0.52, -1.16 + i * 0.32), (0.50, -1.20 + i * 0.32)]), 0.33 * k, paint)
        brush.limb(at(".52,-.1 .05,-.72 -.12,-1"), 0.34 * k, brush.lit(paint, 0.12))
