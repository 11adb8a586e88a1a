"""``trails puzzles``: positions with one way to win, made out of games between computer players, and their proof."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from engine.game import Game
from engine.games import FIRST
from engine.puzzles import posing, proofs
from engine.scenario.source import ScenarioError
from engine.scenario.unique.making import Made, make
from engine.scenario.unique.posing import Posing
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import load_pool
from trails_desktop.app.commands.inputs import game_of
from trails_desktop.app.commands.results import FOUND, OK, BadInput, print_json, unreadable
from trails_desktop.files import write_text
from trails_desktop.resources import resource_dir

_HEAD = "# Made by `trails puzzles make`: each has one way to win. What proves it: `trails puzzles check`.\n"


def run(arguments: argparse.Namespace) -> int:
    """Make puzzles, or prove those that are there."""
    return _make(arguments) if arguments.subcommand == "make" else _check(arguments)


# --- making -----------------------------------------------------------------------------------------------------------
def _make(arguments: argparse.Namespace) -> int:
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


def posing_of(game: Game) -> Posing:
    """What puzzles of a game are made of: the cards and decks that come with the program."""
    assets, decks = resource_dir("assets"), resource_dir("decks")
    if game.catalogue is not None:
        found = game.catalogue(assets, decks)
        cards = found.playing()
        lists = [deck.cards for deck in found.decks]
        return posing(game, tuple(cards.values()), cards, lists, lambda card, lang: found.cards[card].name(lang))
    pool = load_pool(assets / "cards")
    files = sorted(decks.glob("*.deck"))
    own = [tuple(resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool)) for file in files]
    playing = {number: pool.playable(number) for deck in own for number in deck}

    def name(card: str, lang: str) -> str:
        versions = pool[card]
        return (versions.get(lang) or versions["en"]).name

    return posing(game, pool, playing, own, name)


# --- proving ----------------------------------------------------------------------------------------------------------
def _check(arguments: argparse.Namespace) -> int:
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
