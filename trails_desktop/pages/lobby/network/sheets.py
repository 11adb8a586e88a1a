"""Sheets of the lobby: what a match proves and what not, and what of the network works."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trails_desktop.lan.line.known import Machine
from trails_desktop.lan.line.self_test import Found
from trails_desktop.lan.line.sentences import proven, unproven
from trails_desktop.pages.lobby.network.words import shown
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import PlateButton, Words
from trails_desktop.ui.settings import Look


class ProofSheet(Sheet):
    """The verdict, and what such a verdict is worth."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 680)
        self.verdict = Words(look, "ui", 16, "text", 600, wrap=True)
        self.theirs = Words(look, "ui", 15, "text2", wrap=True)
        self.yes_head, self.no_head = (Words(look, "display", 18) for _ in range(2))
        self.yes = [Words(look, "ui", 14.5, "text", wrap=True) for _ in proven()]
        self.no = [Words(look, "ui", 14.5, "text", wrap=True) for _ in unproven()]
        for widget in (self.verdict, self.theirs, self.yes_head, *self.yes, self.no_head, *self.no):
            self.rows.addWidget(widget)
        self.rows.addStretch(1)

    def tell(self, verdict: str, theirs: str) -> None:
        """The own verdict and the other side's, "" while there is none."""
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))
        self.theirs.setText(theirs)
        self.theirs.setVisible(bool(theirs))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("A sealed match"))
        self.yes_head.setText(self.tr("What it proves"))
        self.no_head.setText(self.tr("What it cannot"))
        for label, sentence in zip((*self.yes, *self.no), (*proven(), *unproven()), strict=True):
            label.setText("–  " + shown(sentence))


class ToolsSheet(Sheet):
    """The network test and the machines that need no code. ``forgotten(fingerprint)``; ``test_wanted()``."""

    forgotten = Signal(str)
    test_wanted = Signal()

    def __init__(self, parent: QWidget, look: Look) -> None:
        super().__init__(parent, look, 700)
        self.test_head, self.known_head = (Words(look, "display", 18) for _ in range(2))
        self.test = PlateButton(look, "second", "network")
        self.results: list[Words] = []
        self.machines: list[QWidget] = []
        self.none = Words(look, "ui", 14.5, "text2", wrap=True)
        for widget in (self.test_head, self.test, self.known_head, self.none):
            self.rows.addWidget(widget)
        self.rows.addStretch(1)
        self.test.clicked.connect(self.test_wanted)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("The network"))
        self.test_head.setText(self.tr("What works on this machine"))
        self.test.set_words(self.tr("Test the network"))
        self.known_head.setText(self.tr("Known machines"))
        self.none.setText(self.tr("None yet. A machine is remembered once it has shown that it knows your code."))

    def show_results(self, found: Sequence[Found]) -> None:
        """What the test found, a sentence each."""
        for old in self.results:
            old.setParent(None)
            old.deleteLater()
        self.results = []
        for at, one in enumerate(found):
            mark = "✓" if one.ok else "✗"
            words = Words(self.look, "ui", 14.5, "text" if one.ok else "coral", 500, wrap=True)
            words.setText(f"{mark}  {shown(one.sentence)}")
            self.rows.insertWidget(2 + at, words)
            self.results.append(words)

    def show_machines(self, machines: Sequence[Machine]) -> None:
        """Each with a button that forgets it."""
        for old in self.machines:
            old.setParent(None)
            old.deleteLater()
        self.machines = []
        self.none.setVisible(not machines)
        for machine in machines:
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            name = Words(self.look, "ui", 15)
            template = self.tr("{name} ({mark})")
            name.setText(template.format(name=machine.name or self.tr("without a name"), mark=machine.fingerprint[:8]))
            forget = PlateButton(self.look, "second", "trash")
            forget.setObjectName(machine.fingerprint)
            forget.set_words(self.tr("Forget"))
            forget.clicked.connect(self._forget)
            line.addWidget(name, 1)
            line.addWidget(forget)
            self.rows.insertWidget(self.rows.count() - 1, row)
            self.machines.append(row)

    def _forget(self) -> None:
        self.forgotten.emit(self.sender().objectName())
