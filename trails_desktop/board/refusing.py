"""Why something cannot be done now, in a bubble at the place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QTimer

from trails_desktop.board.asking.asker import OTHER_PLAYER, Thing
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.desk import Desk
from trails_desktop.board.pieces.ground import rect
from trails_desktop.table.pieces.bubble import Bubble, BubbleLine, BubbleState, bubble_box

_RULE = re.compile(r"^(?P<said>.*?)\s*\((?P<rule>[^()]*)\)$")
_MOST = 3
_SHOWN = 6000  #: milliseconds


class Refusing(QObject):
    """See the module's text."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._open: tuple[Thing, int] | None = None  # asked, and nothing was known yet
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN)
        self._timer.timeout.connect(desk.scene.bubble.hide)

    def refuse(self, thing: Thing, source: int) -> None:
        """Something was pointed at, or a card was dropped on it, that is not possible."""
        desk = self._desk
        self._open = (thing, source)
        if thing[0] == "card" and (not source or thing == ("card", source)):
            card = desk.now.card(int(thing[1]))
            if card is None or card.owner != desk.now.seat or card.name is None:
                return
            self._show(thing, desk.match.why_not(card.id))
        elif source:
            target = int(thing[1]) if thing[0] == "card" else OTHER_PLAYER
            self._show(thing, self._against(source, target))

    def again(self) -> None:
        """A match in another place has answered: what could not be said before."""
        if self._open is not None and not self._desk.scene.bubble.isVisible():
            self.refuse(*self._open)

    def forget(self) -> None:
        """What was pointed at last is no question any more."""
        self._open = None

    def _against(self, source: int, target: int) -> tuple[str, ...]:
        """The reasons of the verb that is nearest to being possible."""
        found: list[tuple[str, ...]] = []
        for word, verb in self._desk.teller.words.verbs.items():
            if verb.cards == (1, 2):
                said = self._desk.match.why_not(source, (word, source, target))
                if said:
                    found.append(said)
        return min(found, key=len) if found else self._desk.match.why_not(source)

    def say(self, sentence: str) -> None:
        """A sentence at the own plate."""
        self._show(("seat", self._desk.now.seat), (sentence,))

    def _show(self, thing: Thing, sentences: Sequence[str]) -> None:
        desk = self._desk
        box = desk.scene.box_of(thing)
        if not sentences or box is None:
            return
        self._open = None
        lines = []
        for sentence in sentences[:_MOST]:
            split = _RULE.match(sentence)
            lines.append(BubbleLine(split["said"], split["rule"]) if split else BubbleLine(sentence))
        k = desk.scene.boxes.u * min(desk.look.scale, 1.6)
        width = min(330 * k, desk.scene.boxes.board.w - 20)
        state = BubbleState(tr("Not possible now"), tuple(lines))
        bubble = desk.scene.bubble
        height = Bubble.height_for(state, width, k)
        place, tip, at = bubble_box(rect(box), QRectF(desk.scene.sceneRect()), width, height)
        bubble.show_state(BubbleState(state.title, state.lines, "refusal", tip, at))
        bubble.set_geometry(place, k)
        bubble.show()
        self._timer.start()
