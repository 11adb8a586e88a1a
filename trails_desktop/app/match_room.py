"""The match at hand in the main window: its table, the curtain between two people at one screen, the end screen."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QToolTip, QWidget

from trails_desktop.app.match_opening import TableMaker
from trails_desktop.match.api import Coached, MatchChange, Thinking
from trails_desktop.match.setup import MatchSetup, Series
from trails_desktop.match.story import Choice, Storied, Story
from trails_desktop.memory import give_back, keep_pictures_apart
from trails_desktop.pages.desk import Desk, PlayedMatch
from trails_desktop.screens.match.curtain import Curtain
from trails_desktop.screens.match.ending import EndScreen
from trails_desktop.screens.match.facts import ending_of, public_facts
from trails_desktop.screens.match.setup import SEED_MOST
from trails_desktop.sound.director import SoundDirector
from trails_desktop.ui.settings import look

if TYPE_CHECKING:
    from trails_desktop.table.table import TableWidget

#: How long the last position stays on the table before the end screen comes, at normal speed.
LAST_LOOK_MS = 1600
_STORY_MS = 60  #: what the match was decided by comes to the end screen after it


class MatchRoom(QObject):
    """Holds one match at a time and shows it in a stack of screens.

    ``show_wanted(widget)``: that one is to be seen now; ``covering()``: whatever lies over the table goes away;
    ``opened(table)``: a table was made; ``said(sentence)``: something the players should know; ``page_wanted(str)``: a
    page is to be looked at, from which one comes back to the table.
    """

    show_wanted = Signal(object)
    covering = Signal()
    opened = Signal(object)
    said = Signal(str)
    page_wanted = Signal(str)

    def __init__(
        self,
        desk: Desk,
        stack: QStackedWidget,
        curtain: Curtain,
        ending: EndScreen,
        sound: SoundDirector,
        tables: TableMaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._stack, self._curtain, self._ending = desk, stack, curtain, ending
        self._sound, self._tables = sound, tables
        self.match: PlayedMatch | None = None
        self.table: TableWidget | None = None
        self.setup: MatchSetup | None = None
        self.wanted_seat = -1  #: who is to sit down at the curtain
        self._over = False
        self._troubled = False
        self._thinks_here = False  # told once while the program runs
        self._last_look = QTimer(self)
        self._last_look.setSingleShot(True)
        self._last_look.timeout.connect(self._show_ending)
        ending.look_back_wanted.connect(self._look_back)
        self._story = QTimer(self)
        self._story.setSingleShot(True)
        self._story.setInterval(_STORY_MS)
        self._story.timeout.connect(self._tell_story)
        curtain.opened.connect(self._curtain_opened)

    # ---- what there is
    @property
    def playing(self) -> bool:
        """Whether a match is on that is not over, at its table or behind the curtain."""
        return self.match is not None and not self._over and (self.at_table or self.covered)

    @property
    def at_table(self) -> bool:
        """Whether the table is what is seen."""
        return self.table is not None and self._stack.currentWidget() is self.table

    @property
    def covered(self) -> bool:
        """Whether the curtain is what is seen."""
        return self._stack.currentWidget() is self._curtain

    @property
    def saving(self) -> bool:
        """Whether the match being played can be continued later."""
        return self._desk.records is not None and self.match is not None and not self.match.trouble

    # ---- a match comes and goes
    def play(self, setup: MatchSetup, match: PlayedMatch) -> None:
        """Put a match on a table of its own."""
        keep_pictures_apart()
        self.setup, self._over, self._troubled = setup, False, False
        self.match = match
        match.changed.connect(self._match_changed)
        match.seat_wanted.connect(self._seat_wanted)
        match.ended.connect(self._match_ended)
        self.table = self._tables(match, self._desk, setup.seed)
        self.table.sound_wanted.connect(self._sound.toggle)
        self.table.pilot.refused.connect(self._sound.refuse)
        self.table.side.set_sound(self._sound.on)
        self.table.help.page_wanted.connect(self._look_up)
        self.opened.emit(self.table)
        self.table.hold.settled.connect(self._shown)
        self._sound.watch(self.table.hold, setup.hotseat)
        match.start()
        if self.wanted_seat >= 0 and not self.covered:
            self.table.hold.drop()  # nobody sits there yet who could see it
        if self.match is match and self.wanted_seat < 0 and not self._over:
            self._show_table()
        self._tell_trouble()

    def next_setup(self) -> MatchSetup | None:
        """The next game of the series, with the seats changed; or the same players and decks again, shuffled anew."""
        setup, seed = self.setup, secrets.randbelow(SEED_MOST)
        if setup is None:
            return None
        series = self._series_after()
        if series.decided:
            return replace(setup, seed=seed, series=Series(series.best_of))
        return setup.next_game(series, seed)

    def drop(self, instead: QWidget) -> None:
        """Put match and table away; ``instead`` is shown where the table was."""
        self._last_look.stop()
        self._story.stop()
        match, table = self.match, self.table
        self.match = self.table = None
        self.wanted_seat = -1
        if match is not None:
            for signal, slot in (
                (match.changed, self._match_changed),
                (match.seat_wanted, self._seat_wanted),
                (match.ended, self._match_ended),
            ):
                signal.disconnect(slot)
            self._sound.leave()
            match.close()
            match.deleteLater()
        if table is not None:
            if self._stack.indexOf(table) >= 0:
                self._stack.setCurrentWidget(instead)
                self._stack.removeWidget(table)
            table.hide()
            table.setParent(None)
            table.scene.release()
            table.deleteLater()
            QTimer.singleShot(0, give_back)

    def _series_after(self) -> Series:
        """The series with the game on the table, if that is over."""
        assert self.setup is not None
        winner = None if self.match is None else self.match.view().winner
        return self.setup.series if winner is None else self.setup.series.after(winner)

    def _look_up(self, page: str) -> None:
        self.page_wanted.emit(f"book/{page}")

    def come_back(self) -> bool:
        """Show the table again after a page was looked at. False if no match waits there."""
        if self.match is None or self._over or self.table is None or self.table.covered:
            return False
        self._show_table()
        return True

    # ---- what happens in it
    def _match_changed(self, change: object) -> None:
        if isinstance(change, MatchChange) and change.jumped and not self.covered:
            self.wanted_seat = -1  # taken back before the curtain came
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        """A match that cannot be saved goes on; the player hears of it once."""
        match = self.match
        if match is None:
            return
        if match.trouble and not self._troubled:
            self._troubled = True
            self.said.emit(match.trouble)
        if isinstance(match, Thinking) and match.thinks_here and not self._thinks_here:
            self._thinks_here = True
            self.said.emit(
                self.tr(
                    "This system lets the program start no second process (is /dev/shm writable?), so the computer"
                    " player thinks inside it: the game is the same, the window may halt for moments."
                )
            )

    def _seat_wanted(self, seat: int) -> None:
        """Another person must sit down: the table goes out of sight first, then the curtain comes."""
        match = self.match
        if match is None:
            return
        self.wanted_seat = seat
        if self.table is not None and self.table.hold.busy:
            return  # whoever sits here sees first what happened; then the curtain comes
        self._draw_curtain(match, seat)

    def _shown(self) -> None:
        """The table has shown all there is: whoever is wanted may sit down, and a match that is over may end."""
        if self.match is None:
            return
        if self._over:
            self._match_ended(None)
        elif self.wanted_seat >= 0 and not self.covered:
            self._draw_curtain(self.match, self.wanted_seat)

    def _draw_curtain(self, match: PlayedMatch, seat: int) -> None:
        self.covering.emit()
        if self.table is not None:
            self.table.cover(seat)
        self._put_table_away()
        QToolTip.hideText()
        self._curtain.cover(public_facts(match.view(), seat, match.names, match.orgs))
        self.show_wanted.emit(self._curtain)

    def _curtain_opened(self) -> None:
        if self.match is None or self.wanted_seat < 0:
            return
        seat, self.wanted_seat = self.wanted_seat, -1
        self.match.sit_down(seat)
        if self.wanted_seat < 0 and self.covered and self.table is not None:
            self.table.uncover()
            if self.table.names.lang != self._desk.languages.code:
                self.table.set_language(self._desk.languages.code)
            self._show_table()

    def _match_ended(self, result: object) -> None:
        self._over = True
        if self.table is not None and self.table.hold.busy:
            return
        speed = look(self._desk.settings).speed
        if not self.at_table or speed <= 0 or (self.table is not None and self.table.hold.pace != "instant"):
            self._show_ending()  # where it was held, the last moment was seen
        else:
            self._last_look.start(round(LAST_LOOK_MS / speed))

    def _show_ending(self) -> None:
        match, setup = self.match, self.setup
        if match is None or setup is None:
            return
        people = [seat for seat in (0, 1) if setup.players[seat] == "human"]
        you = people[0] if len(people) == 1 else -1
        self._ending.show_ending(ending_of(match.view(), you, match.names, match.orgs))
        self._ending.show_story(Story(), self._desk.printings(), self._desk.languages.code)
        self._story.start()
        self._ending.show_series(self._series_after())
        self.covering.emit()
        self._put_table_away()
        self.show_wanted.emit(self._ending)

    def _tell_story(self) -> None:
        """What the match was decided by: worked out when its end is already to be seen."""
        if self.match is not None:
            story = self.match.story() if isinstance(self.match, Storied) else Story()
            coach = self._coach()
            if coach is not None:
                coach.advised.connect(self._ending.show_better)
            self._ending.show_story(story, self._desk.printings(), self._desk.languages.code, coach is not None)

    def _coach(self) -> Any:
        return self.match.coach if isinstance(self.match, Coached) else None

    def _look_back(self, choice: Choice) -> None:
        """Was there a better move at a moment?"""
        coach = self._coach()
        if coach is not None:
            coach.look_back(choice.game, choice.answer, choice.target)

    def _show_table(self) -> None:
        if self.table is not None:
            if self._stack.indexOf(self.table) < 0:
                self._stack.addWidget(self.table)
            self.show_wanted.emit(self.table)
            self.table.setFocus()

    def _put_table_away(self) -> None:
        """Out of the window altogether: hidden pages would still be in the accessible tree."""
        if self.table is not None and self._stack.indexOf(self.table) >= 0:
            self._stack.setCurrentWidget(self._curtain)
            self._stack.removeWidget(self.table)
            self.table.hide()
            self.table.setParent(None)
