"""The bubble that says why something is not possible, with the rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTextLayout, QTextOption
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.fonts import font
from trails_desktop.ui.icons import draw_icon
from trails_desktop.ui.paint import draw_shadow, elide, fill_path, polygon, text
from trails_desktop.ui.theme import Theme

_TIP = 10.0
_MOST = 4


@dataclass(frozen=True, slots=True)
class BubbleLine:
    """One reason: plain text and its rule."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class BubbleState:
    """A title ("Cannot attack this"), the reasons, and where the tip is: above, below or none, at ``tip_x`` (0 to 1
    of the width). kind "refusal" is coral with a struck circle, "hint" cyan with an i."""

    title: str
    lines: tuple[BubbleLine, ...] = ()
    kind: Literal["refusal", "hint"] = "refusal"
    tip: Literal["up", "down", "none"] = "up"
    tip_x: float = 0.5


class Bubble(Part):
    """See the module's text. It never takes the mouse."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=24)
        self._state = BubbleState("")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rule(self) -> str:
        """The rule of the first reason that has one, "" if none."""
        return next((line.rule for line in self._state.lines if line.rule), "")

    @staticmethod
    def height_for(state: BubbleState, width: float, scale: float) -> float:
        """How high the body must be (the tip stands outside it)."""
        if not state.title:
            return round(_body(state, width, scale) + 14 * scale)
        head = 34 * scale + _more_title(state, width, scale)
        return round(head + _body(state, width, scale) + (8 * scale if state.lines else 4 * scale))

    def show_state(self, state: BubbleState) -> None:
        """Show other reasons. Ask :meth:`height_for` and set the geometry afterwards."""
        if state != self._state:
            self._state = state
            self.stale()

    def accessible_name(self) -> str:
        """Title, reasons and rules."""
        s = self._state
        parts = [f"{line.text} {line.rule}".strip() for line in s.lines]
        return ": ".join(part for part in (s.title, " ".join(parts)) if part)

    def draw(self, p: QPainter) -> None:
        """Paint the bubble."""
        theme, s, k, area = self.theme, self._state, self.text_scale, self.area
        colour = theme.coral if s.kind == "refusal" else theme.cyan
        draw_shadow(p, area, 10 * self.line, 3, theme)
        fill_path(p, self._outline(), theme.chip, colour, (3 if theme.flat else 1.6) * self.line)
        middle = 22 * k if s.title else area.center().y()
        draw_icon(p, "no" if s.kind == "refusal" else "info", 22 * k, middle, 18 * k, colour)
        right = area.right() - 14 * k
        shown = s.lines[:_MOST]
        rules = font("cond", 13 * k, 600)
        if shown and shown[0].rule:
            line_y = (27 if s.title else 21) * k
            text(p, right, line_y, shown[0].rule, rules, theme.text3, "r")
        # Without a title the words begin at the top, beside their rule.
        y = 7 * k
        if s.title:
            title, _ = _title(s, area.width(), k)
            p.setPen(theme.text)
            title.draw(p, QPointF(40 * k, 27 * k - title.lineAt(0).ascent()))
            y = 33 * k + _more_title(s, area.width(), k)
        for i, line in enumerate(shown):
            layout, height = _wrapped(line.text, area.width() - 54 * k, k, _beside(s, i, k))
            p.setPen(theme.text2)
            layout.draw(p, QPointF(40 * k, y))
            if i and line.rule:
                text(p, area.right() - 14 * k, y + 14 * k, elide(line.rule, rules, 60 * k), rules, theme.text3, "r")
            y += height

    def _outline(self) -> QPainterPath:
        path = QPainterPath()
        body = self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        path.addRoundedRect(body, 10 * self.line, 10 * self.line)
        x = min(max(self.area.width() * self._state.tip_x, 22), self.area.width() - 22)
        if self._state.tip == "up":
            path = path.united(polygon([(x - 9, 1), (x, -_TIP), (x + 9, 1)]))
        elif self._state.tip == "down":
            foot = body.bottom()
            path = path.united(polygon([(x - 9, foot - 0.5), (x + 9, foot - 0.5), (x, foot + _TIP)]))
        return path


def _title(state: BubbleState, width: float, k: float) -> tuple[QTextLayout, float]:
    """The title in as many lines as it needs, the first one beside the rule."""
    rule = state.lines[0].rule if state.lines else ""
    return _wrapped(state.title, width - 54 * k, k, 58 * k if rule else 0.0, 14.0, 600)


def _more_title(state: BubbleState, width: float, k: float) -> float:
    """How much higher the title is than one line."""
    return _title(state, width, k)[1] - round(18 * k)


def _beside(state: BubbleState, index: int, k: float) -> float:
    """What the first line of a paragraph leaves free: without a title the rule stands beside the first one."""
    return 58 * k if index == 0 and not state.title and state.lines[0].rule else 0.0


def _body(state: BubbleState, width: float, k: float) -> float:
    lines = enumerate(state.lines[:_MOST])
    return sum(_wrapped(line.text, width - 54 * k, k, _beside(state, i, k))[1] for i, line in lines)


def _wrapped(
    s: str, width: float, k: float, beside: float = 0.0, size: float = 13.5, weight: int = 500
) -> tuple[QTextLayout, float]:
    """A paragraph laid out at ``width``, its first line narrower by ``beside``, with the bubble's line height; and its
    height."""
    layout = QTextLayout(s, font("ui", size * k, weight, 0, s))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    step = round(18 * k)
    y = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(20.0, width - (beside if y == 0.0 else 0.0)))
        line.setPosition(QPointF(0, y))
        y += step
    layout.endLayout()
    return layout, y


def bubble_box(
    anchor: QRectF, board: QRectF, width: float, height: float, avoid: QRectF | None = None
) -> tuple[QRectF, Literal["up", "down"], float]:
    """Where a bubble of that size goes for an ``anchor`` (a card's box): under it, or above if there is no room or it
    would cover ``avoid`` (the own plate), and always inside ``board``. Returns its rectangle, the side of the tip and
    the tip's place along the width."""
    x = min(max(anchor.center().x() - width / 2, board.left() + 6), max(board.left() + 6, board.right() - width - 6))
    tip_x = (anchor.center().x() - x) / width if width else 0.5
    below = anchor.bottom() + _TIP + 4
    above = anchor.top() - _TIP - 4 - height
    hides = avoid is not None and avoid.intersects(QRectF(x, below, width, height)) and above >= board.top() + 4
    if below + height <= board.bottom() - 4 and not hides:
        return QRectF(x, below, width, height), "up", tip_x
    return QRectF(x, max(board.top() + 4, above), width, height), "down", tip_x
