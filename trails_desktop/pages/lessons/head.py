"""One lesson beside the list: its name, what it is about, and the button that begins it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look


class LessonHead:
    """The widgets, at the end of ``details``; :meth:`show_lesson` fills them."""

    def __init__(self, look: Look, details: QVBoxLayout) -> None:
        self.heading = Words(look, "display", 25, wrap=True)
        self.idea = Words(look, "ui", 15.5, "text", wrap=True)
        self.start = PlateButton(look, "primary", "book", "Enter")
        for widget in (self.heading, self.idea, self.start):
            details.addWidget(widget)

    def show_lesson(self, title: str, idea: str, go: str, more: str) -> None:
        """go: what the button says; more: what is said below it."""
        self.heading.setText(title)
        self.idea.setText(idea)
        self.start.set_words(go, more)
