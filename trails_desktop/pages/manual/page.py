"""The manual: the text of ``docs/manual`` in the language in use, with its pictures, and its chapters beside it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QPaintEvent, QTextBlock, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from trails_desktop.pages.desk import Desk
from trails_desktop.resources import resource_dir
from trails_desktop.screens.parts.backdrop import Backdrop
from trails_desktop.screens.parts.page import Page
from trails_desktop.screens.parts.widgets import PlateButton, Scroll, Words, painter, set_spacing
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look

_WIDTH: Final = 780  #: of the text
_SIZE: Final = 16


def manual_file(code: str) -> Path:
    """The manual in a language, in English where it is not written in that one. Raises FileNotFoundError with one
    sentence."""
    folder = resource_dir("docs") / "manual"
    file = folder / f"{code}.md"
    return file if file.is_file() else folder / "en.md"


class ManualText(QTextBrowser):
    """A text in Markdown whose pictures are never wider than it."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.folder = Path()
        self.most = _WIDTH  #: pixels a picture may be wide

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        path = self.folder / (name.toString() if isinstance(name, QUrl) else name)
        if kind != QTextDocument.ResourceType.ImageResource.value or not path.is_file():
            return None
        image = QImage(str(path))
        return image.scaledToWidth(self.most, Qt.TransformationMode.SmoothTransformation)


class ManualPage(Page):
    """``text`` with the ``chapters`` at its left."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__(look)
        self._desk = desk
        self._backdrop = Backdrop(3)
        self._source = ""
        self._shown: tuple[object, ...] = ()  #: what the text was made of
        self.back = PlateButton(look, "link", "back")
        self.heading = Words(look, "display", 25)
        self.text = ManualText()
        self.chapters: list[PlateButton] = []
        self._column = QWidget()
        self._rows = QVBoxLayout(self._column)
        self._rows.addStretch(1)
        self._side = Scroll(self._column)
        head, middle = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.heading)
        head.addStretch(1)
        middle.addWidget(self._side)
        middle.addWidget(self.text, 1)
        middle.addStretch(0)
        self._all = QVBoxLayout(self)
        self._all.addLayout(head)
        self._all.addLayout(middle, 1)
        self.back.clicked.connect(self.back_wanted)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Manual")

    def first(self) -> QWidget:
        return self.text

    def enter(self, code: str) -> None:
        try:
            file = manual_file(code)
            self.text.folder, self._source = file.parent, file.read_text(encoding="utf-8")
        except OSError as error:
            self._source = ""
            self.said.emit(str(error))
        self._show()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Manual"))
        self.heading.setText(self.tr("Manual"))
        self.back.set_words(self.tr("Back"))
        self.text.setAccessibleName(self.tr("Manual"))
        super().retranslate()

    def _show(self) -> None:
        """The text at its size and colours, and a button for each chapter; unless that is what stands there."""
        look = self.look
        made_of = (self.text.folder, self._source, self.text.most, look)
        if made_of == self._shown:
            return
        self._shown = made_of
        document = QTextDocument(self.text)  # a new one: the old one keeps its pictures at their old size
        document.setDefaultFont(font("ui", _SIZE * look.scale, 450))
        document.setDocumentMargin(look.px(18))
        self.text.setDocument(document)
        document.setMarkdown(self._source)
        self._space(document)
        for old in self.chapters:
            self._rows.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        self.chapters = []
        for block in self._headings():
            button = PlateButton(look, "link")
            button.set_words(block.text())
            button.clicked.connect(partial(self._go_to, block.position()))
            self._rows.insertWidget(len(self.chapters), button)
            self.chapters.append(button)

    def _space(self, document: QTextDocument) -> None:
        """Room between paragraphs and above chapters; Markdown leaves it to whoever shows it."""
        look, block = self.look, document.begin()
        while block.isValid():
            cursor, shape = QTextCursor(block), block.blockFormat()
            listed = block.textList() is not None
            shape.setTopMargin(look.px(26 if shape.headingLevel() else 4))
            shape.setBottomMargin(look.px(4 if listed else 10))
            if "\ufffc" not in block.text():  # the line of a picture is as high as it is
                shape.setLineHeight(126, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setBlockFormat(shape)
            block = block.next()

    def _headings(self) -> list[QTextBlock]:
        found, block = [], self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                found.append(block)
            block = block.next()
        return found

    def _go_to(self, position: int) -> None:
        cursor = self.text.textCursor()
        cursor.setPosition(position)
        self.text.moveCursor(cursor.MoveOperation.End)  # so that the chapter comes to stand at the top
        self.text.setTextCursor(cursor)

    def arrange(self) -> None:
        look = self.look
        set_spacing(self._all, look, 10, (22, 16, 22, 16))
        set_spacing(self._rows, look, 8, (4, 8, 4, 4))
        self._side.setFixedWidth(min(look.px(230), self.width() // 3))
        self.text.setMaximumWidth(look.px(_WIDTH + 40))
        self.text.most = max(160, min(look.px(_WIDTH), self.width() - self._side.width() - look.px(60)) - look.px(44))
        theme = look.theme
        self.text.setStyleSheet(
            f"QTextBrowser {{ background: {theme.panel}; color: {theme.text}; border: none; border-radius: 12px; }}"
        )
        if self._source:
            self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._backdrop.draw(painter(self), self, self.look.theme)
