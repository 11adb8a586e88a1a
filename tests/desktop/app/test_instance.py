"""One program on one data folder: a second start hands over, and a dead lock is recognised."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from tests.desktop import window_kills
from trails_desktop.app import instance as one
from trails_desktop.app.instance import LOCK, Instance, InUse, Request, address, claim
from trails_desktop.paths import Paths

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def paths(tmp_path_factory: pytest.TempPathFactory) -> Paths:
    made = Paths(tmp_path_factory.mktemp("d"))
    made.create()
    return made


def second(paths: Paths, request: Request, listens: str = "", patience: str = "") -> subprocess.Popen[str]:
    """Another process that claims the folders and says what came of it. listens: told to go on it hears one request.
    patience: the milliseconds it has with one that does not listen, which it says it begins."""
    program = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from trails_desktop.app.instance import *; from trails_desktop.paths import Paths\n"
        "from trails_desktop.app import instance\napp = QCoreApplication([])\n"
        "if sys.argv[5]:\n    instance._PATIENCE_MS = int(sys.argv[5])\n    print('asking', flush=True)\n"
        "try:\n    got = claim(Paths(Path(sys.argv[1])), Request(sys.argv[2], sys.argv[3]))\n"
        "except InUse as error:\n    print('in use:', error)\n"
        "else:\n    print('handed over' if got is None else 'held', flush=True)\n"
        "    sys.stdin.readline() if got is not None else None\n"
        "    got and got.wanted.connect(lambda request: print(request.deck, flush=True) or app.quit())\n"
        "    sys.argv[4] and app.exec()\n    import os; os._exit(0)\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", program, str(paths.data), request.deck, request.join, listens, patience],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip


def test_a_second_start_hands_over_what_it_was_started_for(qtbot: QtBot, paths: Paths) -> None:
    first = claim(paths, Request())
    assert first is not None
    request = Request("/somewhere/my first.deck", "192.168.1.7:4711")
    try:
        with qtbot.waitSignal(first.wanted, timeout=20_000) as heard:
            other = second(paths, request)
        out, _ = other.communicate(timeout=20)
        assert heard.args == [request] and out == "handed over\n"
    finally:
        first.release()
    again = claim(paths, Request())
    assert again is not None, "who has ended holds nothing"
    again.release()


def test_what_a_killed_program_left_holds_nothing(qtbot: QtBot, paths: Paths) -> None:
    other = second(paths, Request())
    assert other.stdout is not None and other.stdout.readline() == "held\n"
    other.kill()
    other.communicate()
    assert (paths.library / LOCK).exists()
    again = claim(paths, Request())
    assert again is not None
    again.release()


@pytest.mark.parametrize("left", [b"", b"\n", b"\0" * 64, b"\xff\x00rubbish", b"no number\npython\nhost\n\n\n"])
def test_a_lock_that_a_power_cut_spoilt_holds_nothing(
    qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch, left: bytes
) -> None:
    monkeypatch.setattr(one, "_PATIENCE_MS", 10)
    (paths.library / LOCK).write_bytes(left)
    again = claim(paths, Request())
    assert again is not None
    again.release()


def test_who_takes_no_request_is_named_in_one_sentence(
    qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for another user, whose program cannot be talked to."""
    monkeypatch.setattr(one, "_PATIENCE_MS", 50)
    other = second(paths, Request())
    assert other.stdout is not None and other.stdout.readline() == "held\n"
    monkeypatch.setattr(one, "address", lambda _: "")
    try:
        with pytest.raises(InUse) as refused:
            claim(paths, Request())
        assert str(other.pid) in str(refused.value) and str(paths.library) in str(refused.value)
        assert "\n" not in str(refused.value)
    finally:
        other.kill()
        other.communicate()


def test_one_that_is_still_starting_is_waited_for(qtbot: QtBot, paths: Paths) -> None:
    """It may be making its library: who starts the program twice is not told to close the first one."""
    first = second(paths, Request(), "listens")
    assert first.stdin is not None and first.stdout is not None and first.stdout.readline() == "held\n"
    other = second(paths, Request("my.deck"), "", "1")
    try:
        assert other.stdout is not None and other.stdout.readline() == "asking\n"
        first.stdin.write("\n")
        first.stdin.flush()
        assert other.communicate(timeout=60)[0] == "handed over\n"
        assert first.stdout.readline() == "my.deck\n"
    finally:
        for process in (first, other):
            process.kill()
            process.communicate()


@pytest.mark.skipif(os.name != "posix", reason="locks of that kind are those of POSIX")
def test_windows_that_are_killed_on_one_folder_lose_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    found = window_kills.run(1, tmp_path)
    assert found.faults == []
    assert found.held >= 1 and found.kills >= 1, found


@pytest.mark.skipif(os.name != "posix", reason="a socket is a file there")
@pytest.mark.parametrize("said", [b"\n", b"[]\n", b'{"deck": 3}\n', b'{"evil": ""}\n', b"\xff\n", b"x" * 100_000])
def test_rubbish_at_the_socket_is_dropped(qtbot: QtBot, paths: Paths, said: bytes) -> None:
    first = claim(paths, Request())
    assert first is not None
    heard: list[object] = []
    first.wanted.connect(heard.append)
    line = QLocalSocket()
    try:
        line.connectToServer(address(paths))
        assert line.waitForConnected(2000)
        with qtbot.waitSignal(line.disconnected, timeout=5000):
            line.write(said)
            line.flush()
        assert heard == []
    finally:
        line.abort()
        first.release()


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_only_the_same_user_may_talk(qtbot: QtBot, paths: Paths) -> None:
    first = claim(paths, Request())
    assert isinstance(first, Instance)
    try:
        assert Path(address(paths)).stat().st_mode & 0o077 == 0
    finally:
        first.release()


@pytest.mark.skipif(os.name != "posix", reason="a socket is a file there")
def test_a_socket_of_another_kind_in_its_place_does_not_shut_the_folder(qtbot: QtBot, paths: Paths) -> None:
    with socket.socket(socket.AF_UNIX) as old:
        old.bind(address(paths))
        first = claim(paths, Request())
    assert first is not None
    first.release()


def test_a_long_way_to_the_folder_is_no_obstacle(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths(tmp_path / ("x" * 90) / ("y" * 90))
    paths.create()
    first = claim(paths, Request())
    assert first is not None
    first.release()


def test_a_second_window_ends_and_the_first_one_is_asked(qtbot: QtBot, paths: Paths) -> None:
    """The command itself: it says nothing, opens nothing, and ends well."""
    first = claim(paths, Request())
    assert first is not None
    try:
        with qtbot.waitSignal(first.wanted, timeout=30_000) as heard:
            other = subprocess.Popen(
                [sys.executable, "-m", "trails_desktop", "--data", str(paths.data), "--open", "a.deck"],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
            )  # fmt: skip
        out, err = other.communicate(timeout=30)
        assert (other.returncode, out, err) == (0, "", "")
        assert heard.args == [Request(str(ROOT / "a.deck"))]
    finally:
        first.release()
    library = paths.library / "library.sqlite3"
    assert not library.exists(), "it touched nothing"
    assert os.listdir(paths.records) == []
