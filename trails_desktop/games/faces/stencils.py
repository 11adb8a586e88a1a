"""The mark of a house on a generated picture. Plain Pillow: the painting process loads it."""

from __future__ import annotations

from trails_desktop.cardart.drawing.canvas import Canvas, Stencil
from trails_desktop.cardart.drawing.outlines import Frame
from trails_desktop.games.faces.house import House


def mark_stencil(canvas: Canvas, house: House, x: float, y: float, size: float, side: float = 1.0) -> Stencil:
    """The mark round a point, about `size` units from it to its edge; side -1 mirrors it."""
    area, at = canvas.stencil(), Frame(x, y, size, side)
    for kind, numbers in house.mark:
        value = 255 if kind == "+" else 0
        if len(numbers) == 3:
            area.disc(*at.spot(numbers[0], numbers[1]), numbers[2] * size, value)
        else:
            area.poly(at(list(zip(numbers[::2], numbers[1::2], strict=True))), value)
    return area
