"""Qt off screen: what it cannot help saying there is nobody's trouble."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

#: How Qt's messages begin where a platform has no window manager: a hint of a size, a window in front of others.
_NO_DESKTOP: Final = "This plugin does not support "


def hush() -> None:
    """Leave out those messages; all others are printed as ever. For a program of its own: it lasts."""

    def handler(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if not message.startswith(_NO_DESKTOP):
            print(message, file=sys.stderr)

    qInstallMessageHandler(handler)
