"""Forecast tags: pills worn by the cards and the plate, and the sum at the joint of the attack arrow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from trails_desktop.match.api import CardTag, Forecast
from trails_desktop.table.pieces.part import Part
from trails_desktop.ui.paint import pill, pill_width
from trails_desktop.ui.theme import Theme

_PARTS_MOST: Final = 4  #: of more attackers only the sum is shown


@dataclass(frozen=True, slots=True)
class TagState:
    """One pill. kind: "stunned", "survives", "overkill", "struck back", "if struck back" or "joint" (the
    comparison of an attack)."""

    kind: str
    amount: int = 0
    left: int = 0
    right: int = 0
    parts: tuple[int, ...] = ()  #: the STR of each attacker, where several add up to ``left``


def tag_state(tag: CardTag) -> TagState:
    """The pill of a card in a forecast."""
    return TagState(tag.kind, tag.amount, tag.left, tag.right)


def joint_state(forecast: Forecast, parts: tuple[int, ...] = ()) -> TagState | None:
    """The pill at the arrow's joint, "9 ≥ 4" or with its ``parts`` "4 + 5 = 9 ≥ 4"; None if a player is attacked and
    there is nothing to compare. Parts that do not make up the sum are not shown."""
    if forecast.defence is None:
        return None
    shown = parts if 1 < len(parts) <= _PARTS_MOST and sum(parts) == forecast.strength else ()
    return TagState("joint", 0, forecast.strength, forecast.defence, shown)


def tag_text(state: TagState) -> str:
    """The words on the pill, translated, in capitals."""
    tr = QCoreApplication.translate
    loss = f"−{state.amount}" if state.amount else ""
    compare = "<" if state.left < state.right else "≥"
    if state.kind == "joint":
        summed = f"{' + '.join(str(part) for part in state.parts)} = " if state.parts else ""
        return f"{summed}{state.left} {compare} {state.right}"
    if state.kind == "survives":
        words = tr("Tag", "survives").upper()
        # Without figures there is nothing that decided.
        return f"{words}  {state.left} {compare} {state.right}" if state.left or state.right else words
    if state.kind == "overkill":
        return f"{tr('Tag', 'overkill').upper()}  {loss}".rstrip()
    if state.kind == "struck back":
        return f"{tr('Tag', 'struck back').upper()}  {loss}".rstrip()
    if state.kind == "if struck back":
        return f"{tr('Tag', 'if struck back').upper()}  {loss}".rstrip()
    if state.kind == "stunned":
        return f"{tr('Tag', 'stunned').upper()}  {loss}".rstrip()
    return f"{tr('engine', state.kind).upper()}  {loss}".rstrip()


class Tag(Part):
    """A pill centred in the rectangle it is given; :meth:`hint` says how large that should be."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(theme, parent, margin=14)
        self._state = TagState("")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @staticmethod
    def hint(state: TagState, scale: float) -> QSizeF:
        """Width and height of the pill at a text scale."""
        return QSizeF(round(pill_width(tag_text(state), scale)), round(24 * scale))

    def place(self, x: float, y: float, scale: float) -> None:
        """Stand centred on (x, y) in parent coordinates."""
        size = self.hint(self._state, scale)
        self.set_geometry(QRectF(x - size.width() / 2, y - size.height() / 2, size.width(), size.height()), scale)

    def show_state(self, state: TagState) -> None:
        """Show another forecast. Place it again afterwards: the width may have changed."""
        if state != self._state:
            self._state = state
            self.stale()

    def accessible_name(self) -> str:
        """The words on the pill."""
        return tag_text(self._state)

    def draw(self, p: QPainter) -> None:
        """Paint the pill."""
        theme, at = self.theme, self.area.center()
        icon, colour = {
            "stunned": ("lampout", theme.coral),
            "survives": ("check", theme.mint),
            "overkill": ("event", theme.coral),
            "struck back": ("lampout", theme.coral),
            "if struck back": ("warn", theme.coral),
            "joint": ("str", theme.amberd if theme.name == "light" else theme.amber),
        }.get(self._state.kind, ("info", theme.text2))
        pill(p, at.x(), at.y(), icon, tag_text(self._state), colour, theme, self.text_scale)
