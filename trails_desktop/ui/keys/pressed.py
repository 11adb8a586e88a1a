"""What a press means: by its letter where that is Latin, else by its place on the keyboard.

A Russian, Greek or kana layout has no L and a French one no digits without Shift; what lies where L and 1 are on most
keyboards means them then. A layout with Latin letters of its own (AZERTY, Dvorak) is always read by its letters.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from trails_desktop.ui.keys.deeds import PLACE, deeds
from trails_desktop.ui.keys.keymap import Keymap

_ROWS: Final = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
#: By the number that PC keyboards send (Windows as it is, X11 and Wayland with 8 more).
BY_SCAN: Final = {first + at: sign for first, row in _ROWS for at, sign in enumerate(row)}
#: macOS names places by numbers of its own.
BY_MAC: Final = dict(zip(
    (0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6,
     29, 18, 19, 20, 21, 23, 22, 26, 28, 25),
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", strict=True,
))  # fmt: skip
_OFFSET: Final = 8


def by_place(event: QKeyEvent, platform: str = sys.platform) -> str:
    """The letter or digit that lies there on most keyboards; "" for any other place."""
    if platform == "darwin":
        return BY_MAC.get(event.nativeVirtualKey(), "")
    code = event.nativeScanCode()
    return BY_SCAN.get(code if platform == "win32" else code - _OFFSET, "")


def meanings(event: QKeyEvent, platform: str = sys.platform) -> Iterator[str]:
    """The keys a press may mean as portable names, the likeliest first."""
    key = event.key()
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier)
    if key and key != Qt.Key.Key_unknown:
        yield _named(modifiers, Qt.Key(key))
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return
    if key < 0x80 and chr(key) in "+-=/*":  # signs that are keys of their own
        return
    placed = by_place(event, platform)
    sign = key < 0x110000 and not chr(key).isalpha()  # on Dvorak a point lies where E does: it is no letter's place
    if placed and not (sign and placed.isalpha()):
        yield _named(modifiers, Qt.Key(ord(placed)))


def _named(modifiers: Qt.KeyboardModifier, key: Qt.Key) -> str:
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence.SequenceFormat.PortableText)


class Translator(QObject):
    """Hands presses to the widget with the keyboard as the keys that it knows. One a window program."""

    def __init__(self, keymap: Keymap, program: QApplication) -> None:
        super().__init__(program)
        self._keymap = keymap
        self._busy = False
        self._at: QWidget | None = None
        program.focusChanged.connect(self._focused)

    def _focused(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._at is not None:
            self._at.destroyed.disconnect(self._gone)
            self._at.removeEventFilter(self)
        self._at = now
        if now is not None:
            now.destroyed.connect(self._gone)
            now.installEventFilter(self)

    def _gone(self) -> None:
        self._at = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another key in place of the one pressed, where that means one."""
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        if self._busy or not pressed or not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        action = self._action(watched, event)
        if action is not None:
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                action.trigger()
            event.accept()
            return True
        if watched.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            return False  # there it is typed
        meant = self._meant(watched, event)
        if meant is None:
            return False
        if meant:
            self._busy = True
            try:
                QApplication.sendEvent(watched, self._as(event, meant))
            finally:
                self._busy = False
        event.accept()
        return True

    def _action(self, watched: QWidget, event: QKeyEvent) -> QAction | None:
        """What the program does anywhere with the key that is meant, where Qt did not find it: it looks at letters, and
        finds places only where a Latin layout is installed beside this one."""
        if not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return None
        keys = {self._keymap.keys(one) for one in deeds() if one.place == "everywhere"}
        meant = next((one for one in list(meanings(event))[1:] if one in keys), None)
        portable = QKeySequence.SequenceFormat.PortableText
        return next(
            (one for one in watched.window().actions() if meant and one.shortcut().toString(portable) == meant), None
        )

    def _meant(self, watched: QWidget, event: QKeyEvent) -> str | None:
        """The key that is meant, "" for none any more, None where it is the one that was pressed."""
        places = set()
        up: QWidget | None = watched
        while up is not None:
            places.update(str(up.property(PLACE) or "").split())
            up = up.parentWidget()
        known = [one for one in deeds() if one.place in places]
        said = list(meanings(event))
        for keys in said:
            for one in known:
                if self._keymap.keys(one) == keys:
                    return None if keys == one.keys and keys == said[0] else one.keys
        if said and any(one.keys == said[0] for one in known):  # its own key is another one
            return ""
        plain = next((keys for keys in said[1:] if keys.isdecimal()), "")
        return plain or None

    @staticmethod
    def _as(event: QKeyEvent, keys: str) -> QKeyEvent:
        meant, held = QKeySequence(keys)[0], event.isAutoRepeat()  # type: ignore[index]  # the stubs forget it
        return QKeyEvent(event.type(), meant.key(), meant.keyboardModifiers(), event.text(), held, event.count())
