"""Inside: a lamp room, a hall with a clock, a court under glass, a market of lamps, a row of furnaces."""

from __future__ import annotations

from trails_desktop.cardart.drawing.outlines import Point
from trails_desktop.cardart.drawing.palette import WHITE, mix, rgb
from trails_desktop.cardart.scenery.brush import Brush, circle, place

_LAMPS = ("#7FF0D8", "#F5BC50", "#F08AA8", "#8FC8FF", "#B8F08A")


def lamp_room(b: Brush) -> None:
    """The great lamp of a tower from inside its room."""
    sky, wood = b.scene.sky, mix(b.pal.dark, rgb("#3A2A3A"), 0.6)
    b.sun(320, 300, 64)
    b.ridge(470, 30, mix(sky[1], b.pal.near, 0.4))
    b.ridge(520, 20, mix(sky[0], b.pal.near, 0.5))
    b.rect(0, 0, 640, 70, wood)
    for x in (-10, 118, 500, 628):
        b.box(x, 40, x + 22, 640, b.lit(wood, 0.08), 8)
    b.poly("0,600 640,600 700,760 -60,760", b.lit(wood, 0.12), 30)
    for i in range(6):
        b.line([(320 + (i - 2.5) * 110, 600), (320 + (i - 2.5) * 220, 760)], 3, wood)
    b.box(258, 540, 382, 640, "#8A5A2A", 30, 8)
    b.poly("190,300 240,120 400,120 450,300 400,520 240,520", "#FFE6A0", 80, dark=0.5, lite=0.9)
    for i in range(9):
        y, wide = 140 + i * 45, (200 - abs(i - 4) * 26) * 0.62
        b.line([(320 - wide, y), (320 + wide, y)], 6, "#C98A2E", 0.9)
    for dx in (-62, 0, 62):
        b.line([(320 + dx * 0.8, 120), (320 + dx * 1.5, 300), (320 + dx * 0.8, 520)], 5, "#C98A2E", 0.9)
    b.glow(320, 310, 240, "#FFD677", 0.9)
    b.dot(320, 310, 40, "#FFFDF0")
    for side in (-360, 360):
        b.shine([(320, 310), (320 + side, 230), (320 + side, 400)], "#FFE9A8", 0.4, 6)
    b.box(210, 86, 430, 124, "#6A4420", 14, 8)


def hall(b: Brush) -> None:
    """A hall under a great clock, with small people in it."""
    pal = b.pal
    deep = mix(pal.near, pal.dark, 0.25)
    b.wall(deep, mix(pal.near, pal.mid, 0.3), deep)
    b.glow(320, 290, 320, pal.accent, 0.35)
    for x in (24, 92, 548, 616):
        b.box(x - 28, -20, x + 28, 620, mix(pal.far, pal.mid, 0.35), 26)
        for dx in (-12, 0, 12):
            b.line([(x + dx, 0), (x + dx, 610)], 3, pal.mid, 0.7)
        b.box(x - 38, 600, x + 38, 640, pal.far, 10)
    b.rect(0, 636, 640, 760, mix(pal.near, pal.dark, 0.5))
    b.disc(320, 290, 222, pal.brass, 60)
    b.disc(320, 290, 200, "#F4F8F4", 100, dark=0.35)
    for i in range(24):
        hour = i % 2 == 0
        b.line([circle(320, 290, size, i * 15) for size in (150 if hour else 168, 190)], 11 if hour else 5, pal.near)
    for size in (128, 96):
        b.circle(320, 290, size, 3, pal.accent, 0.8)
    b.poly(place("-9,24 0,-150 9,24", 320, 290, 1, 38), "#B83A2A", 6)
    b.poly(place("-12,20 0,-104 12,20", 320, 290, 1, -64), pal.near, 6)
    b.disc(320, 290, 18, pal.brass, 10)
    for x, high in ((214, 96), (252, 84), (430, 100)):
        body = [
            (x - 18, 690),
            (x - 16, 690 - high * 0.6),
            (x, 690 - high * 0.75),
            (x + 16, 690 - high * 0.6),
            (x + 20, 690),
        ]
        b.blob(body, pal.dark, 10)
        b.dot(x, 690 - high * 0.85, 12, pal.dark)


def glass_court(b: Brush) -> None:
    """A court looked up from: rings of glass, the sky in their middle."""
    pal, sky = b.pal, b.scene.sky
    b.wall(pal.dark, mix(pal.near, pal.dark, 0.4))
    for size, by in ((470, 0.0), (380, 0.2), (300, 0.4), (228, 0.6), (164, 0.8)):
        tone = mix(mix(pal.near, pal.mid, by), sky[2], by * 0.5)
        b.disc(320, 350, size, tone, 40, dark=0.5, lite=0.5)
        b.circle(320, 350, size, 9, pal.brass)
    for i in range(16):
        ends = [circle(320, 350, size, i * 22.5 + 11) for size in (120, 520)]
        b.line(ends, 9, pal.brass)
        b.line(ends, 3, "#FFF2C8", 0.7)
    for i in range(0, 16, 2):
        for size, spread in ((268, 9), (346, 9)):
            pane = [
                circle(320, 350, size + at, i * 22.5 + 22.5 + turn)
                for at, turn in ((-26, -spread), (-26, spread), (26, spread * 0.9), (26, -spread * 0.9))
            ]
            b.shine(pane, pal.light, 0.4)
    b.disc(320, 350, 118, mix(sky[3], WHITE, 0.3), 40, dark=0.1)
    b.ring(320, 350, 124, 16, pal.brass)
    b.mark(320, 350, 52, pal.accent)
    b.glow(320, 350, 150, WHITE, 0.5)
    b.shine("240,350 400,350 620,760 200,760", pal.light, 0.22, 12)


def market(b: Brush) -> None:
    """A stall of lamps under an awning, people before it."""
    pal = b.pal
    b.rect(0, 0, 640, 760, mix(pal.dark, pal.near, 0.4))
    b.glow(320, 380, 340, pal.mid, 0.7)
    for i in range(8):
        x = i * 92 - 40
        cloth: list[Point] = [(x, -10, 1), (x + 92, -10, 1), (x + 92, 118, 1), (x + 46, 150), (x, 118, 1)]
        b.blob(cloth, mix(pal.mid, pal.accent, 0.5) if i % 2 else mix(pal.light, WHITE, 0.4), 30)
    spots = (
        (110, 300, 64),
        (258, 262, 52),
        (400, 320, 78),
        (552, 280, 60),
        (180, 450, 50),
        (320, 470, 56),
        (500, 470, 46),
        (60, 470, 40),
    )
    for i, (x, y, k) in enumerate(spots):
        lamp = rgb(_LAMPS[i % 5])
        b.line([(x, 120), (x, y - k)], 3, pal.light, 0.6)
        if i % 3:
            b.lantern(x, y, k, lamp, pal.near)
            continue
        b.glow(x, y, k * 1.2, lamp, 0.8)
        b.disc(x, y, k, mix(lamp, WHITE, 0.25), k, dark=0.5)
        b.circle(x, y, k * 0.5, 2.4, pal.near, 0.5)
        for top in (-1.1, 0.85):
            b.box(x - k * 0.4, y + top * k, x + k * 0.4, y + (top + 0.25) * k, pal.near, 5)
    b.box(-20, 570, 660, 640, "#4A2F22", 20, 4)
    b.box(-20, 640, 660, 760, "#33201A", 20)
    for i in range(9):
        person = place("-.5,0* -.55,-.8 -.25,-1.2 .25,-1.2 .55,-.8 .5,0*", 40 + i * 72, 572, 40 + (i % 3) * 10)
        b.blob(person, mix(rgb(_LAMPS[i % 5]), pal.near, 0.35), 16)


def furnaces(b: Brush) -> None:
    """Between two rows of furnaces."""
    b.wall("#160A12", mix(b.pal.near, rgb("#4A1E1E"), 0.6), "#1C0C0E")
    for row in reversed(range(5)):
        k = 0.72**row
        for side in (-1, 1):
            x = 320 + side * (300 * k + 14)
            wall = [(x - side * 60 * k, 360 - 350 * k), (x + side * 190 * k, 360 - 420 * k)]
            wall += [(x + side * 190 * k, 360 + 420 * k), (x - side * 60 * k, 360 + 340 * k)]
            b.poly(wall, mix(rgb("#6A2C22"), rgb("#C8643A"), row / 6), 40 * k)
            x += side * 34 * k
            mouth = b.c.stencil().disc(x, 360 + 40 * k, 66 * k)
            mouth.rect(x - 66 * k, 360 + 40 * k, x + 66 * k, 360 + 300 * k)
            b.c.fill(mouth.mask(), rgb("#FFB347"))
            b.glow(x, 360 + 150 * k, 110 * k, "#FF8A3C", 0.8)
            b.flame(x, 360 + 300 * k, 90 * k, ("#E8552A", "#FFA33C", "#FFF3C0"))
            b.ring(x, 360 + 40 * k, 72 * k, 10 * k, "#5A6068", 5)
        b.line(
            [(320 - 300 * k, 360 - 300 * k), (320, 360 - 360 * k), (320 + 300 * k, 360 - 300 * k)], 16 * k, "#241014"
        )
    b.flat("280,420 360,420 560,760 80,760", "#2A1414")
    b.shine("316,420 324,420 400,760 240,760", "#FF9A4A", 0.5, 14)
    b.glow(320, 372, 60, "#FFE9A8", 0.9)
