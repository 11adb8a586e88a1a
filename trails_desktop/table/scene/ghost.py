"""What will lie there if nothing else happens: the stunned card beside the one that is attacked, pale and dashed.

It stands only where nothing lies: a forecast covers no card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF

from trails_desktop.match.api import Forecast
from trails_desktop.table.cards.faces import Face, face_of
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.scene.card_scene import CardScene
from trails_desktop.table.scene.furniture import rect
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import dashed, fill_path, text, tone
from trails_desktop.ui.theme import Theme

_PALE: Final = 0.62
_GAP: Final = 26.0  #: between it and the card, for the arrow from one to the other
_HEAD: Final = 18.0  #: of the line above it


@dataclass(frozen=True, slots=True)
class GhostState:
    """Whose ghost (an object's id, 0 for none) with which face, on which side of the card."""

    obj: int = 0
    face: Face | None = None
    left: bool = False
    name: str = ""


class Ghost(Part):
    """See the module's text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=_GAP + 2)
        self._state = GhostState()
        self._picture = QPixmap()
        self.setZValue(Z.ARROW - 0.2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def obj(self) -> int:
        """Whose ghost it is; 0 while there is none."""
        return self._state.obj if self.isVisible() else 0

    def accessible_name(self) -> str:
        """What it says, as one sentence."""
        template = QCoreApplication.translate("Ghost", "If nothing else happens {card} is stunned")
        return template.format(card=self._state.name)

    def hide_from(self, scene: CardScene) -> None:
        """There is nothing to foresee."""
        self.setVisible(False)
        scene.foreseen = QRectF()

    def show_forecast(self, scene: CardScene, target: int, forecast: Forecast | None) -> None:
        """Stand beside the object that is attacked, if it would be stunned and there is room."""
        card = scene.shown.get(key_of(target)) if target else None
        stunned = forecast is not None and any(tag.obj == target and tag.kind == "stunned" for tag in forecast.tags)
        if card is None or not stunned or card.card.stunned:
            return
        box, k = rect(card.place.box), scene.frame.u
        short = min(box.width(), box.height())
        size = QRectF(0, 0, max(box.width(), box.height()), short)
        found = _room(scene, box, size, k)
        self.setVisible(found is not None)
        if found is None:
            return
        place, left = found
        scene.foreseen = place.adjusted(-3, -_HEAD * k, 3, 3)
        face = face_of(replace(card.card, stunned=True), scene.faces.names)
        state = GhostState(target, face, left, scene.faces.names.card_name(card.card))
        picture = scene.faces.pixmap(face, round(short), scene.dpr)
        if state != self._state or picture.cacheKey() != self._picture.cacheKey():
            self._state, self._picture = state, picture
            self.stale()
        self.set_geometry(place, k)

    def draw(self, p: QPainter) -> None:
        """Paint card, edge, line and arrow."""
        theme, k, area = self.theme, self.text_scale, self.area
        p.save()
        p.setOpacity(_PALE)
        p.translate(area.center())
        p.rotate(90)
        wide, high = area.height(), area.width()
        p.drawPixmap(QRectF(-wide / 2, -high / 2, wide, high), self._picture, QRectF(self._picture.rect()))
        p.restore()
        dashed(p, area.adjusted(-2, -2, 2, 2), 7 * k, theme.coral, 2 * self.line)
        said = QCoreApplication.translate("Ghost", "If nothing else happens").upper()
        size = 12 * k
        used = font("cond", size, 600, 8, said)
        while size > 9 and text_width(used, said) > area.width():
            size -= 0.5
            used = font("cond", size, 600, 8, said)
        text(p, area.center().x(), -7 * k, said, used, theme.text2, "c", area.width() + 2 * _GAP)
        self._arrow(p)

    def _arrow(self, p: QPainter) -> None:
        """From the card to what will be."""
        y, area = self.area.center().y(), self.area
        way = -1.0 if self._state.left else 1.0
        x = area.right() + 14 if self._state.left else area.left() - 14
        p.setPen(tone(self.theme.coral))
        p.drawLine(QPointF(x - way * 5, y), QPointF(x + way * 5, y))
        tip = QPainterPath()
        tip.addPolygon(QPolygonF([QPointF(x + way * 7, y), QPointF(x + way * 2, y - 4), QPointF(x + way * 2, y + 4)]))
        fill_path(p, tip, tone(self.theme.coral))


def _room(scene: CardScene, card: QRectF, size: QRectF, k: float) -> tuple[QRectF, bool] | None:
    """Where nothing lies beside a card in its zone, and whether that is at its left; None if there is no room."""
    fr = scene.frame
    sides = (fr.own.field, fr.other.field)
    field = next((rect(box) for box in sides if rect(box).contains(card.center())), None)
    if field is None:
        return None
    tickets = scene.furniture.tickets
    taken = [rect(one.place.box) for one in scene.shown.values() if one.zone == "field"]
    taken += [tickets.ticket_box(i) for i in range(len(tickets.ids))]
    for left in (True, False):
        x = card.left() - _GAP - size.width() if left else card.right() + _GAP
        place = QRectF(x, card.center().y() - size.height() / 2, size.width(), size.height())
        whole = place.adjusted(-3, -_HEAD * k, 3, 3)
        if field.left() + 24 * k <= place.left() and place.right() <= field.right() and not any(
            whole.intersects(one) for one in taken
        ):  # fmt: skip
            return place, left
    return None
