"""What pointing, dragging and keys mean for the question at hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Answer, Refused
from trails_desktop.board.asking.asker import Did, Thing
from trails_desktop.board.desk import Desk
from trails_desktop.board.purse import Purse, options_of
from trails_desktop.board.refusing import Refusing
from trails_desktop.board.sheeting import Sheets


class Steering(QObject):
    """pointing: what the pointer is over, as it is meant. over: the widget over which the purse stands."""

    def __init__(self, desk: Desk, sheets: Sheets, refusing: Refusing, over: QWidget) -> None:
        super().__init__()
        self._over = over
        self._desk, self._sheets, self.refusing = desk, sheets, refusing
        self.pointing: Thing | None = None

    def lit(self) -> frozenset[Thing]:
        """Everything that can be pointed at now."""
        asker = self._desk.asker
        return frozenset() if asker is None else asker.lit() | asker.targets()

    def targets(self) -> frozenset[Thing]:
        """What the card that acts can be used on."""
        return frozenset() if self._desk.asker is None else self._desk.asker.targets()

    def meant(self, thing: Thing | None, targets: frozenset[Thing]) -> Thing | None:
        """What something stands for: cards of a player that stand for the player, where only the player can be
        meant."""
        if thing is None or thing in targets or self._desk.asker is None:
            return thing
        key, seat = None, -1
        if thing[0] == "card":
            spot = self._desk.scene.spots.get(int(thing[1]))
            if spot is not None:
                key, seat = spot.area, self._desk.now.seat if spot.own else self._desk.now.seat ^ 1
        elif thing[0] == "area":
            key, seat = str(thing[1]), int(thing[2])
        if key and ("seat", seat) in targets and (self._desk.game.spec.area(key).player or thing[0] == "area"):
            return ("seat", seat)
        return thing

    def may_drag(self, card: int) -> bool:
        """Whether a card can be taken in hand."""
        asker = self._desk.asker
        return asker is not None and self._desk.sheet is None and ("card", card) in asker.lit()

    def pointed(self, thing: Thing | None) -> None:
        """Something was clicked, None for the free board."""
        self._desk.scene.bubble.hide()
        if thing is not None and thing[0] == "button":
            self._desk.press_button(str(thing[1]))
            return
        if thing is not None and thing[0] == "card":
            self._desk.inspect(int(thing[1]))
        if self._desk.asker is None or thing is None or self._desk.sheet is not None:
            if thing is None and self._desk.asker is not None and self._desk.sheet is None and self._desk.asker.clear():
                self._desk.remark()
            elif thing is not None and thing[0] == "area":
                self._sheets.browse(thing)
            return
        asker = self._desk.asker
        meant = self.meant(thing, asker.targets())
        did = Did.NOTHING if meant is None else asker.point(meant)
        self.did(did, thing)

    def did(self, did: Did, thing: Thing | None) -> None:
        """What pointing did to the answer."""
        asker = self._desk.asker
        assert asker is not None
        if did is Did.READY:
            self.give(tuple(asker.chosen))
        elif did is Did.SEVERAL:
            self._sheets.ask_which(asker.several)
        elif did is Did.NOTHING:
            if thing is not None and thing[0] == "area":
                self._sheets.browse(thing)
            elif thing is not None:
                self.refusing.refuse(thing, asker.source)
            self._desk.remark()
        else:
            self._desk.remark()

    def hovered(self, thing: Thing | None) -> None:
        """The pointer is over something."""
        if thing is not None and thing[0] == "card":
            self._desk.inspect(int(thing[1]))
        pointing = self.meant(thing, self.targets())
        if pointing != self.pointing:
            self.pointing = pointing
            if self._desk.asker is not None and self._desk.asker.source:
                self._desk.remark()

    def dragged(self, card: int, thing: Thing | None) -> None:
        """A card is held over something."""
        asker = self._desk.asker
        if asker is None:
            return
        if asker.acts and asker.source != card:
            asker.clear()
            asker.source = card
        self.pointing = self.meant(thing, asker.targets(card))
        self._desk.remark()

    def dropped(self, card: int, thing: Thing | None) -> None:
        """A card was let go over something."""
        self.pointing = None
        asker = self._desk.asker
        if asker is None:
            self._desk.refresh()
            return
        meant = self.meant(thing, asker.targets(card))
        home = self._desk.scene.spots.get(card)
        back = meant is not None and home is not None and meant[0] == "area" and meant[1] == home.area
        did = Did.NOTHING if back or meant == ("card", card) else asker.drop(card, meant)
        if did in (Did.READY, Did.SEVERAL):
            self.did(did, thing)
            return
        if did is Did.NOTHING:
            asker.clear()
            if thing is not None and not back and thing[0] != "area":
                self.refusing.refuse(thing, card)
        self._desk.scene.show_view(self._desk.now, self._desk.teller, self._desk.plates(), False)
        self._desk.remark()

    def give(self, answer: Answer) -> None:
        """Answer the question."""
        try:
            self._desk.match.answer(answer)
        except Refused as why:
            self.refusing.say(str(why))
            if self._desk.asker is not None:
                self._desk.asker.clear()
            self._desk.remark()

    def main(self) -> None:
        """The main button: what was chosen, else passing."""
        asker = self._desk.asker
        if asker is None or self._desk.sheet is not None:
            return
        if asker.acts and asker.source and not asker.chosen:
            if asker.of(asker.source):  # several things can be done with that card alone: ask which
                self.did(asker.point(("card", asker.source)), None)
            return
        if asker.acts and not asker.chosen and asker.plain:
            self.give((asker.plain[0],))
            return
        answer = asker.answer()
        if answer is not None:
            self.give(answer)

    def cancel(self) -> None:
        """Take back what was chosen so far; what is being paid is not played at all."""
        if self._desk.purse is not None:
            self.undo()
        elif self._desk.asker is not None and self._desk.asker.clear():
            self._desk.remark()

    # --- paying -------------------------------------------------------------------------------------------------------
    def open_purse(self) -> None:
        """Where something is paid by a plan the purse opens, with the cheapest plan in it."""
        self.close_purse()
        desk, asker = self._desk, self._desk.asker
        decision = None if asker is None else asker.decision
        if asker is None or decision is None or decision.bill is None or desk.game.coin is None:
            return
        purse = Purse(desk, decision, desk.game.coin, self._over)
        purse.other.clicked.connect(self.other_plan)
        asker.chosen = list(options_of(decision, purse.plan))
        desk.purse = purse
        purse.place()
        purse.show()

    def place_purse(self) -> None:
        """Where it stands: over what is no source."""
        if self._desk.purse is not None:
            self._desk.purse.place()

    def close_purse(self) -> None:
        """Paid, or not."""
        if self._desk.purse is not None:
            self._desk.purse.leave()
            self._desk.purse = None

    def other_plan(self) -> None:
        """The next cheapest plan."""
        asker, purse = self._desk.asker, self._desk.purse
        if asker is not None and purse is not None:
            asker.chosen = list(options_of(asker.decision, purse.turn()))
            self._desk.take_keys()
            self._desk.remark()

    def undo(self) -> None:
        """Take the last answer back."""
        if self._desk.match.can_undo():
            self._desk.match.undo()

    def key(self, event: QKeyEvent) -> None:
        """A key that does not walk."""
        key, control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._desk.scene.main.press()
        elif key == Qt.Key.Key_Escape:
            self._desk.scene.bubble.hide()
            self.cancel()
        elif key == Qt.Key.Key_O and self._desk.purse is not None and not control:
            self.other_plan()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._desk.purse is not None:
            self.main()
        elif key == Qt.Key.Key_Z and control:
            self.undo()
        elif key == Qt.Key.Key_N and not control:
            self._desk.hands.next_lit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_F6:
            self._desk.read_log()
        else:
            return
        event.accept()
