"""What a player of each released version has goes on in this one: ``versions/`` holds a data folder of each, made with
that version: own cards in two languages, decks with versions, tags and notes, opened packs, solved puzzles, settings,
a finished match and half a match."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.trails.records.reading import load_record
from engine.trails.records.record import verify
from engine.trails.tree.crafts import Triggered
from engine.trails.tree.verbs import Draw
from trails_desktop.app.repair import open_or_mend
from trails_desktop.app.start import make_desk
from trails_desktop.match.local import resume
from trails_desktop.pages.desk import Desk
from trails_desktop.pages.progress import Solved
from trails_desktop.paths import Paths
from trails_desktop.ui import settings as s

VERSIONS = sorted((Path(__file__).parent / "versions").glob("*.zip"), key=lambda path: path.stem)


@pytest.fixture(params=VERSIONS, ids=lambda path: path.stem)
def desk(request: pytest.FixtureRequest, tmp_path: Path, qapp: object) -> Desk:
    """What the windows share, on a data folder of an earlier version; nothing had to be said about it."""
    with zipfile.ZipFile(request.param) as packed:
        packed.extractall(tmp_path)
    paths = Paths(tmp_path)
    paths.create()
    library, told = open_or_mend(paths)
    made, problems = make_desk(paths, library)
    assert (told, problems) == ([], [])
    return made


def test_cards_decks_and_packs_are_there(desk: Desk) -> None:
    library = desk.library
    assert library is not None
    (craft,) = desk.pool.meaning("OWN-001").crafts
    assert isinstance(craft, Triggered) and craft.effect.do == (Draw(player="you", amount=1),)
    assert desk.pool.printing("OWN-001", "ja").name == "リオ・マロウ"
    assert library.problems("OWN-002") == ()
    decks = {entry.name: entry for entry in library.decks.entries()}
    assert set(decks) == {"Watch, mine", "Works with a net"}
    mine = decks["Works with a net"]
    assert (mine.size, mine.version, mine.tags) == (50, 2, ("harbour",))
    assert mine.notes == "Against College keep the whistle."
    assert library.decks.load(mine.ident, 1).plan != library.decks.load(mine.ident).plan == "Whistle, then ram."
    assert sum(library.packs.collection().values()) == 40


def test_settings_and_puzzles_are_there(desk: Desk) -> None:
    get = desk.settings.get
    assert (get(s.THEME), get(s.TEXT_SCALE), get(s.LANGUAGE)) == ("light", 125, "ja")
    assert (get(s.VOLUME), get(s.LEVEL)) == (75, "playful")
    assert [get(name) for name in s.NAMES] == ["Rin", "Oda"]
    assert get(s.REDUCED_MOTION)
    assert len(Solved(desk.records)) == 2


def test_matches_go_on(desk: Desk, qtbot: QtBot) -> None:
    assert desk.records is not None and desk.library is not None
    saved = desk.saved()
    assert saved is not None and "9" in saved.detail
    match = resume(desk.records, desk.pool)
    assert match is not None
    try:
        assert match.earlier is None, "something of the match was left out"
        view = match.view()
        assert view.turn == 9
        assert match.names == ("Rin", "Oda")
    finally:
        match.close()
    finished = load_record(desk.records / "match-0001.match")
    seen = verify(finished, desk.pool)
    assert (seen.ok, seen.turns, seen.winner) == (True, 10, 0)
    assert desk.library.matches.refresh() == []
    assert {one.game for one in desk.library.matches.entries(None)} == {"trails"}, "there was no other game"
    assert desk.library.game_cards.rows("seawall") == ()
