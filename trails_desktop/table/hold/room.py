"""Where a voice may stand: never on what it speaks of, nor on what one decides by."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from engine.trails.views.records import View
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.scene.table_scene import TableScene


def spoken_of(view: View) -> frozenset[int]:
    """The objects that what waits and what is fought is about."""
    objs: set[int] = set()
    if view.standby:
        objs |= {*view.standby[0].targets, view.standby[0].source}
    if view.combat is not None:
        objs |= {view.combat.target, *view.combat.attackers}
    return frozenset(objs - {0})


def hides(scene: TableScene, box: QRectF, view: View) -> float:
    """How bad it is to lie there: on what is spoken of, on cards one needs, tickets, the arrow and the station."""
    bad, spoken = 0.0, spoken_of(view)
    for card in scene.shown.values():
        if card.zone not in ("field", "homebase", "hand"):
            continue
        weight = 40 if card.obj in spoken else 3 if card.seat == view.seat and view.decision is not None else 1
        bad += weight * _shared(box, rect(card.place.box))
    tickets, ribbon = scene.furniture.tickets, scene.furniture.ribbon
    bad += sum(20 * _shared(box, tickets.ticket_box(i)) for i in range(len(tickets.ids)))
    bad += 30 * _shared(box, scene.foreseen)
    if scene.arrow.crosses(box):
        bad += 60
    if ribbon.current >= 0:
        at = ribbon.pos() + QRectF(ribbon.station_x()[ribbon.current] - 20, 0, 40, ribbon.area.height()).topLeft()
        bad += 12 if box.intersects(QRectF(at.x(), at.y(), 40, ribbon.area.height())) else 0
    return bad


def film_path(scene: TableScene, view: View, whole: bool) -> QPainterPath:
    """What is darkened while something is shown: all but what it is about, the band, and the button that goes on.
    whole: nothing is left out."""
    path = QPainterPath()
    path.addRect(rect(scene.frame.board))
    if whole:
        return path
    holes = QPainterPath()
    holes.setFillRule(Qt.FillRule.WindingFill)
    for obj in spoken_of(view):
        if (box := scene.card_box(key_of(obj))) is not None:
            holes.addRoundedRect(rect(box).adjusted(-12, -12, 12, 12), 15, 15)
    holes.addRect(scene.foreseen)
    holes.addRect(rect(scene.frame.mid))
    holes.addRoundedRect(rect(scene.frame.main).adjusted(-4, -4, 4, 4), 14, 14)
    seats = set(view.standby[0].target_seats) if view.standby else set()
    if view.combat is not None:
        seats |= {0, 1}  # the lamps that would go
    for seat in seats & {0, 1}:
        holes.addRoundedRect(rect(scene.plate_box(seat)).adjusted(-6, -6, 6, 6), 15, 15)
    return path.subtracted(holes)


def _shared(one: QRectF, other: QRectF) -> float:
    """What two rectangles share, in thousands of square pixels."""
    both = one.intersected(other)
    return 0.0 if both.isEmpty() else both.width() * both.height() / 1000
