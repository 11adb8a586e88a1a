"""No file outside the rooms of a game names it: the rest of the program knows games by their ports and kits.

The first game is older than the ports: how many files of the window import its rulebook is a ceiling that only falls.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine import yaml12
from engine.games import known_names
from tests.syntax import sources_below

ROOT = Path(__file__).resolve().parents[1]
CEILINGS: dict[str, Any] = yaml12.load((ROOT / "tests" / "ceilings.yaml").read_text(encoding="utf-8"))  # type: ignore[assignment]
OTHERS = [name for name in known_names() if name != "trails"]
IMPORTED = re.compile(r"^\s*(?:from|import) engine\.trails\b", re.MULTILINE)


def rooms(game: str) -> tuple[str, ...]:
    """Where words of a game may stand."""
    return (f"engine/{game}/", f"trails_desktop/games/{game}/")


def outside(game: str) -> list[str]:
    """Sources that name a game or import from its rooms, and are not its own."""
    word = re.compile(rf"\b{game}\b", re.IGNORECASE)
    found = []
    for path in sources_below(ROOT / "engine", ROOT / "trails_desktop"):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(rooms(game)) and word.search(path.read_text(encoding="utf-8")):
            found.append(name)
    return sorted(found)


@pytest.mark.parametrize("game", OTHERS)
def test_nothing_outside_its_rooms_names_a_game(game: str) -> None:
    allowed: list[str] = CEILINGS["words_of_games"]["named_by"]
    assert [name for name in outside(game) if name not in allowed] == []


def test_whoever_may_name_games_does() -> None:
    named = {name for game in OTHERS for name in outside(game)}
    assert [name for name in CEILINGS["words_of_games"]["named_by"] if name not in named] == [], "let it fall"


def test_the_window_frees_itself_of_the_first_game() -> None:
    sources = sources_below(ROOT / "trails_desktop")
    count = sum(bool(IMPORTED.search(path.read_text(encoding="utf-8"))) for path in sources)
    assert count <= CEILINGS["words_of_games"]["files_of_the_window_that_import_the_first"]
