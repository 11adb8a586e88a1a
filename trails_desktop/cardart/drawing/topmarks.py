"""The organizations' daymarks as masks, in a unit box of -1 to 1."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.canvas import Canvas, Mask
from trails_desktop.cardart.drawing.outlines import Frame


def topmark(c: Canvas, mark: str, x: float, y: float, r: float) -> Mask:
    """The mark of an organization key; the ring with a dot for every other word."""
    at = Frame(x, y, r)
    area = c.stencil()
    if mark == "couriers":  # a triangle with a chevron cut from its foot
        area.poly(at("0,-1 1,.86 -1,.86")).poly(at("0,-.16 .62,.96 .34,.96 0,.36 -.34,.96 -.62,.96"), 0)
    elif mark == "vigil":  # a quatrefoil
        for dx, dy in ((0.0, -0.5), (0.0, 0.5), (-0.5, 0.0), (0.5, 0.0)):
            area.disc(x + dx * r, y + dy * r, 0.52 * r)
        area.disc(x, y, 0.25 * r, 0)
    elif mark == "compact":  # a gate
        area.poly(at("-.92,-.92 .92,-.92 .92,.92 -.92,.92"))
        area.poly(at("-.3,.98 -.3,.1 -.21,-.12 0,-.22 .21,-.12 .3,.1 .3,.98"), 0)
    elif mark == "athenaeum":  # a lozenge split by a ray
        area.poly(at("0,-1.08 .82,0 0,1.08 -.82,0"))
        area.poly(at("-.9,.1 .14,-.07 .9,-.24 .9,.04 .14,.09 -.9,.24"), 0)
    elif mark == "unlit":  # a crescent
        area.disc(x, y, r).disc(x + 0.42 * r, y - 0.16 * r, 0.8 * r, 0)
    elif mark == "ironglass":  # a hexagon nut
        turns = [math.tau * (i + 0.5) / 6 for i in range(6)]
        area.poly(at([(math.cos(t) * 1.04, math.sin(t) * 1.04) for t in turns])).disc(x, y, 0.45 * r, 0)
    else:  # ring and dot
        area.disc(x, y, 0.92 * r).disc(x, y, 0.62 * r, 0).disc(x, y, 0.28 * r)
    return area.mask()
