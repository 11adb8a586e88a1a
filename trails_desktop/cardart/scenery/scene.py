"""The scene: everything the painters of one picture share."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace

from trails_desktop.cardart.drawing.canvas import Canvas
from trails_desktop.cardart.drawing.palette import Colour, Palette, Sky, palette
from trails_desktop.cardart.scenery.hours import hour

WIDTH, HEIGHT = 640, 720


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture in the making: canvas, chance, colours, and where the sun stands."""

    canvas: Canvas
    rng: random.Random
    palette: Palette
    org: str
    rarity: str
    sun_x: float
    sun_y: float
    sun_r: float
    sky: Sky
    horizon: float

    @property
    def facing(self) -> int:
        """1 if the sun is on the right, -1 if it is on the left: everyone faces the sun."""
        return 1 if self.sun_x > WIDTH / 2 else -1

    def light(self, x: float, y: float) -> tuple[float, float]:
        """The direction from a place to the sun, of length 1."""
        dx, dy = self.sun_x - x, self.sun_y - y
        length = math.hypot(dx, dy) or 1
        return (dx / length, dy / length)

    def lee(self, low: float, high: float, noon_left: bool = False) -> float:
        """A place on the side away from the sun, `low` to `high` units from that edge.

        With the sun in the middle it is the right edge, or the left one if `noon_left`.
        """
        if self.sun_x > WIDTH / 2 or (noon_left and self.sun_x == WIDTH / 2):
            return self.rng.uniform(low, high)
        return self.rng.uniform(WIDTH - high, WIDTH - low)

    def veil(self) -> Colour:
        """What a pale disc behind the subject is made of: horizon light, or glow where there is none."""
        return self.palette.accent if self.org == "unlit" else self.sky[3]


def new_scene(org: str, seed: int, card_type: str, rarity: str, unit: float, at: str | None = None) -> Scene:
    """The scene of a card; `unit` is the size of one of the 640 x 720 units in pixels, `at` the name of an hour whose
    sky and light stand in for the organization's."""
    r = random.Random(seed)
    pal = palette(org)
    sun_x = r.choice([r.uniform(90, 240), r.uniform(400, 550)])
    sun_y = r.uniform(215, 330)
    sun_r = r.uniform(44, 78)
    if card_type in ("ITEM", "EVENT"):
        sun_x, sun_y, sun_r = WIDTH / 2, r.uniform(240, 290), r.uniform(60, 90)
    if org == "ironglass":
        sun_r *= 1.7
    if org == "unlit":
        sun_r *= 0.7
        sun_y = r.uniform(140, 210)
    sky = pal.skies[r.randrange(3)]
    horizon = r.uniform(418, 452)
    if at is not None:
        now = hour(at)
        sky, pal = now.sky, replace(pal, light=now.light, dark=now.dark, sun=now.sun)
    canvas = Canvas(int(WIDTH * unit), int(HEIGHT * unit), unit)
    return Scene(canvas, r, pal, org, rarity, sun_x, sun_y, sun_r, sky, horizon)
