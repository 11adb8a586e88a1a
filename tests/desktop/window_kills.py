"""Killing windows on one data folder, two or three at once, at random moments: is all there that was confirmed?

``python -m tests.desktop.window_kills 50`` makes fifty runs and says what was found. A run starts two real windows on
the folder that the run before it left. Whichever holds it plays a match, saves decks and changes settings, and says
through a pipe what was confirmed to it; the other one has handed over, or waits. The one that holds the folder is
killed while a third is starting, then all are. What was confirmed must be there: each match with all its answers,
each deck, each setting. Only one window may ever hold the folder, and what only reads may look at it meanwhile.
"""

from __future__ import annotations

import argparse
import fcntl
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from engine.players.random_player import random_answer
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.records.reading import load_record, load_sound
from engine.trails.records.record import Record
from tests.desktop.kills import METHOD, _setup
from tests.library.common import sound
from tests.library.killed import deck_of
from trails_desktop.app import start
from trails_desktop.app.instance import Request
from trails_desktop.app.window import MainWindow
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files
from trails_desktop.match.local import LocalMatch, resume
from trails_desktop.match.recorder import CURRENT
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir
from trails_desktop.ui.settings import ANIMATION, NAMES, PACE, Settings

CHAIN = 10  #: runs that go on with the same folder
LATEST = 0.5  #: seconds from one event to the latest kill after it
MOST = 40  #: things that are confirmed between a window's beginning and its kill
HELD_WITHIN = 900.0  #: seconds until some window must hold the folder, however loaded the machine is
DECKS = 3
_LOADED = ["trails_desktop.app.start", "trails_desktop.table.table", "tests.desktop.kills"]
WITNESS = "witness"  #: who holds the folder locks this file as well; the system frees it with the process


@dataclass(slots=True)
class Told:
    """What was confirmed about one folder. unsure: what was being written by one that was killed before it said so."""

    answers: dict[int, list[Any]] = field(default_factory=dict)  #: by the seed of the match
    decks: dict[int, int] = field(default_factory=dict)  #: deck -> the number that was saved last
    setting: int = 0
    unsure: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Found:
    """What the runs showed. waited: windows that took the folder over from one that was killed."""

    runs: int = 0
    windows: int = 0
    kills: int = 0
    held: int = 0
    handed_over: int = 0
    unborn: int = 0  #: killed before they held the folder or handed over
    confirmed: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


# --- a window --------------------------------------------------------------------------------------------------------
class Busy(MainWindow):
    """A window whose owner does everything at once: an answer, a deck, a setting, and again."""

    def __init__(self, desk: Any, tell: Connection, folder: Path, seed: int) -> None:
        self._tell, self._stream, self._seed, self._at = tell, random.Random(seed), seed, 0
        super().__init__(desk)
        self._witness = (folder / WITNESS).open("w")
        try:
            fcntl.flock(self._witness, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            tell.send(("fault", "two windows hold the folder"))
        tell.send(("held",))
        desk.settings.put(ANIMATION, 0)
        desk.settings.put(PACE, "instant")
        self._idents: dict[int, int] = {}
        for entry in desk.library.decks.entries():
            number = int(desk.library.decks.load(entry.ident).name.split()[-1])
            self._idents[number % DECKS] = entry.ident
            self._at = max(self._at, number)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._more)
        self._timer.start(0)

    def say(self, sentence: str) -> None:
        self._tell.send(("said", sentence))
        super().say(sentence)

    def _more(self) -> None:
        self._at += 1
        (self._answer, self._deck, self._put, self._answer)[self._stream.randrange(4)]()

    def _put(self) -> None:
        self._tell.send(("putting", self._at))
        self._desk.settings.put(NAMES[0], f"Ada {self._at}")
        self._tell.send(("setting", self._at))

    def _deck(self) -> None:
        library = self._desk.library
        assert library is not None
        which = self._at % DECKS
        self._tell.send(("saving", which, self._at))
        self._idents[which], _ = library.decks.save(deck_of(self._at), self._idents.get(which))
        self._tell.send(("deck", which, self._at))

    def _answer(self) -> None:
        match = self.match
        if match is None or match.view().winner is not None:
            if self._desk.saved() is not None:
                self.resume()
                if self.match is None:
                    self._tell.send(("fault", "the match that waits does not go on"))
            else:
                self.begin(_setup(self._seed * 1000 + self._at))
            if isinstance(self.match, LocalMatch):
                self._tell.send(("match", self.match._recorder.header.seed, list(self.match._recorder.given)))
            return
        assert isinstance(match, LocalMatch)
        asked = match.open_view().asked
        if asked != match.seat:
            match.sit_down(asked)
            return
        decision = match.view().decision
        if decision is not None:
            recorder = match._recorder
            match.answer(random_answer(decision, self._stream))
            self._tell.send(("match", recorder.header.seed, list(recorder.given)))


def window(folder: str, seed: int, tell: Connection) -> None:
    """A process: the program's own start, with a busy owner at the window."""
    start.MainWindow = partial(Busy, tell=tell, folder=Path(folder), seed=seed)  # type: ignore[misc,assignment]
    status = start.open_window(Paths(Path(folder)), ["trails"], Request())
    tell.send(("ended", status))


class Window:
    """One of them, as seen by who kills it."""

    def __init__(self, folder: Path, seed: int) -> None:
        context: Any = multiprocessing.get_context(METHOD)
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=window, args=(str(folder), seed, theirs))
        self._process.start()
        theirs.close()
        self.held = self.ended = self._closed = self._killed = False

    def hear(self, told: Told, found: Found, wait: float = 0.0) -> None:
        """Everything it has said, or says within so many seconds."""
        until = time.monotonic() + wait
        with suppress(EOFError, OSError):
            while not self._closed and self._pipe.poll(max(0.0, until - time.monotonic())):
                self._take(self._pipe.recv(), told, found)
            return
        self._closed = True

    def _take(self, said: tuple[Any, ...], told: Told, found: Found) -> None:
        match said:
            case ("held",):
                self.held = True
                found.held += 1
            case ("ended", status):
                self.ended = True
                found.handed_over += not self.held and status == 0
                if status:
                    found.faults.append(f"a window ended with {status}")
            case ("match", seed, given):
                told.answers[seed] = given
                found.confirmed["answers"] += 1
            case ("saving", which, number):
                told.unsure.add(f"deck {which} {number}")
            case ("deck", which, number):
                told.decks[which] = number
                found.confirmed["decks"] += 1
            case ("putting", number):
                told.unsure.add(f"setting {number}")
            case ("setting", number):
                told.setting = number
                found.confirmed["settings"] += 1
            case ("said", sentence):
                found.said[sentence] += 1
            case ("fault", what):
                found.faults.append(what)

    def kill(self, told: Told, found: Found) -> None:
        """End it, in the middle of whatever it does."""
        if self._killed:
            return
        self._killed = True
        self.hear(told, found)
        found.kills += self._process.is_alive()
        self._process.kill()
        self._process.join()
        self.hear(told, found)
        found.unborn += not self.held and not self.ended


# --- killing them ----------------------------------------------------------------------------------------------------
def run_one(folder: Path, pool: CardPool, seed: int, told: Told, found: Found) -> None:
    """Two windows and a third one, killed; and what is there afterwards."""
    windows: list[Window] = []
    try:
        _kill_some(folder, pool, seed, windows, told, found)
    finally:
        for one in windows:
            one.kill(told, found)
    found.runs += 1
    found.windows += len(windows)
    look(folder, pool, told, found)
    told.unsure.clear()


def _kill_some(folder: Path, pool: CardPool, seed: int, windows: list[Window], told: Told, found: Found) -> None:
    stream = random.Random(f"windows {seed}")
    windows.append(Window(folder, 2 * seed))
    time.sleep(stream.random() * LATEST / 2)
    windows.append(Window(folder, 2 * seed + 1))
    if stream.random() < 0.8:  # else they are killed while they start
        _until(windows, stream.randrange(MOST), told, found)
    _let(windows, stream.random() * LATEST, told, found)
    if stream.random() < 0.3:
        look(folder, pool, told, found, meanwhile=True)
    holds = next((one for one in windows if one.held), windows[0])
    if stream.random() < 0.5:
        windows.append(Window(folder, 2 * seed + 10**6))
        _let(windows, stream.random() * LATEST, told, found)
    holds.kill(told, found)
    rest = [one for one in windows if one is not holds]
    rest.append(Window(folder, 2 * seed + 2 * 10**6))
    windows.append(rest[-1])
    if stream.random() < 0.7:
        _until(rest, stream.randrange(MOST), told, found)
    _let(rest, stream.random() * LATEST, told, found)


def _until(windows: list[Window], more: int, told: Told, found: Found) -> None:
    """One of them holds the folder, and has done so many things."""
    until, before = time.monotonic() + HELD_WITHIN, found.confirmed.total()
    while not any(one.held for one in windows) or found.confirmed.total() < before + more:
        for one in windows:
            one.hear(told, found, 0.05)
        if time.monotonic() > until:
            raise RuntimeError("no window ever held the folder")


def _let(windows: list[Window], seconds: float, told: Told, found: Found) -> None:
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        for one in windows:
            one.hear(told, found, min(left, 0.02))


def look(folder: Path, pool: CardPool, told: Told, found: Found, meanwhile: bool = False) -> None:
    """Compare a folder with what was confirmed. meanwhile: a window writes in it, so only what stays is compared."""
    paths, at = Paths(folder), f"run {found.runs}"
    if meanwhile:  # what only reads: no lock, and nothing of it is in anybody's way
        if (paths.library / files.NAME).exists():
            open_library(paths).decks.entries()
        return
    records = {record.header.seed: record for record in map(_record, sorted(paths.records.glob("*.match")))}
    for seed, given in told.answers.items():
        if seed not in records:
            found.faults.append(f"{at}: the match {seed} is gone")
        elif list(records[seed].answers[: len(given)]) != given:
            found.faults.append(f"{at}: the match {seed} has lost some of its {len(given)} answers")
    if (paths.records / CURRENT).exists():
        match = resume(paths.records, pool)
        if match is None:
            found.faults.append(f"{at}: the match does not go on")
        else:
            match.close()
    if not told.decks and not (paths.library / files.NAME).exists():
        return  # killed before there was one
    library = open_library(paths)
    sound(paths.library / files.NAME)
    made = [library.decks.load(entry.ident) for entry in library.decks.entries()]
    numbers = [int(deck.name.split()[-1]) for deck in made]
    if any(deck != deck_of(number) for deck, number in zip(made, numbers, strict=True)):
        found.faults.append(f"{at}: a deck is another one")
    for which, number in told.decks.items():
        now = [one for one in numbers if one % DECKS == which]
        if len(now) != 1 or (now[0] != number and f"deck {which} {now[0]}" not in told.unsure):
            found.faults.append(f"{at}: deck {which} was saved as {number}, there is {now}")
    told.decks = {number % DECKS: number for number in numbers}  # one that was being saved may have been whole
    name = Settings(paths.settings).get(NAMES[0])
    if name != (f"Ada {told.setting}" if told.setting else "") and f"setting {name[4:]}" not in told.unsure:
        found.faults.append(f"{at}: the setting was {told.setting}, there is {name!r}")
    told.setting = int(name[4:] or 0)


def _record(path: Path) -> Record:
    return load_sound(path)[0] if path.name == CURRENT else load_record(path)


def run(count: int, folder: Path, first: int = 0, tell: bool = False) -> Found:
    """So many runs, one after the other."""
    with suppress(ValueError):  # where nothing can be forked, they start from nothing
        multiprocessing.get_context(METHOD).set_forkserver_preload(_LOADED)
    pool, found, told = load_pool(resource_dir("assets") / "cards"), Found(), Told()
    for seed in range(first, first + count):
        if (seed - first) % CHAIN == 0:
            told = Told()
        (here := folder / str((seed - first) // CHAIN)).mkdir(exist_ok=True)
        run_one(here, pool, seed, told, found)
        if tell:
            print(f"{found.runs} of {count}: {len(found.faults)} faults", file=sys.stderr, flush=True)
    return found


def main() -> int:
    """As a program of its own."""
    parser = argparse.ArgumentParser(description="Kill windows on one data folder.")
    parser.add_argument("count", type=int, metavar="N", help="how many runs")
    parser.add_argument("--seed", type=int, default=0, help="number of the first")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    assert QCoreApplication.instance() or QApplication([])
    began = time.monotonic()
    with TemporaryDirectory(prefix="trails-windows-", ignore_cleanup_errors=True) as folder:
        found = run(arguments.count, Path(folder), arguments.seed, tell=True)
    print(f"{found.runs} runs, {found.windows} windows: {found.held} held the folder, {found.handed_over} handed over,")
    print(f"{found.unborn} killed before either; {found.kills} kills; confirmed {dict(found.confirmed)}")
    for sentence, times in found.said.most_common():
        print(f"said {times} times: {sentence}")
    print(f"{time.monotonic() - began:.1f} s, {len(found.faults)} faults")
    for fault in found.faults:
        print(fault)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
