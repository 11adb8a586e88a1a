"""``trails replay verify``: recorded matches, played again."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from engine.games import game_named
from engine.records import playing, record
from engine.records.lines import RecordError, Verified
from engine.scenario.board.position import open_position
from engine.trails.cards.pool import CardPool
from engine.trails.records.reading import load_record
from engine.trails.records.record import verify
from trails_desktop.app.commands.inputs import pool_of
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json, unreadable
from trails_desktop.resources import with_cards


def run(arguments: argparse.Namespace) -> int:
    """Play recorded matches again and compare. All files are read before the first is played."""
    pool = pool_of(arguments.cards, arguments.data)
    try:
        records = [(file, *_read(file, pool)) for file in arguments.files]
    except RecordError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error
    rows: list[dict[str, object]] = []
    told = time.monotonic()
    for file, names, prove in records:
        found = prove()
        row = {"file": str(file), "ok": found.ok, "turns": found.turns, "winner": found.winner, "step": found.step}
        rows.append({**row, "message": found.message})
        if not arguments.json:
            end = (
                "not finished"
                if found.winner is None
                else "a draw"
                if found.winner < 0
                else f"{names[found.winner]} won"
            )
            said = f"verified, {found.turns} turns, {end}" if found.ok else found.message
            print(
                f"{file}: {said}."
                + (f" By turns and bonds only: {found.message}." if found.ok and found.message else "")
            )
        if time.monotonic() - told >= 1.0:
            told = time.monotonic()
            print(f"{len(rows)} of {len(records)} games", file=sys.stderr, flush=True)
    verified = sum(bool(row["ok"]) for row in rows)
    if arguments.json:
        print_json({"verified": verified, "games": rows})
    return OK if verified == len(rows) else FOUND


def _read(file: Path, pool: CardPool) -> tuple[tuple[str, str], Callable[[], Verified]]:
    """Who played the match of a file, and what plays it again. Raises as :func:`load_record` does."""
    if not (named := record.game_of(file)):
        own = load_record(file)
        return own.header.names, partial(verify, own, pool, open_position)
    other = record.load_record(file)
    game = game_named(named)
    if game is None:
        raise RecordError(f'"{file.name}" is a match of the game {named}, which is not here')
    return other.header.names, partial(playing.verify, other, with_cards(game))
