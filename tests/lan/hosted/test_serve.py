"""A referee without a window: a whole hosted match over real lines, its chance verified by both players."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.kernel.decisions import Answer
from tests.lan.headless import take_part
from tests.lan.netpeer import Silent
from tests.lan.peers import lively
from tests.trails import cards
from trails_desktop.app.cli import main
from trails_desktop.lan.line.channel import dial
from trails_desktop.lan.line.identity import load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.lan.referee.match import Opened, Seen, bind_nonce, verify_hosted
from trails_desktop.lan.referee.server import Table
from trails_desktop.lan.referee.wire import Bound, GiveUp, Here, No, Reply, Sit, Talker
from trails_desktop.lan.room.door import new_id

HERE = "127.0.0.1"


async def player(
    folder: Path,
    seat: int,
    port: int,
    code: str,
    deck: tuple[str, ...],
    *,
    answers: int = 100_000,
    given: list[int] | None = None,
) -> tuple[Opened, Bound, list[Answer]]:
    """Plays at random to the end, or stops answering after ``answers``. given: counts them."""
    folder.mkdir(parents=True, exist_ok=True)
    random = Random(seat)
    line = await dial(HERE, port, load_identity(folder), KnownMachines(None), code)
    nonce = random.randbytes(32)

    count = [0] if given is None else given
    mine = [0]

    def choose(seen: Seen) -> Answer | None:
        assert seen.view.decision is not None
        mine[0] += 1
        if mine[0] > answers:
            return None
        count[0] += 1
        return lively(seen.view.decision, random)

    return await take_part(line, f"Player {seat}", deck, nonce, bind_nonce(seat, nonce), choose)


async def table(folder: Path) -> Table:
    made = Table(new_id(), TrailsTable(cards.pool()), load_identity(folder), KnownMachines(None), Silent())
    await made.open([HERE], 0)
    return made


def test_two_players_play_at_a_referee_and_verify_its_chance(tmp_path: Path) -> None:
    async def run() -> None:
        made = await table(tmp_path)
        decks = cards.decks()
        first = asyncio.ensure_future(player(tmp_path / "a", 0, made.port, made.invitation.code, tuple(decks[0])))
        while not made.names[0]:
            await asyncio.sleep(0.01)
        second = player(tmp_path / "b", 1, made.port, made.invitation.code, tuple(decks[1]))
        results = await asyncio.wait_for(asyncio.gather(first, second), 200)
        for seat, (opened, bound, given) in enumerate(results):
            assert bound.seat == seat
            verdict = verify_hosted(
                opened,
                TrailsTable(cards.pool()),
                bound=bound.key,
                bindings=bound.nonces,
                deck=decks[seat],
                seat=seat,
                given=given,
            )
            assert verdict.ok, str(verdict.sentence)
        await made.close()

    asyncio.run(run())


def test_what_has_no_place_is_refused_with_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        made = await table(tmp_path)
        line = await dial(HERE, made.port, load_identity(tmp_path / "a"), KnownMachines(None), made.invitation.code)
        talker = Talker(line)
        here = await talker.read()
        assert isinstance(here, Here) and here.names == ("", "") and here.id == bytes.fromhex(made.ident)
        for message in (
            GiveUp(),
            Reply(0, (("pass",),)),
            Sit("A", ("no such card",), bytes(32)),
            Sit("A", (), bytes(32)),
        ):
            talker.send(message)
            answer = await talker.read()
            assert isinstance(answer, No) and answer.why
        assert made.machines == [b"", b""]
        line.send(3, bytes(60_000))
        line.send(3, bytes(60_000))  # more than a player ever has to say
        with pytest.raises((Fault, Exception)):
            while True:
                await talker.read()
        await line.close()
        await made.close()

    (tmp_path / "a").mkdir()
    asyncio.run(run())


def test_serve_says_code_and_address_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trails_desktop", "serve", "--json", "--address", HERE, "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = json.loads(process.stdout.readline())
        assert len(said["code"]) == 6 and said["port"] and said["players"] == []
        process.terminate()
        assert process.wait(90) == 0


@pytest.mark.parametrize("port, tables", (("99999", "1"), ("65535", "2"), ("-1", "1")))
def test_ports_that_do_not_exist_are_refused(port: str, tables: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The system would take them for others."""
    assert main(["serve", "--port", port, "--tables", tables]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("trails: --port") and port in said.err
