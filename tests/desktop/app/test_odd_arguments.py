"""What a command line may hold that nobody meant: names no system takes, signs that steer a terminal, huge numbers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trails_desktop.app import cli
from trails_desktop.files import write_whole

LONG = "d" * 300
HUGE = "9" * 5000


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command says; it did nothing."""
    try:
        status = cli.main(arguments)
    except SystemExit as ended:
        status = int(str(ended.code))
    out, err = capsys.readouterr()
    assert status == 2 and out == "", (status, out)
    assert err.count("\n") == 1 and len(err) < 1000, err
    assert err.removesuffix("\n").isprintable(), "nothing in it steers a terminal"
    return err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--data", LONG, "cards", "export", "all.csv"),
        ("deck", "check", LONG),
        ("deck", "check", LONG, "--cards", f"{LONG}.yaml"),
        ("replay", "verify", f"{LONG}.match"),
        ("cards", "import", f"{LONG}.csv"),
        ("cards", "import", "a.csv", "--images", LONG),
        ("cards", "check", f"{LONG}.yaml"),
        ("packs", "open", "--deck", LONG),
        ("packs", "open", "--set", LONG),
        ("selfplay", "--decks", LONG, LONG),
    ],
)
def test_a_name_that_no_system_takes_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.csv").write_text("number,name\n", "utf-8")
    given = arguments if "--data" in arguments else ("--data", str(tmp_path / "data"), *arguments)
    assert refused(capsys, *given)


@pytest.mark.parametrize("name", ["", " "])
def test_a_data_folder_without_a_name_is_not_the_one_at_hand(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """As of a variable of a shell that is not set."""
    monkeypatch.chdir(tmp_path)
    assert "no folder is named" in refused(capsys, "--data", name, "cards", "export", "all.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("selfplay", "--games", "9" * 30),
        ("selfplay", "--games", HUGE),
        ("packs", "open", "--seed", HUGE),
        ("packs", "open", "--count", "9" * 30),
        ("serve", "--tables", "999999"),
        ("serve", "--clock", f"decision:{HUGE}"),
        ("rules", HUGE),
        ("demo", "--out", "x", "--size", f"{HUGE}x480"),
    ],
)
def test_huge_numbers_are_refused_in_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    assert refused(capsys, "--data", str(tmp_path), *arguments)


def test_what_was_given_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert r"\x1b[2J" in refused(capsys, "rules", "a\x1b[2J\x9b\u202e\udcff")
    path = tmp_path / "a\x1b]0;evil\x07.deck"
    path.write_text("not a card at all\n", "utf-8")
    assert r"\x1b]0;evil\x07.deck" in refused(capsys, "deck", "check", str(path))


@pytest.mark.parametrize("address", ["x" * 300, "10.0.0.1\0", "no.such.address.invalid."])
def test_an_address_that_is_none_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str
) -> None:
    assert "No game can wait" in refused(capsys, "--data", str(tmp_path), "serve", "--address", address)


@pytest.mark.skipif(os.name != "posix", reason="pipes are files there")
def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.csv")
    with pytest.raises(OSError, match=r"pipe\.csv"):
        write_whole(tmp_path / "pipe.csv", b"x")
