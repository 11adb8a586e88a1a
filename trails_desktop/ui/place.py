"""Where a window stood when it was closed, kept with the settings."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QWidget

from trails_desktop.ui.settings import GEOMETRY, Settings


def remember_place(window: QWidget, settings: Settings) -> None:
    """Keep where the window stands."""
    settings.put(GEOMETRY, base64.b64encode(window.saveGeometry().data()).decode("ascii"))


def restore_place(window: QWidget, settings: Settings) -> None:
    """Stand there again. Nonsense in the settings changes nothing."""
    try:
        window.restoreGeometry(QByteArray(base64.b64decode(settings.get(GEOMETRY), validate=True)))
    except (binascii.Error, ValueError):
        return


#: The first window, where the screen has room for it, and what a system's frame and title take of the room.
FIRST: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 44)


def fit_first(window: QWidget, settings: Settings, room: QRect) -> None:
    """The size of a window that never stood anywhere: as large as it should be, no larger than the room (logical
    pixels, without task bars) allows, in its middle. One that stood somewhere stays there."""
    if settings.get(GEOMETRY):
        return
    size = FIRST.boundedTo(room.size() - _FRAME).expandedTo(window.minimumSize())
    window.resize(size)
    window.move(room.center().x() - size.width() // 2, max(room.top(), room.center().y() - (size.height() + 28) // 2))
