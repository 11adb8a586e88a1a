"""People: a head in profile towards the sun, shoulders frontal, as on posters.

The unit is the height of the head; the origin is its centre; outlines face right.
"""

from __future__ import annotations

import math
import random

from trails_desktop.cardart.drawing.canvas import Canvas, Mask
from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.drawing.palette import Palette, shade
from trails_desktop.cardart.people.base import Figure
from trails_desktop.cardart.people.bodies import BODIES
from trails_desktop.cardart.people.gear import GEAR, half_mask
from trails_desktop.cardart.people.hair import beard, hair_before, hair_behind
from trails_desktop.cardart.people.head import head
from trails_desktop.cardart.people.props import PROPS
from trails_desktop.cardart.people.wardrobe import Look

# The body starts higher than the neck would put it, in heads.
_RAISED = 0.16


def portrait_light(sun: tuple[float, float]) -> tuple[float, float]:
    """The direction of the sun, raised a little so that shoulders catch light."""
    x, y = sun[0], sun[1] - 0.3
    length = math.hypot(x, y) or 1
    return (x / length, y / length)


def paint_figure(
    c: Canvas,
    place: tuple[float, float],
    size: float,
    facing: int,
    sun: tuple[float, float],
    pal: Palette,
    r: random.Random,
    look: Look,
) -> None:
    """Paint a person, back to front. `place` is the centre of the head, `size` its height."""
    x, y = place
    fig = Figure(c, x, y, size, facing, sun, pal, r, look)
    if look.halo:
        _halo(fig)
    for prop in look.props:
        PROPS[prop](fig)
    hair_behind(fig)
    if look.scarf is not None:
        _scarf(fig, look.scarf)
    BODIES[look.body](Figure(c, x, y - _RAISED * size, size, facing, sun, pal, r, look))
    face: Mask = head(fig)
    hair_before(fig)
    if look.beard:
        beard(fig)
    GEAR[look.gear](fig, face)
    if look.mask is not None:
        half_mask(fig, look.mask)


def _halo(fig: Figure) -> None:
    """Three discs and a ring: the sign of rare and super rare people."""
    c, light = fig.canvas, fig.palette.light
    for size, by in ((1.55, 0.16), (1.25, 0.16), (0.98, 0.22)):
        c.screen(fig.disc(-0.05, -0.02, size), light, by)
    c.fill(fig.ring(-0.05, -0.02, 1.28, 0.018), light, 0.85)


def _scarf(fig: Figure, colour: tuple[int, int, int]) -> None:
    """A scarf in the wind."""
    w = fig.rng.uniform(-0.15, 0.15)
    cloth: list[Point] = [
        (-0.3, 0.62),
        (-0.9, 0.55 + w),
        (-1.5, 0.25 + w),
        (-2.1, 0.45),
        (-2.75, 0.05 + w, 1),
        (-2.55, 0.5),
        (-2.9, 0.75, 1),
        (-2.1, 0.95),
        (-1.45, 0.72),
        (-0.85, 1.0),
        (-0.3, 0.95),
    ]
    fig.part(fig.blob(cloth), colour, 0.2)
    fold = fig.curve([(-0.5, 0.78), (-1.0, 0.74 + w), (-1.6, 0.5), (-2.2, 0.68)], 0.02)
    fig.canvas.multiply(fold, shade(colour, 0.5), 0.7)
