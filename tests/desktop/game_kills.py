"""Killing programs that play a match of any game, at random moments: does the match go on at the same question?

``python -m tests.desktop.game_kills 100 --game seawall`` kills a hundred of them and says what was found. Processes
answer at random and take back now and then; most go on with the match that the killed one before them left.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.effects.player import RandomPlayer
from engine.game import Game
from engine.games import game_named
from engine.kernel.chance import Seeded
from engine.kernel.fingerprint import fingerprint
from engine.records.record import DeckList
from tests.desktop.kills import CHAIN, LATEST, METHOD, Found
from trails_desktop.match.games.local import LocalGame, resume
from trails_desktop.match.games.setup import GameSetup
from trails_desktop.match.recorder import CURRENT

#: A game without words: nothing of it is told.
SILENT: Any = SimpleNamespace(log=dict, places=dict, reasons=str, card_name=lambda number, name: name)


def port(name: str) -> Game:
    """A game by its id."""
    found = game_named(name)
    assert found is not None
    return found


def play_on(name: str, folder: str, seed: int, said: Connection) -> None:
    """What a process does until it is killed. Tells how many answers are written down, after each."""
    app = QCoreApplication.instance() or QCoreApplication([])
    game, stream, player = port(name), random.Random(seed), RandomPlayer(seed, 0)
    while app is not None:
        match = resume(game, SILENT, Path(folder), pace=0) or LocalGame(game, _setup(name, seed), SILENT, Path(folder))
        match.seat_wanted.connect(match.sit_down)
        match.start()
        while (view := match.view()).winner is None:
            if stream.random() < 0.1 and match.can_undo():
                said.send(-1)  # the file may hold less from here on
                match.undo()
            else:
                match.answer(player.choose(view))
            said.send(len(match.record().answers))
        match.close()
        said.send(-1)
        seed += 1


def _setup(name: str, seed: int) -> GameSetup:
    decks = (DeckList(dealt=f"{seed}/0"), DeckList(dealt=f"{seed}/1"))
    return GameSetup(name, ("Ada", "Bryn"), decks, ("human", "human"), str(seed))


def clean_replay(content: bytes, game: Game) -> Any:
    """The match of the lines that are whole, played without any of the program's own reading."""
    head, *lines = [json.loads(line.partition(b"\t")[0]) for line in content.split(b"\n")[:-1]]
    assert game.dealt_deck is not None
    match = game.start([game.dealt_deck(deck) for deck in head["decks"]], Seeded(head["seed"]), False)
    answers: list[Any] = []
    for line in lines:
        if isinstance(line, list):
            answers.append(line[1])
        elif "back" in line:
            del answers[line["back"] :]
    for answer in answers:
        match.answer(tuple(tuple(option) for option in answer))
    return match


def kill(name: str, folder: Path, seed: int, found: Found) -> None:
    """Let one process play on in ``folder``, kill it, and look whether the match goes on where it was."""
    context: Any = multiprocessing.get_context(METHOD)
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play_on, args=(name, str(folder), seed, theirs), daemon=True)
    process.start()
    theirs.close()
    if not ours.poll(60):
        raise RuntimeError("the process never answered")
    time.sleep(random.Random(f"kill {seed}").random() * LATEST)
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
    if not file.exists():  # killed between two matches: the last one is put away, to its end
        found.purposes["between matches"] += 1
        found.same += 1
        return
    content = file.read_bytes()
    found.torn += not content.endswith(b"\n")
    match, clean = resume(port(name), SILENT, folder, pace=0), clean_replay(content, port(name))
    why = _compare(match, clean, told)
    if why:
        found.faults.append(f"kill {seed}: {why}")
        return
    found.same += 1
    found.answers += content.count(b"\n[")
    found.turns[clean.turn] += 1
    found.purposes["over" if clean.decision is None else clean.decision.purpose] += 1
    if match is not None:
        match.close()


def _compare(match: LocalGame | None, clean: Any, told: int) -> str:
    """What is wrong with a match that goes on, "" if nothing is."""
    if match is None:
        return "there is nothing to go on with"
    if fingerprint(match._match) != fingerprint(clean):
        return "the state is another one"
    if match._match.decision != clean.decision:
        return "the question is another one"
    if len(match.record().answers) < told:
        return f"{told} answers were written down, {len(match.record().answers)} are left"
    return ""


def run(name: str, count: int, folder: Path) -> Found:
    """Kill ``count`` processes, one after the other."""
    multiprocessing.get_context(METHOD).set_forkserver_preload(
        ["trails_desktop.match.games.local", "engine.seawall.game"]
    )
    found = Found()
    for seed in range(count):
        kill(name, folder / str(seed // CHAIN), seed, found)
    return found


def main() -> int:
    """As a program of its own."""
    parser = argparse.ArgumentParser(description="Kill programs that play a match of any game.")
    parser.add_argument("count", type=int, metavar="N", help="how many")
    parser.add_argument("--game", default="seawall", help="which game")
    arguments = parser.parse_args()
    QCoreApplication([])
    with TemporaryDirectory() as folder:
        found = run(arguments.game, arguments.count, Path(folder))
    print(f"{found.kills} killed, {found.same} went on at the same question with the same state.")
    print(f"{found.answers} answers in the files, {found.torn} torn lines.")
    print(f"turns {dict(sorted(found.turns.items()))}; questions {dict(found.purposes.most_common())}")
    print(*found.faults, sep="\n")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
