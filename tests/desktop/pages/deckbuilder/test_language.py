"""Every text of library, deck builder and packs has its Japanese, and every sentence of the library that they show."""

from __future__ import annotations

from pathlib import Path

import pytest

import trails_desktop
from tests.desktop.screens.test_language import messages
from tests.syntax import sources_below, syntax
from trails_desktop.resources import resource_dir
from trails_desktop.ui.language import Messages, read_catalogue

FOLDER = Path(trails_desktop.__file__).parent / "pages" / "deckbuilder"
FILES = [file for file in sources_below(FOLDER) if file.name != "__init__.py"]


def japanese() -> Messages:
    known: Messages = {}
    for file in (resource_dir("assets") / "translations").glob("*_ja.ts"):
        known |= read_catalogue(file)
    return known


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_every_text_is_japanese(file: Path) -> None:
    known = japanese()
    wanted = messages(syntax(file.read_text(encoding="utf-8")))
    assert [message for message in wanted if message not in known] == []


def test_texts_are_found_at_all() -> None:
    found = [message for file in FILES for message in messages(syntax(file.read_text(encoding="utf-8")))]
    assert ("DeckSide", "Try it: draw 4") in found
    assert len(found) > 200
