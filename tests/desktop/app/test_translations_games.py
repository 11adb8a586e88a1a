"""Japanese is complete round a match of any game: its pages, its log, and the reasons of each game that is offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import every
from tests.desktop.app import test_translations as search
from tests.syntax import sources_below
from trails_desktop.games.roster import offered

PAGES = [
    *sources_below(*(search.CLIENT / room for room in ("pages/games", "match/games")), search.CLIENT / "games"),
    *(search.CLIENT / "pages" / file for file in ("lessons/game_page.py", "lessons/game_guide.py", "puzzles/games.py")),
]
#: Where the reasons of a game are made, by the context in which they are translated.
REASONS = {
    f"{game.capitalize()}Reasons": [
        search.ENGINE / "effects" / "reasons.py",
        *sources_below(*(search.ENGINE / game / room for room in ("cards", "play", "turn"))),
    ]
    for game in offered()
}


@every(PAGES)
def test_every_text_round_a_match_is_japanese(file: Path) -> None:
    found = {message for message in _shown(file) if message[1]}
    assert sorted(message for message in found if message not in search.known()) == []


@pytest.mark.parametrize("context", REASONS)
def test_every_reason_is_japanese(context: str) -> None:
    asked = _reasons(REASONS[context])
    assert len(asked) > 20
    assert sorted(text for text in asked if (context, text) not in search.known()) == []


def _shown(file: Path) -> set[search.Message]:
    """What a file has translated, with its context; what hands a text on is of the file that gives it."""
    found = set()
    for call in search.ast.walk(search.read(file)):
        if not isinstance(call, search.ast.Call):
            continue
        name, given = search.called(call), [search.literal(arg) for arg in call.args]
        if name == "tr" and len(given) == 1 and given[0] is not None:
            found.add((search.owner(file, call) or "Board", given[0]))  # a function's shorthand is that of the board
        elif name in ("tr", "translate") and len(given) == 2 and given[0] is not None and given[1] is not None:
            found.add((given[0], given[1]))
        elif name == "_tr" and len(given) == 1 and given[0] is not None:
            found.add((_context(file), given[0]))
    return found


def _context(file: Path) -> str:
    """The context of a file's own shorthand."""
    shorthand = next(node for node in search.ast.walk(search.read(file)) if getattr(node, "name", "") == "_tr")
    calls = [node for node in search.ast.walk(shorthand) if isinstance(node, search.ast.Call)]
    return next(text for call in calls for text in map(search.literal, call.args) if text)


def _reasons(files: list[Path]) -> set[str]:
    return {
        text
        for file in files
        for call in search.ast.walk(search.read(file))
        if isinstance(call, search.ast.Call) and search.called(call) == "Reason" and len(call.args) > 1
        if (text := search.literal(call.args[1])) is not None
    }
