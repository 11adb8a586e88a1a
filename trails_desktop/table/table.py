"""The table: board and side panel, wired to a match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QGraphicsScene, QHBoxLayout, QWidget

from engine.kernel.decisions import Answer
from engine.trails.views.records import CardView
from trails_desktop.match.api import Distant, MatchChange
from trails_desktop.table.aloud.herald import Herald
from trails_desktop.table.aloud.view_widget import TableView
from trails_desktop.table.aloud.zone_lists import ZoneBoard
from trails_desktop.table.cards.faces import Faces, Pictures
from trails_desktop.table.cards.names import CardNames, CardPool
from trails_desktop.table.cards.words import Words
from trails_desktop.table.geometry.keys import Key
from trails_desktop.table.hands.autopass import AutoPass
from trails_desktop.table.hands.pilot import Match, Pilot
from trails_desktop.table.hands.pointing import Pointing
from trails_desktop.table.hands.refusing import Refusal
from trails_desktop.table.hands.speech import Speech
from trails_desktop.table.help.helper import Help
from trails_desktop.table.hold.hold import Hold
from trails_desktop.table.hold.paces import Pace
from trails_desktop.table.hold.voices import Voices
from trails_desktop.table.log.kinds import read_filter
from trails_desktop.table.lookup.card_book import CardBook
from trails_desktop.table.panels.asides import Asides
from trails_desktop.table.panels.docks import Docks
from trails_desktop.table.panels.docks import read as read_arrangement
from trails_desktop.table.panels.learning import Learning
from trails_desktop.table.panels.reading import Reader
from trails_desktop.table.panels.side import SidePanel
from trails_desktop.table.pieces.clock import Clock
from trails_desktop.table.placing.shown import bottom_seat
from trails_desktop.table.scene.breath import Breath
from trails_desktop.table.scene.effects import Effects
from trails_desktop.table.scene.stage import SceneStage
from trails_desktop.table.scene.table_scene import TableScene
from trails_desktop.table.scene.threads import Threads
from trails_desktop.table.sheets.ask import Sheets
from trails_desktop.table.showing import show
from trails_desktop.table.steering import Steering
from trails_desktop.ui.keys.keymap import KeyTexts, usual_key
from trails_desktop.ui.theme import Theme


class TableWidget(QWidget):
    """One match as the shown seat sees and plays it.

    cards: printings by number and language. pictures: who paints card pictures, None for text-only faces. speed: of
    motion, 0 = jump. pace: how long what happens is held. sound: whether it has a button for it. book: explains cards,
    None if nobody can. panels: where they stand (see :mod:`geometry.arrangement`).

    Signals: ``settings_wanted``, ``menu_wanted``, ``sound_wanted`` from the panel's head; ``spoken(str)``: what the
    cursor stands on, for live speech; ``panels_changed(str)``, ``log_filter_changed(str)``: to be remembered.
    """

    settings_wanted, menu_wanted = Signal(), Signal()
    sound_wanted = Signal()
    spoken = Signal(str)
    panels_changed = Signal(str)
    log_filter_changed = Signal(str)

    def __init__(
        self,
        port: Match,
        cards: CardPool,
        pictures: Pictures | None,
        theme: Theme,
        *,
        lang: str = "en",
        text_scale: float = 1.0,
        speed: float = 1.0,
        pace: Pace = "instant",
        seed: int = 0,
        book: CardBook | None = None,
        panels: str = "",
        log_filter: str = "",
        sound: bool = False,
        keys: KeyTexts = usual_key,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.port, self.keys = port, keys
        self._theme = theme
        self.text_scale = text_scale
        self.names = CardNames(cards, lang)
        self.words = Words(self.names.name, lambda seat: port.names[seat] if seat in (0, 1) else "")
        self.faces = Faces(self.names, pictures, self)
        self.clock = Clock(speed, self)
        self.scene = TableScene(self.faces, theme, self.clock, self)
        self.view = TableView(self.scene, self)
        self._blank = QGraphicsScene(self)
        self.side = SidePanel(self.words, theme, 1.0, self, rules=True, sound=sound)
        self.learning = Learning(self, book, self.words, port.log, theme)
        self.learning.set_language(lang)
        self.hold = Hold(port, pace, self.names.words, self)
        self.pilot = Pilot(port, self, self.hold.view)
        self.stage = SceneStage(self.scene, lambda: self.pilot.view, port.forecast)
        self.effects = Effects(self.scene)
        self.threads = Threads(self.scene)
        self.sheets = Sheets(self.scene, self)
        self.zones = ZoneBoard(self)
        self.voices = Voices(self, self)
        self.reader = Reader(self.side, self.faces, self.learning)
        self.speech = Speech(self.scene, self.pilot, self.names, self.words, self.refresh)
        self.steering = Steering(self)
        self.use_key = self.steering.use
        self.passer = AutoPass(self.pilot, self)
        self.asides = Asides(self, self)
        self.pointing = Pointing(self, self)
        self.help = Help(self, self)
        self.herald = Herald(self, self.steering.everything, self)
        self.view.teller = self.herald
        self.seed = seed
        self.covered = False
        self.browsed: tuple[CardView, ...] = ()
        self._change: MatchChange | None = MatchChange((), (), True)
        self._late = QTimer(self)  # pictures that came: piles and tickets are drawn anew, once for several
        self._late.setSingleShot(True)
        self._late.setInterval(40)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self._catch_up)
        self.breath = Breath(self.scene, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.docks = Docks(self, self.view, self.side, theme)
        row.addWidget(self.docks.area)
        self.docks.arrange(read_arrangement(panels))
        self.setFocusProxy(self.view)
        self._connect()
        self.side.filters.set_names(port.names)
        self.side.set_filter(read_filter(log_filter))
        self.side.log.set_lines(port.log())
        self.relay()

    def _connect(self) -> None:
        # the way back from the side panel and the lists, where the board does not hear the keys
        for part in (self.side, self.docks.log):
            panel = QShortcut(QKeySequence(Qt.Key.Key_F6), part, self.asides.focus_panel)
            panel.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.port.changed.connect(self._heard)
        self.hold.changed.connect(self._changed)
        thinking = getattr(self.port, "thinking", None)
        if thinking is not None:
            thinking.connect(self._thinking)
        if isinstance(self.port, Distant):
            self.port.foreseen.connect(self._foreseen)
        pilot, furniture, side = self.pilot, self.scene.furniture, self.side
        pilot.answering.connect(self.hold.decided)
        pilot.restated.connect(self.refresh)
        pilot.refused.connect(self._refuse)
        self.stage.restate = self.refresh
        self.stage.payment = pilot.payment_for
        self.view.resized.connect(self.relay)
        self.view.key_pressed.connect(self._key)
        self.view.key_done.connect(self.herald.stepped)
        self.sheets.answered.connect(self._answered)
        self.sheets.picked.connect(self._picked)
        self.sheets.dismissed.connect(self.refresh)
        self.zones.cursor_moved.connect(self._cursor_moved)
        self.faces.repainted.connect(self._picture_came)
        self._late.timeout.connect(self.refresh)
        furniture.buttons["main"].pressed.connect(self.press_main)
        furniture.buttons["undo"].pressed.connect(self.undo)
        furniture.buttons["auto"].pressed.connect(self.passer.toggle_auto)
        furniture.buttons["until"].pressed.connect(self.passer.toggle_until)
        furniture.buttons["modes"].pressed.connect(self.asides.offer_passing)
        furniture.ribbon.station_pressed.connect(self.passer.go_to)
        furniture.ribbon.stop_wanted.connect(self.passer.toggle_stop)
        self.passer.changed.connect(self.refresh)
        side.rules_wanted.connect(self.learning.open_rules)
        side.rule_pressed.connect(self.learning.open_rules)
        side.sound_wanted.connect(self.sound_wanted)
        side.settings_wanted.connect(self.settings_wanted)
        side.filters.card_wanted.connect(self.asides.pin_card)
        side.filters.changed.connect(lambda wanted: self.log_filter_changed.emit(str(wanted)))
        side.menu_wanted.connect(self.menu_wanted)
        self.docks.moved.connect(self.relay)
        self.docks.changed.connect(self.panels_changed)
        self.docks.lists_closed.connect(self.asides.toggle_lists)

    # --- look --------------------------------------------------------------------------------------------------------
    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme."""
        self._theme = theme
        self.scene.set_theme(theme)
        for part in (
            self.stage,
            self.threads,
            self.sheets,
            self.side,
            self.learning,
            self.docks,
            self.voices,
            self.help,
        ):
            part.set_theme(theme)
        self.refresh()

    def set_text_scale(self, scale: float) -> None:
        """The player's text scale, 1 to 2."""
        self.text_scale = scale
        self.relay()

    def set_speed(self, factor: float, pace: Pace) -> None:
        """Speed of motion: 1 normal, 0 jump (reduced motion); and how long what happens is held."""
        self.clock.set_factor(factor)
        self.hold.set_pace(pace)

    def set_language(self, lang: str) -> None:
        """Cards in ``en`` or ``ja``."""
        self.names.lang = lang
        self.learning.set_language(lang)
        self.faces.clear()
        self.side.log.reword(self.port.log())
        if self.reader.number:
            self.reader.read_number(self.reader.number, self.hold.view())
        self.refresh()

    def relay(self) -> None:
        """Lie out anew: another size, text scale or arrangement of panels."""
        fr = self.docks.frame(self.width(), self.height(), self.text_scale)
        self.scene.set_size(fr, self.devicePixelRatioF())
        self.learning.lay(fr, self.view.x())
        self.clock.finish()
        self._change = MatchChange((), (), True)
        self.sheets.place()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: every text of the table is read anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.herald.retranslate()
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight: a drag going on ends, nothing is answered, what rests waits; the panels' windows go too."""
        self.scene.end_gesture()
        self.docks.follow(False)
        self.hold.pause("away", True)
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """In sight again, with the windows of the panels."""
        super().showEvent(event)
        self.hold.pause("away", False)
        self.docks.follow(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lie out anew."""
        super().resizeEvent(event)
        self.relay()

    # --- the curtain -------------------------------------------------------------------------------------------------
    def cover(self, seat: int) -> None:
        """Another person takes over for ``seat``: nothing of the table remains that could be seen or read."""
        self.covered = True
        self.voices.hush()
        self.herald.cover()
        self.asides.clear()
        self.scene.end_gesture()
        self.sheets.clear()
        self.scene.uncard()
        self.zones.show_view(None, self.names, self.pilot.asking)
        self.zones.set_cursor(None)
        self.threads.show(None, QRectF())
        self.pointing.forget()
        self.help.forget()
        self.browsed = ()
        self.speech.forget()
        self.passer.stop()
        self.effects.forget()
        self._late.stop()
        self.breath.set_on(False)
        self.reader.clear()
        self.side.log.set_lines(())
        self.docks.show(False)
        self.view.setScene(self._blank)

    def uncover(self) -> None:
        """The person is seated: show the view of the port's seat."""
        self.covered = False
        self.passer.sit_down()
        self.view.setScene(self.scene)
        self.docks.show(True)
        self.side.log.set_lines(self.port.log())
        self._change = MatchChange((), (), True)
        self.hold.drop()
        self.pilot.see(self.hold.view())
        self.view.setFocus()

    # --- showing -----------------------------------------------------------------------------------------------------
    @property
    def below(self) -> int:
        """The seat at the lower side."""
        return bottom_seat(self.pilot.view, self.port.seat)

    def _heard(self, change: MatchChange) -> None:
        """Something happened in the match: it is shown when its time has come, and passed at once."""
        if not self.covered:
            self.hold.heard(change)
            self.passer.plan()

    def _changed(self, change: MatchChange) -> None:
        """Something else is to be shown."""
        self.scene.end_gesture()
        self.sheets.close_menu()
        self.speech.forget()
        self.help.forget()
        self.browsed = ()
        self.asides.typed = ""
        self._change = change
        self.learning.note(self.hold.view(), change)
        if change.jumped:
            self.side.log.set_lines(self.port.log())
        elif change.log:
            self.side.log.append(change.log)
            self.herald.logged(change.log)
        self.pilot.see(self.hold.view())
        self.pointing.read_asker()
        self.passer.plan()

    def _thinking(self, on: bool) -> None:
        # The other player has decided. If nothing happened but the next question, nobody tells of it: look afterwards.
        if not on:
            self._settle.start()

    def _foreseen(self) -> None:
        """What was not known when it was asked for is known now."""
        if not self.covered:
            self.stage.repay()
            self.refresh()

    def _catch_up(self) -> None:
        if not self.covered and not self.hold.busy and self.port.view() != self.pilot.view:
            self._changed(MatchChange((), ()))

    @property
    def restless(self) -> bool:
        """Whether anything moves, or is about to be drawn anew."""
        return self.clock.busy or self._late.isActive() or self._settle.isActive()

    def refresh(self) -> None:
        """Show the present state: cards, signs, arrow, tickets, buttons, sheets, panel."""
        if not self.covered:
            change, self._change = self._change, None
            show(self, change)
            self.herald.asked()

    def _refuse(self, refusal: Refusal) -> None:
        if self.help.enabled or self.pilot.asking.asked:  # else a coach speaks
            self.help.hide()
            self.speech.refuse(refusal)
            self.herald.say(self.scene.furniture.bubble.accessible_name(), urgent=True)

    def hush(self) -> bool:
        """Take the bubble and the hatch away. True if there was one."""
        return self.speech.hush()

    # --- deeds -------------------------------------------------------------------------------------------------------
    def press_main(self) -> None:
        """The main button (Space): goes on while something rests."""
        if self.hold.skip():
            return
        self.hush()
        self.passer.answered()
        if self.sheets.question is not None and self.sheets.menu is None:
            self.sheets.question.setFocus()
        self.pilot.main()

    def undo(self) -> None:
        """Take the last answer back, as far as the match allows it."""
        self.hush()
        if self.port.undo_state().policy != "never":
            self.port.undo()
        else:
            self.pilot.idle.emit(("part", "undo"))

    def _picked(self, answer: Answer) -> None:
        if not self.asides.took(answer):
            self._answered(answer)

    def _answered(self, answer: Answer) -> None:
        if not self.pilot.answer(answer) and self.sheets.question is not None:
            self.sheets.question.again()

    def browse(self, seat: int, pile: str) -> None:
        """Look through a trail or an exile; an empty pile closes it again."""
        cards: tuple[CardView, ...] = () if pile == "deck" else getattr(self.pilot.view.players[seat], pile)
        self.browsed = () if self.browsed == cards else cards
        self.asides.typed = ""
        self.refresh()
        if not cards:
            self.pilot.idle.emit(("pile", seat, pile))

    def close_browse(self) -> bool:
        """Put a pile that was looked through away, its filter first. True if there was one."""
        if self.asides.typed:
            return self.asides.type("")
        was, self.browsed = bool(self.browsed), ()
        if was:
            self.refresh()
        return was

    def _picture_came(self, number: str) -> None:
        self.scene.repaint_card(number)
        if not self._late.isActive():
            self._late.start()
        if self.reader.number == number:
            self.reader.picture_came()

    # --- keyboard ----------------------------------------------------------------------------------------------------
    def _key(self, event: QKeyEvent) -> None:
        if not self.covered and self.steering.key(event):
            event.accept()

    def _cursor_moved(self, key: Key | None) -> None:
        if self.covered:
            return
        if key is not None:
            self.pointing.looked = None  # what moved last is looked at: the pointer may lie anywhere
        if key is not None and key[0] == "card":
            waiting = next((one for one in self.pilot.view.standby if one.id == key[1]), None)
            if waiting is not None:
                self.reader.read_number(waiting.number)
            else:
                self.reader.read(self.pilot.view, int(key[1]))
        self.help.hide()
        self.refresh()
        self.side.refresh()
        self.herald.moved(key)
        self.spoken.emit(self.herald.name(key) if key is not None else "")
