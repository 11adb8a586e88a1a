"""Killing programs that play a recorded match, at random moments: does the match go on where it was?

``python -m tests.desktop.kills 200`` kills two hundred of them and says what was found. Processes answer at random
and take back now and then; most go on with the match that the killed one before them left.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import fingerprint
from engine.players.random_player import random_answer
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.records.reading import load_record
from engine.trails.records.record import cards_of, replay
from engine.trails.setup import new_game
from engine.trails.state.game import TrailsGame
from engine.trails.state.rulings import Switches
from trails_desktop.match.local import LocalMatch, resume
from trails_desktop.match.recorder import CURRENT
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir

#: Processes are forked off one that has everything loaded, where a system can do that.
METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
LATEST = 0.1  #: seconds from the first answer to the latest kill
CHAIN = 4  #: processes that go on with the same match, one after the other


@dataclass(slots=True)
class Found:
    """What the kills showed. torn: files whose last line was cut; part: an unfinished rewrite lay beside the file."""

    kills: int = 0
    same: int = 0
    answers: int = 0  #: that were in the files, summed up
    turns: Counter[int] = field(default_factory=Counter)
    purposes: Counter[str] = field(default_factory=Counter)
    torn: int = 0
    part: int = 0
    faults: list[str] = field(default_factory=list)


def play_on(folder: str, seed: int, said: Connection) -> None:
    """What a process does until it is killed. Tells how many answers are written down, after each."""
    app = QCoreApplication.instance() or QCoreApplication([])
    pool = load_pool(resource_dir("assets") / "cards")
    stream = random.Random(seed)
    where = Path(folder)
    while app is not None:
        match = resume(where, pool) or LocalMatch(_setup(seed), pool, where)
        match.start()
        while (view := match.open_view()).phase != "over":
            if view.asked != match.seat:
                match.sit_down(view.asked)
                continue
            decision = match.view().decision
            assert decision is not None
            if stream.random() < 0.1 and match.undo_state().policy != "never":
                said.send(-1)  # the file may hold less from here on
                match.undo()
            else:
                match.answer(random_answer(decision, stream))
            said.send(len(match._recorder.given))
        match.close()
        said.send(-1)
        seed += 1


def _setup(seed: int) -> MatchSetup:
    decks = resource_dir("decks")
    return MatchSetup(
        ("Ada", "Bryn"), (decks / "full-steam.deck", decks / "the-long-watch.deck"), ("human", "human"), seed
    )


def clean_replay(content: bytes, pool: CardPool) -> TrailsGame:
    """The game of the lines that are whole, played without any of the program's own reading."""
    lines = [json.loads(line.partition(b"\t")[0]) for line in content.split(b"\n")[:-1]]
    head = lines[0]
    decks = (cards_of(pool, head["decks"][0]), cards_of(pool, head["decks"][1]))
    game = new_game(decks, Seeded(head["seed"]), Switches(**head["switches"]))
    answers: list[Any] = []
    for line in lines[1:]:
        if isinstance(line, list):
            answers.append(line[1])
        elif "back" in line:
            del answers[line["back"] :]
    for answer in answers:
        game.answer(tuple(tuple(option) for option in answer))
    return game


def kill(folder: Path, pool: CardPool, seed: int, found: Found) -> None:
    """Let one process play on in ``folder``, kill it, and look whether the match goes on where it was."""
    stream = random.Random(f"kill {seed}")
    context: Any = multiprocessing.get_context(METHOD)
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play_on, args=(str(folder), seed, theirs), daemon=True)
    process.start()
    theirs.close()
    if not ours.poll(60):
        raise RuntimeError("the process never answered")
    time.sleep(stream.random() * LATEST)
    process.kill()
    process.join()
    told = 0
    while True:
        try:
            if not ours.poll():
                break
            told = ours.recv()
        except (EOFError, OSError):  # half a message, or none left
            break
    ours.close()
    found.kills += 1
    file = folder / CURRENT
    found.part += file.with_suffix(".part").exists()
    if not file.exists():  # killed between two matches: the last one is put away, to its end
        match = None
        last = load_record(max(folder.glob("match-*.match")))
        if replay(last, pool).outcome is None or len(last.answers) < told:
            found.faults.append(f"kill {seed}: the match is gone")
            return
    else:
        content = file.read_bytes()
        found.torn += not content.endswith(b"\n")
        match = resume(folder, pool)
        why = _compare(match, clean_replay(content, pool), told)
        if why:
            found.faults.append(f"kill {seed}: {why}")
            return
        found.answers += content.count(b"\n[")
    if match is not None:
        found.turns[match._game.turn] += 1
        decision = match._game.decision
        found.purposes["over" if decision is None else decision.purpose] += 1
        match.close()
    else:
        found.purposes["between matches"] += 1
    found.same += 1


def _compare(match: LocalMatch | None, clean: TrailsGame, told: int) -> str:
    """What is wrong with a match that goes on, "" if nothing is."""
    if match is None:
        return "there is nothing to go on with"
    if fingerprint(match._game) != fingerprint(clean):
        return "the state is another one"
    if match._game.decision != clean.decision:
        return "the question is another one"
    if len(match._recorder.given) < told:
        return f"{told} answers were written down, {len(match._recorder.given)} are left"
    if match._game.outcome is None and match.view().asked != (clean.decision.seat if clean.decision else -1):
        return "another seat is asked"
    return ""


def run(count: int, folder: Path, first: int = 0, tell: bool = False) -> Found:
    """Kill ``count`` processes, one after the other."""
    multiprocessing.get_context(METHOD).set_forkserver_preload(["trails_desktop.match.local"])
    pool = load_pool(resource_dir("assets") / "cards")
    found = Found()
    for seed in range(first, first + count):
        kill(folder / str(seed // CHAIN), pool, seed, found)
        if tell and found.kills % 20 == 0:
            print(f"{found.kills} of {count}: {found.same} went on where they were", file=sys.stderr, flush=True)
    return found


def main() -> int:
    """As a program of its own."""
    parser = argparse.ArgumentParser(description="Kill programs that play a recorded match.")
    parser.add_argument("count", type=int, metavar="N", help="how many")
    parser.add_argument("--seed", type=int, default=0, help="number of the first")
    arguments = parser.parse_args()
    QCoreApplication([])
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        found = run(arguments.count, Path(folder), arguments.seed, tell=True)
    print(f"{found.kills} killed, {found.same} went on at the same question with the same state.")
    print(f"{found.answers} answers in the files, {found.torn} torn lines, {found.part} unfinished rewrites.")
    print(f"turns {dict(sorted(found.turns.items()))}; questions {dict(found.purposes.most_common())}")
    print(f"{time.monotonic() - began:.1f} s")
    for fault in found.faults:
        print(fault)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
