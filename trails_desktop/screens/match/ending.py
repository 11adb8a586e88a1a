"""The end of a match: a sentence of the world, a plain one, bond by turn, and what one can do now."""

from __future__ import annotations

from string import Formatter

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.match.setup import Series
from trails_desktop.screens.match.facts import Ending
from trails_desktop.screens.match.texts import signed
from trails_desktop.screens.parts.faces import Pictures
from trails_desktop.screens.parts.widgets import PlateButton, Screen, Scroll, Words, painter, set_spacing
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import theme

_GROUND, _PANEL, _LINE = "#071421", "#0B1622", "#8FB4CC"
_COLOURS = ("#F5BC50", "#A98BF0")
_NAMES = ("#F5BC50", "#C9B3FF")
_DUSK = ((0.0, "#0D0922"), (0.55, "#3A2466"), (1.0, "#1E153C"))
_GIVEN_UP = "103.4"
#: Milliseconds in which keys do nothing: who passed the last question with Space shall not begin the next match.
DEAF_MS = 600
#: The sky that nobody lit, until the picture comes.
_SKY = ((0.0, "#2F6F8A"), (0.5, "#8FB3A0"), (0.8, "#F0CE86"), (1.0, "#8A6038"))


class BondChart(QWidget):
    """Bond at the end of each turn: the first seat solid with dots, the second dashed with its mark."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._ending: Ending | None = None
        self._caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_ending(self, ending: Ending, caption: str, spoken: str) -> None:
        """What to draw, the caption, and all of it as text."""
        self._ending, self._caption = ending, caption
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(556), self._look.px(314))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self._look.px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        ending = self._ending
        if ending is None:
            return
        p = painter(self)
        k = self._look.scale
        flat = self._look.theme.flat
        line = "#FFFFFF" if flat else paint.tone(_LINE, 0.25)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.rounded(p, box, 14, "#000000" if flat else paint.tone(_PANEL, 0.86), line, 1)
        labels = [self._label(ending, seat) for seat in (0, 1)]
        room = max(text_width(font("cond", 16 * k, 700, 0, label), label) for label in labels)
        area = box.adjusted(46 * k, 16 * k, -26 * k - min(room, box.width() * 0.34), -56 * k)
        history = ending.history or ((ending.turn, *ending.bond),)
        low = min(0, *(value for _, *pair in history for value in pair))
        self._grid(p, area, low, [turn for turn, _, _ in history])
        for seat in (1, 0):
            self._series(p, area, low, [(turn, pair[seat]) for turn, *pair in history], seat, ending)
        self._labels(p, area, low, ending, box.right() - 10 * k)
        small = font("ui", 13 * k, 500, 0, self._caption)
        paint.text(p, area.left(), box.bottom() - 12 * k, self._caption, small, "#A9BCCB")

    def _y(self, area: QRectF, low: int, value: float) -> float:
        return area.bottom() - (value - low) / (40 - low) * area.height()

    def _x(self, area: QRectF, index: int, count: int) -> float:
        inner = area.adjusted(16 * self._look.scale, 0, -20 * self._look.scale, 0)
        return inner.left() + (inner.width() * index / (count - 1) if count > 1 else inner.width() / 2)

    def _grid(self, p: QPainter, area: QRectF, low: int, turns: list[int]) -> None:
        k = self._look.scale
        used = font("cond", 13 * k, 600)
        for value in range(-(-low // 10) * 10, 41, 10):  # no line below what is shown
            y = self._y(area, low, value)
            p.setPen(QPen(paint.tone(_LINE, 0.45 if value == 0 else 0.18), 1.4 if value == 0 else 1))
            p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            paint.text(p, area.left() - 10 * k, y + 4.5 * k, signed(value), used, "#A9BCCB", "r")
        every = max(1, -(-len(turns) // max(1, int(area.width() / (26 * k)))))
        for i, turn in enumerate(turns):
            if i % every == 0 or i == len(turns) - 1:
                x = self._x(area, i, len(turns))
                paint.text(p, x, area.bottom() + 20 * k, str(turn), used, "#A9BCCB", "c")

    def _series(
        self, p: QPainter, area: QRectF, low: int, values: list[tuple[int, int]], seat: int, ending: Ending
    ) -> None:
        k = self._look.scale
        points = [
            QPointF(self._x(area, i, len(values)), self._y(area, low, value)) for i, (_, value) in enumerate(values)
        ]
        style = Qt.PenStyle.CustomDashLine if seat else Qt.PenStyle.SolidLine
        pen = QPen(paint.tone(_COLOURS[seat]), 3.4, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if seat:
            pen.setDashPattern([3, 1.8])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPolyline(QPolygonF(points))
        mark = org_style(ending.orgs[1]).mark
        for at in points:
            if seat:
                paint.fill_path(p, mark_path(mark, at.x(), at.y(), 6.4 * k), _COLOURS[1], _PANEL, 1)
            else:
                paint.fill_path(p, paint.circle(at.x(), at.y(), 5.4 * k), _COLOURS[0], _PANEL, 1.4)

    @staticmethod
    def _label(ending: Ending, seat: int) -> str:
        return f"{ending.names[seat]} {signed(ending.bond[seat])}"

    def _labels(self, p: QPainter, area: QRectF, low: int, ending: Ending, right: float) -> None:
        """Who ends where, right of the plot and never on a line; apart where both end alike."""
        k = self._look.scale
        heights = [self._y(area, low, value) + 5.5 * k for value in ending.bond]
        if abs(heights[0] - heights[1]) < 19 * k:
            middle, upper = sum(heights) / 2, 0 if ending.bond[0] >= ending.bond[1] else 1
            heights[upper], heights[1 - upper] = middle - 9.5 * k, middle + 9.5 * k
        x = area.right() - 6 * k
        for seat in (0, 1):
            label = self._label(ending, seat)
            used = font("cond", 16 * k, 700, 0, label)
            paint.text(p, x, heights[seat], label, used, _NAMES[seat], "l", right - x)


class EndScreen(Screen):
    """Shows an :class:`Ending`; its wishes are ``rematch_wanted`` and ``start_wanted``. Always dark, like the night
    the light is carried into."""

    rematch_wanted = Signal()
    start_wanted = Signal()

    def __init__(self, look: Look, pictures: Pictures | None) -> None:
        super().__init__(_night(look))
        self._pictures = pictures
        self._ending: Ending | None = None
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        self._deaf.timeout.connect(self._hears)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.where = Words(self.look, "cond", 14, "#F6DFA0", 600, 22)
        self.headline = Words(self.look, "display", 60, "#FFFFFF", 600, shrink=True)
        self.plain = Words(self.look, "ui", 19, "#D7E2EA", wrap=True)
        self.reason = Words(self.look, "ui", 15, "#B9CBD9", wrap=True)
        self.score = Words(self.look, "display", 22, "#F5BC50", 600)
        self._series = Series()
        self.chart = BondChart(self.look)
        self.rematch = PlateButton(self.look, "primary", "undo", "Enter")
        self.rematch.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.start = PlateButton(self.look, "second", "home")
        self.rematch.clicked.connect(self.rematch_wanted)
        self.start.clicked.connect(self.start_wanted)
        self._column = QWidget()
        rows = QVBoxLayout(self._column)
        for widget in (self.where, self.headline, self.plain, self.reason, self.score):
            rows.addWidget(widget)
        rows.addSpacing(10)
        rows.addWidget(self.chart, 1)
        rows.addSpacing(8)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.rematch)
        self._foot.addWidget(self.start)
        self._foot.addStretch(1)
        rows.addLayout(self._foot)
        self._rows = rows
        self.scroller = Scroll(self._column)
        self.scroller.setParent(self)
        if pictures is not None:
            pictures.ready.connect(self._picture_came)
        self.retranslate()

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(_night(look))

    def show_ending(self, ending: Ending) -> None:
        """Show how a match ended."""
        self._ending = ending
        self.retranslate()
        self.arrange()

    def show_series(self, series: Series) -> None:
        """How the series stands with this game."""
        self._series = series
        self.retranslate()

    def _tell_series(self, names: tuple[str, str]) -> None:
        series = self._series
        self.score.setVisible(series.best_of > 1)
        if series.best_of == 1:
            self.rematch.set_words(self.tr("Rematch"), self.tr("The same decks, another shuffle"))
            return
        fields = {"first": names[0], "second": names[1], "one": series.wins[0], "two": series.wins[1]}
        if not series.decided:
            text = self.tr("Best of {best}: {first} {one}, {second} {two}").format(best=series.best_of, **fields)
            self.rematch.set_words(self.tr("Next game"), self.tr("The players change seats"))
        else:
            self.rematch.set_words(self.tr("Play again"), self.tr("A new best of {best}").format(best=series.best_of))
            text = self.tr("The match is drawn, {one} to {two}").format(**fields)
            if series.winner >= 0:
                template = self.tr("{name} wins the match, {more} to {less}")
                more, less = max(series.wins), min(series.wins)
                text = template.format(name=names[series.winner], more=more, less=less)
        self.score.setText(text)

    def retranslate(self) -> None:
        ending = self._ending
        self._tell_series(("", "") if ending is None else ending.names)
        self.start.set_words(self.tr("To the start"))
        if ending is None:
            return
        where = self.tr("TURN {turn}  ·  RULE {rule}")
        self.where.setText(where.format(turn=ending.turn, rule=ending.rule))
        self.headline.setText(self._headline(ending))
        self.plain.setText(self._plain(ending))
        reason = reason_text(ending)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        caption = self.tr("Bond at the end of each turn")
        line = self.tr("Turn {turn}: {first} {first_bond}, {second} {second_bond}")
        spoken = [
            line.format(turn=turn, first=ending.names[0], first_bond=a, second=ending.names[1], second_bond=b)
            for turn, a, b in ending.history
        ]
        self.chart.set_ending(ending, caption, ". ".join([caption, *spoken]))
        self.setAccessibleName(self.headline.text())
        self.setAccessibleDescription(f"{self.plain.text()} {reason}".strip())

    def _headline(self, ending: Ending) -> str:
        if ending.winner < 0:
            return self.tr("Both lamps go dark")
        if ending.you < 0:
            return self.tr("{name} keeps the light").format(name=ending.names[ending.winner])
        return self.tr("The line holds") if ending.winner == ending.you else self.tr("The lamp goes out")

    def _plain(self, ending: Ending) -> str:
        bond = [signed(value) for value in ending.bond]
        if ending.rule == _GIVEN_UP and ending.winner >= 0 and ending.you >= 0:
            given_up = (
                self.tr("{other} gave up. You were at {your_bond} bond, {other} at {other_bond}.")
                if ending.winner == ending.you
                else self.tr("You gave up. You were at {your_bond} bond, {other} at {other_bond}.")
            )
            name = ending.names[1 - ending.you]
            return given_up.format(other=name, your_bond=bond[ending.you], other_bond=bond[1 - ending.you])
        if ending.winner < 0:
            return self.tr("A draw: {first} is at {first_bond} bond, {second} at {second_bond}.").format(
                first=ending.names[0], first_bond=bond[0], second=ending.names[1], second_bond=bond[1]
            )
        if ending.you < 0:
            winner, loser = ending.winner, 1 - ending.winner
            return self.tr("{winner} wins: {loser} is at {loser_bond} bond, {winner} at {winner_bond}.").format(
                winner=ending.names[winner], loser=ending.names[loser], winner_bond=bond[winner], loser_bond=bond[loser]
            )
        you, other = ending.you, 1 - ending.you
        sentence = (
            self.tr("You win: {other} is at {other_bond} bond, you are at {your_bond}.")
            if ending.winner == you
            else self.tr("You lose: you are at {your_bond} bond, {other} is at {other_bond}.")
        )
        return sentence.format(other=ending.names[other], other_bond=bond[other], your_bond=bond[you])

    def arrange(self) -> None:
        look = self.look
        left = max(16, min(round(64 * self.fit_scale()), self.width() // 16))
        wide = min(look.px(568), self.width() - 2 * left)
        top = round(min(66, self.height() * 0.06) * self.fit_scale())
        high = min(self.height() - top - look.px(26), look.px(680))
        # In a high window the column keeps its shape and stands in the middle.
        top = max(top, round((self.height() - high) * 0.42))
        self.scroller.setGeometry(left, top, wide + look.px(14), high)
        self._column.setMaximumWidth(wide)
        set_spacing(self._rows, look, 6)
        set_spacing(self._foot, look, 6)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._deaf.start(DEAF_MS)

    @property
    def listens(self) -> bool:
        """Whether keys reach it: not in its first moment, in which they were meant for the table."""
        return not self._deaf.isActive()

    def _hears(self) -> None:
        if self.isVisible():
            self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._deaf.isActive():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.start if self.start.hasFocus() else self.rematch).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.start_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        w, h = float(self.width()), float(self.height())
        p.fillRect(self.rect(), "#000000" if self.look.theme.flat else _GROUND)
        if self.look.theme.flat:
            return
        image = None if self._pictures is None else self._pictures.get(_picture(), 2)
        if image is None:
            p.fillRect(self.rect(), paint.gradient(0, 0, 0, h, _SKY))
        else:
            scale = max(w / image.width(), h / image.height())
            iw, ih = image.width() * scale, image.height() * scale
            p.drawImage(QRectF((w - iw) / 2, (h - ih) * 0.55, iw, ih), image, QRectF(image.rect()))
        if self._ending is not None and self._ending.you >= 0 and self._ending.winner not in (-1, self._ending.you):
            # Who lost sees the same land at violet dusk.
            p.fillRect(
                self.rect(), paint.gradient(0, 0, 0, h, [(at, paint.tone(colour, 0.68)) for at, colour in _DUSK])
            )
        edge = min(0.95, (self.scroller.geometry().right() + 30) / w)
        stops = [(0.0, 0.96), (0.55, 0.90), (0.80, 0.72), (1.0, 0.44)]
        shade = [(part * edge, paint.tone(_GROUND, alpha)) for part, alpha in stops]
        rest = 1 - edge
        shade += [(edge + rest * part, paint.tone(_GROUND, a)) for part, a in ((0.3, 0.18), (0.67, 0.04), (1.0, 0.0))]
        p.fillRect(self.rect(), paint.gradient(0, 0, w, 0, shade))

    def _picture_came(self, number: str) -> None:
        if number == _picture().number:
            self.update()


def reason_text(ending: Ending) -> str:
    """The reason in the player's language, "" if there is none to tell or it asks for names nobody gave."""
    if not ending.reason:
        return ""
    template = QCoreApplication.translate("engine", ending.reason)
    fields = {"winner": "", "loser": "", "player": ""}
    if ending.winner >= 0:
        loser = ending.names[1 - ending.winner]
        fields = {"winner": ending.names[ending.winner], "loser": loser, "player": loser}
    wanted = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    return template.format(**fields) if wanted <= fields.keys() else ""


def _picture() -> PictureSpec:
    """Light handed from tower to tower: the picture of the ending."""
    return PictureSpec(number="ending", type="EVENT", org="couriers", rarity="SR", motif="relay")


def _night(look: Look) -> Look:
    dark = look.theme if look.theme.flat else theme("dark")
    return Look(dark, look.scale, look.speed, look.calm)
