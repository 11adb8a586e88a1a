"""``trails scenario run FILE...``: one line a scenario, or one JSON document."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TextIO

from engine.games import FIRST, game_named, known_names
from engine.scenario.common.result import Document, Result
from engine.scenario.reader import read_document
from engine.scenario.runner import run
from engine.scenario.source import Item, ScenarioError, documents, read_source
from engine.scenario.words import Scenario
from engine.trails.cards.pool import CardPool

OK, FAILED, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class TrailsDocument:
    """A scenario of Trails."""

    scenario: Scenario

    def run(self) -> Result:
        """Play it on a new game."""
        return run(self.scenario)


def _read_trails(document: Item, cards: CardPool) -> Document:
    return TrailsDocument(read_document(document, cards))


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
            scenarios = read_documents(file, cards)
        except ScenarioError as error:
            unreadable = True
            print(error, file=err)
            results.append(Result(str(file), "", (), False, None, str(error)))
            continue
        for scenario in scenarios:
            result = scenario.run()
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


def read_documents(file: Path, cards: CardPool) -> list[Document]:
    """Every document of a file, read by the game that it names; by Trails, if it names none. Raises
    :class:`ScenarioError`."""
    found = [_document(item, cards) for item in documents(read_source(file), str(file))]
    if not found:
        raise ScenarioError(str(file), 1, "there is no scenario in this file")
    return found


def _document(item: Item, cards: CardPool) -> Document:
    game = FIRST
    for key, value in item.pairs("a scenario"):
        if key.word("a scenario") == "game":
            named = game_named(value.word("game"))
            if named is None:
                raise value.error(f"there is no game '{value.word('game')}'; games are {', '.join(known_names())}")
            game = named.id
    return _reader(game)(item, cards)


def _reader(game: str) -> Callable[[Item, CardPool], Document]:
    """How a game reads a document. What no document names is not imported."""
    if game == FIRST:
        return _read_trails
    reader: Callable[[Item, CardPool], Document] = import_module(f"engine.{game}.scenario.running").read_document
    return reader


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
