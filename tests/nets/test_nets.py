"""The nets hold: some games here, every line where it is read (tests/text); all of both by ``python -m tests.nets``."""

from __future__ import annotations

import pytest

from tests.nets import games, lines
from tests.nets.files import read_net


@pytest.mark.parametrize("name", games.GAMES[::20])
def test_a_game_ends_as_it_did(name: str) -> None:
    assert games.digest(name) == read_net(games.NAME)[name]


def test_every_line_and_game_has_its_row() -> None:
    assert {lines.key(line) for line in lines.every_line()} == read_net(lines.NAME).keys()
    assert set(games.GAMES) == read_net(games.NAME).keys()
    assert len(games.GAMES) == 200


def test_a_line_that_reads_otherwise_is_seen() -> None:
    line = next(line for line in lines.every_line() if line.text == "Draw a card." or "draw" in line.text)
    assert not lines.differs(*line)
    other = lines.read(line.text.replace("card", "UNIT"), line.lang, line.kind)
    assert lines.differs(*line, other)
    assert "does not know" in lines.differs("en", "event", "A line that nobody has written.")
