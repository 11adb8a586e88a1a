"""Where a window stands: first in the middle of its screen, then where it was closed, kept with the settings."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QWidget

from trails_desktop.ui.settings import GEOMETRY, Settings

_FIRST: Final = QSize(1280, 800)  #: where there is room
_SIDE, _TITLE = 8, 40  #: of a frame: nobody knows it before the window is shown


def first_place(room: QRect) -> QRect:
    """A window's place without its frame, all of it within the room of a screen."""
    size = _FIRST.boundedTo(room.size() - QSize(2 * _SIDE, _TITLE + _SIDE))
    across, down = room.width() - size.width() - 2 * _SIDE, room.height() - size.height() - _TITLE - _SIDE
    return QRect(room.x() + across // 2 + _SIDE, room.y() + down // 2 + _TITLE, size.width(), size.height())


def remember_place(window: QWidget, settings: Settings) -> None:
    """Keep where the window stands."""
    settings.put(GEOMETRY, base64.b64encode(window.saveGeometry().data()).decode("ascii"))


def restore_place(window: QWidget, settings: Settings) -> None:
    """Stand there again, the first time in the middle of the screen. Nonsense in the settings changes nothing."""
    window.setGeometry(first_place(window.screen().availableGeometry()))
    try:
        window.restoreGeometry(QByteArray(base64.b64decode(settings.get(GEOMETRY), validate=True)))
    except (binascii.Error, ValueError):
        return
