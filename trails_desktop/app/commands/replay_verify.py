"""``trails replay verify``: recorded matches, played again."""

from __future__ import annotations

import argparse
import sys
import time

from engine.scenario.board.position import open_position
from engine.trails.records.reading import load_record
from engine.trails.records.record import RecordError, verify
from trails_desktop.app.commands.inputs import pool_of
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json, unreadable


def run(arguments: argparse.Namespace) -> int:
    """Play recorded matches again and compare. All files are read before the first is played."""
    pool = pool_of(arguments.cards, arguments.data)
    try:
        records = [(file, load_record(file)) for file in arguments.files]
    except RecordError as problem:
        raise BadInput(str(problem)) from problem
    except OSError as error:
        raise BadInput(unreadable(error)) from error
    rows: list[dict[str, object]] = []
    told = time.monotonic()
    for file, record in records:
        found = verify(record, pool, open_position)
        row = {"file": str(file), "ok": found.ok, "turns": found.turns, "winner": found.winner, "step": found.step}
        rows.append({**row, "message": found.message})
        if not arguments.json:
            names = record.header.names
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
