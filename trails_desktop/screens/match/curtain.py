"""The curtain between two people at one screen: it shows public facts only and covers everything.

The window takes the table out of sight and out of the accessible tree before the curtain is shown; this widget knows
nothing but :class:`PublicFacts`. It is dark in every theme (:mod:`curtain_colours`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from trails_desktop.screens.match.curtain_colours import Shutter, shutter, under_shutter
from trails_desktop.screens.match.facts import PublicFacts
from trails_desktop.screens.match.texts import attack_line, signed, step_name, task
from trails_desktop.screens.parts.widgets import PlateButton, Screen, Words, painter
from trails_desktop.ui import paint
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.marks import mark_path
from trails_desktop.ui.orgs import ORG_KEYS, org_style
from trails_desktop.ui.settings import Look
from trails_desktop.ui.theme import SIGN

HOLD_MS: Final = 500
CLOSING_MS: Final = 320


class CurtainButton(PlateButton):
    """The button of the curtain. A short Space, perhaps still meant for the table, does not press it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space or event.isAutoRepeat():
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyReleaseEvent(event)


class Curtain(Screen):
    """``opened`` says that the person of ``facts.seat`` is at the screen."""

    opened = Signal()

    def __init__(self, look: Look, card_name: Callable[[str], str]) -> None:
        super().__init__(_dark(look))
        self._shutter = shutter(look.theme)
        self._card_name = card_name
        self._facts: PublicFacts | None = None
        self._ground = QPixmap()
        self._ground_key: tuple[int, int, float, int, Shutter] | None = None
        self._turned = 0.0
        self._line: list[tuple[str, str]] = []
        self._task = self._place = self._over = ""

        self.button = CurtainButton(self.look, "primary", "eye")
        self.hint = Words(self.look, "ui", 14.5, "text2", align=Qt.AlignmentFlag.AlignHCenter)
        self.button.clicked.connect(self._open)
        rows = QVBoxLayout(self)
        rows.addStretch(1)
        rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(self.hint, 0, Qt.AlignmentFlag.AlignHCenter)
        self._rows = rows

        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._open)
        self._held = QVariantAnimation(self)
        self._held.setStartValue(0.0)
        self._held.setEndValue(1.0)
        self._held.setDuration(HOLD_MS)
        self._held.valueChanged.connect(self._repaint)
        self._closing = QVariantAnimation(self)
        self._closing.setStartValue(18.0)
        self._closing.setEndValue(0.0)
        self._closing.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._closing.valueChanged.connect(self._turn)

    def set_base_look(self, look: Look) -> None:
        self._shutter = shutter(look.theme)
        super().set_base_look(_dark(look))
        self.retranslate()

    def cover(self, facts: PublicFacts) -> None:
        """Get ready for another person."""
        self._facts = facts
        self.retranslate()
        self.arrange()

    def spoken(self) -> str:
        """Everything the curtain says, as one text."""
        return self.accessibleName() + " " + self.accessibleDescription()

    def retranslate(self) -> None:
        facts = self._facts
        if facts is None:
            return
        name = facts.names[facts.seat]
        self._over = self.tr("Hand over to")
        self._task = task(facts.purpose)
        self._place = self.tr("{step}  {rule}").format(step=step_name(facts.step), rule=facts.rule).strip()
        self.button.set_words(self.tr("I am {name}, show my cards").format(name=name))
        self.hint.setText(self.tr("Hold Space for half a second, or press the button"))
        self._line, seen = [], self._shutter
        for seat in (0, 1):
            self._line += [(facts.names[seat], seen.white), (signed(facts.bond[seat]), seen.amber)]
        self._line.append((self.tr("Turn {turn}").format(turn=facts.turn), seen.pale))
        attack = attack_line(facts, self._card_name)
        if attack:
            self._line.append((attack, seen.soft))
        self.setAccessibleName(self.tr("Hand over to {name}").format(name=name))
        bonds = self.tr("Bond: {first} {first_bond}, {second} {second_bond}.").format(
            first=facts.names[0], first_bond=facts.bond[0], second=facts.names[1], second_bond=facts.bond[1]
        )
        parts = [f"{name} {self._task}.", self._place, bonds, attack]
        self.setAccessibleDescription(" ".join(part for part in parts if part))
        self.update()

    def arrange(self) -> None:
        self._rows.setContentsMargins(16, 16, 16, self.look.px(24 + 46 + 8))
        self._rows.setSpacing(self.look.px(7))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        look = self.base_look
        if not look.calm and look.speed > 0:
            self._closing.setDuration(round(CLOSING_MS / look.speed))
            self._closing.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._release()
        self._closing.stop()
        self._turned = 0.0
        super().hideEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._release()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._hold.start()
                self._held.start()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._release()
        else:
            super().keyReleaseEvent(event)

    def _release(self) -> None:
        self._hold.stop()
        self._held.stop()
        self._held.setCurrentTime(0)
        self.update()

    def _open(self) -> None:
        self._release()
        self.opened.emit()

    def _repaint(self) -> None:
        self.update()

    def _turn(self, value: object) -> None:
        self._turned = float(value) if isinstance(value, float) else 0.0
        self.update()

    def _centre(self) -> tuple[float, float, float]:
        """The lens: its middle and its unit (1.0 at 1280 x 800)."""
        room = self.button.geometry().top() - 10
        unit = max(0.4, min(room / 592, self.width() / 1280 * 1.4))
        # Rings and marks reach 246 units from the middle: near the button, with air above.
        return self.width() / 2, min(room - 246 * unit, room / 2 + 58 * unit), unit

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        x, y, u = self._centre()
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, round(y), self._shutter)
        if self._turned:
            self._paint_blades(p, x, y, u)
            self._paint_lens(p, x, y, u)
        else:
            if key != self._ground_key:
                image, inner = paint.begin_image(self.width(), self.height(), ratio, self._shutter.ground[2])
                self._paint_blades(inner, x, y, u)
                self._paint_lens(inner, x, y, u)
                inner.end()
                self._ground, self._ground_key = QPixmap.fromImage(image), key
            p.drawPixmap(0, 0, self._ground)
        if self._shutter.flat:  # no bright line runs through the words
            p.fillRect(self.hint.geometry(), paint.tone(self._shutter.body))
        self._paint_held(p, x, y, u)
        if self._facts is not None:
            self._paint_words(p, x, y, u, self._facts)
            self._paint_line(p)

    def _paint_blades(self, p: QPainter, cx: float, cy: float, u: float) -> None:
        seen, w, h = self._shutter, self.width(), self.height()
        far = math.hypot(w, h)
        reach = max(w, h) * 0.62
        p.fillRect(
            QRectF(0, 0, w, h), paint.radial(cx, cy, reach, list(zip((0.0, 0.5, 1.0), seen.ground, strict=True)))
        )
        near = 196 * u
        light = paint.radial(cx, cy, reach, list(zip((0.25, 0.55, 1.0), seen.blade, strict=True)))
        for i in range(12):
            a = i / 12 * math.tau + math.radians(self._turned)
            b = a + math.tau / 12
            lean = 0.30 + math.radians(self._turned) * 0.5
            ax, ay = cx + near * math.cos(a), cy + near * math.sin(a)
            bx, by = cx + far * math.cos(a - lean), cy + far * math.sin(a - lean)
            blade = paint.polygon(
                [
                    (ax, ay), (bx, by), (cx + far * math.cos(b - lean), cy + far * math.sin(b - lean)),
                    (cx + near * math.cos(b), cy + near * math.sin(b)),
                ]
            )  # fmt: skip
            length = math.hypot(bx - ax, by - ay)
            ux, uy = (bx - ax) / length, (by - ay) / length
            nx, ny = -uy, ux
            paint.fill_path(p, blade, light)
            edge = paint.gradient(
                ax, ay, ax + nx * 190 * u, ay + ny * 190 * u,
                [
                    (0, paint.tone(seen.sheen, 0.26)), (0.10, paint.tone(seen.sheen, 0.10)),
                    (0.6, paint.tone("#000000", 0.0)), (1, paint.tone("#000000", 0.34)),
                ],
            )  # fmt: skip
            paint.fill_path(p, blade, edge, paint.tone(seen.metal, seen.firm), 1.4)
            for t in (74, 96, 118, 230, 252, 274):
                rivet = paint.circle(ax + (ux * t + nx * 13) * u, ay + (uy * t + ny * 13) * u, 2.3 * u)
                paint.fill_path(p, rivet, paint.tone(seen.metal, 0.8))

    def _paint_lens(self, p: QPainter, x: float, y: float, u: float) -> None:
        seen = self._shutter
        for i in range(0 if seen.flat else 8):
            paint.fill_path(p, paint.circle(x, y, (208 + i * 5) * u), None, paint.tone("#000000", 0.10), 8 * u)
        for i, key in enumerate(ORG_KEYS[:6]):
            a = -math.pi / 2 + i / 6 * math.tau + math.tau / 12
            mx, my = x + 252 * u * math.cos(a), y + 252 * u * math.sin(a)
            paint.fill_path(p, paint.circle(mx, my, 23 * u), seen.body, seen.metal, 1.6)
            paint.fill_path(p, mark_path(org_style(key).mark, mx, my, 11.5 * u), seen.mark)
        paint.fill_path(p, paint.circle(x, y, 206 * u), seen.body, seen.metal, (3 if seen.flat else 5) * u)
        glass = paint.radial(x, y - 10 * u, 196 * u, list(zip((0.0, 1.0), seen.glass, strict=True)))
        paint.fill_path(p, paint.circle(x, y, 192 * u), glass, paint.tone(seen.metal, 0.6), 1.4)
        for i in range(72):
            a = i / 72 * math.tau
            long = i % 6 == 0
            p.setPen(QPen(paint.tone(seen.metal, 0.75 if long else 0.4), 2 if long else 1))
            r0, r1 = 186 * u, (172 if long else 179) * u
            p.drawLine(
                QPointF(x + r0 * math.cos(a), y + r0 * math.sin(a)), QPointF(x + r1 * math.cos(a), y + r1 * math.sin(a))
            )

    def _paint_held(self, p: QPainter, x: float, y: float, u: float) -> None:
        """How long the space bar has been held."""
        if self._hold.isActive():
            part = float(self._held.currentValue())
            p.setPen(QPen(paint.tone(self._shutter.amber), 7 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.setBrush(Qt.BrushStyle.NoBrush)
            r = 199 * u
            p.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 90 * 16, round(-360 * 16 * part))

    def _paint_words(self, p: QPainter, x: float, y: float, u: float, facts: PublicFacts) -> None:
        style, seen = org_style(facts.orgs[facts.seat]), self._shutter
        k = max(1.0, min(1.5, self.look.scale / u))
        paint.fill_path(p, paint.circle(x, y - 84 * u, 33 * u), style.deep, seen.metal, 2)
        paint.fill_path(p, mark_path(style.mark, x, y - 84 * u, 18 * u), SIGN)
        name, wide = facts.names[facts.seat], 330 * u
        sizes = [size * u for size in (58, 50, 42, 34, 28, 22)]
        paint.text(p, x, y - 14 * u, self._over, font("ui", 17 * u * k, 500, 2, self._over), seen.pale, "c", wide)
        paint.text(p, x, y + 42 * u, name, paint.fit("display", name, wide, sizes, 600, 1), seen.white, "c", wide)
        small = [15.5 * u * k, 15.5 * u, 14 * u, 12.5 * u]
        below = y + (48 + 26 * k) * u
        paint.text(p, x, below, self._task, paint.fit("ui", self._task, wide, small), seen.pale, "c", wide)
        where = font("cond", 14.5 * u * k, 600, 6, self._place)
        paint.text(p, x, below + 24 * k * u, self._place, where, seen.amber, "c", 290 * u)

    def _paint_line(self, p: QPainter) -> None:
        seen, look, gap = self._shutter, self.look, 20 * self.look.scale
        height = 46 * look.scale
        room = self.width() - 32

        def widths(size: float) -> list[float]:
            return [text_width(font("ui", size, 600, 0, s), s) for s, _ in self._line]

        size = 15 * look.scale
        while sum(widths(size)) + gap * len(self._line) + 60 * look.scale > room and size > 9:
            size -= 1
        total = sum(widths(size)) + gap * len(self._line) + 22 * look.scale
        wide = min(room, total + 50 * look.scale)
        box = QRectF((self.width() - wide) / 2, self.height() - height - 24 * look.scale, wide, height)
        ground, edge = (1.0, 1.0) if seen.flat else (0.86, 0.35)
        paint.rounded(p, box, height / 2, paint.tone(seen.body, ground), paint.tone(seen.line, edge), 1)
        x = self.width() / 2 - total / 2
        draw_icon(p, "lamp", x + 9 * look.scale, box.center().y(), 18 * look.scale, seen.amber)
        x += 28 * look.scale
        for i, (s, colour) in enumerate(self._line):
            used = font("ui", size, 600, 0, s)
            room_left = box.right() - 16 - x
            x += paint.text(p, x, box.center().y() + size * 0.36, s, used, colour, "l", max(10.0, room_left))
            x += gap * (0.4 if i in (0, 2) else 1.2)


def _dark(look: Look) -> Look:
    # The lens needs the room that a larger button would take.
    return Look(under_shutter(look.theme), min(look.scale, 1.5), look.speed, look.calm)
