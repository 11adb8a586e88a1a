"""Paints the picture of a card: sky, land, and what stands before them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from trails_desktop.cardart.lands import paint_land
from trails_desktop.cardart.people.figure import paint_figure, portrait_light
from trails_desktop.cardart.people.wardrobe import Wardrobe, dress
from trails_desktop.cardart.pictures.bases import paint_view
from trails_desktop.cardart.pictures.events import paint_event
from trails_desktop.cardart.pictures.motifs import motif_list
from trails_desktop.cardart.pictures.spec import FACTORS, PictureError, PictureSpec, seed_of
from trails_desktop.cardart.scenery.finish import finish
from trails_desktop.cardart.scenery.scene import WIDTH, Scene, new_scene
from trails_desktop.cardart.scenery.sky import paint_sky
from trails_desktop.cardart.things.items import paint_object
from trails_desktop.cardart.things.machines import paint_machine

# Height of the head, of 720, by rarity: the rarer, the closer.
_HEADS: Final = (("C", 128), ("U", 148), ("R", 170), ("SR", 184), ("", 160))


def paint_picture(spec: PictureSpec, factor: int = 1) -> Image.Image:
    """The picture of a card, RGB, 640 x 720 times `factor` pixels. Takes about a tenth of a second at factor 1."""
    if factor not in FACTORS:
        raise PictureError(f"factor: {factor} is not one of {', '.join(map(str, FACTORS))}.")
    return paint_scaled(spec, factor)


def paint_scaled(spec: PictureSpec, unit: float) -> Image.Image:
    """The same picture at any scale, 640 x 720 times `unit` pixels, for previews and tests."""
    scene = new_scene(spec.org, seed_of(spec.number, spec.org, spec.type), spec.type, spec.rarity, unit)
    paint_sky(scene)
    paint_land(scene, hero=spec.type == "BASE")
    if spec.type == "UNIT":
        _person(scene, spec.wardrobe)
    else:
        motif = spec.motif if spec.motif is not None else scene.rng.choice(motif_list(spec.type, spec.org))
        if spec.type == "ITEM":
            paint_object(scene, motif)
        elif spec.type == "EVENT":
            paint_event(scene, motif)
        elif spec.type == "BASE":
            paint_view(scene, motif)
        else:
            paint_machine(scene, motif)
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
