"""Killing programs that work with the library, at random moments: is it sound, and is everything confirmed there?

``python -m tests.library.kills 100`` kills a hundred during each of importing, migrating and saving decks, and says
what was found. A process (``killed``) says through a pipe what was confirmed to it; that must be there afterwards.
Where the system can fork, processes come from one that has loaded everything already: most of the time is killing.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import random
import shutil
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.library.common import generated, jsonl, sound
from tests.library.killed import deck_of, work
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files, schema
from trails_desktop.paths import Paths

KINDS = ("import", "migration", "decks")
_LOADED = [
    "tests.library.killed",
    "trails_desktop.library.storage.schema",
    "trails_desktop.library.storage.models",
    "alembic.command",
]
_CARDS = 300
#: The latest kill, in times of what the work takes up to the first confirmation on this machine.
_LATEST = {"import": 3.0, "migration": 1.2, "decks": 6.0}


@dataclass(slots=True)
class Found:
    """What the kills showed. early: killed before anything was confirmed."""

    kills: int = 0
    early: int = 0
    confirmed: int = 0
    ended: int = 0  #: programs that were done before they were killed
    versions: Counter[str] = field(default_factory=Counter)


# --- killing them -------------------------------------------------------------------------------------------------
def prepare(kind: str, folder: Path) -> None:
    """A data folder for one kind of work."""
    library = folder / "library"
    if kind == "migration":
        library.mkdir(parents=True)
        schema.upgrade(library / files.NAME, "0001")
        _fill_first(library / files.NAME)
        return
    open_library(Paths(folder))
    for at in (0, 1):
        jsonl(folder / f"{at}.jsonl", [{**record, "rarity": "CR"[at]} for record in generated(_CARDS)])


def _fill_first(path: Path) -> None:
    with schema.writing(path) as session:
        run = session.connection().connection.driver_connection
        assert run is not None
        for at in range(1, 401):
            run.execute("INSERT INTO deck VALUES (?, ?, 'strategy', '', 'a, b', '', '', 1)", (at, f"Deck {at}"))
            run.execute(
                "INSERT INTO deck_version VALUES (?, ?, 1, ?, '', '')", (at, at, f"# name: Deck {at}\n\n4 D1-055\n")
            )


@cache
def _context() -> multiprocessing.context.BaseContext:
    ways = multiprocessing.get_all_start_methods()
    if "forkserver" not in ways:
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(_LOADED)
    return context


def pace(kind: str, folder: Path) -> float:
    """Seconds from the beginning to the first confirmation, on a copy that is thrown away."""
    here, there = _context().Pipe(duplex=False)
    process = _context().Process(target=work, args=(kind, folder, there), daemon=True)  # type: ignore[attr-defined]
    process.start()
    there.close()
    while not str(here.recv()).startswith("begin"):
        pass
    began = time.perf_counter()
    while not str(here.recv()).startswith(("import", "deck", "migrated")):
        pass
    took = time.perf_counter() - began
    process.kill()
    process.join()
    here.close()
    return took


def kill_one(kind: str, folder: Path, after: float, until: str) -> tuple[list[str], bool]:
    """Run one process on the folder and kill it so many seconds after it said something; returns what it said."""
    here, there = _context().Pipe(duplex=False)
    process = _context().Process(target=work, args=(kind, folder, there), daemon=True)  # type: ignore[attr-defined]
    process.start()
    there.close()
    said: list[str] = []
    with contextlib.suppress(EOFError):  # its end, or a sentence cut short
        while not said or not said[-1].startswith(until):
            said.append(here.recv())
        process.join(after)
        ended = process.exitcode is not None
        process.kill()
        while True:
            said.append(here.recv())
    process.join()
    here.close()
    assert not [line for line in said if line.startswith("error")], said[-1]
    return said, ended


def look(kind: str, folder: Path, said: list[str], found: Found) -> None:
    """The library opens, is sound, and holds what was confirmed; what was not is whole or absent."""
    path = folder / "library" / files.NAME
    version = files.version_at(path)
    found.versions[version] += 1
    if kind == "migration":
        assert version in ("0001", files.HEAD), version
        assert version == files.HEAD or "migrated" not in said
    library = open_library(Paths(folder))
    sound(path)
    confirmed = [line.split() for line in said if line.split()[0] in ("import", "deck", "migrated")]
    found.confirmed += len(confirmed)
    found.early += not confirmed
    if kind == "migration":
        assert len(library.decks.entries("a")) == 400
    elif kind == "import":
        _look_at_cards(library, [int(words[1]) for words in confirmed if words[1] != "0"])
    else:
        last = {(int(ident), int(number)): int(at) for _, ident, number, at in confirmed}
        for (ident, number), at in last.items():
            deck = library.decks.load(ident, number)
            made = int(deck.name.split()[-1])  # what was confirmed last, or what was being saved when it was killed
            assert made in (at, at + 5) and deck == deck_of(made)
        assert library.decks.take_up_files() == []
        for entry in library.decks.entries():
            assert (library.decks.folder / entry.file).read_text("utf-8") == library.decks.text(entry.ident)
    assert not list((folder / "library").glob("*.part*"))


def _look_at_cards(library: Library, idents: list[int]) -> None:
    known = {past.ident for past in library.imports()}
    assert set(idents) <= known
    rarities = {record["rarity"] for record in library.records() if record.get("set") == "Generated"}
    assert len(rarities) == min(1, len(known))  # all of one file or all of the other
    assert len(library.find("set:generated")) == (_CARDS if known else 0)


def kill(kind: str, kills: int, seed: int, folder: Path) -> Found:
    """So many kills during one kind of work."""
    dice = random.Random(f"{kind}/{seed}")
    found = Found()
    start = folder / f"{kind}-start"
    prepare(kind, start)
    place = folder / kind
    shutil.copytree(start, place)
    latest = _LATEST[kind] * pace(kind, place)
    for at in range(4 * kills):
        if found.kills == kills:
            break
        if kind == "migration" or at % 5 == 0:  # most go on with what the killed one before them left
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(start, place)
        until = "planned" if kind == "import" and dice.random() < 0.7 else "begin"
        said, ended = kill_one(kind, place, dice.random() * latest, until)
        found.kills += not ended
        found.ended += ended
        latest *= 0.85 if ended else 1.05  # the machine has other things to do, now more, now less
        look(kind, place, said, found)
    return found


def main() -> None:
    """So many kills of each kind, or of the kinds named."""
    kills = int(sys.argv[1])
    for kind in sys.argv[2:] or KINDS:
        with TemporaryDirectory(prefix="trails-kills-") as folder:
            found = kill(kind, kills, 1, Path(folder))
        print(json.dumps({"kind": kind, "kills": found.kills, "ended": found.ended, "early": found.early,
                          "confirmed": found.confirmed, "versions": found.versions}), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
