"""The standby zone: waiting cards as a stack of notched tickets, the next to be punched in front."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font
from trails_desktop.ui.marks import mark_path, paint_pattern
from trails_desktop.ui.orgs import org_style
from trails_desktop.ui.paint import (
    Medal,
    circle,
    cost_medal,
    draw_shadow,
    fill_path,
    focus_ring,
    gradient,
    squeeze,
    text,
    tone,
)
from trails_desktop.ui.paint_base import device_ratio
from trails_desktop.ui.theme import PAPER_TOP, Theme

_WIDTH, _HEIGHT = 270.0, 50.0
_SHOWN = 3
_PEEK, _NARROW = 17.0, 9.0
_PEEK_OF_THREE = 8.5  #: with three the stack stays as high as with two: it hides nothing of the fields
HIGHEST = _HEIGHT + _PEEK  #: a closed pile, times the text scale; it lies in the middle of the band
_CLEAR = 40.0  #: free pixels between an arrow in the middle and the stack


@dataclass(frozen=True, slots=True)
class Ticket:
    """One waiting card: its name in the player's language, "who: what", cost (CP, EP, level or none), organization
    and picture (any size; the upper middle is shown). ``picture`` is not compared."""

    id: int
    name: str
    line: str
    org: str = ""
    cost_kind: Medal | None = None
    cost: int | None = None
    picture: QImage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class TicketsState:
    """The stack, next to resolve first. ``avoid``: x of an arrow in the middle, parent coordinates."""

    tickets: tuple[Ticket, ...] = ()
    avoid: float | None = None
    focused: int = -1  #: index of the ticket with the keyboard cursor, -1 none
    targeted: tuple[int, ...] = ()  #: ids of tickets that are targets


class Tickets(Part):
    """See the module's text. Give it the ribbon's reserve. ``ticket_hovered(id)``: 0 when the pointer left;
    ``ticket_pressed(id)``: clicked."""

    ticket_hovered = Signal(int)
    ticket_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent)
        self._state = TicketsState()
        self._spread = False
        self._hover = -1
        self._pictures: tuple[int, ...] = ()
        self._arrival = 1.0
        self._from_below = True
        self._boxes: list[QRectF] = []
        self.setAcceptHoverEvents(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)

    def show_state(self, state: TicketsState) -> None:
        """Show another stack."""
        pictures = tuple(t.picture.cacheKey() if t.picture is not None else 0 for t in state.tickets)
        if state != self._state or pictures != self._pictures:
            self.prepareGeometryChange()
            # A ticket that the keyboard stands on must be seen whole: one of those shown comes to the front, so that
            # nothing of the fields is hidden; for those below them the pile opens.
            deep, was_deep = state.focused >= _SHOWN, self._state.focused >= _SHOWN
            self._state, self._pictures = state, pictures
            self._spread = len(state.tickets) > 1 and (deep or (self._spread and not was_deep))
            self._place()
            self.stale()

    @property
    def ids(self) -> tuple[int, ...]:
        """The objects that wait, next first."""
        return tuple(ticket.id for ticket in self._state.tickets)

    def set_arrival(self, share: float, from_below: bool) -> None:
        """How far the front ticket has come, 0 to 1, from the side of the player who put it there."""
        if (share, from_below) != (self._arrival, self._from_below):
            self._arrival, self._from_below = share, from_below
            self.stale()

    def front_picture(self, ratio: float) -> tuple[QPixmap, QPointF]:
        """The front ticket as a picture, and where its upper left corner is in parent coordinates."""
        box = self._boxes[0].adjusted(-20, -20, 20, 20)
        pixmap = QPixmap(round(box.width() * ratio), round(box.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        p.translate(-box.topLeft())
        self._ticket(p, self._boxes[0], self._state.tickets[0], True, True)
        p.end()
        return pixmap, box.topLeft() + self.pos()

    @property
    def spread(self) -> bool:
        """Whether the pile is fanned out."""
        return self._spread

    def set_spread(self, on: bool) -> None:
        """Fan the pile out, or close it. The pointer on it does the same."""
        if on != self._spread and len(self._state.tickets) > 1:
            self.prepareGeometryChange()
            self._spread = on
            self._place()
            self.stale()

    def ticket_box(self, index: int) -> QRectF:
        """Where a ticket lies, in parent coordinates; a null rectangle if it is not shown."""
        if 0 <= index < len(self._boxes):
            return self._boxes[index].translated(self.pos())
        return QRectF()

    def accessible_name(self) -> str:
        """The stack from the top."""
        names = [self.ticket_accessible(i) for i in range(len(self._state.tickets))]
        if not names:
            return self.tr("Standby, empty")
        return self.tr("Standby, next first: {cards}").format(cards="; ".join(names))

    def ticket_accessible(self, index: int) -> str:
        """What a screen reader says for one ticket."""
        t = self._state.tickets[index]
        return f"{t.name}. {t.line}" if t.line else t.name

    # -- layout ----------------------------------------------------------------------------------------------------

    @property
    def raised(self) -> int:
        """Index of the ticket that lies in front of the others in a closed pile: the one with the keyboard cursor."""
        focused = self._state.focused
        return focused if 0 <= focused < min(_SHOWN, len(self._state.tickets)) and not self._spread else 0

    def relaid(self) -> None:
        """Place the tickets anew."""
        self._place()

    def _place(self) -> None:
        k, area = self.text_scale, self.area
        width = min(_WIDTH * k, area.width() - 24 * k)
        height = _HEIGHT * k
        x = area.center().x() - width / 2
        low, high = 14 * k, area.right() - width - 12 * k
        if self._state.avoid is not None:
            middle = self._state.avoid - self.pos().x()
            right_of, left_of = middle + _CLEAR * k, middle - _CLEAR * k - width
            if left_of >= low and middle > area.center().x():
                x = left_of
            elif x < right_of and x + width > middle - _CLEAR * k:
                x = right_of
        x = round(min(max(x, low), max(low, high)))
        behind = min(len(self._state.tickets), _SHOWN) - 1
        y = round(area.center().y() - (height - behind * self._peek() * k) / 2)
        self._boxes = []
        room = self.pos().y() + y - 6 * k  # above the lowest, to the table's edge: many lie over one another
        step = min(height + 6 * k, room / max(1, len(self._state.tickets) - 1))
        for i in range(len(self._state.tickets)):
            if self._spread:
                self._boxes.append(QRectF(x, y - i * step, width, height))
            elif i < _SHOWN:
                inset = i * _NARROW * k
                self._boxes.append(QRectF(x + inset, y - i * self._peek() * k, width - 2 * inset, height))
        self._hover = -1
        self._bounds = QRectF(area)  # all tickets with their shadows
        for ticket in self._boxes:
            self._bounds = self._bounds.united(ticket)
        self._bounds.adjust(-20, -20, 20, 24)

    def _peek(self) -> float:
        return _PEEK if len(self._state.tickets) < _SHOWN else _PEEK_OF_THREE

    def shape(self) -> QPainterPath:
        """The tickets only: the empty reserve belongs to the band."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for i, box in enumerate(self._boxes):
            gap = 6 * self.text_scale if self._spread and i else 0
            path.addRect(box.adjusted(-14 * self.text_scale, 0, 0, gap))
        return path

    def ticket_at(self, at: QPointF) -> int:
        """Index of the ticket under a local point, -1 if none."""
        if self.raised < len(self._boxes) and self._boxes[self.raised].contains(at):
            return self.raised
        return next((i for i, box in enumerate(self._boxes) if box.contains(at)), -1)

    # -- mouse and keys --------------------------------------------------------------------------------------------

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """A pile whose names are hidden fans out."""
        if len(self._state.tickets) >= _SHOWN:
            self.set_spread(True)
        self.hoverMoveEvent(event)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell which ticket the pointer is on."""
        index = self.ticket_at(event.pos())
        if index != self._hover:
            self._hover = index
            self.ticket_hovered.emit(self._state.tickets[index].id if index >= 0 else 0)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Close the pile."""
        self.set_spread(False)
        self._hover = -1
        self.ticket_hovered.emit(0)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on a ticket."""
        index = self.ticket_at(event.pos())
        if index >= 0 and event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            self.ticket_pressed.emit(self._state.tickets[index].id)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused ticket."""
        tickets, at = self._state.tickets, self._state.focused
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and 0 <= at < len(tickets):
            self.ticket_pressed.emit(tickets[at].id)
        else:
            super().keyPressEvent(event)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw_live(self, p: QPainter) -> None:
        """The keyboard ring."""
        if 0 <= self._state.focused < len(self._boxes):
            focus_ring(p, self._boxes[self._state.focused], 8 * self.line, self.theme, self.line)

    def draw(self, p: QPainter) -> None:
        """Paint the stack from behind. An empty zone draws nothing."""
        raised = self.raised
        for i in sorted(range(len(self._boxes)), key=lambda i: (i == raised, -i)):
            box = self._boxes[i]
            p.save()
            if i == 0 and self._arrival < 1.0:
                way = (1.0 - self._arrival) * 18
                box = box.translated(0, way if self._from_below else -way)
                p.setOpacity(self._arrival)
            self._ticket(p, box, self._state.tickets[i], i == 0, i == raised)
            p.restore()
        count = len(self._state.tickets)
        if count < 2:
            return
        theme, k = self.theme, self.text_scale
        front = self._boxes[0]
        x, y = front.left() - 1 * k, front.center().y()
        fill_path(p, circle(x, y, 13 * k), theme.panel, theme.amber, 1.6)
        used = font("cond", 16 * k, 700)
        text(p, x, y + QFontMetricsF(used).capHeight() / 2, str(count), used, theme.text, "c")

    def _ticket(self, p: QPainter, box: QRectF, ticket: Ticket, top: bool, front: bool) -> None:
        theme, k = self.theme, self.text_scale
        draw_shadow(p, box, 8 * self.line, 3, theme)
        outline = _notched(box, k)
        p.save()
        p.setClipPath(outline)
        p.fillRect(box, gradient(0, box.top(), 0, box.bottom(), [(0, PAPER_TOP), (1, "#E6DBC2")]))
        wide = box.height() * 1.30
        strip = QRectF(box.left(), box.top(), wide, box.height())
        _picture(p, strip, ticket)
        p.fillRect(QRectF(box.left(), box.top(), 8 * k, box.height()), org_style(ticket.org).colour)
        p.restore()
        pen = QPen(tone("#5A5140", 0.7), 1.2, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2, 2.4])
        p.setPen(pen)
        tear = round(box.left() + wide + 6 * k)
        p.drawLine(QPointF(tear, box.top() + 5 * k), QPointF(tear, box.bottom() - 5 * k))
        edge = theme.coral if ticket.id in self._state.targeted else theme.amber if top else tone("#000000", 0.35)
        fill_path(p, outline, None, edge, (3 if ticket.id in self._state.targeted else 2 if top else 1) * self.line)
        x = box.left() + wide + 14 * k
        has_cost = ticket.cost_kind is not None and ticket.cost is not None
        room = box.right() - x - (38 if has_cost else 14) * k
        if not front and not self._spread and self._peek() < _PEEK:
            return  # an edge of it; the pile fans out under the pointer
        if not front and not self._spread:
            # Only its upper edge peeks out: name and cost small enough to stand there whole.
            used = squeeze("display", ticket.name, room, (12.5 * k, 11.5 * k), 600)
            text(p, x, box.top() + 13 * k, ticket.name, used, "#16202A", "l", room)
            if ticket.cost_kind is not None and ticket.cost is not None:
                where = box.right() - 18 * k, box.top() + 8.5 * k
                cost_medal(p, ticket.cost_kind, *where, 6 * k, ticket.cost, "#5A5140", True)
            return
        used = squeeze("display", ticket.name, room, (15.5 * k, 14.5 * k, 13.5 * k), 600)
        text(p, x, box.top() + 20 * k, ticket.name, used, "#16202A", "l", room)
        line = font("ui", 12 * k, 500, 0, ticket.line)
        text(p, x, box.top() + 37 * k, ticket.line, line, "#4E4838", "l", box.right() - x - 12 * k)
        if ticket.cost_kind is not None and ticket.cost is not None:
            cost_medal(
                p, ticket.cost_kind, box.right() - 20 * k, box.top() + 17 * k, 10 * k, ticket.cost, "#5A5140", True
            )


def _notched(box: QRectF, k: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 8 * max(1.0, k / 1.25), 8 * max(1.0, k / 1.25))
    holes = QPainterPath()
    holes.addEllipse(QPointF(box.left(), box.center().y()), 6 * k, 6 * k)
    holes.addEllipse(QPointF(box.right(), box.center().y()), 6 * k, 6 * k)
    return path.subtracted(holes)


def _picture(p: QPainter, strip: QRectF, ticket: Ticket) -> None:
    image = ticket.picture
    if image is None or image.isNull():
        style = org_style(ticket.org)
        p.fillRect(strip, style.deep)
        clip = QPainterPath()
        clip.addRect(strip)
        paint_pattern(p, clip, style.pattern, tone("#FFFFFF", 0.12), 0.7)
        fill_path(
            p, mark_path(style.mark, strip.center().x() + 3, strip.center().y(), strip.height() * 0.26), "#FFFDF4"
        )
        return
    wide, high = image.width(), image.width() * strip.height() / strip.width()
    source = QRectF(0, min(image.height() * 0.20, max(0.0, image.height() - high)), wide, min(high, image.height()))
    ratio = device_ratio(p)
    # Area-averaged first: bilinear alone shimmers below half size.
    small = image.copy(source.toRect()).scaled(
        max(1, round(strip.width() * ratio)), max(1, round(strip.height() * ratio)),
        Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
    )  # fmt: skip
    p.drawImage(strip, small)
