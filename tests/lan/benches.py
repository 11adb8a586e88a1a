"""Numbers of the network on loopback, by hand: ``python -m tests.lan.benches [answers|serve [TABLES [ANSWERS]]]``.

answers: from an answer on one side to the other side's updated table, bytes per match, and how long its audit takes.
serve: memory of the referee with so many matches of computer players at once, after so many answers of each.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.lan.hosted.test_serve import player
from tests.lan.meeting.test_rooms import HERE, Two
from tests.trails import cards
from trails_desktop.lan.line.channel import Lost
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.sealed.audit import audit


async def answers(folder: Path) -> None:
    times: list[float] = []
    sent: dict[int, float] = {}
    async with Two(folder) as both:
        both.one.pause = both.two.pause = 0.025  # slower than the limit of messages a second
        rooms = (both.one.room, both.two.room)
        seen = [-1, -1]

        def look(seat: int) -> None:
            match = rooms[seat].match
            if match is None or match.game is None or match.step == seen[seat]:
                return
            seen[seat] = match.step
            began = sent.pop(match.step, None)
            if began is None:
                sent[match.step] = time.perf_counter()
            else:
                match.view()
                times.append(time.perf_counter() - began)

        rooms[0].listen(lambda: look(0))
        rooms[1].listen(lambda: look(1))
        line = await both.guest.join([(HERE, both.one.room.port)], both.host.invitation.code)
        staying = asyncio.ensure_future(both.guest.stay(line))
        await asyncio.gather(both.one.play(), both.two.play())
        audits = [measured(room) for room in rooms]
        total = rooms[0].line.sent + rooms[0].line.received if rooms[0].line else rooms[0].bytes
        staying.cancel()
    times.sort()
    share = times[int(len(times) * 0.99)]
    print(
        f"{len(times)} answers: median {statistics.median(times) * 1000:.2f} ms, 99 % {share * 1000:.2f} ms; "
        f"{total} bytes a match, both directions; audit {max(audits) * 1000:.0f} ms"
    )


def measured(room: Room) -> float:
    """Seconds that judging a room's match takes."""
    evidence = None if room.match is None else room.match.evidence()
    assert evidence is not None
    began = time.perf_counter()
    assert audit(evidence).ok
    return time.perf_counter() - began


def memory(pid: int) -> int:
    """Resident kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def serve(folder: Path, tables: int, answers_each: int) -> None:
    command = [sys.executable, "-m", "trails_desktop", "serve", "--json", "--tables", str(tables), "--address", HERE]
    process = subprocess.Popen([*command, "--data", str(folder / "referee")], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    loop, decks, began = asyncio.get_running_loop(), cards.decks(), time.monotonic()
    said = [json.loads(await loop.run_in_executor(None, process.stdout.readline)) for _ in range(tables)]
    empty, given, lost = memory(process.pid), [0], [0]
    playing: list[asyncio.Task[None]] = []

    async def sit(seat: int, table: dict[str, Any], code: str) -> None:
        try:
            place = folder / f"{table['table']}-{seat}"
            await player(place, seat, table["port"], code, tuple(decks[seat]), answers=answers_each, given=given)
        except Lost:
            lost[0] += 1

    for table in said:  # one after the other: a hundred machines do not sit down in the same second
        code = table["code"]
        for seat in (0, 1):
            playing.append(asyncio.ensure_future(sit(seat, table, code)))
            while True:
                news = json.loads(await loop.run_in_executor(None, process.stdout.readline))
                if len(news["players"]) == seat + 1:
                    code = news["code"]
                    break
    done = -1
    while given[0] != done:
        done = given[0]
        await asyncio.sleep(5)
    print(
        f"{tables} matches at once: {empty // 1024} MB before, {memory(process.pid) // 1024} MB after "
        f"{given[0]} answers ({lost[0]} lines lost), {time.monotonic() - began:.0f} s"
    )
    for task in playing:
        task.cancel()
    process.terminate()
    process.wait()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        if sys.argv[1:2] == ["serve"]:
            asyncio.run(serve(Path(folder), int((sys.argv[2:] or ["50"])[0]), int((sys.argv[3:] or ["200"])[0])))
        else:
            asyncio.run(answers(Path(folder)))


if __name__ == "__main__":
    main()
