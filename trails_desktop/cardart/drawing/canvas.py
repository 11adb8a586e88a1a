"""The painting engine: every shape is an 8-bit mask, colour is pasted through it.

A mask is rasterised at twice the size inside its own bounding box and reduced, which is both the anti-aliasing and
the reason why a picture takes well under a fifth of a second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from trails_desktop.cardart.drawing.outlines import Path
from trails_desktop.cardart.drawing.palette import Colour

# Masks may hang this many pixels over the edge, so that blurs do not darken the border.
MARGIN = 40
SUPERSAMPLING = 2

_Command = Callable[[ImageDraw.ImageDraw, float, float, float], None]


@lru_cache(maxsize=8192)
def _strength(thousandths: int, inverted: bool = False) -> tuple[int, ...]:
    """A look-up table: v * strength, or 255 minus that."""
    opacity = thousandths / 1000
    return tuple(255 - int(v * opacity) if inverted else int(v * opacity) for v in range(256))


def scaled_levels(image: Image.Image, opacity: float, inverted: bool = False) -> Image.Image:
    """The 8-bit image with its values multiplied by `opacity` (and inverted)."""
    return image.point(_strength(int(opacity * 1000), inverted))


class Mask:
    """An 8-bit image and the place of its upper left pixel on the canvas."""

    __slots__ = ("image", "x", "y")

    def __init__(self, image: Image.Image, x: int, y: int) -> None:
        self.image, self.x, self.y = image, x, y

    def faded(self, opacity: float) -> Mask:
        return Mask(scaled_levels(self.image, opacity), self.x, self.y) if opacity < 1 else self

    def box(self) -> tuple[int, int, int, int]:
        return (self.x, self.y, self.x + self.image.width, self.y + self.image.height)

    def padded(self, by: int) -> Mask:
        image = Image.new("L", (self.image.width + 2 * by, self.image.height + 2 * by), 0)
        image.paste(self.image, (by, by))
        return Mask(image, self.x - by, self.y - by)


class Stencil:
    """Collects shapes (value 255 adds, 0 cuts out) and rasterises them into one mask."""

    __slots__ = ("_box", "_canvas", "_commands")

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._commands: list[_Command] = []
        self._box = (1e9, 1e9, -1e9, -1e9)

    def _add(self, command: _Command, value: int, x0: float, y0: float, x1: float, y1: float) -> Stencil:
        if value:  # what is cut out does not widen the mask
            box = self._box
            self._box = (min(box[0], x0), min(box[1], y0), max(box[2], x1), max(box[3], y1))
        self._commands.append(command)
        return self

    def poly(self, path: Path, value: int = 255) -> Stencil:
        xs, ys = [p[0] for p in path], [p[1] for p in path]

        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            pen.polygon([(p[0] * f - ox, p[1] * f - oy) for p in path], fill=value)

        return self._add(draw, value, min(xs), min(ys), max(xs), max(ys))

    def line(self, path: Path, width: float, value: int = 255) -> Stencil:
        xs, ys = [p[0] for p in path], [p[1] for p in path]

        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            spots = [(p[0] * f - ox, p[1] * f - oy) for p in path]
            pen.line(spots, fill=value, width=max(1, round(width * f)), joint="curve")

        return self._add(draw, value, min(xs) - width, min(ys) - width, max(xs) + width, max(ys) + width)

    def disc(self, x: float, y: float, r: float, value: int = 255, ry: float | None = None) -> Stencil:
        high = r if ry is None else ry

        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            pen.ellipse(_ellipse_box(x, y, r, high, f, ox, oy), fill=value)

        return self._add(draw, value, x - r, y - high, x + r, y + high)

    def ring(self, x: float, y: float, r: float, width: float, value: int = 255) -> Stencil:
        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            pen.ellipse(_ellipse_box(x, y, r, r, f, ox, oy), outline=value, width=max(1, round(width * f)))

        return self._add(draw, 255, x - r, y - r, x + r, y + r)

    def rect(self, x0: float, y0: float, x1: float, y1: float, value: int = 255, r: float = 0) -> Stencil:
        """A rectangle; `r` rounds its corners."""

        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            box = (x0 * f - ox, y0 * f - oy, x1 * f - ox, y1 * f - oy)
            if box[2] > box[0] and box[3] > box[1]:
                if r:
                    pen.rounded_rectangle(box, r * f, fill=value)
                else:
                    pen.rectangle(box, fill=value)

        return self._add(draw, value, x0, y0, x1, y1)

    def arc(self, x: float, y: float, r: float, start: float, end: float, width: float, value: int = 255) -> Stencil:
        """Part of a circle's line, angles in degrees clockwise from the right."""

        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            box = _ellipse_box(x, y, r, r, f, ox, oy)
            pen.arc(box, start, end, fill=value, width=max(1, round(width * f)))

        return self._add(draw, 255, x - r, y - r, x + r, y + r)

    def chord(self, x: float, y: float, r: float, start: float, end: float, value: int = 255) -> Stencil:
        """A slice of a disc, angles in degrees clockwise from the right."""

        def draw(pen: ImageDraw.ImageDraw, f: float, ox: float, oy: float) -> None:
            pen.pieslice(_ellipse_box(x, y, r, r, f, ox, oy), start, end, fill=value)

        return self._add(draw, 255, x - r, y - r, x + r, y + r)

    def mask(self) -> Mask:
        """Rasterise what was collected."""
        canvas, box, unit = self._canvas, self._box, self._canvas.unit
        x0, y0 = max(-MARGIN, int(box[0] * unit) - 2), max(-MARGIN, int(box[1] * unit) - 2)
        x1 = min(canvas.width + MARGIN, int(box[2] * unit) + 3)
        y1 = min(canvas.height + MARGIN, int(box[3] * unit) + 3)
        if x1 <= x0 or y1 <= y0:
            return Mask(Image.new("L", (1, 1), 0), 0, 0)
        k = SUPERSAMPLING
        image = Image.new("L", ((x1 - x0) * k, (y1 - y0) * k), 0)
        pen = ImageDraw.Draw(image)
        for command in self._commands:
            command(pen, k * unit, x0 * k, y0 * k)
        return Mask(image.reduce(k), x0, y0)


def _ellipse_box(
    x: float, y: float, rx: float, ry: float, f: float, ox: float, oy: float
) -> tuple[float, float, float, float]:
    return ((x - rx) * f - ox, (y - ry) * f - oy, (x + rx) * f - ox, (y + ry) * f - oy)


class Canvas:
    """The picture being painted. Coordinates are in units; `unit` is the size of one in pixels."""

    __slots__ = ("height", "image", "unit", "width")

    def __init__(self, width: int, height: int, unit: float = 1.0) -> None:
        self.width, self.height, self.unit = width, height, unit
        self.image = Image.new("RGB", (width, height))

    # ---- masks of one shape

    def stencil(self) -> Stencil:
        """A new, empty stencil for a mask of several shapes."""
        return Stencil(self)

    def poly(self, path: Path) -> Mask:
        return Stencil(self).poly(path).mask()

    def line(self, path: Path, width: float) -> Mask:
        return Stencil(self).line(path, width).mask()

    def disc(self, x: float, y: float, r: float, ry: float | None = None) -> Mask:
        return Stencil(self).disc(x, y, r, ry=ry).mask()

    def ring(self, x: float, y: float, r: float, width: float) -> Mask:
        return Stencil(self).ring(x, y, r, width).mask()

    def rect(self, x0: float, y0: float, x1: float, y1: float, r: float = 0) -> Mask:
        return Stencil(self).rect(x0, y0, x1, y1, r=r).mask()

    def arc(self, x: float, y: float, r: float, start: float, end: float, width: float) -> Mask:
        return Stencil(self).arc(x, y, r, start, end, width).mask()

    def chord(self, x: float, y: float, r: float, start: float, end: float) -> Mask:
        return Stencil(self).chord(x, y, r, start, end).mask()

    # ---- masks from masks

    def intersect(self, a: Mask, b: Mask) -> Mask:
        """Where both masks are set."""
        x0, y0, x1, y1 = a.box()
        part = b.image.crop((x0 - b.x, y0 - b.y, x1 - b.x, y1 - b.y))
        return Mask(ImageChops.multiply(a.image, part), x0, y0)

    def blur(self, mask: Mask, r: float, coarse: int = 4) -> Mask:
        """Blurred by about r units: two box blurs at a `coarse` part of the size."""
        padded = mask.padded(int(r * self.unit * 1.6) + 2)
        q = max(1, min(coarse, int(r * self.unit // 2) or 1))
        image = padded.image
        if q > 1:
            image = image.reduce(q)
        radius = r * self.unit / q * 0.62
        image = image.filter(ImageFilter.BoxBlur(radius)).filter(ImageFilter.BoxBlur(radius))
        if q > 1:
            image = image.resize((image.width * q, image.height * q), Image.Resampling.BILINEAR)
            image = image.crop((0, 0, padded.image.width, padded.image.height))
        return Mask(image, padded.x, padded.y)

    # ---- paint

    def fill(self, mask: Mask, colour: Colour, opacity: float = 1.0) -> None:
        faded = mask.faded(opacity)
        self.image.paste(colour, faded.box(), faded.image)

    def screen(self, mask: Mask, colour: Colour, opacity: float = 1.0) -> None:
        """Lighten through the mask."""
        clipped = self._clipped(mask)
        if clipped is not None:
            part, box = clipped
            layer = Image.merge("RGB", [scaled_levels(part, v * opacity / 255) for v in colour])
            self.image.paste(ImageChops.screen(self.image.crop(box), layer), box)

    def multiply(self, mask: Mask, colour: Colour, opacity: float = 1.0) -> None:
        """Darken through the mask."""
        clipped = self._clipped(mask)
        if clipped is not None:
            part, box = clipped
            layer = Image.merge("RGB", [scaled_levels(part, (255 - v) * opacity / 255, True) for v in colour])
            self.image.paste(ImageChops.multiply(self.image.crop(box), layer), box)

    def _clipped(self, mask: Mask) -> tuple[Image.Image, tuple[int, int, int, int]] | None:
        x0, y0, x1, y1 = mask.box()
        box = (max(0, x0), max(0, y0), min(self.width, x1), min(self.height, y1))
        if box[2] <= box[0] or box[3] <= box[1]:
            return None
        return mask.image.crop((box[0] - x0, box[1] - y0, box[2] - x0, box[3] - y0)), box

    def _rim(self, mask: Mask, dx: float, dy: float, r: float, rows: int | None) -> Mask:
        """The part of the shape that a blurred copy of it, moved by (dx, dy), does not cover."""
        soft = self.blur(mask, r)
        x0, y0, x1, y1 = mask.box()
        ox, oy = soft.x + int(dx * self.unit), soft.y + int(dy * self.unit)
        cover = soft.image.crop((x0 - ox, y0 - oy, x1 - ox, y1 - oy))
        rim = ImageChops.multiply(mask.image, ImageChops.invert(cover))
        if rows is not None and rows < rim.height:
            rim = rim.crop((0, 0, rim.width, max(1, rows)))
        return Mask(rim, x0, y0)

    def airbrush_dark(self, mask: Mask, dx: float, dy: float, r: float, colour: Colour, opacity: float = 0.6) -> None:
        """Shade the side of the shape that a copy moved by (dx, dy) leaves free."""
        self.multiply(self._rim(mask, dx, dy, r, None), colour, opacity)

    def airbrush_light(
        self,
        mask: Mask,
        dx: float,
        dy: float,
        r: float,
        colour: Colour,
        opacity: float = 0.6,
        rows: int | None = None,
    ) -> None:
        """Light the side of the shape that a copy moved by (dx, dy) leaves free; only its first `rows` pixel rows."""
        self.screen(self._rim(mask, dx, dy, r, rows), colour, opacity)

    def shape(
        self,
        mask: Mask,
        colour: Colour,
        lite: Colour | None = None,
        dark: Colour | None = None,
        sun: tuple[float, float] = (-1, -1),
        r: float = 26,
        dark_by: float = 0.55,
        lite_by: float = 0.45,
    ) -> None:
        """Flat colour, airbrushed dark on the lee side and light on the side of the sun (a direction)."""
        self.fill(mask, colour)
        d = r * 0.55
        if dark is not None:
            self.airbrush_dark(mask, sun[0] * d, sun[1] * d, r, dark, dark_by)
        if lite is not None:
            self.airbrush_light(mask, -sun[0] * d * 0.55, -sun[1] * d * 0.55, r * 0.55, lite, lite_by)
