"""Why a deck may not be played: each reason with its rule and a button that repairs it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.library.decks.legality import Reason, Repair, Verdict
from trails_desktop.pages.deckbuilder.texts import Names, told
from trails_desktop.pages.deckbuilder.texts import reason as words_of
from trails_desktop.screens.parts.widgets import IconTool, Scroll, painter, restyle
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.settings import Look
from trails_desktop.ui.stylesheet import plain_tip


class Sentence(QWidget):
    """A sentence and a smaller line, in as many lines as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self.title, self.detail = look, "", ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()

    def set_words(self, title: str, detail: str) -> None:
        """What to say."""
        self.title, self.detail = title, detail
        self.setAccessibleName(f"{title} {detail}".strip())
        self.updateGeometry()
        self.update()

    def _boxes(self, width: float) -> list[tuple[str, bool, QRectF]]:
        k, y, made = self._look.scale, 0.0, []
        for words, first in ((self.title, True), (self.detail, False)):
            if words:
                used = font("ui", (14 if first else 12.5) * k, 600 if first else 500, 0, words)
                flags = int(Qt.TextFlag.TextWordWrap)
                box = QFontMetricsF(used).boundingRect(QRectF(0, 0, max(40.0, width), 1000), flags, words)
                made.append((words, first, QRectF(0, y, width, box.height() + 2)))
                y += box.height() + 2
        return made

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self.heightForWidth(self._look.px(200)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        boxes = self._boxes(width)
        return round(boxes[-1][2].bottom()) + 1 if boxes else 1

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        boxes = self._boxes(self.width())
        down = max(0.0, (self.height() - boxes[-1][2].bottom()) / 2) if boxes else 0
        for words, first, box in boxes:
            p.setFont(font("ui", (14 if first else 12.5) * k, 600 if first else 500, 0, words))
            p.setPen(theme.text if first else theme.text2)
            p.drawText(box.translated(0, down), int(Qt.TextFlag.TextWordWrap), words)


class ReasonCard(QWidget):
    """One reason. ``repair_wanted(Repair)`` comes by its button, ``more_wanted(Reason)`` where there are several,
    ``packs_wanted()`` where only five opened packs help."""

    packs_wanted = Signal()
    repair_wanted = Signal(object)
    more_wanted = Signal(object)

    def __init__(self, look: Look, good: bool) -> None:
        super().__init__()
        self._look, self._good = look, good
        self.reason: Reason | None = None
        self.names: Names = {}
        self.sentence = Sentence(look)
        self.repair = QPushButton()
        self.repair.setCursor(Qt.CursorShape.PointingHandCursor)
        self.more = IconTool(look, "menu")
        self.repair.clicked.connect(self._repair)
        self.more.clicked.connect(self._more)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addWidget(self.sentence, 1)
        self._row.addWidget(self.repair)
        self._row.addWidget(self.more)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._row.setContentsMargins(look.px(42), look.px(8), look.px(9), look.px(8))
        self._row.setSpacing(look.px(5))

    def show_good(self, title: str, detail: str) -> None:
        """The deck may be played."""
        self.sentence.set_words(title, detail)
        self.repair.hide()
        self.more.hide()

    def show_reason(self, reason: Reason, rule: str, names: Names) -> None:
        """Why it may not be played."""
        self.reason, self.names = reason, names
        self.sentence.set_words(words_of(reason.problem, names), rule)
        self.repair.setVisible(bool(reason.repairs) or reason.packs)
        self.more.setVisible(len(reason.repairs) > 1)
        self.repair.setText(told(reason.repairs[0].verb) if reason.repairs else self.tr("Open five packs"))
        self.more.set_label(self.tr("Other ways to repair it"))
        self._turn()
        if reason.repairs:
            self.repair.setToolTip(plain_tip(told(reason.repairs[0].said, names)))
            self.repair.setAccessibleDescription(told(reason.repairs[0].said, names))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Where the button would leave little room for the sentence, it stands below it."""
        beside = self.repair.isHidden() or self.repair.sizeHint().width() < self.width() * 0.36
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != way:
            self._row.setDirection(way)

    def _repair(self) -> None:
        if self.reason is not None and self.reason.repairs:
            self.repair_wanted.emit(self.reason.repairs[0])
        elif self.reason is not None and self.reason.packs:
            self.packs_wanted.emit()

    def _more(self) -> None:
        self.more_wanted.emit(self.reason)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme, k = self._look.theme, self._look.scale
        colour = theme.mint if self._good else theme.coral
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.rounded(p, box, 10, paint.tone(colour, 0.0 if theme.flat else 0.12), colour, 2 if theme.flat else 1.4)
        draw_icon(p, "check" if self._good else "warn", 22 * k, box.center().y(), 20 * k, colour)


class Reasons(QWidget):
    """The verdict: a card that it is legal, or a card a reason. ``repair_wanted(Repair)``, ``more_wanted(Reason)``,
    ``packs_wanted()``; ``all_wanted()``: everything is to be repaired at once."""

    all_wanted = Signal()
    packs_wanted = Signal()
    repair_wanted = Signal(object)
    more_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._most = 0
        self.cards: list[ReasonCard] = []
        self.all = QPushButton()
        self.all.setCursor(Qt.CursorShape.PointingHandCursor)
        self.all.clicked.connect(self.all_wanted)
        self.all.hide()
        self._column = QWidget()
        self._rows = QVBoxLayout(self._column)
        self._rows.addWidget(self.all)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(5)
        self._scroll = Scroll(self._column)
        self._scroll.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._later = QTimer(self)  # buttons that came or went have their size only after the layout
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fit)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._fit()

    def set_most(self, high: int) -> None:
        """How high it may be, in pixels; what needs more is scrolled."""
        if high != self._most:
            self._most = high
            self._fit()

    def texts(self) -> list[str]:
        """Everything that is said."""
        return [card.sentence.accessibleName() for card in self.cards]

    def show_verdict(self, verdict: Verdict, good: tuple[str, str], rule: str, names: Names) -> None:
        """``good``: what is said of a legal deck; ``rule``: a template with ``{rule}``; ``names``: of cards, to be used
        instead of those in the sentences."""
        wanted = max(1, len(verdict.reasons))
        legal = verdict.legal
        if len(self.cards) != wanted or (self.cards and self.cards[0]._good != legal):  # one module
            for card in self.cards:
                self._rows.removeWidget(card)
                card.setParent(None)
                card.deleteLater()
            self.cards = [ReasonCard(self._look, legal) for _ in range(wanted)]
            for card in self.cards:
                card.repair_wanted.connect(self.repair_wanted)
                card.packs_wanted.connect(self.packs_wanted)
                card.more_wanted.connect(self.more_wanted)
                self._rows.addWidget(card)
                restyle(card, self._look)
        # one alone has its own button
        self.all.setVisible(sum(bool(one.repairs) for one in verdict.reasons) > 1)
        self.all.setText(self.tr("Repair all"))
        self.all.setToolTip(self.tr("The first repair of every reason, at once"))
        if legal:
            self.cards[0].show_good(*good)
        for card, reason in zip(self.cards, verdict.reasons, strict=False):
            card.show_reason(reason, rule.format(rule=reason.problem.rule) if reason.problem.rule else "", names)
        self._fit()
        self._later.start()

    def repairs(self) -> Sequence[Repair]:
        """The first way out of each reason."""
        return [card.reason.repairs[0] for card in self.cards if card.reason is not None and card.reason.repairs]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scroll.setGeometry(self.rect())
        self._later.start()

    def showEvent(self, event: QShowEvent) -> None:
        self._later.start()

    def _fit(self) -> None:
        width = max(120, self.width() - 2)
        high = sum(max(self._look.px(48), card.heightForWidth(width)) + 5 for card in self.cards)
        high += 0 if self.all.isHidden() else self.all.sizeHint().height() + 5
        self.setFixedHeight(min(round(high), self._most or self._look.px(166)))
