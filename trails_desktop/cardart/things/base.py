"""What the painters of ITEM objects draw with."""

from __future__ import annotations

from collections.abc import Callable

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import WHITE, Colour, mix, shade
from trails_desktop.cardart.scenery.scene import Scene


class Object(Local):
    """A place about 220 units wide and high, lit from the upper left whatever the sun does."""

    __slots__ = ("palette", "rng")

    def __init__(self, scene: Scene, x: float, y: float, scale: float, side: float = 1.0, turn: float = 0.0) -> None:
        super().__init__(scene.canvas, x, y, scale, side, turn)
        self.palette, self.rng = scene.palette, scene.rng

    def gloss(self, mask: Mask, colour: Colour, r: float = 16, dark_by: float = 0.6, lite_by: float = 0.55) -> Mask:
        """Paint a solid part."""
        dark = mix(shade(colour, 0.6), self.palette.dark, 0.4)
        self.canvas.shape(mask, colour, mix(colour, WHITE, 0.65), dark, (-0.62, -0.78), r, dark_by, lite_by)
        return mask

    def turned(self, turn: float, dy: float = 0.0) -> Object:
        """The same place, turned by radians and moved down by `dy`."""
        return self._copy(dy, self.side, turn)

    def mirrored(self) -> Object:
        """The same place, left and right exchanged."""
        return self._copy(0.0, -self.side, 0.0)

    def _copy(self, dy: float, side: float, turn: float) -> Object:
        other = object.__new__(Object)
        Local.__init__(other, self.canvas, self.x, self.y + dy * self.scale, self.scale, side, turn)
        other.palette, other.rng = self.palette, self.rng
        return other


Painter = Callable[[Object], None]
