"""Which thing of the table lies under a point, and where a thing lies; keys as in :mod:`about`."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.geometry.layout import Box
from trails_desktop.table.help.about import ZONES
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.scene.table_scene import Hit, TableScene


def thing_at(scene: TableScene, at: QPointF, hit: Hit) -> Key | None:
    """The thing under a point of the scene (hit: what lies there); None on the bare board, on sheets and on the cards
    of a zone's ground."""
    furniture = scene.furniture
    if hit.kind == "card":
        return hit.key
    if hit.kind == "seat":
        return ("seat", hit.seat)
    if hit.kind == "pile":
        return ("pile", hit.seat, hit.pile)
    if hit.kind == "part":
        for name, button in furniture.buttons.items():
            if button.isVisible() and button.contains(button.mapFromScene(at)):
                return ("part", name)
        tickets = furniture.tickets
        if tickets.isVisible() and (index := tickets.ticket_at(tickets.mapFromScene(at))) >= 0:
            return key_of(tickets.ids[index])
        if any(sheet.isVisible() and sheet.contains(sheet.mapFromScene(at)) for sheet in scene.sheets):
            return None
    if hit.kind == "bubble":
        return None
    ribbon = furniture.ribbon
    if scene.frame.mid.holds(at.x(), at.y()):
        local = ribbon.mapFromScene(at)
        station = ribbon.station_at(local)
        if station >= 0:
            return ("station", station)
        return ("part", "ribbon") if local.x() < ribbon.station_x()[0] else None
    for own in (True, False):
        for zone in ("field", "homebase"):
            if _label(scene.frame.of(own).zone(zone)).contains(at):
                return ("zone", scene.seat_of(own), zone)
    return None


def ground_at(scene: TableScene, at: QPointF, hit: Hit) -> Key:
    """What somebody means who asks at a point: the thing there, else the zone or hand it belongs to, else the line of
    the turn that crosses the board."""
    found = thing_at(scene, at, hit)
    if found is not None:
        return found
    for own in (True, False):
        side, seat = scene.frame.of(own), scene.seat_of(own)
        for zone in ("field", "homebase"):
            if side.zone(zone).holds(at.x(), at.y()):
                return ("zone", seat, zone)
        if side.hand.holds(at.x(), at.y()):
            return ("seat", seat)
    return ("part", "ribbon")


def box_of(scene: TableScene, key: Key) -> QRectF | None:
    """Where a thing lies in the scene; None if it is not there."""
    furniture, kind = scene.furniture, key[0] if key else ""
    below = scene.context.below
    if kind in ("card", "hand"):
        shown = scene.shown.get(key)
        if shown is not None:
            return rect(scene.card_box(key) or shown.place.box)
        tickets = furniture.tickets
        return next((tickets.ticket_box(i) for i, one in enumerate(tickets.ids) if key_of(one) == key), None)
    if kind == "seat":
        plate = furniture.plates[int(key[1]) == below]
        return plate.mapRectToScene(plate.area)
    if kind in ("pile", "zone"):
        box = scene.frame.of(int(key[1]) == below).zone(str(key[2]))
        return rect(box) if kind == "pile" else _label(box)
    if kind == "standby":
        return furniture.ribbon.reserve()
    if kind == "station":
        return furniture.ribbon.mapRectToScene(furniture.ribbon.station_box(int(key[1])))
    if key == ("part", "ribbon"):
        band = furniture.ribbon.mapRectToScene(furniture.ribbon.area)
        return QRectF(band.left(), band.top(), 80 * furniture.ribbon.text_scale, band.height())
    button = furniture.buttons.get(str(key[1])) if kind == "part" else None
    return button.mapRectToScene(button.area) if button is not None and button.isVisible() else None


def things(scene: TableScene) -> list[tuple[Key, QRectF, int]]:
    """Everything besides cards, piles and plates that a keyboard can walk to, with its place and its row from above
    (as in :mod:`trails_desktop.table.placing.cursor`)."""
    keys: list[tuple[Key, int]] = [(("part", "ribbon"), 3), *((("station", at), 3) for at in range(9))]
    keys.append((("standby",), 3))
    for own, rows in ((False, (0, 1, 2)), (True, (6, 5, 4))):
        keys += [(("zone", scene.seat_of(own), zone), row) for zone, row in zip(ZONES, rows, strict=True)]
    keys += [(("part", name), 6) for name in scene.furniture.buttons]
    return [(key, box, row) for key, row in keys if (box := box_of(scene, key)) is not None]


def _label(box: Box) -> QRectF:
    """The left end of a zone, where its name stands."""
    return QRectF(box.x, box.y, 26.0, box.h)
