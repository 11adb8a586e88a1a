"""``trails lab``: every deck against every other, on one machine or on many, and what is to be learnt from it."""

from __future__ import annotations

import argparse
import gc
import importlib
import logging
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from typing import Any

from engine.game import Game
from engine.lab.carrying import Broken, Carrier, by_executor, by_processes
from engine.lab.contest import Contest, Deck, Match, Unit
from engine.lab.report import Report, Share, report
from trails_desktop.app.commands.inputs import game_of
from trails_desktop.app.commands.lab.decks import decks_of
from trails_desktop.app.commands.lab.kept import Kept, KeptError
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json


def run(arguments: argparse.Namespace) -> int:
    """Play what is not played yet and report. Interrupted, what was played stays in the file of ``--keep``."""
    game = game_of(arguments.game)
    contest = contest_of(arguments, game)
    try:
        results = _played(arguments, contest)
    except (KeptError, Broken) as problem:
        raise BadInput(str(problem)) from problem
    found = report(contest, results)
    if arguments.json:
        print_json(told(contest, found))
    else:
        print(written(contest, found))
    return FOUND if found.errors else OK


def _played(arguments: argparse.Namespace, contest: Contest) -> dict[int, list[Match]]:
    """What comes of every unit, as far as it is not kept already."""
    kept = Kept(arguments.keep, contest)
    left = [unit for unit in contest.units if unit.number not in kept.results]
    progress = _Progress(len(contest.units) - len(left), len(contest.units))
    gc.freeze()
    try:
        for unit, matches in _carrier(arguments)(contest, left):
            kept.add(unit, matches)
            progress.told()
    finally:
        gc.unfreeze()
        kept.close()
    return kept.results


def contest_of(arguments: argparse.Namespace, game: Game) -> Contest:
    """What is to be played. Raises BadInput."""
    levels = arguments.level or ["greedy"]
    for level in levels:
        if level not in game.players:
            raise BadInput(f"--level: {game.name} has {', '.join(game.players)}, not {level}")
    lists = decks_of(arguments, game)
    changed = None
    names = list(lists.cards)
    if arguments.change:
        old, new = arguments.change
        changed = (lists.place(new), lists.place(old))
        if changed[0] == changed[1]:
            raise BadInput(f"--change: '{old}' and '{new}' are one deck")
    decks = []
    for level in levels:
        for at, name in enumerate(names):
            label = name if len(levels) == 1 else f"{name} ({level})"
            seeds = names[changed[1]] if changed and at == changed[0] else name
            decks.append(Deck(label, lists.cards[name], level, f"{seeds}/{level}"))
    if len(decks) < 2:
        raise BadInput("a lab needs two decks at least")
    if changed and len(levels) > 1:
        raise BadInput("--change goes with one --level")
    return Contest(tuple(decks), lists.pool, arguments.games, arguments.seed, game.id, changed)


def _carrier(arguments: argparse.Namespace) -> Carrier:
    """Who plays: processes of this machine, or the workers of a Dask scheduler."""
    if not arguments.scheduler:
        return lambda contest, units: by_processes(contest, units, arguments.jobs)
    try:
        distributed = importlib.import_module("distributed")  # an extra that few have
        for room in ("distributed", "distributed.client"):  # tell of each line that is lost; it is told once
            logging.getLogger(room).setLevel(logging.CRITICAL)
    except ImportError as error:
        raise BadInput("--scheduler needs the extra 'lab' (dask.distributed), which is not installed") from error
    try:
        client = distributed.Client(arguments.scheduler, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadInput(f"--scheduler: nothing answers at '{arguments.scheduler}'") from error

    def carry(contest: Contest, units: Iterable[Unit]) -> Iterator[tuple[Unit, list[Match]]]:
        with client:
            workers = max(1, sum(client.nthreads().values()))
            try:  # a worker that dies gives its unit back: the scheduler hands it to another one
                yield from by_executor(contest, units, client.get_executor(pure=False), workers)
            except (OSError, CancelledError, distributed.KilledWorker) as error:
                raise Broken(
                    f"--scheduler: '{arguments.scheduler}' has gone, or its workers died again and again"
                ) from error

    return carry


class _Progress:
    """How far it is, once a second, on standard error."""

    def __init__(self, done: int, units: int) -> None:
        self._done, self._units, self._said = done, units, time.monotonic()
        if done:
            self._say()

    def told(self) -> None:
        """A unit is done."""
        self._done += 1
        now = time.monotonic()
        if now - self._said >= 1.0 or self._done == self._units:
            self._said = now
            self._say()

    def _say(self) -> None:
        print(f"{self._done} of {self._units} units", file=sys.stderr, flush=True)


# --- what is said -----------------------------------------------------------------------------------------------------
def told(contest: Contest, found: Report) -> dict[str, Any]:
    """All of it, as data."""
    names = [deck.name for deck in contest.decks]
    change = found.change
    return {
        "game": contest.rules,
        "decks": [
            {
                "deck": names[one.deck],
                "level": contest.decks[one.deck].level,
                **_share(one.share),
                "cards": [{"card": use.number, **_share(use.share), "more": round(use.more, 4)} for use in one.cards],
                "unused": list(one.unused),
            }
            for one in found.standings
        ],
        "met": [
            {"deck": names[a], "against": names[b], **_share(share)}
            for a, row in enumerate(found.met)
            for b, share in enumerate(row)
            if share is not None
        ],
        "change": change
        and {
            "games": change.games,
            "better": round(change.better, 4),
            "from": round(change.interval[0], 4),
            "to": round(change.interval[1], 4),
        },
        "games": found.games,
        "draws": found.draws,
        "turns_mean": round(found.turns, 2),
        "decisions": found.answers,
        "errors": list(found.errors),
        "digest": found.digest,
    }


def _share(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {
        "won": share.won,
        "games": share.games,
        "part": round(share.part, 4),
        "from": round(low, 4),
        "to": round(high, 4),
    }


def written(contest: Contest, found: Report) -> str:
    """As a table for people."""
    names = [deck.name for deck in contest.decks]
    wide = max(map(len, names))
    order = [one.deck for one in found.standings]
    head = "".join(f"{column:>5}" for column in range(1, len(order) + 1))
    lines = [f"{'':{wide + 4}}{head}   field   95 %"]
    for row, one in enumerate(found.standings, 1):
        cells = "".join(_cell(found.met[one.deck][other]) for other in order)
        low, high = (100 * part for part in one.share.interval)
        lines.append(
            f"{row:>2}  {names[one.deck]:{wide}}{cells}  {100 * one.share.part:5.1f}   {low:.0f} to {high:.0f}"
        )
    for one in found.standings:
        best = ", ".join(f"{use.number} {100 * use.more:+.0f}" for use in one.cards[:3])
        worst = ", ".join(f"{use.number} {100 * use.more:+.0f}" for use in one.cards[-3:])
        lines.append(f"{names[one.deck]}: goes with winning: {best}; with losing: {worst}")
        if one.unused:
            lines.append(f"  never used: {', '.join(one.unused)}")
    if found.change is not None and contest.changed is not None:
        new, old = (names[deck] for deck in contest.changed)
        low, high = (100 * part for part in found.change.interval)
        lines.append(
            f"{new} against {old}, by the same chance: {100 * found.change.better:+.1f} of 100 games "
            f"({low:+.1f} to {high:+.1f}, {found.change.games} pairs of games)"
        )
    lines.append(
        f"{found.games} games, {found.draws} draws, {len(found.errors)} errors, {found.turns:.1f} turns a game, "
        f"{found.answers} decisions."
    )
    lines += found.errors[:10]
    return "\n".join([*lines, f"digest {found.digest}"])


def _cell(share: Share | None) -> str:
    return f"{'.':>5}" if share is None else f"{100 * share.part:5.0f}" if share.games else f"{'-':>5}"
