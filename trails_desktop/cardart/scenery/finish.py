"""The last layer of every picture: a dark vignette and paper grain."""

from __future__ import annotations

import random
from functools import lru_cache
from statistics import NormalDist

from PIL import Image, ImageChops, ImageFilter

from trails_desktop.cardart.drawing.canvas import Mask
from trails_desktop.cardart.scenery.scene import Scene

_GRAIN_STRENGTH = 0.11


@lru_cache(maxsize=4)
def _vignette(width: int, height: int) -> Image.Image:
    large = Image.radial_gradient("L").resize((int(width * 1.5), int(height * 1.5)))
    left, top = int(width * 0.25), int(height * 0.22)
    part = large.crop((left, top, left + width, top + height))
    return part.point([int((v - 90) * 1.25) if v > 90 else 0 for v in range(256)])


@lru_cache(maxsize=4)
def _grain(width: int, height: int) -> Image.Image:
    """Grey noise round 128. Pillow's own noise depends on what the process drew before; this one does not."""
    bell = NormalDist(128, 34)
    levels = bytes(min(255, max(0, int(bell.inv_cdf((v + 0.5) / 256)))) for v in range(256))
    noise = random.Random("grain").randbytes(width * height).translate(levels)
    image = Image.frombytes("L", (width, height), noise).filter(ImageFilter.GaussianBlur(0.5))
    image = image.point([int(128 + (v - 128) * _GRAIN_STRENGTH) for v in range(256)])
    return Image.merge("RGB", (image, image, image))


def finish(scene: Scene, vignette: float = 0.38) -> Image.Image:
    """The finished picture."""
    c = scene.canvas
    c.multiply(Mask(_vignette(c.width, c.height), 0, 0), scene.palette.dark, vignette)
    return ImageChops.overlay(c.image, _grain(c.width, c.height))
