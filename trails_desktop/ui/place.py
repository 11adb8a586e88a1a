"""Where a window stood when it was closed, kept with the settings."""

from __future__ import annotations

import base64
import binascii

from PySide6.QtCore import QByteArray
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
