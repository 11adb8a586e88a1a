"""What a screen reader meets on the board: each card, player, pile and button in reading order, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible

from trails_desktop.board.asking.asker import Thing
from trails_desktop.table.aloud.accessible import StandIn
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.table.geometry.layout import Box


class Speaking(Protocol):
    """What the board says of itself."""

    def things(self) -> list[Thing]:
        """Everything that can be pointed at, in reading order."""

    def said(self, thing: Thing) -> str:
        """What it is and what it is now."""

    def use(self, thing: Thing) -> str:
        """What can be done with it now."""

    def box(self, thing: Thing) -> Box | None:
        """Where it is."""

    def asked(self) -> str:
        """What is asked, in words."""

    def chosen(self, thing: Thing) -> bool:
        """Whether it is part of the answer so far."""

    def press(self, thing: Thing) -> None:
        """Point at it."""

    def focused_thing(self) -> Thing | None:
        """What the keyboard stands on."""


class BoardTeller(QObject):
    """See :class:`trails_desktop.table.aloud.accessible.Teller`."""

    def __init__(self, board: Speaking, view: TableView) -> None:
        super().__init__(view)
        self._board, self._view = board, view
        self._kept: dict[Thing, StandIn] = {}

    def stand_ins(self) -> Sequence[StandIn]:
        """Everything on the board, in reading order."""
        return [self._stand_in(thing) for thing in self._board.things()]

    def _stand_in(self, thing: Thing) -> StandIn:
        found = self._kept.get(thing)
        if found is None:
            found = self._kept[thing] = StandIn(thing, self, self._view)
        return found

    def forget(self) -> None:
        """Those whose thing is gone go."""
        there = set(self._board.things())
        for thing in self._kept.keys() - there:
            self._kept.pop(thing).deleteLater()

    def description(self) -> str:
        """What is asked."""
        focus = self._board.focused_thing()
        return ". ".join(part for part in (self._board.asked(), self._board.said(focus) if focus else "") if part)

    def focused(self) -> StandIn | None:
        """What the keyboard stands on."""
        thing = self._board.focused_thing()
        return None if thing is None else self._stand_in(thing)

    def name(self, key: Thing) -> str:
        """What a thing is and what it is now."""
        return self._board.said(key)

    def detail(self, key: Thing) -> str:
        """What can be done with it."""
        return self._board.use(key)

    def box(self, key: Thing) -> QRect:
        """Where it is on the screen."""
        box = self._board.box(key)
        if box is None:
            return QRect()
        corner = self._view.viewport().mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner.x(), corner.y(), round(box.w), round(box.h))

    def role(self, key: Thing) -> QAccessible.Role:
        """Buttons are buttons, all else stands in the list."""
        return QAccessible.Role.Button if key[0] == "button" else QAccessible.Role.ListItem

    def marked(self, key: Thing) -> bool:
        """Whether it is chosen."""
        return self._board.chosen(key)

    def press(self, key: Thing) -> None:
        """Do what Enter would."""
        self._board.press(key)
