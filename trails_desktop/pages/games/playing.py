"""A match of any game from setting up to its end: board and curtain, leaving and going on, the end and the replay."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.game import Game
from engine.records.lines import RecordError
from engine.records.record import load_record
from trails_desktop.games.kit import GameKit
from trails_desktop.games.own_cards import own_decks, stocked
from trails_desktop.match.game_port import GameMatch
from trails_desktop.match.games.local import LocalGame, resume, saved_summary
from trails_desktop.match.games.replay import ReplayGame
from trails_desktop.match.games.setup import HUMAN, GameSetup
from trails_desktop.match.recorder import keep_newest, set_aside
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.games.area import BoardArea
from trails_desktop.pages.games.curtain import CurtainPanel
from trails_desktop.pages.games.ending import EndingPanel, GameEnding, reason_of
from trails_desktop.pages.games.kept import saved_detail
from trails_desktop.pages.games.setting_up import SetupPanel
from trails_desktop.screens.parts.dialogs import Choice, KeyHelp, MenuSheet
from trails_desktop.screens.parts.page import Page
from trails_desktop.ui.settings import KEPT, LAST_GAME, Look

#: Makes the match of a setup: game, setup, kit, folder.
MatchMaker = Callable[[Game, GameSetup, GameKit, Path | None], LocalGame]
#: How long the last position stays on the board before the end is told, at normal speed.
LAST_LOOK_MS = 1600
_SEED_MOST = 2**31 - 1


def made(game: Game, setup: GameSetup, kit: GameKit, folder: Path | None) -> LocalGame:
    """The match of a setup. Raises :class:`RecordError`."""
    return LocalGame(game, setup, kit, folder)


class GamesPage(Page):
    """``open_at`` takes the id of a game, with ``/continue`` behind it to go on with its match, or ``/watch/`` and
    the file of a match."""

    def __init__(self, desk: Desk, look: Look, kits: Sequence[GameKit], matches: MatchMaker = made) -> None:
        super().__init__(look)
        self._desk, self._matches, self._code = desk, matches, desk.languages.code
        self.kits = {kit.id: kit for kit in kits}
        self.kit: GameKit | None = None
        self.match: LocalGame | None = None
        self.replay: ReplayGame | None = None
        self._wanted = -1  # who is to sit down
        self._over = self._troubled = False
        self._from = ""  # the page to go back to, where it is not that of the games
        self.stack = QStackedWidget()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.stack)
        self.setups: dict[str, SetupPanel] = {}
        self.area, self.curtain, self.ending = BoardArea(look), CurtainPanel(look), EndingPanel(look)
        for widget in (self.area, self.curtain, self.ending):
            self.stack.addWidget(widget)
        self.sheet = MenuSheet(self, look)
        self.sheet.chosen.connect(self._chosen)
        self._last_look = QTimer(self)
        self._last_look.setSingleShot(True)
        self._last_look.timeout.connect(self._show_ending)
        self.curtain.opened.connect(self._opened)
        self.area.leave_wanted.connect(self.leave)
        self.area.concede_wanted.connect(self.ask_concede)
        self.area.menu_wanted.connect(self.menu_wanted)
        self.ending.rematch_wanted.connect(self.rematch)
        self.ending.replay_wanted.connect(self.watch)
        self.ending.setup_wanted.connect(self.set_up)
        self.ending.games_wanted.connect(self.leave)
        self.retranslate()

    # --- the page ---------------------------------------------------------------------------------------------------
    def title(self) -> str:
        if self.kit is None:
            return ""
        if self._wanted >= 0 and self.match is not None:
            return self.tr("Hand over to {name}").format(name=self.match.names[self._wanted])
        return self.kit.name(self._code)

    def enter(self, code: str) -> None:
        self._code = code
        for panel in self.setups.values():
            panel.set_language(code)
        board = self.area.board
        if board is not None and self._wanted < 0:
            if hasattr(board, "set_language"):
                board.set_language(code)
            else:
                self._put_board()

    def open_at(self, place: str) -> None:
        name, _, more = place.partition("/")
        if name not in self.kits:
            return
        if self.kit is not None and self.kit.id == name and self.playing:
            return  # it is still on
        self.kit = stocked(self.kits[name], self._desk.library)
        self._desk.settings.put(LAST_GAME, name)
        if more == "continue":
            self.go_on()
        elif more.startswith("watch/"):
            self.watch_file(more.partition("/")[2])
        else:
            self.set_up()

    def first(self) -> QWidget | None:
        shown = self.stack.currentWidget()
        if isinstance(shown, SetupPanel):
            return shown.first()
        return self.area.board if shown is self.area else None

    def keys(self) -> Sequence[KeyHelp]:
        return (KeyHelp("R", self.tr("At the end of a match: its replay")),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.stack.currentWidget() in (self.area, self.curtain):
            QWidget.keyPressEvent(self, event)  # the board has keys of its own, and Esc does not leave a match
        else:
            super().keyPressEvent(event)

    def set_base_look(self, look: Look) -> None:
        super().set_base_look(look)
        for panel in (*self.setups.values(), self.curtain, self.ending):
            panel.set_base_look(look)
        self.sheet.set_look(look)
        board = self.area.board
        if board is not None:
            if hasattr(board, "set_look"):
                board.set_look(look)
            elif self._wanted < 0:
                self._put_board()

    def retranslate(self) -> None:
        self.area.retranslate()
        self._say_who()

    def shut(self) -> None:
        self._drop()

    # --- setting up -------------------------------------------------------------------------------------------------
    @property
    def playing(self) -> bool:
        """Whether a match is on that is not over."""
        return self.match is not None and not self._over

    @property
    def folder(self) -> Path | None:
        """Where matches of the game at hand are kept, None = nowhere."""
        records = self._desk.records
        return None if records is None or self.kit is None else records / self.kit.id

    def set_up(self) -> None:
        """Before a match."""
        kit = self.kit
        assert kit is not None
        self._drop()
        own = own_decks(self._desk.library, kit)
        if kit.id in self.setups and self.setups[kit.id].own != own:
            old = self.setups.pop(kit.id)
            self.stack.removeWidget(old)
            old.deleteLater()
        if kit.id not in self.setups:
            panel = SetupPanel(self.base_look, kit, kit.rules(), self._desk.settings, own)
            panel.start_wanted.connect(self.begin)
            panel.continue_wanted.connect(self.go_on)
            panel.back_wanted.connect(self.leave)
            panel.place_wanted.connect(self.page_wanted)
            self.setups[kit.id] = panel
            self.stack.addWidget(panel)
        panel = self.setups[kit.id]
        panel.set_language(self._code)
        panel.show_saved(saved_detail(self.folder))
        self.stack.setCurrentWidget(panel)
        panel.first().setFocus()

    def begin(self, setup: object) -> None:
        """Start a match; one that waited stays among the matches. A sentence instead if it cannot be started."""
        kit = self.kit
        if kit is None or not isinstance(setup, GameSetup):
            return
        self._drop()
        try:
            if self.folder is not None:
                keep_newest(self.folder, self._desk.settings.get(KEPT))
                if saved_detail(self.folder):
                    set_aside(self.folder)
            self._play(self._matches(kit.rules(), setup, kit, self.folder))
        except (RecordError, OSError) as error:
            self.said.emit(_sentence(error))

    def go_on(self) -> None:
        """Go on with the saved match."""
        kit, folder = self.kit, self.folder
        if kit is None or folder is None:
            return
        self._drop()
        try:
            summary = saved_summary(folder)
            self.kit = kit = kit if summary is None else kit.with_cards(summary.header.cards)
            match = resume(kit.rules(), kit, folder)
        except (RecordError, OSError) as error:
            self.said.emit(_sentence(error))
            match = None
        if match is None:
            self.set_up()
            return
        self._play(match)
        if match.earlier is not None:
            template = self.tr("It goes on from an earlier point. {why}. All of it is kept in {file}.")
            self.said.emit(template.format(why=match.earlier.why, file=match.earlier.file.name))

    def rematch(self) -> None:
        """The same players and decks again, shuffled anew."""
        if self.match is not None:
            seen = self.match.view()
            winner = -1 if seen.winner is None else seen.winner
            self.begin(self.match.setup.following(winner, str(secrets.randbelow(_SEED_MOST))))

    def leave(self) -> None:
        """To the games. A match in progress stays saved."""
        if self.playing and self.folder is not None and self.match is not None and not self.match.trouble:
            self.noted.emit(self.tr("The match is saved. Go on with it whenever you like."))
        self._drop()
        place, self._from = self._from or "choose", ""
        self.page_wanted.emit(place)

    # --- a match ----------------------------------------------------------------------------------------------------
    def _play(self, match: LocalGame) -> None:
        self.match, self._over, self._troubled, self._wanted = match, False, False, -1
        match.setParent(self)
        match.seat_wanted.connect(self._seat_wanted)
        match.changed.connect(self._changed)
        match.thinking.connect(self._thinks)
        match.ended.connect(self._ended)
        self._put_board()
        match.start()
        if self._wanted < 0 and not self._over:
            self._show_board()

    def _put_board(self) -> None:
        shown: GameMatch | None = self.replay or self.match
        if self.kit is None or shown is None:
            return
        seed = 0 if self.match is None else int.from_bytes(self.match.setup.seed.encode()[-4:], "big")
        board = self.kit.board(shown, self.area.dress(self._desk, self.kit.id, self.base_look, self._code, seed))
        if self.replay is None and hasattr(board, "left"):
            board.left.connect(self._show_ending)
        self.area.put(board, self.replay)
        self._say_who()

    def _show_board(self) -> None:
        if self.area.board is not None:
            self.area.board.show()
        self.stack.setCurrentWidget(self.area)
        if self.area.board is not None:
            self.area.board.setFocus()

    def _say_who(self) -> None:
        shown = self.replay or self.match
        if shown is not None:
            one, two = shown.names
            self.area.who.setText(self.tr("{first} and {second}").format(first=one, second=two))
        self._thinks(False)

    def _thinks(self, thinking: bool) -> None:
        self.area.note.setText(self.tr("thinking …") if thinking else "")

    def _changed(self, change: object) -> None:
        match = self.match
        if match is not None and match.trouble and not self._troubled:
            self._troubled = True
            self.said.emit(match.trouble)

    def _seat_wanted(self, seat: int) -> None:
        """Another person must sit down: the board goes out of sight and out of the accessible tree first."""
        match, kit = self.match, self.kit
        if match is None or kit is None:
            return
        self._wanted = seat
        asked = match.view().asked_for
        self.curtain.cover(match.names, seat, kit.purposes().get(asked, ""))
        self.sheet.done()
        self.area.clear()
        self.stack.setCurrentWidget(self.curtain)

    def _opened(self) -> None:
        if self.match is None or self._wanted < 0:
            return
        seat, self._wanted = self._wanted, -1
        self.match.sit_down(seat)
        if self._wanted < 0 and not self._over:
            self._put_board()
            self._show_board()

    def ask_concede(self) -> None:
        """Give up, after a question; when the match is over, on to its end."""
        if self.match is None or not self.playing:
            self._show_ending()
            return
        name = self.match.names[self.match.seat]
        message = self.tr("{name} gives up, and the match ends at once.").format(name=name)
        choice = Choice("give up", "flag", self.tr("Concede"))
        self.sheet.ask(self.tr("Concede the match?"), message, [choice], self.tr("Keep playing"))
        self.sheet.done_button.setFocus()

    def _chosen(self, name: str) -> None:
        if name == "give up" and self.match is not None:
            self.match.concede()

    def _ended(self, view: object) -> None:
        """A board that tells the end by itself is left by the player; any other is shown for a moment."""
        self._over = True
        self.area.show_over(True)
        look = self.base_look
        if self.stack.currentWidget() is not self.area:
            self._show_ending()
        elif hasattr(self.area.board, "left"):
            return
        elif look.motion <= 0:
            self._show_ending()
        else:
            self._last_look.start(round(LAST_LOOK_MS / look.motion))

    def _show_ending(self) -> None:
        match, kit = self.match, self.kit
        if match is None or kit is None or not self._over or self.stack.currentWidget() is self.ending:
            return
        seen, people = match.view(), [seat for seat, name in enumerate(match.setup.players) if name == HUMAN]
        winner = -1 if seen.winner is None else seen.winner
        self.ending.show_ending(
            GameEnding(
                names=match.names,
                winner=winner,
                you=people[0] if len(people) == 1 else -1,
                turn=seen.turn,
                rule=match.ending,
                reason=reason_of(match, kit, winner),
                kept=match.kept,
                series=match.setup.after(winner),
            )
        )
        self.area.clear()
        self.stack.setCurrentWidget(self.ending)

    # --- the replay -------------------------------------------------------------------------------------------------
    def watch(self) -> None:
        """The match that is over, from its beginning."""
        if self.match is not None and self.match.kept:
            self._watch(self.match.kept)

    def watch_file(self, name: str) -> None:
        """A match that is kept; from its replay one comes back to the matches."""
        self._drop()
        self._from = "matches"
        self._watch(name)

    def _watch(self, name: str) -> None:
        if self.kit is None or self.folder is None:
            return
        try:
            record = load_record(self.folder / name)
            self.kit = self.kit.with_cards(record.header.cards)
            self.replay = ReplayGame(self.kit.rules(), record, self.kit, self)
        except (RecordError, OSError) as error:
            self.said.emit(_sentence(error))
            return
        self._put_board()
        self._show_board()

    def _drop(self) -> None:
        """Put match, replay and board away."""
        self._last_look.stop()
        match, replay = self.match, self.replay
        self.match = self.replay = None
        self._wanted = -1
        self.area.clear()
        if replay is not None:
            replay.deleteLater()
        if match is not None:
            match.blockSignals(True)
            match.close()
            match.deleteLater()


def _sentence(error: Exception) -> str:
    text = str(error).strip()
    return text if text.endswith(".") else f"{text}."
