"""The picture of the start screen: six people of six organizations under one sun."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from PIL import Image

from trails_desktop.cardart.drawing.palette import Colour, mix, palette, rgb
from trails_desktop.cardart.lands import paint_land
from trails_desktop.cardart.people.figure import paint_figure, portrait_light
from trails_desktop.cardart.people.wardrobe import HAIR_COLOURS, SKINS, Look
from trails_desktop.cardart.scenery.finish import finish
from trails_desktop.cardart.scenery.scene import HEIGHT, WIDTH, Scene, new_scene
from trails_desktop.cardart.scenery.sky import paint_sky
from trails_desktop.cardart.scenery.terrain import haze
from trails_desktop.cardart.scenery.tower import daymark

_SEED: Final = 0x1E2D5A0CE26B252F
_SUN: Final = (330.0, 262.0, 84.0)


def _look(
    body: str,
    hair: str,
    gear: str,
    skin: int,
    hair_colour: int,
    colours: str,
    width: float,
    props: tuple[str, ...] = (),
    mask: Colour | None = None,
    eye: Colour | None = None,
    beard: bool = False,
) -> Look:
    """A person; `colours` are cloth, trim and headgear."""
    cloth, trim, gear_colour = (rgb(word) for word in colours.split())
    return Look(
        body=body,
        hair=hair,
        gear=gear,
        skin=rgb(SKINS[skin - 1]),
        hair_colour=rgb(HAIR_COLOURS[hair_colour - 1]),
        cloth=cloth,
        trim=trim,
        gear_colour=gear_colour,
        width=width,
        props=props,
        scarf=None,
        mask=mask,
        eye=eye,
        beard=beard,
        halo=False,
    )


def key_picture(width: int, height: int) -> Image.Image:
    """The key picture, RGB, filling width x height pixels; it is composed for 8 : 9, other shapes cut its edges."""
    if width < 1 or height < 1:
        raise ValueError(f"A picture of {width} x {height} pixels cannot be painted.")
    unit = max(width / WIDTH, height / HEIGHT)
    image = _paint(unit)
    left = (image.width - width) // 2
    # The lower the window, the more sky goes: what must stay is the line of heads.
    shown = height / unit
    top = int((0.24 * (HEIGHT - shown) + 0.48 * max(0.0, 640 - shown)) * unit)
    top = min(top, image.height - height)
    return image.crop((left, top, left + width, top + height))


def _paint(unit: float) -> Image.Image:
    base = new_scene("couriers", _SEED, "UNIT", "SR", unit)
    pal = palette("couriers")
    x, y, size = _SUN
    scene = replace(base, sun_x=x, sun_y=y, sun_r=size, horizon=480, sky=pal.skies[0])
    paint_sky(scene)
    paint_land(scene)
    for place, foot, h in ((92, 500, 170), (560, 512, 215)):
        daymark(scene, place, foot, h, mix(pal.mid, scene.sky[2], 0.3), True, (x, y))
    _person(scene, "compact", (44, 478), 72, 1, _look("poncho", "braid", "hat", 4, 2, "#3F7A5A #EBD9A4 #8A5A3A", 0.95))
    smith = _look("harness", "short", "goggles", 2, 6, "#4A4A50 #F07A3C #444444", 1.12, ("hammer",), beard=True)
    _person(scene, "ironglass", (606, 474), 76, -1, smith)
    haze(scene, 440, 720, mix(scene.sky[3], pal.ground, 0.2), 0.16)
    scholar = _look("robe", "curls", "circlet", 6, 5, "#1F4E8A #F2E6C4 #1F4E8A", 0.9)
    _person(scene, "athenaeum", (428, 430), 78, -1, scholar)
    nurse = _look("robe", "bun", "none", 5, 1, "#F1E6DF #D98BA0 #6E4A7A", 0.95, ("crook",))
    _person(scene, "vigil", (142, 448), 86, 1, nurse)
    raider = _look(
        "cloak", "none", "hood", 2, 1, "#33235E #59D6C4 #2A1E52", 0.94, mask=rgb("#1B1438"), eye=rgb("#1B6F66")
    )
    _person(scene, "unlit", (520, 458), 88, -1, raider)
    haze(scene, 430, 720, mix(scene.sky[3], pal.ground, 0.3), 0.14)
    captain = _look("coat", "tail", "cap", 3, 3, "#1F4E66 #E8D7B0 #1B3448", 0.96)
    _person(scene, "couriers", (308, 430), 112, 1, captain)
    return finish(scene, 0.30)


def _person(scene: Scene, org: str, place: tuple[float, float], size: float, facing: int, look: Look) -> None:
    """One of the six, in their own colours, but in the light of this morning."""
    pal = replace(palette(org), light=scene.palette.light)
    sun = portrait_light(scene.light(*place))
    paint_figure(scene.canvas, place, size, facing, sun, pal, random.Random(4), look)
