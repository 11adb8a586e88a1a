"""``trails serve``: a referee for hosted matches on a machine of its own, without a window."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from engine.trails.library import CardPool
from trails_desktop.lan.finding import Finder, own_addresses
from trails_desktop.lan.gate import new_id
from trails_desktop.lan.identity import load_identity
from trails_desktop.lan.known import KnownMachines
from trails_desktop.lan.messages import ClockRule
from trails_desktop.lan.referee import Table
from trails_desktop.lan.sentences import Fault
from trails_desktop.lan.tabletalk import TableRules

_CLOCK = re.compile(r"(decision):([0-9]{1,5})|(chess):([0-9]{1,5})(?:\+([0-9]{1,4}))?|off")


def rules_of(clock: str, talk: str, watchers: int) -> TableRules:
    """What holds at the tables, from the command's words. Raises ValueError with one sentence."""
    found = _CLOCK.fullmatch(clock)
    if found is None:
        raise ValueError(f"--clock: {clock!r} is no clock; write off, decision:60 or chess:1200+2")
    if watchers > 64:
        raise ValueError(f"--watchers: {watchers} are too many, at most 64 may watch a table")
    seconds, extra = int(found[2] or found[4] or 0), int(found[5] or 0)
    kind = found[1] or found[3] or "off"
    if (kind != "off" and not 5 <= seconds <= 86_400) or extra > 3_600:
        raise ValueError(f"--clock: {clock!r} is no clock; it has 5 to 86400 seconds and at most 3600 more")
    return TableRules(ClockRule(kind, seconds, extra), talk, watchers)


def serve(
    arguments: argparse.Namespace, pool: CardPool, folder: Path, tell: Callable[[dict[str, object]], None]
) -> int:
    """Run tables until they are over or the program is stopped. tell: called for everything worth saying."""
    try:
        asyncio.run(_serve(arguments, pool, folder, tell))
    except Fault as fault:
        print(f"trails: {fault}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


async def _serve(
    arguments: argparse.Namespace, pool: CardPool, folder: Path, tell: Callable[[dict[str, object]], None]
) -> None:
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError, ValueError):
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    own, known = load_identity(folder), KnownMachines(folder / "known.json")
    finder = Finder(None, arguments.address)
    rules = rules_of(arguments.clock, arguments.talk, arguments.watchers)
    tables: list[Table] = []
    try:
        for number in range(arguments.tables):
            table = Table(new_id(), pool, own, known, finder, rules)
            told = _Told(number + 1, table, folder, tell)
            await table.open(arguments.address, arguments.port + number if arguments.port else None)
            table.changed = told.look
            told.look()
            tables.append(table)
        while not stopped.is_set() and not all(table.over for table in tables):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), 0.5)
        with contextlib.suppress(TimeoutError):  # let the last views and records go out
            await asyncio.wait_for(stopped.wait(), 1.0)
    finally:
        for table in tables:
            await table.close()
        await finder.close()


class _Told:
    """What was said of one table."""

    def __init__(self, number: int, table: Table, folder: Path, tell: Callable[[dict[str, object]], None]) -> None:
        self._number, self._table, self._tell = number, table, tell
        self._said: list[object] = []
        self._folder = folder

    def look(self) -> None:
        """Say what is new."""
        table = self._table
        now: list[object] = [table.invitation.code, tuple(table.names), table.over]
        if now == self._said:
            return
        self._said = now
        where = [f"{host}:{table.port}" if ":" not in host else f"[{host}]:{table.port}" for host in own_addresses()]
        said: dict[str, object] = {"table": self._number, "port": table.port, "addresses": where}
        said |= {"players": [name for name in table.names if name]}
        if table.over:
            record = self._folder / f"hosted-{table.ident[:8]}.match"
            with contextlib.suppress(OSError):
                record.write_text(table.match.opened().record, encoding="utf-8")
            said |= {"over": True, "record": os.fspath(record)}
        else:
            said["code"] = table.invitation.code
        self._tell(said)


def words(said: dict[str, object]) -> str:
    """What is told, as a line to read."""
    players = said["players"]
    assert isinstance(players, list)
    who = " and ".join(players) or "nobody yet"
    if said.get("over"):
        return f"Table {said['table']}: {who}: over, the record is {said['record']}"
    addresses = said["addresses"]
    assert isinstance(addresses, list)
    return f"Table {said['table']}: code {said['code']} at {' or '.join(addresses[:2])}; at the table: {who}"
