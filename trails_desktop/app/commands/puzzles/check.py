"""``trails puzzles check``: proves that puzzles are what they should be."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.game import Game
from engine.games import FIRST
from engine.puzzles import proofs
from engine.scenario.source import ScenarioError
from engine.scenario.unique.posing import Posing
from trails_desktop.app.commands.inputs import game_of
from trails_desktop.app.commands.puzzles.stock import posing_of
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json, unreadable
from trails_desktop.resources import resource_dir


def run(arguments: argparse.Namespace) -> int:
    """Prove every puzzle of the files."""
    game = game_of(arguments.game).with_catalogue(resource_dir("assets"), resource_dir("decks"))
    known = posing_of(game)
    files = arguments.files or _shipped(game)
    found: list[dict[str, Any]] = []
    for file in files:
        for title, why in _proofs(known, game, file):
            found.append({"file": str(file), "puzzle": title, "why": why})
            if not arguments.json:
                print(f"{file.name}: {title}: {why or 'proven'}", flush=True)
    bad = sum(1 for one in found if one["why"])
    if arguments.json:
        print_json({"puzzles": len(found), "not_proven": bad, "found": found})
    else:
        print(f"{len(found)} puzzles, {bad} not proven")
    return FOUND if bad else OK


def _shipped(game: Game) -> list[Path]:
    folder = resource_dir("assets") / ("" if game.id == FIRST else game.id) / "puzzles"
    return sorted(folder.glob("*.yaml"))


def _proofs(known: Posing, game: Game, file: Path) -> Iterator[tuple[str, str]]:
    """The title of every puzzle of a file, and what keeps it from being one, "" for a good one."""
    try:
        yield from proofs(known, game, file.read_text(encoding="utf-8-sig"), file.name)
    except ScenarioError as error:
        raise BadInput(str(error)) from error
    except (OSError, UnicodeError) as error:
        raise BadInput(unreadable(error) if isinstance(error, OSError) else f"{file} is no text") from error
