"""Files of scenarios that come with a game, or from outside: puzzles and lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from engine.scenario.source import ScenarioError
from engine.textfile import read_plain
from trails_desktop.resources import resource_dir

_MOST_BYTES: Final = 2**20  #: of a file of scenarios


def read_files(game: str, kind: str, read: Callable[[str, str], Sequence[Any]]) -> tuple[list[Any], list[str]]:
    """What the files of a game hold, in their order, and a sentence for every file that cannot be read. kind: the
    folder in the assets of the game, "puzzles" or "lessons". read: from a file's text and its name."""
    found: list[Any] = []
    problems: list[str] = []
    for path in sorted((resource_dir("assets") / game / kind).glob("*.yaml")):
        read_there, problem = read_file(path, read)
        found += read_there
        problems += [problem] if problem else []
    return found, problems


def read_file(path: Path, read: Callable[[str, str], Sequence[Any]]) -> tuple[Sequence[Any], str]:
    """What one file holds, and "", or nothing and a sentence why it cannot be read."""
    try:
        return read(read_plain(path, _MOST_BYTES), path.name), ""
    except ScenarioError as error:
        return (), f"{str(error).rstrip('.')}."
    except (OSError, ValueError) as error:
        return (), f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}."
