"""Damaged files of every kind the program keeps: each is read as far as it is sound, or refused with one sentence.

A seed is one file: a kind, and what happened to it. What is raised besides the exceptions that the rooms document is an
error; so is a sentence of more than one line, and a file that is still in the way afterwards.
"""

from __future__ import annotations

import atexit
import codecs
import json
import logging
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp

from PySide6.QtWidgets import QApplication

from engine.trails.records.record import RecordError
from tests.desktop.kills import _setup
from tests.lan import tricky
from tests.lan.peers import Pair, lively
from tests.lan.tables import Round
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.ledger import Damaged
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.lan.referee.sitting import Sitting
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.referee.wire import Bound
from trails_desktop.lan.room.file import FORMAT, RoomFile, saved_rooms, write_room
from trails_desktop.lan.sealed.session import SealedMatch
from trails_desktop.lan.visitor.saved import Visit, Visited, saved_visits
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files
from trails_desktop.library.storage.repair import repair
from trails_desktop.library.storage.sentences import LibraryError, Trouble
from trails_desktop.match.local import LocalMatch, resume
from trails_desktop.match.recorder import CURRENT
from trails_desktop.paths import Paths
from trails_desktop.ui.settings import ALL, NAMES, Settings

IDENT = "0" * 32


def damaged(content: bytes, random: Random) -> bytes:
    """What a failing disk, a killed program, or somebody with an editor makes of a file."""
    odd = bytearray(content)
    size = max(1, len(odd))
    kind = random.randrange(12)
    if kind <= 2 and odd:  # a bit, a byte, some bytes
        for _ in range((1, 1, 30)[kind]):
            at = random.randrange(len(odd))
            odd[at] = random.randrange(256) if kind else odd[at] ^ (1 << random.randrange(8))
    elif kind == 3:
        del odd[random.randrange(size) :]
    elif kind == 4:
        at = random.randrange(size)
        del odd[at : at + random.randrange(1, 200)]
    elif kind == 5:
        odd[random.randrange(size) : 0] = random.randbytes(random.randrange(1, 300))
    elif kind == 6:
        at, other = random.randrange(size), random.randrange(size)
        odd[at : at + 64] = odd[other : other + 64]
    elif kind == 7:
        at = random.randrange(size)
        odd[at : at + 4096] = bytes(len(odd[at : at + 4096]))
    elif kind == 8:
        odd += random.choice([bytes(100), random.randbytes(100), bytes(content[:500])])
    elif kind == 9:
        odd[:] = random.choice([b"", b"\n", bytes(4096), random.randbytes(4096), b"\xff\xfe" + b"a\0" * 200])
    elif kind == 10:
        text = content.decode("utf-8", "replace")
        odd[:] = random.choice([codecs.BOM_UTF8 + content, text.encode("utf-16"), text.encode("utf-16-be")])
    else:
        at = content.find(random.choice([b'"', b":", b"[", b"=", b",", b"\n", b"\0"]), random.randrange(size))
        if at >= 0:
            odd[at : at + 1] = random.choice([b"", b"\0", b"\xc3", b"9" * 400, b"[" * 2000, b"\r\n", b"%s{}"])
    return bytes(odd)


@cache
def originals() -> dict[str, bytes]:
    """A sound file of every kind; made once in a process."""
    app = QApplication.instance() or QApplication([])
    assert app is not None
    folder = Path(mkdtemp(prefix="trails-damage-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    found: dict[str, bytes] = {}
    random = Random(1)
    pair = Pair(1, (tricky.deck(2, 24), tricky.deck(3, 24)), pools=(tricky.pool(), tricky.pool()),
                known=tricky.digests(), folder=folder)  # fmt: skip
    pair.connect()
    for _ in range(60):
        pair.settle()
        seat = pair.asked()
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, random))
    found["sealed"] = (folder / "0.sealed").read_bytes()
    table = folder / (IDENT + ".table")
    round = Round(folder, TrailsTable(tricky.pool()), (tricky.deck(6, 24), tricky.deck(7, 24)), path=table)
    for _ in range(30):
        round.answer(lambda decision: lively(decision, random))
    found["table"] = table.read_bytes()
    visit = Visit(folder)
    visit.sit(Visited(1, IDENT, bytes(32), (), "Ann", tuple(tricky.deck(6, 24)), TableRules()))
    visit.bring(0, b"n" * 32)
    for number in range(20):
        visit.say(0, number, (("pick", number),))
    visit.meet(Bound(2, b"k" * 32, (b"a" * 32, b"b" * 32), 0), "Bryn")
    found["visit"] = (folder / (IDENT + ".visit")).read_bytes()
    write_room(folder, RoomFile(FORMAT, IDENT, 0, "a" * 64, ("Ann", "Bryn"), 4711, (), m.Terms(), ("D1-001",) * 50, 1))
    found["room"] = (folder / (IDENT + ".room")).read_bytes()
    load_identity(folder)
    found["key"] = (folder / "machine.pem").read_bytes()
    known = KnownMachines(folder / "known.json")
    for number in range(5):
        known.remember(bytes([number]) * 32, f"Player {number}")
    found["known"] = (folder / "known.json").read_bytes()
    settings = Settings(folder)
    settings.put(NAMES[0], "Ann")
    settings.put(NAMES[1], "Bryn")
    found["settings"] = (folder / "settings.ini").read_bytes()
    match = LocalMatch(_setup(1), library_pool(), folder)
    match.start()
    for _ in range(40):
        shown = match.open_view()
        if shown.asked != match.seat:
            match.sit_down(shown.asked)
        decision = match.view().decision
        assert decision is not None
        match.answer(lively(decision, random))
    match.close()
    found["match"] = (folder / CURRENT).read_bytes()
    return found


@cache
def a_library() -> Paths:
    """A sound library, to be copied."""
    folder = Path(mkdtemp(prefix="trails-damage-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    open_library(Paths(folder)).pool()
    return Paths(folder)


@cache
def library_pool() -> object:
    """Its cards."""
    return open_library(a_library()).pool()


def _sealed(folder: Path, path: Path) -> None:
    try:
        SealedMatch.resume(tricky.pool(), path, digests=tricky.digests())
    except Damaged:
        SealedMatch.resume(tricky.pool(), path, digests=tricky.digests(), shorten=True)


def _settings(folder: Path, path: Path) -> None:
    settings = Settings(folder)
    for one in ALL:
        settings.get(one)  # type: ignore[arg-type]  # each of its kind
    settings.put(NAMES[0], "Cid")
    assert Settings(folder).get(NAMES[0]) == "Cid", "what is set now is kept"


def _match(folder: Path, path: Path) -> None:
    match = resume(folder, library_pool())  # type: ignore[arg-type]
    if match is not None:
        match.start()
        match.close()


def _lists(folder: Path, path: Path) -> None:
    for _ in range(2):
        found = [*saved_rooms(folder)[1], *saved_visits(folder)[1]]
        assert all("\n" not in str(fault) and len(str(fault)) < 500 for fault in found)


def _library(folder: Path, path: Path) -> None:
    """Opened; where it is damaged, repaired and opened then."""
    paths = Paths(folder)
    try:
        _use(paths)
    except LibraryError as error:
        assert error.trouble is not Trouble.UNUSABLE, str(error)
        assert "\n" not in str(error) and len(str(error)) < 1000
        if error.trouble is Trouble.DAMAGED:
            try:
                repair(paths)
            except LibraryError as refused:
                assert refused.trouble in (Trouble.DAMAGED, Trouble.NEWER), str(refused)
                return
            _use(paths)


def _use(paths: Paths) -> None:
    library = open_library(paths)
    pool = library.pool()
    for number in list(pool)[:40]:
        pool.meaning(number)
    list(library.records())
    library.decks.entries()
    library.find("type:unit")
    json.dumps(library.left_out and str(library.left_out))


DOORS: dict[str, tuple[str, Callable[[Path, Path], object], tuple[type[Exception], ...]]] = {
    "sealed": ("0.sealed", _sealed, (Fault,)),
    "table": (IDENT + ".table", lambda folder, path: Sitting.resume(GamesHere(tricky.pool), path), (Fault,)),
    "visit": (IDENT + ".visit", _lists, ()),
    "room": (IDENT + ".room", _lists, ()),
    "key": ("machine.pem", lambda folder, path: load_identity(folder), (Fault,)),
    "known": ("known.json", lambda folder, path: KnownMachines(path).remember(bytes(32), "Cid"), ()),
    "settings": ("settings.ini", _settings, ()),
    "match": (CURRENT, _match, (RecordError,)),
}


def play(seed: int, pool: str = "all") -> int:
    """One damaged file. Raises what the program would have ended with. pool: "shipped" = libraries only."""
    logger = logging.getLogger("trails")
    level = logger.level
    logger.setLevel(logging.CRITICAL)  # one line a damaged file is what is expected here
    random = Random(f"damage {seed}")
    folder = Path(mkdtemp(prefix="trails-damage-"))
    try:
        if pool == "shipped" or (pool == "all" and seed % 100 == 0):
            _damage_library(folder, random)
            return 1
        kind = random.choice(sorted(DOORS))
        name, door, allowed = DOORS[kind]
        content = damaged(originals()[kind], random)
        (folder / name).write_bytes(content)
        try:
            door(folder, folder / name)
        except allowed as refusal:
            assert "\n" not in str(refusal) and len(str(refusal)) < 600, str(refusal)
        return 1
    finally:
        logger.setLevel(level)
        shutil.rmtree(folder, ignore_errors=True)


def _damage_library(folder: Path, random: Random) -> None:
    paths = Paths(folder)
    paths.create()
    content = (a_library().library / files.NAME).read_bytes()
    where = random.randrange(4)
    if where == 0:  # the header and the schema
        odd = damaged(content[:8192], random)
        content = odd[:8192].ljust(8192, b"\0") + content[8192:]
    elif where == 1:  # a record
        at = content.find(b'{"', random.randrange(len(content)))
        content = content[:at] + damaged(content[at : at + 300], random)[:300].ljust(300) + content[at + 300 :]
    else:
        content = damaged(content, random)
    (paths.library / files.NAME).write_bytes(content)
    if random.random() < 0.2:
        (paths.library / (files.NAME + "-wal")).write_bytes(random.randbytes(random.choice([10, 32, 5000])))
    _library(folder, paths.library / files.NAME)
