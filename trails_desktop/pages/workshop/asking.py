"""Before a card is kept whose organizations are known in one language only: what are they called in the other?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trails_desktop.library.orgs import OrgName, OrgQuestion
from trails_desktop.screens.org_questions import OrgQuestions
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton
from trails_desktop.ui.settings import Look


class AskOrgs(Sheet):
    """``answered(answers)``: the card is to be kept with these."""

    answered = Signal(object)

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 620)
        self.questions = OrgQuestions(look)
        self.keep_button = PlateButton(look, "primary", "check")
        self.rows.addWidget(self.questions)
        self.buttons.insertWidget(1, self.keep_button)
        self.keep_button.clicked.connect(self._keep)

    def ask(self, questions: Sequence[OrgQuestion], names: Sequence[OrgName]) -> None:
        """Open with these questions; names: what may be an answer."""
        self.questions.ask(questions, names)
        self.open()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.questions.set_look(look)
        self.questions.setMinimumHeight(look.px(56 + 38 * len(self.questions.boxes)))
        self.keep_button.setFixedHeight(look.px(48) + 12)

    def first(self) -> QWidget:
        return self.questions.boxes[0] if self.questions.boxes else self.keep_button

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Before the card is kept"))
        self.setAccessibleName(self.tr("Before the card is kept"))
        self.keep_button.set_words(self.tr("Keep it"))
        self.done_button.set_words(self.tr("Cancel"))

    def _keep(self) -> None:
        answers = self.questions.answers()
        self.done()
        self.answered.emit(answers)
