"""A small seal at the seam of two cards."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from trails_desktop.board.game import SignPainter
from trails_desktop.ui.paint import begin_image, circle, fill_path
from trails_desktop.ui.theme import BRASS, INK


def seal_pixmap(sign: SignPainter, name: str, r: float, dpr: float) -> QPixmap:
    """A seal of a radius in logical pixels."""
    size = 2 * r + 3
    image, p = begin_image(size, size, dpr)
    fill_path(p, circle(size / 2, size / 2, r), INK, BRASS, 1.4)
    sign(p, name, size / 2, size / 2, r * 1.26, "#F6DFA0")
    p.end()
    return QPixmap.fromImage(image)
