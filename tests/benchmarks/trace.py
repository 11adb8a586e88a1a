"""How long a hover, a key, a press and a drag take in whole games: ``python -m tests.benchmarks.trace``.

Both seats are played by computer players through a pair of hands, by mouse and by keys in turn, and before each answer
the pointer rests on a few cards. A *turn* is what somebody at the table waits for: the events of one movement, and all
the event loop does because of them, painting included, until nothing is left to do. A histogram a kind is printed, with
the longest turns and what was done in them; and after each game the memory in use.

    python -m tests.benchmarks.trace --games 3 --seed 1 [--data DIR] [--players greedy] [--lang ja] [--size 1280x800]

Times are processor time of the window's own thread, as on a machine that does nothing else; --wall takes the clock's.
Nothing is asserted: a busy machine is slow. tests/desktop/table/scene/test_calls.py counts calls instead.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.trails.views.records import View
from tests.desktop.playing import Hands, House, Run
from trails_desktop.app.demo.keyboard import KeyboardHands
from trails_desktop.app.demo.mouse import Deed, MouseHands, Pointer, press_widget
from trails_desktop.app.start import make_desk
from trails_desktop.collecting import stays
from trails_desktop.library.opening import open_library
from trails_desktop.match.setup import MatchSetup
from trails_desktop.paths import Paths
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.hold.paces import PACES
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.settings import ANIMATION, ASKED_TO_PLACE, LANGUAGE, PACE, Settings

#: Upper ends of the classes of the histogram, in milliseconds; what is longer is in the last one.
CLASSES: Final = (1, 2, 5, 10, 20, 50, 100, 200)
WAIT: Final = 100.0  #: milliseconds that nobody should wait
_HOVERED: Final = 3  #: cards looked at before each answer
_READ_MS: Final = 40  #: the panel shows a card a moment after the pointer came to rest on it
_LONGEST: Final = 12


@dataclass(slots=True)
class Turns:
    """Turns by kind: how long each took in milliseconds, and the longest with what was done in them."""

    took: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    longest: list[tuple[float, str, str]] = field(default_factory=list)

    def note(self, kind: str, milliseconds: float, doing: str) -> None:
        """A turn is over. doing: what was being done, for the list of the longest."""
        self.took[kind].append(milliseconds)
        self.longest = sorted([*self.longest, (milliseconds, kind, doing)], reverse=True)[:_LONGEST]

    def over(self, most: float = WAIT) -> int:
        """How many turns took longer than so many milliseconds."""
        return sum(one > most for times in self.took.values() for one in times)

    def told(self) -> str:
        """The histograms, a line a kind, and the longest turns."""
        heads = [*(f"<={most}" for most in CLASSES), f">{CLASSES[-1]}"]
        lines = [f"{'ms':9}{'turns':>7}{'median':>8}{'99 %':>8}{'most':>8}  " + "".join(f"{head:>7}" for head in heads)]
        for kind, times in sorted(self.took.items()):
            ordered = sorted(times)
            count = Counter(next((at for at, most in enumerate(CLASSES) if one <= most), len(CLASSES)) for one in times)
            figures = (ordered[len(times) // 2], ordered[min(len(times) - 1, len(times) * 99 // 100)], ordered[-1])
            lines.append(
                f"{kind:9}{len(times):7}" + "".join(f"{one:8.1f}" for one in figures) + "  "
                + "".join(f"{count[at]:7}" for at in range(len(heads)))
            )  # fmt: skip
        lines += [f"  {took:7.1f} ms {kind:6} {doing}" for took, kind, doing in self.longest]
        return "\n".join(lines)


class Kinds(QObject):
    """Says of which kind the events since the last question were: "drag", "key", "press", "hover" or "other"."""

    _ORDER: Final = ("drag", "key", "press", "hover")

    def __init__(self, program: QCoreApplication) -> None:
        super().__init__(program)
        self._seen: set[str] = set()
        program.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._seen.add("drag" if event.buttons() != Qt.MouseButton.NoButton else "hover")
        elif kind == QEvent.Type.KeyPress:
            self._seen.add("key")
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._seen.add("press")
        return False

    def taken(self) -> str:
        """The kind, the one that asks most of the program first."""
        kind = next((one for one in self._ORDER if one in self._seen), "other")
        self._seen.clear()
        return kind


class Tracing:
    """Plays deeds and notes how long each of their turns takes."""

    def __init__(self, program: QCoreApplication, clock: Callable[[], float] = time.thread_time) -> None:
        """clock: in seconds."""
        self.turns = Turns()
        self._clock = clock
        self._kinds = Kinds(program)

    def play(self, deed: Deed, doing: str) -> None:
        """Carry a deed out, every movement a turn."""
        while True:
            began = self._clock()
            beat = next(deed, None)
            QCoreApplication.processEvents()
            kind = self._kinds.taken()
            if kind != "other":
                self.turns.note(kind, (self._clock() - began) * 1000, doing)
            if beat is None:
                return

    def rest(self, milliseconds: int, doing: str) -> None:
        """Nothing is done for a while; each turn of the loop counts as part of the hover before it."""
        until = time.perf_counter() + milliseconds / 1000
        while time.perf_counter() < until:
            began = self._clock()
            QCoreApplication.processEvents()
            took = (self._clock() - began) * 1000
            self._kinds.taken()
            if took >= 1:
                self.turns.note("hover", took, doing)
            QTest.qSleep(2)


class TracedHouse(House):
    """A house whose games are traced. keys: whether this game is played by keys."""

    def __init__(self, tracing: Tracing, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self._tracing = tracing
        self._at = 0

    def carry_out(self, deed: Deed) -> None:
        self._tracing.play(deed, ", ".join(self.doing) or self.window.page)

    def hover(self, run: Run, view: View) -> None:
        """Look at a few cards, other ones each time."""
        table = self.window.table
        if table is None:
            return
        cards = [
            card for player in view.players for zone in (player.field, player.homebase, player.hand) for card in zone
            if card.number is not None and card.id
        ]  # fmt: skip
        pointer = Pointer(table.view.viewport())
        for _ in range(min(_HOVERED, len(cards))):
            self._at += 1
            card = cards[self._at * 7 % len(cards)]
            at = _middle(table, card.id)
            if at is not None:
                doing = f"look at {card.number}"
                self._tracing.play(_moved(pointer, at), doing)
                self._tracing.rest(_READ_MS, doing)


def _moved(pointer: Pointer, at: QPoint) -> Deed:
    pointer.move(at)
    yield from ()


def _middle(table: TableWidget, obj: int) -> QPoint | None:
    item = table.scene.cards.get(key_of(obj))
    return None if item is None else table.view.mapFromScene(item.sceneBoundingRect().center())


def seasoned(folder: Path) -> Settings:
    """Settings, kept in ``folder``, of somebody who has played before: nothing moves, and nothing is asked only the
    first time, which the hands do not answer."""
    settings = Settings(folder)
    settings.put(ANIMATION, 0)
    settings.put(PACE, "instant")
    settings.put(ASKED_TO_PLACE, True)
    return settings


def memory(what: str = "VmRSS") -> float:
    """MB of main memory that this process holds now; ``VmHWM``: that it ever held."""
    text = Path("/proc/self/status").read_text(encoding="ascii")
    return int(text.split(f"{what}:")[1].split()[0]) / 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="keeps library and pictures from run to run")
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--lang", default="en", choices=("en", "ja"))
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--wall", action="store_true", help="times by the clock")
    parser.add_argument("--animation", type=int, default=0, help="speed in per cent, 0 = none")
    parser.add_argument("--pace", default="instant", choices=PACES, help="how long what happens is held: it only waits")
    given = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    program = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        played(program, given, Path(folder))
    return 0


def played(program: QCoreApplication, given: argparse.Namespace, folder: Path) -> Turns:
    """All games, with their reports on standard output."""
    paths = Paths(given.data or folder / "data")
    paths.create()
    desk, problems = make_desk(paths, open_library(paths))
    assert not problems, problems
    settings = seasoned(folder)
    settings.put(LANGUAGE, given.lang)
    settings.put(ANIMATION, given.animation)
    settings.put(PACE, given.pace)
    desk = replace(desk, settings=settings, records=None, saved=lambda: None)
    tracing = Tracing(program, time.perf_counter if given.wall else time.thread_time)
    print(f"before: {memory():.0f} MB")
    files = sorted(desk.decks[0].glob("*.deck"))
    width, height = map(int, given.size.split("x"))
    house: TracedHouse | None = None
    for game in range(given.games):
        setup = MatchSetup(("Ada", "Bryn"), (files[game % len(files)], files[(game + 1) % len(files)]),
                           ("human", "human"), given.seed + game)  # fmt: skip
        if house is None:
            house = TracedHouse(tracing, desk, setup, given.players)
            house.window.resize(width, height)
            house.window.show()
            stays()
        house.wanted_setup = setup
        hands: Callable[[TableWidget], Hands] = KeyboardHands if game % 2 else MouseHands
        began = time.perf_counter()
        run = house.play(hands, press_widget, house.hover, limit=1e6)
        house.matches.clear()
        house.window.ending.start_wanted.emit()  # back to the start screen: the table goes
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        took = time.perf_counter() - began
        print(f"game {game + 1}: {len(run.wanted)} answers, {took:.0f} s, {memory():.0f} MB", flush=True)
    print(tracing.turns.told())
    print(f"{tracing.turns.over()} turns over {WAIT:.0f} ms")
    if house is not None:
        house.window.close()
    if desk.pictures is not None:
        desk.pictures.close()
    return tracing.turns


if __name__ == "__main__":
    sys.exit(main())
