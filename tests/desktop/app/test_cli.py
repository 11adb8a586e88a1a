"""The console command: what it prints, how it ends, and what it leaves alone."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import re
import subprocess
import sys
import types
from dataclasses import replace
from pathlib import Path

import pytest

from engine.players.random_player import random_answer
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import load_pool
from engine.trails.records.record import Given, Mark, Record, give, make_header, mark_after, start, verify, write_record
from trails_desktop.app import cli
from trails_desktop.app.instance import Request
from trails_desktop.paths import Paths
from trails_desktop.resources import resource_dir

ROOT = Path(__file__).resolve().parents[3]
FULL_STEAM = ROOT / "decks" / "full-steam.deck"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = cli.main(arguments)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0
    out, err = capsys.readouterr()
    return status, out, err


# --- selfplay ---------------------------------------------------------------------------------------------------------
def test_selfplay_reports_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "selfplay", "--games", "4", "--seed", "7", "--json")
    report = json.loads(out)
    assert status == 0
    assert list(report) == [
        "games", "wins", "draws", "turns_mean", "decisions", "seconds", "games_per_second", "errors", "digest"
    ]  # fmt: skip
    assert (report["games"], report["draws"], report["errors"]) == (4, 0, 0)
    assert report["wins"] == {"random": 0, "greedy": 4}
    assert report["turns_mean"] > 2
    assert report["decisions"] > 100
    assert report["games_per_second"] > 0
    assert len(report["digest"]) == 64


def test_two_players_of_one_name_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "selfplay", "--games", "2", "--players", "greedy,greedy", "--json")
    wins = json.loads(out)["wins"]
    assert list(wins) == ["greedy", "greedy#2"]
    assert sum(wins.values()) == 2


def test_decks_are_files_or_names(capsys: pytest.CaptureFixture[str]) -> None:
    def digest(*decks: str) -> str:
        status, out, _ = run(capsys, "selfplay", "--games", "1", "--json", "--decks", *decks)  # a slow machine tells
        assert status == 0
        return str(json.loads(out)["digest"])

    by_name = digest("Full Steam", "the-long-watch")
    assert by_name == digest(str(FULL_STEAM), "長い見張り")
    assert by_name != digest("the-long-watch", "Full Steam")


def test_ready_made_decks_of_another_game_are_found_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("selfplay", "--game", "seawall", "--players", "random,random", "--games", "1", "--json", "--decks")
    by_name = run(capsys, *asked, "Gate and Lamp", "hook-and-bucket")
    assert by_name[0] == 0
    again = run(capsys, *asked, "水門と灯", "鉤と桶")
    assert json.loads(by_name[1])["digest"] == json.loads(again[1])["digest"]
    status, out, err = run(capsys, *asked, "nothing", "Gate and Lamp")
    assert (status, out) == (2, "") and "Seawall has no deck 'nothing'" in err


def test_a_players_own_decks_are_found_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = Paths(tmp_path).library / "decks"
    folder.mkdir(parents=True)
    (folder / "mine.deck").write_text("# name: My Own\n50 D1-109\n", encoding="utf-8")
    arguments = ("selfplay", "--games", "1", "--decks", "my own", "Full Steam", "--json")
    assert run(capsys, *arguments, "--data", str(tmp_path))[0] == 0
    assert run(capsys, "--data", str(tmp_path), *arguments)[0] == 0
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert "'my own'" in err


def test_an_error_in_a_game_is_a_problem_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.players.greedy import GreedyPlayer

    def broken(self: GreedyPlayer, view: object) -> None:
        raise RuntimeError("lost its mind")

    monkeypatch.setattr(GreedyPlayer, "choose", broken)
    status, out, err = run(capsys, "selfplay", "--games", "2", "--seed", "9", "--json")
    assert status == 1
    assert json.loads(out)["errors"] == 2
    assert json.loads(out)["wins"] == {"random": 0, "greedy": 0}
    assert "game 1 (seed 9/1): RuntimeError: lost its mind" in err


# --- deck check -------------------------------------------------------------------------------------------------------
def test_a_legal_deck(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deck", "check", str(FULL_STEAM), "--mode", "strategy", "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {"legal": True, "mode": "strategy", "cards": 50, "problems": [], "aside": 0, "unread": []}


def test_a_list_of_another_program_is_checked_with_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "shared.txt"
    text = "デッキ\n4枚 ウィック・ハロラン\n仲間に借りたもの\n夜の隊列 ×2\n\nサイド\n1 継光の角笛\n"
    file.write_bytes(text.encode("cp932"))
    status, out, err = run(capsys, "deck", "check", str(file), "--mode", "strategy")
    assert (status, err) == (1, "")
    assert "Shift-JIS" in out and "Line 3 is not in the deck: 仲間に借りたもの" in out
    assert "Set aside, as the list says: 1 card." in out
    assert "The deck has 6 cards" in out
    report = json.loads(run(capsys, "deck", "check", str(file), "--json")[1])
    assert report["aside"] == 1 and [row["line"] for row in report["unread"]] == [3]


def test_an_illegal_deck_says_every_problem_with_its_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "five.deck"
    file.write_text("5 D1-073\n1 No Such Card\n", encoding="utf-8")
    status, out, _ = run(capsys, "deck", "check", str(file), "--mode", "strategy", "--json")
    report = json.loads(out)
    assert (status, report["legal"], report["cards"]) == (1, False, 6)
    assert [problem["rule"] for problem in report["problems"]] == ["602.4a", "", "602.4b"]
    assert report["problems"][1]["cards"] == ["No Such Card"]
    assert "44 too few" in report["problems"][0]["message"]


def test_without_json_the_problems_are_lines(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "deck", "check", str(FULL_STEAM), "--mode", "blitz")
    assert status == 1
    assert out == "The deck has 50 cards, 10 too many: it must have exactly 40. [602.3a]\n"


def test_cards_of_files_take_the_place_of_the_library(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    card = {"number": "X1-001", "lang": "en", "name": "Kettle", "type": "ITEM", "cp": 1, "subname": "Common"}
    cards = tmp_path / "own.jsonl"
    cards.write_text(json.dumps(card) + "\n", encoding="utf-8")
    deck = tmp_path / "kettles.deck"
    deck.write_text("50 Kettle [Common]\n", encoding="utf-8")
    status, out, _ = run(capsys, "deck", "check", str(deck), "--cards", str(cards), "--json")
    assert (status, json.loads(out)["legal"]) == (0, True)
    arguments = ("selfplay", "--games", "1", "--decks", str(deck), str(deck), "--cards", str(cards), "--json")
    assert run(capsys, *arguments)[0] == 0
    assert run(capsys, "deck", "check", str(FULL_STEAM), "--cards", str(cards))[0] == 1


# --- bad input --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["no-such-command"], "no-such-command"),
        (["selfplay", "--games", "0"], "--games"),
        (["selfplay", "--games", "many"], "'many'"),
        (["selfplay", "--jobs", "-1"], "--jobs"),
        (["selfplay", "--players", "random,clever"], "'clever'"),
        (["selfplay", "--players", "random"], "1 were given"),
        (["selfplay", "--decks", "Full Steam", "Half Steam"], "'Half Steam'"),
        (["selfplay", "--decks", "Full Steam"], "--decks"),
        (["selfplay", "--cards", "no-such-file.yaml"], "no-such-file.yaml"),
        (["deck"], "COMMAND"),
        (["deck", "check"], "FILE"),
        (["deck", "check", "no-such-file.deck"], "no-such-file.deck"),
        (["deck", "check", "README.md"], "README.md, line"),
        (["deck", "check", "decks", "--json"], "decks"),
        (["deck", "check", str(FULL_STEAM), "--mode", "sealed"], "sealed"),
        (["demo"], "--out"),
        (["demo", "--out", "README.md/pictures"], "README.md"),
        (["--data", "README.md"], "README.md"),
    ],
)
def test_bad_input_is_one_line_and_status_two(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("trails: ")
    assert err.count("\n") == 1
    assert named in err


def test_files_that_cannot_be_read_as_what_they_should_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "spoilt.deck"
    deck.write_bytes("4 夜の隊列\n".encode() + b"\xff")
    assert "no UTF-8 text" in run(capsys, "deck", "check", str(deck))[2]
    broken = tmp_path / "broken.yaml"
    broken.write_text("- number: [", encoding="utf-8")
    status, _, err = run(capsys, "deck", "check", str(FULL_STEAM), "--cards", str(broken))
    assert status == 2
    assert err.startswith("trails: broken.yaml, line ")
    unplayable = tmp_path / "cards.jsonl"
    card = {"number": "X1-001", "name": "Kettle", "type": "ITEM", "cp": 1, "effects": [{"boils": 1}]}
    unplayable.write_text(json.dumps(card), encoding="utf-8")
    kettles = tmp_path / "kettles.deck"
    kettles.write_text("4 X1-001\n", encoding="utf-8")
    decks = ("--decks", str(kettles), str(kettles))
    status, _, err = run(capsys, "selfplay", *decks, "--cards", str(unplayable))
    assert status == 2
    assert "X1-001" in err


# --- the rest ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("command", [[], ["selfplay"], ["demo"], ["deck"], ["deck", "check"]])
def test_every_command_explains_itself(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"usage: {' '.join(['trails', *command])}")
    assert "--data" in out


def test_every_command_has_a_module_that_carries_it_out() -> None:
    """The names are words to the command line: nobody else would notice one that leads nowhere."""
    named: list[str] = []

    def gather(parser: argparse.ArgumentParser) -> None:
        below = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
        module = parser.get_default("module")
        assert below or module, parser.prog
        named.extend([module] if module else [])
        for action in below:
            for one in action.choices.values():
                gather(one)

    gather(cli._parser())
    assert len(set(named)) == len(named) == 16
    for name in named:
        assert callable(importlib.import_module(name).run), name


@pytest.mark.parametrize(
    ("arguments", "module", "says"),
    [
        ([], "trails_desktop.app.commands.window", "trails: the window cannot be opened: no Qt here"),
        (["demo", "--out", "out"], "trails_desktop.app.demo.command", "trails: the table cannot be drawn: no Qt here"),
    ],
)
def test_where_qt_cannot_be_loaded_one_line_says_so(
    arguments: list[str], module: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(name: str) -> types.ModuleType:
        assert name == module
        raise ImportError("no Qt here")

    monkeypatch.setattr(importlib, "import_module", load)
    assert run(capsys, *arguments) == (2, "", says + "\n")


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[tuple[Paths, Request]] = []

    def open_window(paths: Paths, argv: list[str], request: Request) -> int:
        opened.append((paths, request))
        return 3

    monkeypatch.setattr("trails_desktop.app.commands.window.open_window", open_window)
    assert cli.main(["--data", str(tmp_path)]) == 3
    assert opened == [(Paths(tmp_path), Request())]
    assert cli.main(["--data", str(tmp_path), "--open", "one.deck", "--join", "192.168.1.7"]) == 3
    assert opened[1][1] == Request(str(Path("one.deck").absolute()), "192.168.1.7")


def test_the_demo_is_told_what_was_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[object, ...]] = []

    def demo(
        out: Path, seed: int | None = None, *, size: tuple[int, int], data: Path | None, as_json: bool, lang: str
    ) -> int:
        asked.append((out, seed, size, data, as_json, lang))
        return 2

    monkeypatch.setattr("trails_desktop.app.demo.game.run", demo)
    out = tmp_path / "new"
    assert cli.main(["demo", "--out", str(out), "--seed", "5", "--json", "--data", str(tmp_path)]) == 2
    assert cli.main(["demo", "--out", str(out), "--size", "1920x1080", "--lang", "ja"]) == 2
    assert asked == [(out, 5, (1280, 800), tmp_path, True, "en"), (out, None, (1920, 1080), None, False, "ja")]
    assert out.is_dir()


def stand_in(name: str, **content: object) -> types.ModuleType:
    module = types.ModuleType(name)
    module.__dict__.update(content)
    return module


def test_the_painter_of_pictures_is_handed_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str] | None] = []

    def paint(arguments: list[str] | None = None) -> int:
        given.append(arguments)
        return 4

    worker = stand_in("trails_desktop.cardart.pictures.worker", main=paint)
    monkeypatch.setitem(sys.modules, "trails_desktop.cardart.pictures.worker", worker)
    assert cli.main(["--paint-pictures", "some folder"]) == 4
    assert given == [["some folder"]]


@pytest.mark.parametrize(
    "arguments",
    [["selfplay", "--games", "1"], ["deck", "check", "decks/full-steam.deck"], ["--version"], ["selfplay", "--help"]],
)
def test_commands_without_a_window_never_load_qt(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom trails_desktop.app.cli import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'PIL', 'sqlmodel'))])"
    )
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    said = ""
    for _ in range(2):  # the first command of all makes the library, which is no everyday matter
        command = [sys.executable, "-c", code, *arguments]
        said = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "[]"


def test_a_game_without_a_window_loads_nothing_that_it_does_not_need() -> None:
    heavy = ("yaml", "multiprocessing", "concurrent", "engine.text.", "trails_desktop.library.importing.")
    code = (
        "import sys\nfrom trails_desktop.app.cli import main\nmain(sys.argv[1:])\n"
        f"print([name for name in sys.modules if name.startswith({heavy!r})])"
    )
    command = [sys.executable, "-c", code, "selfplay", "--games", "1"]
    said = ""
    for _ in range(2):
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "['engine.text.source', 'engine.text.source.lexicon']"  # icon words, for the index


def test_a_command_that_plays_no_game_loads_no_rules() -> None:
    rules = ("engine.players.roster", "engine.trails.turn", "engine.trails.setup", "engine.seawall", "engine.eightfold")
    code = (
        "import sys\nfrom trails_desktop.app.cli import main\nmain(sys.argv[1:])\n"
        f"print([name for name in sys.modules if name.startswith({rules!r})])"
    )
    command = [sys.executable, "-c", code, "deck", "check", "decks/full-steam.deck"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "[]"


def test_one_rule_and_the_scenarios_that_show_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "804.11a-3", "--json"]) == 0
    rule = json.loads(capsys.readouterr().out)
    assert rule["id"] == "804.11a-3" and rule["kind"] == "engine" and rule["scenarios"]
    assert cli.main(["rules", "804.99"]) == 2
    assert "there is no rule 804.99" in capsys.readouterr().err


def test_the_whole_book_says_what_is_shown_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--json"]) == 0
    book = json.loads(capsys.readouterr().out)
    assert book["rules"] >= 500 and book["shown"] + len(book["missing"]) == book["engine"]
    assert "804.11a-3" not in book["missing"]


def test_scenarios_are_run_and_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = "title: Two cards are drawn\nboard: {at: turn-start}\ndo:\n  - go to: draw A\n  - expect: {A.hand: 2}\n"
    file = tmp_path / "one.yaml"
    file.write_text(good, encoding="utf-8")
    assert cli.main(["scenario", "run", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["failed"] == 0
    file.write_text(good.replace("A.hand: 2", "A.hand: 3"), encoding="utf-8")
    assert cli.main(["scenario", "run", str(file)]) == 1
    assert "FAILED" in capsys.readouterr().out
    file.write_text(good.replace("board", "bord"), encoding="utf-8")
    assert cli.main(["scenario", "run", str(file)]) == 2


# --- records ----------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def record() -> Record:
    """A match of random answers, to its end."""
    pool = load_pool(ROOT / "assets" / "cards")
    deck = resolve(read_deck(FULL_STEAM.read_text(encoding="utf-8"), "deck"), pool)
    head = make_header(pool, (deck, deck), 4, ("Ada", "Bryn"))
    game, stream = start(head, pool), random.Random(4)
    answers: list[Given] = []
    marks: list[Mark] = []
    while game.outcome is None:
        assert game.decision is not None
        turn, given = game.turn, Given(game.decision.seat, random_answer(game.decision, stream))
        give(game, given)
        answers.append(given)
        mark = mark_after(game, turn, len(answers))
        marks += [] if mark is None else [mark]
    return Record(head, tuple(answers), tuple(marks))


def test_a_record_is_played_again_and_compared(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Record
) -> None:
    good, bad, other = (tmp_path / f"{name}.match" for name in ("good", "bad", "other"))
    good.write_text(write_record(record), encoding="utf-8")
    wrong = replace(record.marks[1], state="0" * 32)
    bad.write_text(write_record(replace(record, marks=(record.marks[0], wrong, *record.marks[2:]))), encoding="utf-8")
    other.write_text(write_record(replace(record, header=replace(record.header, rules="2.0"))), encoding="utf-8")

    status, out, _ = run(capsys, "replay", "verify", str(good), "--json")
    assert status == 0
    turns, winner = record.marks[-1].turn, verify(record, load_pool(ROOT / "assets" / "cards")).winner
    row = {"file": str(good), "ok": True, "turns": turns, "winner": winner, "step": None, "message": ""}
    assert winner in (0, 1) and json.loads(out) == {"verified": 1, "games": [row]}

    status, out, _ = run(capsys, "replay", "verify", str(good), str(bad), str(other), "--json")
    report = json.loads(out)
    assert (status, report["verified"]) == (1, 1)
    assert [game["ok"] for game in report["games"]] == [True, False, False]
    assert [game["step"] for game in report["games"]] == [None, wrong.after, None]
    assert "played by rules 2.0, this program plays" in report["games"][2]["message"]

    status, out, _ = run(capsys, "replay", "verify", str(good), str(bad))
    lines = out.splitlines()
    assert status == 1 and len(lines) == 2
    assert winner is not None
    assert lines[0] == f"{good}: verified, {turns} turns, {record.header.names[winner]} won."
    assert lines[1].startswith(f"{bad}: After step {wrong.after} of the record the game differs")


def test_a_record_that_cannot_be_read_is_bad_input(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Record
) -> None:
    file = tmp_path / "broken.match"
    file.write_text(write_record(record).replace("[0, ", "[7, "), encoding="utf-8")
    status, out, err = run(capsys, "replay", "verify", str(file), "--json")
    assert (status, out) == (2, "")
    assert re.fullmatch(r'trails: "broken.match" cannot be read: line \d+: a seat is 0 or 1\n', err)
    status, out, err = run(capsys, "replay", "verify", str(tmp_path / "none.match"))
    assert (status, out) == (2, "") and "none.match" in err and err.count("\n") == 1


def test_the_texts_of_the_shipped_cards_are_all_understood(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(file) for file in (resource_dir("assets") / "cards").glob("*.yaml"))
    assert cli.main(["cards", "check", *files, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["manual"] == 0 and report["lines"] == report["lines_understood"] > 200
    assert report["pairs"] == report["pairs_agree"] == report["cards"]


def test_a_card_file_that_is_none_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "check", str(tmp_path / "none.yaml")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# --- packs open -------------------------------------------------------------------------------------------------------
def test_packs_are_opened_from_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "packs", "open", "--count", "3", "--seed", "12", "--json")
    report = json.loads(out)
    assert (status, err, report.keys(), report["seed"]) == (0, "", {"packs", "seed"}, 12)
    assert [len(pack) for pack in report["packs"]] == [8, 8, 8]
    assert json.loads(run(capsys, "packs", "open", "--seed", "12", "--json")[1])["packs"][:3] == report["packs"]
    status, out, _ = run(capsys, "packs", "open", "--count", "1", "--seed", "12")
    assert status == 0 and out.startswith("Pack 1\n") and out.count(" D1-") == 8
    assert out.endswith("Carriers of Daylight, seed 12\n")


def test_without_a_seed_one_is_made_up_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (json.loads(run(capsys, "packs", "open", "--count", "1", "--json")[1]) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(run(capsys, "packs", "open", "--count", "1", "--seed", str(first["seed"]), "--json")[1])
    assert again == first


def test_five_packs_are_written_as_a_deck_that_is_legal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "five.deck"
    status, out, err = run(capsys, "packs", "open", "--seed", "3", "--deck", str(file), "--json")
    assert (status, err) == (0, "")
    text = file.read_text(encoding="utf-8")
    assert "# mode: blitz\n" in text and "# packs: " + " ".join(json.loads(out)["packs"][0]) in text
    assert run(capsys, "deck", "check", str(file), "--mode", "blitz")[0] == 0
    file.write_text(text.replace("# packs: ", "# unpacked: "), encoding="utf-8")
    status, out, _ = run(capsys, "deck", "check", str(file), "--mode", "blitz", "--json")
    (problem,) = json.loads(out)["problems"]
    assert (status, problem["rule"]) == (1, "602.3a") and "no record of the five packs" in problem["message"]
    before = file.read_bytes()
    status, _, err = run(capsys, "packs", "open", "--seed", "4", "--deck", str(file))
    assert status == 2 and "is there already" in err and file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["five.deck"]


def test_packs_of_ones_own_cards_and_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards, table = tmp_path / "own.jsonl", tmp_path / "own.yaml"
    rows = [
        {"number": f"X-{place}", "name": f"Pot {place}", "type": "ITEM", "cp": 1, "set": "Pots", "rarity": rarity}
        for place, rarity in enumerate("CCCUR")
    ]
    cards.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    status, out, _ = run(capsys, "packs", "open", "--cards", str(cards), "--seed", "1", "--json")
    assert status == 0 and {len(pack) for pack in json.loads(out)["packs"]} == {8}
    slots = "[{count: 1, rarities: {U: 1}}, {count: 1, rarities: {R: 1}}]"
    table.write_text(f"name: Pots\nslots: {slots}\n", encoding="utf-8")
    own = ("--cards", str(cards), "--set", str(table))
    status, out, _ = run(capsys, "packs", "open", *own, "--seed", "1", "--json")
    assert status == 0 and {tuple(sorted(pack)) for pack in json.loads(out)["packs"]} == {("X-3", "X-4")}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--count", "0"), "it must be at least 1"),
        (("--count", "4", "--deck", "four.deck"), "a Blitz Shield deck is made of 5 packs, not of 4"),
        (("--count", "1001"), "only 1 to 1000"),
        (("--seed", "x"), "'x' is no whole number"),
        (("--set", "nowhere.yaml"), "nowhere.yaml: No such file"),
        (("--deck", "no/such/folder.deck"), "No such file or directory"),
    ],
)
def test_packs_that_cannot_be_opened(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    status, out, err = run(capsys, "packs", "open", *arguments)
    assert (status, out) == (2, "") and says in err and err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# --- files that are none ----------------------------------------------------------------------------------------------
@pytest.mark.skipif(os.name != "posix", reason="pipes and devices are files there")
@pytest.mark.parametrize("command", [("deck", "check"), ("scenario", "run"), ("cards", "check"), ("replay", "verify")])
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "large"])
def test_what_is_no_plain_file_or_too_large_is_refused_before_it_is_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, str], kind: str
) -> None:
    ending = {"deck": ".deck", "scenario": ".yaml", "cards": ".yaml", "replay": ".match"}[command[0]]
    path = tmp_path / f"x{ending}"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "folder":
        path.mkdir()
    else:
        with path.open("wb") as file:
            file.truncate(300 * 2**20)
    some = str(resource_dir("assets") / "cards" / "d1-college.yaml")
    status, out, err = run(capsys, *command, str(path), "--cards", some)
    assert status in (1, 2), (out, err)
    assert "Traceback" not in err and len(err) + len(out) < 2000
