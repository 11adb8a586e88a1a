"""ITEM objects of metal."""

from __future__ import annotations

import math

from trails_desktop.cardart.drawing.palette import rgb, shade
from trails_desktop.cardart.things.base import Object


def watch(o: Object) -> None:
    """A railway watch."""
    c, pal, r = o.canvas, o.palette, o.rng
    o.gloss(o.ring(0, -122, 20, 6), pal.brass, 5)
    o.gloss(o.rect(-12, -110, 12, -86, 4), pal.brass, 6)
    o.gloss(o.disc(0, 8, 100), pal.brass, 36)
    o.gloss(o.disc(0, 8, 84), rgb("#F7F0DC"), 30, 0.45)
    for i in range(24):
        cos, sin = math.cos(i / 24 * math.tau), math.sin(i / 24 * math.tau)
        inner, width = (64, 3) if i % 6 == 0 else (70, 1.6)
        c.fill(o.line([(76 * cos, 8 + 76 * sin), (inner * cos, 8 + inner * sin)], width), pal.near)
    c.fill(o.chord(0, 8, 58, -90, -90 + r.randint(70, 150)), pal.accent, 0.85)
    hands = ((r.uniform(0, 6.28), 62, 5), (r.uniform(0, 6.28), 42, 7))
    for a, length, width in hands:
        c.fill(o.turned(a, dy=8).poly([(length, 0), (0, width), (-14, 0), (0, -width)]), pal.dark)
    c.fill(o.disc(0, 8, 8), pal.brass)
    c.fill(o.mark(pal.mark, 0, -24, 9), pal.accent)


def horn(o: Object) -> None:
    """A coiled horn with a banner."""
    pal, brass = o.palette, o.palette.brass
    o.gloss(o.ring(-4, 14, 72, 20), brass, 12)
    o.gloss(o.ring(14, 14, 50, 13), shade(brass, 0.10), 8)
    o.gloss(o.blob("-20,76* 56,66 124,104* 134,40* 110,10* 66,46 -16,58*"), brass, 16)
    o.gloss(o.poly("-66,-20 -56,-30 -96,-84 -106,-76"), brass, 6)
    o.gloss(o.poly("-92,-92 -114,-74 -118,-90 -104,-102"), pal.steel, 6)
    o.gloss(o.blob("-30,-52* 10,-58* 26,-10 8,50 22,120* -6,104* -30,124* -30,40 -14,-6"), pal.accent, 12)
    o.gloss(o.mark(pal.mark, -5, 34, 15), rgb("#F7EBD0"), 4)


def key(o: Object) -> None:
    """A key with the mark in its bow."""
    pal, brass = o.palette, o.palette.brass
    t = o.turned(-0.7)
    t.gloss(t.poly("-9,-40 9,-40 9,116 -9,116"), brass, 8)
    t.gloss(t.poly("9,64 44,64 44,78 28,78 28,88 44,88 44,108 9,108"), brass, 8)
    t.gloss(t.ring(0, -78, 50, 15), brass, 10)
    t.gloss(t.mark(pal.mark, 0, -78, 25), pal.accent, 8)
    t.gloss(t.poly("-15,-30 15,-30 15,-24 -15,-24"), brass, 4)
    t.gloss(t.poly("-15,-20 15,-20 15,-14 -15,-14"), brass, 4)


def bell(o: Object) -> None:
    """A ringing bell with the mark."""
    c, pal, brass = o.canvas, o.palette, o.palette.brass
    o.gloss(o.rect(-92, -104, 92, -88, 5), rgb("#6B4A32"), 8)
    o.gloss(o.disc(0, 76, 17), shade(brass, 0.3), 8)
    body = o.gloss(o.blob("-20,-84* 20,-84* 50,-50 58,14 94,66* -94,66* -58,14 -50,-50"), brass, 36, 0.7, 0.6)
    for y in (-30, 34):
        c.fill(o.both(o.rect(-110, y, 110, y + 5), body), shade(brass, 0.4))
    o.gloss(o.mark(pal.mark, 0, 4, 22), pal.accent, 6)
    for size in (118, 136):
        for start, end in ((-30, 30), (150, 210)):
            c.screen(o.arc(0, 20, size, start, end, 3), pal.light, 0.8)


def dagger(o: Object) -> None:
    """A dagger with the mark on its pommel."""
    c, pal = o.canvas, o.palette
    t = o.turned(0.62)
    t.gloss(t.poly("-15,30 -17,-80 0,-132 17,-80 15,30"), pal.steel, 12, 0.6, 0.8)
    c.fill(t.poly("0,30 0,-132 17,-80 15,30"), shade(pal.steel, 0.35))
    t.gloss(t.poly("-54,30 -46,20 46,20 54,30 46,44 -46,44"), pal.brass, 8)
    t.gloss(t.poly("-10,44 10,44 12,108 -12,108"), pal.cloth[0], 8)
    for i in range(5):
        c.fill(t.line([(-12, 52 + i * 11), (12, 58 + i * 11)], 3), pal.dark)
    t.gloss(t.disc(0, 116, 16), pal.brass, 8)
    c.fill(t.mark(pal.mark, 0, 116, 9), pal.dark)


def gauntlet(o: Object) -> None:
    """An iron glove with a pressure gauge."""
    c, pal = o.canvas, o.palette
    t = o.turned(0.22)
    for i, (x, top) in enumerate(((-46, -98), (-16, -122), (14, -120), (44, -100))):
        for joint in range(3):
            y = top + joint * 30
            t.gloss(t.blob([(x - 13, y, 1), (x + 13, y, 1), (x + 15, y + 27, 1), (x - 15, y + 27, 1)]), pal.steel, 7)
        c.fill(t.disc(x, -20 + 2 * i, 4), pal.brass)
    t.gloss(t.blob("58,-10 92,-40 104,-66 86,-78 66,-58 50,-34"), pal.steel, 8)
    t.gloss(t.blob("-64,-26* 60,-26* 64,30 46,60* -48,60* -66,30"), shade(pal.steel, 0.12), 20)
    t.gloss(t.poly("-56,62 54,62 78,124 -80,124"), pal.accent, 16)
    for y in (70, 108):
        t.gloss(t.poly([(-66, y), (64, y), (68, y + 12), (-70, y + 12)]), pal.brass, 4)
    t.gloss(t.disc(0, 16, 34), pal.brass, 10)
    t.gloss(t.disc(0, 16, 25), rgb("#F7F0DC"), 10, 0.4)
    c.fill(t.line("0,16 15,2", 4), rgb("#B83A2A"))
