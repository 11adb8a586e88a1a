"""See the room's text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from engine.views import CardView
from trails_desktop.board.asking.difference import Change
from trails_desktop.board.asking.saying import Teller, tr
from trails_desktop.board.faces import BoardFaces
from trails_desktop.board.side.lines import RULE, SAID, LogLines
from trails_desktop.match.game_port import Line
from trails_desktop.ui.fonts import families_of
from trails_desktop.ui.stylesheet import plain_tip
from trails_desktop.ui.theme import Theme

_ROLE = Qt.ItemDataRole.UserRole
_OTHER = {"en": "ja", "ja": "en"}
_LANGUAGES = {"en": "English", "ja": "日本語"}
_HIGH = 880 / 630


class _Log(QListWidget):
    """Stays at its end, if it stood there, when a card above it takes of its height."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        last = bar.value() >= bar.maximum()
        super().resizeEvent(event)
        if last:
            self.scrollToBottom()


class SidePanel(QWidget):
    """``pointed(ids)``: cards that a line speaks of are pointed at. ``asked_menu()``: the menu is wanted."""

    pointed = Signal(tuple)

    def __init__(self, theme: Theme, scale: float, faces: BoardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("BoardSide")
        self.theme, self.scale, self.faces = theme, scale, faces
        self._card: CardView | None = None
        self._other = False
        column = QVBoxLayout(self)
        pad = round(14 * min(scale, 1.3))
        column.setContentsMargins(pad, round(10 * scale), pad, pad)
        column.setSpacing(round(5 * scale))
        column.addWidget(self._head(tr("Inspector")))
        self.face = QLabel()
        self.face.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.face.setMinimumSize(1, 1)
        column.addWidget(self.face)
        self.sums = QLabel()
        self.sums.setWordWrap(True)
        self.sums.setObjectName("Sums")
        column.addWidget(self.sums)
        row = QHBoxLayout()
        self.language = QPushButton()
        self.language.setObjectName("Chip")
        self.language.clicked.connect(self._turn_language)
        row.addWidget(self.language)
        row.addStretch(1)
        column.addLayout(row)
        head = QHBoxLayout()
        self.forecast_head = self._head(tr("Forecast"))
        self.forecast_note = QLabel(tr("if nothing more happens"))
        self.forecast_note.setObjectName("Note")
        head.addWidget(self.forecast_head)
        head.addStretch(1)
        head.addWidget(self.forecast_note)
        column.addLayout(head)
        self.forecast = QLabel()
        self.forecast.setWordWrap(True)
        self.forecast.setTextFormat(Qt.TextFormat.RichText)
        self.forecast.setObjectName("Forecast")
        column.addWidget(self.forecast)
        column.addWidget(self._head(tr("Log")))
        self.log = _Log()
        self.log.setObjectName("Log")
        self.log.setResizeMode(QListWidget.ResizeMode.Adjust)  # lines wrap anew where there is another width
        self.lines = LogLines(self.log, theme, scale)
        self.log.setItemDelegate(self.lines)
        self.log.setAccessibleName(tr("Log"))
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setMouseTracking(True)
        self.log.itemEntered.connect(lambda item: self.pointed.emit(tuple(item.data(_ROLE) or ())))
        self.log.itemClicked.connect(lambda item: self.pointed.emit(tuple(item.data(_ROLE) or ())))
        column.addWidget(self.log, 1)
        self._to_end = QTimer(self)  # which goes with the panel: a board may be gone before the loop turns
        self._to_end.setSingleShot(True)
        self._to_end.timeout.connect(self.log.scrollToBottom)
        faces.repainted.connect(self._paint_face)
        self.show_forecast(())
        self.set_look(theme, scale)

    def _head(self, said: str) -> QLabel:
        made = QLabel(said.upper())
        made.setObjectName("Head")
        return made

    def set_look(self, theme: Theme, scale: float) -> None:
        """Wear another theme and text scale."""
        self.theme, self.scale = theme, scale
        size, small = round(13 * scale), round(12 * scale)
        self.setStyleSheet(f"""
        #BoardSide {{ background: {theme.panel}; border-left: 1px solid {theme.line}; }}
        #BoardSide QWidget {{ font-family: {families_of("ui")}; }}
        #BoardSide QLabel {{ color: {theme.text}; font-size: {size}px; background: transparent; }}
        #BoardSide QLabel#Head {{ font-family: {families_of("cond")}; }}
        #BoardSide QLabel#Head {{ color: {theme.text2}; font-size: {small}px; font-weight: 600; letter-spacing: 2px; }}
        #BoardSide QLabel#Note {{ color: {theme.text3}; font-size: {small}px; }}
        #BoardSide QLabel#Sums {{ color: {theme.text2}; }}
        #BoardSide QPushButton#Chip {{ color: {theme.text2}; background: transparent; font-size: {small}px;
          border: 1px solid {theme.line}; border-radius: {round(10 * scale)}px; padding: 3px 10px; }}
        #BoardSide QPushButton#Chip:focus {{ border: 2px solid {theme.focus}; }}
        #BoardSide QListWidget#Log {{ color: {theme.text}; background: transparent; border: 0; font-size: {size}px;
          outline: 0; }}
        #BoardSide QListWidget#Log::item {{ padding: 3px 2px; border-radius: 5px; }}
        #BoardSide QListWidget#Log::item:selected {{ background: {theme.panel2}; color: {theme.text}; }}
        """)
        self.lines.set_look(theme, scale)
        self._paint_face()

    # --- the card that is looked at -----------------------------------------------------------------------------------
    @property
    def card(self) -> CardView | None:
        """Which card is shown large."""
        return self._card

    def inspect(self, card: CardView | None, teller: Teller) -> None:
        """Show a card large."""
        self._card = card
        self.face.setAccessibleName("" if card is None else teller.what(card))
        self._paint_face()

    def _turn_language(self) -> None:
        self._other = not self._other
        self._paint_face()

    def _language(self) -> str:
        own = self.faces.language
        return _OTHER.get(own, own) if self._other else own

    def _paint_face(self) -> None:
        card, language = self._card, self._language()
        other = _OTHER.get(language, language)
        self.language.setText(_LANGUAGES.get(other, other))
        known = card is not None and card.name is not None
        self.language.setVisible(known)
        if card is None:
            self.face.clear()
            self.sums.clear()
            return
        wide = min(self.width() - 2 * round(14 * min(self.scale, 1.3)), self.height() * 0.46 / _HIGH)
        if wide < 20:
            return
        before, self.faces.language = self.faces.language, language
        kind = "master" if known else "back"
        self.face.setPixmap(self.faces.pixmap(card, kind, wide, wide * _HIGH, self.devicePixelRatioF()))
        lines = [f"{said}  {value}" for value, said, _ in self.faces.painter.sums(card, language)] if known else []
        text = self.faces.painter.text(card, language) if known and self.scale >= 1.25 else ""
        self.faces.language = before
        self.sums.setText("\n".join([*lines, *([text] if text else [])]))
        self.sums.setVisible(bool(lines or text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card grows with the panel."""
        super().resizeEvent(event)
        self._paint_face()

    # --- what an answer would do --------------------------------------------------------------------------------------
    def show_forecast(self, changes: Sequence[Change], note: str = "") -> None:
        """What an answer would do; nothing where nobody can tell."""
        theme = self.theme
        colours = {1: theme.mint, -1: theme.coral, 0: theme.text}
        said = [f'<span style="color:{colours[change.mood]}">{_escaped(change.said)}</span>' for change in changes[:6]]
        if len(changes) > 6:
            said.append(tr("and {count} more").format(count=len(changes) - 6))
        self.forecast.setText("<br>".join(said) or f'<span style="color:{theme.text3}">{tr("Nothing chosen")}</span>')
        self.forecast.setAccessibleName(". ".join(change.said for change in changes))
        self.forecast_note.setText(note or tr("if nothing more happens"))
        self.forecast_note.setVisible(bool(changes))

    # --- the log ------------------------------------------------------------------------------------------------------
    def show_log(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """All lines."""
        self.log.clear()
        self.add_lines(lines, names)

    def add_lines(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """More lines."""
        for line in lines:
            rule = line.rule if any(map(str.isdigit, line.rule)) else ""
            item = QListWidgetItem(f"{rule}   {line.text}" if rule else line.text)
            item.setData(_ROLE, line.cards)
            item.setData(SAID, line.text)
            item.setData(RULE, rule)
            item.setToolTip(plain_tip(tr("Turn {number}").format(number=line.turn)))
            self.log.addItem(item)
        if lines:
            self._to_end.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Nothing is pointed at beside the lines."""
        self.pointed.emit(())

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self.pointed.emit(())


def _escaped(said: str) -> str:
    return said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
