"""Setting up: once, again, after an interruption, without a network, in somebody else's folder, without a display."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from installer import bootstrap
from installer.bootstrap import Checkout, SetupError

NO_NETWORK = "WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError'\nERROR: No matching"


@dataclass
class Machine:
    """Stands in for the programs that setting up calls, and keeps what was called."""

    checkout: Checkout
    calls: list[list[str]] = field(default_factory=list)
    fail: dict[str, str] = field(default_factory=dict)  # a word of a command -> what the command prints and fails with

    def run(self, command: Sequence[str], **options: Any) -> subprocess.CompletedProcess[str]:
        self.calls.append([str(part) for part in command])
        if "venv" in command:
            python = Checkout(self.checkout.root, Path(command[-1])).python
            python.parent.mkdir(parents=True)
            python.touch()
        for word, output in self.fail.items():
            if word in command:
                return subprocess.CompletedProcess(command, 1, stdout="", stderr=output)
        return subprocess.CompletedProcess(command, 0, stdout="", stderr="")

    def did(self) -> list[str]:
        """The calls since the last look, a word for each."""
        words = {"venv": "environment", "--requirement": "packages", "--editable": "project", "pytest": "tests"}
        calls, self.calls = self.calls, []
        return [next((word for sign, word in words.items() if sign in call), " ".join(call[1:])) for call in calls]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    root = tmp_path / "a checkout"
    (root / "installer").mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\n")
    (root / "installer" / "run.lock").write_text("a==1 \\\n    --hash=sha256:00\n")
    (root / "installer" / "test.lock").write_text("a==1 \\\n    --hash=sha256:00\nb==2 \\\n    --hash=sha256:00\n")
    machine = Machine(Checkout(root, root / ".venv"))
    monkeypatch.setattr(subprocess, "run", machine.run)
    return machine


def ensure(machine: Machine, kind: bootstrap.Kind = "run") -> list[str]:
    bootstrap.Setup(machine.checkout, {}).ensure(kind)
    return machine.did()


def test_the_first_time_sets_everything_up_and_says_so(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert ensure(machine) == ["environment", "packages", "project"]
    said = capsys.readouterr().err
    assert str(machine.checkout.venv) in said
    assert "1 packages of installer/run.lock" in said


def test_the_second_time_is_quick_and_quiet(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    ensure(machine)
    capsys.readouterr()
    assert ensure(machine) == []
    assert capsys.readouterr().err == ""


def test_packages_are_checked_by_their_hashes_and_never_built(machine: Machine) -> None:
    bootstrap.Setup(machine.checkout, {}).ensure("run")
    _, packages, project = machine.calls
    assert {"--require-hashes", "--only-binary=:all:"} <= set(packages)
    assert {"--no-deps", "--no-build-isolation", "--no-index"} <= set(project)


def test_the_tests_add_to_what_the_player_has(machine: Machine) -> None:
    ensure(machine, "run")
    assert ensure(machine, "test") == ["packages", "project"]
    assert ensure(machine, "run") == []


def test_a_new_lock_starts_from_an_empty_environment(machine: Machine) -> None:
    ensure(machine)
    left_over = machine.checkout.venv / "left-over"
    left_over.touch()
    machine.checkout.lock("run").write_text("a==2 \\\n    --hash=sha256:00\n")
    assert ensure(machine) == ["environment", "packages", "project"]
    assert not left_over.exists()


def test_a_changed_project_is_installed_again_without_its_packages(machine: Machine) -> None:
    ensure(machine)
    (machine.checkout.root / "pyproject.toml").write_text('[project]\nname = "b"\n')
    assert ensure(machine) == ["project"]


def test_an_interrupted_set_up_is_done_again(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(command: Sequence[str], **options: Any) -> subprocess.CompletedProcess[str]:
        if "--requirement" in command:
            raise KeyboardInterrupt
        return machine.run(command, **options)

    monkeypatch.setattr(subprocess, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        ensure(machine)
    half_done = machine.checkout.venv / "half-done"
    half_done.touch()
    machine.calls.clear()
    monkeypatch.setattr(subprocess, "run", machine.run)
    assert ensure(machine) == ["environment", "packages", "project"]
    assert not half_done.exists()


def test_an_environment_whose_python_is_gone_is_made_again(machine: Machine) -> None:
    ensure(machine)
    machine.checkout.python.unlink()
    assert ensure(machine) == ["environment", "packages", "project"]


def test_a_broken_note_is_as_good_as_none(machine: Machine) -> None:
    ensure(machine)
    (machine.checkout.venv / bootstrap.STATE_FILE).write_text("{", encoding="utf-8")
    assert ensure(machine) == ["environment", "packages", "project"]


def test_a_folder_of_somebody_else_is_left_alone(machine: Machine) -> None:
    mine = machine.checkout.venv / "mine.txt"
    mine.parent.mkdir()
    mine.write_text("precious")
    with pytest.raises(SetupError, match="was not made by this script"):
        ensure(machine)
    assert mine.read_text() == "precious"
    assert machine.did() == []


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (NO_NETWORK, "is there a network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was locked"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: In --require-hashes mode, all requirements must be pinned", "pip says: ERROR: In --require-hashes"),
        ("", "pip failed"),
    ],
)
def test_a_failure_is_one_sentence_and_the_next_try_starts_anew(machine: Machine, output: str, sentence: str) -> None:
    machine.fail["--requirement"] = output
    with pytest.raises(SetupError) as failure:
        ensure(machine)
    assert sentence in str(failure.value)
    assert "\n" not in str(failure.value)
    assert output in (machine.checkout.venv / bootstrap.LOG_FILE).read_text(encoding="utf-8")
    machine.fail.clear()
    machine.calls.clear()
    assert ensure(machine) == ["environment", "packages", "project"]


def test_a_python_without_its_venv_module_says_what_to_install(machine: Machine) -> None:
    machine.fail["venv"] = "ensurepip is not available"
    with pytest.raises(SetupError, match="install python3-venv"):
        ensure(machine)


def test_other_packages_are_not_mixed_in() -> None:
    env = {"PYTHONPATH": "elsewhere", "PYTHONHOME": "elsewhere", "HOME": "home"}
    assert bootstrap.child_environment(env) == {"HOME": "home"}


@pytest.mark.parametrize(
    ("env", "platform", "seen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_where_a_window_can_be_seen(env: dict[str, str], platform: str, seen: bool) -> None:
    assert bootstrap.has_display(env, platform) is seen


def test_with_a_display_the_window_opens(machine: Machine) -> None:
    ensure(machine)
    assert bootstrap.run(machine.checkout, [], {"DISPLAY": ":0"}) == 0
    assert machine.did() == [f"-c {bootstrap.OPEN_A_WINDOW}", "-m trails_desktop"]


@pytest.mark.parametrize(("env", "why"), [({}, "no display"), ({"DISPLAY": ":0"}, "cannot be opened")])
def test_without_a_display_a_demo_leaves_pictures(
    machine: Machine, capsys: pytest.CaptureFixture[str], env: dict[str, str], why: str
) -> None:
    ensure(machine)
    machine.fail[bootstrap.OPEN_A_WINDOW] = "could not connect to display"
    assert bootstrap.run(machine.checkout, [], env) == 0
    pictures = machine.checkout.root / "demo-pictures"
    assert machine.did()[-1] == f"-m trails_desktop demo --out {pictures}"
    first, last = capsys.readouterr().err.splitlines()[-2:]
    assert why in first
    assert last.endswith(f"are in {pictures}")


def test_a_demo_that_fails_is_not_called_a_success(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    ensure(machine)
    machine.fail["demo"] = ""
    assert bootstrap.run(machine.checkout, [], {}) == 1
    assert "the demo failed" in capsys.readouterr().err.splitlines()[-1]


def test_arguments_go_to_the_program(machine: Machine) -> None:
    ensure(machine)
    assert bootstrap.run(machine.checkout, ["selfplay", "--games", "3"], {}) == 0
    assert machine.did() == ["-m trails_desktop selfplay --games 3"]


def test_style_types_and_tests_run_in_this_order(machine: Machine) -> None:
    ensure(machine, "test")
    assert bootstrap.test(machine.checkout, ["-k", "x"], {"QT_SCALE_FACTOR": "2"}) == 0
    ruff, mypy, pytest_call = machine.calls
    assert ruff[1:4] == ["-m", "ruff", "check"]
    assert mypy[1:] == ["-m", "mypy"]
    assert pytest_call[1:3] == ["-m", "pytest"]
    assert pytest_call[-2:] == ["-k", "x"]


@pytest.mark.parametrize(("word", "runs_tests"), [("ruff", False), ("mypy", False), ("pytest", True)])
def test_whatever_fails_fails_the_whole(machine: Machine, word: str, runs_tests: bool) -> None:
    ensure(machine, "test")
    machine.fail[word] = "found something"
    assert bootstrap.test(machine.checkout, [], {}) == 1
    assert ("tests" in machine.did()) is runs_tests


def test_a_signal_is_reported_as_a_shell_would(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], -6))
    assert bootstrap.call(["x"], tmp_path, {}) == 128 + 6


def test_an_unknown_command_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["install"]) == 2
    assert "bootstrap.py run" in capsys.readouterr().err
