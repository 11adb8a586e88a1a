"""``trails puzzles make``: positions with one way to win, made out of games between computer players."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import yaml

from engine.scenario.unique.making import Made, make
from trails_desktop.app.commands.inputs import game_of
from trails_desktop.app.commands.puzzles.stock import posing_of
from trails_desktop.app.commands.results import OK, BadInput, print_json, unreadable
from trails_desktop.files import write_text

_HEAD = "# Made by `trails puzzles make`: each has one way to win. What proves it: `trails puzzles check`.\n"


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles, and write each as it is found."""
    if arguments.out.exists():
        raise BadInput(f"--out: there is a file {arguments.out} already")
    game = game_of(arguments.game)
    known = posing_of(game)
    made: list[Made] = []
    try:
        for found in make(known, arguments.seed):
            if found is not None:
                made.append(found)
                _write(arguments.out, made)
                print(f"{len(made)} of {arguments.count}", file=sys.stderr, flush=True)
            if len(made) >= arguments.count:
                break
    except KeyboardInterrupt:  # what is made is written already
        print(f"stopped; {len(made)} were made", file=sys.stderr)
    grades = Counter(one.document["puzzle"]["level"] for one in made)
    if arguments.json:
        print_json({"game": game.id, "made": len(made), "grades": {str(grade): grades[grade] for grade in range(1, 6)}})
    else:
        told = ", ".join(f"{grades[grade]} of grade {grade}" for grade in range(1, 6))
        print(f"{arguments.out}: {len(made)} puzzles, {told}")
    return OK


def _write(path: Path, made: list[Made]) -> None:
    """All of them, the easiest first; those that would have one title are numbered."""
    used: Counter[str] = Counter()
    parts = []
    for one in sorted(made, key=lambda one: one.hardness.points):
        title = one.document["title"]
        used[title] += 1
        document: dict[str, Any] = one.document
        if used[title] > 1:
            puzzle = document["puzzle"]
            titles = {lang: f"{text} ({used[title]})" for lang, text in puzzle["title"].items()}
            document = {**document, "title": titles["en"], "puzzle": {**puzzle, "title": titles}}
        parts.append(yaml.safe_dump(document, allow_unicode=True, sort_keys=False, default_flow_style=None, width=116))
    try:
        write_text(path, _HEAD + "---\n".join(parts))
    except OSError as error:
        raise BadInput(f"--out: {unreadable(error)}") from error
