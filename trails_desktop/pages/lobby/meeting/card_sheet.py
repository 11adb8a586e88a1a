"""Card records that came from the other machine: shown as plain text, checked, and taken into the library if wanted."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing
from trails_desktop.lan.sealed.card_records import write_file
from trails_desktop.library.library import Library
from trails_desktop.library.storage.sentences import LibraryError
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look

SHOWN: Final = 60  #: cards listed one by one
_TEXT: Final = 240  #: letters of a card's text that are shown


class CardSheet(Sheet):
    """``wanted()``: take them into the library. ``cards`` are what is shown."""

    wanted = Signal()

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 720)
        self.cards: tuple[Printing, ...] = ()
        self.about = Words(look, "ui", 14.5, "text2", wrap=True)
        self.lines: list[Words] = []
        self.rows.addWidget(self.about)
        self.rows.addStretch(1)
        self.take = PlateButton(look, "second", "check")
        self.buttons.insertWidget(1, self.take)
        self.take.clicked.connect(self.wanted)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Cards from the other library"))
        self.about.setText(
            self.tr(
                "They were checked as card files are. Nothing of them is in your library until you take it, and "
                "pictures are not sent. You can take it back where imports are listed."
            )
        )
        self.take.set_words(
            self.tr("Take {count} into the library").format(count=len({card.number for card in self.cards}))
        )
        self.done_button.set_words(self.tr("Leave them"))

    def show_cards(self, cards: Sequence[Printing], pool: CardPool) -> None:
        """What came. pool: the own cards, to say what would be replaced."""
        self.cards = tuple(cards)
        for old in self.lines:
            old.setParent(None)
            old.deleteLater()
        self.lines = []
        for card in self.cards[:SHOWN]:
            what = self.tr("replaces yours") if card.number in pool else self.tr("new")
            name = f"{card.name} {card.subname or ''}".strip()
            self._line(f"{card.number} · {name} ({card.lang}) · {what}", "text", 600)
            text = " ".join(card.text.split())
            if text:
                self._line(text[:_TEXT] + ("…" if len(text) > _TEXT else ""), "text2", 400)
        if len(self.cards) > SHOWN:
            self._line(self.tr("and {count} more").format(count=len(self.cards) - SHOWN), "text2", 400)

    def _line(self, text: str, colour: str, weight: int) -> None:
        words = Words(self.look, "ui", 14.5, colour, weight, wrap=True)
        words.setText(text)
        self.rows.insertWidget(self.rows.count() - 1, words)
        self.lines.append(words)


def take_in(cards: Sequence[Printing], library: Library, folder: Path) -> str:
    """Put cards into the library as one import. Returns "" or one sentence; then nothing was changed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(".json", "from-another-library-", folder)
        path = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(write_file(cards))
            plan = library.plan_import(path)
            if not plan.ok:
                return str(plan.rejected[0].reason)
            library.carry_out(plan)
        finally:
            path.unlink(missing_ok=True)
    except LibraryError as error:
        return QCoreApplication.translate("library", error.said.template).format(**dict(error.said.fields))
    except OSError as error:
        return error.strerror or str(error)
    return ""
