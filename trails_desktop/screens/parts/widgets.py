"""Widgets that all screens share: text, buttons on plates, switches of a few choices, the base of a screen.

They are ordinary Qt widgets (focus, keyboard and screen reader work by themselves) that paint themselves in the
program's own type and colours. Sizes are for a window of 1280 x 800 and multiply by the look's scale.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from trails_desktop.ui import paint
from trails_desktop.ui.fonts import Role, font
from trails_desktop.ui.icons import draw_icon, icon
from trails_desktop.ui.settings import Look

#: Room round every plate for its keyboard ring and its glow.
RING: Final = 6
Kind = Literal["primary", "row", "tile", "second", "link"]
_HEIGHTS: Final[dict[Kind, int]] = {"primary": 76, "row": 62, "tile": 86, "second": 48, "link": 26}
#: How high a plate is with (True) or without a second line, as a share of that.
_SHARES: Final[dict[tuple[Kind, bool], float]] = {("second", True): 1.2, ("row", False): 0.8}
_TITLES: Final[dict[Kind, float]] = {"primary": 22, "row": 18.5, "tile": 15.5, "second": 17, "link": 13.5}


@runtime_checkable
class Styled(Protocol):
    """A widget that is told how to look."""

    def set_look(self, look: Look) -> None:
        """Draw like this from now on."""


def painter(widget: QWidget) -> QPainter:
    """A smooth painter on a widget."""
    p = QPainter(widget)
    p.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return p


def number_box() -> QSpinBox:
    """A box for a number; style sheets do not reach the distance of its digits from the edge."""
    box = QSpinBox()
    box.lineEdit().setTextMargins(8, 0, 0, 0)
    return box


def restyle(root: QWidget, look: Look) -> None:
    """Tell every styled widget below ``root``, except below one that says it styles itself (a table)."""
    for child in root.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if child.property("styles-itself"):
            continue
        if isinstance(child, Styled):
            child.set_look(look)
        restyle(child, look)


class Words(QLabel):
    """A text in one of the program's type roles; ``colour`` is a theme token such as ``text2``, or a hex colour.

    A text of one line that finds no room is elided, with ``shrink`` first set smaller, down to half its size.
    """

    def __init__(
        self,
        look: Look,
        role: Role,
        size: float,
        colour: str = "text",
        weight: int | None = None,
        track: float = 0,
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        shrink: bool = False,
    ) -> None:
        super().__init__()
        self._shrink = shrink
        self._look, self._role, self._size, self._weight, self._track = look, role, size, weight, track
        self._colour, self._wrap, self._align = colour, wrap, align
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred if wrap else QSizePolicy.Policy.Fixed
        )
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_colour(self, colour: str) -> None:
        """Another theme token or hex colour."""
        self._colour = colour
        self.update()

    def _font(self) -> QFont:
        return font(self._role, self._size * self._look.scale, self._weight, self._track, self.text())

    def _flags(self) -> int:
        flags = int(self._align | Qt.AlignmentFlag.AlignVCenter)
        return flags | int(Qt.TextFlag.TextWordWrap) if self._wrap else flags

    def _box(self, width: float) -> QRectF:
        return QFontMetricsF(self._font()).boundingRect(QRectF(0, 0, width, 10_000), self._flags(), self.text() or " ")

    def sizeHint(self) -> QSize:
        if self._wrap:
            width = min(self._box(10_000).width(), 420 * self._look.scale)
            return QSize(round(width) + 2, self.heightForWidth(round(width) + 2))
        box = self._box(10_000)
        return QSize(round(box.width()) + 2, round(box.height()) + 1)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 40), hint.height()) if not self._wrap else QSize(40, 10)

    def hasHeightForWidth(self) -> bool:
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        return round(self._box(width).height()) + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        used = self._font()
        if self._shrink:
            sizes = [self._size * self._look.scale * part for part in (1, 0.9, 0.8, 0.7, 0.6, 0.5)]
            used = paint.fit(self._role, self.text(), self.width() - 2, sizes, self._weight, self._track)
        p.setFont(used)
        p.setPen(colour_of(self._look, self._colour))
        text = self.text() if self._wrap else paint.elide(self.text(), used, self.width())
        p.drawText(QRectF(self.rect()), self._flags(), text)


def colour_of(look: Look, name: str) -> str:
    """A theme token's colour, or the hex colour itself."""
    return name if name.startswith("#") else str(getattr(look.theme, name))


class PlateButton(QPushButton):
    """A button painted on a plate: ``primary`` is the one amber button of a screen, ``row`` a wide entry, ``tile`` a
    square one, ``second`` an ordinary button, ``link`` an icon with a word."""

    def __init__(self, look: Look, kind: Kind, icon: str = "", key: str = "") -> None:
        super().__init__()
        self._look, self._kind, self._icon, self._key, self._sub = look, kind, icon, key, ""
        self._marked = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        wide = kind in ("primary", "row")
        self.setSizePolicy(
            QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        )
        self.setAutoDefault(False)

    @property
    def kind(self) -> Kind:
        """The kind of plate."""
        return self._kind

    @property
    def subtitle(self) -> str:
        """The second line."""
        return self._sub

    def set_kind(self, kind: Kind, key: str = "") -> None:
        """Another kind of plate, with another key cap."""
        self._kind, self._key = kind, key
        self.set_look(self._look)

    def set_marked(self, marked: bool) -> None:
        """Whether it is the chosen one of its row; told by a frame and to screen readers."""
        self._marked = marked
        self.setCheckable(marked)
        self.setChecked(marked)
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def set_words(self, title: str, subtitle: str = "") -> None:
        """The text, and a second line in smaller type."""
        self._sub = subtitle
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(subtitle)
        self.updateGeometry()
        self.update()

    def _title(self) -> str:
        return self.text().replace("&&", "&")

    def _fonts(self) -> tuple[QFont, QFont]:
        k = self._look.scale
        small = 12 if self._kind == "tile" else 13.5
        role: Role = "ui" if self._kind == "link" else "display"
        return (
            font(role, _TITLES[self._kind] * k, 500 if role == "ui" else 600, 0, self._title()),
            font("ui", small * k, 500, 0, self._sub),
        )

    def sizeHint(self) -> QSize:
        k = self._look.scale
        title, small = self._fonts()
        words = max(paint_width(title, self._title()), paint_width(small, self._sub))
        side = {"primary": 34, "row": 34, "tile": 12, "second": 18, "link": 0}[self._kind] * k
        link, bare = self._kind == "link", not self._icon or self._kind == "tile"
        mark = k * ((8 if link else 0) if bare else 32 if link else 30)
        cap = paint.key_cap_width(self._key, k) + 16 * k if self._key else 0
        height = _HEIGHTS[self._kind] * _SHARES.get((self._kind, bool(self._sub)), 1.0) * k
        return QSize(round(words + 2 * side + mark + cap) + 2 * RING, round(height) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        if self._kind == "link":
            return hint
        return QSize(min(hint.width(), round(64 * self._look.scale)), hint.height())

    def plate(self) -> QRectF:
        """The plate itself, without the room for the ring."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = painter(self)
        box, theme, k = self.plate(), self._look.theme, self._look.scale
        text, text2 = (theme.text, theme.text2) if self.isEnabled() else (theme.text3, theme.text3)
        g = self._look.line
        if self._kind == "primary":
            text, text2 = paint.button_ground(p, box, theme, True, self.isEnabled(), self.isDown())
        elif self._kind != "link":
            self._ground(p, box)
        elif self.underMouse() and self.isEnabled():
            text2 = theme.text
        if self.hasFocus():
            paint.focus_ring(p, box.adjusted(*(side * (5 * g - 4) for side in (1, 1, -1, -1))), 12 * g, theme, g)
        title, small = self._fonts()
        if self._kind == "tile":
            self._paint_tile(p, box, title, small, text)
            return
        colour = text2 if self._kind == "link" else text
        x = box.left() + {"primary": 34, "row": 34, "second": 18, "link": 8}[self._kind] * k
        right = box.right() - (0 if self._kind == "link" else 14) * k
        # Where it is narrow the words come first.
        words = max(paint_width(title, self._title()), paint_width(small, self._sub))
        beside = (0 if not self._icon else 32 if self._kind in ("primary", "row") else 18) * k
        if self._icon and (self._kind == "link" or right - x - beside >= words):
            size = {"primary": 26, "row": 22, "second": 18, "link": 17}[self._kind] * k
            draw_icon(p, self._icon, x, box.center().y(), size, colour)
            x += beside
        elif self._icon:
            x = box.left() + 14 * k
        if self._key and right - paint.key_cap_width(self._key, k) - 8 * k - x >= words:
            right = paint.key_cap(p, right, box.center().y(), self._key, text, k).left() - 8 * k
        rise = QFontMetricsF(title).capHeight() / 2
        middle = box.center().y()
        if self._sub:
            paint.text(p, x, middle - 3 * k, self._title(), title, text, "l", right - x)
            paint.text(p, x, middle + 17 * k, self._sub, small, text2, "l", right - x)
        elif self._kind == "second" and not self._icon and not self._key:
            paint.text(p, box.center().x(), middle + rise, self._title(), title, text, "c", box.width() - 12)
        else:
            paint.text(p, x, middle + rise, self._title(), title, colour, "l", right - x)

    def _ground(self, p: QPainter, box: QRectF) -> None:
        theme, g = self._look.theme, self._look.line
        hot = self.underMouse() and self.isEnabled()
        fill = theme.panel2 if hot or self._kind == "second" else theme.panel
        line = theme.amber if hot or self._marked else theme.line
        alpha = 1.0 if theme.flat else 0.86
        width = (4 if theme.flat else 2.4) if self._marked else (2 if theme.flat else 1.2)
        paint.rounded(p, box, 12 * g, paint.tone(fill, alpha), line, width * g)

    def _paint_tile(self, p: QPainter, box: QRectF, title: QFont, small: QFont, colour: str) -> None:
        theme, k, cx = self._look.theme, self._look.scale, box.center().x()
        draw_icon(p, self._icon, cx, box.top() + 27 * k, 24 * k, amber_text(self._look) if self.isEnabled() else colour)
        paint.text(p, cx, box.top() + 56 * k, self._title(), title, colour, "c", box.width() - 8)
        paint.text(p, cx, box.top() + 73 * k, self._sub, small, theme.text3, "c", box.width() - 8)


class IconTool(QToolButton):
    """An icon that can be pressed; its text is the tooltip and the accessible name."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look, self._name = look, name
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        size = look.px(18)
        made = icon(self._name, look.theme.text, size, self.devicePixelRatioF())
        self.setIcon(made)
        self.setIconSize(QSize(size, size))

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        if name != self._name:
            self._name = name
            self.set_look(self._look)

    def set_label(self, label: str) -> None:
        """What it does, translated."""
        self.setToolTip(label)
        self.setAccessibleName(label)


def amber_text(look: Look) -> str:
    """Amber that is readable as text: on light grounds the darker one."""
    return look.theme.amberd if look.theme.name == "light" else look.theme.amber


def paint_width(used: QFont, s: str) -> float:
    """The width of a text in pixels."""
    return QFontMetricsF(used).horizontalAdvance(s) if s else 0.0


class Scroll(QScrollArea):
    """A transparent scroll area for content that may be taller than the window."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        child = self.focusWidget()
        if moved and child is not None and self.isAncestorOf(child):
            self.ensureWidgetVisible(child, 0, 24)
        return moved


class Screen(QWidget):
    """The base of a screen: its look follows the window's size, its words follow the language.

    ``retranslate`` sets every text, ``arrange`` everything that depends on size and scale.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.base_look = look
        self.look = look
        self._styled = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_base_look(self, look: Look) -> None:
        """Another theme or text scale."""
        self.base_look = look
        self._fit(force=True)

    def fit_scale(self) -> float:
        """How much texts grow with the window, before the user's own text scale: 0.84 to 1.25 up to 1920 x 1080, and
        in proportion beyond, as on the table."""
        grown = max(1.0, min(self.width() / 1920, self.height() / 1080))
        return max(0.84, min(1.25 * grown, self.width() / 1280, self.height() / 800))

    def retranslate(self) -> None:
        """Set every text in the language in use."""

    def arrange(self) -> None:
        """Place what depends on size and scale."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(force=False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit(force=True)

    def _fit(self, force: bool) -> None:
        base = self.base_look
        made = Look(base.theme, base.scale * self.fit_scale(), base.speed, base.calm)
        if force or made != self.look or not self._styled:
            self._styled = True
            self.look = made
            restyle(self, made)
        self.arrange()
        self.update()


def set_spacing(layout: QLayout, look: Look, spacing: float, margins: Iterable[float] = (0, 0, 0, 0)) -> None:
    """Spacing and margins (left, top, right, bottom) of a layout, scaled."""
    layout.setSpacing(look.px(spacing))
    left, top, right, bottom = (look.px(value) for value in margins)
    layout.setContentsMargins(left, top, right, bottom)
