"""Which key does what here: the table's keys, or the player's own, kept with the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from trails_desktop.ui.keys.deeds import Deed, deeds, meets
from trails_desktop.ui.settings import OWN_KEYS, Settings

#: Keys that do everywhere what they do in every program, and so are no command's own.
FIXED: Final = (
    "Esc", "Tab", "Backtab", "Shift+Tab", "Return", "Enter", "Space", "Backspace", "Del", "Left", "Right", "Up", "Down",
    "Ctrl+C", "Ctrl+V", "Ctrl+X", "+", "-", *"0123456789",
)  # fmt: skip


#: The key of a deed, by its id, as the system writes it; "" if it has none.
KeyTexts = Callable[[str], str]


def usual_key(ident: str) -> str:
    """The key that a deed comes with, as the system writes it."""
    return native(next((one.keys for one in deeds() if one.id == ident), ""))


def own_key(settings: Settings, ident: str) -> str:
    """The key that the player gave a deed, else the usual one, as the system writes it."""
    own = read_own(settings.get(OWN_KEYS)).get(ident)
    return usual_key(ident) if own is None else native(own)


def native(keys: str) -> str:
    """A portable name of keys as the system writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class Keymap(QObject):
    """``changed()``: a key does something else now."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own: dict[str, str] = read_own(settings.get(OWN_KEYS))

    def keys(self, deed: Deed) -> str:
        """The key of a deed, as a portable name; "" if it has none."""
        return self._own.get(deed.id, deed.keys)

    def text(self, ident: str) -> str:
        """The key of a deed as the system writes it."""
        return native(next((self.keys(one) for one in deeds() if one.id == ident), ""))

    def conflict(self, deed: Deed, keys: str) -> Deed | None:
        """Who has that key already where it would do this, too."""
        others = (one for one in deeds() if one.id != deed.id and meets(one.place, deed.place))
        return next((one for one in others if self.keys(one) == keys), None)

    def give(self, deed: Deed, keys: str) -> None:
        """Have a key do this, and nothing else where it would do both. Raises ValueError for a key that is no command's
        own."""
        keys = QKeySequence(keys).toString(QKeySequence.SequenceFormat.PortableText)
        if keys in FIXED or not keys or ", " in keys:
            raise ValueError(keys)
        while (loser := self.conflict(deed, keys)) is not None:
            self._own[loser.id] = ""
        self._own[deed.id] = keys
        self._keep()

    def reset(self) -> None:
        """The table's keys again."""
        self._own = {}
        self._keep()

    def _keep(self) -> None:
        known = {one.id: one.keys for one in deeds()}
        self._own = {ident: keys for ident, keys in self._own.items() if known.get(ident, keys) != keys}
        self._settings.put(OWN_KEYS, " ".join(f"{ident}={keys}" for ident, keys in self._own.items()))
        self.changed.emit()


def read_own(text: str) -> dict[str, str]:
    """The player's own keys; what is none is left out."""
    known = {one.id for one in deeds()}
    found: dict[str, str] = {}
    for part in text.split(" "):
        ident, equals, keys = part.partition("=")
        plain = QKeySequence(keys).toString(QKeySequence.SequenceFormat.PortableText)
        if equals and ident in known and plain == keys and keys not in FIXED:
            found[ident] = keys
    return found
