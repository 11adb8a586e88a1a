"""ITEM objects that make, bend or measure light."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.palette import WHITE, mix, rgb, shade
from trails_desktop.cardart.things.base import Object


def lantern(o: Object) -> None:
    """A storm lantern."""
    c, pal, brass = o.canvas, o.palette, o.palette.brass
    o.gloss(o.ring(0, -112, 22, 7), brass, 6)
    o.gloss(o.poly("-14,-92 14,-92 58,-54 -58,-54"), brass)
    c.screen(o.glow(0, 6, 90, 50), pal.lamp, 0.7)
    glass = o.poly("-50,-54 50,-54 60,72 -60,72")
    c.fill(glass, pal.lamp)
    c.airbrush_dark(glass, 0, 0, 40, mix(pal.accent, pal.near, 0.3), 0.55)
    c.fill(o.blob("0,-36* 24,14 18,48 0,58 -18,48 -24,14"), (255, 253, 240))
    for t in (-0.9, -0.3, 0.3, 0.9):
        c.fill(o.line([(t * 50, -54), (t * 60, 72)], 5), shade(brass, 0.35))
    c.fill(o.rect(-56, 4, 56, 9), shade(brass, 0.35))
    o.gloss(o.rect(-70, 72, 70, 88, 4), brass, 10)
    o.gloss(o.poly("-60,88 60,88 46,108 -46,108"), shade(brass, 0.12), 10)
    o.gloss(o.mark(pal.mark, 0, -73, 11), pal.dark, 3)


def prism(o: Object) -> None:
    """A prism and its spectrum, which runs off the card."""
    c, pal = o.canvas, o.palette
    c.fill(o.poly("-340,-84 -30,8 -26,22 -340,-64"), (255, 255, 250), 0.92)
    for i, colour in enumerate(("#F25F4C", "#F2A541", "#F6E36B", "#6BD48B", "#5AB8F0", "#8A77E8")):
        high, low = -0.08 + i * 0.105, -0.08 + (i + 1) * 0.105
        band = [
            (24.0, 6.0 + i * 3),
            (330.0, 10 + 330 * math.tan(high)),
            (330.0, 10 + 330 * math.tan(low)),
            (24.0, 9.0 + i * 3),
        ]
        c.fill(o.poly(band), rgb(colour), 0.88)
    glass = o.poly("0,-102 -98,74 98,74")
    c.fill(glass, mix(pal.glass, WHITE, 0.25), 0.90)
    c.airbrush_dark(glass, 8, 10, 46, mix(pal.accent, pal.near, 0.4), 0.85)
    c.airbrush_light(glass, -5, -6, 16, WHITE, 0.85)
    c.screen(o.poly("-14,-60 -64,34 -52,42 -4,-44"), WHITE, 0.55)
    for edge in ("0,-102 -98,74", "-98,74 98,74", "98,74 0,-102"):
        c.fill(o.line(edge, 4), mix(pal.brass, WHITE, 0.25))
    for x, y in ((0, -102), (-98, 74), (98, 74)):
        o.gloss(o.disc(x, y, 10), pal.brass, 5)
    o.gloss(o.rect(-70, 84, 70, 100, 4), pal.brass, 8)


def engine(o: Object) -> None:
    """A glass heart in a gear."""
    c, pal, steel = o.canvas, o.palette, o.palette.steel
    for tooth in range(12):
        a = tooth / 12 * math.tau
        corners = ((92, a - 0.13), (122, a - 0.09), (122, a + 0.09), (92, a + 0.13))
        o.gloss(o.poly([(r * math.cos(t), r * math.sin(t)) for r, t in corners]), steel, 8)
    o.gloss(o.disc(0, 0, 102), steel, 34)
    o.gloss(o.disc(0, 0, 82), shade(steel, 0.35), 24)
    c.screen(o.glow(0, 0, 80, 40), pal.lamp, 0.5)
    o.gloss(o.disc(0, 0, 60), pal.glass, 34, 0.75, 0.9)
    c.fill(o.poly("8,-44 -26,8 -2,6 -10,46 28,-10 4,-8"), (255, 252, 230))
    c.fill(o.ring(0, 0, 62, 6), pal.brass)
    for rivet in range(6):
        a = rivet / 6 * math.tau
        o.gloss(o.disc(91 * math.cos(a), 91 * math.sin(a), 7), pal.brass, 4)


def flask(o: Object) -> None:
    """A flask of light."""
    c, pal, r = o.canvas, o.palette, o.rng
    c.screen(o.glow(0, 24, 96, 50), pal.lamp, 0.6)
    glass = o.blob("-18,-92* 18,-92* 18,-38 78,24 66,96 0,112 -66,96 -78,24 -18,-38")
    c.fill(glass, mix(pal.glass, WHITE, 0.3), 0.6)
    o.gloss(o.both(o.blob("-110,14* -30,26 30,4 110,16* 110,140* -110,140*"), glass), pal.accent, 30, 0.5, 0.5)
    for _ in range(9):
        c.screen(o.disc(r.uniform(-46, 46), r.uniform(26, 92), r.uniform(2, 7)), WHITE, 0.6)
    c.airbrush_light(glass, -5, -5, 14, WHITE, 0.8)
    c.airbrush_dark(glass, 6, 6, 20, pal.near, 0.5)
    o.gloss(o.rect(-24, -108, 24, -88, 4), rgb("#8A5A34"), 8)
    o.gloss(o.rect(-34, -52, 34, -42, 3), pal.brass, 4)
    c.screen(o.blob("-58,16 -40,2 -50,60 -60,50"), WHITE, 0.6)


def astrolabe(o: Object) -> None:
    """Rings within rings round a ball of glass."""
    pal, brass = o.palette, o.palette.brass
    for size, width in ((108, 10), (84, 6), (58, 5)):
        o.gloss(o.ring(0, 0, size, width), brass, 6)
    for a in (-0.5, 0.5, 1.1):
        ellipse = [(100 * math.cos(t), 34 * math.sin(t)) for t in (i / 40 * math.tau for i in range(41))]
        o.gloss(o.turned(a).line(ellipse, 5), mix(brass, pal.accent, 0.25), 4)
    o.gloss(o.disc(0, 0, 30), pal.glass, 18, 0.8, 0.8)
    for a, size, r in ((0.7, 84, 9), (2.6, 108, 11), (4.4, 58, 8), (5.4, 108, 7)):
        o.gloss(o.disc(size * math.cos(a), size * math.sin(a), r), mix(pal.light, brass, 0.3), 6)
