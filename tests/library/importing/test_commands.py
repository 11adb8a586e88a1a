"""``trails cards import`` and ``export``, and the library in the other commands and in the program itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from engine.trails.cards.decks import Deck, DeckLine, read_deck, write_deck
from engine.trails.cards.pool import CardPool
from tests.library.common import content, jsonl, take, unit
from trails_desktop.app import repair
from trails_desktop.app.cli import main
from trails_desktop.app.start import make_desk
from trails_desktop.library.library import Library
from trails_desktop.library.opening import open_library
from trails_desktop.library.storage import files
from trails_desktop.library.storage.pool import PlayableCards
from trails_desktop.match.local import LocalMatch
from trails_desktop.match.setup import MatchSetup
from trails_desktop.match.thinker import think
from trails_desktop.paths import Paths


@pytest.fixture
def data(paths: Paths) -> str:
    assert paths.data is not None
    return str(paths.data)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def test_importing_says_what_came_of_it(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str) -> None:
    first = jsonl(tmp_path / "a.jsonl", [unit("X-001"), unit("X-002", price=4)])
    status, out, err = run(capsys, "cards", "import", str(first), "--data", data, "--json")
    assert (status, json.loads(out)) == (0, {"added": 2, "updated": 0, "unchanged": 0, "rejected": []})
    assert "price (1 rows)" in err
    second = jsonl(tmp_path / "b.jsonl", [unit("X-001", cp=3), unit("X-002", price=4), unit("X-003")])
    status, out, _ = run(capsys, "--data", data, "cards", "import", str(second), "--json")
    assert (status, json.loads(out)) == (0, {"added": 1, "updated": 1, "unchanged": 1, "rejected": []})
    status, out, _ = run(capsys, "cards", "import", str(second), "--data", data)
    assert (status, out) == (0, "0 added, 0 updated, 3 unchanged, 0 rejected.\n")


def test_cards_of_another_game_go_in_and_out(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str) -> None:
    card = {"game": "seawall", "number": "MY-1", "name": "Mine", "type": "unit", "ap": 2}
    file, out_file = jsonl(tmp_path / "a.jsonl", [card]), tmp_path / "out.jsonl"
    status, out, _ = run(capsys, "cards", "import", str(file), "--data", data, "--json")
    assert (status, json.loads(out)) == (0, {"added": 1, "updated": 0, "unchanged": 0, "rejected": []})
    bad = jsonl(tmp_path / "b.jsonl", [{**card, "ap": 3}, {**card, "number": "MY-2", "color": "pink"}])
    status, out, _ = run(capsys, "cards", "import", str(bad), "--data", data, "--json")
    (reason,) = json.loads(out)["rejected"]
    assert status == 1 and reason["row"] == 2
    assert reason["reason"].startswith("b.jsonl, line 2: the color of MY-2 cannot be 'pink'")
    assert run(capsys, "cards", "export", str(out_file), "--game", "seawall", "--data", data)[0] == 0
    written = {row["number"]: row for row in map(json.loads, out_file.read_text(encoding="utf-8").splitlines())}
    assert (written["MY-1"], "WE-001" in written) == (card, True)


def test_every_file_is_whole_or_not_at_all(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str) -> None:
    good = jsonl(tmp_path / "good.jsonl", [unit("X-001")])
    bad = jsonl(tmp_path / "bad.jsonl", [unit("X-002"), unit("X-003", cp="x")])
    status, out, _ = run(capsys, "cards", "import", str(good), str(bad), "--data", data, "--json")
    report = json.loads(out)
    assert (status, report["added"]) == (1, 1)
    assert report["rejected"] == [
        {"row": 2, "reason": "bad.jsonl, line 2, card X-003: cp must be a whole number, not 'x'"}
    ]
    pool = open_library(Paths(Path(data))).pool()
    assert ("X-001" in pool, "X-002" in pool) == (True, False)


@pytest.mark.parametrize(
    "arguments", [["nowhere.jsonl"], ["a.txt"], ["a.jsonl", "--images", "nowhere"], ["broken.json"]]
)
def test_bad_input_is_one_line_and_changes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str, library: Library, arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    jsonl(tmp_path / "a.jsonl", [unit("X-001")])
    (tmp_path / "a.txt").write_text("x", encoding="utf-8")
    (tmp_path / "broken.json").write_text("[{", encoding="utf-8")
    before = content(library)
    status, out, err = run(capsys, "cards", "import", *arguments, "--data", data)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("trails: ")
    assert content(library) == before


def test_pictures_come_with_an_import(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    Image.new("RGB", (100, 140)).save(folder / "x-001.png")
    (folder / "X-002.png").write_bytes(b"broken")
    cards = jsonl(tmp_path / "a.jsonl", [unit("X-001"), unit("X-002")])
    status, out, err = run(capsys, "cards", "import", str(cards), "--images", str(folder), "--data", data, "--json")
    assert (status, json.loads(out)["pictures"]) == (0, 1)
    assert 'The picture "X-002.png" cannot be used' in err
    assert open_library(Paths(Path(data))).pictures.numbers() == ("X-001",)


def test_exporting(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str) -> None:
    shipped = open_library(Paths(Path(data))).pool()
    printings = sum(len(shipped.versions(number)) for number in shipped)
    for ending in ("jsonl", "csv"):
        file = tmp_path / f"out.{ending}"
        status, out, _ = run(capsys, "cards", "export", str(file), "--data", data, "--json")
        assert (status, json.loads(out)) == (0, {"file": str(file), "records": printings})
        status, out, _ = run(capsys, "cards", "import", str(file), "--data", data, "--json")
        assert (status, json.loads(out)["unchanged"]) == (0, printings)
    status, _, err = run(capsys, "cards", "export", str(tmp_path / "out.doc"), "--data", data)
    assert (status, "a card file ends in" in err) == (2, True)


def test_other_commands_play_with_the_library(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str, library: Library
) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001", subname="Common", text="• {enter} Draw a card.")]))
    library.decks.save(Deck("All X", lines=(DeckLine(50, "X-001"),)))
    deck = tmp_path / "x.deck"
    deck.write_text(write_deck(Deck(lines=(DeckLine(50, "Nobody X-001", "Common"),))), encoding="utf-8")
    assert run(capsys, "deck", "check", str(deck), "--mode", "strategy", "--data", data)[0] == 0
    assert run(capsys, "deck", "check", str(deck), "--mode", "strategy")[0] == 1
    assert (
        run(
            capsys,
            "deck",
            "check",
            str(deck),
            "--mode",
            "strategy",
            "--data",
            data,
            "--cards",
            str(tmp_path / "a.jsonl"),
        )[0]
        == 0
    )
    status, out, _ = run(capsys, "selfplay", "--games", "1", "--decks", "all x", "All X", "--data", data, "--json")
    assert (status, json.loads(out)["errors"]) == (0, 0)


def test_checking_texts_knows_the_librarys_words_and_reads_tables(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: str, library: Library
) -> None:
    table = tmp_path / "a.csv"
    text = "・{enter}あなたの他の港を守る人びとはすべて、このターン中+1/+1を得る。"
    table.write_text(f"number,lang,name,type,cp,text\nX-009,ja,無名,ITEM,1,{text}\n", encoding="utf-8")
    assert run(capsys, "cards", "check", str(table), "--data", data)[0] == 1
    pair = [unit("X-003", orgs=["Harbor Watch"]), unit("X-003", lang="ja", name="誰か", orgs=["港を守る人びと"])]
    take(library, jsonl(tmp_path / "b.jsonl", pair))
    assert run(capsys, "cards", "check", str(table), "--data", data)[0] == 0


def test_a_damaged_library_is_said_by_the_commands(capsys: pytest.CaptureFixture[str], data: str, paths: Paths) -> None:
    (paths.library / files.NAME).write_bytes(b"no library")
    status, out, err = run(capsys, "selfplay", "--games", "1", "--data", data)
    assert (status, out) == (2, "")
    assert "is damaged" in err
    assert err.count("\n") == 1


# --- the program ------------------------------------------------------------------------------------------------------
def test_the_desk_has_the_librarys_cards_and_decks(
    qtbot: object, tmp_path: Path, paths: Paths, library: Library
) -> None:
    paths.create()
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001")]))
    (paths.library / "decks").mkdir(exist_ok=True)
    (paths.library / "decks" / "mine.deck").write_text("# name: Own\n4 X-001\n", encoding="utf-8")
    desk, problems = make_desk(paths, library)
    assert problems == []
    assert "X-001" in desk.pool
    assert desk.library is library
    assert [deck.name for deck in library.decks.entries()] == ["Own"]
    assert "X-001" not in make_desk(paths)[0].pool
    if desk.pictures is not None:
        desk.pictures.close()


def test_a_match_with_an_imported_card_and_the_computer(qtbot: object, tmp_path: Path, library: Library) -> None:
    take(library, jsonl(tmp_path / "a.jsonl", [unit("X-001", subname="Common", text="• {enter} Draw a card.")]))
    ident, _ = library.decks.save(Deck("All X", lines=(DeckLine(50, "X-001"),)))
    file = library.decks.folder / library.decks.entries()[0].file
    assert read_deck(file.read_text("utf-8")) == library.decks.load(ident)
    for seed in range(20):  # until the first question is to the first seat
        match = LocalMatch(MatchSetup(("A", "B"), (file, file), ("human", "human"), seed), library.pool())
        match.start()
        view = match.view()
        if view.decision is not None:
            break
    assert view.decision is not None
    view.decision.check(think("greedy", 3, view, library.path))
    with pytest.raises(KeyError):
        PlayableCards(CardPool())["X-001"]
    match.close()


def test_a_damaged_library_is_repaired_when_the_player_says_so(paths: Paths, library: Library) -> None:
    library.decks.save(Deck("Mine", lines=(DeckLine(4, "D1-055"),)))
    (paths.library / files.NAME).write_bytes(b"no library")
    asked: list[str] = []

    def no(text: str, button: str) -> bool:
        asked.append(button)
        return False

    spoken: list[str] = []
    found, told = repair.open_or_mend(paths, no, lambda: spoken.append("en"))
    assert (found, asked, spoken) == (None, ["Repair it"], ["en"])
    assert "is damaged" in told[0]
    assert (paths.library / files.NAME).read_bytes() == b"no library"
    found, told = repair.open_or_mend(paths, lambda text, button: True)
    assert found is not None
    assert [entry.name for entry in found.decks.entries()] == ["Mine"] or found.decks.take_up_files() == []
    assert any("is kept as" in text for text in told)
    assert len(list(paths.library.glob("library-damaged-*"))) >= 1
