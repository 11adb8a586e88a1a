"""Everything on the table that is not a card: chart, zones, piles, plates, band, tickets, buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsScene

from engine.trails.views.records import PlayerView, View
from trails_desktop.match.auto_pass import station_of
from trails_desktop.table.cards.faces import Faces, face_of
from trails_desktop.table.furniture.board import Board, BoardState
from trails_desktop.table.furniture.plate import Plate, PlateState
from trails_desktop.table.furniture.ribbon import Ribbon, RibbonState
from trails_desktop.table.furniture.tickets import HIGHEST, Tickets
from trails_desktop.table.furniture.zones import PileLabel, PileState, ZoneFrame, ZoneState
from trails_desktop.table.geometry.layout import RATIO, Box, Frame, Z
from trails_desktop.table.pieces.bubble import Bubble, BubbleState
from trails_desktop.table.pieces.buttons import ButtonState, TableButton
from trails_desktop.table.pieces.note import Note
from trails_desktop.table.pieces.part import Part
from trails_desktop.table.pieces.tray import HEAD, TrayPanel, TrayState
from trails_desktop.table.placing.hints import hint_place
from trails_desktop.table.placing.picker import tray_box
from trails_desktop.table.placing.piles import PileItem
from trails_desktop.table.placing.shown import PILES, Pile
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE, Spot
from trails_desktop.ui.theme import Theme

_BUTTONS = ("main", "until", "modes", "undo", "auto")


def rect(box: Box) -> QRectF:
    """A layout box for Qt."""
    return QRectF(box.x, box.y, box.w, box.h)


@dataclass(frozen=True, slots=True)
class Context:
    """What the furniture shows besides the view. Seats are numbers of players, not sides of the screen."""

    names: tuple[str, str] = ("", "")
    orgs: tuple[str, str] = ("", "")
    below: int = 0
    may: frozenset[int] = frozenset()  #: players that may be picked
    target: int = -1  #: player that is attacked
    ghosts: tuple[int, int] = (0, 0)  #: bond a forecast would take
    focus_seat: int = -1  #: plate with the keyboard cursor
    focus_pile: tuple[int, str] = (-1, "")
    open_piles: frozenset[tuple[int, str]] = frozenset()  #: trails and exiles in which a card can be used now
    lit: frozenset[Spot] = frozenset()  #: where the dragged card may go
    dragging: bool = False
    stops: frozenset[int] = frozenset()
    seed: int = 0
    buttons: Mapping[str, ButtonState] = field(default_factory=dict)  #: main, until, undo, auto


class Furniture:
    """Creates the parts, puts them where a frame says and shows a view on them."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, faces: Faces) -> None:
        self._faces = faces
        self._theme = theme
        self.board = Board(theme)
        self.ribbon = Ribbon(theme)
        self.tickets = Tickets(theme)
        self.bubble = Bubble(theme)
        self.hint = Bubble(theme)
        self.note = Note(theme)  #: why it was passed
        self.tray = TrayPanel(theme)
        self.band = ZoneFrame(theme)  #: lit while the middle band takes the dragged card
        self.plates = {own: Plate(theme) for own in (True, False)}
        self.zones = {(own, zone): ZoneFrame(theme) for own in (True, False) for zone in ("field", "homebase")}
        self.piles: dict[tuple[bool, Pile], PileItem] = {}
        self.labels: dict[tuple[bool, Pile], PileLabel] = {}
        for own in (True, False):
            for pile in PILES:
                self.piles[own, pile] = PileItem(0, pile)
                self.labels[own, pile] = PileLabel(theme)
        self.buttons = {name: TableButton(theme, space_presses=False) for name in _BUTTONS}
        for layer, items in (
            (Z.BOARD, [self.board]),
            (Z.ZONE, list(self.zones.values())),
            (Z.PILE, [*self.plates.values(), *self.labels.values()]),
            (Z.BAND, [self.ribbon, self.band]),
            (Z.TICKET, [self.tickets]),
            (Z.HAND, [*self.buttons.values(), self.note]),
            (Z.BUBBLE, [self.bubble, self.hint]),
            (Z.TRAY - 0.5, [self.tray]),
        ):
            for item in items:
                item.setZValue(layer + (0.5 if isinstance(item, PileLabel | TableButton | Note) else 0.0))
                scene.addItem(item)
        for stack in self.piles.values():
            stack.setZValue(Z.PILE + 0.2)
            scene.addItem(stack)
        self.bubble.setVisible(False)
        self.hint.setVisible(False)
        self.tray.setVisible(False)
        self.band.setVisible(False)

    def parts(self) -> list[Part]:
        """Every painted part, from the board to the bubble."""
        return [
            self.board, *self.zones.values(), *self.labels.values(), *self.plates.values(), self.ribbon,
            self.tickets, *self.buttons.values(), self.note, self.bubble, self.hint, self.tray, self.band,
        ]  # fmt: skip

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        for part in self.parts():
            part.set_theme(theme)

    def lay(self, fr: Frame) -> None:
        """Put everything where the frame says."""
        self.board.set_geometry(rect(fr.board), 1.0)
        self.ribbon.set_geometry(rect(fr.mid), fr.band_text)
        self.band.set_geometry(rect(fr.mid).adjusted(10 * fr.u, 0, -10 * fr.u, 0), 1.0)
        reserve = self.ribbon.reserve()
        free = 2 * (fr.own.field.cy - fr.field_card * RATIO / 2 - fr.mid.cy) - 4  # between the cards of both fields
        fits = min(max(0.84, reserve.width() / 250), free / HIGHEST)
        self.tickets.set_geometry(reserve, min(fr.ticket_text, fits))
        for own in (True, False):
            side = fr.of(own)
            self.plates[own].set_geometry(rect(side.plate), fr.plate_text)
            for zone in ("field", "homebase"):
                self.zones[own, zone].set_geometry(rect(side.zone(zone)), max(1.0, fr.u * 0.9))
            for pile in PILES:
                self.labels[own, pile].set_geometry(rect(side.zone(pile)), min(fr.text, fr.u * 1.25))
        for name, box in (
            ("main", fr.main), ("until", fr.until), ("modes", fr.modes), ("undo", fr.undo), ("auto", fr.auto)
        ):  # fmt: skip
            scale = fr.button_text if name in ("main", "until", "modes") else min(fr.text, box.h / 30, box.w / 118)
            self.buttons[name].set_geometry(rect(box), scale)
        high = 21 * fr.button_text
        self.note.set_geometry(
            QRectF(fr.main.x - 40 * fr.u, fr.main.y - high - 7 * fr.u, fr.main.w + 40 * fr.u, high), fr.button_text
        )

    def show_hint(self, state: BubbleState | None, fr: Frame, busy: bool = False, opened: bool = False) -> bool:
        """What is asked, where it hides nothing (:func:`hint_place`); None for nothing. busy: tickets or an attack are
        in the middle. opened: the other hand is seen. Returns whether the words had to become smaller."""
        self.hint.setVisible(state is not None)
        if state is None:
            return False
        place = hint_place(state, fr, self.ribbon.reserve(), busy, opened)
        self.hint.show_state(place.state)
        self.hint.setZValue(Z.TICKET if place.in_band else Z.BUBBLE)
        self.hint.set_geometry(place.box, place.scale)
        return place.scale < 0.95 * max(0.9, fr.text)

    def show_tray(self, state: TrayState | None, fr: Frame, count: int = 1) -> None:
        """The ground under ``count`` cards shown over the table; None for none."""
        self.tray.setVisible(state is not None)
        if state is not None:
            self.tray.show_state(state)
            box, scale = tray_box(count, fr), max(0.9, fr.text)
            high = HEAD * scale
            self.tray.set_geometry(QRectF(box.x, box.y - high, box.w, box.h + high), scale)

    def show(self, view: View, fr: Frame, context: Context, dpr: float) -> None:
        """Show a view."""
        self.board.show_state(BoardState(context.seed))
        for player in view.players:
            own = player.seat == context.below
            self._plate(view, player, own, context)
            self._zones(player, own, context)
            self._piles(player, own, fr, context, dpr)
        self._ribbon(view, context)
        lit = context.dragging and (BAND in context.lit or BOARD in context.lit)
        self.band.setVisible(lit)
        self.band.show_state(ZoneState("", lit))
        for name, state in context.buttons.items():
            self.buttons[name].show_state(state)
            self.buttons[name].setVisible(bool(state.verb))

    def _plate(self, view: View, player: PlayerView, own: bool, context: Context) -> None:
        seat = player.seat
        sign = "target" if seat == context.target else "may" if seat in context.may else ""
        tr = QCoreApplication.translate
        # With the initiative flag there is no room for more; the amber edge says who decides.
        doing = tr("Table", "to decide") if seat == view.asked else tr("Table", "waiting")
        # In the setup somebody chooses who has it; nobody has it before.
        first = seat == view.initiative and view.asked_for != "initiative"
        if first:
            doing = ""
        self.plates[own].show_state(
            PlateState(
                name=context.names[seat], org=context.orgs[seat], bond=player.bond, cp=player.cp, ep=player.ep,
                hand=len(player.hand), deciding=seat == view.asked, initiative=first,
                doing=doing, ghosts=context.ghosts[seat], sign=sign, focused=context.focus_seat == seat,
            )
        )  # fmt: skip

    def _zones(self, player: PlayerView, own: bool, context: Context) -> None:
        tr = QCoreApplication.translate
        whole, counted = BOARD in context.lit, _counted(own)
        for zone, spot, name, cards in (
            ("field", FIELD, tr("Table", "Field"), player.field),
            ("homebase", HOMEBASE, tr("Table", "Homebase"), player.homebase),
        ):
            lit = context.dragging and own and (spot in context.lit or (whole and zone == "field"))
            spoken = counted.format(zone=name, count=len(cards), player=context.names[player.seat])
            dim = context.dragging and not lit and not any(kind != "zone" for kind, _ in context.lit)
            self.zones[own, zone].show_state(ZoneState(name, lit, dim, spoken))

    def _piles(self, player: PlayerView, own: bool, fr: Frame, context: Context, dpr: float) -> None:
        tr = QCoreApplication.translate
        names: dict[Pile, str] = {
            "trail": tr("Table", "Trail"), "exile": tr("Table", "Exile"), "deck": tr("Table", "Deck"),
        }  # fmt: skip
        counted = _counted(own)
        for pile in PILES:
            cards = () if pile == "deck" else player.trail if pile == "trail" else player.exile
            count = player.deck if pile == "deck" else len(cards)
            item, box = self.piles[own, pile], fr.of(own).zone(pile)
            top = None
            if count:
                faces = self._faces
                if pile == "deck":
                    top = faces.back(round(box.w), dpr)
                else:
                    top = faces.pixmap(face_of(cards[-1], faces.names), round(box.w), dpr, cards[-1])
            item.seat = player.seat
            item.show_pile(box, count, context.focus_pile == (player.seat, pile), top, self._theme, dpr)
            said = counted.format(zone=names[pile], count=count, player=context.names[player.seat])
            usable = (player.seat, pile) in context.open_piles
            if usable:
                said = tr("Table", "{pile}, a card in it can act").format(pile=said)
            self.labels[own, pile].show_state(PileState(names[pile], count, usable, spoken=said, sign=pile))

    def _ribbon(self, view: View, context: Context) -> None:
        first = view.initiative if view.initiative in (0, 1) else context.below
        self.ribbon.show_state(
            RibbonState(
                turn=view.turn, first=context.names[first], second=context.names[1 - first],
                initiative_below=view.initiative == context.below, current=station_of(view), rule=view.rule,
                stops=context.stops, over=view.phase == "over",
                initiative=context.names[view.initiative] if view.initiative in (0, 1) else "",
            )
        )  # fmt: skip


def _counted(own: bool) -> str:
    """What a zone or a pile is called aloud, a template."""
    tr = QCoreApplication.translate
    return tr("Table", "Your {zone}, cards: {count}") if own else tr("Table", "{player}: {zone}, cards: {count}")
