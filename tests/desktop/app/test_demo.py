"""The demo: a whole game off screen, its pictures, its log, and what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from trails_desktop.app.demo import game
from trails_desktop.app.demo.album import MOMENTS

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """One demo as a program of its own, without a display."""
    folder = tmp_path_factory.mktemp("demo")
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    (folder / "out").mkdir()
    (folder / "out" / "99-cure.png").write_bytes(b"of an earlier demo")
    (folder / "out" / "01-holiday.png").write_bytes(b"not ours")
    done = subprocess.run(
        [sys.executable, "-m", "trails_desktop", "--data", str(folder / "data"), "demo", "--out", str(folder / "out"),
         "--seed", "9", "--json"],
        cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=240, check=False,
    )  # fmt: skip
    return folder, done


def test_it_leaves_pictures_of_the_main_moments(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, done = played
    assert done.returncode == 0, done.stderr
    assert "plugin" not in done.stderr, "what Qt cannot do off screen is nobody's trouble"
    report = json.loads(done.stdout)
    assert set(report) == {"winner", "turns", "screenshots"}
    assert report["winner"] in game.NAMES and report["turns"] >= 3
    pictures = [Path(name) for name in report["screenshots"]]
    assert [path.name[:2] for path in pictures] == [f"{number:02d}" for number in range(1, len(pictures) + 1)]
    moments = {path.stem[3:] for path in pictures}
    # A plan need not happen in every game, all the rest does.
    assert set(MOMENTS) - {"plan"} <= moments <= set(MOMENTS)
    assert pictures[0].stem.endswith("start") and pictures[-1].stem.endswith("end")
    seen = set()
    for path in pictures:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 800)
        seen.add(path.read_bytes())
    assert len(seen) == len(pictures), "two moments look the same"
    assert not (folder / "out" / "99-cure.png").exists() and (folder / "out" / "01-holiday.png").exists()
    assert not list((folder / "out").glob("*.part"))


def test_the_pictures_of_cards_are_painted(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    """On a face without its picture there is text only: the held card of the drag has many colours."""
    path = next(Path(name) for name in json.loads(played[1].stdout)["screenshots"] if name.endswith("drag.png"))
    image = QImage(str(path))
    inspector = {image.pixel(x, y) for x in range(1010, 1260, 3) for y in range(60, 180, 3)}
    assert len(inspector) > 800


def test_it_leaves_the_log_as_text(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, done = played
    log = (folder / "out" / game.LOG).read_text(encoding="utf-8")
    turns = json.loads(done.stdout)["turns"]
    assert f"Turn {turns}" in log and f"Turn {turns + 1}" not in log
    assert "603.1a\t" in log and "803.6\t" in log and "{" not in log


def test_progress_goes_to_standard_error(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    assert "turn 2, bond " in played[1].stderr


def test_it_keeps_no_match_and_no_settings(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    data = played[0] / "data"
    assert not list(data.rglob("*.match")) and not list(data.rglob("*.ini"))


def test_a_folder_that_cannot_be_written_is_one_sentence(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert game.run(tmp_path / "file", seed=1, data=tmp_path) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("trails: ") and str(tmp_path / "file") in said.err
    assert said.err.count("\n") == 1 and said.err.rstrip().endswith(".")


def test_the_same_seed_gives_the_same_game_and_the_same_pictures(
    qtbot: QtBot,
    played: tuple[Path, subprocess.CompletedProcess[str]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder, done = played
    assert game.run(tmp_path / "again", seed=9, data=folder / "data") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "{winner} won in turn {turns}.".format(**json.loads(done.stdout))
    assert lines[-1] == str(tmp_path / "again" / game.LOG)
    log = (folder / "out" / game.LOG).read_bytes()
    assert (tmp_path / "again" / game.LOG).read_bytes() == log
    for name in json.loads(done.stdout)["screenshots"]:
        with Image.open(name) as first, Image.open(tmp_path / "again" / Path(name).name) as second:
            # To the eye: edges of letters and of what is half transparent may come out a little lighter or darker.
            changed = ImageChops.difference(*(image.convert("RGB").reduce(4) for image in (first, second)))
        marked = changed.point(lambda value: 255 * (value > 6)).getbbox()
        assert marked is None, f"{name}: {changed.getextrema()} within {marked} at a quarter of the size"
