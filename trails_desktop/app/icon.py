"""By what a desktop knows the program: its name there, and its sign, painted: a lamp over a trail that runs to the
horizon. Own work."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QIcon,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
#: The name of the desktop file (:mod:`trails_desktop.app.desktop_entry`), and on Windows of its entry in the taskbar.
DESKTOP_NAME: Final = "trails-desktop"


def present() -> None:
    """Tell the desktop who this is: the windows get the sign, and stand together under it. Needs an application."""
    QGuiApplication.setDesktopFileName(DESKTOP_NAME)
    QGuiApplication.setWindowIcon(icon())
    if sys.platform == "win32":  # else the taskbar shows Python, which starts the program
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(DESKTOP_NAME)


def icon() -> QIcon:
    """The sign in every size that a desktop asks for. Needs an application."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(QPixmap.fromImage(picture(size)))
    return made


def png(size: int) -> bytes:
    """The sign as a PNG of so many pixels."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(size).save(buffer, "PNG")  # type: ignore[call-overload]  # a device is taken, too
    return bytes(buffer.data().data())


def picture(size: int) -> QImage:
    """The sign as a square picture of so many pixels, with transparent corners."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(size / 64, size / 64)
    small = size < 32
    ground = QPainterPath()
    ground.addRoundedRect(QRectF(1, 1, 62, 62), 13, 13)
    sky = QLinearGradient(0, 0, 0, 64)
    sky.setColorAt(0, QColor("#0E2233"))
    sky.setColorAt(0.62, QColor("#1F4A5C"))
    sky.setColorAt(1, QColor("#0B1A26"))
    p.setClipPath(ground)
    p.fillPath(ground, QBrush(sky))
    trail = QPainterPath(QPointF(18, 64))
    trail.cubicTo(22, 52, 47, 51, 41, 43)
    trail.cubicTo(38, 39, 31, 41, 32, 35)
    trail.cubicTo(34, 40, 51, 40, 50, 47)
    trail.cubicTo(49, 55, 40, 56, 43, 64)
    trail.closeSubpath()
    p.fillPath(trail, QColor("#E7B65C"))
    glow = QRadialGradient(QPointF(32, 22), 26)
    glow.setColorAt(0, QColor(255, 205, 110, 210))
    glow.setColorAt(1, QColor(255, 205, 110, 0))
    p.fillRect(QRectF(0, 0, 64, 64), QBrush(glow))
    p.setPen(QPen(QColor("#FFF3D6"), 5 if small else 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawArc(QRectF(25, 5, 14, 12), 0, 180 * 16)
    lamp = QPainterPath()
    lamp.addRoundedRect(QRectF(21, 13, 22, 20), 6, 6)
    p.setPen(QPen(QColor("#FFF3D6"), 4 if small else 2.4))
    p.setBrush(QColor("#FFC861"))
    p.drawPath(lamp)
    if not small:
        p.drawLine(QPointF(32, 14), QPointF(32, 32))
    p.end()
    return image
