"""Paints the picture of a card: sky, land, and what stands before them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PIL import Image

from trails_desktop.cardart.deeds import DEEDS
from trails_desktop.cardart.lands import paint_land
from trails_desktop.cardart.people.figure import paint_figure, portrait_light
from trails_desktop.cardart.people.wardrobe import Wardrobe, dress
from trails_desktop.cardart.pictures.bases import paint_view
from trails_desktop.cardart.pictures.events import paint_event
from trails_desktop.cardart.pictures.motifs import LANDSCAPES, MOTIFS, motif_list
from trails_desktop.cardart.pictures.spec import FACTORS, PictureError, PictureSpec, seed_of
from trails_desktop.cardart.places import PLACES
from trails_desktop.cardart.scenery.brush import Brush
from trails_desktop.cardart.scenery.finish import finish
from trails_desktop.cardart.scenery.hours import hour_of
from trails_desktop.cardart.scenery.scene import WIDTH, Scene, new_scene
from trails_desktop.cardart.scenery.sky import paint_sky
from trails_desktop.cardart.things.items import paint_object
from trails_desktop.cardart.things.machines import paint_machine

# Height of the head, of 720, by rarity: the rarer, the closer.
_HEADS: Final = (("C", 128), ("U", 148), ("R", 170), ("SR", 184), ("", 160))

# One large object, deed or building: these bring no country with them.
_CLOSE: Final[Mapping[str, Mapping[str, Callable[[Brush], None]]]] = MappingProxyType({"EVENT": DEEDS, "BASE": PLACES})
_PAINTERS: Final = MappingProxyType(
    {"ITEM": paint_object, "EVENT": paint_event, "BASE": paint_view, "ITEM/UNIT": paint_machine}
)


def paint_picture(spec: PictureSpec, factor: int = 1) -> Image.Image:
    """The picture of a card, RGB, 640 x 720 times `factor` pixels. Takes about a tenth of a second at factor 1."""
    if factor not in FACTORS:
        raise PictureError(f"factor: {factor} is not one of {', '.join(map(str, FACTORS))}.")
    return paint_scaled(spec, factor)


def paint_scaled(spec: PictureSpec, unit: float) -> Image.Image:
    """The same picture at any scale, 640 x 720 times `unit` pixels, for previews and tests."""
    seed = seed_of(spec.number, spec.org, spec.type)
    motif = spec.motif
    if motif is None and spec.type in MOTIFS:
        motif = random.Random(seed).choice(motif_list(spec.type, spec.org))
    close = _CLOSE.get(spec.type, {}).get(motif or "")
    # A landscape is its organization's; all else has an hour of its own.
    country = motif in LANDSCAPES.get(spec.type, ())
    at = spec.hour or (None if country else hour_of(spec.org, seed))
    scene = new_scene(spec.org, seed, spec.type, spec.rarity, unit, at)
    if close is not None:
        brush = Brush(scene)
        brush.sky()
        close(brush)
    else:
        paint_sky(scene)
        paint_land(scene, hero=spec.type == "BASE")
        if motif is None:
            _person(scene, spec.wardrobe)
        else:
            _PAINTERS[spec.type](scene, motif)
    return finish(scene)


def _person(scene: Scene, wardrobe: Wardrobe | None) -> None:
    r, c = scene.rng, scene.canvas
    look = dress(wardrobe, scene.org, r, scene.rarity)
    size = dict(_HEADS)[scene.rarity] * r.uniform(0.97, 1.05)
    x = WIDTH / 2 - scene.facing * r.uniform(8, 34)
    y = max(size * 1.30, 208) + r.uniform(-6, 8)
    # A pale veil behind the figure keeps the outline readable.
    c.screen(c.blur(c.disc(x, y + 0.4 * size, 1.9 * size), 0.9 * size, 8), scene.veil(), 0.34)
    paint_figure(c, (x, y), size, scene.facing, portrait_light(scene.light(x, y)), scene.palette, r, look)
