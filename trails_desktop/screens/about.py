"""About: the version, and the licences of everything the program is made of."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from trails_desktop import __version__
from trails_desktop.licences import Work, commit, works
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look


class AboutSheet(Sheet):
    """A row a work; pressed, it shows the licence's text, and Esc comes back to the rows."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 720)
        self.version = Words(look, "ui", 15, "text2", wrap=True)
        self.note = Words(look, "ui", 13.5, "text3", wrap=True)
        self.list = QWidget()
        self._plates = QVBoxLayout(self.list)
        self._plates.setContentsMargins(0, 0, 0, 0)
        self._plates.setSpacing(0)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.rows.addWidget(self.version)
        self.rows.addWidget(self.note)
        self.rows.addWidget(self.list)
        self.rows.addStretch(1)
        self._outer.insertWidget(2, self.text, 1)
        self.text.hide()
        self._works: tuple[Work, ...] = ()
        self.plates: list[PlateButton] = []
        self._read: PlateButton | None = None  #: whose text is shown

    def open(self) -> None:
        if not self._works:
            self._works = works()
            for work in self._works:
                plate = PlateButton(self.look, "row", "book")
                plate.clicked.connect(partial(self._show_text, work, plate))
                self.plates.append(plate)
                self._plates.addWidget(plate)
        self._show_rows()
        super().open()

    def first(self) -> QWidget:
        return self.plates[0] if self.plates else self.done_button

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("About, licences"))
        built = commit()
        whole = self.tr("Trails Desktop {version}, built of {commit}") if built else self.tr("Trails Desktop {version}")
        self.version.setText(whole.format(version=__version__, commit=built))
        self.note.setText(self.tr("What the program is made of. Press a row to read its licence."))
        for work, plate in zip(self._works, self.plates, strict=True):
            plate.set_words(f"{work.name} {work.version}".strip(), work.licence)
        self._head()

    def done(self) -> None:
        if self._read is not None:  # first the text is put away
            plate = self._read
            self._show_rows()
            plate.setFocus()
            return
        super().done()

    def _head(self) -> None:
        index = self.plates.index(self._read) if self._read is not None else -1
        self.title.setText(self.tr("About, licences") if index < 0 else self._works[index].name)
        self.done_button.set_words(self.tr("Done") if index < 0 else self.tr("Back"))

    def _show_text(self, work: Work, plate: PlateButton) -> None:
        self._read = plate
        rule = "\n" + "-" * 72 + "\n\n"
        without = self.tr("Its package says {licence} and brings no text.").format(licence=work.licence)
        self.text.setPlainText(rule.join(work.texts) or without)
        self.text.setAccessibleName(work.name)
        self.scroller.hide()
        self.text.show()
        self._head()
        self.text.setFocus()

    def _show_rows(self) -> None:
        self._read = None
        self.text.hide()
        self.scroller.show()
        self._head()
