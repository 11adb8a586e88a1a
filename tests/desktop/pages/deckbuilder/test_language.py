"""Every text of library, deck builder and packs has its Japanese, and every sentence of the library that they show."""

from __future__ import annotations

from pathlib import Path

import trails_desktop
from tests.cases import every
from tests.desktop.screens.test_language import japanese, messages
from tests.syntax import sources_below, syntax

FOLDER = Path(trails_desktop.__file__).parent / "pages" / "deckbuilder"
FILES = [file for file in sources_below(FOLDER) if file.name != "__init__.py"]


@every(FILES)
def test_every_text_is_japanese(file: Path) -> None:
    wanted = messages(syntax(file.read_text(encoding="utf-8")))
    assert [message for message in wanted if message not in japanese()] == []


def test_texts_are_found_at_all() -> None:
    found = [message for file in FILES for message in messages(syntax(file.read_text(encoding="utf-8")))]
    assert ("DeckSide", "Try it: draw 4") in found
    assert len(found) > 200
