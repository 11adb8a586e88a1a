"""A place on the canvas where a thing is drawn in its own coordinates."""

from __future__ import annotations

from trails_desktop.cardart.drawing.canvas import Canvas, Mask
from trails_desktop.cardart.drawing.outlines import Frame, Path, smooth
from trails_desktop.cardart.drawing.topmarks import topmark


class Local(Frame):
    """Makes masks from shapes given round (0, 0): moved, scaled, mirrored (`side` -1) and turned."""

    __slots__ = ("canvas",)

    def __init__(
        self, canvas: Canvas, x: float, y: float, scale: float = 1.0, side: float = 1.0, turn: float = 0.0
    ) -> None:
        super().__init__(x, y, scale, side, turn)
        self.canvas = canvas

    def poly(self, outline: str | Path) -> Mask:
        return self.canvas.poly(self(outline))

    def blob(self, outline: str | Path, wide: float = 1.0, steps: int = 8) -> Mask:
        """A smooth shape through the points."""
        return self.canvas.poly(smooth(self(outline, wide), steps=steps))

    def line(self, outline: str | Path, width: float) -> Mask:
        return self.canvas.line(self(outline), width * self.scale)

    def curve(self, outline: str | Path, width: float, wide: float = 1.0) -> Mask:
        """A smooth line through the points."""
        return self.canvas.line(smooth(self(outline, wide), closed=False), width * self.scale)

    def disc(self, x: float, y: float, r: float, ry: float | None = None) -> Mask:
        return self.canvas.disc(*self.spot(x, y), r * self.scale, None if ry is None else ry * self.scale)

    def ring(self, x: float, y: float, r: float, width: float) -> Mask:
        return self.canvas.ring(*self.spot(x, y), r * self.scale, width * self.scale)

    def rect(self, x0: float, y0: float, x1: float, y1: float, r: float = 0) -> Mask:
        """An upright rectangle (a turned place does not turn it)."""
        (ax, ay), (bx, by) = self.spot(x0, y0), self.spot(x1, y1)
        return self.canvas.rect(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by), r * self.scale)

    def arc(self, x: float, y: float, r: float, start: float, end: float, width: float) -> Mask:
        """Part of a circle's line; its angles are not mirrored."""
        return self.canvas.arc(*self.spot(x, y), r * self.scale, start, end, width * self.scale)

    def chord(self, x: float, y: float, r: float, start: float, end: float) -> Mask:
        """A slice of a disc; its angles are not mirrored."""
        return self.canvas.chord(*self.spot(x, y), r * self.scale, start, end)

    def mark(self, name: str, x: float, y: float, r: float) -> Mask:
        """An organization's topmark, always upright."""
        return topmark(self.canvas, name, *self.spot(x, y), r * self.scale)

    def glow(self, x: float, y: float, r: float, blur: float, coarse: int = 8) -> Mask:
        """A blurred disc."""
        return self.canvas.blur(self.disc(x, y, r), blur * self.scale, coarse)

    def both(self, a: Mask, b: Mask) -> Mask:
        """Where both masks are set."""
        return self.canvas.intersect(a, b)
