"""Handing a deck on: as text, as a line of code, as a QR picture, as a file, a picture, or paper."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Signal
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.trails.cards.decks import Deck, write_deck
from trails_desktop.files import write_text, write_whole
from trails_desktop.library.decks.qr import qr_png
from trails_desktop.library.decks.sharing import CodeError, deck_code
from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.deck.picture import deck_picture, order, paint_qr
from trails_desktop.pages.deckbuilder.printing.job import PAINTING, PrintJob, cannot_write
from trails_desktop.pages.deckbuilder.printing.proxies import Paper
from trails_desktop.pages.deckbuilder.texts import told
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words, painter
from trails_desktop.ui.settings import Look

_PAPERS: Final[tuple[Paper, ...]] = ("a4", "letter")


class QrView(QWidget):
    """A QR picture."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._code = look, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()

    def show_code(self, code: str, name: str) -> None:
        """The picture of this."""
        self._code = code
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(250), self._look.px(250))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_qr(painter(self), QRectF(self.rect()), self._code)


class ShareSheet(Sheet):
    """``said(sentence)``: it cannot be done; ``noted(sentence)``: it was done."""

    said = Signal(str)
    noted = Signal(str)

    def __init__(self, parent: QWidget, look: Look, stock: Stock, faces: Faces) -> None:
        super().__init__(parent, look, 820)
        self._stock, self._faces = stock, faces
        self._deck = Deck()
        self._counts: dict[str, int] = {}
        self.qr = QrView(look)
        self.about = Words(look, "ui", 14, "text2", wrap=True)
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.copy_text, self.copy_code = PlateButton(look, "second", "copy"), PlateButton(look, "second", "copy")
        self.save_file, self.save_qr = PlateButton(look, "second", "save"), PlateButton(look, "second", "save")
        self.save_picture, self.save_pdf = PlateButton(look, "second", "save"), PlateButton(look, "second", "save")
        self.paper = QComboBox()
        self.paper.addItems(["A4", "Letter"])
        self.pictures = QCheckBox()
        self.job: PrintJob | None = None
        self._printing = ""
        self.bar = QProgressBar()
        self.bar.setTextVisible(True)
        self.stop = PlateButton(look, "second", "close")
        row, column, grid = QHBoxLayout(), QVBoxLayout(), QGridLayout()
        grid.setSpacing(2)
        for at, button in enumerate(
            (self.copy_text, self.copy_code, self.save_file, self.save_qr, self.save_picture, self.save_pdf)
        ):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            grid.addWidget(button, at // 2, at % 2)
        column.addWidget(self.about)
        column.addWidget(self.code)
        column.addLayout(grid)
        options = QHBoxLayout()
        options.addWidget(self.paper)
        options.addWidget(self.pictures, 1)
        column.addLayout(options)
        work = QHBoxLayout()
        work.addWidget(self.bar, 1)
        work.addWidget(self.stop)
        column.addLayout(work)
        self.bar.hide()
        self.stop.hide()
        row.addWidget(self.qr)
        row.addSpacing(14)
        row.addLayout(column, 1)
        self.rows.addLayout(row)
        self.rows.addStretch(1)
        self.copy_text.clicked.connect(self._copy_text)
        self.copy_code.clicked.connect(self._copy_code)
        self.save_file.clicked.connect(self._ask_file)
        self.save_qr.clicked.connect(self._ask_qr)
        self.save_picture.clicked.connect(self._ask_picture)
        self.save_pdf.clicked.connect(self._ask_pdf)
        self.stop.clicked.connect(self._stop)

    def share(self, deck: Deck, counts: dict[str, int]) -> None:
        """Open for this deck."""
        self._deck, self._counts = deck, counts
        code = deck_code(deck, self._stock.pool)
        self.code.setText(code)
        self.code.setCursorPosition(0)
        self.qr.show_code(code, self.tr("QR picture of the deck"))
        self.open()

    def first(self) -> QWidget:
        return self.copy_text

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Share the deck"))
        self.setAccessibleName(self.tr("Share the deck"))
        self.about.setText(self.tr("One line holds the whole deck: the code and its QR picture. “Paste” reads it."))
        self.code.setAccessibleName(self.tr("Code of the deck"))
        self.copy_text.set_words(self.tr("Copy as text"))
        self.copy_code.set_words(self.tr("Copy the code"))
        self.save_file.set_words(self.tr("Save a file…"))
        self.save_qr.set_words(self.tr("Save the QR picture…"))
        self.save_picture.set_words(self.tr("Save a deck sheet…"))
        self.save_pdf.set_words(self.tr("Print: save a PDF…"))
        self.stop.set_words(self.tr("Stop"))
        self.bar.setAccessibleName(self.tr("Progress"))
        self.paper.setAccessibleName(self.tr("Paper"))
        self.pictures.setText(self.tr("Printed cards with their pictures"))

    # ---- doing

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(write_deck(self._deck))
        self.noted.emit(self.tr("The deck is in the clipboard as text."))

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        self.noted.emit(self.tr("The code is in the clipboard."))

    def write_file(self, file: Path) -> None:
        """The deck as a deck file."""
        self._try(file, lambda: write_text(file, write_deck(self._deck)))

    def write_qr(self, file: Path) -> None:
        """The QR picture as a PNG."""
        try:
            content = qr_png(self.code.text())
        except CodeError as error:
            self.said.emit(told(error.said))
            return
        self._try(file, lambda: write_whole(file, content))

    def write_picture(self, file: Path) -> None:
        """The deck sheet as a PNG."""
        image = deck_picture(self._deck, self._counts, self._stock, self._faces)
        held = QByteArray()
        buffer = QBuffer(held)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want the format as bytes
        self._try(file, lambda: write_whole(file, bytes(held.data())))

    def write_pdf(self, file: Path) -> None:
        """Sheets to cut out: painted in the background, with progress."""
        if self.job is not None:
            return
        cards = [number for number, count in order(self._counts, self._stock) for _ in range(count)]
        paper = _PAPERS[self.paper.currentIndex()]
        job = PrintJob(file, cards, self._stock, self._faces, paper, self.pictures.isChecked(), self)
        job.progressed.connect(self._progressed)
        job.done.connect(self._printed)
        job.failed.connect(self._not_printed)
        job.stopped.connect(self._print_ended)
        self.job, self._printing = job, file.name
        self._show_job()
        job.start()

    def shut(self) -> None:
        """Stop whatever runs."""
        if self.job is not None:
            self.job.wait()

    def _show_job(self) -> None:
        busy = self.job is not None
        self.bar.setRange(0, 0)
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)
        for widget in (self.save_pdf, self.paper, self.pictures):
            widget.setEnabled(not busy)
        self.arrange()

    def _progressed(self, done: int, of: int, what: str) -> None:
        words = self.tr("Painting the pages") if what == PAINTING else self.tr("Fetching the pictures")
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.bar.setFormat(f"{words} · %p %")

    def _stop(self) -> None:
        if self.job is not None:
            self.job.cancel()

    def _print_ended(self) -> None:
        job, self.job = self.job, None
        if job is not None:
            job.deleteLater()
        self._show_job()

    def _printed(self, pages: object) -> None:
        self._print_ended()
        self.noted.emit(self.tr("Saved: {file}").format(file=self._printing))

    def _not_printed(self, sentence: str) -> None:
        self._print_ended()
        self.said.emit(sentence)

    def _try(self, file: Path, write: object) -> None:
        assert callable(write)
        try:
            write()
        except OSError as error:
            self.said.emit(told(cannot_write(file, error)))
            return
        self.noted.emit(self.tr("Saved: {file}").format(file=file.name))

    def _ask(self, title: str, ending: str) -> Path | None:
        safe = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in self._deck.name).strip()
        chosen, _ = QFileDialog.getSaveFileName(self, title, f"{safe or 'deck'}{ending}", f"*{ending}")
        if not chosen:
            return None
        return Path(chosen) if chosen.lower().endswith(ending) else Path(chosen + ending)

    def _ask_file(self) -> None:
        file = self._ask(self.tr("Save the deck"), ".deck")
        if file is not None:
            self.write_file(file)

    def _ask_qr(self) -> None:
        file = self._ask(self.tr("Save the QR picture"), ".png")
        if file is not None:
            self.write_qr(file)

    def _ask_picture(self) -> None:
        file = self._ask(self.tr("Save a deck sheet"), ".png")
        if file is not None:
            self.write_picture(file)

    def _ask_pdf(self) -> None:
        file = self._ask(self.tr("Save sheets to print"), ".pdf")
        if file is not None:
            self.write_pdf(file)
