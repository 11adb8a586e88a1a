"""``trails scenario run FILE...``: one line a scenario, or one JSON document."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from engine.scenario.reader import read_file
from engine.scenario.runner import Result, run
from engine.scenario.source import ScenarioError
from engine.trails.cards.pool import CardPool

OK, FAILED, UNREADABLE = 0, 1, 2


def main(
    files: Sequence[Path], as_json: bool, cards: CardPool, out: TextIO | None = None, err: TextIO | None = None
) -> int:
    """Run every scenario of the files. cards: what ids mean that a scenario does not define itself.

    Returns 0 if all hold, 1 if one fails, 2 if a file cannot be read (which stands on ``err``, and in the JSON). What
    is not in printed style and is read as something else stands there too.
    """
    out, err = out or sys.stdout, err or sys.stderr
    results: list[Result] = []
    unreadable = False
    for file in files:
        try:
            scenarios = read_file(file, cards)
        except ScenarioError as error:
            unreadable = True
            print(error, file=err)
            results.append(Result(str(file), "", (), False, None, str(error)))
            continue
        for scenario in scenarios:
            result = run(scenario)
            results.append(result)
            if not as_json:
                print(line(result), file=out)
            for note in result.notes:
                print(f"{file}: {result.title}: {note}", file=err)
    failed = [result for result in results if not result.ok]
    if as_json:
        document = {"run": len(results), "failed": len(failed), "results": [_record(result) for result in results]}
        print(json.dumps(document, ensure_ascii=False), file=out)
    return UNREADABLE if unreadable else FAILED if failed else OK


def line(result: Result) -> str:
    """One line of text for a scenario that was run."""
    if result.ok:
        return f"ok {result.title}"
    where = f"step {result.step}: " if result.step is not None else ""
    return f"FAILED {result.title}: {where}{result.message}"


def _record(result: Result) -> dict[str, object]:
    return {
        "file": result.file,
        "title": result.title,
        "rules": list(result.rules),
        "ok": result.ok,
        "step": result.step,
        "message": result.message,
        "notes": list(result.notes),
    }
