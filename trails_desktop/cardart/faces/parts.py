"""Parts that several faces share: the canvas, the picture, the spine, the rarity sign, name fitting."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QFont, QImage, QPainter, QPainterPath

from trails_desktop.ui.fonts import Role, font, text_width
from trails_desktop.ui.marks import mark_path, paint_pattern
from trails_desktop.ui.orgs import OrgStyle
from trails_desktop.ui.paint import circle, fill_path, gradient, polygon, tone
from trails_desktop.ui.paint_base import device_ratio

# The ring of the cost and the lines of the plates, by rarity.
RING: Final = {"C": "#8C98A6", "U": "#C9D2DA", "R": "#E9C266", "SR": "#FFE3A0"}
ELLIPSIS: Final = "…"
IRIDESCENT: Final = ("#FFE7A8", "#F2A2B0", "#A9C8FF", "#A6F0DE", "#FFF2B8", "#FFC98A", "#FFE7A8")
# The middle of what matters in a picture, as a part of its height.
PICTURE_FOCUS: Final = 0.405


def ring_of(rarity: str) -> str:
    """The ring colour of a rarity; unknown rarities look common."""
    return RING.get(rarity, RING["C"])


def face_canvas(width: int, ratio: float, dpr: float, units: float) -> tuple[QImage, QPainter]:
    """A transparent image ``width`` logical pixels wide and ``ratio`` times as high, and a painter whose unit is
    ``width / units``. Finish with :func:`finish`."""
    w, h = max(1, round(width * dpr)), max(1, round(width * ratio * dpr))
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    p.scale(w / units, h / (units * ratio))
    return image, p


def finish(image: QImage, p: QPainter, dpr: float) -> QImage:
    """End painting and tell the image its device ratio (it was painted in device pixels)."""
    p.end()
    image.setDevicePixelRatio(dpr)
    return image


def box_path(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def cover_corners(p: QPainter, rect: QRectF, radius: float, colour: str | None) -> None:
    """Round the corners of a painted rectangle: cover what is outside the radius, or clear it if ``colour`` is None.

    Much faster than painting everything through a rounded clip.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(rect)
    path.addRoundedRect(rect, radius, radius)
    if colour is not None:
        fill_path(p, path, colour)
        return
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    fill_path(p, path, "#000000")
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def device_rect(p: QPainter, rect: QRectF) -> QRect:
    """The whole device pixels a rectangle covers."""
    mapped = p.transform().mapRect(rect)
    left, top = round(mapped.left()), round(mapped.top())
    return QRect(left, top, max(1, round(mapped.right()) - left), max(1, round(mapped.bottom()) - top))


def usable(picture: QImage | None) -> QImage | None:
    """The picture, or None if there is none or it could not be read: then the text-only face is drawn."""
    return None if picture is None or picture.isNull() else picture


def draw_picture(p: QPainter, picture: QImage, target: QRectF) -> None:
    """The picture cropped to the proportion of ``target`` about its middle of interest, on whole device pixels.

    Smaller than three quarters it is area-averaged: bilinear alone shimmers. Works on any painter, also for tickets
    and strips; on a turned one it is only drawn smoothly.
    """
    world = p.transform()
    ratio = device_ratio(p)
    mapped = world.mapRect(target)
    left, top = round(mapped.left() * ratio), round(mapped.top() * ratio)
    wide, high = max(1, round(mapped.right() * ratio) - left), max(1, round(mapped.bottom() * ratio) - top)
    upright = world.m12() == 0 and world.m21() == 0
    proportion = wide / high if upright else target.width() / target.height()
    crop = crop_rect(picture.width(), picture.height(), proportion)
    part = picture.copy(crop) if crop.size() != picture.size() else QImage(picture)
    if upright and wide < crop.width() * 0.75:
        part = _averaged(part, wide, high)
    part.setDevicePixelRatio(1.0)
    if not upright:
        p.drawImage(target, part)
        return
    p.save()
    p.resetTransform()
    p.drawImage(QRectF(left / ratio, top / ratio, wide / ratio, high / ratio), part)
    p.restore()


def crop_rect(width: int, height: int, proportion: float) -> QRect:
    """The part of a picture with the wanted width to height proportion, about the middle of interest."""
    if width / height > proportion:
        w = max(1, round(height * proportion))
        return QRect((width - w) // 2, 0, w, height)
    h = max(1, min(height, round(width / proportion)))
    return QRect(0, max(0, min(height - h, round(height * PICTURE_FOCUS - h * 0.5))), width, h)


def _averaged(image: QImage, width: int, height: int) -> QImage:
    if image.format() not in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied):
        image = image.convertToFormat(QImage.Format.Format_RGB32)
    return image.scaled(
        width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )  # fmt: skip


def draw_spine(
    p: QPainter, rect: QRectF, orgs: tuple[OrgStyle, ...], pattern_scale: float, fade_at: float | None = None
) -> None:
    """The spine: colour and pattern of each organization, two of them split on a slope.

    ``fade_at`` is where the picture of a super rare ends: above it the spine lets the picture shine through.
    """
    device = device_rect(p, rect)
    scale = round(pattern_scale * p.transform().m11() * 1000)
    shade = round(7 * device.width() / rect.width() * min(1.0, rect.width() / 68))
    image = _spine(orgs, device.width(), device.height(), scale, max(1, shade))
    if fade_at is not None:
        image = image.copy()
        end = (fade_at - rect.top()) * device.height() / rect.height()
        q = QPainter(image)
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        stops = [(0.0, tone("#000000", 0.80)), (1.0, tone("#000000", 1.0))]
        q.fillRect(image.rect(), gradient(0, end * 0.70, 0, end, list(stops)))
        q.end()
    p.save()
    p.resetTransform()
    p.drawImage(device.topLeft(), image)
    p.restore()


@lru_cache(maxsize=128)
def _spine(orgs: tuple[OrgStyle, ...], width: int, height: int, mille: int, shade: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(orgs[0].colour))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    part = height / len(orgs)
    slope = width * 0.55 if len(orgs) > 1 else 0.0
    for i, org in enumerate(orgs):
        y = part * i
        rise = slope if i else 0.0
        area = polygon([(0, y + rise), (width, y - rise), (width, y + part + slope), (0, y + part + slope)])
        colour = QColor(org.colour)
        fill_path(p, area, gradient(0, y, 0, y + part, [(0, colour.lighter(108)), (1, colour.darker(122))]))
        paint_pattern(p, area, org.pattern, tone("#000000", 0.15), mille / 1000)
    fall = gradient(width - shade - 1, 0, width, 0, [(0, tone("#000000", 0)), (1, tone("#000000", 0.30))])
    p.fillRect(QRectF(width - shade, 0, shade, height), fall)
    p.end()
    return image


def draw_text_ground(p: QPainter, rect: QRectF, org: OrgStyle, pattern_scale: float, strength: float) -> None:
    """In place of a picture: the organization's deep colour with its pattern in white."""
    deep = QColor(org.deep)
    fall = [(0.0, deep.lighter(112)), (1.0, deep.darker(150))]
    p.fillRect(rect, gradient(rect.left(), rect.top(), rect.left(), rect.bottom(), list(fall)))
    area = QPainterPath()
    area.addRect(rect)
    paint_pattern(p, area, org.pattern, tone("#FFFFFF", strength), pattern_scale)


def draw_mark(p: QPainter, org: OrgStyle, x: float, y: float, r: float, outline: float) -> None:
    """A mark on its bare colour: near white with an ink outline, since white alone has too little contrast."""
    fill_path(p, mark_path(org.mark, x, y, r), "#FFFDF4", tone("#000000", 0.5), outline)


def iridescent(x: float, y: float, angle: float = 40) -> QBrush:
    """The brush of super rare lines."""
    made = QConicalGradient(x, y, angle)
    for i, colour in enumerate(IRIDESCENT):
        made.setColorAt(i / (len(IRIDESCENT) - 1), QColor(colour))
    return QBrush(made)


def rarity_sign(p: QPainter, rarity: str, x: float, y: float, r: float) -> None:
    """The sign of a rarity: ring, lozenge, four-point star, iridescent eight-point star; nothing for others."""
    if rarity == "C":
        fill_path(p, circle(x, y, r * 0.72), None, "#3A4048", r * 0.26)
    elif rarity == "U":
        fill_path(p, polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]), "#8D9AA6", "#3A4048", r * 0.2)
    elif rarity == "R":
        fill_path(p, _star(x, y, r * 1.25, 4, 0.36), "#D49A1F", "#5A3E08", r * 0.16)
    elif rarity == "SR":
        made = QConicalGradient(x, y, 20)
        for i, colour in enumerate(("#F6B93B", "#F08A9A", "#8FB4FF", "#7FE3CC", "#F6B93B")):
            made.setColorAt(i / 4, QColor(colour))
        fill_path(p, _star(x, y, r * 1.4, 8, 0.55), QBrush(made), "#3A2A08", r * 0.14)


def _star(x: float, y: float, r: float, points: int, waist: float) -> QPainterPath:
    corners = []
    for i in range(2 * points):
        angle = -math.pi / 2 + i * math.pi / points
        far = r if i % 2 == 0 else r * waist
        corners.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return polygon(corners)


# Fonts take whole pixels; names are laid out in quarters of the face's unit so that 66 wide faces stay exact.
FINE: Final = 4


def short_name(name: str, role: Role, sizes: tuple[float, ...], weight: int, width: float) -> tuple[str, QFont]:
    """A name and its font for ``width``: smaller, then condensed to 84 %, then of a Japanese name only the part
    before ・, then cut with an ellipsis. Sizes and width in quarter units."""
    used = font(role, sizes[-1], weight, 0, name)
    for size in sizes:
        used = font(role, size, weight, 0, name)
        if text_width(used, name) <= width:
            return name, used
    narrow = QFont(used)
    narrow.setStretch(84)
    if text_width(narrow, name) <= width:
        return name, narrow
    first = name.partition("・")[0] or name
    if first != name and text_width(used, first) <= width:
        return first, used
    kept = first
    while kept and text_width(narrow, kept + ELLIPSIS) > width:
        kept = kept[:-1]
    # An opening bracket or a space before the ellipsis would only waste its place.
    return (first if text_width(narrow, first) <= width else kept.rstrip(" 「『（([・") + ELLIPSIS), narrow
