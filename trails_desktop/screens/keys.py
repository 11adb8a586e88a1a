"""Keys of the player's own: press a row, then the key; what the key did before is said, and taken from it at a second
press."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.keys.deeds import Deed, deeds, place_name
from trails_desktop.ui.keys.keymap import Keymap
from trails_desktop.ui.settings import Look

_ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_unknown)


class KeysSheet(Sheet):
    """One row a deed. What is chosen works at once."""

    def __init__(self, parent: QWidget, look: Look, keymap: Keymap) -> None:
        super().__init__(parent, look, 640)
        self._keymap = keymap
        self.waiting: Deed | None = None  #: whose key is to be pressed
        self._twice = ""  #: a key that does something else, pressed once
        self.note = Words(look, "ui", 14, "text2", wrap=True)
        self._outer.insertWidget(1, self.note)  # what a press did is seen wherever the rows are scrolled to
        self.heads: list[tuple[Words, Deed]] = []
        self.plates: dict[str, PlateButton] = {}
        place = ""
        for deed in deeds():
            if deed.place != place:
                place = deed.place
                head = Words(look, "cond", 12, "text2", 600, 16)
                self.heads.append((head, deed))
                self.rows.addWidget(head)
            plate = PlateButton(look, "row", "edit")
            plate.setObjectName(deed.id)
            plate.clicked.connect(self._chosen)
            self.plates[deed.id] = plate
            self.rows.addWidget(plate)
        self.reset_button = PlateButton(look, "second", "undo")
        self.reset_button.clicked.connect(self._reset)
        self.buttons.insertWidget(0, self.reset_button)

    def open(self) -> None:
        self.waiting = None
        super().open()

    def first(self) -> QWidget:
        return next(iter(self.plates.values()))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Your own keys"))
        self.setAccessibleName(self.tr("Your own keys"))
        self.reset_button.set_words(self.tr("As they come"))
        for head, deed in self.heads:
            head.setText(place_name(deed.place))
        self._fill()

    def _fill(self, said: str = "") -> None:
        for deed in deeds():
            keys = self.tr("press the key …") if self.waiting == deed else self._keymap.text(deed.id)
            self.plates[deed.id].set_words(deed.title, keys or self.tr("no key"))
        usual = self.tr("Press a row, then its key. Letters are found by their place where a layout has no Latin ones.")
        self.note.setText(said or usual)
        self.arrange()

    def _chosen(self) -> None:
        sender = self.sender()
        self.waiting = next((one for one in deeds() if sender is self.plates[one.id]), None)
        self._twice = ""
        self._fill()

    def _reset(self) -> None:
        self.waiting = None
        self._keymap.reset()
        self._fill()

    def done(self) -> None:
        if self.waiting is not None:  # first the question is put away
            self.waiting = None
            self._fill()
            return
        super().done()

    def event(self, event: QEvent) -> bool:
        """While a key is waited for, no shortcut takes it away."""
        if event.type() == QEvent.Type.ShortcutOverride and self.waiting is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.waiting is None or event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        event.accept()
        if event.key() not in _ALONE:
            self.press(QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText))

    def press(self, keys: str) -> None:
        """The key that was waited for, as a portable name."""
        deed = self.waiting
        if deed is None:
            return
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        taken = self._keymap.conflict(deed, keys)
        if taken is not None and self._twice != keys:
            self._twice = keys
            template = self.tr("{key} does something already: {deed}. Press it again to take it from there.")
            self._fill(template.format(key=shown, deed=taken.title))
            return
        try:
            self._keymap.give(deed, keys)
        except ValueError:
            self._fill(self.tr("{key} does the same everywhere and cannot be given away.").format(key=shown))
            return
        self.waiting = None
        self._fill()
