"""``trails demo``: two computer players play a whole game on the real table, and the main moments become pictures.

With a display the window is on screen and plays at a pace one can follow; without one everything happens off screen as
fast as it goes. Both seats are played by the same pair of hands that tests use: what a picture shows was really done
with the mouse.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Generator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from engine.kernel.decisions import Answer
from engine.players.base import Player
from engine.players.roster import make_player
from engine.trails.cards.pool import CardPool
from engine.trails.views.records import View
from trails_desktop.app.demo.album import Album, Stopped, check_folder, write_text
from trails_desktop.app.demo.keyboard import type_key
from trails_desktop.app.demo.mouse import Beat, Clumsy, Deed, Intent, MouseHands, intend, press_widget
from trails_desktop.app.start import make_desk
from trails_desktop.app.window import MainWindow
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.match.stops import PASS
from trails_desktop.pages.desk import Desk, PlayedMatch
from trails_desktop.paths import Paths
from trails_desktop.screens.match.setup import SEED_MOST
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import ANIMATION, ASKED_TO_PLACE, LANGUAGE, PACE, Settings

#: The shuffle that is shown if nobody asks for another one: a short game in which nearly everything happens.
SEED: Final = 1
NAMES: Final = ("Ada", "Bryn")
#: Platforms on which nobody sees a window.
_BLIND: Final = frozenset({"offscreen", "minimal", "minimalegl", "vnc"})
#: What comes from a person's hands.
_HUMAN: Final = frozenset({
    QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel, QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.HoverEnter,
    QEvent.Type.HoverMove, QEvent.Type.HoverLeave, QEvent.Type.KeyPress, QEvent.Type.KeyRelease,
    QEvent.Type.ShortcutOverride, QEvent.Type.ContextMenu,
})  # fmt: skip
_PICTURES_MS: Final = 90_000  #: how long the painting of card pictures may take before a shot, all in all
_SETTLE_MS: Final = 80  #: pictures that came are put on the table a moment later
_OK, _BAD = 0, 2
LOG: Final = "log.txt"

Waits = Generator[float, None, None]  #: milliseconds to wait
Size = tuple[int, int]  #: of a window, in pixels


class Memory:
    """A computer player that is asked about a view once only, whoever wants to know."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._seen: View | None = None
        self._said: Answer = ()

    def choose(self, view: View) -> Answer:
        """The player's answer."""
        if self._seen is None or view != self._seen:
            self._seen, self._said = view, self._player.choose(view)
        return self._said


class DemoMatch(LocalMatch):
    """Two seats at one screen. A watcher sees deeds, not curtains: passes of the other seat give themselves, while
    what the shown seat has in the standby zone waits until that seat passes by hand."""

    def __init__(self, setup: MatchSetup, pool: CardPool, players: tuple[Memory, Memory]) -> None:
        super().__init__(setup, pool)
        self._minds = players

    def automatic(self, view: View) -> Answer | None:
        """As always, but for passes: see the class."""
        answer = super().automatic(view)
        if view.seat != self.seat:
            return PASS if answer is None and self._minds[view.seat].choose(view) == PASS else answer
        return None if view.standby and answer == PASS else answer


@dataclass(frozen=True, slots=True)
class Report:
    """What was played and saved. winner: a name, None if nobody won or the window was closed early."""

    winner: str | None
    turns: int
    pictures: tuple[Path, ...]


class Deaf(QObject):
    """Keeps the mouse and the keys of whoever looks on away from the window that plays by itself."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.spontaneous() and event.type() in _HUMAN and isinstance(watched, QWidget)


class Show(QObject):
    """Plays the game. ``ended()``: it is over, or something went wrong (``trouble``)."""

    ended = Signal()

    def __init__(self, program: QApplication, desk: Desk, seed: int, size: Size, watched: bool) -> None:
        """watched: somebody looks on, so that everything takes its time."""
        super().__init__()
        self._program, self._desk, self._watched = program, desk, watched
        self._setup = MatchSetup(NAMES, _two_decks(desk, seed), ("human", "human"), seed)
        pool = desk.pool
        cards = {number: pool.playable(number) for number in pool}
        first, second = (Memory(make_player("greedy", seat, seed, cards)) for seat in (0, 1))
        self._minds = (first, second)
        self.window = MainWindow(desk, matches=self._make_match)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.window.resize(*size)
        self._size = size
        self.album = Album()
        self.log = ""
        self.turns = 0
        self.winner: str | None = None
        self.finished = False
        self.trouble: BaseException | None = None
        self._match: DemoMatch | None = None
        self._pictures_until = 0.0
        self._play = self._game()
        self._deaf = Deaf(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Open the window and begin."""
        if self._watched:
            self._program.installEventFilter(self._deaf)
        self.window.show()
        self._timer.start(0)

    def stop(self) -> None:
        """Close everything."""
        self._timer.stop()
        self._play.close()
        if self._watched:
            self._program.removeEventFilter(self._deaf)
        self.window.close()
        self.window.deleteLater()

    def _tick(self) -> None:
        if not self.window.isVisible():
            self.ended.emit()  # somebody closed it
            return
        try:
            wait = next(self._play)
        except StopIteration:
            self.finished = True
            self.ended.emit()
        except BaseException as error:  # whatever it was, even Ctrl+C: the event loop has to end
            self.trouble = error
            self.ended.emit()
        else:
            self._timer.start(round(wait))

    def _make_match(self, setup: MatchSetup, desk: Desk) -> PlayedMatch:
        self._match = DemoMatch(self._setup, desk.pool, self._minds)
        return self._match

    # --- the play ----------------------------------------------------------------------------------------------------
    def _game(self) -> Waits:
        window = self.window
        yield from self._wait(400)
        yield from self._shoot("start")
        yield from self._wait(900)
        yield from self._paced(press_widget(window.start.hotseat))
        yield from self._wait(700)
        yield from self._paced(press_widget(window.setup.more))
        for digit in str(self._setup.seed % SEED_MOST):
            type_key(window.setup.seed, Qt.Key(Qt.Key.Key_0.value + int(digit)), digit)
            yield from self._wait(120)
        yield from self._wait(500)
        yield from self._paced(press_widget(window.setup.start))
        yield 0
        match = self._match
        if match is None or window.table is None:
            raise Stopped("The match did not begin.")
        hands = MouseHands(window.table, 14 if self._watched else 3)
        if not self._watched:  # how long the pointer rests somewhere is chance
            window.table.help.enabled = False
        self._keep_still(True)
        while window.page != "ending":
            if window.page == "curtain":
                yield from self._wait(450)
                yield from self._shoot("curtain", 1 if match.view().turn else 0)
                yield from self._paced(press_widget(window.curtain.button))
                yield 0
                continue
            view = match.view()
            if view.decision is None:  # the last position is looked at before the end screen comes
                yield 50
                continue
            self._tell(view)
            yield from self._settled()
            yield from self._look(view)
            intent = intend(self._minds[view.seat], view, match)
            yield from self._wait(250 if intent.answer == PASS else 450)
            if match.view() != view:  # while it was looked at, the table passed by itself
                continue
            yield from self._paced(hands.perform(intent), view, intent)
            yield 0
        self._keep_still(False)
        self.log = window.table.side.log.as_text() if window.table is not None else ""
        over = match.view()
        self.turns = over.turn
        self.winner = NAMES[over.winner] if over.winner in (0, 1) else None
        while not window.ending.listens:
            yield 50
        yield from self._shoot("end")
        yield from self._wait(3500)

    def _paced(self, deed: Deed, view: View | None = None, intent: Intent | None = None) -> Waits:
        for beat in deed:
            if view is not None and intent is not None:
                yield from self._look_at(beat, view, intent)
            yield beat.ms if self._watched else 0

    def _wait(self, milliseconds: float) -> Waits:
        yield milliseconds if self._watched else 0

    def _settled(self) -> Waits:
        """Until nothing moves any more, and nothing is about to be drawn anew."""
        table = self.window.table
        until = time.monotonic() + 3
        while table is not None and table.restless and time.monotonic() < until:
            yield 15

    # --- pictures ----------------------------------------------------------------------------------------------------
    def _look(self, view: View) -> Waits:
        """Moments to be seen when a question comes up."""
        decision = view.decision
        assert decision is not None
        units = [card for player in view.players for card in player.field]
        stunned = sum(card.stunned for card in units)
        answering = len(view.standby) if view.standby and view.standby[0].controller != view.seat else 0
        if decision.purpose == "exchange":
            yield from self._shoot("opening-hand")
        elif decision.purpose == "priority" and view.standby:
            yield from self._shoot("standby", 2 * len(view.standby) + bool(answering))
        elif decision.purpose == "priority" and view.step == "deployment" and view.turn > 1:
            acting = {option[1] for option in decision.options if len(option) > 1}
            yield from self._shoot("deployment", min(len(acting), 5) + min(len(units), 6))
        elif decision.purpose == "cure":
            yield from self._shoot("cure", stunned)
        if decision.purpose in ("priority", "attackers") and not view.standby and view.combat is None:
            yield from self._shoot("stunned", min(stunned, 4) - 1)

    def _look_at(self, beat: Beat, view: View, intent: Intent) -> Waits:
        """Moments in the middle of a deed."""
        decision = view.decision
        assert decision is not None
        field = sum(len(player.field) for player in view.players)
        if beat.what == "carried" and decision.purpose == "place":
            yield from self._shoot("placing", 1 + min(view.turn, 3))
        elif beat.what == "carried" and intent.answer[0][0] == "play" and self.window.table is not None:
            landing = ("zone", "field") in self.window.table.stage.lit
            yield from self._shoot("drag", (4 if landing else 0) + min(field, 6))
        elif beat.what == "aimed":
            name = "sclm-attack" if len(intent.answer) > 1 else "attack"
            struck = intent.target is not None and intent.target[0] == "pick"
            yield from self._shoot(name, 2 * min(len(intent.answer), 3) + struck)
        elif beat.what == "sheet" and decision.purpose == "arrange":
            yield from self._shoot("plan", len(decision.options))

    def _shoot(self, name: str, worth: int = 1) -> Waits:
        """Take a picture if there is no better one of this kind, once nothing moves and all card pictures are there."""
        if not self.album.wants(name, worth):
            return
        self._keep_still(False)
        yield from self._settled()
        yield from self._painted()
        self.album.add(name, self._grab(), worth)
        self._keep_still(True)

    def _painted(self) -> Waits:
        pictures = self._desk.pictures
        if pictures is None:
            return
        while True:
            self.window.grab()  # whatever is drawn asks for its picture now
            waited = False
            began = time.monotonic()
            while pictures.waiting() and pictures.working() and self._pictures_until < _PICTURES_MS:
                waited = True
                yield 25
                self._pictures_until += (time.monotonic() - began) * 1000
                began = time.monotonic()
            if not waited:
                break
            # What came is put on the table, and may ask for one more.
            yield _SETTLE_MS
            yield from self._settled()

    def _grab(self) -> QImage:
        image = self.window.grab().toImage()
        ratio = image.devicePixelRatio()
        if ratio != 1:
            image.setDevicePixelRatio(1)
            image = image.scaled(
                self.window.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        return image

    def _keep_still(self, on: bool) -> None:
        """Off screen nothing need be drawn between two pictures."""
        if not self._watched:
            self.window.setUpdatesEnabled(not on)

    def _tell(self, view: View) -> None:
        if view.turn != self.turns:
            self.turns = view.turn
            bond = " : ".join(str(player.bond) for player in view.players)
            print(f"turn {view.turn}, bond {bond}", file=sys.stderr, flush=True)


def run(
    out: Path, seed: int | None = None, size: Size = (1280, 800), data: Path | None = None, as_json: bool = False,
    lang: str = "en",
) -> int:  # fmt: skip
    """Play, save pictures and ``log.txt`` in ``out``, say what was saved on standard output. Returns the exit status.

    size: of the window, in pixels. data: the folder of library, settings and caches (``--data``), None for the user's.
    as_json: one JSON document on standard output instead of sentences. lang: of the window.
    """
    seed = SEED if seed is None else seed
    try:
        check_folder(out)
        program = application()
        report = perform(program, out, seed, size, Paths(data), lang)
    except Stopped as problem:
        print(f"trails: {problem}", file=sys.stderr)
        return _BAD
    if as_json:
        names = [str(path) for path in report.pictures]
        print(json.dumps({"winner": report.winner, "turns": report.turns, "screenshots": names}, ensure_ascii=False))
        return _OK
    print(f"{report.winner or 'Nobody'} won in turn {report.turns}.")
    print(*report.pictures, out / LOG, sep="\n")
    return _OK


def perform(program: QApplication, out: Path, seed: int, size: Size, paths: Paths, lang: str = "en") -> Report:
    """The whole demo: desk, window, game, files. Raises :class:`Stopped`."""
    watched = program.platformName() not in _BLIND
    load_fonts()
    with tempfile.TemporaryDirectory(prefix="trails-demo-") as folder:
        desk, problems = make_desk(paths)
        settings = Settings(Path(folder))
        if problems:
            raise Stopped(" ".join(problems))
        settings.put(LANGUAGE, lang)
        settings.put(ANIMATION, 100 if watched else 0)
        settings.put(PACE, "brisk" if watched else "instant")
        settings.put(ASKED_TO_PLACE, True)
        # The person's own settings and saved match are not touched.
        desk = replace(desk, settings=settings, records=None, saved=_nothing_saved)
        show = Show(program, desk, seed, size, watched)
        try:
            loop = QEventLoop()
            show.ended.connect(loop.quit)
            show.start()
            loop.exec()
            if show.trouble is not None:
                raise _sentence(show.trouble)
            if not show.finished:
                print("The window was closed before the game was over.", file=sys.stderr)
            saved = show.album.save(out)
            write_text(out / LOG, show.log)
            return Report(show.winner, show.turns, saved)
        finally:
            show.stop()
            if desk.pictures is not None:
                desk.pictures.close()
            # Windows go before the application does.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def application() -> QApplication:
    """The application, off screen if there is no display; the one that runs already, if any."""
    program = QApplication.instance()
    if isinstance(program, QApplication):
        return program
    if sys.platform.startswith("linux"):
        # A display that is named but cannot be opened would end the program: off screen comes next in the list.
        windows = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
        platforms = [plugin for name, plugin in windows.items() if os.environ.get(name)]
        os.environ.setdefault("QT_QPA_PLATFORM", ";".join([*platforms, "offscreen"]))
    program = QApplication(sys.argv[:1])
    program.setApplicationName("trails-desktop")
    program.setApplicationDisplayName("Trails Desktop")
    program.setStyle("Fusion")
    return program


def _two_decks(desk: Desk, seed: int) -> tuple[Path, Path]:
    """Two different decks of those that come with the program; which ones depends on the seed."""
    files = sorted(desk.decks[0].glob("*.deck"))
    if len(files) < 2:
        raise Stopped(f'There are no two decks in "{desk.decks[0]}".')
    first, second = random.Random(f"demo|{seed}").sample(files, 2)
    return first, second


def _nothing_saved() -> None:
    """There is no match to be continued in a demo."""


def _sentence(error: BaseException) -> BaseException:
    if isinstance(error, Clumsy):
        return Stopped(f"The demo got stuck: {error}.")
    return error
