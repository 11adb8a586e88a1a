"""Who speaks on the table while something is held: one voice at a time, and never on what it speaks of.

A question to the seat goes first, then the ribbon of a turn, then the sheet with what the other player does, then the
line of what came of it. Guard: tests/desktop/table/hold/test_voices.py.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEasingCurve, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPathItem, QWidget

from engine.trails.views.records import StandbyView, View
from trails_desktop.match.api import MatchChange, MatchPort
from trails_desktop.table.cards.faces import Faces
from trails_desktop.table.cards.words import Words
from trails_desktop.table.geometry.layout import Z
from trails_desktop.table.hold.banner import HIGH, Banner, BannerState, BannerStep
from trails_desktop.table.hold.hold import Hold
from trails_desktop.table.hold.moments import Moment, on_field, owner
from trails_desktop.table.hold.recap import Recap
from trails_desktop.table.hold.room import film_path, hides
from trails_desktop.table.hold.sheet import Fighter, HeldSheet, HeldState
from trails_desktop.table.hold.strip import HIGH as STRIP_HIGH
from trails_desktop.table.hold.strip import WIDE as STRIP_WIDE
from trails_desktop.table.hold.strip import Strip, StripState
from trails_desktop.table.hold.telling import Teller
from trails_desktop.table.pieces.buttons import ButtonState
from trails_desktop.table.pieces.clock import curve
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.scene.table_scene import Hit, TableScene
from trails_desktop.ui.keys.keymap import KeyTexts
from trails_desktop.ui.paint import tone
from trails_desktop.ui.theme import Theme

_FILM, _FILM_TURN = 0.34, 0.46
_IN = 200.0  #: milliseconds
_Curve = QEasingCurve.Type


class Held(Protocol):
    """The table that is held: what is read of it."""

    @property
    def keys(self) -> KeyTexts: ...
    @property
    def port(self) -> MatchPort: ...
    @property
    def scene(self) -> TableScene: ...
    @property
    def faces(self) -> Faces: ...
    @property
    def words(self) -> Words: ...
    @property
    def hold(self) -> Hold: ...
    @property
    def side(self) -> QWidget: ...
    def refresh(self) -> None: ...


class Voices(QObject):
    """See the module's text."""

    def __init__(self, table: Held, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        scene = table.scene
        self.teller = Teller(table.words, table.faces.names, table.port.names)
        self.sheet, self.strip, self.banner = HeldSheet(scene.theme), Strip(scene.theme), Banner(scene.theme)
        self.recap = Recap(table.faces, scene.theme, table.side)
        self.recap.closed.connect(self.close_recap)
        self._film = QGraphicsPathItem()
        self._film.setPen(QPen(Qt.PenStyle.NoPen))
        self._film.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._film.setZValue(Z.ARROW - 0.05)
        self._homes: dict[Part, QPointF] = {}  # where parts lie, or will lie when they have come
        self._away = 0  #: the waiting card whose sheet was put away
        self._read = 0  #: the waiting card that the panel was given
        for part, z in ((self.sheet, Z.TRAY + 0.2), (self.strip, Z.TICKET - 0.2), (self.banner, Z.TRAY + 0.4)):
            part.setZValue(z)
            part.setVisible(False)
            scene.addItem(part)
        self._film.setVisible(False)
        scene.addItem(self._film)
        scene.sheets.append(self.sheet)
        scene.interrupted = self._interrupted
        self.sheet.pressed.connect(self._pressed)
        self.sheet.looked.connect(self._looked)
        table.hold.ticked.connect(self.tick)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        for part in (self.sheet, self.strip, self.banner):
            part.set_theme(theme)

    def hush(self) -> None:
        """Nobody speaks, and nothing is remembered (the curtain)."""
        self._table.hold.forget()
        self.close_recap()
        for item in (self.sheet, self.strip, self.banner, self._film):
            item.setVisible(False)
        self._away = self._read = 0

    # --- what happened since one last decided ------------------------------------------------------------------------
    def toggle_recap(self) -> None:
        """B: what happened since the seat last decided, over the panel; again puts it away."""
        if not self.close_recap():
            scene = self._table.scene
            rows, key = self.teller.rows(self._table.hold.shown()), self._table.keys("recap")
            self.recap.show_rows(rows, scene.theme, scene.frame.side_text, key)

    def close_recap(self) -> bool:
        """Put it away. True if it was there."""
        was = self.recap.isVisible()
        self.recap.hide()
        return was

    # --- what is said ------------------------------------------------------------------------------------------------
    def show(self, view: View, hinted: bool, asked: bool) -> int:
        """Say what there is to say. hinted: a question stands on the board; asked: the seat decides. Returns the object
        of a waiting card that is read now, for the panel; 0 if none is new."""
        hold, scene = self._table.hold, self._table.scene
        moment = None if hold.breathing else hold.now
        banner = self._banner_state(moment) if moment is not None else None
        sheet = self._sheet_state(moment, view, asked) if banner is None and not hinted else None
        told = hold.told
        strip = None
        if told is not None and banner is None and sheet is None and not hinted:
            strip = StripState(self.teller.told(told), hold.now is told and not hold.breathing)
        self._show_banner(banner, moment)
        self._show_sheet(sheet, view)
        self._show_strip(strip, view)
        rests = moment is not None and (banner is not None or (sheet is not None and not sheet.asks))
        self._show_film(rests, view, banner is not None)
        self._rings()
        waiting = view.standby[0] if sheet is not None and sheet.face is not None and view.standby else None
        fresh = waiting.id if waiting is not None and waiting.id != self._read else 0
        self._read = waiting.id if waiting is not None else 0
        scene.update()
        return fresh

    def tick(self) -> None:
        """A ring goes on; when it is through, the voice is silent."""
        hold = self._table.hold
        if hold.breathing or (self.strip.isVisible() and hold.told is None):
            self._table.refresh()
        else:
            self._rings()

    def _rings(self) -> None:
        hold = self._table.hold
        self.sheet.show_ring(hold.left, hold.paused)
        self.strip.show_ring(hold.left, hold.paused)

    def main_button(self, view: View) -> ButtonState | None:
        """What the main button says while something rests; None if nothing does."""
        moment = self._table.hold.now
        if moment is None:
            return None
        tr = QCoreApplication.translate
        detail = ""
        if moment.waiting is not None and moment.kind == "ticket":
            name = self._table.faces.names.name(moment.waiting.number)
            detail = tr("Hold", "{card} resolves").format(card=name)
        elif moment.kind == "attack":
            detail = tr("Hold", "the fight follows")
        elif moment.kind == "turn":
            detail = tr("Hold", "the turn begins")
        return ButtonState(tr("Hold", "Go on"), detail, tr("Table", "Space"), kind="quiet")

    # --- the ribbon of a turn ----------------------------------------------------------------------------------------
    def _banner_state(self, moment: Moment) -> BannerState | None:
        tr = QCoreApplication.translate
        view, names, orgs = moment.view, self._table.port.names, self._table.port.orgs
        if moment.kind == "end":
            won, mine = view.winner, view.seat
            bonds = tr("Hold", "Bond: {one} {n}, {other} {m}").format(
                one=names[0], n=_bond(view, 0), other=names[1], m=_bond(view, 1)
            )
            if won == mine:
                return BannerState(tr("Hold", "The line holds"), tr("Hold", "You win. {bonds}").format(bonds=bonds))
            if won == 1 - mine and mine in (0, 1):
                said = tr("Hold", "{who} wins. {bonds}").format(who=names[won], bonds=bonds)
                return BannerState(tr("Hold", "The lamp goes out"), said, dark=True, icon="lampout")
            return BannerState(tr("Hold", "The game is over"), bonds)
        if moment.kind != "turn" or view.initiative not in (0, 1):
            return None
        first = view.initiative
        steps = tr("Hold", "Draw · Homebase · Deploy")
        order = [
            BannerStep(tr("Hold", "You") if seat == view.seat else names[seat], steps, orgs[seat] or " ", seat == first)
            for seat in (first, 1 - first)
        ]
        order.append(BannerStep(tr("Hold", "Both"), tr("Hold", "Combat · Cure")))
        below = first == self._table.scene.context.below
        title = tr("Hold", "Turn {n}").format(n=view.turn)
        return BannerState(title, self.teller.initiative(view), str(view.turn), below, tuple(order))

    def _show_banner(self, state: BannerState | None, moment: Moment | None) -> None:
        banner, fr = self.banner, self._table.scene.frame
        was = banner.isVisible()
        banner.setVisible(state is not None)
        if state is None:
            return
        k = max(0.8, min(1.6, fr.u * max(1.0, fr.text / fr.u * 0.9)))
        k = min(k, fr.board.w / 900)
        fresh = not was or banner.state != state
        banner.show_state(state)
        self._place(banner, QRectF(fr.board.x, fr.mid.cy - HIGH * k / 2, fr.board.w, HIGH * k), k)
        if fresh:
            self._come(banner, 46.0 if state.below else -46.0)
            end = 0.0 if state.below else 180.0
            swing = curve(_Curve.OutElastic)
            swing.setAmplitude(0.6)
            swing.setPeriod(0.55)
            self._table.scene.clock.run(
                "banner needle", 600.0, lambda share: banner.turn_needle(180.0 - end + (2 * end - 180.0) * share), swing
            )

    # --- the sheet ---------------------------------------------------------------------------------------------------
    def _sheet_state(self, moment: Moment | None, view: View, asked: bool) -> HeldState | None:
        hold = self._table.hold
        if moment is not None:
            if moment.seat == view.seat or moment.seat not in (0, 1):
                return None
            if moment.kind == "ticket" and moment.waiting is not None:
                return self._ticket(moment.waiting, view, False)
            return self._attack(moment, view, False) if moment.kind == "attack" else None
        if hold.busy or not asked or view.seat not in (0, 1):
            return None
        if view.standby:
            top = view.standby[0]
            if top.controller != view.seat and top.id != self._away:
                return self._ticket(top, view, True)
            return None
        combat = view.combat
        if combat is None or combat.stage == "dealt" or owner(view, combat.attackers) != 1 - view.seat:
            return None
        if self._away == -combat.attackers[0]:
            return None
        moment = Moment("attack", view, view, MatchChange((), ()), 1 - view.seat)
        return self._attack(moment, view, True)

    def _ticket(self, waiting: StandbyView, view: View, asks: bool) -> HeldState:
        tr = QCoreApplication.translate
        names, faces, seat = self._table.faces.names, self._table.faces, waiting.controller
        who = self._table.port.names[seat]
        face = names.face(waiting.number)
        title = tr("Hold", "{who} plays").format(who=who)
        if waiting.kind in ("craft", "arts", "support"):
            title = tr("Hold", "{who} uses").format(who=who)
        elif waiting.kind == "trigger":
            title = tr("Hold", "Triggered: {who}").format(who=who)
        kind = {"craft": tr("Hold", "CRAFT"), "arts": tr("Hold", "ARTS"), "trigger": tr("Hold", "CRAFT")}.get(
            waiting.kind, face.type.replace("/", "·")
        )
        aims = [names.card_name(card) for obj in waiting.targets if (card := on_field(view, obj)) is not None]
        aims += [self._table.port.names[at] for at in waiting.target_seats]
        line = tr("Hold", "on {targets}").format(targets=", ".join(aims)) if aims else ""
        org = self._table.port.orgs[seat] or (face.orgs[0] if face.orgs else "")
        return HeldState(
            title, org, kind, face, (), line, *self._words_of_foot(view, asks), asks=asks,
            picture=faces.picture(waiting.number),
        )  # fmt: skip

    def _attack(self, moment: Moment, view: View, asks: bool) -> HeldState:
        tr = QCoreApplication.translate
        who = self._table.port.names[moment.seat]
        (one, how), (other, stands), strength, defence = self.teller.attack(moment)
        combat = view.combat
        target = on_field(view, combat.target) if combat is not None and combat.target else None
        lowered = target is not None and sum(c.amount for c in target.changes if c.field == "def") < 0
        fighters = (
            Fighter("str", strength, one, how),
            Fighter("def" if defence else "lamp", defence, other, stands, lowered),
        )
        title = tr("Hold", "{who} attacks").format(who=who)
        org = self._table.port.orgs[moment.seat]
        return HeldState(title, org, "", None, fighters, "", *self._words_of_foot(view, asks), asks=asks)

    def _words_of_foot(self, view: View, asks: bool) -> tuple[str, str, str]:
        """What goes on, by which key, and what one may do."""
        tr = QCoreApplication.translate
        key = tr("Table", "Space")
        if asks:
            return tr("Table", "Pass"), key, tr("Hold", "or answer with a lit card")
        own = view.players[view.seat] if view.seat in (0, 1) else None
        poor = own is not None and not own.ep and not any(card.ready for card in own.homebase)
        return tr("Hold", "go on"), key, tr("Hold", "you cannot answer") if poor else ""

    def _show_sheet(self, state: HeldState | None, view: View) -> None:
        sheet, was = self.sheet, self.sheet.isVisible()
        if state is None:
            if was:
                self._table.hold.pause("sheet", False)
            sheet.setVisible(False)
            return
        scene, fr = self._table.scene, self._table.scene.frame
        top, bottom = fr.other.plate.bottom + 10, fr.own.plate.y - 8
        k, most = max(0.84, fr.text), (bottom - top if state.face is not None else fr.own.field.h + 20 * fr.u)
        wide, high = HeldSheet.size_for(state, k)
        while k > 0.66 and (high > most or wide > 0.4 * fr.board.w):
            k *= 0.95
            wide, high = HeldSheet.size_for(state, k)
        y = min(max(top, (top + bottom - high) / 2), max(top, bottom - high))
        left, right = fr.board.x + 14, fr.board.right - wide - 6
        places = [QRectF(left, y, wide, high), QRectF(right, y, wide, high)]
        if state.face is None:
            # An attack is small: at the end of a field where no card of it lies, the attacker's first.
            fields = (fr.other.field, fr.own.field) if self._upper(view) else (fr.own.field, fr.other.field)
            places = [QRectF(x, field.cy - high / 2, wide, high) for field in fields for x in (right, left)]
        place = min(places, key=lambda box: hides(scene, box, view))
        fresh = not was or sheet.state.title != state.title or sheet.state.face != state.face
        sheet.show_state(state)
        self._place(sheet, place, k)
        sheet.setVisible(True)
        if fresh:
            self._come(sheet, 0.0, 18.0 if place.center().x() < fr.board.cx else -18.0)

    def _upper(self, view: View) -> bool:
        combat = view.combat
        return combat is None or owner(view, combat.attackers) != self._table.scene.context.below

    # --- what came of it ---------------------------------------------------------------------------------------------
    def _show_strip(self, state: StripState | None, view: View) -> None:
        strip, was = self.strip, self.strip.isVisible()
        strip.setVisible(state is not None)
        if state is None:
            return
        fr, ribbon = self._table.scene.frame, self._table.scene.furniture.ribbon
        k = max(0.84, fr.band_text)
        left = fr.mid.x + 74 * fr.band_text
        stations = ribbon.station_x()
        room = (ribbon.reserve().left() if view.standby else fr.mid.x + stations[6] - 46 * k) - left
        # As large as the player's words, where the line has room for it in the band.
        larger = min(max(k, fr.text), (fr.mid.h + 8 * fr.u) / STRIP_HIGH)
        if Strip.width_for(state, larger) <= room:
            k = larger
        wide = min(max(Strip.width_for(state, k), 320 * k), max(STRIP_WIDE * k, 320 * k), room)
        high = min(STRIP_HIGH * k, fr.mid.h + 8 * fr.u)
        fresh = not was or strip.state.told != state.told
        strip.show_state(state)
        self._place(strip, QRectF(left, fr.mid.cy - high / 2, wide, high), k)
        if fresh:
            self._come(strip, 0.0, -14.0)

    # --- film, coming, the mouse -------------------------------------------------------------------------------------
    def _show_film(self, on: bool, view: View, turn: bool) -> None:
        film, scene = self._film, self._table.scene
        film.setVisible(on and not scene.theme.flat)
        if not film.isVisible():
            return
        path = film_path(scene, view, turn)
        film.setPath(path)
        film.setBrush(tone("#050B12", _FILM_TURN if turn else _FILM))

    def _place(self, part: Part, box: QRectF, k: float) -> None:
        """Lay a part somewhere. One that is on its way goes on to there."""
        before, way = self._homes.get(part), part.pos()
        part.set_geometry(box, k)
        self._homes[part] = part.pos()
        if before is not None and self._table.scene.clock.runs(("voice", id(part))):
            part.setPos(part.pos() + (way - before))

    def _come(self, part: Part, down: float, right: float = 0.0) -> None:
        """A part comes to its place from beside it; in reduced motion it is there."""

        def step(share: float) -> None:
            home = self._homes[part]  # it may be laid elsewhere while it comes
            part.setOpacity(0.25 + 0.75 * share)
            part.setPos(home.x() - right * (1.0 - share), home.y() + down * (1.0 - share))

        self._table.scene.clock.run(("voice", id(part)), _IN, step)

    def _interrupted(self, hit: Hit, pressed: Part | None) -> bool:
        """A press while something rests goes on; the quieter buttons do what they do."""
        main = self._table.scene.furniture.buttons["main"]
        return (pressed is None or pressed is main) and self._table.hold.skip()

    def _pressed(self) -> None:
        """A click on the sheet: go on, or put it away while the seat thinks."""
        if self._table.hold.skip():
            return
        view = self._table.hold.view()
        self._away = view.standby[0].id if view.standby else 0
        if not self._away and view.combat is not None and view.combat.attackers:
            self._away = -view.combat.attackers[0]
        self._table.refresh()

    def _looked(self, on: bool) -> None:
        self._table.hold.pause("sheet", on)


def _bond(view: View, seat: int) -> str:
    """A player's bond with a true minus."""
    return str(view.players[seat].bond).replace("-", "−")
