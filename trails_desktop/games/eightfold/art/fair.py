"""The brush of the Long Fair: its tents and bunting, and the things that stand in more than one picture."""

from __future__ import annotations

import math
import random
from typing import Final

from trails_desktop.cardart.drawing.canvas import Canvas, Mask
from trails_desktop.cardart.drawing.outlines import Path, Point
from trails_desktop.cardart.drawing.palette import Palette, Sky, mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, Paint, colour, place
from trails_desktop.cardart.scenery.scene import HEIGHT, WIDTH, Scene
from trails_desktop.games.eightfold.art.quarters import QUARTERS, Quarter
from trails_desktop.games.eightfold.houses import HOUSES
from trails_desktop.games.faces.stencils import mark_stencil

BRASS, IRON, WOOD, CREAM, LAMP = "#C9963C", "#6A6470", "#7A4E26", "#FBF6E6", "#FFE39A"
_JAR: Final = "-.34,-.9* .34,-.9* .36,-.72 .72,-.4 .78,.3 .56,.86* -.56,.86* -.78,.3 -.72,-.4 -.36,-.72"


def _palette(element: str, quarter: Quarter, sky: Sky) -> Palette:
    """What the generator's verbs ask of a palette."""
    return Palette(
        mark=element or "fair", skies=(sky,) * 3, far=quarter.tent, mid=mix(quarter.tent, sky[3], 0.4),
        near=quarter.tent, dark=quarter.dark, accent=rgb(HOUSES[element].colour), cloth=quarter.cloths,
        trim=quarter.trims, brass=rgb(BRASS), steel=rgb(IRON), lamp=rgb(LAMP), glass=rgb("#CFEBF6"),
        light=quarter.light, sun=quarter.sun, ground=quarter.tent,
    )  # fmt: skip


class Fair(Brush):
    """element: whose card it is, "" for nobody's. sky: which of the quarter's skies, by chance if None."""

    def __init__(self, element: str, seed: int, unit: float, sky: int | None = None) -> None:
        chance = random.Random(seed)
        self.element, self.quarter = element, QUARTERS[element]
        skies = self.quarter.skies
        above = skies[chance.randrange(len(skies)) if sky is None else sky % len(skies)]
        canvas = Canvas(int(WIDTH * unit), int(HEIGHT * unit), unit)
        palette, x = _palette(element, self.quarter, above), chance.choice((130.0, 510.0))
        super().__init__(Scene(canvas, chance, palette, element, "", x, 150.0, 48.0, above, 560.0))

    # ---- the fair

    def tents(self, ground: float) -> None:
        """Two rows of far tents with pennants, and trodden ground before them."""
        q, r, horizon = self.quarter, self.rng, self.scene.sky[3]
        for near, strength in ((0.7, 0.45), (1.0, 0.75)):
            for i in range(6):
                x, wide = i * 128 + r.uniform(-40, 20), r.uniform(56, 96) * near
                high, hue = r.uniform(90, 190) * near, mix(q.tent, horizon, 1 - strength)
                eave = ground - high * 0.35
                self.poly([(x - wide, ground + 40), (x - wide, eave), (x, ground - high), (x + wide, eave),
                           (x + wide, ground + 40)], hue, 14)  # fmt: skip
                for way in (-1, 1):
                    seam: list[Point] = [
                        (x, ground - high),
                        (x + way * wide * 0.35, eave),
                        (x + way * wide * 0.7, eave),
                    ]
                    self.flat(seam, mix(hue, q.second, 0.35), 0.8)
                tip = ground - high
                self.line([(x, tip), (x, tip - 24 * near)], 2.4, hue)
                pennant: list[Point] = [(x, tip - 24 * near), (x + 24 * near, tip - 17 * near), (x, tip - 10 * near)]
                self.flat(pennant, q.second, 0.9)
        self.haze(ground - 90, ground + 60, self.scene.sky[2], 0.45)
        self.rect(-10, ground + 50, 650, 770, mix(q.tent, q.dark, 0.35))
        self.haze(ground + 40, 740, q.dark, 0.4)

    def bunting(self) -> None:
        """Two strings of flags across the sky."""
        for a, z in ((40, 120), (100, 30)):
            rope = [(t * 40.0 - 20, a + (z - a) * t / 17 + 56 * math.sin(t / 17 * math.pi)) for t in range(18)]
            self.line(rope, 2, self.quarter.dark, 0.6)
            for i, (x, y) in enumerate(rope[:-1]):
                hue = self.quarter.second if i % 2 else self.quarter.main
                self.flat([(x + 5, y), (x + 29, y + 1), (x + 17, y + 30)], hue, 0.8)

    # ---- what more than one picture shows

    def badge(self, x: float, y: float, size: float, paint: Paint = "#FFFDF4", element: str | None = None) -> None:
        """The mark of a quarter, its own if none is named."""
        house = HOUSES[self.element if element is None else element]
        self.c.fill(mark_stencil(self.c, house, x, y, size).mask(), colour(paint))

    def bolt(self, path: Path, width: float, paint: Paint = "#FFE46A") -> None:
        """Lightning along a path."""
        for k, by in ((5, 0.25), (2.4, 0.5)):
            self.c.screen(self.c.blur(self.c.line(path, width * k), width * k * 0.6), colour(paint), by)
        self.line(path, width, "#FFFFFF")

    def oval(self, x: float, y: float, wide: float, high: float, paint: Paint, r: float = 20) -> Mask:
        """A shaded ellipse of those half axes."""
        return self.shade(self.c.disc(x, y, wide, high), paint, r)

    def jar(self, x: float, y: float, k: float, paint: Paint, element: str | None = None, lid: Paint = WOOD) -> None:
        """A stoppered jar about 2 k high; with the mark of an element if one is named."""
        self.blob(place(_JAR, x, y, k), paint, 0.5 * k, lite=0.7)
        self.poly(place("-.44,-1.06 .44,-1.06 .40,-.86 -.40,-.86", x, y, k), lid, 0.1 * k)
        self.shine(place("-.5,-.3 -.36,-.42 -.36,.5 -.5,.4", x, y, k), "#FFFFFF", 0.5, 0.06 * k)
        if element is not None:
            self.badge(x, y + 0.08 * k, 0.36 * k, "#FFFDF4", element)

    def awning(
        self, x0: float, x1: float, y: float, high: float, one: Paint = "", other: Paint = CREAM, count: int = 7
    ) -> None:
        """Scallops of two colours that widen towards their edge."""
        wide = (x1 - x0) / count
        for i in range(count):
            left, lean = x0 + i * wide, (i - count / 2) * 5
            scallop: list[Point] = [
                (left, y, 1), (left + wide, y, 1), (left + wide + lean + 5, y + high, 1),
                (left + wide / 2 + lean + 2.5, y + high + wide * 0.34), (left + lean, y + high, 1),
            ]  # fmt: skip
            self.blob(scallop, (one or self.quarter.main) if i % 2 == 0 else other, 18)

    def posts(self, x0: float, x1: float, top: float, width: float = 14, paint: Paint = "#6A4428") -> None:
        """The two poles of a booth."""
        for x in (x0, x1):
            self.limb([(x, top), (x, 712)], width, paint)

    def counter(self, x0: float, x1: float, top: float, front: Paint = "#8A5A34", board: Paint = "#B07A44") -> None:
        """A table with a front down to the ground."""
        self.box(x0 + 14, top + 40, x1 - 14, 724, front, 30)
        for i in range(1, 5):
            x = x0 + 14 + (x1 - x0 - 28) * i / 5
            self.line([(x, top + 48), (x, 720)], 3, self.dim(front, 0.4), 0.6)
        self.box(x0, top, x1, top + 44, board, 16, 6)
