"""Files of scenarios that come with a game: puzzles and lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.scenario.source import ScenarioError
from trails_desktop.resources import resource_dir


def read_files(game: str, kind: str, read: Callable[[str, str], Sequence[Any]]) -> tuple[list[Any], list[str]]:
    """What the files of a game hold, in their order, and a sentence for every file that cannot be read. kind: the
    folder in the assets of the game, "puzzles" or "lessons". read: from a file's text and its name."""
    found: list[Any] = []
    problems: list[str] = []
    for path in sorted((resource_dir("assets") / game / kind).glob("*.yaml")):
        try:
            found += read(path.read_text(encoding="utf-8-sig"), path.name)
        except ScenarioError as error:
            problems.append(f"{str(error).rstrip('.')}.")
        except (OSError, ValueError) as error:
            problems.append(f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}.")
    return found, problems
