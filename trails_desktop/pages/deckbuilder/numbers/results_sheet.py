"""What the deck won and lost, by its versions and by opponents, from the recorded matches."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QListWidget, QProgressBar, QSizePolicy, QWidget

from engine.trails.cards.decks import read_deck
from trails_desktop.library.library import Library
from trails_desktop.library.results import Played, Tally, results_of, tally
from trails_desktop.library.storage.sentences import Cancel, Progress
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import moment
from trails_desktop.pages.deckbuilder.work import Job
from trails_desktop.screens.parts.sheet import Sheet
from trails_desktop.screens.parts.widgets import Words, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look

_BARS: Final = 8  #: rows of the chart
_LISTED: Final = 60  #: matches in the list


class TallyChart(QWidget):
    """A bar a row: won, drawn, lost, with their numbers; the words at the left say of what."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: Sequence[tuple[str, Tally]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()

    def show_rows(self, rows: Sequence[tuple[str, Tally]], said: str) -> None:
        """Show these; ``said``: all of it in words."""
        self._rows = rows[:_BARS]
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self._look.px(27) * max(1, len(self._rows)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        left, high = self.width() * 0.42, 27 * k
        most = max((one.all for _, one in self._rows), default=1)
        for at, (words, one) in enumerate(self._rows):
            y = at * high
            used = font("ui", 13.5 * k, 500, 0, words)
            paint.text(p, 2, y + 18 * k, words, used, theme.text, "l", left - 10 * k)
            x = left
            room = (self.width() - left - 4) / most
            for count, colour in ((one.won, theme.mint), (one.drawn, theme.text3), (one.lost, theme.coral)):
                if count:
                    box = QRectF(x, y + 4 * k, room * count - 2, high - 8 * k)
                    paint.rounded(p, box, 4, colour)
                    number = font("cond", 14 * k, 700)
                    paint.text(p, box.center().x(), y + 18.5 * k, str(count), number, theme.bg, "c")
                    x += room * count


class ResultsSheet(Sheet):
    """Opened for a deck; what is not known yet is played again meanwhile, and can be stopped by closing."""

    def __init__(self, parent: QWidget, look: Look, stock: Stock) -> None:
        super().__init__(parent, look, 760)
        self._stock = stock
        self._ident = 0
        self.job: Job | None = None
        self.played: tuple[Played, ...] = ()
        self.summary = Words(look, "ui", 16, "text", 600, wrap=True)
        self.bar = QProgressBar()
        self.heads = [Words(look, "cond", 12.5, "text2", 600, 16) for _ in range(3)]
        self.versions, self.opponents = TallyChart(look), TallyChart(look)
        self.list = QListWidget()
        self.list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.rows.addWidget(self.summary)
        self.rows.addWidget(self.bar)
        for head, widget in zip(self.heads, (self.versions, self.opponents, self.list), strict=True):
            self.rows.addWidget(head)
            self.rows.addWidget(widget)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.list.setMinimumHeight(look.px(150))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Wins and losses"))
        self.setAccessibleName(self.tr("Wins and losses"))
        words = (self.tr("BY VERSION OF THE DECK"), self.tr("BY OPPONENT"), self.tr("MATCHES"))
        for head, text in zip(self.heads, words, strict=True):
            head.setText(text)
        self.list.setAccessibleName(self.tr("Matches"))

    def show_results(self, ident: int) -> None:
        """Open for a deck of the library."""
        self._ident = ident
        self.fill(())
        self.summary.setText(self.tr("The recorded matches are looked through…"))
        self.open()
        self.shut()
        self.job = Job(functools.partial(_results, self._stock.library, ident, self._stock.desk.decks[0]), self)
        self.job.progressed.connect(self._progressed)
        self.job.done.connect(self._done)
        self.job.failed.connect(self._failed)
        self.bar.setRange(0, 0)
        self.bar.show()
        self.job.start()

    def done(self) -> None:
        if self.job is not None:
            self.job.cancel()
        super().done()

    def shut(self) -> None:
        """Stop what runs."""
        if self.job is not None:
            self.job.wait()
            self.job = None

    def _progressed(self, done: int, of: int, what: str) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.bar.setFormat(QCoreApplication.translate("library", what) + " · %p %")

    def _done(self, played: object) -> None:
        assert isinstance(played, tuple)
        self.job = None
        self.fill(played)

    def _failed(self, sentence: str) -> None:
        self.job = None
        self.bar.hide()
        self.summary.setText(sentence)

    def fill(self, played: Sequence[Played]) -> None:
        """Show these matches."""
        self.played = tuple(played)
        self.bar.hide()
        whole = tally(played)
        said = self.tr("{won} won, {lost} lost, {drawn} drawn")
        words = said.format(won=whole.won, lost=whole.lost, drawn=whole.drawn)
        none = self.tr("No recorded match was played with exactly these cards yet.")
        self.summary.setText(words if whole.all else none)
        version, unknown = self.tr("Version {number}"), self.tr("a deck that is not here")
        by_version = _by(played, lambda one: version.format(number=one.version))
        by_opponent = _by(played, lambda one: f"{one.opponent} · {one.against or unknown}")
        for chart, rows in ((self.versions, by_version), (self.opponents, by_opponent)):
            texts = (f"{name}: {said.format(won=one.won, lost=one.lost, drawn=one.drawn)}" for name, one in rows)
            chart.show_rows(rows, "; ".join(texts))
        outcomes = {"won": self.tr("won"), "lost": self.tr("lost"), "drawn": self.tr("drawn")}
        self.list.clear()
        for one in self.played[:_LISTED]:
            self.list.addItem(
                f"{moment(one.played)} · {one.opponent} · {one.against or unknown} · {outcomes[one.outcome]}"
            )
        for widget in (*self.heads, self.versions, self.opponents, self.list):
            widget.setVisible(bool(whole.all))
        self.arrange()


def _by(played: Sequence[Played], named: Callable[[Played], str]) -> list[tuple[str, Tally]]:
    """The matches counted by a name, the most played first."""
    groups: dict[str, list[Played]] = {}
    for one in played:
        groups.setdefault(named(one), []).append(one)
    rows = [(name, tally(members)) for name, members in groups.items()]
    return sorted(rows, key=lambda row: -row[1].all)


def _results(
    library: Library, ident: int, ready: Path, progress: Progress, cancel: Cancel
) -> tuple[Played, ...]:  # fmt: skip
    library.matches.refresh()
    pool = library.pool()
    library.matches.find_winners(pool, progress, cancel)
    others = [read_deck(file.read_text(encoding="utf-8"), file.name) for file in sorted(ready.glob("*.deck"))]
    return results_of(ident, library.decks, library.matches, pool, others)
