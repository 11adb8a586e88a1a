"""Power cuts: what was not synced is gone, or wrong, and the match goes on. A seed is one match: sealed, at a referee's
table, on one machine, or sealed on disks that lose what was synced, too; it gives how often the power was cut.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from engine.players.random_player import random_answer
from tests.desktop.kills import _setup
from tests.lan import tricky
from tests.lan.peers import Pair, lively
from tests.lan.tables import Round
from tests.trails import cards
from trails_desktop.journal import read_entries
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.match.local import LocalMatch, resume
from trails_desktop.match.recorder import CURRENT


def lose_power(path: Path, synced: int, random: Random) -> None:
    """What was not synced is gone in part, or wrong."""
    content = path.read_bytes()
    tail = content[synced:]
    left = random.choice([b"", tail[: random.randrange(len(tail) + 1)], bytes(len(tail)), random.randbytes(len(tail))])
    path.write_bytes(content[:synced] + left)


def lose_memory(path: Path, random: Random) -> None:
    """A disk that had promised more than it kept: entries are gone that were synced, and told of since."""
    content = path.read_bytes()
    ends = read_entries(content).ends
    path.write_bytes(content[: ends[random.randrange(max(0, len(ends) - 60), len(ends))]])


def forgetful(seed: int, folder: Path) -> int:
    """As :func:`sealed`, and what was synced is gone, too: each side gets its own back from the other one."""
    return sealed(seed, folder, forgets=True)


def sealed(seed: int, folder: Path, forgets: bool = False) -> int:
    """Both sides verify the match in the end, so neither ever took the other for a cheat."""
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    pair = Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), folder=folder)
    random, cuts = Random(seed), 0

    def each(pair: Pair) -> None:
        nonlocal cuts
        if random.random() >= 0.06:
            return
        if random.random() < 0.3:  # in the middle of what is on its way
            pair.deliver(random.randrange(2))
        for seat in random.choice([(0,), (1,), (0, 1)]):
            path = pair.paths[seat]
            assert path is not None
            if forgets:
                lose_memory(path, random)
            else:
                lose_power(path, pair.sides[seat]._journal._journal.size, random)
            cuts += 1
            pair.restart(seat)
        pair.connect()

    pair.connect()
    pair.play(each=each)
    pair.settle()
    for side in pair.sides:
        assert side.state == "audited" and side.verdict is not None and side.verdict.ok, side.sentence
    return cuts


def hosted(seed: int, folder: Path) -> int:
    """What was shown to anybody is on the disk."""
    random, cuts = Random(seed), 0
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    round = Round(folder, TrailsTable(tricky.pool()), decks, seed=seed, path=folder / ("0" * 32 + ".table"))
    path = round.path
    assert path is not None
    for _ in range(400):
        if round.table.match.over:
            break
        if random.random() < 0.2:
            given = round.table.match.given
            lose_power(path, round.table.sitting._ledger._journal.size, random)
            round.crash()
            cuts += 1
            assert round.table.match.given == given, "what was shown is on the disk"
        round.answer(lambda decision: lively(decision, random))
        for player in round.players:
            player.wire.forget()
    return cuts


def local(seed: int, folder: Path) -> int:
    """No answer of a person is lost, and none is another one."""
    assert QApplication.instance() or QApplication([])
    random, cuts, pool = Random(seed), 0, cards.pool()
    match = LocalMatch(_setup(seed), pool, folder / "0")
    match.start()
    for _ in range(300):
        view = match.open_view()
        if view.phase == "over":
            break
        if random.random() < 0.1:
            cuts += 1
            given = list(match._recorder.given)
            safe = next((place for place in range(len(given), 0, -1) if not given[place - 1].auto), 0)
            (there := folder / str(cuts)).mkdir(parents=True)
            content = (folder / str(cuts - 1) / CURRENT).read_bytes()
            (there / CURRENT).write_bytes(content)
            lose_power(there / CURRENT, match._recorder._journal.size, random)
            match.close()
            again = resume(there, pool)
            assert again is not None, "there is nothing to go on with"
            match = again
            match.start()
            now = match._recorder.given
            assert len(now) >= safe and now[: len(given)] == given[: len(now)], "an answer is lost"
        if (asked := match.open_view().asked) != match.seat:
            match.sit_down(asked)
            continue
        decision = match.view().decision
        assert decision is not None
        match.answer(random_answer(decision, random))
    match.close()
    return cuts


def play(seed: int) -> int:
    """One match."""
    with TemporaryDirectory() as folder:
        return (sealed, hosted, local, forgetful)[seed % 4](seed, Path(folder))
