"""The board in the accessibility tree: the view is a list, and every card, player, pile, ticket, button and answer on a
sheet is a child of it.

Items of a graphics scene have no place in that tree. Each thing a reader may come to gets a :class:`StandIn`, a plain
object that only knows its key; what it is called, where it lies and what pressing it does is asked of a :class:`Teller`
at that moment, so that nothing is kept that could outlive a view. Call :func:`install` once, before the first window.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6.Shiboken import VoidPtr, getCppPointer

if TYPE_CHECKING:  # the program starts with this module, and needs nothing of a table before there is one
    from trails_desktop.table.geometry.keys import Key

_NOWHERE = VoidPtr(0)  #: no interface
_PRESS = "Press"  #: the name by which assistive technologies ask for it; Qt translates what they show


class Teller(Protocol):
    """What a board says of itself and of the things on it. Texts are translated; boxes are screen coordinates."""

    def stand_ins(self) -> Sequence[StandIn]:
        """Everything on the board, in reading order."""

    def description(self) -> str:
        """What is asked, and what the keyboard stands on."""

    def focused(self) -> StandIn | None:
        """What the keyboard stands on."""

    def name(self, key: Key) -> str:
        """What a thing is; "" if it is gone."""

    def detail(self, key: Key) -> str:
        """Where it is and what can be done with it."""

    def box(self, key: Key) -> QRect:
        """Where it is."""

    def role(self, key: Key) -> QAccessible.Role:
        """What kind of thing it is."""

    def marked(self, key: Key) -> bool:
        """Whether it is taken for the pending answer."""

    def press(self, key: Key) -> None:
        """Do with it what Enter would."""


class StandIn(QObject):
    """Stands for one thing of a board."""

    def __init__(self, key: Key, teller: Teller, parent: QObject) -> None:
        super().__init__(parent)
        self.key = key
        self.teller = teller


class BoardFace(QAccessibleWidget):
    """The board itself."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._widget = widget

    def _teller(self) -> Teller | None:
        teller: Teller | None = getattr(self._widget, "teller", None)
        return teller

    def _children(self) -> Sequence[StandIn]:
        teller = self._teller()
        return teller.stand_ins() if teller is not None else ()

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        found = self._children()
        return QAccessible.queryAccessibleInterface(found[index]) if 0 <= index < len(found) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((i for i, one in enumerate(self._children()) if one is thing), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        # What comes later lies higher where cards overlap.
        for one in reversed(self._children()):
            if one.teller.box(one.key).contains(x, y):
                return QAccessible.queryAccessibleInterface(one)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        teller = self._teller()
        found = teller.focused() if teller is not None else None
        return QAccessible.queryAccessibleInterface(found) if found is not None else None

    def text(self, what: QAccessible.Text) -> str:
        teller = self._teller()
        if what == QAccessible.Text.Description and teller is not None:
            return teller.description()
        return str(super().text(what))


class _Press(QAccessibleActionInterface):
    """Pressing a thing, as a screen reader or a switch does."""

    def __init__(self, thing: StandIn) -> None:
        super().__init__()
        self._thing = thing

    def actionNames(self) -> list[str]:
        return [_PRESS]

    def doAction(self, actionName: str) -> None:
        if actionName == _PRESS:
            self._thing.teller.press(self._thing.key)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""


class StandFace(QAccessibleInterface):
    """One thing of the board."""

    def __init__(self, thing: StandIn) -> None:
        super().__init__()
        self._thing = thing
        self._press = _Press(thing)
        self._address = VoidPtr(getCppPointer(self._press)[0])

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self._thing

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        parent = self._thing.parent()
        assert parent is not None  # a stand-in is made with its board
        return QAccessible.queryAccessibleInterface(parent)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        return self._thing.teller.box(self._thing.key)

    def role(self) -> QAccessible.Role:
        return self._thing.teller.role(self._thing.key)

    def state(self) -> QAccessible.State:
        thing, state = self._thing, QAccessible.State()
        state.focusable = state.selectable = True
        state.selected = thing.teller.marked(thing.key)
        state.focused = thing.teller.focused() is thing
        return state

    def text(self, what: QAccessible.Text) -> str:
        thing = self._thing
        if what == QAccessible.Text.Name:
            return thing.teller.name(thing.key)
        if what == QAccessible.Text.Description:
            return thing.teller.detail(thing.key)
        return ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Nothing on the board is renamed."""

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        # Qt reads an address here. Anything else, None too, would be taken for one: a reader's first question would end
        # the program.
        return self._address if arg__1 == QAccessible.InterfaceType.ActionInterface else _NOWHERE


def face_for(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The factory: faces for stand-ins and for boards, None for everything else."""
    if isinstance(thing, StandIn):
        return StandFace(thing)
    if isinstance(thing, QWidget) and hasattr(thing, "teller"):
        return BoardFace(thing)
    return None


def install() -> None:
    """Let Qt ask :func:`face_for`. Once a program is enough."""
    QAccessible.installFactory(face_for)
