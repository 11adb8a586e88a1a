"""Killing programs that work with the library, at random moments: is it sound, and is everything confirmed there?

``python -m tests.library.kills 100`` kills a hundred during each of importing, migrating and saving decks, and says
what was found. A process says on its standard output what was confirmed to it; what was said must be there afterwards.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.trails.decks import Deck, DeckLine
from tests.library.common import generated, jsonl, sound
from trails_desktop.library import files, schema
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.paths import Paths

KINDS = ("import", "migration", "decks")
ROOT = Path(__file__).parents[2]
_CARDS = 300
_LATEST = {"import": 1.2, "migration": 0.9, "decks": 0.5}  #: seconds to the latest kill


@dataclass(slots=True)
class Found:
    """What the kills showed. early: killed before anything was confirmed."""

    kills: int = 0
    early: int = 0
    confirmed: int = 0
    ended: int = 0  #: programs that were done before they were killed
    versions: Counter[str] = field(default_factory=Counter)


# --- the programs that are killed ---------------------------------------------------------------------------------
def work(kind: str, folder: Path) -> None:
    """What a process does until it is killed; every line is something confirmed."""
    if kind == "migration":
        _say("begin")
        open_library(Paths(folder))
        _say("migrated")
        return
    library = open_library(Paths(folder))
    _say("begin")
    for at in range(10_000):
        if kind == "import":
            plan = library.plan_import(folder / f"{at % 2}.jsonl")
            _say("planned")
            _say(f"import {library.carry_out(plan).ident}")
        else:
            ident, version = library.decks.save(_deck(at), (at % 5) + 1 if at >= 5 else None)
            _say(f"deck {ident} {version} {at}")


def _deck(at: int) -> Deck:
    return Deck(f"Deck {at}", lines=(DeckLine(at % 4 + 1, "D1-055"), DeckLine(1 + at // 4 % 100, "D1-057")))


def _say(text: str) -> None:
    print(text, flush=True)


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


def kill_one(kind: str, folder: Path, after: float, until: str) -> tuple[list[str], bool]:
    """Run one process on the folder and kill it so many seconds after it said something; returns what it said."""
    command = [sys.executable, "-m", "tests.library.kills", "--work", kind, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        said: list[str] = []
        for line in process.stdout:
            said.append(line.strip())
            if line.startswith(until):
                break
        time.sleep(after)
        ended = process.poll() is not None
        process.kill()
        rest, errors = process.communicate()
        assert not errors.strip(), errors
    said += [line for line in rest.splitlines() if line]
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
        for _, ident, number, at in confirmed:
            assert library.decks.load(int(ident), int(number)) == _deck(int(at))
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
    for at in range(kills):
        if kind == "migration" or at % 5 == 0:  # most go on with what the killed one before them left
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(start, place)
        until = "planned" if kind == "import" and dice.random() < 0.7 else "begin"
        said, ended = kill_one(kind, place, dice.random() * _LATEST[kind], until)
        found.kills += not ended
        found.ended += ended
        look(kind, place, said, found)
    return found


def main() -> None:
    """Either the work of a process that will be killed, or the kills."""
    if sys.argv[1] == "--work":
        work(sys.argv[2], Path(sys.argv[3]))
        return
    kills = int(sys.argv[1])
    for kind in sys.argv[2:] or KINDS:
        with TemporaryDirectory(prefix="trails-kills-") as folder:
            found = kill(kind, kills, 1, Path(folder))
        print(json.dumps({"kind": kind, "kills": found.kills, "ended": found.ended, "early": found.early,
                          "confirmed": found.confirmed, "versions": found.versions}), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
