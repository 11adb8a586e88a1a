"""The board as a scene: every piece at its place for a view. It draws what it is told and knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from engine.views import CardView, View
from trails_desktop.board.asking.asker import Thing
from trails_desktop.board.asking.saying import Teller, tr
from trails_desktop.board.faces import BoardFaces
from trails_desktop.board.game import BoardGame
from trails_desktop.board.pieces.band import Band, BandState, Stop
from trails_desktop.board.pieces.card import BoardCard, Worn
from trails_desktop.board.pieces.ground import Count, CountState, Ground, rect
from trails_desktop.board.pieces.plate import Plate, PlateState
from trails_desktop.board.pieces.seal import seal_pixmap
from trails_desktop.board.spec.areas import RATIO, Area
from trails_desktop.board.spec.layout import Boxes, layout
from trails_desktop.board.spec.placing import Spot, cards_of, place, slot
from trails_desktop.table.furniture.arrow import arrow_path, shape
from trails_desktop.table.geometry.layout import Box
from trails_desktop.table.pieces.bubble import Bubble
from trails_desktop.table.pieces.buttons import TableButton
from trails_desktop.table.pieces.clock import Clock
from trails_desktop.table.pieces.overlays import Signs
from trails_desktop.ui.theme import INK, Theme

_Z_BOND, _Z_COUNT, _Z_BAND, _Z_ARROW, _Z_HELD, _Z_BUBBLE = -1.0, 90.0, 80.0, 200.0, 300.0, 400.0
_TRAVEL = 220.0


class BoardScene(QGraphicsScene):
    """Call :meth:`resize` and :meth:`show_view`; then :meth:`mark` with what is lit."""

    def __init__(self, game: BoardGame, theme: Theme, faces: BoardFaces, speed: float) -> None:
        super().__init__()
        self.game, self.theme, self.faces = game, theme, faces
        self.clock = Clock(speed, self)
        self.signs = Signs(theme)
        self.boxes: Boxes = layout(game.spec, 1280, 800)
        self.view: View | None = None
        self.spots: dict[int, Spot] = {}
        self.cards: dict[int, BoardCard] = {}
        self.held: int = 0
        self.ground = Ground(theme, game.ground)
        self.band = Band(theme)
        self.plates = {own: Plate(theme, game.lamps, game.mark, game.sign) for own in (True, False)}
        self.counts: dict[tuple[str, bool], Count] = {}
        self.main = TableButton(theme, space_presses=False)
        self.second = TableButton(theme, space_presses=False)
        self.quiet = (TableButton(theme, space_presses=False), TableButton(theme, space_presses=False))
        self.arrow, self.bond = QGraphicsPathItem(), QGraphicsPathItem()
        self.bubble = Bubble(theme)
        self._seals: dict[str, QPixmap] = {}
        for part, z in ((self.ground, -10.0), (self.band, _Z_BAND)):
            self.addItem(part)
            part.setZValue(z)
        for one in (*self.plates.values(), self.main, self.second, *self.quiet):
            self.addItem(one)
            one.setZValue(_Z_BAND + 1)
        self.addItem(self.bond)
        self.bond.setZValue(_Z_BOND)
        self.addItem(self.arrow)
        self.arrow.setZValue(_Z_ARROW)
        self.addItem(self.bubble)
        self.bubble.setZValue(_Z_BUBBLE)
        self.bubble.hide()
        self.second.hide()

    # --- size and look ------------------------------------------------------------------------------------------------
    def resize(self, width: float, height: float, scale: float, dpr: float) -> None:
        """Lay everything out for a window; the panel's part of it is left free."""
        self.boxes = boxes = layout(self.game.spec, width, height, scale)
        self.setSceneRect(rect(boxes.board))
        self.signs = Signs(self.theme, dpr, max(1.0, boxes.u / 1.4))
        self._seals.clear()
        text = boxes.text
        self.ground.set_geometry(rect(boxes.board), text)
        self.band.set_geometry(rect(boxes.band), min(text, boxes.u * 1.12))
        for own, plate in self.plates.items():
            plate.set_geometry(rect(boxes.plate(own)), text)
        self.main.set_geometry(rect(boxes.main), min(text, boxes.u * 1.15))
        self.second.set_geometry(rect(boxes.second), boxes.u)
        for button, box in zip(self.quiet, boxes.quiet, strict=True):
            button.set_geometry(rect(box), boxes.u)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self.theme = theme
        parts = (self.ground, self.band, self.main, self.second, *self.quiet, *self.plates.values(), self.bubble)
        for part in (*parts, *self.counts.values()):
            part.set_theme(theme)
        self.signs = Signs(theme, self.signs.dpr, self.signs.grown)
        self._seals.clear()

    # --- a view -------------------------------------------------------------------------------------------------------
    def show_view(self, view: View, teller: Teller, plates: Mapping[bool, PlateState], jump: bool) -> None:
        """Everything at its place."""
        self.view = view
        words = dict(teller.words.places)
        places = tuple(self._empty_places())
        self.ground.show_boxes(self.boxes, words, places)
        for own, state in plates.items():
            self.plates[own].show_state(state)
        self._show_band(view, words, teller)
        self._show_counts(view, words)
        self._show_cards(view, jump)
        self._show_arrow(view)

    def _empty_places(self) -> list[Box]:
        found = []
        for area in self.game.spec.areas:
            for own in (True, False):
                box, u = self.boxes.areas[area.key, own], self.boxes.u
                if area.form == "rank" and area.places:
                    for nth in range(area.places):
                        w = area.width * u
                        found.append(
                            Box(box.x + nth * (area.step or area.width) * u, box.cy - w * RATIO / 2, w, w * RATIO)
                        )
                elif area.form == "slots":
                    found += [slot(area, box, u, nth) for nth in range(area.places)]
                elif area.form == "line" and area.width < 98:
                    w = area.width * u
                    found.append(Box(box.cx - w / 2, box.cy - w * RATIO / 2, w, w * RATIO))
        return found

    def _show_cards(self, view: View, jump: bool) -> None:
        spots = place(self.game.spec, self.boxes, view)
        self.spots = {spot.card.id: spot for spot in spots}
        for ident in self.cards.keys() - self.spots.keys():
            self.clock.stop(("card", ident))
            self.removeItem(self.cards.pop(ident))
        for ident, spot in self.spots.items():
            item, new = self.cards.get(ident), False
            if item is None:
                item = self.cards[ident] = BoardCard(ident)
                self.addItem(item)
                new = True
            item.lie(spot, self._face(spot), self.signs)
            item.setZValue(spot.z)
            if ident != self.held:
                self._travel(item, QPointF(spot.x, spot.y), jump or new)

    def _face(self, spot: Spot) -> QPixmap:
        card, box = spot.card, spot.box
        if card.name is None:
            kind = "back"
        elif spot.face:
            kind = spot.face
        else:
            kind = "lying" if spot.turned else ""
        if kind == "chip" and spot.turned:
            kind = "lying chip"
        return self.faces.pixmap(card, kind, box.w, box.h, self.signs.dpr)

    def _travel(self, item: BoardCard, to: QPointF, jump: bool) -> None:
        start = item.pos()
        if jump or self.clock.factor <= 0 or (start - to).manhattanLength() < 1:
            item.setPos(to)
            return

        def step(share: float) -> None:
            item.setPos(start + (to - start) * share)

        self.clock.run(("card", item.ident), _TRAVEL, step, QEasingCurve(QEasingCurve.Type.OutCubic))

    def repaint_faces(self) -> None:
        """Pictures came: ask for the faces again."""
        for ident, item in self.cards.items():
            item.lie(self.spots[ident], self._face(self.spots[ident]), self.signs)

    # --- signs --------------------------------------------------------------------------------------------------------
    def mark(self, worn: Mapping[int, Worn]) -> None:
        """What each card wears; seals and veils are added."""
        for ident, item in self.cards.items():
            card = self.spots[ident].card
            wear = worn.get(ident, Worn())
            veil = next((self.game.veils[mark] for mark in card.marks if mark in self.game.veils), "")
            seal = next((self.game.seals[mark] for mark in card.marks if mark in self.game.seals), "")
            item.wear(replace(wear, veil=veil), self._seal(seal) if seal else None)

    def _seal(self, sign: str) -> QPixmap:
        found = self._seals.get(sign)
        if found is None:
            found = self._seals[sign] = seal_pixmap(self.game.sign, sign, 9.5 * self.boxes.u, self.signs.dpr)
        return found

    # --- counts, steps, arrow -----------------------------------------------------------------------------------------
    def _show_counts(self, view: View, words: Mapping[str, str]) -> None:
        for side in view.sides:
            own = side.seat == view.seat
            for area in self.game.spec.areas:
                state = self._count(area, cards_of(area, side), words)
                if state is None:
                    continue
                part = self.counts.get((area.key, own))
                if part is None:
                    part = self.counts[area.key, own] = Count(self.theme)
                    self.addItem(part)
                    part.setZValue(_Z_COUNT)
                box, u = self.boxes.areas[area.key, own], self.boxes.u
                part.set_geometry(rect(box), self.boxes.text)
                w = area.width * u
                breadth = w if area.form != "fan" else w + 13 * u * max(0, state.count - 1)
                card = QRectF(0, box.h / 2 + area.rise * u - w * RATIO / 2, breadth, w * RATIO)
                part.show_state(state, card)

    def _count(self, area: Area, cards: tuple[CardView, ...], words: Mapping[str, str]) -> CountState | None:
        label = words.get(area.label, area.label)
        count = len(cards)
        if area.form == "pile":
            return CountState("pile", count, label, empty=not cards)
        if area.form == "fan" and area.counted:
            return CountState("fan", count, label, f"{count} {label}")
        if area.form == "slots":
            said, note = tr("of {count}").format(count=area.places), self.game.note(area.key, cards)
            return CountState("slots", count, label, said, note=note)
        if area.form == "rank" and area.face == "chip":
            ready = sum(not card.turned for card in cards)
            return CountState("ready", count, words.get("ready", tr("ready")), f"{ready} / {count}")
        return None

    def _show_band(self, view: View, words: Mapping[str, str], teller: Teller) -> None:
        steps, stations = self.game.spec.steps, self.boxes.stations
        turn = tuple(Stop(_capital(words.get(one.word, one.word)), stations[one.word]) for one in steps.turn)
        fight = tuple(Stop(_capital(words.get(one.word, one.word)), stations[one.word]) for one in steps.fight)
        now = (-1, -1)
        for part, row in ((0, steps.turn), (1, steps.fight)):
            for nth, one in enumerate(row):
                if one.step == view.step and view.rule.startswith(one.rule):
                    now = (part, nth)
        if now == (-1, -1) and any(one.step == view.step for one in steps.fight):
            now = (1, 0)
        held = next((nth for nth, one in enumerate(steps.turn) if one.word == steps.held), -1)
        other = teller.names[view.active ^ 1]
        fighting = view.battle is not None or now[0] == 1
        title = tr("Attack on {who}").format(who=other) if fighting else ""
        current = (steps.turn, steps.fight)[now[0]][now[1]].word if now != (-1, -1) else view.step
        said = tr("Turn {number} of {who}: {step}").format(
            number=view.turn, who=teller.names[view.active], step=words.get(current, current)
        )
        self.band.show_state(
            BandState(turn, fight, now, held, rule_shown(view.rule), title, view.active == view.seat, view.turn, said)
        )

    def _show_arrow(self, view: View) -> None:
        battle = view.battle
        found = [] if battle is None else [self.spots[one] for one in battle.attackers if one in self.spots]
        self._show_bond(found)
        if battle is None or not found:
            self.arrow.hide()
            return
        target, own = self.spots.get(battle.target), found[0].own
        tip = target.box if target is not None else self._front(not own)
        self.point([QPointF(spot.x, spot.box.y if own else spot.box.bottom) for spot in found], tip, own)

    def _show_bond(self, together: list[Spot]) -> None:
        """A bar that joins cards which attack together; it lies under them, so that it is seen between them."""
        path, u = QPainterPath(), self.boxes.u
        for one, other in pairwise(sorted(together, key=lambda spot: spot.x)):
            path.addRoundedRect(QRectF(one.x, one.y - 9 * u, other.x - one.x, 18 * u), 4 * u, 4 * u)
        self.bond.setPath(path)
        self.bond.setBrush(QBrush(QColor(self.theme.amber)))
        self.bond.setPen(QPen(QColor(INK), 2))

    def _front(self, own: bool) -> Box:
        """What stands for a player who is attacked: the foremost area of the field, else the plate."""
        keys = [area.key for area in self.game.spec.areas if area.player]
        there = [spot.box for spot in self.spots.values() if spot.own == own and spot.area in keys]
        return there[0] if there else self.boxes.areas[keys[0], own] if keys else self.boxes.plate(own)

    def point(self, starts: Sequence[QPointF], tip: Box, upwards: bool) -> None:
        """An arrow from a card, or from several, to something."""
        end = (tip.cx, tip.bottom + 4 if upwards else tip.y - 4)
        drawn = shape([(start.x(), start.y()) for start in starts], end, k=self.boxes.u)
        self.arrow.setPath(arrow_path(drawn, k=self.boxes.u))
        fill = QLinearGradient(starts[0], QPointF(*end))
        fill.setColorAt(0, QColor(self.theme.amber))
        fill.setColorAt(1, QColor("#FF7F5E"))
        self.arrow.setBrush(QBrush(fill))
        self.arrow.setPen(QPen(QColor(INK), 2))
        self.arrow.show()

    # --- what lies where ----------------------------------------------------------------------------------------------
    def thing_at(self, point: QPointF) -> Thing | None:
        """What lies at a point: a card, a pile, a player, an area."""
        held = self.held
        over = sorted((item for ident, item in self.cards.items() if ident != held), key=lambda item: -item.zValue())
        for item in over:
            spot = self.spots[item.ident]
            if item.holds(point):
                pile = bool(spot.area) and self.game.spec.area(spot.area).form == "pile"
                return ("area", spot.area, self._seat(spot.own)) if pile else ("card", item.ident)
        for own, box in ((True, self.boxes.plate(True)), (False, self.boxes.plate(False))):
            if box.holds(point.x(), point.y()):
                return ("seat", self._seat(own))
        for (key, own), box in self.boxes.areas.items():
            if box.holds(point.x(), point.y()):
                return ("area", key, self._seat(own))
        return None

    def _seat(self, own: bool) -> int:
        seat = 0 if self.view is None else self.view.seat
        return seat if own else seat ^ 1

    def box_of(self, thing: Thing) -> Box | None:
        """Where a thing is."""
        if thing[0] == "card":
            spot = self.spots.get(int(thing[1]))
            return None if spot is None else spot.box
        if thing[0] == "seat":
            return self.boxes.plate(thing[1] == self._seat(True))
        if thing[0] == "area":
            return self.boxes.areas.get((str(thing[1]), thing[2] == self._seat(True)))
        return None


def _capital(said: str) -> str:
    """With a capital letter, whatever follows."""
    return said[:1].upper() + said[1:]


def rule_shown(rule: str) -> str:
    """The id of a rule as it is shown: what no book knows is left out."""
    return rule if any(letter.isdigit() for letter in rule) else ""
