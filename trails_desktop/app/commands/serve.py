"""``trails serve``: a referee for hosted matches on a machine of its own, without a window."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import MappingProxyType

from engine.games import FIRST, game_named, known_names
from trails_desktop.app.commands.inputs import pool_of
from trails_desktop.app.commands.results import BAD, OK, BadInput
from trails_desktop.files import hold, write_text
from trails_desktop.lan.line.discovery import Finder, reachable
from trails_desktop.lan.line.identity import Identity, load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.ledger import Broken, put_aside
from trails_desktop.lan.line.messages import ClockRule
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.referee.games.port import TableGame
from trails_desktop.lan.referee.server import Table
from trails_desktop.lan.referee.sitting import ENDING, Games, Sitting
from trails_desktop.lan.referee.talk import TableRules
from trails_desktop.lan.room.door import new_id
from trails_desktop.paths import PathError, Paths

_YES_NO = MappingProxyType({"yes": True, "true": True, "no": False, "false": False})
TABLES = "tables"  #: the folder, below the one of the network, where tables are kept that are not over
MOST = 500  #: tables at once: of each the system holds several files and lines open
_CLOCK = re.compile(r"(decision):([0-9]{1,5})|(chess):([0-9]{1,5})(?:\+([0-9]{1,4}))?|off")


def rules_of(
    clock: str,
    talk: str,
    watchers: int,
    best_of: int = 1,
    rulings: Sequence[str] = (),
    mode: str = "",
    take_back: bool = True,
) -> TableRules:
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
    named = tuple(sorted(dict(_ruling(word) for word in rulings).items()))
    return TableRules(ClockRule(kind, seconds, extra), talk, watchers, best_of, named, take_back, mode)


def _ruling(word: str) -> tuple[str, str | bool]:
    """A named ruling."""
    name, _, text = word.partition("=")
    return name, _YES_NO.get(text.lower(), text)


def run(arguments: argparse.Namespace) -> int:
    """Check what was asked for, then be the referee until all is over."""
    try:
        rules = table_rules(arguments)
    except ValueError as problem:
        raise BadInput(str(problem)) from problem
    if arguments.tables > MOST:
        raise BadInput(f"--tables: {arguments.tables} are too many, at most {MOST} can be held")
    played = game_named(arguments.game or FIRST)
    if played is None:
        raise BadInput(f"--game: there is no game {arguments.game!r}; known are {', '.join(known_names())}")
    if played.id != FIRST and arguments.mode:
        raise BadInput("--mode: the decks of this game are built in one way")
    last = arguments.port + arguments.tables - 1
    if arguments.port < 0 or (arguments.port and last > 65_535):
        raise BadInput(f"--port: there are ports from 1 to 65535, and the tables would need {arguments.port} to {last}")
    games = GamesHere(lambda: pool_of(arguments.cards, arguments.data))
    game, paths = games(played.id), Paths(arguments.data)
    try:
        game.switches(rules.switches)
    except Fault as fault:
        raise BadInput(f"--ruling: {fault}") from fault
    try:
        paths.create()
    except PathError as problem:
        raise BadInput(str(problem)) from problem

    def tell(said: dict[str, object]) -> None:
        print(json.dumps(said, ensure_ascii=False) if arguments.json else words(said), flush=True)

    return _run(arguments, games, game, paths.records / "lan", tell)


def _run(
    arguments: argparse.Namespace, games: Games, game: TableGame, folder: Path,
    tell: Callable[[dict[str, object]], None],
) -> int:  # fmt: skip
    """Run tables until they are over or the program is stopped. tell: called for everything worth saying."""
    try:
        asyncio.run(_serve(arguments, games, game, folder, tell))
    except Fault as fault:
        print(f"trails: {fault}.", file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        pass
    return OK


async def _serve(
    arguments: argparse.Namespace, games: Games, game: TableGame, folder: Path,
    tell: Callable[[dict[str, object]], None],
) -> None:  # fmt: skip
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError, ValueError):
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    own, known = load_identity(folder), KnownMachines(folder / "known.json")
    finder = Finder(None, arguments.address)
    rules = table_rules(arguments)
    held = hold(folder / TABLES / "in-use.lock")
    if held is None and not arguments.forget:
        print("trails: the tables kept in this folder are held by another referee.", file=sys.stderr)
    kept = [] if arguments.forget or held is None else _kept(games, folder / TABLES)
    tables: list[Table] = []
    telling: list[_Told] = []
    try:
        for number in range(max(arguments.tables, len(kept))):
            table = _table(game, own, known, finder, kept[number] if number < len(kept) else rules, folder)
            told = _Told(number + 1, table, folder, tell)
            wished = arguments.port + number if arguments.port else None
            await table.open(arguments.address, wished)
            table.changed = told.look
            told.look()
            tables.append(table)
            telling.append(told)
        while not stopped.is_set() and not all(table.settled for table in tables):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), 0.5)
            for told in telling:  # a disk may become full, and have room again, while nobody moves
                told.look()
        with contextlib.suppress(TimeoutError):  # let the last views and records go out
            await asyncio.wait_for(stopped.wait(), 1.0)
    finally:
        for table in tables:
            await table.close()
        await finder.close()
        if held is not None:
            held.close()


def table_rules(arguments: argparse.Namespace) -> TableRules:
    """What the arguments of the command say. Raises ValueError with one sentence."""
    a = arguments
    return rules_of(a.clock, a.talk, a.watchers, a.best_of, a.ruling or (), a.mode, a.take_back)


def _table(
    game: TableGame, own: Identity, known: KnownMachines, finder: Finder, what: Sitting | TableRules, folder: Path
) -> Table:
    if isinstance(what, Sitting):
        return Table(what.ident, what.played, own, known, finder, sitting=what)
    ident = new_id()
    return Table(ident, game, own, known, finder, what, path=folder / TABLES / (ident + ENDING))


def _kept(games: Games, folder: Path) -> list[Sitting]:
    """Tables that are not over, the oldest first; of a file that cannot be read it is said why."""
    sittings = []
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob("*" + ENDING), key=lambda path: path.stat().st_mtime):
            try:
                sittings.append(sitting := Sitting.resume(games, path))
                if sitting.damage is not None:
                    print(f"trails: {sitting.damage}. It goes on from before that; a copy is kept.", file=sys.stderr)
            except Fault as fault:
                print(f"trails: {fault}.", file=sys.stderr)
                if isinstance(fault, Broken):
                    put_aside(path)
    return sittings


class _Told:
    """What was said of one table."""

    def __init__(self, number: int, table: Table, folder: Path, tell: Callable[[dict[str, object]], None]) -> None:
        self._number, self._table, self._tell = number, table, tell
        self._said: list[object] = []
        self._folder = folder

    def look(self) -> None:
        """Say what is new."""
        table = self._table
        sitting = table.sitting
        now: list[object] = [table.invitation.code, tuple(table.names), sitting.game, table.over, table.settled]
        now.append(sitting.trouble)
        if now == self._said:
            return
        self._said = now
        hosts = reachable(table.hosts)
        where = [f"{host}:{table.port}" if ":" not in host else f"[{host}]:{table.port}" for host in hosts]
        said: dict[str, object] = {"table": self._number, "port": table.port, "addresses": where}
        said |= {"players": [name for name in table.names if name]}
        if sitting.played.id != FIRST:
            said["plays"] = sitting.played.id
        if table.rules.best_of > 1:
            said |= {"game": sitting.game + 1, "wins": list(sitting.wins)}
        if table.over:
            said |= {"over": True, "record": os.fspath(self._keep())}
        else:
            said["code"] = table.invitation.code
        if sitting.trouble:
            said["trouble"] = sitting.trouble
        self._tell(said)
        if table.settled:
            with contextlib.suppress(OSError):
                sitting.drop()

    def _keep(self) -> Path:
        """The records of all games; the last one's path."""
        table, path = self._table, self._folder
        for game, match in enumerate(table.sitting.games):
            more = f"-{game + 1}" if table.rules.best_of > 1 else ""
            path = self._folder / f"hosted-{table.ident[:8]}{more}.match"
            with contextlib.suppress(OSError):
                write_text(path, match.opened().record)
        return path


def words(said: dict[str, object]) -> str:
    """What is told, as a line to read."""
    players = said["players"]
    assert isinstance(players, list)
    who = " and ".join(players) or "nobody yet"
    if plays := said.get("plays"):
        who += f", {plays}"
    wins = said.get("wins")
    if isinstance(wins, list):
        who += f", game {said['game']}, {wins[0]} to {wins[1]}"
    if said.get("trouble"):
        who += f" ({said['trouble']})"
    if said.get("over"):
        return f"Table {said['table']}: {who}: over, the record is {said['record']}"
    addresses = said["addresses"]
    assert isinstance(addresses, list)
    return f"Table {said['table']}: code {said['code']} at {' or '.join(addresses[:2])}; at the table: {who}"
