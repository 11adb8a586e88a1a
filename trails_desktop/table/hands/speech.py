"""Bubbles: why something is not possible, at the card it is about, with the hatch over that card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words
from trails_desktop.table.geometry.keys import Key, key_of
from trails_desktop.table.hands import wording
from trails_desktop.table.hands.pilot import Pilot
from trails_desktop.table.hands.refusing import Refusal
from trails_desktop.table.pieces.bubble import Bubble, BubbleState, bubble_box
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.scene.furniture import rect
from trails_desktop.table.scene.gestures import MISPLACED
from trails_desktop.table.scene.table_scene import TableScene


class Speech:
    """Shows one refusal at a time. ``restate`` draws the signs anew."""

    def __init__(
        self, scene: TableScene, pilot: Pilot, names: CardNames, words: Words, restate: Callable[[], None]
    ) -> None:
        self._scene = scene
        self._pilot = pilot
        self._names = names
        self._words = words
        self._restate = restate
        self.about: Key | None = None  #: the card that wears the hatch
        self._said: tuple[BubbleState, Key | None] | None = None  #: what the bubble says, and of which card

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible."""
        card = ask.find(self._pilot.view, refusal.obj)
        key = key_of(refusal.obj) if refusal.obj else None
        # What lies wrong only in that place is not marked as if it were of no use anywhere.
        self.about = key if refusal.verb != MISPLACED else None
        self._restate()
        self._show(wording.refusal_bubble(refusal, card, self._names, self._words), key)

    def advise(self, state: BubbleState, obj: int) -> None:
        """Say something at a card, or at the main button (0)."""
        self.about = None
        self._restate()
        self._show(state, key_of(obj) if obj else None)

    def stay(self) -> None:
        """The table lies out anew: what is said stands at its card again, whole."""
        if self._said is not None and self._scene.furniture.bubble.isVisible():
            self._show(*self._said)

    def forget(self) -> None:
        """The state changed: what was said no longer matters."""
        self.about = self._said = None
        self._scene.furniture.bubble.setVisible(False)

    def hush(self) -> bool:
        """Take bubble and hatch away. True if there was one."""
        was = self.about is not None or self._scene.furniture.bubble.isVisible()
        marked = self.about is not None
        self.forget()
        if marked:
            self._restate()
        return was

    def _show(self, state: BubbleState, about: Key | None) -> None:
        self._said = (state, about)
        fr, bubble = self._scene.frame, self._scene.furniture.bubble
        anchor = (self._scene.card_box(about) if about is not None else None) or fr.main
        scale = max(0.9, fr.text)
        width = min(300 * scale, fr.board.w - 24)
        high = Bubble.height_for(state, width, scale)
        box, tip, tip_x = bubble_box(rect(anchor), rect(fr.board), width, high, rect(fr.own.plate))
        bubble.show_state(BubbleState(state.title, state.lines, state.kind, tip, tip_x))
        bubble.set_geometry(QRectF(box), scale)
        bubble.setVisible(True)
