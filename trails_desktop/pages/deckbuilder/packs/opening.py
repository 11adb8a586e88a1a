"""A pack being opened: eight cards in an arc over rising light, turned one by one; rays for what is rare."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from trails_desktop.pages.deckbuilder.cards.faces import Faces
from trails_desktop.pages.deckbuilder.cards.stock import Stock
from trails_desktop.pages.deckbuilder.texts import named, rarity_word
from trails_desktop.screens.parts.widgets import painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font
from trails_desktop.ui.settings import Look

_TURN_MS: Final = 340
_GROW_MS: Final = 620
RARE: Final = ("R", "SR")


class PackScene(QWidget):
    """``turned(number)`` when a card shows its face, ``all_turned()`` after the last one, ``opened(number)``: a card
    that lies open was pressed."""

    turned = Signal(str)
    all_turned = Signal()
    opened = Signal(str)

    def __init__(self, look: Look, stock: Stock, faces: Faces) -> None:
        super().__init__()
        self._look, self._stock, self._faces = look, stock, faces
        self.cards: tuple[str, ...] = ()
        self.shown = 0
        self._at = 0
        self._head, self._title, self._hint, self._key = "", "", "", ""
        self._flip, self._grow = 1.0, 1.0
        self._ground = QPixmap()
        self._ground_key: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._turning = QVariantAnimation(self)
        self._growing = QVariantAnimation(self)
        for one, took in ((self._turning, self._turn_moved), (self._growing, self._grow_moved)):
            one.setStartValue(0.0)
            one.setEndValue(1.0)
            one.setEasingCurve(QEasingCurve.Type.OutCubic)
            one.valueChanged.connect(took)
        self._turning.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self.slow = False
        faces.came.connect(self.update)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def set_words(self, head: str, title: str, hint: str, key: str) -> None:
        """The line above, the set's name, what to press and its key."""
        self._head, self._title, self._hint, self._key = head, title, hint, key
        self._name()
        self.update()

    def show_pack(self, cards: Sequence[str], shown: int = 0) -> None:
        """Another pack, ``shown`` of its cards turned."""
        self.cards, self.shown = tuple(cards), shown
        self._at = min(shown, max(0, len(self.cards) - 1))
        self._turning.stop()
        self._growing.stop()
        self._flip = self._grow = 1.0
        self._name()
        self.update()

    @property
    def moving(self) -> bool:
        """Whether a card is being turned."""
        return self._turning.state() == QVariantAnimation.State.Running

    def turn_next(self) -> None:
        """Show the face of the next card; at once where motion is reduced."""
        if self.shown >= len(self.cards):
            return
        self._turning.stop()
        self._growing.stop()
        self.shown += 1
        self._at = self.shown - 1
        if not self._look.calm and self._look.speed > 0:
            slow = (2.2 if self.slow else 1.0) / self._look.speed
            self._flip, self._grow = 0.0, 0.0
            self._turning.setDuration(round(_TURN_MS * slow))
            self._growing.setDuration(round(_GROW_MS * slow))
            self._turning.start()
            if self._rarity(self.cards[self.shown - 1]) in RARE:
                self._growing.start()
            else:
                self._grow = 1.0
        self._name()
        self.update()
        self.turned.emit(self.cards[self.shown - 1])
        if self.shown == len(self.cards):
            self.all_turned.emit()

    def turn_all(self) -> None:
        """Show every face at once."""
        while self.shown < len(self.cards):
            self.turn_next()
        self._turning.stop()
        self._growing.stop()
        self._flip = self._grow = 1.0
        self.update()

    def stop(self) -> None:
        """Nothing moves any more."""
        self._turning.stop()
        self._growing.stop()

    def _turn_moved(self, value: object) -> None:
        self._flip = float(value) if isinstance(value, float) else 1.0
        self.update()

    def _grow_moved(self, value: object) -> None:
        self._grow = float(value) if isinstance(value, float) else 1.0
        self.update()

    def _rarity(self, number: str) -> str:
        return self._stock.printing(number).rarity

    def _name(self) -> None:
        card = self._stock.printing(self.cards[self._at]) if self.cards and self._at < self.shown else None
        said = f"{named(card)}, {rarity_word(card.rarity)}" if card is not None else self._hint
        self.setAccessibleName(f"{self._head} {self._title}. {said}")

    # ---- where things are

    def card_width(self) -> int:
        """Width of a card."""
        return round(min(146 * max(0.7, min(1.4, self._look.scale)), (self.width() - 60) / 8.5, self.height() * 0.26))

    def places(self) -> list[tuple[QPointF, float]]:
        """Middle and turn in degrees of every card, along a wide arc."""
        count = len(self.cards)
        wide = self.card_width()
        step = min(wide * 1.065, (self.width() - wide - 50) / max(1, count - 1))
        made = []
        for at in range(count):
            part = at - (count - 1) / 2
            angle = part * 2.7
            x = self.width() / 2 + part * step
            y = self.height() * 0.46 + (part / 3.5) ** 2 * wide * 0.32
            made.append((QPointF(x, y), angle))
        return made

    def mousePressEvent(self, event: QMouseEvent) -> None:
        wide = self.card_width()
        for at, (middle, _) in reversed(list(enumerate(self.places()))):
            if QRectF(middle.x() - wide / 2, middle.y() - wide * 0.7, wide, wide * 1.4).contains(event.position()):
                if at < self.shown:
                    self.opened.emit(self.cards[at])
                else:
                    self.turn_next()
                return
        self.turn_next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.shown < len(self.cards):
            self.turn_next()
        elif step and self.shown:
            self._at = max(0, min(self.shown - 1, self._at + step))
            self._name()
            self.update()
        else:
            super().keyPressEvent(event)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        self._paint_ground(p)
        k = self._look.scale
        light, soft = ("#FFFFFF", "#F5BC50")
        top = 46 * k
        used = font("cond", 13.5 * k, 600, 16, self._head)
        paint.text(p, self.width() / 2, top, self._head, used, soft, "c")
        name = font("display", 30 * k, 600, 0, self._title)
        paint.text(p, self.width() / 2, top + 38 * k, self._title, name, light, "c", self.width() - 40)
        places = self.places()
        self._paint_light(p, places)
        order = [*range(self.shown, len(self.cards)), *range(self.shown)]
        for at in sorted(order, key=lambda at: (at == self.shown - 1, at)):
            self._paint_card(p, at, *places[at])
        if self.shown < len(self.cards):
            middle, _ = places[self.shown]
            y = middle.y() - self.card_width() * 0.76 - 40 * k  # above it: below is the count of what was found
            x = min(max(middle.x(), 110 * k), self.width() - 110 * k)
            used = font("ui", 15 * k, 600, 0, self._hint)
            paint.text(p, x, y, self._hint, used, "#FFFFFF", "c", None, paint.tone("#000000", 0.5))
            paint.text(p, x, y + 20 * k, self._key, font("cond", 13 * k, 600, 4, self._key), "#D7E2EA", "c")

    def _paint_light(self, p: QPainter, places: list[tuple[QPointF, float]]) -> None:
        """The rays of rare cards, under all cards."""
        for at in range(self.shown):
            rarity, last = self._rarity(self.cards[at]), at == self.shown - 1
            if rarity in RARE and (not last or self._flip >= 0.5):
                p.save()
                p.translate(places[at][0])
                p.rotate(places[at][1])
                self._paint_rays(p, self.card_width(), rarity, self._grow if last else 1.0)
                p.restore()

    def _paint_card(self, p: QPainter, at: int, middle: QPointF, angle: float) -> None:
        wide = self.card_width()
        radius = wide * 7 / 120
        ratio = self.devicePixelRatioF()
        open_ = at < self.shown
        turning = self._flip if at == self.shown - 1 else 1.0
        number = self.cards[at]
        rarity = self._rarity(number) if open_ else ""
        p.save()
        p.translate(middle)
        p.rotate(angle)
        squeeze = abs(math.cos(turning * math.pi))
        if turning < 1.0:
            lift = 1 + 0.12 * math.sin(turning * math.pi)
            p.scale(max(0.02, squeeze) * lift, lift)
        box = QRectF(-wide / 2, -wide * 0.7, wide, round(wide * 1.4))
        paint.draw_shadow(p, box, radius, 3, self._look.theme)
        if open_ and turning >= 0.5:
            p.drawPixmap(box.topLeft(), self._faces.now(number, self._stock.code, wide, ratio))
            if rarity in RARE and not self._look.theme.flat:
                paint.draw_glow(p, box, radius, "#F5BC50" if rarity == "R" else "#9FE7F5", 11, 0.7)
        else:
            p.drawPixmap(box.topLeft(), self._faces.back(wide, ratio))
        next_one = at == self.shown
        if next_one or (open_ and at == self._at and self.hasFocus()):
            paint.rounded(p, box, radius, None, "#0A1119", 5)
            paint.rounded(p, box, radius, None, "#FFFFFF" if next_one else "#F5BC50", 2.6)
        p.restore()

    def _paint_rays(self, p: QPainter, wide: float, rarity: str, grown: float) -> None:
        """Thin rays all round, longer and in more colours for the rarest."""
        count = 22 if rarity == "R" else 36
        reach = wide * (1.05 if rarity == "R" else 1.28) * (0.6 + 0.4 * grown)
        tones = ("#F6DFA0",) if rarity == "R" else ("#FFD0DC", "#FFE7A8", "#C6F3E1", "#BFE2FF", "#E2D2FF")
        for at in range(count):
            angle = at / count * math.tau + 0.11
            long = reach * (0.86 + 0.22 * ((at * 7) % 5) / 4)
            half = 0.012 if at % 2 else 0.02
            ray = paint.polygon(
                [(long * math.cos(angle), long * math.sin(angle)),
                 (wide * 0.3 * math.cos(angle - half * 4), wide * 0.3 * math.sin(angle - half * 4)),
                 (wide * 0.3 * math.cos(angle + half * 4), wide * 0.3 * math.sin(angle + half * 4))]
            )  # fmt: skip
            paint.fill_path(p, ray, paint.tone(tones[at % len(tones)], 0.62 * grown))

    def _paint_ground(self, p: QPainter) -> None:
        theme = self._look.theme
        key = (self.width(), self.height(), self.devicePixelRatioF(), theme.flat)
        if key != self._ground_key:
            image, inner = paint.begin_image(self.width(), self.height(), self.devicePixelRatioF())
            _sunrise(inner, self.width(), self.height(), theme.flat)
            inner.end()
            self._ground, self._ground_key = QPixmap.fromImage(image), key
        p.drawPixmap(0, 0, self._ground)


def _sunrise(p: QPainter, w: float, h: float, flat: bool) -> None:
    """Night above, light rising from the lower edge, with rays. The same in every theme but the flat one."""
    if flat:
        p.fillRect(QRectF(0, 0, w, h), "#000000")
        return
    sky = [(0.0, "#091725"), (0.42, "#122B42"), (0.72, "#43384B"), (1.0, "#A06A35")]
    p.fillRect(QRectF(0, 0, w, h), paint.gradient(0, 0, 0, h, sky))
    rays = QPainterPath()
    far, count = math.hypot(w, h) * 1.1, 44
    for at in range(count):
        angle, half = -math.pi * (at + 0.5) / count, math.pi / count * 0.42
        rays.addPath(
            paint.polygon(
                [(w / 2, h + 10), (w / 2 + far * math.cos(angle - half), h + 10 + far * math.sin(angle - half)),
                 (w / 2 + far * math.cos(angle + half), h + 10 + far * math.sin(angle + half))]
            )
        )  # fmt: skip
    paint.fill_path(p, rays, paint.tone("#FFE7A8", 0.085))
    glow = [(0.0, paint.tone("#FFD877", 0.95)), (0.25, paint.tone("#E59A1E", 0.55)), (1.0, paint.tone("#E59A1E", 0))]
    p.fillRect(QRectF(0, 0, w, h), paint.radial(w / 2, h + 30, h * 0.66, glow))


class PackFan(QWidget):
    """Packs waiting to be opened: card backs like a hand of cards in the light."""

    def __init__(self, look: Look, faces: Faces) -> None:
        super().__init__()
        self._look, self._faces = look, faces
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        theme = self._look.theme
        wide = round(min(self.width() * 0.36, self.height() * 0.4))
        middle = QPointF(self.width() / 2, self.height() * 0.5)
        if not theme.flat:
            far = min(self.width(), self.height()) * 0.5
            glow = [(0.0, paint.tone("#F5BC50", 0.36)), (1.0, paint.tone("#F5BC50", 0))]
            p.fillRect(self.rect(), paint.radial(middle.x(), middle.y(), far, glow))
        for at in range(5):
            p.save()
            p.translate(middle.x(), middle.y() + wide * 1.3)
            p.rotate((at - 2) * 11)
            box = QRectF(-wide / 2, -wide * 1.3 - wide * 0.7, wide, round(wide * 1.4))
            paint.draw_shadow(p, box, wide * 7 / 120, 4, theme)
            p.drawPixmap(box.topLeft(), self._faces.back(wide, self.devicePixelRatioF()))
            p.restore()


class Tally(QWidget):
    """How many of each rarity, with its sign."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._counts: dict[str, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def show_counts(self, counts: dict[str, int]) -> None:
        """By rarity."""
        self._counts = counts
        self.setAccessibleName(", ".join(f"{rarity_word(one)}: {count}" for one, count in counts.items()))
        self.updateGeometry()
        self.update()

    def _parts(self) -> list[tuple[str, str, str, float]]:
        k = self._look.scale
        made = []
        for rarity, count in self._counts.items():
            words = rarity_word(rarity)
            used = font("ui", 14 * k, 500, 0, words)
            made.append((rarity, words, str(count), QFontMetricsF(used).horizontalAdvance(words)))
        return made

    def sizeHint(self) -> QSize:
        k = self._look.scale
        return QSize(round(sum(part[3] + 74 * k for part in self._parts()) + 24 * k), round(52 * k))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        k = self._look.scale
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.rounded(p, box, box.height() / 2, "#0E1721", "#C98A1A", 1.2)
        x, y = box.left() + 26 * k, box.center().y()
        for rarity, words, count, wide in self._parts():
            paint_sign(p, rarity, x + 6 * k, y, 8 * k)
            paint.text(p, x + 26 * k, y + 5 * k, words, font("ui", 14 * k, 500, 0, words), "#D7E2EA")
            paint.text(p, x + 34 * k + wide, y + 6 * k, count, font("cond", 18 * k, 700), "#FFFFFF")
            x += wide + 74 * k


def paint_sign(p: QPainter, rarity: str, x: float, y: float, r: float) -> None:
    """The sign of a rarity: ring, lozenge, four-point star, eight-point star in many colours."""
    if rarity == "U":
        shape = paint.polygon([(x, y - r), (x + r * 0.86, y), (x, y + r), (x - r * 0.86, y)])
        paint.fill_path(p, shape, "#B9C4CE")
    elif rarity in RARE:
        points = []
        spikes = 4 if rarity == "R" else 8
        for at in range(spikes * 2):
            angle, far = at / (spikes * 2) * math.tau - math.pi / 2, r * 1.15 if at % 2 == 0 else r * 0.42
            points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
        many = paint.gradient(
            x - r, y - r, x + r, y + r, [(0, "#FF9AB5"), (0.4, "#FFE08A"), (0.7, "#8CF0C8"), (1, "#7CC8FF")]
        )
        paint.fill_path(p, paint.polygon(points), "#E2B95C" if rarity == "R" else many)
    else:
        paint.fill_path(p, paint.circle(x, y, r * 0.72), None, "#B4C2CF", r * 0.3)
