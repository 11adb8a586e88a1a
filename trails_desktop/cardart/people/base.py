"""What the painters of people draw with."""

from __future__ import annotations

import random

from trails_desktop.cardart.drawing.canvas import Canvas, Mask
from trails_desktop.cardart.drawing.local import Local
from trails_desktop.cardart.drawing.palette import Colour, Palette, mix, shade
from trails_desktop.cardart.people.wardrobe import Look


class Figure(Local):
    """A person's place on the canvas, in heads, with the light that falls on them and what they wear."""

    __slots__ = ("look", "palette", "rng", "sun")

    def __init__(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        size: float,
        facing: int,
        sun: tuple[float, float],
        pal: Palette,
        r: random.Random,
        look: Look,
    ) -> None:
        super().__init__(canvas, x, y, size, facing)
        self.sun, self.palette, self.rng, self.look = sun, pal, r, look

    def part(self, mask: Mask, colour: Colour, r: float = 0.22, dark_by: float = 0.55, lite_by: float = 0.35) -> None:
        """Paint cloth, hair or metal; the airbrush reaches `r` heads."""
        lite = mix(colour, self.palette.light, 0.7)
        dark = mix(shade(colour, 0.55), self.palette.dark, 0.5)
        self.canvas.shape(mask, colour, lite, dark, self.sun, r * self.scale, dark_by, lite_by)

    def soft(self, mask: Mask, r: float, coarse: int) -> Mask:
        """The mask blurred by r heads."""
        return self.canvas.blur(mask, r * self.scale, coarse)

    def clasp(self, x: float, y: float, r: float = 0.12) -> None:
        """A brass disc with the organization's mark."""
        self.canvas.fill(self.disc(x, y, r), self.palette.brass)
        self.canvas.fill(self.mark(self.palette.mark, x, y, r * 0.62), self.palette.dark)
