"""How much memory hours of play take: ``nice python -m tests.benchmarks.soak --minutes 60 [--data DIR] [--most 300]``.

One window, off screen, plays game after game by mouse at once, both seats by computer players, each with other decks
and another seed. After every game the memory in use is printed; at the end, what holds it: the objects of each type of
which there are most, the decoded pictures, the process without any of it. Exits 1 above ``--most`` MB.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from tests.benchmarks.trace import memory, seasoned
from tests.desktop.playing import House
from trails_desktop.app.demo.mouse import MouseHands, press_widget
from trails_desktop.app.start import make_desk
from trails_desktop.library.opening import open_library
from trails_desktop.match.setup import MatchSetup
from trails_desktop.paths import Paths
from trails_desktop.ui.fonts import load_fonts

_LISTED: Final = 12


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="keeps library and pictures from run to run")
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--most", type=float, default=300, help="MB that the process may hold after any game")
    given = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    program = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        most = soaked(given, Path(folder))
    del program
    return 1 if most > given.most else 0


def soaked(given: argparse.Namespace, folder: Path) -> float:
    """All games, with a line for each on standard output. The most memory in use after one, in MB."""
    paths = Paths(given.data or folder / "data")
    paths.create()
    desk, problems = make_desk(paths, open_library(paths))
    assert not problems, problems
    desk = replace(desk, settings=seasoned(folder), records=None, saved=lambda: None)
    files = sorted(desk.decks[0].glob("*.deck"))
    print(f"before: {memory():.0f} MB", flush=True)
    began, game, most = time.monotonic(), 0, 0.0
    house: House | None = None
    while time.monotonic() - began < given.minutes * 60:
        setup = MatchSetup(("Ada", "Bryn"), (files[game % len(files)], files[(game + 1) % len(files)]),
                           ("human", "human"), given.seed + game)  # fmt: skip
        if house is None:
            house = House(desk, setup, given.players)
            house.window.show()
        house.wanted_setup = setup
        run = house.play(MouseHands, press_widget, limit=1e6)
        house.matches.clear()
        house.window.ending.start_wanted.emit()  # back to the start screen: the table goes
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        game, now = game + 1, memory()
        most = max(most, now)
        minutes = (time.monotonic() - began) / 60
        print(f"game {game}: {len(run.wanted)} answers, {minutes:.1f} min, {now:.0f} MB", flush=True)
    print(f"the most after a game: {most:.0f} MB, at any time: {memory('VmHWM'):.0f} MB")
    print(held())
    if house is not None:
        house.window.close()
    if desk.pictures is not None:
        desk.pictures.close()
    print(f"without the window: {memory():.0f} MB")
    return most


def held() -> str:
    """What there is most of."""
    gc.collect()
    count = Counter(type(one).__name__ for one in gc.get_objects())
    rows = [f"  {number:9,} {name}" for name, number in count.most_common(_LISTED)]
    return "\n".join(
        (f"objects {sum(count.values()):,}, pixmap cache up to {QPixmapCache.cacheLimit() / 1024:.0f} MB", *rows)
    )


if __name__ == "__main__":
    sys.exit(main())
