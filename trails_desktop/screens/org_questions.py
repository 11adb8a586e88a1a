"""Questions about names of organizations: a word and a field for what it is called in the other language.

Nothing has to be answered: a field that stays empty says that there is no such name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QWidget

from trails_desktop.library.orgs import OrgName, OrgQuestion
from trails_desktop.screens.parts.widgets import Words
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip

_MOST: Final = 40  #: questions that are shown; the rest is asked when it comes again


class OrgQuestions(QWidget):
    """Shown while there is something to ask."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._asked: tuple[OrgQuestion, ...] = ()
        self.boxes: list[QComboBox] = []
        self._head = Words(look, "cond", 12, "text2", 600, 16)
        self._note = Words(look, "ui", 13.5, "text2", wrap=True)
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(1, 1)
        self._rows.addWidget(self._head, 0, 0, 1, 2)
        self._rows.addWidget(self._note, 1, 0, 1, 2)
        self._labels: list[Words] = []
        self.hide()

    def set_look(self, look: Look) -> None:
        """Another theme or text scale; what is asked later is drawn so, too."""
        self._look = look
        for one in (self._head, self._note, *self._labels):
            one.set_look(look)

    def ask(self, questions: Sequence[OrgQuestion], names: Sequence[OrgName]) -> None:
        """Show these questions; names: what may be an answer."""
        for old in (*self._labels, *self.boxes):
            self._rows.removeWidget(old)
            old.setParent(None)
            old.deleteLater()
        self._asked, self._labels, self.boxes = tuple(questions[:_MOST]), [], []
        known = {
            "ja": list(dict.fromkeys(one.en for one in names if one.en)),
            "en": list(dict.fromkeys(one.ja for one in names if one.ja)),
        }
        self._head.setText(self.tr("NAMES OF ORGANIZATIONS"))
        self._note.setText(
            self.tr("What are they called in the other language? Asked once; a field may stay empty.")
        )  # fmt: skip
        for row, question in enumerate(self._asked, start=2):
            label, box = Words(self._look, "ui", 14.5, "text", 600), QComboBox()
            label.setText(question.word)
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            box.addItems(question.known or ["", *known[question.lang]])
            box.setCurrentIndex(0)
            box.setAccessibleName(self._asking(question))
            box.setToolTip(plain_tip(self._asking(question)))
            line, completer = box.lineEdit(), box.completer()
            if line is not None:
                line.setPlaceholderText(self.tr("no such name"))
            if isinstance(completer, QCompleter):
                completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
                completer.setFilterMode(Qt.MatchFlag.MatchContains)
            self._labels.append(label)
            self.boxes.append(box)
            self._rows.addWidget(label, row, 0)
            self._rows.addWidget(box, row, 1)
        self.setVisible(bool(self._asked))

    def _asking(self, question: OrgQuestion) -> str:
        if question.known:
            return self.tr("Cards disagree: what does “{word}” stand for?").format(word=question.word)
        other = self.tr("in English") if question.lang == "ja" else self.tr("in Japanese")
        return self.tr("What “{word}” is called {language}").format(word=question.word, language=other)

    def answers(self) -> tuple[OrgName, ...]:
        """What was said to each of them."""
        return tuple(one.answer(box.currentText()) for one, box in zip(self._asked, self.boxes, strict=True))
