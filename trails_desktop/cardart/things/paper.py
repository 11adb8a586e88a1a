"""ITEM objects of paper and cloth."""

from __future__ import annotations

from trails_desktop.cardart.drawing.palette import mix, rgb, shade
from trails_desktop.cardart.things.base import Object


def letter(o: Object) -> None:
    """Three letters, the topmost sealed."""
    c, pal = o.canvas, o.palette
    sheets = ((-6, -0.16, "#E6D6B0"), (0, 0.12, "#EFE2C2"), (6, -0.03, "#F8EFD8"))
    for dy, turn, colour in sheets:
        t = o.turned(turn, dy)
        t.gloss(t.poly("-112,-70 112,-70 112,72 -112,72"), rgb(colour), 18, 0.5)
    fold = shade(rgb("#C9B484"), 0.25)
    for crease, width in (("-112,-70 0,14 112,-70", 3), ("-112,72 -22,-2", 2), ("112,72 22,-2", 2)):
        c.fill(t.line(crease, width), fold)
    t.gloss(t.disc(0, 16, 34), pal.accent, 12)
    c.fill(t.mark(pal.mark, 0, 16, 18), mix(pal.accent, pal.dark, 0.55))


def book(o: Object) -> None:
    """An open book, and marks rising from it."""
    c, pal = o.canvas, o.palette
    o.gloss(o.poly("-112,-62 0,-40 112,-62 112,74 0,98 -112,74"), pal.accent, 16)
    for page in (o.mirrored(), o):
        page.gloss(page.blob("0,-46* 50,-76 104,-68* 104,58* 50,52 0,82*"), rgb("#F8F0DC"), 30, 0.5)
        for i in range(5):
            down = i * 18
            text = [(14, down - 26), (50, down - 46), (92 if i < 4 else 60, down - 44)]
            c.fill(page.curve(text, 2.4), pal.near, 0.5)
    c.screen(c.blur(o.poly("-60,-40 60,-40 130,-190 -130,-190"), 24 * o.scale, 6), pal.lamp, 0.6)
    for x, y, r in ((-52, -96, 12), (0, -118.4, 18), (52, -96, 12)):
        o.gloss(o.mark(pal.mark, x, y, r), mix(pal.lamp, pal.light, 0.5), 4)


def mask(o: Object) -> None:
    """A half-dark mask with ribbons."""
    c, pal = o.canvas, o.palette
    halves = (o.mirrored(), o)
    for half in halves:
        half.gloss(half.blob("70,-30* 150,-4 120,60 165,104* 96,84 60,10"), pal.trim[2], 10)
    face = o.blob("0,-96 66,-84 92,-34 74,34 30,88 0,108 -30,88 -74,34 -92,-34 -66,-84")
    o.gloss(face, rgb("#E9E2EE"), 34, 0.7)
    c.fill(o.both(o.poly("0,-110 110,-110 110,120 0,120 10,10"), face), pal.accent, 0.75)
    for half in halves:
        c.fill(half.blob("14,-16* 44,-36 72,-22* 44,-4"), pal.dark)
    c.fill(o.mark(pal.mark, 0, -62, 15), pal.brass)
    c.fill(o.curve("-22,52 0,58 22,52", 3), pal.dark)
