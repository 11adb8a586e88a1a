"""The board of a match of any game, with the panel beside it: what the player does becomes answers, what the match says
becomes a picture."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Answer, Option
from engine.views import View
from trails_desktop.board.aloud import BoardTeller
from trails_desktop.board.asking.asker import Asker, Thing
from trails_desktop.board.asking.difference import Change, difference
from trails_desktop.board.asking.saying import Teller, tr
from trails_desktop.board.desk import Paying
from trails_desktop.board.faces import BoardFaces, KeptFaces, Pictures
from trails_desktop.board.game import BoardGame
from trails_desktop.board.hands import Hands
from trails_desktop.board.pieces.plate import PlateState
from trails_desktop.board.refusing import Refusing
from trails_desktop.board.scene import BoardScene
from trails_desktop.board.sheeting import Sheets
from trails_desktop.board.sheets.sheet import Sheet
from trails_desktop.board.side.panel import SidePanel
from trails_desktop.board.speaking import BoardSpeech
from trails_desktop.board.steering import Steering
from trails_desktop.board.wearing import buttons, worn
from trails_desktop.match.game_port import GameChange, GameMatch
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.ui.settings import Look


class Board(QWidget):
    """match: is a QObject with the signals of its port. kept: faces that an earlier board of the game painted.
    ``left()``: the player leaves the table after the end."""

    left = Signal()

    def __init__(
        self,
        match: GameMatch,
        game: BoardGame,
        look: Look,
        language: str,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
        kept: KeptFaces | None = None,
    ) -> None:
        super().__init__(parent)
        self.match, self.game, self.look = match, game, look
        self.faces = BoardFaces(game.painter, pictures, language, self, kept)
        self.scene = BoardScene(game, game.dress(look.theme), self.faces, look.motion)
        self.view = TableView(self.scene, self)
        self.side = SidePanel(self.scene.theme, look.scale, self.faces, self)
        self.hands = Hands(self.view, self.scene, self._may_drag)
        self.teller = self._teller()
        self.speech = BoardSpeech(self)
        self.view.teller = BoardTeller(self.speech, self.view)
        self.view.setAccessibleName(tr("Board"))
        self.sheets = Sheets(self, self)
        self.steering = Steering(self, self.sheets, Refusing(self), self)
        self.now: View = match.view()
        self.asker: Asker | None = None
        self.sheet: Sheet | None = None
        self.purse: Paying | None = None
        self.busy = self._jumps = False
        self._tried: dict[Answer, View | None] = {}
        self._wire(match)
        self.side.show_log(match.log(), match.names)
        self.setFocusProxy(self.view)
        self.refresh(jump=True)
        self._inspect_first()

    def _wire(self, match: Any) -> None:
        match.changed.connect(self._changed)
        match.seat_wanted.connect(self._seat_wanted)
        match.thinking.connect(self._thinking)
        if hasattr(match, "told"):  # a match in another place answers later
            match.told.connect(self._told)
        hands, scene = self.hands, self.scene
        steering = self.steering
        hands.pointed.connect(steering.pointed)
        hands.hovered.connect(steering.hovered)
        hands.dragged.connect(steering.dragged)
        hands.dropped.connect(steering.dropped)
        hands.moved.connect(self._moved)
        hands.key.connect(steering.key)
        hands.things, hands.lit, hands.box = self.speech.things, steering.lit, self.speech.box
        scene.main.pressed.connect(steering.main)
        scene.second.pressed.connect(steering.cancel)
        scene.quiet[0].pressed.connect(steering.undo)
        scene.quiet[1].pressed.connect(self.sheets.ask_concede)
        self.sheets.gave.connect(steering.give)
        self.sheets.left.connect(self.left)
        self.side.pointed.connect(self._lines_point)
        self.faces.repainted.connect(scene.repaint_faces)

    def _may_drag(self, card: int) -> bool:
        return self.steering.may_drag(card)

    def _teller(self) -> Teller:
        return Teller(self.game.words(), self.match.names, self.faces.name)

    # --- what the match says ------------------------------------------------------------------------------------------
    def _changed(self, change: GameChange) -> None:
        if change.jumped:
            self.side.show_log(self.match.log(), self.match.names)
            self.sheets.begin()
        else:
            self.side.add_lines(change.lines, self.match.names)
        self._jumps = self._jumps or change.jumped
        if not change.more:
            jump, self._jumps = self._jumps, False
            self.refresh(jump=jump)
            if jump:
                self._uncover()

    def _thinking(self, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            self.remark()
            self._read_anew()

    def _told(self) -> None:
        """Something that was asked of the match is known now."""
        self._tried = {answer: view for answer, view in self._tried.items() if view is not None}
        self.steering.refusing.again()
        self.remark()

    def _seat_wanted(self, seat: int) -> None:
        """Another person must sit down: nothing of the board is seen or read out until then. Whoever shows the board
        draws the curtain."""
        self.sheets.close()
        self.steering.close_purse()
        self.view.hide()
        self.side.hide()

    def _uncover(self) -> None:
        """Somebody sat down, and what that seat may see is on the board."""
        if self.view.isHidden():
            self.view.show()
            self.side.show()
            if self.sheet is None:
                self.take_keys()

    # --- showing ------------------------------------------------------------------------------------------------------
    def refresh(self, jump: bool = False) -> None:
        """Show the match as it is."""
        self.now = view = self.match.view()
        decision = view.decision
        if decision != (None if self.asker is None else self.asker.decision):
            self._tried.clear()
            self.steering.refusing.forget()
            self.sheets.close()
            self.asker = None if decision is None else Asker(decision, self.teller.words.verbs)
            self.steering.open_purse()
            self.scene.bubble.hide()
        self.hands.drop_all()
        self.scene.show_view(view, self.teller, self.plates(), jump)
        if self.hands.focus is not None and self.speech.box(self.hands.focus) is None:
            self.hands.set_focus(None)
        self.remark()
        self.sheets.show()
        self.sheets.show_end()
        self._read_anew()

    def _read_anew(self) -> None:
        """What is read out of the board is another text."""
        if isinstance(self.view.teller, BoardTeller):
            self.view.teller.forget()

    def plates(self) -> dict[bool, PlateState]:
        """What both plates show."""
        found = {}
        view, words = self.now, self.teller.words
        targets = self.steering.targets()
        for own in (True, False):
            seat = view.seat if own else view.seat ^ 1
            doing = self.speech.doing(seat)
            mark = "may" if ("seat", seat) in targets else ""
            if self.steering.pointing == ("seat", seat) and mark:
                mark = "target"
            life = self.game.life(view, seat, words)
            focus = self.hands.focus == ("seat", seat)
            found[own] = PlateState(self.match.names[seat], life, doing, view.active == seat, mark, focus)
        return found

    def remark(self) -> None:
        """Light what can be used, show what was chosen, and say what it would do."""
        for own, state in self.plates().items():
            self.scene.plates[own].show_state(state)
        changes = self._forecast()
        self.scene.mark(worn(self, changes))
        painted = (self.scene.main, self.scene.second, *self.scene.quiet)
        for button, said in zip(painted, buttons(self), strict=True):
            button.setVisible(said is not None)
            if said is not None:
                button.show_state(said)
        self.side.show_forecast(changes)
        if self.purse is not None and self.asker is not None:
            self.purse.show_taken(self.asker.chosen)

    def _forecast(self) -> tuple[Change, ...]:
        answer = self._thought_of()
        if answer is None or self.now.decision is None:
            return ()
        if answer not in self._tried:
            self._tried[answer] = self.match.try_out(answer)
        after = self._tried[answer]
        return () if after is None else difference(self.now, after, self.teller)

    def _thought_of(self) -> Answer | None:
        """The answer that is about to be given: what was chosen, or what the pointer is over."""
        asker = self.asker
        if asker is None:
            return None
        if self.sheet is not None:
            return self.sheet.current()
        if asker.acts and asker.source and self.steering.pointing is not None:
            meant = asker.of(asker.source, self.steering.pointing)
            if len(meant) == 1:
                return (meant[0],)
        return asker.answer() if asker.chosen else None

    def foretold(self, answer: Answer) -> tuple[Change, ...]:
        """What an answer would do."""
        after = self.match.try_out(answer)
        return () if after is None else difference(self.now, after, self.teller)

    # --- pointing -----------------------------------------------------------------------------------------------------
    @property
    def pointing(self) -> Thing | None:
        """What the pointer is over, as it is meant."""
        return self.steering.pointing

    def point(self, thing: Thing) -> None:
        """Point at something, as a click does."""
        self.steering.pointed(thing)

    def press_button(self, name: str) -> None:
        """Press a button of the board."""
        self.speech.press_button(name)

    def read_log(self) -> None:
        """The keyboard goes to the log."""
        self.side.log.setFocus(Qt.FocusReason.TabFocusReason)

    def take_keys(self) -> None:
        """The keyboard comes back to the board."""
        if self.view.isVisible():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def inspect(self, card: int) -> None:
        """Show a card large."""
        found = self.now.card(card)
        if found is not None:
            self.side.inspect(found, self.teller)

    def _inspect_first(self) -> None:
        """Something is shown large from the beginning: the first own card that can be read."""
        own = [spot.card for spot in self.scene.spots.values() if spot.own and spot.card.name is not None]
        keys = [area.key for area in self.game.spec.areas if area.form == "hand"]
        hand = [card for card in own if self.scene.spots[card.id].area in keys]
        for card in (hand or own)[:1]:
            self.side.inspect(card, self.teller)

    def _lines_point(self, cards: tuple[int, ...]) -> None:
        for card in cards[:1]:
            self.inspect(card)

    def _moved(self, thing: Thing | None) -> None:
        if thing is not None and thing[0] == "card":
            self.inspect(int(thing[1]))
        self.steering.pointing = None if thing is None else self.steering.meant(thing, self.steering.targets())
        self.remark()
        self.view.viewport().update()

    # --- words -------------------------------------------------------------------------------------------------------
    def option_said(self, option: Option) -> str:
        """An option of the question at hand in words."""
        assert self.now.decision is not None
        return self.teller.option(self.now, self.now.decision, option)

    # --- size, look, language -----------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        if width < 200 or height < 150:
            return
        self.scene.resize(width, height, self.look.scale, self.devicePixelRatioF())
        boxes = self.scene.boxes
        self.view.setGeometry(0, 0, round(boxes.board.w), height)
        self.side.setGeometry(round(boxes.side.x), 0, width - round(boxes.side.x), height)
        self.refresh(jump=True)
        self.sheets.place()
        self.steering.place_purse()

    def set_look(self, look: Look) -> None:
        """Another theme, text scale or pace."""
        self.look = look
        theme = self.game.dress(look.theme)
        self.scene.set_theme(theme)
        self.scene.clock.set_factor(look.motion)
        self.side.set_look(theme, look.scale)
        self.sheets.close()
        self.steering.open_purse()
        self._lay_out()

    def set_language(self, language: str) -> None:
        """Cards and words in another language; the program's own texts were switched before."""
        self.faces.set_language(language)
        self.teller = self._teller()
        self.sheets.close()
        self.asker = None
        self.steering.open_purse()
        self.side.show_log(self.match.log(), self.match.names)
        self.refresh(jump=True)
